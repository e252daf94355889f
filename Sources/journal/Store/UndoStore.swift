/// `.journal/undo`: one folder per command that changed the diary, with the files it displaced.
///
/// The content is untrusted, since it may come with somebody else's journal: links are not followed, and paths may not leave
/// the journal.
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

  /// The parsed record; `nil` if it is invalid.
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
      paths: FileHistory.all(of: manifest?.changes ?? []).map(\.path), size: size,
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

/// Retention, and files left by crashes.
extension UndoStore {
  /// Records are kept for 30 days.
  private static let age = 30 * 86_400
  /// This many of the last commands are kept however old they are.
  private static let least = 20
  /// How many old records one command removes at the most, so that it does not take long.
  private static let most = 50

  /// Removes expired records.
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

  /// Moves temporary files that crashes left in `.journal/tmp` to a folder of their own. They may hold the user's text, so none is deleted.
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
