import JournalFormat

/// Text of a report made safe for a terminal, with its styles.
struct TerminalText {
  /// The text on one line.
  private(set) var plain = ""
  /// Where each style begins, as an offset in the UTF-8 of `plain`.
  private var looks: [(start: Int, look: TerminalLook)] = []

  init(_ text: ReportText, normally look: TerminalLook = .normal) {
    looks.reserveCapacity(text.runs.count)
    for run in text.runs {
      switch run {
      case .plain(let content): append(content, look)
      case .strong(let content): append(content, .strong)
      case .emphasis(let content): append(content, .emphasis)
      case .dim(let content): append(content, .dim)
      case .tinted(let content, let tint): append(content, TerminalLook(tint))
      case .link(let content, _): append(content, .link)
      case .picture(let content, _): append(content, .dim)
      }
    }
  }

  init(_ text: String, _ look: TerminalLook = .normal) { append(text, look) }

  private mutating func append(_ text: String, _ look: TerminalLook) {
    looks.append((plain.utf8.count, look))
    plain += singleLine(text)
  }

  /// The width in columns.
  var width: Int { displayWidth(plain) }

  /// The width of the longest word: the minimum width that breaks no word.
  var widestWord: Int {
    plain.utf8.split(separator: UInt8(ascii: " ")).map { displayWidth(String($0) ?? "") }.max() ?? 0
  }

  /// The text broken into lines of at most `width` columns, each with its width and its escape sequences.
  func lines(width: Int, _ style: TerminalStyle) -> [(text: String, width: Int)] {
    // Most texts fit, and measuring is the larger part of the work.
    let whole = self.width
    if whole <= width {
      let text = style == .plain ? plain : styled(plain.startIndex..<plain.endIndex, style)
      return [(text: text, width: whole)]
    }
    return wrappedRanges(of: plain, to: width).map { range in
      (text: styled(range, style), width: displayWidth(String(plain[range])))
    }
  }

  private func styled(_ range: Range<String.Index>, _ style: TerminalStyle) -> String {
    if style == .plain { return String(plain[range]) }
    let utf8 = plain.utf8
    let start = utf8.distance(from: utf8.startIndex, to: range.lowerBound)
    let end = utf8.distance(from: utf8.startIndex, to: range.upperBound)
    var line = ""
    for (position, stretch) in looks.enumerated() {
      let next = position + 1 < looks.count ? looks[position + 1].start : utf8.count
      let (low, high) = (max(start, stretch.start), min(end, next))
      guard low < high else { continue }
      let part = plain[
        utf8.index(utf8.startIndex, offsetBy: low)..<utf8.index(utf8.startIndex, offsetBy: high)]
      line += stretch.look.applied(to: String(part), style)
    }
    return line
  }
}

/// Whether escape sequences are written.
public enum TerminalStyle: Hashable, Sendable {
  /// No escape sequences.
  case plain
  /// Bold, dim and the sixteen colours. Nothing is expressed by them alone.
  case ansi
  /// The same with colours of 256 that are legible on light and dark backgrounds.
  case ansi256
}

/// The style of a run of text.
enum TerminalLook: Hashable, Sendable {
  case normal, strong, emphasis, dim, link, low, medium, high, top, amber, orange, red
  case tint(ChartTint)

  init(_ tint: ChartTint) { self = .tint(tint) }

  init(_ tint: ReportText.Tint) {
    switch tint {
    case .amber: self = .tint(.amber)
    case .orange: self = .orange
    case .red: self = .red
    case .green: self = .tint(.green)
    case .blue: self = .tint(.blue)
    case .violet: self = .tint(.violet)
    case .rose: self = .tint(.rose)
    case .grey: self = .dim
    }
  }

  /// The parameters of the escape sequence that turns it on.
  private func code(_ style: TerminalStyle) -> String {
    let isRich = style == .ansi256
    switch self {
    case .normal: return ""
    case .strong: return "1"
    case .emphasis: return "3"
    case .dim: return isRich ? "38;5;243" : "2"
    case .link: return "4"
    // The shade characters tell the levels apart; yellow would be hard to see on white.
    case .low, .medium, .high, .top: return isRich ? "38;5;166" : "31"
    // There is no orange among the sixteen colours.
    case .orange: return isRich ? "38;5;166" : "31"
    // As text it needs more contrast than as a mark.
    case .amber: return isRich ? "38;5;130" : "91"
    case .red: return isRich ? "38;5;160" : "1;31"
    case .tint(let tint):
      switch tint {
      // Yellow is not seen on white.
      case .amber: return isRich ? "38;5;136" : "91"
      case .orange: return isRich ? "38;5;166" : "31"
      case .green: return isRich ? "38;5;28" : "32"
      case .blue: return isRich ? "38;5;32" : "34"
      case .rose: return isRich ? "38;5;169" : "35"
      case .violet: return isRich ? "38;5;98" : "36"
      case .grey: return isRich ? "38;5;243" : "2"
      }
    }
  }

  /// `text` in this style, reset at its end.
  func applied(to text: String, _ style: TerminalStyle) -> String {
    style == .plain || self == .normal || text.isEmpty ? text : "\u{1B}[\(code(style))m\(text)\u{1B}[0m"
  }
}
