import JournalFormat

/// Words of a report made safe for a terminal, with the look of each stretch.
struct TerminalText {
  /// The words on one line.
  private(set) var plain = ""
  /// Where each look begins, as an offset in the UTF-8 of `plain`.
  private var looks: [(start: Int, look: TerminalLook)] = []

  init(_ text: ReportText, normally look: TerminalLook = .normal) {
    looks.reserveCapacity(text.runs.count)
    for run in text.runs {
      switch run {
      case .plain(let words): append(words, look)
      case .strong(let words): append(words, .strong)
      case .dim(let words): append(words, .dim)
      case .link(let words, _): append(words, .link)
      }
    }
  }

  init(_ words: String, _ look: TerminalLook = .normal) { append(words, look) }

  private mutating func append(_ words: String, _ look: TerminalLook) {
    looks.append((plain.utf8.count, look))
    plain += singleLine(words)
  }

  /// In columns.
  var width: Int { displayWidth(plain) }

  /// The columns of its longest word, which is as narrow as it can be set without cutting words.
  var widestWord: Int {
    plain.utf8.split(separator: UInt8(ascii: " ")).map { displayWidth(String($0) ?? "") }.max() ?? 0
  }

  /// The text broken into lines of at most `width` columns, each with its width and its escape sequences.
  func lines(width: Int, _ style: TerminalStyle) -> [(text: String, width: Int)] {
    // Most texts fit, and to measure one is the larger part of showing it.
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
      let words = plain[
        utf8.index(utf8.startIndex, offsetBy: low)..<utf8.index(utf8.startIndex, offsetBy: high)]
      line += stretch.look.applied(to: String(words), style)
    }
    return line
  }
}

/// Whether a terminal gets colours and weights, or only characters.
public enum TerminalStyle: Hashable, Sendable {
  /// No escape sequences at all.
  case plain
  /// Bold, dim and the sixteen colours, none of which says anything that the characters do not.
  case ansi
}

/// How a stretch of text looks on a terminal.
enum TerminalLook: Hashable, Sendable {
  case normal, strong, dim, link, low, medium, high

  /// The numbers of the escape sequence that switches it on.
  private var code: String {
    switch self {
    case .normal: ""
    case .strong: "1"
    case .dim: "2"
    case .link: "4"
    // The bright colours vanish on a white ground; shades tell these two apart.
    case .low, .medium: "33"
    case .high: "32"
    }
  }

  /// `text` in this look, which ends with it.
  func applied(to text: String, _ style: TerminalStyle) -> String {
    style == .plain || self == .normal || text.isEmpty ? text : "\u{1B}[\(code)m\(text)\u{1B}[0m"
  }
}
