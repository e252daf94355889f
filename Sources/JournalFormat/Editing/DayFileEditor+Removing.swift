extension DayFileEditor {
  /// Removes an entry: its lines with all that hangs under it, never a heading.
  ///
  /// A blank line that parted it from its neighbour goes along, so that adding an entry and removing it leaves every
  /// byte as it was.
  public func removing(entry position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let check = EditCheck(file.read)
    let first = file.lines(ofEntry: position).lowerBound
    let label = file.outline.titles.last { $0.form == .label && $0.lines.upperBound < first }
      .map { file.source[file.source.lineContent($0.lines.lowerBound)] }
    for lines in removals(of: position) {
      let edit = file.source.edit(bytes(of: lines), [])
      let result = file.source.applying([edit])
      let read = file.parser.parse(result, day: file.day, path: file.path)
      if case .asMeant = check.verdict(on: read, of: .removed(position, label: label)) {
        return DayFileEdit(edits: [edit], result: result, day: read.day, entry: nil)
      }
    }
    throw EditRefusal(
      "without this line others would be read differently; take it out in an editor",
      line: first)
  }

  /// Refuses a position that no entry has.
  func refuseUnknown(_ position: Int) throws(EditRefusal) {
    guard file.entries.indices.contains(position) else {
      throw EditRefusal("the file has \(file.entries.count) food entries and no other")
    }
  }

  /// The lines to take out, the best first.
  func removals(of position: Int) -> [ClosedRange<Int>] {
    let own = file.lines(ofEntry: position)
    if let above = file.gap(beforeEntry: position) {
      return above > 0 ? [own.lowerBound - 1...own.upperBound, own] : [own]
    }
    if let below = file.gap(beforeEntry: position + 1), below > 0 {
      return [own.lowerBound...own.upperBound + 1, own]
    }
    return [own]
  }

  /// The bytes of whole lines. Where they end a file whose last line lacks an ending, the line above gives up its own.
  func bytes(of lines: ClosedRange<Int>) -> Range<Int> {
    var start = file.source.lineBehindMark(lines.lowerBound).lowerBound
    let end = file.source.line(lines.upperBound).upperBound
    if lines.upperBound == file.source.lineCount, file.source.isLastLineOpen, lines.lowerBound > 1 {
      start = file.source.lineContent(lines.lowerBound - 1).upperBound
    }
    return start..<end
  }
}
