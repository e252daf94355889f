#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension JournalChanges {
  /// Takes away those files of a folder that are picked by their names and bytes, and the folder where nothing is left in it;
  /// says how many.
  ///
  /// They are no part of the diary, so `journal undo` does not bring them back. What cannot be read or taken away stays.
  func discard(
    from folder: String, where isDiscarded: (_ name: String, _ bytes: [UInt8]) -> Bool
  ) throws -> Int {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    guard let own = writer.journal.own,
      let found = try? AtomicWrite.find(folder, in: writer.journal, making: false)
    else { return 0 }
    var names: [String] = []
    try? forEachEntry(ofFolder: found.name, below: found.folder.descriptor.number) { entry in
      if case .file = entry.kind, let name = String(validating: entry.name, as: UTF8.self) {
        names.append(name)
      }
      return true
    }
    var discarded = 0
    for name in names.sorted() {
      let path = "\(folder)/\(name)"
      guard let bytes = try? writer.look(at: path)?.bytes, isDiscarded(name, bytes) else { continue }
      let place = AtomicWrite.Place(
        folder: own.unfinished, name: Array("discarded-\(getpid())-\(discarded)".utf8))
      do {
        try AtomicWrite.takeAway(path, in: writer.journal, to: { place }) { $0 == bytes }
      } catch {
        continue
      }
      AtomicWrite.remove(place)
      discarded += 1
    }
    if discarded > 0 { writer.removeFolders(1, of: "\(folder)/") }
    return discarded
  }
}
