/// What an editor has to know of a file beyond what it says: titles, items, and where the words of entries stand.
///
/// Recorded while a file is read, and only when asked for.
struct DayOutline {
  /// Words that open, divide or end a section, or apply to the items in them or below.
  struct Title {
    enum Form: Hashable {
      case heading
      /// A title over `===` or `---`.
      case underlined
      /// A line that is bold and nothing else.
      case bold
      /// A line right above a list.
      case label
      /// An item that names what is nested in it, or what follows it if nothing is: `- Lunch:`, `- ## Lunch`.
      case item
    }

    var form: Form
    /// What it names; `nil` for an unknown heading, a date, an unknown bold line.
    var section: Section?
    /// 1 to 6 for headings, 7 for bold lines, 8 for what has no rank.
    var rank: Int
    /// The lines it takes, its underline included.
    var lines: ClosedRange<Int>
    /// Its words without markup, emoji and tags.
    var name: TextSlice
    /// For items, the place in `items`.
    var item: Int?
    /// Whether an item applies to what is nested in it.
    var hasNested = false
  }

  /// A list item of any kind.
  struct Item {
    /// The byte of its marker.
    var start: Int
    /// Where its words begin; behind the marker if it has none.
    var content: Int
    /// Whether it has no words: what a template left to be filled in.
    var isEmpty: Bool
    var line: Int
    /// The last line of it that is not blank, with all that is nested in it.
    var lastLine: Int
    /// How many items it lies in.
    var depth: Int
  }

  /// The words of an entry as they were read, and what names its meal, if it does so itself.
  struct EntryText {
    var start: SourceLocation
    var text: ItemText
    /// From the label's first byte to its value: `Lunch: ` of `- Lunch: soup`.
    var label: Range<Int>?
  }

  /// The words of a task as they were read, and what stands before them.
  struct TaskText {
    /// Where the task begins: its item, or the hashes of its heading.
    var start: SourceLocation
    /// The mark in its box, or the word that stands for one.
    var sign: Range<Int>
    /// Whether `sign` is a word such as `TODO`.
    var isWord: Bool
    var text: ItemText
    var isHeading = false
    /// Whether it stands in a callout, whose lines begin with `>`.
    var isInCallout = false
  }

  /// In the order of the file.
  var titles: [Title] = []
  var items: [Item] = []
  /// One for each entry, in their order.
  var texts: [EntryText] = []
  /// One for each task, in their order.
  var tasks: [TaskText] = []
  /// The first lines of blocks, and whether they are part of a plan.
  var blocks: [(line: Int, isPlan: Bool)] = []
  /// Where food is said again that stands elsewhere in the file, and counts there.
  var repetitions: [SourceRange] = []
  /// The first lines of tables whose columns are meals.
  var mealTables: [Int] = []
  /// The tables that were read, but for those.
  var tables: [DayReader.Table] = []

  /// The first title below line `number` that is no item.
  func firstTitle(below number: Int) -> Title? {
    titles[titles.partitioningIndex { $0.lines.lowerBound > number }...].first { $0.form != .item }
  }

  /// The position of the item whose marker stands at `start`.
  func item(at start: Int) -> Int? {
    let index = items.partitioningIndex { $0.start >= start }
    return index < items.count && items[index].start == start ? index : nil
  }
}

extension DayFileParser {
  /// Reads a file like `parse`, and what an editor has to know of it besides.
  ///
  /// `readsTasksOnly` is for `tasks.md`.
  func outline(
    _ source: SourceText, day: Day, path: String, readsTasksOnly: Bool = false
  ) -> (read: ParsedDay, outline: DayOutline, file: StructuredSource) {
    var reader = DayReader(source, parser: self, day: day, path: path)
    reader.outline = DayOutline()
    reader.outlineItems()
    reader.context.readsTasksOnly = readsTasksOnly
    reader.read()
    var outline = reader.outline ?? DayOutline()
    outline.texts.sort { $0.start < $1.start }
    outline.tasks.sort { $0.start < $1.start }
    outline.titles.sort { $0.lines.lowerBound < $1.lines.lowerBound }
    return (ParsedDay(day: reader.day, diagnostics: reader.diagnostics), outline, reader.file)
  }
}

extension DayReader {
  /// Records every item of the file, in its order.
  mutating func outlineItems() {
    let items = file.blocks.indices.compactMap { index -> DayOutline.Item? in
      let block = file.blocks[index]
      guard block.kind == .item, !file.isHidden(Int(block.line)) else { return nil }
      let head = file.itemHead(index)
      return DayOutline.Item(
        start: head.start, content: head.text.lowerBound, isEmpty: head.text.isEmpty, line: Int(block.line),
        lastLine: file.lastLine(of: index), depth: Int(block.depth))
    }
    outline?.items = items
  }

  /// Records a title that is no item.
  mutating func outlineTitle(
    _ known: KnownTitle, as form: DayOutline.Title.Form, of section: Section?, rank: Int,
    lines: ClosedRange<Int>
  ) {
    guard outline != nil else { return }
    outline?.titles.append(
      DayOutline.Title(form: form, section: section, rank: rank, lines: lines, name: known.title))
  }

  /// Records whether the block that begins on a line is part of a plan.
  mutating func outlinePlan(from line: Int) {
    guard outline != nil else { return }
    outline?.blocks.append((line, context.planRank != nil))
  }

  /// Records an item that says what others are.
  mutating func outlineItem(_ item: Item, _ items: ItemKind, hasNested: Bool) {
    var text = item.line.text
    if let label = file.scan(text, { ScannedLabel($0, mayHoldTime: true) }) { text = label.key }
    while let first = text.first, source.bytes[first] == .numberSign { text = first + 1..<text.upperBound }
    let line = Int(file.blocks[item.index].line)
    let position = outline?.item(at: item.start)
    let name = knownTitle(text).title
    outline?.titles.append(
      DayOutline.Title(
        form: .item, section: items.section, rank: 8, lines: line...line, name: name, item: position,
        hasNested: hasNested))
  }

  /// Records that the label of an item names the meal of the entry at `position`, if it became one.
  mutating func outlineLabel(_ label: ScannedLabel, ofEntry position: Int) {
    guard outline != nil, position < day.entries.count else { return }
    outline?.texts[position].label = label.key.lowerBound..<label.value.lowerBound
  }
}
