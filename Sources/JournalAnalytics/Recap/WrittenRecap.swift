internal import JournalFormat

/// Why a recap cannot be written into a page. Lines count from 1.
public enum WrittenRecapError: Error, Hashable, Sendable {
  /// A region begins on this line and does not end.
  case unclosedRegion(line: Int)
  /// The page holds the marks of an unfinished merge.
  case unfinishedMerge(line: Int)
}

/// The bytes of the page `recaps/2026-W11.md` with `report` in it; `nil` if the page already rests on the same facts.
///
/// The recap lies between `<!-- journal begin recap 2026-W11 -->` and `<!-- journal end -->`, and below it a
/// footer names the period, the version of the program and the digest of the facts. Only what lies between
/// the two lines is replaced, and only if the digest differs: another version is no change. A page
/// without the region gets it at its end, in the page's own line endings. Of two regions of
/// one name the first is the recap's. The pictures it refers to lie in `recaps/2026-W11/`; `WrittenPicture` makes them.
public func recapPage(
  existing: [UInt8]?, report: RecapReport, version: String
) throws(WrittenRecapError) -> [UInt8]? {
  let page = try RecapPage(existing ?? [], period: report.period.description)
  if page.digest == report.digest { return nil }
  let footer = "_\(report.period) · journal \(version) · facts \(report.digest)_"
  let recap =
    MarkdownRenderer(linkPrefix: "../", pictureFolder: "\(report.period)/")
    .text(of: report.document) + "\n" + footer
  return page.replacing(with: recap)
}

/// Whether the page's recap rests on other facts than `report`, or the page has none.
public func isStale(existing: [UInt8], report: RecapReport) throws(WrittenRecapError) -> Bool {
  try RecapPage(existing, period: report.period.description).digest != report.digest
}

/// A page that holds a recap or is to hold one.
private struct RecapPage {
  private let source: SourceText
  private let period: String
  /// Where the recap lies, without the lines that mark it; `nil` for a page without one.
  private var region: Range<Int>?

  init(_ bytes: [UInt8], period: String) throws(WrittenRecapError) {
    source = SourceText(bytes)
    self.period = period
    var open: (line: Int, isOurs: Bool)?
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      let line = source[source.lineContent(number)].string
      // The other marks may be anybody's text: seven `>` are quotations within quotations.
      if line.hasPrefix("<<<<<<<"), line.drop(while: { $0 == "<" }).first == " " {
        throw .unfinishedMerge(line: number)
      }
      let words = line.drop { $0 == "\u{FEFF}" }.split { $0 == " " || $0 == "\t" }
      guard words.first == "<!--", words.last == "-->", words.dropFirst().first == "journal" else { continue }
      let mark = words.dropFirst(2).dropLast()
      if mark.first == "begin" {
        if let open { throw .unclosedRegion(line: open.line) }
        open = (number, mark.dropFirst().elementsEqual(["recap", period[...]]))
      } else if mark.elementsEqual(["end"]) {
        if let open, open.isOurs, region == nil {
          region = source.line(open.line).upperBound..<source.line(number).lowerBound
        }
        open = nil
      }
    }
    if let open { throw .unclosedRegion(line: open.line) }
  }

  /// The digest that the recap's footer names: the last `facts` with 32 hexadecimal digits.
  var digest: String? {
    guard let region else { return nil }
    let words = source[region].string.split { $0.isWhitespace || $0 == "_" }
    for (word, next) in zip(words, words.dropFirst()).reversed() where word == "facts" {
      if next.utf8.count == 32, next.allSatisfy(\.isHexDigit) { return String(next) }
    }
    return nil
  }

  /// The page with `recap` in its region, or with the region added at its end.
  func replacing(with recap: String) -> [UInt8] {
    var ending: [UInt8] = [0x0A]
    if source.lineCount > 0, source.lineContent(1) != source.line(1) {
      ending = Array(source.bytes[source.lineContent(1).upperBound..<source.line(1).upperBound])
    }
    var body = ending
    for line in recap.split(separator: "\n", omittingEmptySubsequences: false) {
      body += Array(line.utf8) + ending
    }
    body += ending
    if let region { return source.bytes[..<region.lowerBound] + body + source.bytes[region.upperBound...] }

    var page = source.bytes
    let last = source.lineCount
    if last > 0, source.lineContent(last) == source.line(last), page != [0xEF, 0xBB, 0xBF] { page += ending }
    if last > 0, !source.isBlank(line: last), page != [0xEF, 0xBB, 0xBF] { page += ending }
    page += Array("<!-- journal begin recap \(period) -->".utf8) + ending + body
    return page + Array("<!-- journal end -->".utf8) + ending
  }
}
