/// What another program made of a lent file, apart from what commands did to it meanwhile.
struct OutsideChanges {
  /// A change by the program, from what the file held to what it held then; `nil` for no file.
  struct Step: Hashable {
    var before: [UInt8]?
    var after: [UInt8]?

    /// How it is written down.
    var kind: UndoManifest.Kind {
      switch (before, after) {
      case (let before?, let after?): .update(ByteSplice(from: before, to: after))
      case (nil, let after?): .create(Fingerprint(after), folders: 0)
      case (_, nil): .remove
      }
    }
  }

  let file: LentFile
  /// In the order in which they came; none if the program changed nothing.
  let steps: [Step]

  /// Whatever the file went through between two commands was the program's doing.
  init(to file: LentFile, now current: [UInt8]?, in store: UndoStore) {
    self.file = file
    let whole = [Step(before: file.bytes, after: current)].filter { $0.before != $0.after }
    guard let commands = Self.commands(on: file, in: store) else {
      steps = whole
      return
    }
    var steps: [Step] = []
    var last = file.bytes
    for command in commands {
      steps.append(Step(before: last, after: command.before))
      last = command.after
    }
    steps.append(Step(before: last, after: current))
    steps.removeAll { $0.before == $0.after }
    // A file that came or went in between is not taken back step by step.
    let isOneThread = steps.count < 2 || steps.allSatisfy { $0.before != nil && $0.after != nil }
    self.steps = isOneThread ? steps : whole
  }

  /// The record to write into: the file's own if nothing came after it, or else a new one.
  func recording(in store: UndoStore) throws -> UndoRecording {
    let new = UndoRecording(store, label: file.label)
    guard steps.count == 1, case .update = steps[0].kind, let last = try store.ids().last,
      last.name == file.record, let folder = store.open(last),
      let manifest = UndoStore.manifest(in: folder), !manifest.isUndone
    else { return new }
    return UndoRecording(store, continuing: last, in: folder, manifest)
  }

  /// What commands made of the file since it was lent, the first one first; `nil` if that cannot be told.
  ///
  /// One that was taken back again is as if it had never been.
  private static func commands(on file: LentFile, in store: UndoStore) -> [Step]? {
    guard let ids = try? store.ids() else { return nil }
    // After ‘journal undo --forget’ the numbers begin anew.
    let start = ids.firstIndex { $0.name == file.lastRecord }.map { $0 + 1 } ?? 0
    var commands: [Step] = []
    for id in ids[start...] {
      guard let folder = store.open(id), let manifest = UndoStore.manifest(in: folder) else { return nil }
      guard !manifest.isUndone else { continue }
      for strand in UndoStrand.all(of: manifest.changes) where strand.path == file.path {
        guard case .update(let splices) = strand.kind,
          let before = try? UndoStore.bytes(of: UndoRecording.name(strand.number, "before"), in: folder),
          let after = UndoStrand.applied(splices, to: before)
        else { return nil }
        commands.append(Step(before: before, after: after))
      }
    }
    return commands
  }
}
