#if canImport(Darwin)
  import Darwin
#else
  import CLinux
  import Glibc
#endif

/// What git keeps of a file beside its bytes: that it is a link, and whether it may be run.
extension JournalChanges {
  /// Makes, changes or removes a link below the journal's folder; `false` if what is there is neither what is expected nor what is wanted.
  ///
  /// What it leads to is not looked at. It cannot be taken back by `journal undo`; git has both versions.
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
    let place = AtomicWrite.Place(folder: target.folder.descriptor, name: Array(name.utf8))
    let current = AtomicWrite.target(ofLink: place)
    if current == new, current != nil || !AtomicWrite.isThere(place) { return true }
    guard current == old, old != nil || !AtomicWrite.isThere(place) else { return false }
    let staged = AtomicWrite.Place(folder: own.unfinished, name: Array("link-\(getpid())".utf8))
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

  /// Lets a file be run, or not, by all who may read it.
  func setExecutable(_ isExecutable: Bool, at path: String) throws {
    let writer = try writer()
    defer { withExtendedLifetime(writer) {} }
    let target = try AtomicWrite.find(path, in: writer.journal, making: false)
    var status = stat()
    cString(target.name) { name in
      let folder = target.folder.descriptor.number
      guard fstatat(folder, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG
      else { return }
      let mode = status.st_mode & 0o7777
      _ = fchmodat(folder, name, isExecutable ? mode | (mode & 0o444) >> 2 : mode & ~0o111, 0)
    }
  }
}

extension AtomicWrite {
  /// Whether anything lies at a place.
  static func isThere(_ place: Place) -> Bool {
    var status = stat()
    return cString(place.name) { fstatat(place.folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
  }

  /// Swaps two names; 0 or the error number.
  static func exchange(_ first: Place, _ second: Place) -> Int32 {
    cString(first.name) { old in
      cString(second.name) { new in
        #if canImport(Darwin)
          renameatx_np(first.folder.number, old, second.folder.number, new, UInt32(RENAME_SWAP)) == 0
            ? 0 : errno
        #else
          uninterrupted {
            renameat2(first.folder.number, old, second.folder.number, new, UInt32(JOURNAL_RENAME_EXCHANGE))
          } == 0
            ? 0 : errno
        #endif
      }
    }
  }
}

/// Files beside a journal in its repository. They are no part of the diary, and `journal undo` knows nothing of them.
struct NeighbourFiles {
  private let folder: OpenJournal

  /// The files below a folder that is no journal's.
  init(below path: String) throws { folder = try OpenJournal(neighbours: path) }

  /// What is there, as git keeps it; `nil` for nothing.
  func tracked(_ path: [UInt8]) throws -> TrackedFile? { try JournalChanges.tracked(path, in: folder) }

  /// Puts `new`, or nothing, into the place of `old`; `false` if something else is there.
  func replace(_ path: String, holding old: [UInt8]?, by new: [UInt8]?) throws -> Bool {
    struct Other: Error {}
    do {
      guard let new else {
        let target = try AtomicWrite.find(path, in: folder, making: false)
        let aside = AtomicWrite.Place(
          folder: target.folder.descriptor, name: Array("\(AtomicWrite.besidePrefix)\(getpid())".utf8))
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
