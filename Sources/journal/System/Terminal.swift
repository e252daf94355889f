import JournalFormat
import Synchronization

/// When to use colours.
enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The properties of standard output.
struct Terminal: Hashable, Sendable {
  /// Whether it is a terminal.
  var isInteractive: Bool
  /// Columns, at least 20.
  var width: Int
  /// Lines of the window, if known.
  var height: Int?
  /// Whether to use colours unless the command line says otherwise.
  var hasColor: Bool
  /// Whether it has 256 colours, by `TERM` and `COLORTERM`.
  var hasManyColors = false

  /// A pipe or a file: plain text, 80 columns.
  static let plain = Terminal(isInteractive: false, columns: nil) { _ in nil }

  /// Whether to use colours, given the option.
  func usesColor(_ choice: ColorChoice) -> Bool {
    switch choice {
    case .auto: hasColor
    case .always: true
    case .never: false
    }
  }

  /// Determines width and colour from the system and the environment.
  ///
  /// `columns` is the window's width, if known. `NO_COLOR` takes precedence over `CLICOLOR_FORCE`.
  init(isInteractive: Bool, columns: Int?, variable: (String) -> String?) {
    self.isInteractive = isInteractive
    let stated = variable("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil }
    width = min(max(20, stated ?? columns ?? 80), 10_000)
    hasManyColors = variable("TERM")?.contains("256") ?? false || !(variable("COLORTERM") ?? "").isEmpty
    if let no = variable("NO_COLOR"), !no.isEmpty {
      hasColor = false
    } else if let force = variable("CLICOLOR_FORCE"), !force.isEmpty, force != "0" {
      hasColor = true
    } else {
      hasColor = isInteractive && variable("TERM") != "dumb"
    }
  }

  /// The terminal of a file descriptor of this process.
  static func system(descriptor: Int32, variable: (String) -> String?) -> Terminal {
    let isInteractive = isatty(descriptor) == 1
    var size = winsize()
    let hasSize = isInteractive && ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
    var terminal = Terminal(
      isInteractive: isInteractive, columns: hasSize ? Int(size.ws_col) : nil, variable: variable)
    if hasSize, size.ws_row > 0 { terminal.height = Int(size.ws_row) }
    return terminal
  }
}

/// Standard output and standard error of this process.
///
/// Output is buffered and written at once; long output in large pieces.
final class Console: Sendable {
  static let system = Console()

  private static let pieceSize = 1 << 18
  private let pending = Mutex<[UInt8]>([])

  /// A pager for output that is longer than the terminal.
  struct Paging: Sendable {
    /// The lines of the terminal.
    var height: Int
    /// Starts it, and returns the descriptor to write to; `nil` if it cannot be started.
    var start: @Sendable () -> Int32?
    /// Ends its input, and waits until the reader has left it.
    var finish: @Sendable () -> Void
  }

  /// Where standard output goes.
  private enum Destination {
    case descriptor(Int32)
    /// To the pager, once a piece has more lines than the terminal.
    case maybe(Paging)
    case pager(Paging, Int32)
  }

  private let destination = Mutex(Destination.descriptor(STDOUT_FILENO))

  /// Shows what is printed from now on with a pager, if it is long.
  func page(_ paging: Paging) { destination.withLock { $0 = .maybe(paging) } }

  /// The descriptor for a piece of output; starts the pager for a long one.
  private func descriptor(for bytes: [UInt8]) -> Int32 {
    destination.withLock { destination in
      switch destination {
      case .descriptor(let number), .pager(_, let number): return number
      case .maybe(let paging):
        guard bytes.count(where: { $0 == .lineFeed }) >= paging.height else { return STDOUT_FILENO }
        let number = paging.start()
        destination = number.map { .pager(paging, $0) } ?? .descriptor(STDOUT_FILENO)
        return number ?? STDOUT_FILENO
      }
    }
  }

  /// Waits for the pager, if one was started.
  private func finishPaging() {
    let paging = destination.withLock { destination -> Paging? in
      guard case .pager(let paging, _) = destination else { return nil }
      destination = .descriptor(STDOUT_FILENO)
      return paging
    }
    paging?.finish()
  }

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
    guard !bytes.isEmpty, let error = writeAll(bytes, to: descriptor(for: bytes), waits: true) else { return }
    if error == EPIPE { Self.end(0) }
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

  /// Exits the process, once the reader has left the pager.
  static func end(_ status: Int32) -> Never {
    system.finishPaging()
    exit(status)
  }
}
