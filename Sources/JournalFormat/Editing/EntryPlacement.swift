/// A place for an entry: below which line, between which other lines, behind what.
struct EntryPlacement {
  /// The line it goes below; 0 for the top of the file.
  var line: Int
  /// Lines that go before the entry's own, without endings: blank ones, a heading.
  var above: [[UInt8]] = []
  /// Lines that go after it.
  var below: [[UInt8]] = []
  var marker: ItemMarker
  /// What names the meal on the entry's own line.
  var label: [UInt8] = []
}

extension EditedFile {
  /// Each place that is tried costs a reading of the file; where so many fail, the words are at fault.
  private static let mostPlacements = 24

  /// The places where an entry of `category` at `time` may go, the best first; found as they are asked for.
  func placements(
    for category: FoodCategory?, at time: ClockTime?
  ) -> some Sequence<EntryPlacement> {
    let kinds: [() -> [EntryPlacement]] = [
      { placements(amongEntriesOf: category, at: time) },
      { placements(inSectionsOf: category) },
      { placements(inNewSectionOf: category) },
    ]
    return kinds.lazy.flatMap { $0() }.prefix(EditedFile.mostPlacements)
  }

  // MARK: Beside entries

  /// After the last entry of the category with an earlier or equal time, else before its first timed one; an untimed
  /// entry after its last.
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
    return EntryPlacement(
      line: lines.upperBound, above: isLoose(atEntry: position) ? [[]] : [],
      marker: marker(afterEntry: position), label: label(ofEntry: position))
  }

  private func placement(beforeEntry position: Int) -> EntryPlacement {
    let lines = lines(ofEntry: position)
    let isLoose = isLoose(atEntry: position)
    // Right after what stands above is the same place, and the blank line is then the new one's own.
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

  /// The marker of an entry's own line; an empty one with its indentation where it is no item.
  func marker(ofEntry position: Int) -> ItemMarker {
    if let item = item(ofEntry: position) { return ItemMarker(item, in: source) }
    let start = source.byteOffset(of: entries[position].range.lowerBound)
    let line = source.lineBehindMark(entries[position].range.lowerBound.line)
    return ItemMarker(
      indentation: source.bytes[min(line.lowerBound, start)..<start].map { $0 == .tab ? .tab : .space },
      bullet: [])
  }

  /// The marker of an item that follows: the next number in a numbered list, unless all its numbers are alike.
  private func marker(afterEntry position: Int) -> ItemMarker {
    let marker = marker(ofEntry: position)
    guard let number = marker.number else { return marker }
    let before = gap(beforeEntry: position).flatMap { _ in self.marker(ofEntry: position - 1).number }
    return before == number ? marker : marker.numbered(number + 1)
  }

  /// The label of an entry as another of its meal can have it: `Lunch: `, `**Lunch:** `; empty where it has none.
  func label(ofEntry position: Int) -> [UInt8] {
    guard position < outline.texts.count, let label = outline.texts[position].label else { return [] }
    return LabelStyle(label, in: source).text(knownName(in: label).map { Array(source.bytes[$0]) } ?? [])
  }

  /// Where the words of a label lie, without a time and marks around them.
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

  // MARK: In sections without entries

  /// In the last section of the category, and then in those before it: right below its title if it is empty.
  private func placements(inSectionsOf category: FoodCategory?) -> [EntryPlacement] {
    let section = Section(foodOf: category)
    // One of the last will do: of a thousand empty ones, none of the others is better.
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
      // The empty bullets of a template stay the last: they wait for what comes next.
      let emptyItems = Set(outline.items.lazy.filter(\.isEmpty).map(\.line))
      let isTemplate = (head + 1...last).allSatisfy { source.isBlank(line: $0) || emptyItems.contains($0) }
      let first = (head + 1...last).first { !source.isBlank(line: $0) } ?? last
      places.append(EntryPlacement(line: isTemplate ? first - 1 : lineBelowText(last), marker: marker))
    }
    if let last, let first = (head + 1...last).first(where: { !source.isBlank(line: $0) }), first > head + 1,
      outline.items.contains(where: { $0.line == first })
    {
      // The blank line above a list stays above it, so that taking the entry out again leaves it there.
      places.append(EntryPlacement(line: first - 1, marker: marker))
    }
    places.append(EntryPlacement(line: lineBelowText(head), marker: marker))
    // Where a list right below would be taken for more of the text.
    if let last { places.append(EntryPlacement(line: last, above: [[]], marker: marker)) }
    return places
  }

  /// The line that a new one goes below so that one blank line at most parts it from the text above.
  ///
  /// Right below the text, unless two blank lines or more follow it, or one and the end of the file.
  func lineBelowText(_ line: Int) -> Int {
    guard line < source.lineCount, source.isBlank(line: line + 1) else { return line }
    let isLast = line + 2 > source.lineCount
    return isLast || source.isBlank(line: line + 2) ? line + 1 : line
  }

  /// The last line before the next title of whatever kind that is no item.
  func lastOwnLine(ofTitle title: Int) -> Int {
    let next = outline.titles[(title + 1)...].first { $0.form != .item }
    return next.map { $0.lines.lowerBound - 1 } ?? source.lineCount
  }

  /// The marker of the items that stand below a title, else the usual one.
  private func marker(belowTitle title: Int) -> ItemMarker {
    let lines = outline.titles[title].lines.upperBound + 1..<lastOwnLine(ofTitle: title) + 2
    let items = outline.items.filter { $0.depth == 0 && lines.contains($0.line) }
    guard let item = items.last(where: { !$0.isEmpty }) ?? items.first else { return usualMarker }
    let marker = ItemMarker(item, in: source)
    return marker.number.map { marker.numbered($0 + (item.isEmpty ? 0 : 1)) } ?? marker
  }

  /// In an item that names the meal: after what is nested in it, or as the first that is.
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
  /// The section whose entries have this category.
  init(foodOf category: FoodCategory?) { self = category.map { .meal($0) } ?? .food }
}
