/// Some lines of a file without those of `taken`, the blank ones around them and their common indentation.
func nestedText(in source: SourceText, _ lines: ClosedRange<Int>, without taken: Set<Int>) -> String {
  var kept = lines.filter { !taken.contains($0) }.map { source[source.lineContent($0)].string }
  while kept.last?.allSatisfy(\.isWhitespace) ?? false { kept.removeLast() }
  while kept.first?.allSatisfy(\.isWhitespace) ?? false { kept.removeFirst() }
  func indentation(_ line: String) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
  let common = kept.filter { !$0.allSatisfy(\.isWhitespace) }.map(indentation).min() ?? 0
  return kept.map { String($0.dropFirst(min(common, indentation($0)))) }.joined(separator: "\n")
}

/// What stands below the ticks, moods and symptoms of a day file and is read as nothing of its own.
struct NestedText {
  private let file: JournalDay
  /// The first and last lines of all that was read, by the first.
  private let records: [ClosedRange<Int>]

  init(of file: JournalDay) {
    self.file = file
    let ranges =
      file.entries.map(\.range) + file.weights.map(\.range) + file.tasks.map(\.range)
      + file.moods.map(\.range)
      + file.habitTicks.map(\.range) + file.series.map(\.range)
    records = ranges.map { $0.lowerBound.line...max($0.lowerBound.line, $0.upperBound.line) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The lines below the words of a record, as Markdown whose links are an export's; `nil` without any.
  ///
  /// - Parameters:
  ///   - range: The place of the record with all that is nested in it.
  ///   - wordLines: How many lines its words take.
  ///   - steps: The lines that are said elsewhere.
  func note(below range: SourceRange, wordLines: Int, without steps: [ClosedRange<Int>] = []) -> String? {
    let first = range.lowerBound.line + wordLines
    let last = min(range.upperBound.line, file.source.lineCount)
    guard first <= last else { return nil }
    var taken = Set(steps.joined())
    for record in records[records.partitioningIndex { $0.lowerBound >= first }...] {
      guard record.lowerBound <= last else { break }
      taken.formUnion(record.clamped(to: first...last))
    }
    let text = nestedText(in: file.source, first...last, without: taken)
    return text.isEmpty ? nil : PortableNote(text, file: file.path).text
  }
}
