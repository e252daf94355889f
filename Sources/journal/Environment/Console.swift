import JournalFormat
import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Standard output and standard error of this process.
///
/// Output is gathered and written in one go; long output goes out in large pieces.
final class Console: Sendable {
  static let system = Console()

  private static let pieceSize = 1 << 18
  private let pending = Mutex<[UInt8]>([])

  /// Adds `text` to what standard output will show.
  func print(_ text: String) {
    let isFull = pending.withLock { buffer in
      buffer.append(contentsOf: text.utf8)
      return buffer.count >= Self.pieceSize
    }
    if isFull { flush() }
  }

  /// Writes out what was printed so far. A reader that went away is no failure: the process ends with success.
  func flush() {
    let bytes = pending.withLock { buffer in
      let bytes = buffer
      buffer = []
      return bytes
    }
    guard let error = Self.write(bytes, to: STDOUT_FILENO) else { return }
    if error == EPIPE { exit(0) }
    complain("journal: cannot write to standard output: \(systemMessage(error)).\n")
    exit(CommandFailure.Status.refused.rawValue)
  }

  /// Shows `text` on standard error at once, after what was printed before it.
  func complain(_ text: String) {
    flush()
    // Nobody is left to be told when standard error is gone too.
    _ = Self.write(Array(text.utf8), to: STDERR_FILENO)
  }

  /// Shows a question on standard error and reads a line of standard input; `nil` at its end.
  ///
  /// A line with bytes that are not UTF-8 is asked for again: it would be read with U+FFFD in their place.
  func ask(_ question: String) -> String? {
    complain(terminalSafe(question))
    while let line = readLine() {
      guard line.unicodeScalars.contains("\u{FFFD}") else { return line }
      complain("journal: this line holds bytes that are not UTF-8; once more, please: ")
    }
    return nil
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }

  /// Writes all bytes; the system's error number if it cannot.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = unsafeWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN {
          var waiting = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = poll(&waiting, 1, -1)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }

  private static func unsafeWrite(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
      Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
