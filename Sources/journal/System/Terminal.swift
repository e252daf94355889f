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
