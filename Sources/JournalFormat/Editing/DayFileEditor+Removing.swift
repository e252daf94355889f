extension DayFileEditor {
  /// Removes an entry: its lines and everything nested under it, and no heading unless `withHeading` says so: the one that was
  /// written for it alone.
  ///
  /// A blank line that separated it from its neighbour is removed too, so that adding an entry and removing it
  /// restores every byte.
  public func removing(entry position: Int, withHeading: Bool = false) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let emptied = withHeading ? removalWithHeading(of: position).map { [$0] } ?? [] : []
    let tries = (emptied + removals(of: position)).lazy.flatMap { removal -> [Try] in
      [([removal], .removed(position))]
        + (mealOfRowBelow(position).map { [([removal, $0], .removed(position))] } ?? [])
    }
    return try firstAsMeant(of: tries, leaving: file.label(aboveEntry: position)) { _ in
      if let heir = heirOfFigures(of: position) {
        return EditRefusal(
          "figures below belong to several entries, and without this one would be those of ‘\(heir)’ alone; take it out in "
            + "an editor, and change them or take them out too",
          line: file.lines(ofEntry: position).lowerBound)
      }
      return EditRefusal(
        "without this line others would be read differently; take it out in an editor",
        line: file.lines(ofEntry: position).lowerBound)
    }
  }

  /// The edit that removes an entry with the heading of its meal, if the heading is as a new section has it and nothing else stands
  /// below. `nil` in a file with another empty heading of a meal: headings are a form to be filled in there.
  private func removalWithHeading(of position: Int) -> TextEdit? {
    let own = file.lines(ofEntry: position)
    let titles = file.outline.titles
    guard let index = titles.lastIndex(where: { $0.lines.upperBound < own.lowerBound }),
      case let title = titles[index], title.form == .heading, let section = title.section, section.isFood,
      SectionStyle(form: .heading, rank: title.rank).lines(
        Array(SectionTitles(file).title(for: section).utf8))
        == title.lines.map({ Array(file.source.bytes[file.source.lineContent($0)]) }),
      isBlank(title.lines.upperBound + 1..<own.lowerBound),
      isBlank(own.upperBound + 1..<end(ofTitle: index)),
      !titles.indices.contains(where: {
        $0 != index && titles[$0].section.map(\.isFood) ?? false
          && isBlank(titles[$0].lines.upperBound + 1..<end(ofTitle: $0))
      })
    else { return nil }
    let isLast = index == titles.indices.last
    let first = title.lines.lowerBound
    let hasGap = isLast && first > 1 && file.source.isBlank(line: first - 1)
    let last = isLast ? own.upperBound : end(ofTitle: index) - 1
    return file.source.edit(bytes(of: (hasGap ? first - 1 : first)...last), [])
  }

  /// The line behind what stands below a title, before the next one.
  private func end(ofTitle index: Int) -> Int {
    index + 1 < file.outline.titles.count
      ? file.outline.titles[index + 1].lines.lowerBound : file.source.lineCount + 1
  }

  private func isBlank(_ lines: Range<Int>) -> Bool { lines.allSatisfy { file.source.isBlank(line: $0) } }

  /// The entry that would take over figures on lines below if an entry went: `Calories: 510` below two foods.
  private func heirOfFigures(of position: Int) -> String? {
    guard let edit = removals(of: position).first else { return nil }
    var before = file.entries
    before.remove(at: position)
    let after = file.parser.parse(file.source.applying([edit]), day: file.day, path: file.path).day.entries
    return zip(before, after).first { $1.details.count { $0.isFacts } > $0.details.count { $0.isFacts } }
      .map { $1.text.string }
  }

  /// The edit that writes the meal of a row into the one below, which has it from there.
  func mealOfRowBelow(_ position: Int) -> TextEdit? {
    guard let row = file.row(ofEntry: position), position + 1 < file.entries.count,
      let category = file.entries[position + 1].category,
      case let line = file.entries[position + 1].range.lowerBound.line, row.table.rows.contains(line)
    else { return nil }
    return row.mealEdit(line: line, category)
  }

  /// Throws if there is no entry at a position.
  func refuseUnknown(_ position: Int) throws(EditRefusal) {
    guard file.entries.indices.contains(position) else {
      throw EditRefusal("the file has \(file.entries.count) food entries and no other")
    }
  }

  /// The edits that remove an entry's lines, best first.
  ///
  /// The last one leaves a blank line: a list that begins at 2 right below a paragraph would continue it.
  func removals(of position: Int) -> [TextEdit] {
    let own = file.lines(ofEntry: position)
    var lines = [own]
    let below = file.gap(beforeEntry: position + 1)
    if let above = file.gap(beforeEntry: position) {
      // If the entry below follows directly, the blank line above separates two groups of entries and stays.
      if above > 0, below != 0 { lines.insert(own.lowerBound - 1...own.upperBound, at: 0) }
    } else if let below, below > 0 {
      lines.insert(own.lowerBound...own.upperBound + 1, at: 0)
    }
    let blank = Array(file.source.ending(ofLine: own.upperBound))
    return lines.map { file.source.edit(bytes(of: $0), []) } + [file.source.edit(bytes(of: own), blank)]
  }

  /// The byte range of whole lines. At the end of a file without a final line ending, it includes the ending of the
  /// line above instead.
  func bytes(of lines: ClosedRange<Int>) -> Range<Int> {
    var start = file.source.lineBehindMark(lines.lowerBound).lowerBound
    let end = file.source.line(lines.upperBound).upperBound
    if lines.upperBound == file.source.lineCount, file.source.isLastLineOpen, lines.lowerBound > 1 {
      start = file.source.lineContent(lines.lowerBound - 1).upperBound
    }
    return start..<end
  }
}
