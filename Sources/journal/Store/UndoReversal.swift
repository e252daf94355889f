import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Takes back what a record says: all of it, or nothing.
struct UndoReversal {
  let writer: JournalWriter
  let id: UndoID
  let record: Descriptor
  let manifest: UndoManifest

  /// What taking back a change comes to.
  private enum Step {
    case nothing
    case restore(ByteSplice)
    case remove(Fingerprint, folders: Int)
    case bringBack
  }

  /// Looks at all changes first, then takes them back, the last one first.
  func run() throws -> [UndoOutcome.File] {
    let changes = Array(manifest.changes.reversed())
    let steps = try changes.map(step)
    var files: [UndoOutcome.File] = []
    var again: [() throws -> Void] = []
    do {
      for (change, step) in zip(changes, steps) {
        files.append(UndoOutcome.File(path: change.path, change: try carryOut(step, change, &again)))
      }
    } catch {
      do {
        for redo in again.reversed() { try redo() }
      } catch {
        throw CommandFailure(
          .refused,
          "‘\(manifest.label)’ was taken back only in part; ‘journal undo’ once more takes back the rest")
      }
      throw error
    }
    return files
  }

  /// What is to be done about a change; a failure if it collides with what happened since.
  private func step(_ change: UndoManifest.Change) throws -> Step {
    switch change.kind {
    case .update(let splice):
      let current = try current(change.path)
      return try reversed(splice, current, change) == current ? .nothing : .restore(splice)
    case .create(let print, let folders):
      guard let current = try current(change.path) else { return .nothing }
      guard print.matches(current) else { throw collision(change, "has been changed since") }
      return .remove(print, folders: folders)
    case .remove:
      guard try isKept(UndoRecording.name(change.number, "before")) else { return .nothing }
      guard try current(change.path) == nil else { throw collision(change, "is there again") }
      return .bringBack
    }
  }

  /// What the file held before the change, with what was changed elsewhere since.
  private func reversed(
    _ splice: ByteSplice, _ current: [UInt8]?, _ change: UndoManifest.Change
  ) throws -> [UInt8] {
    guard let current else { throw collision(change, "is gone") }
    if splice.before.matches(current) { return current }
    if let before = splice.takenBack(from: current) { return before }
    let name = UndoRecording.name(change.number, "before")
    guard let before = try? UndoStore.bytes(of: name, in: record), let after = splice.applied(to: before),
      let merged = mergedLines(base: after, before, current)
    else { throw collision(change, "has been changed since in the same place") }
    return merged
  }

  private func carryOut(
    _ step: Step, _ change: UndoManifest.Change, _ again: inout [() throws -> Void]
  ) throws -> UndoOutcome.Change {
    let path = change.path
    switch step {
    case .nothing: return .untouched
    case .restore(let splice):
      var displaced: [UInt8] = []
      var written: [UInt8] = []
      _ = try writer.update(path, note: { _ in freePlace(change) }) { current in
        displaced = current ?? []
        written = try reversed(splice, current, change)
        return written
      }
      again.append { [writer] in
        _ = try writer.update(path) { current in
          guard current == written else { throw collision(change, "has been changed since") }
          return displaced
        }
      }
      return .restored
    case .remove(let print, let folders):
      let place = freePlace(change)
      try AtomicWrite.takeAway(path, in: writer.journal, to: { place }, if: print.matches)
      writer.removeFolders(folders, of: path)
      again.append { [writer] in try AtomicWrite.bringBack(place, to: path, in: writer.journal) }
      return .removed
    case .bringBack:
      let place = AtomicWrite.Place(folder: record, name: UndoRecording.name(change.number, "before"))
      try AtomicWrite.bringBack(place, to: path, in: writer.journal)
      again.append { [writer] in try AtomicWrite.takeAway(path, in: writer.journal, to: { place }) }
      return .broughtBack
    }
  }

  /// What a file holds now; `nil` if there is none.
  private func current(_ path: String) throws -> [UInt8]? {
    do {
      let target = try AtomicWrite.find(path, in: writer.journal, making: false)
      return try AtomicWrite(at: target, shownAs: path, in: writer.journal).existing()?.bytes
    } catch is AtomicWrite.MissingFolder {
      return nil
    }
  }

  /// Whether the record holds a file of that name.
  private func isKept(_ name: [UInt8]) throws -> Bool {
    var status = stat()
    if cString(name, { fstatat(record.number, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 {
      return status.st_mode & S_IFMT == S_IFREG
    }
    if errno == ENOENT { return false }
    throw CommandFailure(
      .refused, "‘.journal/undo/\(id.name)’ cannot be looked at: \(systemMessage(errno)); nothing was changed"
    )
  }

  /// Where to keep what taking back displaces: `1.after`, or the first such name that is free.
  private func freePlace(_ change: UndoManifest.Change) -> AtomicWrite.Place {
    var name = UndoRecording.name(change.number, "after")
    var status = stat()
    for attempt in 2..<100
    where cString(name, { fstatat(record.number, $0, &status, AT_SYMLINK_NOFOLLOW) }) == 0 {
      name = UndoRecording.name(change.number, "after-\(attempt)")
    }
    return AtomicWrite.Place(folder: record, name: name)
  }

  private func collision(_ change: UndoManifest.Change, _ what: String) -> CommandFailure {
    let name = UndoRecording.name(change.number, "before")
    // A crash may have come between the swap and the move, and what it left lies among the leftovers.
    let kept = (try? isKept(name)) == true ? "\(id.name)/\(String(decoding: name, as: UTF8.self))" : ""
    let place = "\(writer.journal.path)/.journal/undo/\(kept)"
    let remedy =
      switch change.kind {
      case .update: "what it held before is in ‘\(place)’; change it by hand"
      case .create: "remove it by hand, or what you do not want of it"
      case .remove: "what was removed is in ‘\(place)’; put it where you want it"
      }
    return CommandFailure(
      .refused,
      "‘\(change.path)’ \(what), so ‘\(manifest.label)’ cannot be taken back and nothing was changed; \(remedy)"
    )
  }
}
