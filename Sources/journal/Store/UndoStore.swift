#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// `.journal/undo`: a folder for each command that changed the diary, with what it displaced.
///
/// Whatever is in there may have come with somebody else's journal: links are not followed, and paths lead nowhere but
/// into the journal.
struct UndoStore {
  let folder: Descriptor
  /// Seconds since 1970.
  let now: Int

  /// The name of the file in a record that says what happened.
  static let log = Array("changes".utf8)
  /// The name of the file whose presence says that a command was taken back.
  static let mark = Array("undone".utf8)
  /// Names of folders for what crashes left behind begin so.
  static let leftoversPrefix = "leftovers-"

  /// The store in a folder that is open.
  init(folder: Descriptor, now: Int) {
    self.folder = folder
    self.now = now
  }

  /// The store of a journal, which is made if there is none.
  init(_ own: PrivateFolder, now: Int) throws(CommandFailure) {
    guard let folder = PrivateFolder.folder("undo", in: own.descriptor) else {
      throw CommandFailure(
        .refused,
        "‘.journal/undo’, which keeps what is displaced, cannot be used: \(systemMessage(errno)); "
          + "nothing was changed")
    }
    self.folder = folder
    self.now = now
  }

  /// The records, oldest first.
  func ids() throws(CommandFailure) -> [UndoID] {
    var ids: [UndoID] = []
    do throws(FileProblem) {
      try forEachEntry(ofFolder: [], below: folder.number) { entry in
        if case .folder = entry.kind, let id = UndoID(entry.name) { ids.append(id) }
        return true
      }
    } catch {
      throw CommandFailure(.refused, "‘.journal/undo’ \(error.reason); nothing was changed")
    }
    return ids.sorted()
  }

  /// The folder of a record; `nil` if it cannot be opened.
  func open(_ id: UndoID) -> Descriptor? { Self.open(Array(id.name.utf8), in: folder) }

  static func open(_ name: [UInt8], in folder: Descriptor) -> Descriptor? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    let opened = cString(name) { name in uninterrupted { openat(folder.number, name, flags) } }
    return opened < 0 ? nil : Descriptor(opened)
  }

  /// What a record says; `nil` if it makes no sense.
  static func manifest(in record: Descriptor) -> UndoManifest? {
    var manifest: UndoManifest?
    do throws(FileProblem) {
      manifest = UndoManifest(try bytes(of: log, in: record))
    } catch {
      // Without its first file a record was only begun.
      manifest = error == .missing ? UndoManifest([]) : nil
    }
    var status = stat()
    let isMarked = cString(mark) { fstatat(record.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
    guard isMarked || errno == ENOENT else { return nil }
    manifest?.isUndone = isMarked
    return manifest
  }

  /// Notes that the command of a record was taken back.
  static func markUndone(_ record: Descriptor) throws(CommandFailure) {
    _ = try AppendedFile(AtomicWrite.Place(folder: record, name: mark))
    _ = uninterrupted { fsync(record.number) }
  }

  /// Whether a record keeps a file of that name.
  static func holds(_ name: [UInt8], in record: Descriptor) -> Bool {
    var status = stat()
    return cString(name) { fstatat(record.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
      && status.st_mode & S_IFMT == S_IFREG
  }

  /// The bytes of a file that a record keeps.
  static func bytes(of name: [UInt8], in record: Descriptor) throws(FileProblem) -> [UInt8] {
    // The log of a command holds stretches of several files of the size that is allowed for one.
    try cString(name) { name throws(FileProblem) in
      try FileReading.bytes(of: name, in: record.number, limit: Int(Int32.max))
    }
  }

  /// The commands, newest first.
  func history() throws(CommandFailure) -> [UndoRecord] {
    try ids().reversed().compactMap { id in
      guard let record = open(id) else { return nil }
      return Self.describe(id, Self.manifest(in: record), size: Self.size(of: record))
    }
  }

  /// What a person is told of a record; `nil` if its command changed nothing.
  static func describe(_ id: UndoID, _ manifest: UndoManifest?, size: Int) -> UndoRecord? {
    if let manifest, manifest.changes.isEmpty { return nil }
    return UndoRecord(
      id: id.name, label: manifest?.label ?? "", time: manifest?.time ?? id.time,
      paths: UndoStrand.all(of: manifest?.changes ?? []).map(\.path), size: size,
      isUndone: manifest?.isUndone ?? false,
      isReadable: manifest != nil)
  }

  /// The bytes of all files in a folder.
  static func size(of folder: Descriptor) -> Int {
    var size = 0
    try? forEachEntry(ofFolder: [], below: folder.number) { entry in
      var status = stat()
      let result = cString(entry.name) { fstatat(folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) }
      if result == 0, status.st_mode & S_IFMT == S_IFREG { size += Int(status.st_size) }
      return true
    }
    return size
  }
}
