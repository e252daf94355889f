/// A day file to be edited: its text, its parsed content, and its layout.
struct EditedFile {
  let source: SourceText
  let day: Day
  let path: String
  let parser: DayFileParser
  let template: DayFileTemplate
  let read: ParsedDay
  let outline: DayOutline

  init(
    _ source: SourceText, day: Day, path: String, parser: DayFileParser, template: DayFileTemplate,
    readsTasksOnly: Bool = false
  ) {
    self.source = source
    self.day = day
    self.path = path
    self.parser = parser
    self.template = template
    (read, outline, _) = parser.outline(
      source, day: day, path: path, readsTasksOnly: readsTasksOnly)
  }

  var entries: [FoodEntry] { read.day.entries }

  /// The lines of an entry and of everything nested under it.
  ///
  /// `**Dinner**` right below an item is a lazy continuation line in CommonMark, but a heading here.
  func lines(ofEntry position: Int) -> ClosedRange<Int> {
    let range = entries[position].range
    let first = range.lowerBound.line
    let title = outline.firstTitle(below: first).map { $0.lines.lowerBound - 1 } ?? Int.max
    let last = min(range.upperBound.line, title)
    return first...(lastFilledLine(first, through: last) ?? first)
  }

  /// The item of an entry; `nil` if the entry is a line of a paragraph or of an item's text.
  func item(ofEntry position: Int) -> DayOutline.Item? {
    outline.item(at: source.byteOffset(of: entries[position].range.lowerBound)).map { outline.items[$0] }
  }

  /// The label above an entry's list, if there is one.
  func label(aboveEntry position: Int) -> TextSlice? {
    let first = lines(ofEntry: position).lowerBound
    let title = outline.titles.last { $0.form != .item && $0.lines.upperBound < first }
    guard let title, title.form == .label else { return nil }
    return source[source.lineContent(title.lines.lowerBound)]
  }

  /// The number of blank lines between an entry and the one before it; `nil` if there is anything else between them.
  func gap(beforeEntry position: Int) -> Int? {
    guard position > 0, position < entries.count else { return nil }
    let above = lines(ofEntry: position - 1).upperBound
    let below = lines(ofEntry: position).lowerBound
    guard below > above, (above + 1..<below).allSatisfy({ source.isBlank(line: $0) }) else { return nil }
    return below - above - 1
  }

  /// Whether blank lines separate an entry from all its neighbours; false if it has none.
  func isLoose(atEntry position: Int) -> Bool {
    let gaps = [gap(beforeEntry: position), gap(beforeEntry: position + 1)].compactMap { $0 }
    return !gaps.isEmpty && gaps.allSatisfy { $0 > 0 }
  }

  /// The last line from `first` to `last` that is not blank; `nil` if all are blank.
  func lastFilledLine(_ first: Int, through last: Int) -> Int? {
    var line = min(last, source.lineCount)
    while line >= first, source.isBlank(line: line) { line -= 1 }
    return line >= first ? line : nil
  }

  /// The same without thematic breaks such as `---` at the end, which separate sections.
  func lastTextLine(_ first: Int, through last: Int) -> Int? {
    var line = lastFilledLine(first, through: last)
    while let rule = line, isRule(line: rule) { line = lastFilledLine(first, through: rule - 1) }
    return line
  }

  /// The line to append below in a blank file: its last line, or 0 if that has only a byte order mark.
  var blankEnd: Int {
    source.lineCount == 1 && source.isLastLineOpen && source.lineBehindMark(1).isEmpty ? 0 : source.lineCount
  }

  private func isRule(line number: Int) -> Bool {
    let marks = source.bytes[source.lineContent(number)].filter { $0 != .space && $0 != .tab }
    guard let mark = marks.first, mark == .hyphen || mark == .asterisk || mark == .underscore else {
      return false
    }
    return marks.count >= 3 && marks.allSatisfy { $0 == mark }
  }

  /// The indentation of nested items, from the first that are nested.
  var nestedUnit: [UInt8]? {
    // A bounded number of items is looked at.
    for (index, item) in outline.items.enumerated().dropFirst().prefix(200) where item.depth > 0 {
      guard let parent = outline.items[..<index].last(where: { $0.depth == item.depth - 1 }),
        parent.line < item.line
      else { continue }
      let outer = ItemMarker(parent, in: source).indentation
      let inner = ItemMarker(item, in: source).indentation
      if inner.starts(with: outer), inner.count > outer.count { return Array(inner[outer.count...]) }
    }
    return nil
  }

  /// The marker of a new item with no item nearby: like the file's last food entry, else like any item, else the
  /// default.
  var usualMarker: ItemMarker {
    let item =
      entries.indices.reversed().lazy.compactMap { self.item(ofEntry: $0) }.first { $0.depth == 0 }
      ?? outline.items.last { $0.depth == 0 }
    guard let item else { return ItemMarker(bullet: template.bullet) }
    let marker = ItemMarker(item, in: source)
    return marker.number == nil ? marker : marker.numbered(1)
  }
}

/// Places for a section that the file does not have yet.
extension EditedFile {
  /// A new section, or an item with a label if the file writes its meals so; the last is a heading at the end of the
  /// file.
  func placements(inNewSectionOf category: FoodCategory?) -> [EntryPlacement] {
    guard let end = lastFilledLine(1, through: source.lineCount) else {
      let above = template.lines(for: Section(foodOf: category), on: day, parser: parser)
      return [
        EntryPlacement(line: blankEnd, above: above, marker: ItemMarker(bullet: template.bullet))
      ]
    }
    let titles = outline.titles
    let meals = titles.indices.filter { self.rank(of: titles[$0].section) != nil }
    var places: [EntryPlacement] = []
    if meals.isEmpty, let category { places += placements(amongLabelsFor: category) }
    let rank = category?.rank ?? -1
    let ranks = meals.map { self.rank(of: titles[$0].section) ?? -1 }
    if let before = ranks.filter({ $0 < rank }).max(),
      let index = meals.indices.last(where: { ranks[$0] == before })
    {
      places.append(placement(afterTitle: meals[index], for: category))
    }
    if let after = ranks.filter({ $0 > rank }).min(),
      let index = meals.indices.first(where: { ranks[$0] == after })
    {
      places += placements(beforeTitle: meals[index], for: category)
    }
    if let kept = titles.indices.last(where: { titles[$0].section == .food && titles[$0].rank < 8 })
      ?? titles.indices.last(where: { titles[$0].section == .weight && titles[$0].rank < 8 })
    {
      places.append(placement(afterTitle: kept, for: category))
    }
    if let kept = titles.indices.first(where: { titles[$0].rank < 8 && endsFood(titles[$0].section) }) {
      places += placements(beforeTitle: kept, for: category)
    }
    let last = [usualRank, 1].map { rank in
      placement(below: end, in: SectionStyle(form: .heading, rank: rank), for: category)
    }
    places += last
    // An HTML block ends at a blank line only, so the new section needs one even if the file has none above its
    // headings.
    places += last.filter { $0.above.first != [] }.map { place in
      var place = place
      place.above.insert([], at: 0)
      return place
    }
    return places
  }

  /// The position of a meal in the order of a day; `nil` for other sections.
  private func rank(of section: Section?) -> Int? {
    guard case .meal(let category)? = section else { return nil }
    return category.rank
  }

  private func endsFood(_ section: Section?) -> Bool {
    switch section {
    case .tasks, .habits, .notes, .mood: true
    case .meal, .food, .weight, .total, nil: false
    }
  }

  /// The heading level if no meal has one: that of other sections, else 2.
  var usualRank: Int {
    let ranks = outline.titles.filter { $0.section != nil && ($0.form == .heading || $0.form == .underlined) }
      .map(\.rank)
    return ranks.last ?? template.headingRank
  }

  // MARK: Titles

  /// Right after a heading's section, in its style.
  private func placement(afterTitle title: Int, for category: FoodCategory?) -> EntryPlacement {
    placement(below: lastLine(ofTitle: title), in: style(ofTitle: title), for: category)
  }

  /// Right before a heading, in its style.
  private func placements(beforeTitle title: Int, for category: FoodCategory?) -> [EntryPlacement] {
    let line = outline.titles[title].lines.lowerBound
    let style = style(ofTitle: title)
    var place = placement(below: line - 1, in: style, for: category)
    let isBlankAbove = line == 1 || source.isBlank(line: line - 1)
    let gap = style.hasGaps ? gapAbove : 0
    place.above = (isBlankAbove || gap == 0 ? [] : [[]]) + self.title(style, Section(foodOf: category))
    place.below = Array(repeating: [], count: gap)
    return [place]
  }

  /// Below a line with text, separated from it like the file's other sections.
  private func placement(below line: Int, in style: SectionStyle, for category: FoodCategory?)
    -> EntryPlacement
  {
    let gap = line > 0 && style.hasGaps ? gapAbove : 0
    var marker = usualMarker
    if style.form == .item {
      marker = style.isFlat ? style.marker : style.marker.nested(by: nestedUnit)
    }
    return EntryPlacement(
      line: line, above: Array(repeating: [], count: gap) + title(style, Section(foodOf: category)),
      marker: marker)
  }

  /// The lines of a heading and the blank line below it.
  func title(_ style: SectionStyle, _ section: Section) -> [[UInt8]] {
    let lines = style.lines(Array(SectionTitles(self).title(for: section).utf8))
    return lines + Array(repeating: [], count: style.hasGapBelow ? gapBelow : 0)
  }

  /// The style of an existing heading.
  private func style(ofTitle index: Int) -> SectionStyle {
    let title = outline.titles[index]
    var style = SectionStyle(form: title.form, rank: title.rank)
    style.isFlat = title.form == .item && !title.hasNested
    let line = source.lineContent(title.lines.lowerBound)
    style.read(source.bytes[line])
    if let item = title.item {
      style.marker = ItemMarker(outline.items[item], in: source)
      style.isHeadingItem = source.bytes[outline.items[item].content...].first == .numberSign
    }
    if title.form == .underlined, let mark = source.bytes[source.lineContent(title.lines.upperBound)].first {
      style.underline = mark
    }
    return style
  }

  /// The last line with text in a heading's section.
  private func lastLine(ofTitle index: Int) -> Int {
    let title = outline.titles[index]
    let head = title.lines.upperBound
    switch title.form {
    case .heading, .underlined, .bold:
      let next = outline.titles[(index + 1)...].first { ends(title, $0) }
      return lastTextLine(head, through: next.map { $0.lines.lowerBound - 1 } ?? source.lineCount) ?? head
    case .label:
      let next = outline.titles[(index + 1)...].first { $0.form != .item }
      let limit = next.map { $0.lines.lowerBound - 1 } ?? source.lineCount
      return outline.items.last { $0.depth == 0 && $0.line > head && $0.line <= limit }?.lastLine ?? head
    case .item:
      guard let item = title.item else { return head }
      if title.hasNested { return outline.items[item].lastLine }
      let next = outline.titles[(index + 1)...].first?.lines.lowerBound ?? source.lineCount + 1
      let below = entries.indices.last {
        (head + 1..<max(next, head + 1)).contains(lines(ofEntry: $0).lowerBound)
      }
      return below.map { lines(ofEntry: $0).upperBound } ?? outline.items[item].lastLine
    }
  }

  /// Whether `next` ends the section of `title`.
  private func ends(_ title: DayOutline.Title, _ next: DayOutline.Title) -> Bool {
    guard next.rank < 8 else { return false }
    if next.rank <= title.rank { return true }
    if title.section == .food, case .meal? = next.section { return false }
    return next.section != nil
  }

  // MARK: Blank lines

  /// The number of blank lines above a heading: none only if the file never has any. One right below the front
  /// matter does not count.
  private var gapAbove: Int {
    let top = (FrontMatter(in: source)?.lines.upperBound ?? 0) + 1
    let lines = outline.titles.filter { $0.rank < 8 }.map(\.lines.lowerBound)
      .filter { lastFilledLine(top, through: $0 - 1) != nil }
    return !lines.isEmpty && lines.allSatisfy { !source.isBlank(line: $0 - 1) } ? 0 : 1
  }

  /// The number of blank lines between a heading and its list: none only if the file never has any.
  private var gapBelow: Int {
    let lines = outline.titles.indices.filter { title in
      let head = outline.titles[title].lines.upperBound
      let next = outline.titles[(title + 1)...].first?.lines.lowerBound ?? source.lineCount + 1
      return outline.titles[title].rank < 8 && lastFilledLine(head + 1, through: next - 1) != nil
    }
    .map { outline.titles[$0].lines.upperBound }
    return !lines.isEmpty && lines.allSatisfy { !source.isBlank(line: $0 + 1) } ? 0 : 1
  }

  // MARK: Label items

  /// `- Dinner: fish soup`, if the file's meals are items with labels: in the order of a day.
  private func placements(amongLabelsFor category: FoodCategory) -> [EntryPlacement] {
    let labelled = entries.indices.filter {
      $0 < outline.texts.count && outline.texts[$0].label != nil && item(ofEntry: $0) != nil
    }
    let earlier = labelled.last { entries[$0].category.map { $0 < category } ?? false }
    guard let neighbour = earlier ?? labelled.first, let range = outline.texts[neighbour].label else {
      return []
    }
    let title = Array(SectionTitles(self).title(for: .meal(category)).utf8)
    let lines = lines(ofEntry: neighbour)
    let isLoose = isLoose(atEntry: neighbour)
    var place = EntryPlacement(
      line: earlier == nil ? lines.lowerBound - 1 : lines.upperBound, marker: marker(ofEntry: neighbour),
      label: LabelStyle(range, in: source).text(title))
    if isLoose, earlier == nil { place.below = [[]] }
    if isLoose, earlier != nil { place.above = [[]] }
    return [place]
  }
}
