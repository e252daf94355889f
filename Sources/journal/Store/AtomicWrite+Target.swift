import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension AtomicWrite {
  /// The place of the file to write.
  struct Target {
    var folder: Folder
    var name: [UInt8]
    /// The folders in which folders were made on the way.
    var parentsOfNewFolders: [Descriptor] = []
  }

  /// Replaces the file at a path below the journal's folder; folders on the way are made.
  ///
  /// A link on the way is followed inside the journal; one that leaves it is refused.
  static func update(
    _ path: String, inJournal root: String, change: ([UInt8]?) throws -> [UInt8]
  ) throws -> WriteOutcome {
    let opened = open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else {
      throw CommandFailure(.refused, "the journal’s folder cannot be opened: \(systemMessage(errno))")
    }
    let top = Descriptor(opened)
    let target = try find(path, in: top, at: root)
    let own = privateFolder(in: top)
    let beside = Folder(descriptor: target.folder.descriptor, prefix: besidePrefix)
    let write = AtomicWrite(
      shownPath: path, target: target, stage: own ?? beside,
      newMode: mode(of: target.folder.descriptor) & 0o666)
    return try write.run(change)
  }

  /// Opens the folder of `path`, a step at a time.
  private static func find(_ path: String, in top: Descriptor, at root: String) throws -> Target {
    var parts = try safeParts(of: Array(path.utf8), path)
    // Each link resolved starts the walk again; links do not lead through each other forever.
    for _ in 0..<40 {
      var folder = top
      var made: [Descriptor] = []
      var resolved: [[UInt8]]?
      for (depth, part) in parts.enumerated() where resolved == nil {
        var status = stat()
        let exists = cString(part) { fstatat(folder.number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0
        let isLast = depth == parts.count - 1
        if exists, status.st_mode & S_IFMT == S_IFLNK {
          resolved = try follow(parts[...depth], below: root, path) + parts[(depth + 1)...]
        } else if !isLast {
          if !exists {
            let result = cString(part) { mkdirat(folder.number, $0, mode(of: folder) & 0o777) }
            guard result == 0 || errno == EEXIST else { throw refusal(path, systemMessage(errno)) }
            made.append(folder)
          }
          let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
          let next = cString(part) { openat(folder.number, $0, flags) }
          guard next >= 0 else { throw refusal(path, systemMessage(errno)) }
          folder = Descriptor(next)
        } else {
          let place = Folder(descriptor: folder, prefix: besidePrefix)
          return Target(folder: place, name: part, parentsOfNewFolders: made)
        }
      }
      guard let resolved else { break }
      parts = resolved
    }
    throw refusal(path, "its links lead nowhere")
  }

  /// The parts of the path to which a link leads, if that lies inside the journal.
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

  private static func safeParts(of path: [UInt8], _ shown: String) throws -> [[UInt8]] {
    let parts = path.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).map(Array.init)
    let isSafe = parts.allSatisfy { !$0.isEmpty && $0 != [0x2E] && $0 != [0x2E, 0x2E] && !$0.contains(0) }
    guard isSafe else { throw refusal(shown, "it is no path inside the journal") }
    return parts
  }

  private static func refusal(_ path: String, _ why: String) -> CommandFailure {
    CommandFailure(.refused, "‘\(path)’ cannot be written: \(why)")
  }

  /// `.journal/tmp`, made if need be, with a `.gitignore` that keeps all of `.journal` out of git.
  private static func privateFolder(in top: Descriptor) -> Folder? {
    let flags = O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    _ = mkdirat(top.number, ".journal", 0o700)
    let outer = openat(top.number, ".journal", flags)
    guard outer >= 0 else { return nil }
    let own = Descriptor(outer)
    let ignore = openat(outer, ".gitignore", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
    if ignore >= 0 {
      // An empty one would never be filled: better none, and the next command tries again.
      if Descriptor(ignore).writeAll(Array("*\n".utf8)) != nil { unlinkat(outer, ".gitignore", 0) }
    }
    _ = mkdirat(own.number, "tmp", 0o700)
    let inner = openat(own.number, "tmp", flags)
    return inner < 0 ? nil : Folder(descriptor: Descriptor(inner), prefix: "")
  }

  static func mode(of folder: Descriptor) -> mode_t {
    var status = stat()
    return fstat(folder.number, &status) == 0 ? status.st_mode & 0o777 : 0o700
  }
}
