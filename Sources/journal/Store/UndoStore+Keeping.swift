#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How long things are kept.
extension UndoStore {
  /// Records are kept for 30 days.
  private static let age = 30 * 86_400
  /// This many of the last commands are kept however old they are.
  private static let least = 20
  /// How many old records one command removes at the most, so that it does not take long.
  private static let most = 50

  /// Removes the records that are old enough.
  func prune() {
    for id in (try? ids())?.dropLast(Self.least).prefix(Self.most) ?? [] where id.time < now - Self.age {
      _ = removeFolder(Array(id.name.utf8))
    }
  }

  /// Removes all records and leftovers, and returns how many bytes they took.
  func forget() throws(CommandFailure) -> Int {
    var names: [[UInt8]] = []
    do throws(FileProblem) {
      try forEachEntry(ofFolder: [], below: folder.number) { entry in
        let isLeftovers = entry.name.starts(with: Self.leftoversPrefix.utf8)
        if case .folder = entry.kind, isLeftovers || UndoID(entry.name) != nil { names.append(entry.name) }
        return true
      }
    } catch {
      throw CommandFailure(.refused, "‘.journal/undo’ \(error.reason)")
    }
    // The newest first: after a crash no gap makes an older command look like the last one.
    var size = 0
    for name in names.sorted(by: { $1.lexicographicallyPrecedes($0) }) {
      guard let freed = removeFolder(name) else {
        let shown = String(decoding: name, as: UTF8.self)
        throw CommandFailure(
          .refused,
          "‘.journal/undo/\(shown)’ cannot be removed: \(systemMessage(errno)); the rest is still there")
      }
      size += freed
    }
    _ = uninterrupted { fsync(folder.number) }
    return size
  }

  /// Removes a record in which nothing is kept; whether there was nothing.
  func removeIfOnlyBegun(_ id: UndoID) -> Bool {
    guard let record = open(id) else { return false }
    var isOnlyBegun = true
    do throws(FileProblem) {
      try forEachEntry(ofFolder: [], below: record.number) { entry in
        if entry.name != Self.log { isOnlyBegun = false }
        return isOnlyBegun
      }
    } catch {
      return false
    }
    return isOnlyBegun && removeFolder(Array(id.name.utf8)) != nil
  }

  /// Removes a record as if it had never been.
  func remove(_ id: UndoID) { _ = removeFolder(Array(id.name.utf8)) }

  /// Removes a folder with the files in it; the bytes they took, or `nil` and `errno`.
  private func removeFolder(_ name: [UInt8]) -> Int? {
    guard let inner = Self.open(name, in: folder) else { return nil }
    let size = Self.size(of: inner)
    var files: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: inner.number) { entry in
      files.append(entry.name)
      return true
    }
    // Without its log a half-removed record is none.
    if files.contains(Self.log) { AtomicWrite.remove(AtomicWrite.Place(folder: inner, name: Self.log)) }
    for file in files where file != Self.log {
      AtomicWrite.remove(AtomicWrite.Place(folder: inner, name: file))
    }
    return AtomicWrite.removeFolder(AtomicWrite.Place(folder: folder, name: name)) == 0 ? size : nil
  }

  /// Moves what crashes left in `.journal/tmp` to a folder of its own. It may be somebody's text: nothing is removed.
  func rescueLeftovers(of own: PrivateFolder) { rescue(from: own.unfinished) { _ in true } }

  /// The same for unfinished files beside a file that is about to be written.
  func rescueLeftovers(beside folder: Descriptor) {
    rescue(from: folder) { $0.starts(with: AtomicWrite.besidePrefix.utf8) }
  }

  private func rescue(from source: Descriptor, _ isLeftover: ([UInt8]) -> Bool) {
    var names: [[UInt8]] = []
    try? forEachEntry(ofFolder: [], below: source.number) { entry in
      if case .file = entry.kind, isLeftover(entry.name) { names.append(entry.name) }
      return true
    }
    guard !names.isEmpty else { return }
    guard let shelf = PrivateFolder.folder(Self.leftoversPrefix + UndoID.stamp(now), in: folder) else {
      return
    }
    for name in names {
      let leftover = AtomicWrite.Place(folder: source, name: name)
      // One program may leave several of a name, and within a second. What cannot be moved is in nobody's way.
      for number in 1...100 {
        let kept = number == 1 ? name : name + Array("-\(number)".utf8)
        guard AtomicWrite.move(leftover, to: AtomicWrite.Place(folder: shelf, name: kept)) == EEXIST else {
          break
        }
      }
    }
    _ = uninterrupted { fsync(shelf.number) }
  }
}
