/// An open file descriptor, closed with its last reference.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Writes all bytes; returns `nil`, or the error number.
  ///
  /// `waits` polls a non-blocking descriptor until it can be written to.
  func writeAll(_ bytes: [UInt8], waits: Bool = false) -> Int32? {
    journal.writeAll(bytes, to: number, waits: waits)
  }
}

extension Descriptor {
  /// Opens a path relative to `folder`, by default the working folder; returns `nil` and sets `errno` on failure.
  static func open(_ path: some Sequence<UInt8>, _ flags: Int32, from folder: Int32 = AT_FDCWD) -> Descriptor?
  {
    let opened = cString(path) { path in uninterrupted { openat(folder, path, flags | O_CLOEXEC, 0o600) } }
    return opened < 0 ? nil : Descriptor(opened)
  }

  /// Opens a path relative to this folder; returns `nil` and sets `errno` on failure.
  func open(_ path: some Sequence<UInt8>, _ flags: Int32) -> Descriptor? {
    Self.open(path, flags, from: number)
  }

  /// Opens a folder in this one; fails if it is a symbolic link.
  func folder(_ name: some Sequence<UInt8>) -> Descriptor? { open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) }

  /// Opens a file in this folder for reading; fails if it is a symbolic link. Without `O_NONBLOCK`, opening a named pipe
  /// would block until there is a writer.
  func file(_ name: some Sequence<UInt8>) -> Descriptor? { open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) }

  /// Its status by `fstat`; `nil` with `errno` set on failure.
  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// Sets when it was last modified, and read; returns 0 or the error number.
  func setModified(_ time: timespec) -> Int32 { futimens(number, [time, time]) == 0 ? 0 : errno }

  /// The status of a file in this folder, of a symbolic link its own; `nil` with `errno` set on failure.
  func status(of name: some Sequence<UInt8>) -> stat? {
    var status = stat()
    return cString(name) { fstatat(number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
  }
}

extension stat {
  /// Whether this is the status of a regular file.
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Writes all bytes to a descriptor; returns `nil`, or the error number.
///
/// `waits` polls a non-blocking descriptor until it can be written to.
func writeAll(_ bytes: [UInt8], to descriptor: Int32, waits: Bool = false) -> Int32? {
  bytes.withUnsafeBytes { buffer in
    var rest = buffer[...]
    while !rest.isEmpty {
      let count = posixWrite(
        descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, count: rest.count)
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if waits, errno == EAGAIN {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        _ = poll(&waiting, 1, -1)
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}

/// Repeats a system call while it is interrupted by a signal (`EINTR`).
func uninterrupted(_ call: () -> Int32) -> Int32 {
  while true {
    let result = call()
    if result >= 0 || errno != EINTR { return result }
  }
}

/// Calls `body` with the bytes as a C string.
func cString<Result, Failure: Error>(
  _ bytes: some Sequence<UInt8>, _ body: (UnsafePointer<CChar>) throws(Failure) -> Result
) throws(Failure) -> Result {
  var characters = bytes.map { CChar(bitPattern: $0) }
  characters.append(0)
  // An array passed as a pointer is valid during the call only, which is enough.
  return try body(characters)
}

/// The canonical absolute path with links resolved (`realpath`); `nil` if it does not exist.
func realPath(_ path: [UInt8]) -> [UInt8]? {
  cString(path) { name in
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return [UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}

/// The absolute path without symbolic links, for a path as text.
func realPath(_ path: String) -> String? {
  realPath(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
}

/// The system's message for an error number, for use in a sentence: “permission denied”.
func systemMessage(_ error: Int32) -> String {
  // The locale is never set, so the text is the same everywhere.
  guard let description = strerror(error) else { return "error \(error)" }
  let text = String(cString: description)
  guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
  return first.lowercased() + text.dropFirst()
}
