import JournalAnalytics
import JournalFormat

/// A file outside the diary: one named on the command line, as git does for a merge, or one of git's own.
enum NamedFile {
  /// The prefix of temporary files, which a killed command may leave behind.
  static let leftOverPrefix = AtomicWrite.besidePrefix

  /// Replaces the file atomically: readers see the old bytes or the new.
  static func replace(_ path: String, by bytes: [UInt8]) throws { try update(path) { _ in bytes } }

  /// Puts `bytes` into the file that `--output` names, seen from where the process runs, by the rules of the journal at `root`.
  ///
  /// Inside the journal the rules of the journal hold: its own files are refused, and so is one that holds anything
  /// that this program may not have written. Anything that is not a regular file, such as a pipe, is simply written to.
  static func write(_ bytes: [UInt8], to path: String, journal root: String) throws {
    var status = stat()
    if stat(path, &status) == 0, !status.isFile {
      guard status.st_mode & S_IFMT != S_IFDIR else {
        throw CommandFailure(.refused, "‘\(path)’ is a folder; name a file in it")
      }
      return try pour(bytes, into: path)
    }
    let parts = Array(path.utf8)
    let nameStart = (parts.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let name = Array(parts[nameStart...])
    guard !name.isEmpty, name != [.period], name != [.period, .period] else {
      throw CommandFailure(.refused, "‘\(path)’ is no name for a file")
    }
    let folder = nameStart == 0 ? [UInt8(ascii: ".")] : Array(parts[..<nameStart])
    guard let place = realPath(folder), let top = realPath(Array(root.utf8)) else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    let named = place + (place.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]) + name
    // A link, wherever it lies, may lead to a file of the diary.
    let inside = realPath(parts).flatMap { below(top, $0) } ?? below(top, named)
    guard let inside else { return try replace(path, by: bytes) }
    switch JournalFile.kind(ofPath: inside) {
    case .other, .recap, .report, .media: break
    case .day, .related, .impossibleDay, .settings, .habits, .foods, .tasks:
      throw CommandFailure(
        .refused, "‘\(path)’ is a file of the diary itself and is never overwritten; name another file")
    }
    let writer = try JournalWriter(root, now: SystemClock.secondsSince1970())
    _ = try writer.update(String(decoding: inside, as: UTF8.self)) { existing in
      if let existing { try requireOwn(existing, at: inside, path) }
      return bytes
    }
  }

  /// The path below the folder `top` that an absolute path leads to; `nil` if it leads elsewhere.
  private static func below(_ top: [UInt8], _ path: [UInt8]) -> [UInt8]? {
    let slash = UInt8(ascii: "/")
    let start = top == [slash] ? top : top + [slash]
    return path.starts(with: start) ? Array(path[start.count...]) : nil
  }

  /// Refuses to replace a file of the journal that may hold what a person wrote.
  private static func requireOwn(_ existing: [UInt8], at inside: [UInt8], _ path: String) throws {
    // Tables and data are exports of an earlier day; nobody keeps a diary in them.
    if JournalFile.kind(ofPath: inside) != .media, isExport(inside) { return }
    if WrittenPicture.isOurs(existing) || isOurCalendar(existing) { return }
    guard let line = handWrittenLine(of: existing) else { return }
    throw CommandFailure(
      .refused,
      "\(path):\(line):1: this file of the journal holds what this program may not have written, so nothing was "
        + "written; name another file, or remove this one first")
  }

  /// Whether bytes are a calendar that this program wrote.
  private static func isOurCalendar(_ bytes: [UInt8]) -> Bool {
    let head = String(decoding: bytes.prefix(200), as: UTF8.self)
    return head.hasPrefix("BEGIN:VCALENDAR\r\n") && head.contains("\r\nPRODID:-//journal//")
  }

  /// Whether a name ends as those of exports do.
  private static func isExport(_ path: [UInt8]) -> Bool {
    [".csv", ".json", ".jsonl", ".html"].contains { path.suffix($0.utf8.count).elementsEqual($0.utf8) }
  }

  /// Replaces a file atomically by the result of `change`, which gets its bytes, or `nil` for a new file. A symbolic
  /// link is followed, as by the shell.
  static func update(_ path: String, _ change: ([UInt8]?) throws -> [UInt8]) throws {
    let place = realPath(Array(path.utf8)) ?? Array(path.utf8)
    let nameStart = (place.lastIndex(of: UInt8(ascii: "/")) ?? -1) + 1
    let folder = nameStart == 0 ? [UInt8(ascii: ".")] : Array(place[..<nameStart])
    guard let opened = Descriptor.open(folder, O_RDONLY | O_DIRECTORY) else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    let beside = AtomicWrite.Folder(descriptor: opened, prefix: leftOverPrefix)
    let mask = Self.mask
    let write = AtomicWrite(
      shownPath: path, target: .init(folder: beside, name: Array(place[nameStart...])), stage: beside,
      newFile: { .init(mode: 0o666 & ~mask, group: nil) }, patience: Patience())
    _ = try write.run(change)
  }

  /// The permissions that new files lose.
  ///
  /// Asking the system for them sets them, for a moment and for all threads, so that a file made meanwhile would get other ones. Linux
  /// tells them in a file.
  private static var mask: mode_t {
    if let bytes = try? FileReading.bytes(ofNamedFile: "/proc/self/status") {
      let line = bytes.split(separator: .lineFeed).first { $0.starts(with: "Umask:".utf8) }
      let digits = line.map { String(decoding: $0.filter { isASCIIDigit($0) }, as: UTF8.self) } ?? ""
      if let mask = mode_t(digits, radix: 8) { return mask }
    }
    let mask = umask(0o077)
    umask(mask)
    return mask
  }

  /// Creates a folder for the user alone unless it is there; the one above it has to be.
  static func makeOutputFolder(_ path: String) throws {
    var status = stat()
    if stat(path, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw CommandFailure(.refused, "‘\(path)’ is a file; name a folder for the tables")
      }
      return
    }
    guard uninterrupted({ mkdir(path, 0o700) }) == 0 || errno == EEXIST else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
  }

  /// Creates the folder of a file and those above it where they do not exist, for the user alone.
  static func makeFolder(of path: String) throws {
    var folder = ""
    for part in path.split(separator: "/").dropLast() {
      folder += "/" + part
      guard uninterrupted({ mkdir(folder, 0o700) }) != 0, errno != EEXIST else { continue }
      throw AtomicWrite.refusal(folder, systemMessage(errno))
    }
  }

  /// Removes a file if it exists; of a symbolic link the link itself.
  static func remove(_ path: String) { _ = unlink(path) }

  private static func pour(_ bytes: [UInt8], into path: String) throws {
    guard let file = Descriptor.open(path.utf8, O_WRONLY) else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    // A reader that went away had enough.
    guard let error = file.writeAll(bytes), error != EPIPE else { return }
    throw AtomicWrite.refusal(path, systemMessage(error))
  }
}

/// Small files about one journal in the user's state folder. They may be lost at any time.
struct StateFiles: Sendable {
  /// What they hold.
  enum Kind: String, CaseIterable, Sendable {
    /// The `RunningTotal`.
    case total
    /// The `ShownNumbers`.
    case shown
    /// The `FiledMeals`.
    case filed
    /// The `TaskNumbers`.
    case tasks
    /// The `TaskIdentities`.
    case identities
    /// The `LeftDrafts`.
    case drafts
    /// When reminders were last announced, in minutes since 1970.
    case reminded
  }

  private let folder: String
  private let digest: String

  /// The files for the journal at `root`. `nil` without a home.
  init?(journal root: String, variable: (String) -> String?) {
    guard let place = realPath(Array(root.utf8)), let folder = UserState.folder(variable) else { return nil }
    self.folder = folder
    let hash: UInt64 = place.fnv1a()
    digest = String(hash, radix: 16)
  }

  private func name(_ kind: Kind) -> String { "\(kind.rawValue)-\(digest)" }

  func read(_ kind: Kind) -> [UInt8]? { try? FileReading.bytes(ofNamedFile: folder + "/" + name(kind)) }

  /// Overwrites the file in place, creating its folders. A torn write is detected on reading, and its content made anew.
  func write(_ kind: Kind, _ bytes: [UInt8]) {
    UserState.makeFolder(folder)
    let file = Descriptor.open("\(folder)/\(name(kind))".utf8, O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW)
    // Without room it is empty, which says nothing.
    _ = file?.writeAll(bytes)
  }
}

/// Small files in the user's state folder that are about no journal. They may be lost at any time.
struct UserState: Sendable {
  /// What they hold, which is their name.
  enum Kind: String, CaseIterable, Sendable {
    /// The services that the user agreed to ask, a line each.
    case services
    /// When products were looked up on-line, a line each, in seconds since 1970.
    case productReads = "product-reads"
  }

  /// The bytes of a file; `nil` if it is missing or unreadable.
  var read: @Sendable (Kind) -> [UInt8]?
  /// Replaces the bytes of a file by the closure's result, which is `nil` to leave them; other processes wait meanwhile. Errors are ignored.
  var update: @Sendable (Kind, _ change: ([UInt8]) -> [UInt8]?) -> Void

  /// `$XDG_STATE_HOME/journal`, or `~/.local/state/journal`; `nil` without a home.
  static func folder(_ variable: (String) -> String?) -> String? {
    if let state = variable("XDG_STATE_HOME"), state.hasPrefix("/") { return state + "/journal" }
    guard let home = variable("HOME"), home.hasPrefix("/") else { return nil }
    return home + "/.local/state/journal"
  }

  fileprivate static func makeFolder(_ folder: String) {
    var path = ""
    for part in folder.split(separator: "/") {
      path += "/" + part
      _ = uninterrupted { mkdir(path, 0o700) }
    }
  }
}

extension UserState {
  /// The files of the user's state folder; without a home there are none.
  static func system(_ variable: @escaping @Sendable (String) -> String?) -> UserState {
    UserState(
      read: { kind in
        folder(variable).flatMap { try? FileReading.bytes(ofNamedFile: "\($0)/\(kind.rawValue)") }
      },
      update: { kind, change in
        guard let folder = folder(variable) else { return _ = change([]) }
        makeFolder(folder)
        let file = Descriptor.open("\(folder)/\(kind.rawValue)".utf8, O_RDWR | O_CREAT | O_NOFOLLOW)
        guard let file, uninterrupted({ flock(file.number, LOCK_EX) }) == 0 else { return _ = change([]) }
        let old = (try? FileReading.bytes(of: file, limit: 1 << 16)) ?? []
        guard let new = change(old), uninterrupted({ ftruncate(file.number, 0) }) == 0,
          lseek(file.number, 0, SEEK_SET) == 0
        else { return }
        _ = file.writeAll(new)
      })
  }
}

/// Drafts for an editor, each in a folder of its own outside the journal.
extension NamedFile {
  /// Puts bytes into a new file called `name` in a new folder for the user alone, below `folder`; returns its path.
  static func makeDraft(_ name: String, _ bytes: [UInt8], below folder: String) throws -> String {
    for number in 0..<1000 {
      // A folder that is there is another one's, whoever made it.
      let own = "\(folder)/journal-edit-\(getpid())-\(number)"
      guard uninterrupted({ mkdir(own, 0o700) }) == 0 else {
        if errno == EEXIST { continue }
        throw AtomicWrite.refusal(own, systemMessage(errno))
      }
      let path = "\(own)/\(name)"
      guard let file = Descriptor.open(path.utf8, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW)
      else {
        let error = errno
        _ = rmdir(own)
        throw AtomicWrite.refusal(path, systemMessage(error))
      }
      if let error = file.writeAll(bytes) {
        removeDraft(path)
        throw AtomicWrite.refusal(path, systemMessage(error))
      }
      return path
    }
    throw AtomicWrite.refusal("\(folder)/journal-edit-\(getpid())", systemMessage(EEXIST))
  }

  /// Whether a draft lies in a folder of the user's own, made by a process that has ended.
  static func isLeftDraft(_ path: String) -> Bool {
    let folder = String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)])
    guard let name = folder.split(separator: "/").last, name.hasPrefix("journal-edit-"),
      let id = pid_t(name.dropFirst("journal-edit-".count).prefix { $0.isASCII && $0.isNumber }), id > 0
    else { return false }
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid() else {
      return false
    }
    return kill(id, 0) != 0 && errno == ESRCH
  }

  /// Removes a draft, and its folder unless the editor left something else there.
  static func removeDraft(_ path: String) {
    remove(path)
    _ = rmdir(String(path[..<(path.lastIndex(of: "/") ?? path.startIndex)]))
  }
}

/// A file of any size, outside the journal, that another library writes under a temporary name beside its place, until one rename puts it
/// there. A process that is killed leaves the old file whole; the next one removes what it left.
struct BuiltFile {
  /// Where it will be.
  let path: String
  /// Where it is until then: an empty file, which is made anew.
  let unfinished: String
  private let folder: Descriptor
  private let name: String
  /// Held until this is forgotten, so that two commands never build in one folder.
  private let lock: Descriptor

  private static let mark = ".unfinished"

  /// Makes the folder at `folder`, locks it, and removes what killed commands left in it.
  init(_ name: String, inFolder path: String, orSay busy: String) throws(CommandFailure) {
    do { try NamedFile.makeFolder(of: path + "/" + name) } catch { throw CommandFailure(wrapping: error) }
    guard let folder = Descriptor.open(path.utf8, O_RDONLY | O_DIRECTORY),
      let lock = folder.open(".lock".utf8, O_RDWR | O_CREAT | O_NOFOLLOW)
    else { throw AtomicWrite.refusal(path, systemMessage(errno)) }
    guard try JournalLock.lock(lock, Patience(), orSay: busy) else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    (self.folder, self.lock, self.name) = (folder, lock, name)
    self.path = path + "/" + name
    unfinished = path + "/." + name + Self.mark
    for entry in FolderEntries(below: folder).readable where Self.isLeftOver(entry.name) {
      AtomicWrite.remove(folder.place(entry.name))
    }
    guard folder.open(".\(name)\(Self.mark)".utf8, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW) != nil else {
      throw AtomicWrite.refusal(unfinished, systemMessage(errno))
    }
  }

  /// Whether a name is that of a temporary file, or of one that SQLite makes beside it.
  private static func isLeftOver(_ name: [UInt8]) -> Bool {
    name.first == UInt8(ascii: ".") && String(decoding: name, as: UTF8.self).contains(mark)
  }

  /// Puts it in its place, synced, once nobody writes to it any more.
  func finish() throws(CommandFailure) {
    guard let file = folder.file(".\(name)\(Self.mark)".utf8),
      uninterrupted({ fsync(file.number) }) == 0
    else { throw AtomicWrite.refusal(path, systemMessage(errno)) }
    let from = folder.place(Array(".\(name)\(Self.mark)".utf8))
    let error = AtomicWrite.replace(folder.place(Array(name.utf8)), by: from)
    guard error == 0 else { throw AtomicWrite.refusal(path, systemMessage(error)) }
    _ = uninterrupted { fsync(folder.number) }
  }

  /// Removes it; the file in its place stays.
  func discard() { AtomicWrite.remove(folder.place(Array(".\(name)\(Self.mark)".utf8))) }
}
