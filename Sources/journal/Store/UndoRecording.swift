/// The undo record of a running command; created on disk just before its first change.
final class UndoRecording {
  private let store: UndoStore
  private(set) var manifest: UndoManifest
  /// The record on the disk.
  private(set) var record: (id: UndoID, folder: Descriptor)?
  private var log: AppendedFile?
  /// The number of the change that is being made.
  private var number = 0

  init(_ store: UndoStore, label: String) {
    self.store = store
    manifest = UndoManifest(label: label, time: store.now)
  }

  /// Continues a finished record.
  init(_ store: UndoStore, continuing id: UndoID, in folder: Descriptor, _ manifest: UndoManifest) {
    self.store = store
    self.manifest = manifest
    record = (id, folder)
    number = manifest.changes.map(\.number).max() ?? 0
  }

  /// Begins the next change.
  func beginChange() { number += 1 }

  /// Records a change before it is made (write-ahead), and returns where to keep the displaced file.
  ///
  /// Called again for the same change, it replaces the previous entry.
  func note(_ path: String, _ kind: UndoManifest.Kind) throws -> AtomicWrite.Place {
    let change = UndoManifest.Change(number: number, path: path, kind: kind)
    let isNew = record == nil
    let (log, folder) = try opened()
    let opening = isNew ? UndoManifest.opening(time: manifest.time, label: manifest.label) : []
    try log.append(opening + UndoManifest.text(of: change))
    if isNew {
      _ = uninterrupted { fsync(folder.number) }
      _ = uninterrupted { fsync(store.folder.number) }
    }
    manifest.record(change)
    let place = folder.place(Self.name(number, "before"))
    AtomicWrite.remove(place)
    return place
  }

  /// The name of a file that is kept for a change.
  static func name(_ number: Int, _ what: String) -> [UInt8] { Array("\(number).\(what)".utf8) }

  /// Marks the record as complete, and removes expired ones.
  func finish() {
    guard let log else { return }
    // Without this line the record serves as well: what was changed is seen in the files.
    try? log.append(UndoManifest.doneLine, synced: false)
    store.prune()
  }

  private func opened() throws -> (AppendedFile, Descriptor) {
    if let record {
      let log = try log ?? AppendedFile(record.folder.place(UndoStore.log))
      self.log = log
      return (log, record.folder)
    }
    var id = UndoID(number: (try store.ids().last?.number ?? 0) + 1, time: store.now)
    for _ in 0..<100 {
      if uninterrupted({ mkdirat(store.folder.number, id.name, 0o700) }) == 0 { break }
      guard errno == EEXIST else { throw AppendedFile.failure(errno) }
      id = UndoID(number: id.number + 1, time: id.time)
    }
    guard let folder = store.open(id) else { throw AppendedFile.failure(errno) }
    record = (id, folder)
    let log = try AppendedFile(folder.place(UndoStore.log))
    self.log = log
    return (log, folder)
  }
}
