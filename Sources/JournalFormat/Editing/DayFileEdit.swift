/// What an edit came to: checked by reading the result.
public struct DayFileEdit: Sendable {
  /// On the text that was given; of a file that was not there, one that makes it.
  public var edits: [TextEdit]
  /// The file after them.
  public var result: SourceText
  /// The result, read.
  public var day: JournalDay
  /// The position, from 0, of the entry added or changed in `day.entries`; `nil` where one went or none is meant.
  public var entry: Int?
  /// What the entry added or changed says that may not be meant: figures that are read as words.
  public var remarks: [String] = []
}

extension DayFileEdit {
  /// The same result as edits of `source`, a text before the one that the edits are of: line by line.
  func on(_ source: SourceText) -> DayFileEdit {
    let changes = LineChange.all(
      from: source.lines.map { source.bytes[$0] }, to: result.lines.map { result.bytes[$0] })
    var edit = self
    edit.edits = changes.map { change in
      let old = source.byteRange(ofLines: change.old)
      return source.edit(old, Array(result.bytes[result.byteRange(ofLines: change.new)]))
    }
    return edit
  }
}

extension SourceText {
  /// Where lines lie that are counted from 0.
  fileprivate func byteRange(ofLines lines: Range<Int>) -> Range<Int> {
    let start = line(lines.lowerBound + 1).lowerBound
    return start..<max(start, lines.isEmpty ? start : line(lines.upperBound).upperBound)
  }
}

extension ParsedDay {
  /// What there is to say of the figures of an entry; `nil` names none.
  func remarks(onEntry position: Int?) -> [String] {
    guard let position else { return [] }
    let range = day.entries[position].range
    return diagnostics.filter { $0.code == .almostFacts && range.contains($0.range.lowerBound) }.map(
      \.message)
  }
}
