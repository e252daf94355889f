/// Lines that are neither entries nor notes: where a new one goes, and what goes with an old one.
extension DayFileEditor {
  /// The places for a line of its own, best first: behind what stands below the last title that is meant, in its style, then below those
  /// before it; else in a new section at the end.
  ///
  /// Sections within lists are passed over. Blank lines at the end of a section stay behind the line.
  func linePlaces(
    below isMeant: (DayOutline.Title) -> Bool, orIn section: Section
  ) -> [EntryPlacement] {
    var places: [EntryPlacement] = []
    let titles = file.outline.titles
    for title in titles.indices.reversed() where titles[title].rank < 8 && isMeant(titles[title]) {
      let own = titles[title].lines.upperBound
      let last = file.lastTextLine(own + 1, through: file.lastOwnLine(ofTitle: title))
      let marker = file.marker(belowTitle: title)
      // In a list, or behind a table or a paragraph; below a bare title with or without a blank line.
      let aboves: [[[UInt8]]] = last == nil ? [[[]], []] : [[], [[]]]
      places += aboves.map { EntryPlacement(line: last ?? own, above: $0, marker: marker) }
    }
    let marker = file.usualMarker
    guard let end = file.lastFilledLine(1, through: file.source.lineCount) else {
      let above = file.template.lines(for: section, on: file.day, parser: file.parser)
      return places + [EntryPlacement(line: file.blankEnd, above: above, marker: marker)]
    }
    for rank in [file.usualRank, 1] {
      var above = [[]] + file.title(SectionStyle(form: .heading, rank: rank), section)
      if above.last != [] { above.append([]) }
      places.append(EntryPlacement(line: end, above: above, marker: marker))
    }
    return places
  }

  /// The position in the outline of the item that begins at a place.
  func item(at place: SourceLocation) -> Int? { file.outline.item(at: file.source.byteOffset(of: place)) }

  /// The edits that remove an item with all that is nested in it, best first.
  ///
  /// A blank line that parted it from its neighbour goes too, so that adding a line and removing it restores every byte. The last edit
  /// leaves a blank line, for text below might otherwise go on with what stands above.
  func removals(ofItem index: Int) -> [TextEdit] {
    let items = file.outline.items
    let own = items[index].line...items[index].lastLine
    func isBlank(_ lines: Range<Int>) -> Bool { lines.allSatisfy { file.source.isBlank(line: $0) } }
    let above = items[..<index].last { $0.depth == items[index].depth }.map(\.lastLine)
    let below = items[(index + 1)...].first { $0.line > own.upperBound }.map(\.line)
    let gapAbove = above.flatMap {
      $0 < own.lowerBound && isBlank($0 + 1..<own.lowerBound) ? own.lowerBound - $0 - 1 : nil
    }
    let gapBelow = below.flatMap { isBlank(own.upperBound + 1..<$0) ? $0 - own.upperBound - 1 : nil }
    var lines = [own]
    if let gapAbove {
      if gapAbove > 0, gapBelow != 0 { lines.insert(own.lowerBound - 1...own.upperBound, at: 0) }
    } else if let gapBelow, gapBelow > 0 {
      lines.insert(own.lowerBound...own.upperBound + 1, at: 0)
    }
    let blank = Array(file.source.ending(ofLine: own.upperBound))
    return lines.map { file.source.edit(bytes(of: $0), []) } + [file.source.edit(bytes(of: own), blank)]
  }
}
