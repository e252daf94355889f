/// A progress bar on standard error: on a terminal only, and only for work that takes longer than a second.
final class ProgressBar {
  private let terminal: Terminal
  private let print: (String) -> Void
  private let began = ContinuousClock.now
  private var next: ContinuousClock.Instant
  private var isShown = false

  /// A bar for `terminal`, drawn by `print`.
  init(_ terminal: Terminal, after delay: Duration = .seconds(1), print: @escaping (String) -> Void) {
    (self.terminal, self.print) = (terminal, print)
    next = began + delay
  }

  /// Draws it, at most ten times a second. `label` names the work, `detail` the result so far.
  func show(_ label: String, done: Int, of all: Int, detail: @autoclosure () -> String = "") {
    guard terminal.isInteractive, ContinuousClock.now >= next else { return }
    next = .now + .milliseconds(100)
    isShown = true
    print("\r\(Self.line(label, done: done, of: all, detail: detail(), width: terminal.width))\u{1B}[K")
  }

  /// Removes it, so that other output can be printed.
  func clear() {
    guard isShown else { return }
    isShown = false
    print("\r\u{1B}[K")
  }

  /// `Reading [####----]  45 %  12,345 foods`, which has no more characters than the terminal columns.
  static func line(_ label: String, done: Int, of all: Int, detail: String, width: Int) -> String {
    let share = all <= 0 ? 0 : min(1, max(0, Double(done) / Double(all)))
    let percent = String(Int(share * 100))
    let figure = String(repeating: " ", count: 3 - percent.count) + percent + " %"
    let rest = width - 1 - label.count - figure.count - detail.count - 6
    let cells = min(30, max(0, rest))
    let filled = Int(share * Double(cells))
    let bar =
      cells < 5
      ? ""
      : "[" + String(repeating: "#", count: filled) + String(repeating: "-", count: cells - filled) + "] "
    return String("\(label) \(bar)\(figure)\(detail.isEmpty ? "" : "  \(detail)")".prefix(max(0, width - 1)))
  }
}
