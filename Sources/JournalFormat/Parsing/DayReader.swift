/// Decides by context what the lines of one file are, from top to bottom.
///
/// `LexedLine` takes a line apart, `StructuredSource` says in which block it lies, and this type says what it means by
/// the headings and labels around it. What a block leaves open for the next is in `context`; what has been read is in
/// `day`, `diagnostics`, `totals`, `mealSums` and `outline`, and a later block may look back at it. The rules stand in
/// the order in which a line meets them: titles (`+Sections`), lines of paragraphs (`+Paragraphs`), items and their
/// labels (`+Items`), food (`+Food`), the other records (`+Records`), and what is said of it (`+Remarks`).
struct DayReader {
  let file: StructuredSource
  let source: SourceText
  let parser: DayFileParser

  var day: JournalDay
  var diagnostics: [Diagnostic]
  var context = ReadingContext()
  var totals: [TotalLine] = []
  /// The positions of entries that a table states of a meal as a whole: `| Breakfast | 450 kcal |`.
  var mealSums: [Int] = []
  /// Filled in only where an editor asks for it.
  var outline: DayOutline?

  /// Reads no blocks from the lines in `skipping`.
  init(_ source: SourceText, parser: DayFileParser, day: Day, path: String, skipping: [ClosedRange<Int>] = [])
  {
    file = StructuredSource(source, skipping: skipping) { line, isAboveItem in
      parser.standsForItself(line, in: source, isAboveItem: isAboveItem)
    }
    self.source = source
    self.parser = parser
    self.day = JournalDay(day: day, path: path, source: source)
    diagnostics = file.diagnostics
    if let front = file.front { readFrontMatter(front) }
  }

  /// Reads every block.
  mutating func read() {
    var index = 0
    while index < file.blocks.count {
      let block = file.blocks[index]
      if block.kind != .paragraph, context.table != nil { context.table = nil }
      if file.isHidden(Int(block.line)) {
        index = Int(block.next)
      } else if block.kind == .item {
        index = readItem(index)
      } else {
        if block.depth == 0 {
          readTopLevel(block, index)
        } else if block.kind == .code {
          hintLogInCode(index)
        }
        index += 1
      }
      outlinePlan(from: Int(block.line))
    }
    closeSections(from: 0)
    remarkOnFile()
    if diagnostics.count > 1 { diagnostics.sort { $0.range.lowerBound < $1.range.lowerBound } }
  }

  /// What was read. It is given away with the reader, so that no list of the day is counted twice.
  consuming func finish() -> ParsedDay { ParsedDay(day: day, diagnostics: diagnostics) }

  private mutating func readTopLevel(_ block: MarkdownBlock, _ index: Int) {
    // A label's meaning ends with its list. A line that only ended the item above it (see `restarts`) does not end the list.
    if !file.isRestart(Int(block.line)) { context.endList() }
    switch block.kind {
    case .heading: readHeading(index)
    case .paragraph: readParagraph(index)
    case .quotation: readQuotation(index)
    case .code:
      addNote(lines: Int(block.line)...file.lastLine(of: index))
      hintLogInCode(index)
    case .html:
      hintHTMLTable(index)
      readFold(index)
    case .rule, .item, .deepList: break
    }
  }

  /// Keeps lines as a note.
  mutating func addNote(lines: ClosedRange<Int>) {
    // Leave out hidden and blank lines at the end.
    var last = lines.upperBound
    while last > lines.lowerBound, file.isHidden(last) || source.isBlank(line: last) { last -= 1 }
    let start = file.text(ofLine: lines.lowerBound).lowerBound
    let end = source.lineContent(last).upperBound
    guard start < end else { return }
    day.notes.appendKept(
      Note(
        range: file.range(from: start, onLine: lines.lowerBound, throughLine: last), heading: context.heading,
        text: source[start..<end]
      )
    )
  }

  mutating func report(
    _ code: DiagnosticCode, _ message: String, at range: Range<Int>, fixIt: Diagnostic.FixIt? = nil
  ) {
    diagnostics.append(Diagnostic(code, message, at: file.range(range), fixIt: fixIt))
  }

  /// Reports of several lines of a paragraph.
  mutating func report(_ code: DiagnosticCode, _ message: String, lines: ClosedRange<Int>) {
    let start = file.text(ofLine: lines.lowerBound).lowerBound
    diagnostics.append(Diagnostic(code, message, at: file.range(from: start, throughLine: lines.upperBound)))
  }

  /// Whether the last that was said is of a line.
  func isHinted(_ line: Int) -> Bool { diagnostics.last?.range.lowerBound.line == line }

  /// Reports of a line what is shown once below each title.
  mutating func reportBelowTitle(_ code: DiagnosticCode, _ message: String, at range: Range<Int>) {
    var diagnostic = Diagnostic(code, message, at: file.range(range))
    diagnostic.isFurther = context.hasHintedEnergy
    diagnostics.append(diagnostic)
    context.hasHintedEnergy = true
  }
}

/// The state at the current line: the open sections, and what labels said about the lines that follow.
struct ReadingContext {
  /// The known sections around the current line, the innermost last.
  var sections: [OpenSection] = []
  /// The name of the nearest unknown heading, if no known section holds the current line.
  var unknownHeading: TextSlice?
  /// Whether that heading is a task: what is written below it is about the task.
  var isBelowTask = false
  /// The words of cells that are no figures.
  var unreadableCells: Set<String> = []
  /// The last line of the paragraphs that were read with the name of a meal above them.
  var paragraphsRead = 0
  /// The rank of the heading below which weights are those of barbells.
  var trainingRank: Int?
  /// The rank of the heading below which weights are those of luggage and the like.
  var thingRank: Int?
  /// The rank of the headings that name meals, from the first one on, up to a heading above them.
  var mealRank: Int?
  /// The rank of the title below which food is planned and not eaten; 0 if that is all of the file.
  var planRank: Int?
  /// Whether the lines are those of a block of code, read to see what they would be.
  var isInCode = false
  /// That title, until a hint says that what stands below it is not counted.
  var plan: TextSlice?
  /// Whether titles of the file name other days of a week; `nil` until it is asked.
  var namesOtherDays: Bool?
  /// The title of another day that the current line stands below, and those below which something was read.
  var otherDay: DayReader.OtherDay?
  var otherDays: [DayReader.OtherDay] = []
  /// The name of the nearest heading of any kind.
  var heading: TextSlice?
  /// The title of a summary that the current line stands below, with the number of entries above it, and the entries of those that ended.
  var summary: (rank: Int, first: Int)?
  var summaries: [Range<Int>] = []
  /// The positions of the entries below each title for Food that was closed.
  var foodLists: [Range<Int>] = []
  /// How many food entries stood above the heading of a name of its own that holds the current line.
  var entriesAboveSeries = 0
  /// Whether lines such as `Lunch: soup` are entries below the current heading; `nil` until it is asked.
  var countsPlainMeals: Bool?
  /// Whether letters before a colon stand for meals below the current heading: `B: oats`; `nil` until it is asked.
  var readsMealLetters: Bool?
  /// Whether the lines of the current paragraph are foods, each its own entry.
  var readsPlainFoods = false
  /// Whether each line of the current paragraph begins with the name of a meal: `Breakfast 2 eggs`.
  var readsMealNames = false
  /// The blocks of the list whose outermost items do.
  var mealItems: Range<Int>?
  /// Whether a hint below the current title already says that energy is not counted there.
  var hasHintedEnergy = false
  /// Whether a hint already says that headings of Org are none here.
  var hasHintedOrg = false
  /// The first line that says what was eaten in all, where no entry stood above it.
  var dayEnergy: Range<Int>?
  /// Whether it stands below a title for food or for totals.
  var isDayEnergyOfFood = false
  /// The lines that name a meal and an energy and nothing else, outside food; no energy if the title above them may say that it is none
  /// of the day.
  var mealEnergies: [(category: FoodCategory, energy: EnergyAmount?, text: Range<Int>)] = []
  /// The meals in which a number without a unit was named, and smaller ones that are named beside it.
  var mealsWithNumbers: Set<FoodCategory?> = []
  var smallNumbers: [(meal: FoodCategory?, range: SourceRange)] = []
  /// Lines that are notes and may be food.
  var passedOver: [DayReader.PassedOver] = []
  /// Whether a paragraph was read whose lines are names of meals with their foods below.
  var hasNamedMeals = false
  /// Whether a time above a list that no food is open for was named.
  var hasNamedTime = false
  /// Whether the title of the items was looked at for a meal among its words.
  var hasHintedMeal = false
  /// That meal, if the title has one and a food stands below it.
  var mealInTitle: String?
  /// The kind of items that a label line right above a list gives to that list.
  var listLabel: ItemKind?
  /// What such a label says of entries without a box of their own.
  var listState = FoodEntry.State.eaten
  /// For each depth of nesting, what the items there are.
  var levels: [ItemLevel] = []
  /// The depth and position of the tasks that may have parts.
  var openTasks: [(depth: Int, index: Int)] = []
  /// The time of a series item that is nothing else, for the items nested in it, and the block behind them.
  var timeAbove: (next: Int, time: TimeSpan)?
  /// The block behind the item of the last mood: words nested in it are no moods of their own.
  var endOfMood = 0
  /// The blocks below the last weight or other key that are read as nothing yet.
  var belowReading = 0..<0
  /// The tick that may have steps: its depth, the block behind it, and its position.
  var openTick: (depth: Int, next: Int, index: Int)?
  /// The positions of weights that are those somebody began with.
  var startingWeights: [Int] = []
  /// The columns of the table above, if nothing but blank lines and rows of it stands between.
  var table: TableHeader?
  /// Whether every item is a task, even below a heading for food, as in `tasks.md`.
  var readsTasksOnly = false
  /// The tasks in callouts, once the first callout was met.
  var callouts: CalloutTasks?

  /// Whether words for a time of day name meals.
  var isUnderFood: Bool { countsPlainMeals ?? false || sections.contains { $0.section == .food } }

  /// Whether a section of food is open.
  var isBelowFood: Bool { sections.contains { $0.section.isFood } }

  /// What the titles above say of entries without a box of their own.
  var sectionState: FoodEntry.State { sections.contains { $0.isPlanned } ? .planned : .eaten }

  /// What lines of a paragraph are without a box of their own.
  var lineState: FoodEntry.State {
    if let level = levels.first { return level.state }
    return listLabel == nil ? sectionState : listState
  }

  /// What the items below the current headings are.
  var sectionItems: ItemKind {
    guard let innermost = sections.last else {
      if readsTasksOnly { return .tasks }
      return isBelowTask ? .notes : unknownHeading.map { .series($0) } ?? .none
    }
    if planRank != nil, innermost.section.isFood { return .notes }
    return items(of: innermost.section, time: innermost.time)
  }

  /// What the lines of a paragraph are: what a label said of the list above it, or what the section says.
  ///
  /// Below a heading that is a task only the items are its notes.
  // Inlined, as the reader would be copied for a call of it.
  @inline(__always)
  var lineItems: ItemKind {
    if levels.isEmpty, listLabel == nil, sections.isEmpty, isBelowTask, let unknownHeading {
      return .series(unknownHeading)
    }
    return levels.first?.items ?? listLabel ?? sectionItems
  }

  /// What the items of a section are.
  func items(of section: Section, time: TimeSpan?) -> ItemKind {
    if readsTasksOnly { return .tasks }
    return switch section {
    case .meal(let category): .food(category, time: time)
    case .food: .food(nil, time: time)
    case .weight: .weight
    case .tasks: .tasks
    case .habits: .habits
    case .mood: .mood
    case .notes, .total: .notes
    }
  }

  /// The section a match names where it stands.
  @inline(__always)
  func section(_ match: HeadingWords.Match?) -> Section? {
    switch match {
    case .section(let section):
      planRank != nil && section.isFood || thingRank != nil && section == .weight ? nil : section
    case .timeOfDay(let category): isUnderFood && planRank == nil ? .meal(category) : nil
    case .ambiguous, nil: nil
    }
  }

  /// The meal a match names where it stands.
  func meal(_ match: HeadingWords.Match?) -> FoodCategory? {
    if case .meal(let category)? = section(match) { category } else { nil }
  }

  /// Makes `levels` reach exactly to `depth`.
  mutating func enter(_ depth: Int) {
    if levels.count > depth + 1 { levels.removeSubrange((depth + 1)...) }
    while levels.count <= depth {
      levels.append(
        ItemLevel(
          given: levels.last?.items ?? listLabel ?? sectionItems,
          givenState: levels.last?.state ?? (listLabel == nil ? sectionState : listState),
          isOutermost: levels.isEmpty))
    }
  }

  /// Forgets what labels said of the list above.
  mutating func endList() {
    if !levels.isEmpty { levels.removeAll(keepingCapacity: true) }
    listLabel = nil
    if planRank == OpenSection.labelRank { planRank = nil }
  }

  /// Sets the kind of the remaining items of the outermost list, or of the list that follows if none is open.
  mutating func labelList(_ items: ItemKind, isPlanned: Bool) {
    let state = isPlanned ? FoodEntry.State.planned : .eaten
    if levels.isEmpty {
      listLabel = items
      listState = state
    } else {
      levels.removeSubrange(1...)
      levels[0].label = items
      levels[0].labelState = state
    }
  }
}

/// A known section that holds the current line.
struct OpenSection {
  /// Bold lines rank below every heading.
  static let boldRank = 7
  /// A time in bold is one within what a bold line named.
  static let boldTimeRank = 8
  /// A plan that a bold line names ends at the next one.
  static let boldPlanRank = 8
  /// What a label line says ends with its list.
  static let labelRank = 9

  var section: Section
  /// 1 to 6 for headings, 7 for a bold line.
  var rank: Int
  /// The time the heading names.
  var time: TimeSpan?
  /// Whether the title says that its food is yet to be eaten.
  var isPlanned: Bool
  /// How many food entries stood before it.
  var firstEntry: Int
  /// For a bold line, the name of the heading it stands below.
  var headingAbove: TextSlice?
  /// The first line of the first paragraph without a time, and the last line of that paragraph.
  var prose: Range<Int>?
  var proseEnd = 1
  /// What its title says behind the name: `## Lunch: soup`.
  var value: TitleValue?
  /// Figures that stand below it and above any entry: `- Calories: 290`.
  var figures: [(facts: FoodFacts, text: Range<Int>, range: SourceRange)] = []
}

/// What the items of a list are.
enum ItemKind {
  case food(FoodCategory?, time: TimeSpan?)
  case weight, tasks, habits, notes, mood
  case series(TextSlice)
  case none

  /// Whether a label may name a meal here: not where the section already says that items are something else.
  var mayNameMeal: Bool {
    switch self {
    case .food, .series, .none: true
    case .weight, .tasks, .habits, .notes, .mood: false
    }
  }

  var isFood: Bool { if case .food = self { true } else { false } }

  /// The section that has such items; `nil` for a series and for none.
  var section: Section? {
    switch self {
    case .food(let category?, _): .meal(category)
    case .food(nil, _): .food
    case .weight: .weight
    case .tasks: .tasks
    case .habits: .habits
    case .notes: .notes
    case .mood: .mood
    case .series, .none: nil
    }
  }
}

/// The kind of the items at one depth: given by their parent, until a label among them changes it.
struct ItemLevel {
  var given: ItemKind
  var label: ItemKind? { didSet { labelState = .eaten } }
  /// What boxes before the labels say of entries without a box of their own.
  var givenState = FoodEntry.State.eaten
  var labelState = FoodEntry.State.eaten
  /// Whether they are nested only in labels, so that each is a record of its own.
  var isOutermost: Bool

  var items: ItemKind { label ?? given }
  var state: FoodEntry.State { label == nil ? givenState : labelState }
}

extension Array {
  /// Appends an element that is kept as long as the day. The array grows by a quarter: if arrays double, a third of a diary's memory
  /// is unused capacity.
  mutating func appendKept(_ element: consuming Element) {
    if count == capacity { reserveCapacity(count + Swift.max(1, (count + 3) / 4)) }
    append(element)
  }
}
