/// `.journal/undo`: one folder per command that changed the diary, with the files it displaced.
///
/// The content is untrusted, since it may come with somebody else's journal: links are not followed, and paths may not leave
/// the journal.
struct UndoStore {
  let folder: Descriptor
  /// Seconds since 1970.
  let now: Int
}

extension UndoStore {
  /// The name of the file in a record that says what happened.
  static let log = Array("changes".utf8)
  /// The name of the file whose presence says that a command was taken back.
  static let mark = Array("undone".utf8)
  /// Names of folders for what crashes left behind begin so.
  static let leftoversPrefix = "leftovers-"

  /// The store of a journal, created if missing.
  init(_ own: PrivateFolder, now: Int) throws(CommandFailure) {
    guard let folder = PrivateFolder.folder("undo", in: own.descriptor) else {
      throw CommandFailure(
        .refused,
        "‘.journal/undo’, which keeps what is displaced, cannot be used: \(systemMessage(errno)); "
          + "nothing was changed")
    }
    self.init(folder: folder, now: now)
  }

  /// The records, oldest first.
  func ids() throws(CommandFailure) -> [UndoID] {
    try refusing("‘.journal/undo’", consequence: "; nothing was changed") { () throws(FileProblem) in
      try FolderEntries(below: folder).all().filter { $0.kind == .folder }.compactMap { UndoID($0.name) }
        .sorted()
    }
  }

  /// The folder of a record; `nil` if it cannot be opened.
  func open(_ id: UndoID) -> Descriptor? { folder.folder(id.name.utf8) }

  /// The parsed record; `nil` if it is invalid.
  static func manifest(in record: Descriptor) -> UndoManifest? {
    // A record without its `changes` file was only begun.
    let found = try? ifThere { () throws(FileProblem) in try bytes(of: log, in: record) } ?? []
    var manifest = found.flatMap { UndoManifest($0) }
    let isMarked = AtomicWrite.isThere(record.place(mark))
    guard isMarked || errno == ENOENT else { return nil }
    manifest?.isUndone = isMarked
    return manifest
  }

  /// Notes that the command of a record was taken back.
  static func markUndone(_ record: Descriptor) throws(CommandFailure) {
    _ = try AppendedFile(record.place(mark))
    _ = uninterrupted { fsync(record.number) }
  }

  /// Whether a record keeps a file of that name.
  static func holds(_ name: [UInt8], in record: Descriptor) -> Bool {
    record.status(of: name)?.isFile ?? false
  }

  /// The bytes of a file that a record keeps.
  static func bytes(of name: [UInt8], in record: Descriptor) throws(FileProblem) -> [UInt8] {
    // The log contains the changed bytes of all files of a command, so it may be larger than any one file.
    try FileReading.bytes(of: name, in: record, limit: Int(Int32.max))
  }

  /// The commands, newest first.
  func history() throws(CommandFailure) -> [UndoRecord] {
    try ids().reversed().compactMap { id in
      guard let record = open(id) else { return nil }
      return Self.describe(id, Self.manifest(in: record), size: Self.size(of: record))
    }
  }

  /// The description of a record for the user; `nil` if its command changed nothing.
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
    FolderEntries(below: folder).readable.compactMap { folder.status(of: $0.name) }.filter(\.isFile)
      .reduce(0) { $0 + Int($1.st_size) }
  }
}

/// Retention, and files left by crashes.
extension UndoStore {
  /// Records are kept for 30 days.
  private static let age = 30 * 86_400
  /// The number of last commands that are kept however old they are.
  private static let least = 20
  /// The maximum number of old records that one command removes, so that it stays fast.
  private static let most = 50

  /// Removes expired records.
  func prune() {
    for id in (try? ids())?.dropLast(Self.least).prefix(Self.most) ?? [] where id.time < now - Self.age {
      _ = removeFolder(Array(id.name.utf8))
    }
  }

  /// Removes all records and leftovers, and returns how many bytes they took.
  func forget() throws(CommandFailure) -> Int {
    let found = try refusing("‘.journal/undo’") { () throws(FileProblem) in
      try FolderEntries(below: folder).all()
    }
    let names = found.filter { $0.kind == .folder }.map(\.name)
      .filter { $0.starts(with: Self.leftoversPrefix.utf8) || UndoID($0) != nil }
    // Newest first: if this is interrupted, the remaining records are the oldest ones, without a gap.
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

  /// Removes a record that keeps no files; returns whether it was removed.
  func removeIfOnlyBegun(_ id: UndoID) -> Bool {
    guard let record = open(id), let files = try? FolderEntries(below: record).all() else { return false }
    return files.allSatisfy { $0.name == Self.log } && removeFolder(Array(id.name.utf8)) != nil
  }

  /// Removes a record.
  func remove(_ id: UndoID) { _ = removeFolder(Array(id.name.utf8)) }

  /// Removes a folder with the files in it; the bytes they took, or `nil` and `errno`.
  private func removeFolder(_ name: [UInt8]) -> Int? {
    guard let inner = folder.folder(name) else { return nil }
    let size = Self.size(of: inner)
    let files = FolderEntries(below: inner).readable.map(\.name)
    // Remove the log first: a record without a log is ignored, so a half-removed one does no harm.
    if files.contains(Self.log) { AtomicWrite.remove(inner.place(Self.log)) }
    for file in files where file != Self.log { AtomicWrite.remove(inner.place(file)) }
    return AtomicWrite.removeFolder(folder.place(name)) == 0 ? size : nil
  }

  /// Moves temporary files that crashes left in `.journal/tmp` to a folder of their own. They may hold the user's text, so none is deleted.
  func rescueLeftovers(of own: PrivateFolder) { rescue(from: own.unfinished) { _ in true } }

  /// The same for unfinished files beside a file that is about to be written.
  func rescueLeftovers(beside folder: Descriptor) {
    rescue(from: folder) { $0.starts(with: AtomicWrite.besidePrefix.utf8) }
  }

  private func rescue(from source: Descriptor, _ isLeftover: ([UInt8]) -> Bool) {
    let found = FolderEntries(below: source).readable
    let names = found.filter { $0.kind == .file && isLeftover($0.name) }.map(\.name)
    guard !names.isEmpty else { return }
    guard let shelf = PrivateFolder.folder(Self.leftoversPrefix + UndoID.stamp(now), in: folder) else {
      return
    }
    for name in names {
      let leftover = source.place(name)
      // Several leftovers may have the same name and arrive within one second, so try further names. One that cannot be moved stays.
      for number in 1...100 {
        let kept = number == 1 ? name : name + Array("-\(number)".utf8)
        guard AtomicWrite.move(leftover, to: shelf.place(kept)) == EEXIST else { break }
      }
    }
    _ = uninterrupted { fsync(shelf.number) }
  }
}
