extension DayFileEditor {
  /// Moves an entry's lines, byte for byte but for their indentation, to the section of another category of the same file.
  ///
  /// A label that names the meal, `- Lunch: soup`, gets the other meal's word where it stands; a time that the heading
  /// lent the entry is written on its line. `nil` is Food.
  public func recategorising(entry position: Int, to category: FoodCategory?) throws(EditRefusal)
    -> DayFileEdit
  {
    try refuseDamaged()
    try refuseUnknown(position)
    var expected = ExpectedEntry(file.entries[position])
    guard expected.category != category else {
      return DayFileEdit(edits: [], result: file.source, day: file.read.day, entry: position)
    }
    expected.category = category
    let check = EditCheck(file.read)
    var failure: EditCheck.Verdict?
    for (edits, line) in relabelling(position, category) + moves(of: position, to: category) {
      let result = file.source.applying(edits)
      let read = file.parser.parse(result, day: file.day, path: file.path)
      let verdict = check.verdict(
        on: read, of: .changed(position, expected, line: line), leaving: file.label(aboveEntry: position))
      if case .asMeant(let entry) = verdict {
        return DayFileEdit(edits: edits, result: result, day: read.day, entry: entry)
      }
      failure = failure ?? verdict
    }
    throw refusal(failure, of: expected)
  }

  /// The lines of an entry, for another file: without their indentation, each ended by a newline.
  public func lines(ofEntry position: Int) throws(EditRefusal) -> [UInt8] {
    try refuseUnknown(position)
    return MovedLines(ofEntry: position, in: file).bytes(endedBy: [.lineFeed])
  }

  /// Adds an entry by its lines, as `lines(ofEntry:)` gives them, where one of this category and time belongs.
  public func adding(
    lines: [UInt8], category: FoodCategory?, time: ClockTime?
  ) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let text = SourceText(Array("## Food\n\n".utf8) + lines)
    let alone = EditedFile(text, day: file.day, path: file.path, parser: file.parser, template: file.template)
    guard alone.entries.count == 1 else {
      throw EditRefusal("these lines are not one entry; add them in an editor")
    }
    let moved = MovedLines(ofEntry: 0, in: alone)
    var expected = ExpectedEntry(alone.entries[0])
    expected.category = category
    return try adding(expected, at: time ?? expected.time?.start) { moved.lines(at: $0) }
  }

  /// The edit that writes another meal's word in an entry's label, and the entry's line.
  private func relabelling(_ position: Int, _ category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    guard let category, let label = file.outline.texts[position].label,
      let name = file.knownName(in: label)
    else { return [] }
    let word = SectionWords(file).word(for: .meal(category))
    return [
      ([file.source.edit(name, Array(word.utf8))], file.entries[position].range.lowerBound.line)
    ]
  }

  /// The edits that take an entry's lines out and put them where the category's entries stand, and the line it then begins on.
  private func moves(of position: Int, to category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    let moved = MovedLines(ofEntry: position, in: file)
    let own = file.lines(ofEntry: position)
    return file.placements(for: category, at: file.entries[position].time?.start).flatMap {
      place -> [(edits: [TextEdit], line: Int)] in
      guard !(own.lowerBound..<own.upperBound).contains(place.line) else { return [] }
      let insertion = file.source.insertion(
        of: place.above + moved.lines(at: place) + place.below, below: place.line,
        otherwise: file.template.lineEnding)
      return removals(of: position).map { removal in
        let result = file.source.applying([removal])
        let gone = place.line >= own.upperBound ? file.source.lineCount - result.lineCount : 0
        return ([removal, insertion], place.line + place.above.count + 1 - gone)
      }
    }
  }
}
