import JournalFormat

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Reads whole files, without Foundation and without waiting for anything.
enum FileReading {
  /// The largest file that is read: 64 MB.
  static let sizeLimit = FileBounds.other.bytes

  /// The bytes of the regular file `name` in the folder behind a descriptor. A symbolic link is not followed.
  static func bytes(
    of name: UnsafePointer<CChar>, in folder: Int32, limit: Int = sizeLimit
  ) throws(FileProblem) -> [UInt8] {
    // Without O_NONBLOCK, opening a pipe would wait for a writer forever.
    let descriptor = uninterrupted { openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw openProblem(errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, limit: limit)
  }

  /// The same, with the permission bits of the file.
  static func bytesAndMode(
    of name: [UInt8], in folder: Int32
  ) throws(FileProblem) -> (bytes: [UInt8], mode: UInt32) {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC
    let opened = cString(name) { name in uninterrupted { openat(folder, name, flags) } }
    guard opened >= 0 else { throw openProblem(errno) }
    defer { close(opened) }
    var status = stat()
    guard fstat(opened, &status) == 0 else { throw .unreadable(systemMessage(errno)) }
    return (try bytes(of: opened, limit: sizeLimit), UInt32(status.st_mode & 0o7777))
  }

  /// The bytes of a file that the command line names, links followed; `-` is standard input.
  static func bytes(ofNamedFile path: String) throws(FileProblem) -> [UInt8] {
    if path == "-" { return try stream(STDIN_FILENO) }
    let descriptor = uninterrupted { open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
    guard descriptor >= 0 else { throw openProblem(errno) }
    defer { close(descriptor) }
    return try bytes(of: descriptor, limit: sizeLimit)
  }

  /// The bytes of an open regular file.
  static func bytes(of descriptor: Int32, limit: Int) throws(FileProblem) -> [UInt8] {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .unreadable(systemMessage(errno)) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw .notRegular(kind(ofMode: status.st_mode)) }
    guard status.st_size <= limit else { throw .tooLarge(bytes: Int(status.st_size), limit: limit) }
    return try contents(of: descriptor, expecting: Int(status.st_size), isStream: false, limit: limit)
  }

  /// All that a pipe or a terminal gives.
  private static func stream(_ descriptor: Int32) throws(FileProblem) -> [UInt8] {
    try contents(of: descriptor, expecting: 65_535, isStream: true, limit: sizeLimit)
  }

  /// What a file of that mode is, with its article.
  static func kind(ofMode mode: mode_t) -> String {
    switch mode & S_IFMT {
    case S_IFDIR: "a folder"
    case S_IFIFO: "a pipe"
    case S_IFSOCK: "a socket"
    case S_IFLNK: "a link"
    default: "a device"
    }
  }

  private static func openProblem(_ error: Int32) -> FileProblem {
    switch error {
    case ELOOP: .linkLeadsOut
    case ENXIO: .notRegular("a socket")
    case ENOENT: .missing
    default: .unreadable(systemMessage(error))
    }
  }

  /// Reads to the end. `size` is what to expect; a regular file that gave exactly so much is not asked again.
  private static func contents(
    of descriptor: Int32, expecting size: Int, isStream: Bool, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var failure: FileProblem?
    // One byte more than the file has: a full buffer then means that the file grew meanwhile.
    var capacity = size + 1
    var result = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
      failure = fill(
        UnsafeMutableRawBufferPointer(buffer), from: descriptor, stopAt: isStream ? nil : size, count: &count)
    }
    var last = result.count
    while failure == nil, last == capacity {
      guard result.count <= limit else { throw .tooLarge(bytes: result.count, limit: limit) }
      capacity = max(65_536, result.count)
      let more = [UInt8](unsafeUninitializedCapacity: capacity) { buffer, count in
        failure = fill(UnsafeMutableRawBufferPointer(buffer), from: descriptor, stopAt: nil, count: &count)
      }
      last = more.count
      result += more
    }
    if let failure { throw failure }
    return result
  }

  /// Reads until the buffer is full, the file ends, or exactly `stopAt` bytes are there.
  private static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32, stopAt: Int?, count: inout Int
  ) -> FileProblem? {
    while count < buffer.count {
      let got = read(descriptor, buffer.baseAddress.map { $0 + count }, buffer.count - count)
      if got == 0 { return nil }
      if got > 0 {
        count += got
        if count == stopAt { return nil }
      } else if errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return .unreadable(systemMessage(errno))
      }
    }
    return nil
  }
}
