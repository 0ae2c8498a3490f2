/// What the values of attributes can refer to.
struct ValueContext: Sendable {
  let keys: KeyNames
  let triggers: [TriggerSpec]
}
