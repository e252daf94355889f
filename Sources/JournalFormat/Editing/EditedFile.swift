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

/// Checks that an edited file, parsed again, has the intended change and everything else as before.
struct EditCheck {
  private let before: ParsedDay
  private let records: Records

  init(_ before: ParsedDay) {
    self.before = before
    records = Records(before.day)
  }

  /// The intended change.
  enum Change {
    /// One more entry, which begins on this line.
    case added(ExpectedEntry, line: Int)
    /// The entry at this position is removed.
    case removed(Int)
    /// The entry at this position is as described and begins on this line.
    case changed(Int, ExpectedEntry, line: Int)
    /// Notes with these texts are added, one below the other.
    case noted([[UInt8]])
    /// Other records are lost and gained, wherever they stand.
    case exchanged(RecordExchange)
  }

  /// The result of the check.
  enum Verdict {
    /// The change is as intended; with the position of the entry that was added or changed.
    case asMeant(entry: Int?)
    /// The new text is parsed as something else, or not at all.
    case misread
    /// Something else in the file would be parsed differently.
    case disturbs
    /// The file would have a new warning.
    case warns(Diagnostic)
  }

  /// Compares the file as parsed before and after. `label` is that of a list that lost its only item: it may have
  /// become a note.
  func verdict(on after: ParsedDay, of change: Change, leaving label: TextSlice? = nil) -> Verdict {
    let changed = Records(after.day)
    if case .exchanged(let exchange) = change {
      guard records.entries == changed.entries,
        exchange.isMet(fromNotes: records.notes, to: changed.notes, leaving: label)
      else {
        return .disturbs
      }
      guard exchange.isMet(from: before.day, to: after.day) else { return .misread }
      return newWarning(after).map { .warns($0) } ?? .asMeant(entry: nil)
    }
    guard records.rest == changed.rest else { return .disturbs }
    var others = records.entries
    var position: Int?
    switch change {
    case .exchanged: break
    case .noted(let texts):
      guard others == changed.entries else { return .disturbs }
      let gained = gainedNotes(texts.count, old: records.notes, new: changed.notes)
      guard gained.map({ $0.map { $0.text.unixLines } }) == texts else { return .misread }
    case .removed(let gone):
      others.remove(at: gone)
      guard others == changed.entries else { return .disturbs }
    case .added(let entry, let line):
      guard let found = entry.position(in: after.day, onLine: line) else { return .misread }
      guard changed.entries(without: found) == others else { return .disturbs }
      position = found
    case .changed(let old, let entry, let line):
      others.remove(at: old)
      guard let found = entry.position(in: after.day, onLine: line) else { return .misread }
      guard changed.entries(without: found) == others else { return .disturbs }
      position = found
    }
    guard keepsNotes(changed, change: change, label: label) else { return .disturbs }
    return newWarning(after).map { .warns($0) } ?? .asMeant(entry: position)
  }

  private func keepsNotes(_ changed: Records, change: Change, label: TextSlice?) -> Bool {
    if case .noted = change { return true }
    if records.notes == changed.notes { return true }
    let gained = gainedNotes(1, old: records.notes, new: changed.notes)
    return label != nil && gained?.first?.text == label
  }

  /// The positions of the `count` notes that `new` has and `old` does not, if they are adjacent and nothing else is
  /// new.
  private func gainedNotes(_ count: Int, old: [Note], new: [Note]) -> ArraySlice<Note>? {
    guard new.count == old.count + count else { return nil }
    let place = zip(old, new).enumerated().first { $0.element.0 != $0.element.1 }?.offset ?? old.count
    return old[place...] == new[(place + count)...] ? new[place..<place + count] : nil
  }

  /// A new warning or error. A stated total that no longer adds up does not count: it is true, and no fault of the
  /// edit.
  private func newWarning(_ after: ParsedDay) -> Diagnostic? {
    var known: [DiagnosticCode: Int] = [:]
    for diagnostic in before.diagnostics { known[diagnostic.code, default: 0] += 1 }
    for diagnostic in after.diagnostics where diagnostic.severity > .hint && diagnostic.code != .wrongTotal {
      known[diagnostic.code, default: 0] -= 1
      if known[diagnostic.code, default: 0] < 0 { return diagnostic }
    }
    return nil
  }
}

/// The content of a file without its places.
private struct Records {
  var entries: [FoodEntry]
  var notes: [Note]
  var rest: Rest

  struct Rest: Equatable {
    var weights: [WeightEntry]
    var tasks: [TaskItem]
    var ticks: [HabitTick]
    var moods: [MoodEntry]
    var series: [SeriesItem]
    var tags: [Tag]
    var isComplete: Bool?
  }

  static let nowhere = SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1)

  /// All entries except one.
  func entries(without position: Int) -> [FoodEntry] {
    var entries = entries
    entries.remove(at: position)
    return entries
  }

  init(_ day: JournalDay) {
    func placeless<Record>(_ records: [Record], _ range: WritableKeyPath<Record, SourceRange>) -> [Record] {
      records.map { record in
        var record = record
        record[keyPath: range] = Self.nowhere
        return record
      }
    }
    entries = placeless(day.entries, \.range)
    notes = placeless(day.notes, \.range)
    rest = Rest(
      weights: placeless(day.weights, \.range), tasks: placeless(day.tasks, \.range),
      ticks: placeless(day.habitTicks, \.range), moods: placeless(day.moods, \.range),
      series: placeless(day.series, \.range), tags: day.tags, isComplete: day.isComplete)
  }
}

extension WeightEntry {
  /// The same, wherever it stands.
  fileprivate var placeless: WeightEntry {
    var weight = self
    weight.range = Records.nowhere
    return weight
  }
}

extension JournalDay {
  /// Whether both files have the same records and notes, wherever they are.
  public func saysTheSame(as other: JournalDay) -> Bool {
    let (own, others) = (Records(self), Records(other))
    return own.entries == others.entries && own.notes == others.notes && own.rest == others.rest
  }
}

extension TextSlice {
  /// The bytes with all line endings as LF.
  var unixLines: [UInt8] {
    let text = SourceText(Array(bytes))
    return Array(
      (1...max(1, text.lineCount)).map { text.bytes[text.lineContent($0)] }.joined(separator: [.lineFeed]))
  }
}

/// An entry as it has to be parsed after the edit.
struct ExpectedEntry {
  var category: FoodCategory?
  /// `nil` if the line has no time of its own; a heading may give it one.
  var time: TimeSpan?
  var state: FoodEntry.State
  var text: TextSlice
  var facts: FoodFacts
  var tags: [TextSlice]
  var details: [EntryDetail]

  /// Expects an existing entry unchanged.
  init(_ entry: FoodEntry) {
    category = entry.category
    time = entry.time
    state = entry.state
    text = entry.text
    facts = entry.facts
    tags = entry.tags.map(\.name)
    details = entry.details
  }

  /// Expects a new entry, with its figures as a bracket can state them.
  init(_ entry: NewEntry, parser: DayFileParser) {
    category = entry.category
    time = entry.span
    state = entry.state
    text = TextSlice(plainLine(entry.text))
    facts =
      entry.typedFacts?.facts == entry.facts ? entry.facts : parser.facts.asWritten(entry.facts)
    tags = text.tagNames + namesOfTags(entry.tags)
    details = entry.details.map { $0.expected(parser.facts) }
  }

  /// The position of the entry of `day` that begins on a line and is parsed as expected.
  func position(in day: JournalDay, onLine line: Int) -> Int? {
    day.entries.firstIndex { $0.range.lowerBound.line == line && matches($0) }
  }

  /// Whether `entry` is parsed as expected.
  private func matches(_ entry: FoodEntry) -> Bool {
    entry.category == category && (time == nil || entry.time == time) && entry.state == state
      && entry.text == text && entry.facts.isEqual(to: facts) && entry.tags.map(\.name) == tags
      && entry.details == details
  }
}

extension FoodFacts {
  /// Whether both say the same, in whatever order.
  fileprivate func isEqual(to other: FoodFacts) -> Bool {
    energy == other.energy && amount == other.amount && Set(nutrients) == Set(other.nutrients)
  }
}

extension NewDetail {
  fileprivate func expected(_ facts: FactsScanner) -> EntryDetail {
    func slice(_ text: String) -> TextSlice { TextSlice(plainLine(text)) }
    return switch self {
    case .heard(let text): .heard(slice(text))
    case .photo(let path): .photo(slice(path))
    case .barcode(let digits): .barcode(slice(digits))
    case .source(let source): .source(slice(source))
    case .edited(let day, let time): .edited(day, time)
    case .note(let text): .note(slice(text))
    case .part(let text, let figures, let tags):
      .part(
        EntryPart(
          text: slice(text), facts: facts.asWritten(figures), tags: tags.map { Tag(slice($0)) }))
    }
  }
}

extension FactsScanner {
  /// The facts as parsed from the bracket that is written for them.
  func asWritten(_ facts: FoodFacts) -> FoodFacts {
    let bytes = Array(FactsText(facts).text.utf8)
    guard !bytes.isEmpty else { return .none }
    // Facts that no bracket can state are kept, so that the check fails.
    return bytes.withUnsafeBufferPointer { read(LineScanner($0, 0..<$0.count)) } ?? facts
  }
}

/// The names of tags as they are parsed from their written form; names that are not parsed as tags, unchanged.
func namesOfTags(_ tags: [String]) -> [TextSlice] {
  tags.flatMap { tag in
    let name = TextSlice(plainLine(tag))
    return tag.hasPrefix("#") ? name.tagNames : [name]
  }
}
