internal import JournalFormat

/// Why a report cannot be written into a page. Lines count from 1.
public enum WrittenReportError: Error, Hashable, Sendable {
  /// A region begins on this line and is not closed.
  case unclosedRegion(line: Int)
  /// The page contains conflict markers.
  case unfinishedMerge(line: Int)
}

/// A report in a page of the journal, with its images in a folder beside the page.
///
/// The report is between `<!-- journal begin recap 2026-W11 -->` and `<!-- journal end -->`, and ends with a comment
/// that has the period, the version of the program and the digest of the facts. Only the text between the two lines
/// is replaced, and only if the digest differs: a new version of the program is no reason. A page without the region
/// gets it at its end, in the page's own line endings. Of two regions with one name the first is the report's.
public struct WrittenReport: Sendable {
  /// The page's path relative to the journal's folder: `recaps/2026-W11.md`.
  public var path: String
  /// Its images are in a folder with the page's name; see `WrittenPicture`.
  public var document: ReportDocument
  /// 32 hexadecimal digits.
  public var digest: String
  /// The names in the markers: `recap` and `2026-W11`.
  private let kind: String
  private let period: String

  init(
    _ document: ReportDocument, in folder: String, kind: String, period: String, named name: String,
    digest: String
  ) {
    path = "\(folder)/\(name).md"
    self.document = document
    self.digest = digest
    self.kind = kind
    self.period = period
    pictures = "\(name)/"
  }

  /// The path from the page to its images.
  private let pictures: String

  /// The bytes of the page with the report; `nil` if the page is up to date.
  public func page(existing: [UInt8]?, version: String) throws(WrittenReportError) -> [UInt8]? {
    let page = try ReportPage(existing ?? [], kind: kind, period: period)
    if page.digest == digest { return nil }
    let footer = "<!-- journal \(version) wrote \(period), facts \(digest) -->"
    let text = MarkdownRenderer(linkPrefix: "../", pictureFolder: pictures).text(of: document)
    return page.replacing(with: text + "\n" + footer)
  }

  /// Whether the page's report is based on other facts, or the page has none.
  public func isStale(existing: [UInt8]) throws(WrittenReportError) -> Bool {
    try ReportPage(existing, kind: kind, period: period).digest != digest
  }
}

/// A page that has, or is to have, a report.
private struct ReportPage {
  private let source: SourceText
  private let name: [String]
  /// The range of the report without its markers; `nil` for a page without one.
  private var region: Range<Int>?

  init(_ bytes: [UInt8], kind: String, period: String) throws(WrittenReportError) {
    source = SourceText(bytes)
    name = [kind, period]
    var open: (line: Int, isOurs: Bool)?
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      if source.canBeginConflict(line: number) { throw .unfinishedMerge(line: number) }
      let line = source[source.lineContent(number)].string
      let tokens = line.drop { $0 == "\u{FEFF}" }.split { $0 == " " || $0 == "\t" }
      guard tokens.first == "<!--", tokens.last == "-->", tokens.dropFirst().first == "journal" else {
        continue
      }
      let mark = tokens.dropFirst(2).dropLast()
      if mark.first == "begin" {
        if let open { throw .unclosedRegion(line: open.line) }
        open = (number, mark.dropFirst().elementsEqual(name) { $0 == $1 })
      } else if mark.elementsEqual(["end"]) {
        if let open, open.isOurs, region == nil {
          region = source.line(open.line).upperBound..<source.line(number).lowerBound
        }
        open = nil
      }
    }
    if let open { throw .unclosedRegion(line: open.line) }
  }

  /// The digest in the report's last comment, or in the line that stood in its place before: the last `facts` with 32 hexadecimal digits.
  var digest: String? {
    guard let region else { return nil }
    let tokens = source[region].string.split { $0.isWhitespace || $0 == "_" }
    for (word, next) in zip(tokens, tokens.dropFirst()).reversed() where word == "facts" {
      if next.utf8.count == 32, next.allSatisfy(\.isHexDigit) { return String(next) }
    }
    return nil
  }

  /// The page with `text` in its region, or with the region added at its end.
  func replacing(with text: String) -> [UInt8] {
    var ending: [UInt8] = [.lineFeed]
    if source.lineCount > 0, source.lineContent(1) != source.line(1) {
      ending = Array(source.bytes[source.lineContent(1).upperBound..<source.line(1).upperBound])
    }
    var body = ending
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      body += Array(line.utf8) + ending
    }
    body += ending
    if let region { return source.bytes[..<region.lowerBound] + body + source.bytes[region.upperBound...] }

    var page = source.bytes
    let last = source.lineCount
    if last > 0, source.lineContent(last) == source.line(last), page != byteOrderMark { page += ending }
    if last > 0, !source.isBlank(line: last), page != byteOrderMark { page += ending }
    page += Array("<!-- journal begin \(name.joined(separator: " ")) -->".utf8) + ending + body
    return page + Array("<!-- journal end -->".utf8) + ending
  }
}

/// The first non-blank line of a page outside the regions of programs; `nil` if there is none, so that a program
/// wrote all of it. Lines count from 1.
///
/// An unclosed region does not count as a program's, nor does an end without a beginning: the line with the marker
/// is returned.
public func handWrittenLine(of page: [UInt8]) -> Int? {
  let source = SourceText(page)
  var begin: Int?
  for number in stride(from: 1, through: source.lineCount, by: 1) {
    let line = source[source.lineContent(number)].string.drop { $0 == "\u{FEFF}" || $0 == " " || $0 == "\t" }
    if line.hasPrefix("<!-- journal begin ") {
      if let begin { return begin }
      begin = number
    } else if begin != nil {
      if line.hasPrefix("<!-- journal end") { begin = nil }
    } else if !line.isEmpty {
      return number
    }
  }
  return begin
}

/// A digest of facts that does not depend on their order.
///
/// 128-bit FNV-1a of the facts sorted by their bytes, each preceded by its length in decimal and a colon.
struct FactsDigest {
  private var facts: [[UInt8]] = []

  mutating func add(_ fact: String) { facts.append(Array(fact.utf8)) }

  /// 32 lower-case hexadecimal digits.
  var hexadecimal: String {
    let hash: UInt128 = facts.sorted { $0.lexicographicallyPrecedes($1) }
      .flatMap { Array("\($0.count):".utf8) + $0 }.fnv1a()
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}

/// An image beside a page, with a marker that shows which facts it is based on and whether it was changed.
///
/// Its second line is `<!-- journal picture, facts …, sum … -->`: the digest of the facts, and that of all its other
/// lines.
public struct WrittenPicture: Hashable, Sendable {
  /// The image file with the marker.
  public let bytes: [UInt8]
  private let facts: String

  /// Creates the image file from `svg`, whose first line opens an element, and the digest of its facts, 32
  /// hexadecimal digits.
  public init(svg: String, facts: String) {
    var lines = svg.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    lines.insert("<!-- journal picture, facts \(facts), sum \(Self.sum(svg)) -->", at: min(1, lines.count))
    bytes = Array(lines.joined(separator: "\n").utf8)
    self.facts = facts
  }

  /// What to do with the file at the image's path.
  public enum Outcome: Hashable, Sendable {
    /// Write: there is none, or it is an unchanged image of other facts.
    case write
    case leaveUpToDate
    /// Keep: it is from elsewhere, or was changed.
    case leaveForeign
  }

  public func outcome(existing: [UInt8]?) -> Outcome {
    guard let existing else { return .write }
    guard let found = Self.facts(of: existing) else { return .leaveForeign }
    return found == facts ? .leaveUpToDate : .write
  }

  /// Whether a file is an unchanged image written by this program.
  public static func isOurs(_ bytes: [UInt8]) -> Bool { facts(of: bytes) != nil }

  /// Whether a file named `name` is an unchanged chart written by this program, which excludes cards and copies with
  /// other names.
  public static func isChart(_ bytes: [UInt8], named name: String) -> Bool {
    guard name.hasSuffix(".svg"), isOurs(bytes) else { return false }
    let opening = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let fields = String(decoding: opening, as: UTF8.self).split(separator: " ")
    return fields.contains("class=\"chart\"")
      && fields.contains("aria-labelledby=\"\(name.dropLast(4))-title")
  }

  /// The digest in an unchanged image; `nil` for other files.
  private static func facts(of bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    let fields = lines.remove(at: 1).split { $0 == " " || $0 == "," }
    guard fields.count == 8, fields.starts(with: ["<!--", "journal", "picture", "facts"]),
      fields[6] == sum(lines.joined(separator: "\n"))
    else { return nil }
    return String(fields[4])
  }

  private static func sum(_ svg: String) -> String {
    var digest = FactsDigest()
    digest.add(svg)
    return digest.hexadecimal
  }
}
