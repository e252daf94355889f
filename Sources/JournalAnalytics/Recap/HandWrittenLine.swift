internal import JournalFormat

/// The first line of a page that stands outside the regions that programs own and is not blank; `nil` if there is none,
/// so that a program wrote all there is. Lines count from 1.
///
/// A region without an end owns nothing, and neither does an end without a beginning: the line with the mark is given.
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
