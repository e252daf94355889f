/// An open file or folder, closed when the last reference to it goes.
final class Descriptor: Sendable {
  let number: Int32

  init(_ number: Int32) { self.number = number }

  deinit { close(number) }

  /// Writes all bytes; `nil`, or the error number if the system does not take them.
  ///
  /// `waits` waits for room where the descriptor does not block.
  func writeAll(_ bytes: [UInt8], waits: Bool = false) -> Int32? {
    journal.writeAll(bytes, to: number, waits: waits)
  }
}

extension Descriptor {
  /// Opens what a path leads to, seen from where the process runs; `nil` and `errno` where that fails.
  static func open(_ path: some Sequence<UInt8>, _ flags: Int32, from folder: Int32 = AT_FDCWD) -> Descriptor?
  {
    let opened = cString(path) { path in uninterrupted { openat(folder, path, flags | O_CLOEXEC, 0o600) } }
    return opened < 0 ? nil : Descriptor(opened)
  }

  /// The same, seen from this folder.
  func open(_ path: some Sequence<UInt8>, _ flags: Int32) -> Descriptor? {
    Self.open(path, flags, from: number)
  }

  /// Opens a folder in this one, unless it is a link.
  func folder(_ name: some Sequence<UInt8>) -> Descriptor? { open(name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) }

  /// Opens a file in this folder for reading, unless it is a link. Without `O_NONBLOCK`, a pipe would wait for a writer forever.
  func file(_ name: some Sequence<UInt8>) -> Descriptor? { open(name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK) }

  /// What the system says of it; `nil` and `errno` where it says nothing.
  var status: stat? {
    var status = stat()
    return fstat(number, &status) == 0 ? status : nil
  }

  /// What the system says of a name in this folder, be it a link; `nil` and `errno` where there is none.
  func status(of name: some Sequence<UInt8>) -> stat? {
    var status = stat()
    return cString(name) { fstatat(number, $0, &status, AT_SYMLINK_NOFOLLOW) } == 0 ? status : nil
  }
}

extension stat {
  /// Whether it is about a regular file.
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
}

/// Writes all bytes to a descriptor; `nil`, or the error number if the system does not take them.
///
/// `waits` waits for room where the descriptor does not block.
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

/// Repeats a system call for as long as a signal interrupts it (`EINTR`).
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
  // An array passed as a pointer is valid for the call only, which is all that is needed.
  return try body(characters)
}

/// The absolute path that a path leads to, with all links resolved; `nil` if it leads nowhere.
func realPath(_ path: [UInt8]) -> [UInt8]? {
  cString(path) { name in
    guard let resolved = realpath(name, nil) else { return nil }
    defer { free(resolved) }
    return [UInt8](UnsafeRawBufferPointer(start: resolved, count: strlen(resolved)))
  }
}

/// The same for a path as text.
func realPath(_ path: String) -> String? {
  realPath(Array(path.utf8)).map { String(decoding: $0, as: UTF8.self) }
}

/// The system's description of an error number, for the middle of a sentence: “permission denied”.
func systemMessage(_ error: Int32) -> String {
  // The locale is never set, so the text is the same everywhere.
  guard let description = strerror(error) else { return "error \(error)" }
  let text = String(cString: description)
  guard let first = text.first, text.dropFirst().first?.isUppercase != true else { return text }
  return first.lowercased() + text.dropFirst()
}
