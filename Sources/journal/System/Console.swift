import JournalFormat
import Synchronization

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
    guard let error = writeAll(bytes, to: STDOUT_FILENO, waits: true) else { return }
    if error == EPIPE { exit(0) }
    printError("journal: cannot write to standard output: \(systemMessage(error)).\n")
    exit(CommandFailure.Status.refused.rawValue)
  }

  /// Shows `text` on standard error at once, after what was printed before it.
  func printError(_ text: String) {
    flush()
    // Nobody is left to be told when standard error is gone too.
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO, waits: true)
  }

  /// Shows a question on standard error and reads a line of standard input; `nil` at its end.
  ///
  /// A line with bytes that are not UTF-8 is asked for again: it would be read with U+FFFD in their place.
  func ask(_ question: String) -> String? {
    printError(terminalSafe(question))
    while let line = readLine() {
      guard line.unicodeScalars.contains("\u{FFFD}") else { return line }
      printError("journal: this line holds bytes that are not UTF-8; once more, please: ")
    }
    return nil
  }

  /// Ends the process.
  static func end(_ status: Int32) -> Never { exit(status) }
}
