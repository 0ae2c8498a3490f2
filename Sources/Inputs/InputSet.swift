package import StateGraph

/// Files that are played together, and their contents.
package struct InputSet: Sendable {
  package let files: [InputFile]
  /// In the order of the files; at least one.
  package let inputs: [Input]

  /// - Parameters:
  ///   - files: At least one.
  ///   - inputs: The contents of each file.
  package init(_ files: [InputFile], _ inputs: [Input]) {
    self.files = files
    self.inputs = inputs
  }

  /// Reads files one after another; a sheet that several of them name is decoded once.
  ///
  /// - Returns: The contents of each file, or why it cannot be played.
  package static func read(_ files: [InputFile]) -> [Result<Input, InputError>] {
    var library = SheetLibrary()
    return files.map { file in
      let result = Result { () throws(InputError) in try file.read(library) }
      if case .success(let input) = result { library = library.merging(input.origins.library) }
      return result
    }
  }

  /// The actors of all files on one stage.
  package var graph: StateGraph { files.graph(joining: inputs.map(\.graph)) }
}

extension [InputFile] {
  /// The actors of all files on one stage, given the graph of each.
  package func graph(joining graphs: [StateGraph]) -> StateGraph {
    .joining(graphs, files: FileNames.unique(map(\.path)))
  }
}
