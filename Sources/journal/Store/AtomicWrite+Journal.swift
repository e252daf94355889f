import JournalFormat

/// A journal's folder, opened to be written in.
struct OpenJournal {
  let path: String
  let top: Descriptor
  /// Its `.journal`; `nil` if that cannot be created.
  let own: PrivateFolder?
  /// Why there is no `own`.
  let ownProblem: String
  let patience: Patience
  /// Warns of an unexpected effect of a change that was made.
  let warn: @Sendable (String) -> Void

  init(
    _ path: String, patience: Patience = Patience(), warn: @escaping @Sendable (String) -> Void = { _ in }
  ) throws(CommandFailure) {
    guard let top = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be opened: \(systemMessage(errno))")
    }
    (self.path, self.top, self.patience, self.warn) = (path, top, patience, warn)
    own = PrivateFolder(in: top)
    ownProblem = systemMessage(errno)
  }

  /// A folder outside any journal; temporary files lie beside their targets.
  init(neighbours path: String) throws(CommandFailure) {
    guard let top = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY) else {
      throw CommandFailure(.refused, "the folder ‘\(path)’ cannot be opened: \(systemMessage(errno))")
    }
    (self.path, self.top, patience, own, ownProblem, warn) = (path, top, Patience(), nil, "", { _ in })
  }
}

/// `.journal` in a journal's folder: the program's own files, ignored by git and readable by the user only.
struct PrivateFolder {
  let descriptor: Descriptor
  /// `.journal/tmp`, for temporary files.
  let unfinished: Descriptor

  /// Opens it, creating what is missing; `nil` if that fails.
  init?(in top: Descriptor) {
    guard let own = Self.folder(".journal", in: top) else { return nil }
    Self.keepOutOfGit(own)
    guard let unfinished = Self.folder("tmp", in: own) else { return nil }
    descriptor = own
    self.unfinished = unfinished
  }

  /// Ensures a `.gitignore` with `*`; fills an empty one, which a crash may leave.
  private static func keepOutOfGit(_ own: Descriptor) {
    guard let file = own.open(".gitignore".utf8, O_WRONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK),
      let status = file.status, status.isFile, status.st_size == 0
    else { return }
    _ = file.writeAll(Array("*\n".utf8))
  }

  /// Opens a subfolder, creating and syncing it if needed; never follows a link. `nil` and `errno` on failure.
  static func folder(_ name: String, in parent: Descriptor) -> Descriptor? {
    let made = uninterrupted { mkdirat(parent.number, name, 0o700) }
    let failure = errno
    if made == 0 { _ = uninterrupted { fsync(parent.number) } }
    if let folder = parent.folder(name.utf8) { return folder }
    // That nothing is there says less than why nothing could be made.
    if errno == ENOENT, made != 0 { errno = failure }
    return nil
  }
}

/// A folder in `.journal` for files that can be recreated at any time; nothing of the user's is in it.
struct OwnFolder: Sendable {
  /// Absolute, if the journal's is.
  let path: String
  private let descriptor: Descriptor

  /// Opens `.journal/NAME` in the journal at `journal`, creating what is missing.
  init(_ name: String, inJournal journal: String) throws(CommandFailure) {
    let open = try OpenJournal(journal)
    guard let own = open.own, let folder = PrivateFolder.folder(name, in: own.descriptor) else {
      throw CommandFailure(
        .refused,
        "‘.journal/\(name)’, which git is asked from, cannot be made here: "
          + (open.own == nil ? open.ownProblem : systemMessage(errno)))
    }
    path = "\(journal)/.journal/\(name)"
    descriptor = folder
  }

  /// The bytes of a file in it; `nil` if it is missing or unreadable.
  func bytes(of name: String) -> [UInt8]? {
    try? FileReading.bytes(of: name.utf8, in: descriptor)
  }

  /// Replaces a file by an atomic rename, unless it holds `bytes` already and no `modified` time is given. Not synced: a power cut
  /// may lose the change.
  func write(_ bytes: [UInt8], to name: String, modified: timespec? = nil) throws(CommandFailure) {
    guard modified != nil || self.bytes(of: name) != bytes else { return }
    try replace(name) { unfinished throws(CommandFailure) in
      guard let file = descriptor.open(unfinished.utf8, AtomicWrite.asNewFile) else {
        throw failure(name, errno)
      }
      if let error = file.writeAll(bytes) { return error }
      return modified.map { file.setModified($0) } ?? 0
    }
  }

  /// When a file in it was written; `nil` if it is missing.
  func modified(_ name: String) -> timespec? { descriptor.status(of: name.utf8)?.modified }

  /// Replaces a file atomically by the one that `make` creates under a temporary name.
  private func replace(
    _ name: String, _ make: (_ unfinished: String) throws(CommandFailure) -> Int32
  ) throws(CommandFailure) {
    let unfinished = descriptor.place("\(name).\(getpid())")
    AtomicWrite.remove(unfinished)
    var error = try make("\(name).\(getpid())")
    if error == 0 { error = AtomicWrite.replace(descriptor.place(name), by: unfinished) }
    guard error == 0 else {
      AtomicWrite.remove(unfinished)
      throw failure(name, error)
    }
  }

  /// Creates or replaces a symbolic link to `target`, unless it exists already.
  func link(_ name: String, to target: String) throws(CommandFailure) {
    guard AtomicWrite.target(ofLink: descriptor.place(name)) != Array(target.utf8) else { return }
    try replace(name) { unfinished throws(CommandFailure) in
      guard symlinkat(target, descriptor.number, unfinished) == 0 else { throw failure(name, errno) }
      return 0
    }
  }

  /// Removes a file or a link in it, if it is there.
  func remove(_ name: String) { AtomicWrite.remove(descriptor.place(name)) }

  /// Removes stale lock files of a git that was killed in an earlier run; nothing else creates lock files here.
  func removeLocks() {
    for entry in FolderEntries(below: descriptor).readable
    where entry.name.suffix(5).elementsEqual(".lock".utf8) {
      AtomicWrite.remove(descriptor.place(entry.name))
    }
  }

  /// Removes everything except what `isOurs` accepts: the journal, and this folder with it, may come from somebody else.
  func sweep(keeping isOurs: (FolderEntry) -> Bool) throws(CommandFailure) {
    let found = try refusing("‘\(path)’") { () throws(FileProblem) in
      try FolderEntries(below: descriptor).all()
    }
    for entry in found where !isOurs(entry) && !AtomicWrite.removeTree(descriptor.place(entry.name)) {
      let name = String(decoding: entry.name, as: UTF8.self)
      throw CommandFailure(
        .refused, "‘\(path)/\(name)’ is none of the program’s files and cannot be removed; remove it")
    }
  }

  private func failure(_ name: String, _ error: Int32) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)/\(name)’ cannot be written: \(systemMessage(error))")
  }
}

extension OwnFolder {
  /// Waits for an exclusive lock (`flock`) on a file in it, held until the returned descriptor is closed; the kernel releases it with the
  /// process.
  func lock(_ name: String, patience: Patience, orSay busy: String) throws(CommandFailure) -> Descriptor {
    guard let file = descriptor.open(name.utf8, O_RDWR | O_CREAT | O_NOFOLLOW),
      try JournalLock.lock(file, patience, orSay: busy)
    else { throw failure(name, errno) }
    return file
  }
}

/// An append-only file of the undo store.
struct AppendedFile {
  private let file: Descriptor

  /// Opens the file, creating it if needed.
  init(_ place: AtomicWrite.Place) throws(CommandFailure) {
    let flags = O_WRONLY | O_APPEND | O_CREAT | O_NOFOLLOW | O_NONBLOCK
    guard let file = place.folder.open(place.name, flags) else { throw Self.failure(errno) }
    self.file = file
  }

  /// Appends the bytes, all or none, and syncs if `synced`.
  func append(_ bytes: [UInt8], synced: Bool = true) throws(CommandFailure) {
    guard let status = file.status, status.isFile else { throw Self.failure(errno) }
    var error = file.writeAll(bytes)
    if error == nil, synced, uninterrupted({ fsync(file.number) }) != 0 { error = errno }
    guard let error else { return }
    _ = uninterrupted { ftruncate(file.number, status.st_size) }
    throw Self.failure(error)
  }

  static func failure(_ error: Int32) -> CommandFailure {
    CommandFailure(
      .refused,
      "what ‘journal undo’ needs cannot be written in ‘.journal/undo’: \(systemMessage(error)); "
        + "nothing was changed")
  }
}

extension AtomicWrite {
  /// The file to write: its open folder and its name.
  struct Target {
    var folder: Folder
    var name: [UInt8]
    /// The parents of the folders that were created on the way.
    var parentsOfNewFolders: [Descriptor] = []
    /// Whether it is hidden or lies in a hidden folder, with all links followed.
    var isHidden = false

    var place: Place { Place(folder: folder.descriptor, name: name) }
  }

  /// A folder on the path does not exist.
  struct MissingFolder: Error {
    var shownPath: String
  }

  /// Prepares to write the file at a path below the journal's folder; creates the folders on the way.
  ///
  /// Links on the way are followed inside the journal; one that leads out is refused.
  init(_ path: String, in journal: OpenJournal) throws {
    self.init(at: try Self.find(path, in: journal, making: true), shownAs: path, in: journal)
  }

  init(at target: Target, shownAs path: String, in journal: OpenJournal) {
    self.init(
      shownPath: path, target: target,
      stage: journal.own.map { Folder(descriptor: $0.unfinished, prefix: "") }
        ?? Folder(descriptor: target.folder.descriptor, prefix: Self.besidePrefix),
      newFile: { Self.newFile(at: path, in: target.folder.descriptor, of: journal) },
      patience: journal.patience, warn: journal.warn)
  }

  /// Opens the folder of `path` component by component; a missing one is created, or throws `MissingFolder` unless `making`.
  static func find(_ path: String, in journal: OpenJournal, making: Bool) throws -> Target {
    var parts = try safeParts(of: Array(path.utf8), path)
    // Each link resolved starts the walk again; links do not lead through each other forever.
    for _ in 0..<40 {
      var folder = journal.top
      var made: [Descriptor] = []
      var resolved: [[UInt8]]?
      for (depth, part) in parts.enumerated() where resolved == nil {
        let status = folder.status(of: part)
        let isLast = depth == parts.count - 1
        if let status, status.st_mode & S_IFMT == S_IFLNK {
          resolved = try follow(parts[...depth], below: journal.path, path) + parts[(depth + 1)...]
          _ = try safeParts(of: Array((resolved ?? []).joined(separator: [UInt8(ascii: "/")])), path)
        } else if !isLast {
          if status == nil, making {
            let result = cString(part) { name in
              uninterrupted { mkdirat(folder.number, name, mode(of: folder) & 0o777) }
            }
            guard result == 0 || errno == EEXIST else { throw refusal(path, systemMessage(errno)) }
            made.append(folder)
          }
          guard let next = folder.folder(part) else {
            if errno == ENOENT, !making { throw MissingFolder(shownPath: path) }
            throw refusal(path, systemMessage(errno))
          }
          folder = next
        } else {
          let place = Folder(descriptor: folder, prefix: besidePrefix)
          return Target(
            folder: place, name: part, parentsOfNewFolders: made, isHidden: isHidden(parts))
        }
      }
      guard let resolved else { break }
      parts = resolved
    }
    throw refusal(path, "its links lead nowhere")
  }

  /// The components of a link's target, if that lies inside the journal.
  private static func follow(
    _ parts: ArraySlice<[UInt8]>, below root: String, _ path: String
  ) throws -> [[UInt8]] {
    let slash = UInt8(ascii: "/")
    let link = Array(root.utf8) + [slash] + Array(parts.joined(separator: [slash]))
    guard let top = realPath(Array(root.utf8)), let target = realPath(link),
      target.starts(with: top), top == [slash] || target.count > top.count && target[top.count] == slash
    else {
      throw CommandFailure(
        .refused, "‘\(path)’ is a link that leads out of the journal or to nothing, and was left alone")
    }
    return target[top.count...].split(separator: slash).map(Array.init)
  }

  /// Throws if a path leaves the journal, or leads into `.git` or `.journal`.
  static func requireSafe(_ path: String) throws { _ = try safeParts(of: Array(path.utf8), path) }

  /// The components of a path; throws if it leaves the journal, or leads into `.git` or `.journal`.
  private static func safeParts(of path: [UInt8], _ shown: String) throws -> [[UInt8]] {
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
    let isSafe = parts.allSatisfy {
      !$0.isEmpty && $0 != [.period] && $0 != [.period, .period] && !$0.contains(0)
    }
    guard isSafe else { throw refusal(shown, "it is no path inside the journal") }
    // A name that is not UTF-8 was read with U+FFFD in it, and would be another name when written.
    guard !shown.unicodeScalars.contains("\u{FFFD}") else {
      throw refusal(shown, "its name is not UTF-8; rename it first")
    }
    for part in parts where [".git", ".journal"].contains(String(decoding: part, as: UTF8.self).lowercased())
    {
      throw refusal(shown, "nothing of the diary lies there")
    }
    return parts
  }

  /// Whether a path leads to a hidden file or through a hidden folder, but for the two files of git's that `init` writes.
  static func isHidden(_ parts: [[UInt8]]) -> Bool {
    let names = [".gitattributes", ".gitignore"]
    let isGits = parts.count == 1 && names.contains { parts[0].elementsEqual($0.utf8) }
    return !isGits && parts.contains { $0.first == UInt8(ascii: ".") }
  }

  static func refusal(_ path: String, _ why: String) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)’ cannot be written: \(why)")
  }

  static func mode(of folder: Descriptor) -> mode_t { folder.status.map { $0.st_mode & 0o777 } ?? 0o700 }
}

extension AtomicWrite {
  /// The mode and group that a new file at `path` gets.
  ///
  /// A day file takes those of the newest day file beside it, else of the newest one in the last of the folders beside its
  /// own, as in the first days of a year. `journal.toml` takes those of the newest day file too, and is the user's alone in a
  /// new journal. Any other file is as open as its folder and `journal.toml` both are.
  static func newFile(at path: String, in folder: Descriptor, of journal: OpenJournal) -> NewFile {
    switch JournalLayout.kind(ofPath: path) {
    case .day:
      let parent = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { Array(path[..<$0].utf8) }
      if let like = newestDayFile(in: folder, below: [], named: parent ?? []) {
        return NewFile(like: like)
      }
      if parent != nil, let like = newestDayFile(inFoldersOf: "..", from: folder) {
        return NewFile(like: like)
      }
    case .settings:
      let like =
        newestDayFile(in: folder, below: [], named: [])
        ?? newestDayFile(inFoldersOf: ".", from: folder)
      return like.map(NewFile.init(like:)) ?? NewFile(mode: 0o600, group: nil)
    default: break
    }
    var settings = stat()
    var limit: mode_t = 0o600
    if fstatat(journal.top.number, "journal.toml", &settings, 0) == 0 {
      limit = settings.st_mode
    } else if errno == ENOENT {
      limit = 0o666
    }
    return NewFile(mode: mode(of: folder) & limit & 0o666 | 0o600, group: nil)
  }

  /// The status of the newest day file in the last six subfolders, by name, of the folder at `path`.
  private static func newestDayFile(inFoldersOf path: String, from folder: Descriptor) -> stat? {
    guard let parent = folder.open(path.utf8, O_RDONLY | O_DIRECTORY) else { return nil }
    let names = FolderEntries(below: parent).readable.filter {
      $0.kind == .folder && $0.name.first != .period
    }
    .map(\.name)
    // A few are enough, and a journal with very many folders takes no longer.
    for name in names.sorted(by: { $1.lexicographicallyPrecedes($0) }).prefix(6) {
      if let found = newestDayFile(in: parent, below: name, named: name) { return found }
    }
    return nil
  }

  /// The status of the newest day file, by name, in a folder; `name` is the folder's path in the journal.
  private static func newestDayFile(
    in root: Descriptor, below folder: [UInt8], named name: [UInt8]
  ) -> stat? {
    var newest: (day: Day, path: [UInt8])?
    for entry in FolderEntries(ofFolder: folder, below: root).readable {
      let path = name + [.slash] + entry.name
      guard case .file = entry.kind, case .day(let day) = JournalFile.kind(ofPath: path),
        newest.map({ $0.day < day }) ?? true
      else { continue }
      newest = (day, folder.isEmpty ? entry.name : folder + [.slash] + entry.name)
    }
    return newest.flatMap { root.status(of: $0.path) }.flatMap { $0.isFile ? $0 : nil }
  }
}

extension AtomicWrite.NewFile {
  /// The mode and group of an existing file, always readable and writable by the user.
  fileprivate init(like file: stat) {
    self.init(mode: file.st_mode & 0o666 | 0o600, group: file.st_gid)
  }
}

extension AtomicWrite {
  #if canImport(Darwin)
    private static let withoutReplacing = UInt32(RENAME_EXCL)
    private static let swapping = UInt32(RENAME_SWAP)
  #else
    private static let withoutReplacing = UInt32(JOURNAL_RENAME_NOREPLACE)
    private static let swapping = UInt32(JOURNAL_RENAME_EXCHANGE)
  #endif

  /// Renames with flags; 0 or the error number.
  private static func rename(_ old: Place, to new: Place, flags: UInt32) -> Int32 {
    cString(old.name) { from in
      cString(new.name) { to in
        #if canImport(Darwin)
          let result = uninterrupted {
            renameatx_np(old.folder.number, from, new.folder.number, to, flags)
          }
        #else
          let result = uninterrupted { renameat2(old.folder.number, from, new.folder.number, to, flags) }
        #endif
        return result == 0 ? 0 : errno
      }
    }
  }

  /// Swaps two names; 0 or the error number.
  static func exchange(_ first: Place, _ second: Place) -> Int32 {
    rename(first, to: second, flags: swapping)
  }

  /// Whether a file, folder or link exists at a place.
  static func isThere(_ place: Place) -> Bool {
    place.folder.status(of: place.name) != nil
  }

  /// Renames a file without replacing another; 0 or the error number, `EEXIST` if the name is taken.
  static func move(_ from: Place, to: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        let error = rename(from, to: to, flags: withoutReplacing)
        guard error == EINVAL || error == ENOSYS || error == ENOTSUP else { return error }
        // A hard link does not replace anything either.
        if uninterrupted({ linkat(from.folder.number, old, to.folder.number, new, 0) }) == 0 {
          remove(from)
          return 0
        }
        guard meansImpossible(errno) else { return errno }
        return isThere(to) ? EEXIST : replace(to, by: from)
      }
    }
  }

  /// Renames a file over another; 0 or the error number.
  static func replace(_ to: Place, by from: Place) -> Int32 {
    cString(from.name) { old in
      cString(to.name) { new in
        uninterrupted { renameat(from.folder.number, old, to.folder.number, new) } == 0 ? 0 : errno
      }
    }
  }

  /// Deletes a file.
  static func remove(_ place: Place) {
    _ = cString(place.name) { name in uninterrupted { unlinkat(place.folder.number, name, 0) } }
  }

  /// Removes an empty folder; 0 or the error number.
  static func removeFolder(_ place: Place) -> Int32 {
    cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, AT_REMOVEDIR) } == 0 ? 0 : errno
    }
  }

  /// Writes and syncs a file for the undo store, readable by the user only.
  func copy(_ bytes: [UInt8], to place: Place) throws {
    if let error = Self.make(bytes, at: place) { throw failure("cannot be kept for ‘journal undo’", error) }
  }

  /// The same for a file that another program replaced, with its previous mode.
  static func keep(_ bytes: [UInt8], mode: UInt32, at place: Place) throws(CommandFailure) {
    if let error = make(bytes, mode: mode_t(mode), at: place) { throw AppendedFile.failure(error) }
    _ = uninterrupted { fsync(place.folder.number) }
  }

  /// The flags to create a file that must not exist yet.
  static let asNewFile = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW

  private static func make(_ bytes: [UInt8], mode: mode_t? = nil, at place: Place) -> Int32? {
    guard let file = place.folder.open(place.name, asNewFile) else { return errno }
    var error = file.writeAll(bytes)
    // If the mode cannot be set, the file stays readable by the user only.
    if error == nil, let mode { _ = uninterrupted { fchmod(file.number, mode & 0o777 | 0o600) } }
    if error == nil, uninterrupted({ fsync(file.number) }) != 0 { error = errno }
    if error != nil { remove(place) }
    return error
  }

  /// Removes a file, a link, or a folder recursively; follows no link. `false` if something is left.
  static func removeTree(_ place: Place, depth: Int = 0) -> Bool {
    let isRemoved = cString(place.name) { name in
      uninterrupted { unlinkat(place.folder.number, name, 0) } == 0 || errno == ENOENT
    }
    if isRemoved { return true }
    guard let folder = place.folder.folder(place.name), depth < 100 else { return false }
    for entry in FolderEntries(below: folder).readable
    where !removeTree(folder.place(entry.name), depth: depth + 1) { return false }
    return removeFolder(place) == 0
  }

  /// The target of the symbolic link at a place; `nil` if there is none.
  static func target(ofLink place: Place) -> [UInt8]? {
    guard let status = place.folder.status(of: place.name), status.st_mode & S_IFMT == S_IFLNK else {
      return nil
    }
    return cString(place.name) { name in
      var length = 0
      let bytes = [CChar](unsafeUninitializedCapacity: 4096) { buffer, count in
        guard let start = buffer.baseAddress else { return }
        length = readlinkat(place.folder.number, name, start, buffer.count)
        count = max(0, length)
      }
      return length < 0 ? nil : bytes.map { UInt8(bitPattern: $0) }
    }
  }
}

extension AtomicWrite {
  /// Moves a file out of the journal to `place`, if `isExpected` accepts its content.
  ///
  /// Without `isExpected` the file may be of any size and is not read.
  static func takeAway(
    _ path: String, in journal: OpenJournal, to place: () throws -> Place,
    if isExpected: (([UInt8]) throws -> Bool)? = nil
  ) throws {
    func refusal(_ why: String) -> CommandFailure {
      CommandFailure(.refused, "‘\(path)’ cannot be removed: \(why); it was left alone")
    }
    let target: Target
    do {
      target = try find(path, in: journal, making: false)
    } catch is MissingFolder {
      throw refusal(systemMessage(ENOENT))
    }
    guard let file = target.folder.descriptor.file(target.name), let status = file.status else {
      throw refusal(systemMessage(errno))
    }
    guard status.isFile else {
      throw refusal("it is \(FileReading.kind(ofMode: status.st_mode))")
    }
    guard status.st_mode & 0o222 != 0 else {
      throw refusal("it is marked read-only; ‘chmod u+w’ makes it writable")
    }
    func isAsExpected() throws -> Bool {
      guard let isExpected else { return true }
      guard lseek(file.number, 0, SEEK_SET) == 0 else { throw refusal(systemMessage(errno)) }
      return try isExpected(
        try refusing("‘\(path)’", consequence: "; it was left alone") { () throws(FileProblem) in
          try FileReading.bytes(of: file)
        })
    }
    let lease = try FileLease.take(on: file, of: path, patience: journal.patience)
    defer { lease.release() }
    guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    let here = target.place
    let kept = try place()
    let error = move(here, to: kept)
    guard error == 0 else {
      throw refusal(
        error == EXDEV
          ? "it lies on another file system than ‘.journal’, from where it could not be brought back"
          : systemMessage(error))
    }
    lease.release()
    do {
      try FileLease.take(on: file, of: path, patience: journal.patience).release()
      guard try isAsExpected() else { throw refusal("it has been changed meanwhile") }
    } catch {
      let failure = CommandFailure(wrapping: error)
      guard move(kept, to: here) == 0 else {
        throw CommandFailure(
          .refused,
          "‘\(path)’ was removed and lies in ‘.journal/undo’, but that was not completed: \(failure.reason)")
      }
      throw failure
    }
    try sync([target.folder.descriptor, kept.folder], of: path, done: "removed")
  }

  /// Moves a kept file back into the journal; never replaces a file.
  static func bringBack(_ place: Place, to path: String, in journal: OpenJournal) throws {
    let target = try find(path, in: journal, making: true)
    let error = move(place, to: target.place)
    guard error == 0 else {
      throw CommandFailure(
        .refused, "‘\(path)’ cannot be brought back: \(systemMessage(error)); nothing was changed")
    }
    try sync(
      [target.folder.descriptor, place.folder] + target.parentsOfNewFolders, of: path, done: "brought back")
  }
}

/// The lock that lets one command at a time write in a journal.
///
/// An `flock`, which the kernel releases with the process, so it cannot go stale.
enum JournalLock {
  /// Locks the journal's folder, or a file in its `.journal` where a folder cannot be locked, as on NFS.
  ///
  /// It lasts until the descriptor returned is closed.
  static func take(_ journal: OpenJournal) throws(CommandFailure) -> Descriptor {
    let busy = "another journal command is running; try again"
    if try lock(journal.top, journal.patience, orSay: busy) { return journal.top }
    let folderError = errno
    guard let own = journal.own else { throw failure(folderError) }
    guard let file = own.descriptor.open("lock".utf8, O_RDWR | O_CREAT | O_NOFOLLOW),
      try lock(file, journal.patience, orSay: busy)
    else { throw failure(errno) }
    return file
  }

  /// Waits for an exclusive lock; returns `false` and sets `errno` if the file cannot be locked. Throws `busy` if it is
  /// still held elsewhere at the end.
  static func lock(
    _ descriptor: Descriptor, _ patience: Patience, orSay busy: String
  ) throws(CommandFailure) -> Bool {
    for attempt in 0...patience.steps {
      if uninterrupted({ flock(descriptor.number, LOCK_EX | LOCK_NB) }) == 0 { return true }
      guard errno == EWOULDBLOCK else { return false }
      if attempt < patience.steps { patience.wait() }
    }
    throw CommandFailure(.busy, busy)
  }

  private static func failure(_ error: Int32) -> CommandFailure {
    CommandFailure(
      .refused, "the journal’s folder cannot be locked: \(systemMessage(error)); nothing was changed")
  }
}

/// A read lease (`F_SETLEASE`): a program that opens the file for writing blocks in that call until the lease is released.
///
/// It is held for moments only, while a file is read or swapped. Where leases are not supported (another owner, NFS, FUSE),
/// the comparison after the swap has to suffice.
struct FileLease {
  private let descriptor: Descriptor?

  /// Takes the lease on a file that is open for reading only; waits while somebody has it open for writing.
  static func take(on descriptor: Descriptor, of shownPath: String, patience: Patience) throws(CommandFailure)
    -> FileLease
  {
    #if os(Linux)
      // SIGIO, which announces a waiting program, would end this process.
      _ = ignoreSignal
      for attempt in 0...patience.steps {
        if uninterrupted({ fcntl(descriptor.number, Int32(JOURNAL_F_SETLEASE), Int32(F_RDLCK)) }) == 0 {
          return FileLease(descriptor: descriptor)
        }
        guard errno == EAGAIN else { break }
        guard attempt < patience.steps else {
          throw CommandFailure(
            .busy, "‘\(shownPath)’ is being written by another program; try again")
        }
        patience.wait()
      }
    #endif
    return FileLease(descriptor: nil)
  }

  /// Whether no program has tried to open the file for writing since; `true` without a lease.
  var isIntact: Bool {
    #if os(Linux)
      guard let descriptor else { return true }
      return uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_GETLEASE)) } == Int32(F_RDLCK)
    #else
      return true
    #endif
  }

  /// Releases it; programs waiting in `open` continue.
  func release() {
    #if os(Linux)
      guard let descriptor else { return }
      _ = uninterrupted { fcntl(descriptor.number, Int32(JOURNAL_F_SETLEASE), Int32(F_UNLCK)) }
    #endif
  }

  private static let ignoreSignal: Void = { _ = signal(SIGIO, SIG_IGN) }()
}

/// How long to wait for other programs, in steps of 10 ms.
struct Patience: Hashable, Sendable {
  /// How many steps; 500 are 5 s.
  var steps = 500

  /// Waits for one step.
  func wait() { usleep(10_000) }
}
