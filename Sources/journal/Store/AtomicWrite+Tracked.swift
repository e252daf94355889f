/// A file as a git tree has it: content and mode.
enum TrackedFile: Hashable, Sendable {
  case regular([UInt8], isExecutable: Bool)
  /// A regular file that is too large to be held in memory with others.
  case large(isExecutable: Bool)
  /// A regular file that is larger than any that is read or written here.
  case tooLarge
  /// A regular file that another program holds open for writing, and that is no day, list or settings of the diary.
  case inUse
  /// A symbolic link, by what it leads to.
  case link([UInt8])
  /// A path below a symbolic link.
  case behindLink

  /// Regular files up to this size are read whole: 8 MB.
  static let sizeLimit = 8 << 20
}

extension JournalChanges {
  /// Reads files, by the bytes of their paths below the journal's folder, under the lock that commands change the diary with.
  ///
  /// None is read while somebody is saving it. `nil` for what is not there or is neither a file nor a link; it throws where one cannot
  /// be read.
  func tracked(_ paths: [[UInt8]]) throws -> [TrackedFile?] {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    return try paths.map { try Self.tracked($0, in: writer.journal) }
  }

  static func tracked(_ path: [UInt8], in journal: OpenJournal) throws -> TrackedFile? {
    var parts = path.split(separator: UInt8(ascii: "/"))[...]
    guard let name = parts.popLast() else { return nil }
    let shown = String(decoding: path, as: UTF8.self)
    func failure(_ error: Int32) -> CommandFailure {
      CommandFailure(.refused, "‘\(shown)’ cannot be read: \(systemMessage(error))")
    }
    var folder = journal.top
    for part in parts {
      guard let next = folder.folder(part) else {
        let error = errno
        if AtomicWrite.target(ofLink: folder.place(Array(part))) != nil { return .behindLink }
        if error == ENOENT || error == ENOTDIR { return nil }
        throw failure(error)
      }
      folder = next
    }
    if let target = AtomicWrite.target(ofLink: folder.place(Array(name))) { return .link(target) }
    let found = folder.file(name)
    if found == nil, [ENOENT, ENXIO, ELOOP].contains(errno) { return nil }
    guard let file = found, let status = file.status else { throw failure(errno) }
    guard status.isFile else { return nil }
    let isExecutable = status.st_mode & S_IXUSR != 0
    guard status.st_size <= FileReading.sizeLimit else { return .tooLarge }
    guard status.st_size <= TrackedFile.sizeLimit else { return .large(isExecutable: isExecutable) }
    let lease: FileLease
    do throws(CommandFailure) {
      lease = try FileLease.take(on: file, of: shown, patience: journal.patience)
    } catch {
      // A log may be written for as long as the machine runs.
      guard error.status == .busy, !JournalFile.isWritten(path) else { throw error }
      return .inUse
    }
    defer { lease.release() }
    let bytes = try refusing("‘\(shown)’") { () throws(FileProblem) in try FileReading.bytes(of: file) }
    return .regular(bytes, isExecutable: isExecutable)
  }
}

/// Symbolic links and the executable bit, which git tracks beside a file's bytes.
extension JournalChanges {
  /// Creates, changes or removes a symbolic link below the journal's folder; returns `false` if neither the expected
  /// nor the wanted link is there.
  ///
  /// Its target is not examined. It cannot be undone by `journal undo`; git has both versions.
  func placeLink(at path: String, from old: [UInt8]?, to new: [UInt8]?) throws -> Bool {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    guard let own = writer.journal.own else { return false }
    try AtomicWrite.requireSafe(path)
    // A link in the last place would be followed, and is what this is about.
    let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
    let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
    let folder = slash.map { String(path[..<$0]) }
    let beside = (folder.map { $0 + "/" } ?? "") + AtomicWrite.besidePrefix + "link"
    let target = try AtomicWrite.find(beside, in: writer.journal, making: new != nil)
    let place = target.folder.descriptor.place(name)
    let current = AtomicWrite.target(ofLink: place)
    if current == new, current != nil || !AtomicWrite.isThere(place) { return true }
    guard current == old, old != nil || !AtomicWrite.isThere(place) else { return false }
    let staged = own.unfinished.place("link-\(getpid())")
    AtomicWrite.remove(staged)
    guard let new else {
      guard AtomicWrite.move(place, to: staged) == 0 else { return false }
      defer { AtomicWrite.remove(staged) }
      if AtomicWrite.target(ofLink: staged) == old { return true }
      _ = AtomicWrite.move(staged, to: place)
      return false
    }
    let made = cString(new) { target in
      cString(staged.name) { name in symlinkat(target, staged.folder.number, name) }
    }
    guard made == 0 else { throw AtomicWrite.refusal(path, systemMessage(errno)) }
    defer { AtomicWrite.remove(staged) }
    guard old != nil else { return AtomicWrite.move(staged, to: place) == 0 }
    guard AtomicWrite.exchange(staged, place) == 0 else {
      throw AtomicWrite.refusal(path, systemMessage(errno))
    }
    if AtomicWrite.target(ofLink: staged) == old { return true }
    _ = AtomicWrite.exchange(staged, place)
    return false
  }

  /// Sets or clears the executable bits, for everybody who may read the file.
  func setExecutable(_ isExecutable: Bool, at path: String) throws {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    let place = try AtomicWrite.find(path, in: writer.journal, making: false).place
    guard let status = place.folder.status(of: place.name), status.isFile else { return }
    let mode = status.st_mode & 0o7777
    let new = isExecutable ? mode | (mode & 0o444) >> 2 : mode & ~0o111
    _ = cString(place.name) { fchmodat(place.folder.number, $0, new, 0) }
  }
}

/// Files beside a journal in its repository. They are no part of the diary, and `journal undo` knows nothing of them.
struct NeighbourFiles {
  private let folder: OpenJournal

  /// The files below a folder that is no journal's.
  init(below path: String) throws { folder = try OpenJournal(neighbours: path) }

  /// The file at a path; `nil` if there is none.
  func tracked(_ path: [UInt8]) throws -> TrackedFile? { try JournalChanges.tracked(path, in: folder) }

  /// Puts `new`, or nothing, into the place of `old`; `false` if something else is there.
  func replace(_ path: String, holding old: [UInt8]?, by new: [UInt8]?) throws -> Bool {
    struct Other: Error {}
    do {
      guard let new else {
        let target = try AtomicWrite.find(path, in: folder, making: false)
        let aside = target.folder.descriptor.place("\(AtomicWrite.besidePrefix)\(getpid())")
        try AtomicWrite.takeAway(path, in: folder, to: { aside }) { current in
          guard current == old else { throw Other() }
          return true
        }
        AtomicWrite.remove(aside)
        return true
      }
      _ = try AtomicWrite(path, in: folder).run { current in
        guard current == old || current == new else { throw Other() }
        return new
      }
      return true
    } catch is Other {
      return false
    }
  }
}
