/// A text that is brought into the file of a day from elsewhere.
public struct DayImport: Sendable {
  public enum Result: Hashable, Sendable {
    /// The file has all of it.
    case unchanged
    /// The file with it.
    case merged([UInt8])
    /// Both say different things at one place, which only a person can settle.
    case conflict
  }

  private let parser: DayFileParser
  private let day: Day

  public init(parser: DayFileParser, day: Day) {
    self.parser = parser
    self.day = day
  }

  /// Merges `text`, which has no title, into a file; `earlier` is the beginning of it that was brought in before, so that
  /// what was changed or removed in the file since stays so.
  public func bring(_ text: [UInt8], after earlier: [UInt8] = [], into file: [UInt8]) -> Result {
    if Self.holds(file, text) { return .unchanged }
    let title = title(of: SourceText(file))
    let base = earlier.isEmpty ? [] : title + earlier
    switch DayFileMerge(parser: parser, day: day).merge(base: base, ours: file, theirs: title + text) {
    case .clean(let bytes): return bytes == file ? .unchanged : .merged(bytes)
    case .conflict, .undecided: return .conflict
    }
  }

  /// The lines of a file up to its title, with the blank lines below; the text gets them so that the title is in both.
  private func title(of source: SourceText) -> [UInt8] {
    let (_, outline, _) = parser.outline(source, day: day, path: "")
    guard let title = outline.titles.first, title.section == nil, title.rank == 1, title.form == .heading,
      title.name.withBytes({ namedDay(in: $0) }).map({ !$0.contradicts(day) }) ?? false
    else { return [] }
    let lines = title.lines
    guard (1..<lines.lowerBound).allSatisfy({ source.isBlank(line: $0) }) else { return [] }
    var last = lines.upperBound
    while last < source.lineCount, source.isBlank(line: last + 1) { last += 1 }
    return Array(source.bytes[..<source.line(last).upperBound])
  }

  /// Whether each line of a text is in a file at least as often.
  private static func holds(_ file: [UInt8], _ text: [UInt8]) -> Bool {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    func forEachLine(_ bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
      let source = SourceText(bytes)
      for number in 1...max(1, source.lineCount) where !source.isBlank(line: number) {
        body(bytes[source.lineBehindMark(number)])
      }
    }
    forEachLine(file) { counts[$0, default: 0] += 1 }
    var isHeld = true
    forEachLine(text) { line in
      let left = counts[line, default: 0]
      if left == 0 { isHeld = false }
      counts[line] = left - 1
    }
    return isHeld
  }
}
