import JournalAnalytics
import JournalFormat
public import JournalFormatProperties

/// What a search finds is in the lines it shows, and a file or a section that is passed over holds nothing.
///
/// The first byte chooses words or a pattern, which are the rest of that line; the file stands below it.
public func checkSearch(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let choice = input.choice(of: 4)
  let asked = String(decoding: input.line(), as: UTF8.self)
  let query =
    choice < 2
    ? try? SearchQuery(pattern: asked)
    : SearchQuery(words: choice == 2 ? [asked] : asked.split(separator: " ").map(String.init))
  guard let query else { return }
  let source = SourceText(input.all)
  let file = plainParser.parse(source, day: Day(ordinal: 20_526), path: "2026/2026-03-14.md").day
  var matcher = query.patternMatcher()
  guard let hits = try? query.hits(in: file, matcher: &matcher) else { return }
  if !query.mayBeFound(in: source.bytes) {
    try hold(hits.isEmpty, "found in a file that was to be passed over")
  }
  let sections = plainParser.parse(source, day: file.day, path: file.path) { query.mayBeFound(in: $0) }
  var matcherOfSections = query.patternMatcher()
  let found = try? query.hits(in: sections, matcher: &matcherOfSections)
  try hold(found == hits, "other hits in the sections that may hold them")
  var before = 0
  for hit in hits {
    try hold(hit.line > before && hit.line <= source.lineCount, "line \(hit.line) after \(before)")
    before = hit.line
    var end = 0
    for mark in hit.marks {
      try hold(
        mark.lowerBound >= end && !mark.isEmpty && mark.upperBound <= hit.text.utf8.count,
        "marks \(hit.marks) in \(hit.text.debugDescription)")
      end = mark.upperBound
    }
  }
  let report = SearchReport(query: query.text, hits: hits)
  try hold(isSafeText(report.document(marking: .signs).markdown), "a terminal might obey what was found")
}
