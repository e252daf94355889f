import JournalFormat

/// Tasks on standard input: one a line, as a list that is pasted has them.
struct PipedTasks {
  /// The lines without the numbers of a list; their boxes and bullets stay.
  private(set) var tasks: [(number: Int, text: String)] = []
  /// The headings among them, which are no tasks.
  private(set) var headings: [String] = []

  /// Takes apart `lines`, numbered from 1.
  init(_ lines: [(number: Int, text: String)]) {
    for (number, line) in lines {
      let text = line.drop { $0.isWhitespace || $0 == "\u{FEFF}" }
      if Self.isHeading(text) {
        headings.append(String(text))
      } else if !Self.isRule(text) {
        tasks.append((number, Self.withoutNumber(text)))
      }
    }
  }

  /// `# Shopping`, not `#health`.
  private static func isHeading(_ text: Substring) -> Bool {
    let signs = text.prefix { $0 == "#" }.count
    return (1...6).contains(signs) && (text.dropFirst(signs).first?.isWhitespace ?? true)
  }

  /// `---`.
  private static func isRule(_ text: Substring) -> Bool {
    text.count > 2 && text.allSatisfy { "-=*_ ".contains($0) }
  }

  /// `1. milk`, `2) eggs` without their numbers; `2 eggs` keeps its own.
  private static func withoutNumber(_ text: Substring) -> String {
    let digits = text.prefix { $0.isASCII && $0.isNumber }.count
    let rest = text.dropFirst(digits)
    guard (1...3).contains(digits), let sign = rest.first, sign == "." || sign == ")",
      rest.dropFirst().first?.isWhitespace ?? false
    else { return String(text) }
    return String(rest.dropFirst().drop(while: \.isWhitespace))
  }
}
