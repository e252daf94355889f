import JournalFormat

/// A file that another program, such as an editor, is about to change, as it was before.
///
/// No lock is held meanwhile; the changes are recorded afterwards.
struct ExternalEdit: Hashable, Sendable {
  /// The path relative to the journal's folder.
  var path: String
  /// Its label in the list of `journal undo`.
  var label: String
  /// Its content; `nil` if there was no file.
  var bytes: [UInt8]?
  /// Its permission bits.
  var mode: UInt32 = 0o600
  /// The name of the latest record at that time.
  var lastRecord: String?
  /// The record that has the program's changes so far.
  var record: String?
}

/// Changes made by other programs, recorded so that `journal undo` takes them back.
extension JournalChanges {
  /// Remembers a file's content before another program changes it.
  func beginExternalEdit(_ path: String, _ label: String) throws -> ExternalEdit {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    let store = try writer.requiredStore()
    var file = ExternalEdit(path: path, label: label)
    try remember(&file, writer: writer, store: store)
    try refusing("‘\(path)’", consequence: "; it was left alone") { () throws(FileProblem) in
      try FileBounds.check(file.bytes ?? [], of: path)
    }
    return file
  }

  /// Records the changes since `beginExternalEdit` as one command; `false` if there are none.
  ///
  /// Changes by other journal commands meanwhile stay theirs.
  func recordExternalEdit(_ file: inout ExternalEdit) throws -> Bool {
    do {
      let writer = try writer()
      defer { withExtendedLifetime(writer) {} }
      let store = try writer.requiredStore()
      let (current, problem) = Self.look(at: file.path, writer)
      let changes = OutsideChanges(to: file, now: current, in: store)
      guard !changes.steps.isEmpty else { return false }
      let recording = try changes.recording(in: store)
      for step in changes.steps {
        recording.beginChange()
        let place = try recording.note(file.path, step.kind)
        guard let old = step.before else { continue }
        try AtomicWrite.keep(old, mode: file.mode, at: place)
      }
      recording.finish()
      file.record = recording.record?.id.name
      if let problem {
        throw CommandFailure(
          problem.status,
          "\(problem.reason); once that is gone, ‘journal undo’ brings back what was there")
      }
      try remember(&file, writer: writer, store: store)
      return true
    } catch let failure as CommandFailure {
      throw CommandFailure(
        failure.status,
        "‘\(file.path)’ is as it was left, but ‘journal undo’ cannot take that back: \(failure.reason)")
    }
  }

  /// The file's content now; `nil` and the reason if something else, such as a link, is in its place.
  private static func look(at path: String, _ writer: JournalWriter) -> ([UInt8]?, CommandFailure?) {
    do {
      return (try writer.look(at: path)?.bytes, nil)
    } catch {
      return (nil, CommandFailure(wrapping: error))
    }
  }

  private func remember(_ file: inout ExternalEdit, writer: JournalWriter, store: UndoStore) throws {
    let found = try writer.look(at: file.path)
    file.bytes = found?.bytes
    file.mode = found?.mode ?? file.mode
    file.lastRecord = try store.ids().last?.name
  }
}

/// The changes of another program to a file, apart from those of journal commands meanwhile.
struct OutsideChanges {
  /// A change by the program: the content before and after; `nil` for no file.
  struct Step: Hashable {
    var before: [UInt8]?
    var after: [UInt8]?

    /// The kind of record entry for it.
    var kind: UndoManifest.Kind {
      switch (before, after) {
      case (let before?, let after?): .update(ByteSplice(from: before, to: after))
      case (nil, let after?): .create(Fingerprint(after), folders: 0)
      case (_, nil): .remove
      }
    }
  }

  let file: ExternalEdit
  /// In order; empty if the program changed nothing.
  let steps: [Step]

  /// Every change between two journal commands was the program's.
  init(to file: ExternalEdit, now current: [UInt8]?, in store: UndoStore) {
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

  /// The changes by journal commands since the edit began, oldest first; `nil` if unknown.
  ///
  /// Commands that were undone do not count.
  private static func commands(on file: ExternalEdit, in store: UndoStore) -> [Step]? {
    guard let ids = try? store.ids() else { return nil }
    // After ‘journal undo --forget’ the numbers start again.
    let start = ids.firstIndex { $0.name == file.lastRecord }.map { $0 + 1 } ?? 0
    var commands: [Step] = []
    for id in ids[start...] {
      guard let folder = store.open(id), let manifest = UndoStore.manifest(in: folder) else { return nil }
      guard !manifest.isUndone else { continue }
      for history in FileHistory.all(of: manifest.changes) where history.path == file.path {
        guard case .update(let splices) = history.kind,
          let before = try? UndoStore.bytes(of: UndoRecording.name(history.number, "before"), in: folder),
          let after = FileHistory.applied(splices, to: before)
        else { return nil }
        commands.append(Step(before: before, after: after))
      }
    }
    return commands
  }
}
