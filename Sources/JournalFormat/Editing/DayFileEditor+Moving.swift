extension DayFileEditor {
  /// Moves an entry's lines, byte for byte except for their indentation, to another category's section of the same
  /// file.
  ///
  /// A label that names the meal, `- Lunch: soup`, is replaced in place. A time that came from the heading is
  /// written on the entry's line. A category of `nil` is Food.
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
    let tries =
      (renaming(position, category) + relabelling(position, category)
      + moves(of: position, to: category)).map {
        edits, line -> Try in
        (edits, .changed(position, expected, line: line))
      }
    var edit = try firstAsMeant(of: tries, leaving: file.label(aboveEntry: position)) {
      refusal($0, of: expected)
    }
    edit.remarks = []
    return edit
  }

  /// The lines of an entry, to be added to another file: without their indentation, each ended by a newline.
  public func lines(ofEntry position: Int) throws(EditRefusal) -> [UInt8] {
    try refuseUnknown(position)
    return MovedLines(ofEntry: position, in: file).bytes(endedBy: [.lineFeed])
  }

  /// Adds an entry by its lines, as `lines(ofEntry:)` returns them, at the place for this category and time.
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
    var entry = alone.newEntry(ofEntry: 0)
    entry?.category = category
    return try adding(expected, at: time ?? expected.time?.start) { place in
      guard let row = place.row else { return moved.lines(at: place) }
      return entry.flatMap { row.line(of: $0) }.map { [$0] }
    }
  }

  /// The edit that replaces the meal in an entry's label, and the entry's line number.
  private func relabelling(_ position: Int, _ category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    guard let category, let label = file.outline.texts[position].label,
      let name = file.knownName(in: label)
    else { return [] }
    let title = SectionTitles(file).title(for: .meal(category))
    return [
      ([file.source.edit(name, Array(title.utf8))], file.entries[position].range.lowerBound.line)
    ]
  }

  /// The edits that replace the meal in the row that an entry is, and keep that of the row below.
  private func renaming(_ position: Int, _ category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    let line = file.entries[position].range.lowerBound.line
    guard let category, let edit = file.row(ofEntry: position)?.mealEdit(line: line, category) else {
      return []
    }
    return [([edit], line)] + (mealOfRowBelow(position).map { [([edit, $0], line)] } ?? [])
  }

  /// The edits that remove an entry's lines and insert them among the category's entries, each with the entry's new
  /// line number.
  private func moves(of position: Int, to category: FoodCategory?) -> [(edits: [TextEdit], line: Int)] {
    let moved = MovedLines(ofEntry: position, in: file)
    let own = file.lines(ofEntry: position)
    return file.placements(for: category, at: file.entries[position].time?.start).flatMap {
      place -> [(edits: [TextEdit], line: Int)] in
      guard !(own.lowerBound..<own.upperBound).contains(place.line) else { return [] }
      var lines = moved.lines(at: place)
      if let row = place.row {
        var entry = file.newEntry(ofEntry: position)
        entry?.category = category
        guard let line = entry.flatMap({ row.line(of: $0) }) else { return [] }
        lines = [line]
      }
      let insertion = file.source.insertion(
        of: place.above + lines + place.below, below: place.line,
        otherwise: file.template.lineEnding)
      return removals(of: position).map { removal in
        let result = file.source.applying([removal])
        let gone = place.line >= own.upperBound ? file.source.lineCount - result.lineCount : 0
        return ([removal, insertion], place.line + place.above.count + 1 - gone)
      }
    }
  }
}

/// The lines of an entry without their indentation and line endings, to be inserted elsewhere.
struct MovedLines {
  private var lines: [[UInt8]]
  /// Where the list marker ends on the first line; 0 if there is none.
  private var markerEnd = 0
  /// The range of the meal's label on the first line, with its marks.
  private var label: Range<Int>?
  /// Where a label is inserted on a first line that has none: behind box and time.
  private var labelPlace: Int

  init(ofEntry position: Int, in file: EditedFile) {
    let source = file.source
    if file.row(ofEntry: position) != nil, let entry = file.newEntry(ofEntry: position) {
      let writing = EntryWriting(entry: entry, times: TimeStyle(), facts: file.parser.facts)
      lines = writing.lines(ItemMarker(bullet: [.hyphen]), nestedBy: nil)
      markerEnd = 2
      labelPlace = 2 + (entry.span.map { TimeStyle().text($0).count + 1 } ?? 0)
      return
    }
    let range = file.lines(ofEntry: position)
    let first = source.lineBehindMark(range.lowerBound)
    let marker = file.marker(ofEntry: position)
    let start = source.byteOffset(of: file.entries[position].range.lowerBound)
    lines = range.map { number in
      number == range.lowerBound
        ? Array(source.bytes[start..<max(start, first.upperBound)])
        : MovedLines.dedented(Array(source.bytes[source.lineContent(number)]), by: marker.indentation)
    }
    if !marker.bullet.isEmpty { markerEnd = marker.bullet.count + marker.space.count }
    let text = file.outline.texts[position]
    let splice = EntrySplice(text, in: file, times: TimeStyle())
    labelPlace = min(max(0, splice.textStart - start), lines[0].count)
    if let own = text.label, own.lowerBound >= start, own.upperBound <= first.upperBound {
      var opening = own.lowerBound
      while opening > start,
        source.bytes[opening - 1] == .asterisk || source.bytes[opening - 1] == .underscore
      {
        opening -= 1
      }
      label = opening - start..<own.upperBound - start
      labelPlace = opening - start
      // A label such as `Breakfast 2 eggs` is one only in its paragraph; a colon makes it one anywhere.
      if let name = file.knownName(in: own),
        source.bytes[name.upperBound..<own.upperBound].allSatisfy({ $0 == .space || $0 == .tab })
      {
        lines[0].insert(.colon, at: name.upperBound - start)
        label = opening - start..<own.upperBound - start + 1
      }
    }
    if let time = file.entries[position].time, !splice.hasOwnTime {
      write(TimeStyle(of: file.outline.texts).text(time) + [.space])
    }
  }

  /// Inserts the time from the heading or label before the entry's text. The label is removed, because it may
  /// contain that time.
  private mutating func write(_ time: [UInt8]) {
    lines[0].replaceSubrange(label ?? labelPlace..<labelPlace, with: time)
    labelPlace += time.count
    label = nil
  }

  /// The lines without indentation, each ended by `ending`.
  func bytes(endedBy ending: [UInt8]) -> [UInt8] { lines.flatMap { $0 + ending } }

  /// The lines as they are inserted at a place. The label is replaced by the place's; the marker is kept, or added
  /// if there is none.
  func lines(at place: EntryPlacement) -> [[UInt8]] {
    var first = lines[0]
    first.replaceSubrange(label ?? labelPlace..<labelPlace, with: place.label)
    if markerEnd == 0, !place.marker.bullet.isEmpty {
      first = place.marker.bullet + place.marker.space + first
    }
    return ([first] + lines.dropFirst()).map { $0.isEmpty ? $0 : place.marker.indentation + $0 }
  }

  /// A line without the common prefix of its indentation and `indentation`.
  private static func dedented(_ line: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    let shared = zip(line, indentation).prefix { $0 == $1 && ($0 == .space || $0 == .tab) }.count
    return Array(line.dropFirst(shared))
  }
}
