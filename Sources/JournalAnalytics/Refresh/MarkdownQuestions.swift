public import JournalFormat

/// Why the questions in a Markdown file cannot be answered. Lines count from 1.
public enum MarkdownQuestionsError: Error, Hashable, Sendable {
  /// A region begins on this line and is not closed.
  case unclosedRegion(line: Int)
  /// The file contains conflict markers.
  case unfinishedMerge(line: Int)
}

/// The questions in a Markdown file: fenced code blocks such as ```` ```journal top-foods --period 30d ````.
///
/// The text after `journal` is the question, or the block's first line that is not blank. Blocks that are unclosed, within another
/// block, or within a program's region are no questions. The answer is below its question between `<!-- journal begin answer -->`
/// and `<!-- journal end -->`.
public struct MarkdownQuestions: Sendable {
  public struct Question: Hashable, Sendable {
    /// The line of the opening fence.
    public var line: Int
    /// The text of the question, without `journal`.
    public var text: String
    /// The line of the closing fence.
    var end: Int
    /// The range of the old answer, without its markers; `nil` for a question without one.
    var answer: Range<Int>?
    /// The indentation of the opening fence, or of the old answer's marker if that is smaller: within a list item, an answer
    /// without it would end the list.
    var indentation: String
  }

  public let questions: [Question]
  private let source: SourceText

  static let begin = "<!-- journal begin answer -->"
  static let close = "<!-- journal end -->"

  public init(_ source: SourceText) throws(MarkdownQuestionsError) {
    self.source = source
    var found: [Question] = []
    var fence: (mark: Fence, line: Int)?
    var region: Int?
    var waiting: Int?
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      if source.canBeginConflict(line: number) { throw .unfinishedMerge(line: number) }
      let line = source[source.lineContent(number)].string
      let content = line.drop { $0 == "\u{FEFF}" || $0 == " " || $0 == "\t" }
      if let (open, first) = fence {
        guard open.isClosed(by: line) else { continue }
        fence = nil
        guard let question = open.question else { continue }
        let body = (first + 1..<number).map { source[source.lineContent($0)].string }
        let asked = question.isEmpty ? body.first { !$0.allSatisfy(\.isWhitespace) } ?? "" : question
        found.append(
          Question(line: first, text: asked, end: number, indentation: blanks(before: first, of: source)))
        waiting = found.count - 1
      } else if let begun = region {
        if content.hasPrefix("<!-- journal begin ") { throw .unclosedRegion(line: begun) }
        guard content.hasPrefix("<!-- journal end") else { continue }
        if let index = waiting {
          found[index].answer = source.line(begun).upperBound..<source.line(number).lowerBound
          let blanks = blanks(before: begun, of: source)
          if blanks.count < found[index].indentation.count { found[index].indentation = blanks }
        }
        (region, waiting) = (nil, nil)
      } else if content.hasPrefix("<!-- journal begin ") {
        region = number
        if content.trimmedEnd != Self.begin { waiting = nil }
      } else if let mark = Fence(line) {
        fence = (mark, number)
        waiting = nil
      } else if !content.allSatisfy(\.isWhitespace) {
        waiting = nil
      }
    }
    if let region { throw .unclosedRegion(line: region) }
    questions = found
  }

  /// The file with answers below their questions, by question index; questions without an answer keep theirs.
  ///
  /// Nothing outside the markers changes, and an equal answer is left as it is.
  public func answered(_ answers: [Int: String]) -> [UInt8] {
    var edits: [TextEdit] = []
    for (index, question) in questions.enumerated() {
      guard let answer = answers[index] else { continue }
      let ending = ending(near: question.end)
      let margin = Array(question.indentation.utf8)
      let lines = answer.split(separator: "\n", omittingEmptySubsequences: false)
      let body = ending + lines.map { ($0.isEmpty ? [] : margin + $0.utf8) + ending }.joined() + ending
      if let place = question.answer {
        edits.append(edit(place, Array(body)))
      } else {
        let below = source.line(question.end).upperBound
        let isOpen = source.lineContent(question.end) == source.line(question.end)
        let begin = (isOpen ? ending : []) + ending + margin + Array(Self.begin.utf8) + ending
        edits.append(edit(below..<below, begin + body + margin + Array(Self.close.utf8) + ending))
      }
    }
    return source.applying(edits).bytes
  }

  private func edit(_ range: Range<Int>, _ bytes: [UInt8]) -> TextEdit {
    TextEdit(
      range: source.location(ofByte: range.lowerBound)..<source.location(ofByte: range.upperBound),
      replacement: bytes)
  }

  private func ending(near line: Int) -> [UInt8] {
    for number in [line, 1] {
      let ending = source.bytes[source.lineContent(number).upperBound..<source.line(number).upperBound]
      if !ending.isEmpty { return Array(ending) }
    }
    return [.lineFeed]
  }
}

private func blanks(before line: Int, of source: SourceText) -> String {
  String(source[source.lineContent(line)].string.prefix { $0 == " " || $0 == "\t" })
}

/// The opening line of a fenced code block.
private struct Fence {
  private let character: Character
  private let length: Int
  /// The question; `nil` for a block of another language.
  let question: String?

  init?(_ line: String) {
    guard let (character, length, rest) = Fence.marks(line), length >= 3 else { return nil }
    guard character == "~" || !rest.contains("`") else { return nil }
    (self.character, self.length) = (character, length)
    let parts = rest.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: true)
    let asked = parts.dropFirst().first?.drop(while: \.isWhitespace).trimmedEnd ?? ""
    question = parts.first == "journal" ? asked : nil
  }

  func isClosed(by line: String) -> Bool {
    guard let (character, length, rest) = Fence.marks(line) else { return false }
    return character == self.character && length >= self.length && rest.allSatisfy(\.isWhitespace)
  }

  /// The backticks or tildes at the beginning of a line, indented by at most three spaces, and what follows them.
  private static func marks(_ line: String) -> (Character, Int, Substring)? {
    let content = line.drop { $0 == " " }
    guard line.count - content.count < 4, let first = content.first, first == "`" || first == "~" else {
      return nil
    }
    let rest = content.drop { $0 == first }
    return (first, content.count - rest.count, rest)
  }
}

extension StringProtocol {
  /// Without trailing white space.
  fileprivate var trimmedEnd: String {
    var text = String(self)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return text
  }
}

extension ReportDocument {
  /// The document as an answer within another page: its title as a line, its headings two levels lower.
  ///
  /// `linkPrefix` is the path from the page's folder to the journal's. The result does not end with a line break.
  public func answer(linkPrefix: String) -> String {
    var blocks: [ReportBlock] = [.paragraph(ReportText([.strong(title)]))]
    for block in self.blocks {
      if case .heading(let level, let text) = block {
        blocks.append(.heading(level: level + 2, text))
      } else {
        blocks.append(block)
      }
    }
    let text = MarkdownRenderer(linkPrefix: linkPrefix).text(of: ReportDocument(title: "", blocks: blocks))
    return String(text.dropLast())
  }
}
