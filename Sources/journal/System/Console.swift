import JournalFormat
import Synchronization

/// Standard output and standard error of this process.
///
/// Output is buffered and written at once; long output in large pieces.
final class Console: Sendable {
  static let system = Console()

  private static let pieceSize = 1 << 18
  private let pending = Mutex<[UInt8]>([])

  /// Appends `text` to standard output.
  func print(_ text: String) {
    let isFull = pending.withLock { buffer in
      buffer.append(contentsOf: text.utf8)
      return buffer.count >= Self.pieceSize
    }
    if isFull { flush() }
  }

  /// Writes the buffered output. If the reader has closed the pipe, the process exits successfully.
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

  /// Writes `text` to standard error, after the output before it.
  func printError(_ text: String) {
    flush()
    // If standard error fails too, there is nowhere to report it.
    _ = writeAll(Array(text.utf8), to: STDERR_FILENO, waits: true)
  }

  /// Prints a question to standard error and reads a line of standard input; `nil` at its end.
  ///
  /// The question is repeated for a line with invalid UTF-8, which would be changed to U+FFFD.
  func ask(_ question: String) -> String? {
    printError(terminalSafe(question))
    while let line = readLine() {
      guard line.unicodeScalars.contains("\u{FFFD}") else { return line }
      printError("journal: this line holds bytes that are not UTF-8; once more, please: ")
    }
    return nil
  }

  /// Exits the process.
  static func end(_ status: Int32) -> Never { exit(status) }
}
