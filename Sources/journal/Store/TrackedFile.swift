#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file as git keeps it in a tree.
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
  /// Whatever lies in a folder that is reached by a symbolic link.
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
      let next = cString(part) { name in
        uninterrupted { openat(folder.number, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
      }
      guard next >= 0 else {
        let error = errno
        let place = AtomicWrite.Place(folder: folder, name: Array(part))
        if AtomicWrite.target(ofLink: place) != nil { return .behindLink }
        if error == ENOENT || error == ENOTDIR { return nil }
        throw failure(error)
      }
      folder = Descriptor(next)
    }
    if let target = AtomicWrite.target(ofLink: AtomicWrite.Place(folder: folder, name: Array(name))) {
      return .link(target)
    }
    let opened = cString(name) { name in
      uninterrupted { openat(folder.number, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    }
    guard opened >= 0 else {
      if [ENOENT, ENXIO, ELOOP].contains(errno) { return nil }
      throw failure(errno)
    }
    let file = Descriptor(opened)
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw failure(errno) }
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
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
    do throws(FileProblem) {
      return .regular(
        try FileReading.bytes(of: opened, limit: FileReading.sizeLimit), isExecutable: isExecutable)
    } catch {
      throw CommandFailure(.refused, "‘\(shown)’ \(error.reason)")
    }
  }
}
