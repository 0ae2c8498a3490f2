extension ImageAnimator {
  /// Calls `handler` with each event of one kind from now on, after those added before.
  @discardableResult
  public func observe(
    _ kind: AnimationEvent.Kind, _ handler: @escaping (AnimationEvent) -> Void
  ) -> ObserverID {
    observe { if $0.kind == kind { handler($0) } }
  }
}

extension AnimationManager {
  /// Calls `handler` with each event of one kind of a state from now on, after those added before.
  ///
  /// The state may be added later.
  @discardableResult
  public func observe(
    _ state: String, _ kind: AnimationEvent.Kind, _ handler: @escaping (AnimationEvent) -> Void
  ) -> ObserverID {
    observe(state) { if $0.kind == kind { handler($0) } }
  }
}
