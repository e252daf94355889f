import Synchronization

/// The program that shows long output on a terminal page by page: `$PAGER`, else `less`, as for git.
final class Pager: Sendable {
  private let arguments: [String]
  /// The running program, and the pipe to it.
  private let running = Mutex<(id: pid_t, input: Descriptor)?>(nil)

  /// `nil` if output is not for a terminal that can be paged, or `$PAGER` is empty or `cat`.
  init?(for terminal: Terminal, variable: (String) -> String?) {
    guard terminal.isInteractive, variable("TERM") != "dumb",
      let named = CommandArguments(variable("PAGER") ?? "less"), let name = named.arguments.first,
      name != "cat"
    else { return nil }
    arguments = named.arguments
  }

  /// How it shows output with at least as many lines as the terminal.
  func paging(height: Int) -> Console.Paging {
    Console.Paging(height: height, start: { self.start() }, finish: { self.finish() })
  }

  /// Starts it; `nil` if that fails, and the output is then printed without it.
  private func start() -> Int32? {
    guard let pipe = ProgramStart.pipe() else { return nil }
    // With these, less ends by itself on one screen, shows colours and leaves the text on the screen.
    setenv("LESS", "FRX", 0)
    // Ctrl-C is for the program in the foreground.
    let before = signal(SIGINT, SIG_IGN)
    let program = ProgramStart(arguments: arguments, input: pipe.reading, usualSignals: [SIGINT, SIGPIPE])
    let (error, id) = program.spawn()
    guard error == 0 else {
      signal(SIGINT, before)
      return nil
    }
    running.withLock { $0 = (id, pipe.writing) }
    return pipe.writing.number
  }

  private func finish() {
    let id = running.withLock { running -> pid_t? in
      defer { running = nil }
      return running?.id
    }
    if let id { _ = ProgramEnd(of: id, waits: true) }
  }
}
