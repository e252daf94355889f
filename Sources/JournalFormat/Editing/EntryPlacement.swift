/// A place for a new entry: the line above it, and what is inserted with it.
struct EntryPlacement {
  /// The line that it is inserted below; 0 for the top of the file.
  var line: Int
  /// Lines to insert above the entry, without line endings: blank lines, a heading.
  var above: [[UInt8]] = []
  /// Lines to insert below the entry.
  var below: [[UInt8]] = []
  var marker = ItemMarker(bullet: [])
  /// The label that names the meal on the entry's own line.
  var label: [UInt8] = []
  /// The table that it is a row of.
  var row: RowWriting?
}

extension EditedFile {
  /// The file is parsed again for each place that is tried; if this many fail, the entry's text is the reason.
  private static let mostPlacements = 24

  /// The places for an entry of `category` at `time`, best first; computed lazily.
  func placements(
    for category: FoodCategory?, at time: ClockTime?
  ) -> some Sequence<EntryPlacement> {
    let kinds: [() -> [EntryPlacement]] = [
      { placements(amongEntriesOf: category, at: time) },
      { placements(inTablesAt: time) },
      { placements(inSectionsOf: category) },
      { placements(inNewSectionOf: category) },
    ]
    return kinds.lazy.flatMap { $0() }.prefix(EditedFile.mostPlacements)
  }

  // MARK: Beside entries

  /// After the last entry of the category with an earlier or equal time, else before its first entry with a time;
  /// without a time after the last entry.
  private func placements(amongEntriesOf category: FoodCategory?, at time: ClockTime?) -> [EntryPlacement] {
    let own = entries.indices.filter { entries[$0].category == category }
    guard let last = own.last else { return [] }
    var places: [EntryPlacement] = []
    if let time, let timed = own.first(where: { entries[$0].time != nil }) {
      if let earlier = own.last(where: { entries[$0].time.map { $0.start <= time } ?? false }) {
        places.append(placement(afterEntry: earlier))
      } else {
        places.append(placement(beforeEntry: timed))
      }
    }
    places.append(placement(afterEntry: last))
    return places
  }

  private func placement(afterEntry position: Int) -> EntryPlacement {
    let lines = lines(ofEntry: position)
    if let row = row(ofEntry: position) { return EntryPlacement(line: lines.upperBound, row: row) }
    return EntryPlacement(
      line: lines.upperBound, above: isLoose(atEntry: position) ? [[]] : [],
      marker: marker(afterEntry: position), label: label(ofEntry: position))
  }

  private func placement(beforeEntry position: Int) -> EntryPlacement {
    let lines = lines(ofEntry: position)
    if let row = row(ofEntry: position) { return EntryPlacement(line: lines.lowerBound - 1, row: row) }
    let isLoose = isLoose(atEntry: position)
    // Right below the line above is the same place; the blank line then separates the new entry.
    if isLoose, gap(beforeEntry: position) != nil {
      var place = placement(afterEntry: position - 1)
      place.marker = marker(ofEntry: position)
      place.label = label(ofEntry: position)
      return place
    }
    return EntryPlacement(
      line: lines.lowerBound - 1, below: isLoose ? [[]] : [], marker: marker(ofEntry: position),
      label: label(ofEntry: position))
  }

  /// The marker of an entry's own line; only the indentation if it is no item.
  func marker(ofEntry position: Int) -> ItemMarker {
    if let item = item(ofEntry: position) { return ItemMarker(item, in: source) }
    let start = source.byteOffset(of: entries[position].range.lowerBound)
    let line = source.lineBehindMark(entries[position].range.lowerBound.line)
    return ItemMarker(
      indentation: source.bytes[min(line.lowerBound, start)..<start].map { $0 == .tab ? .tab : .space },
      bullet: [])
  }

  /// The marker of the next item: the next number in an ordered list, unless all its numbers are equal.
  private func marker(afterEntry position: Int) -> ItemMarker {
    let marker = marker(ofEntry: position)
    guard let number = marker.number else { return marker }
    let before = gap(beforeEntry: position).flatMap { _ in self.marker(ofEntry: position - 1).number }
    return before == number ? marker : marker.numbered(number + 1)
  }

  /// The label of an entry to copy for another entry of its meal: `Lunch: `, `**Lunch:** `; empty if it has none.
  func label(ofEntry position: Int) -> [UInt8] {
    guard position < outline.texts.count, let label = outline.texts[position].label else { return [] }
    return LabelStyle(label, in: source).text(knownName(in: label).map { Array(source.bytes[$0]) } ?? [])
  }

  /// The range of the name in a label, without a time and marks around it.
  func knownName(in label: Range<Int>) -> Range<Int>? {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, label)
      // Emphasis that opens before the label may close behind its colon.
      let end = label.first { offset in
        line.byte(at: offset) == .colon && !isASCIIDigit(line.byte(at: offset + 1))
          || line.scalar(at: offset).value == 0xFF1A
      }
      let key = label.lowerBound..<(end ?? label.upperBound)
      let title = HeadingTitle(line.over(key)).words
      guard !title.isEmpty else { return nil }
      let start = key.first { $0 + title.count <= key.upperBound && buffer[$0...].starts(with: title) }
      return start.map { $0..<$0 + title.count }
    }
  }

  // MARK: In tables

  /// In each table that names meals or has no rows: in order of time, else behind its last entry. A table of a meal that is not meant
  /// is found by the check.
  private func placements(inTablesAt time: ClockTime?) -> [EntryPlacement] {
    outline.tables.reversed().prefix(4).flatMap { table -> [EntryPlacement] in
      guard let row = RowWriting(table, in: self) else { return [] }
      let own = entries.indices.filter { table.rows.contains(entries[$0].range.lowerBound.line) }
      guard own.isEmpty || table.header.meal != nil else { return [] }
      let last = own.last.map { lines(ofEntry: $0).upperBound } ?? table.first + 1
      let earlier = own.last { index in
        guard let time, let its = entries[index].time else { return false }
        return its.start <= time
      }
      let places = [earlier.map { lines(ofEntry: $0).upperBound }, last].compactMap { $0 }
      return places.map { EntryPlacement(line: $0, row: row) }
    }
  }

  /// Whether foods stand in a table that names no meals, and nowhere else a title or an entry of `category`.
  func keepsFoodInTable(besides category: FoodCategory?) -> Bool {
    guard let category,
      outline.tables.contains(where: { table in
        table.header.food != nil && table.header.meal == nil
          && entries.contains { $0.category == nil && table.rows.contains($0.range.lowerBound.line) }
      })
    else { return false }
    return !entries.contains { $0.category == category }
      && !outline.titles.contains { $0.section == .meal(category) }
  }

  // MARK: In sections without entries

  /// In the last section of the category, then in those before it: right below the heading if the section is empty.
  private func placements(inSectionsOf category: FoodCategory?) -> [EntryPlacement] {
    let section = Section(foodOf: category)
    // A few sections are enough: of a thousand empty ones, none is better than another.
    return outline.titles.indices.reversed().lazy.filter { outline.titles[$0].section == section }.prefix(4)
      .flatMap { title in
        outline.titles[title].form == .item ? placements(inItem: title) : placements(below: title)
      }
  }

  /// Below a heading, a bold line or a label.
  private func placements(below title: Int) -> [EntryPlacement] {
    let head = outline.titles[title].lines.upperBound
    let last = lastTextLine(head + 1, through: lastOwnLine(ofTitle: title))
    let marker = marker(belowTitle: title)
    var places: [EntryPlacement] = []
    if let last {
      // Empty bullets from a template stay last, for the entries to come.
      let emptyItems = Set(outline.items.lazy.filter(\.isEmpty).map(\.line))
      let isTemplate = (head + 1...last).allSatisfy { source.isBlank(line: $0) || emptyItems.contains($0) }
      let first = (head + 1...last).first { !source.isBlank(line: $0) } ?? last
      // The blank line at the end stays there: removing the entry would take one between it and an entry above along.
      if !isTemplate, lineBelowText(last) > last,
        entries.contains(where: { $0.range.upperBound.line == last })
      {
        places.append(EntryPlacement(line: last, above: [[]], marker: marker))
      }
      places.append(EntryPlacement(line: isTemplate ? first - 1 : lineBelowText(last), marker: marker))
    }
    if let last, let first = (head + 1...last).first(where: { !source.isBlank(line: $0) }), first > head + 1,
      outline.items.contains(where: { $0.line == first })
    {
      // The blank line above a list stays above it, so that removing the entry restores the file.
      places.append(EntryPlacement(line: first - 1, marker: marker))
    }
    // Above an entry the blank line of the heading parts both, so a new one takes its place; removing takes one along.
    let partsEntry =
      lineBelowText(head) == head && entries.contains { $0.range.lowerBound.line == head + 2 }
    places.append(EntryPlacement(line: lineBelowText(head), above: partsEntry ? [[]] : [], marker: marker))
    // Right below text, a list may be parsed as part of the paragraph.
    if let last { places.append(EntryPlacement(line: last, above: [[]], marker: marker)) }
    return places
  }

  /// The line to insert below so that at most one blank line separates the new line from the text above.
  ///
  /// This is right below the text, unless two or more blank lines follow it, or one at the end of the file.
  func lineBelowText(_ line: Int) -> Int {
    guard line < source.lineCount, source.isBlank(line: line + 1) else { return line }
    let isLast = line + 2 > source.lineCount
    return isLast || source.isBlank(line: line + 2) ? line + 1 : line
  }

  /// The last line before the next heading of any kind except a list item.
  func lastOwnLine(ofTitle title: Int) -> Int {
    let next = outline.titles[(title + 1)...].first { $0.form != .item }
    return next.map { $0.lines.lowerBound - 1 } ?? source.lineCount
  }

  /// The marker of the items below a heading, else the default.
  func marker(belowTitle title: Int) -> ItemMarker {
    let lines = outline.titles[title].lines.upperBound + 1..<lastOwnLine(ofTitle: title) + 2
    let items = outline.items.filter { $0.depth == 0 && lines.contains($0.line) }
    guard let item = items.last(where: { !$0.isEmpty }) ?? items.first else { return usualMarker }
    let marker = ItemMarker(item, in: source)
    return marker.number.map { marker.numbered($0 + (item.isEmpty ? 0 : 1)) } ?? marker
  }

  /// Inside an item that names the meal: after its nested items, or as the first one.
  private func placements(inItem title: Int) -> [EntryPlacement] {
    guard let index = outline.titles[title].item else { return [] }
    let item = outline.items[index]
    if outline.titles[title].hasNested,
      let child = outline.items[(index + 1)...].last(where: {
        $0.line <= item.lastLine && $0.depth == item.depth + 1
      })
    {
      return [EntryPlacement(line: item.lastLine, marker: ItemMarker(child, in: source))]
    }
    let nested = ItemMarker(item, in: source).nested(by: nestedUnit)
    return [EntryPlacement(line: item.lastLine, marker: nested)]
  }
}

extension Section {
  /// The section for entries of this category.
  init(foodOf category: FoodCategory?) { self = category.map { .meal($0) } ?? .food }
}
