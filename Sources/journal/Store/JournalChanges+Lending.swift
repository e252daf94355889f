import JournalFormat

/// Changes that other programs make, recorded as a command's own.
extension JournalChanges {
  /// Hands a file over to another program, and keeps in mind what it holds.
  ///
  /// Where there is none, one that holds `opening` is made; without `opening` it stays away.
  func lend(_ path: String, _ label: String, opening: [UInt8]?) throws -> LentFile {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    let store = try writer.requiredStore()
    var file = LentFile(path: path, label: label)
    if let opening, try writer.look(at: path) == nil {
      file.record = try Self.transact(label, in: writer) { _ = try $0.create(path, opening) }?.name
      file.opening = opening
    }
    try remember(&file, writer, store)
    do throws(FileProblem) {
      try FileBounds.check(file.bytes ?? [], of: path)
    } catch {
      throw CommandFailure(.refused, "‘\(path)’ \(error.reason); it was left alone")
    }
    return file
  }

  /// Records what has become of a lent file since, as one command; `false` if nothing has.
  ///
  /// What other commands did to the file meanwhile stays theirs. A file that was made to be lent and still holds nothing
  /// else goes again, with its record.
  func takeIn(_ file: inout LentFile) throws -> Bool {
    do {
      let writer = try writer()
      defer { withExtendedLifetime(writer) {} }
      let store = try writer.requiredStore()
      let (current, problem) = Self.look(at: file.path, writer)
      if let opening = file.opening, opening == current, try withdraw(file, writer, store) {
        file.record = nil
        try remember(&file, writer, store)
        return false
      }
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
      try remember(&file, writer, store)
      return true
    } catch let failure as CommandFailure {
      throw CommandFailure(
        failure.status,
        "‘\(file.path)’ is as it was left, but ‘journal undo’ cannot take that back: \(failure.reason)")
    }
  }

  /// What a lent file holds now; where a link or the like is in its place, nothing, and why.
  private static func look(at path: String, _ writer: JournalWriter) -> ([UInt8]?, CommandFailure?) {
    do {
      return (try writer.look(at: path)?.bytes, nil)
    } catch {
      return (nil, error as? CommandFailure ?? CommandFailure(.refused, "\(error)"))
    }
  }

  private func remember(_ file: inout LentFile, _ writer: JournalWriter, _ store: UndoStore) throws {
    let found = try writer.look(at: file.path)
    file.bytes = found?.bytes
    file.mode = found?.mode ?? file.mode
    file.lastRecord = try store.ids().last?.name
  }

  /// Takes away the file that was made, and the record of that; `false` if it was taken back meanwhile.
  private func withdraw(_ file: LentFile, _ writer: JournalWriter, _ store: UndoStore) throws -> Bool {
    guard let id = file.record.flatMap({ UndoID(Array($0.utf8)) }), let folder = store.open(id),
      let manifest = UndoStore.manifest(in: folder), !manifest.isUndone
    else { return false }
    let reversal = UndoReversal(writer: writer, id: id, record: folder, manifest: manifest)
    _ = try reversal.carryOut(reversal.plan())
    store.remove(id)
    return true
  }
}
