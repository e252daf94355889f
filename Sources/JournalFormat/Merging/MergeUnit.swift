/// A piece of a Markdown text that is merged as a whole: a heading, a list item with what is nested in it, a paragraph.
struct MergeUnit: Hashable, Sendable {
  enum Kind: Hashable {
    case frontMatter
    /// A `key:` of front matter with the lines below it, or the line that closes front matter.
    case field(key: ArraySlice<UInt8>)
    case heading, paragraph, item
    /// A code block, a quotation, HTML, a rule, a hidden region.
    case other
  }

  var kind: Kind
  /// 1 to 6 for headings, 7 for a bold line, 8 for other paragraphs, else `unranked`. Units with a greater number may belong to it.
  var rank: Int
  /// The line it begins on in its text, from 0.
  var start: Int
  /// The blank lines above it.
  var gap: [Int]
  /// Its lines up to the first of `parts`.
  var head: [Int]
  /// The units nested in it, in order.
  var parts: [MergeUnit]
  /// What its first line says, for items and paragraphs.
  var words: ItemWords
  /// The meal that a heading names.
  var meal: FoodCategory?

  static let unranked = 99

  /// Whether it begins a section: a heading, or a bold line.
  var opensSection: Bool { kind == .heading || rank == 7 }

  /// Whether added units may be placed above or below it, by their times: an item without a time and nested units.
  var givesWay: Bool { kind == .item && time == nil && parts.isEmpty && words.text.last != .colon }

  /// The minutes since midnight that its first line names.
  var time: Int? { words.time }

  /// All its lines, including blank lines between its parts.
  var lines: [Int] { head + parts.flatMap { $0.gap + $0.lines } }
}

/// The structure of units, to compare the intended result of a merge with what its text is parsed as.
struct UnitOutline: Hashable {
  var kind: MergeUnit.Kind
  var head: [Int]
  var parts: [UnitOutline]
}

extension MergeUnit {
  var outline: UnitOutline { UnitOutline(kind: kind, head: head, parts: parts.map(\.outline)) }
}

extension MergedUnit {
  /// The structure; empty for a unit in conflict.
  var outline: UnitOutline {
    switch content {
    case .lines(let head, let parts): UnitOutline(kind: kind, head: head, parts: parts.map(\.outline))
    case .conflict: UnitOutline(kind: kind, head: [], parts: [])
    }
  }
}

/// Divides a text into the units that are merged.
///
/// What libcmark says of blocks decides, so that a unit is what every program takes for one. Nothing is left out: all
/// lines of the text are in a unit or blank.
struct MergeUnitReader {
  private let source: SourceText
  private let numbers: [Int]
  private let table: LineTable
  private let blocks: [MarkdownBlock]
  private let hidden: Set<Int>
  private let habits: [Int: HabitTick]
  private let meals: [Int: FoodCategory]
  private let tables: [DayReader.Table]
  /// The times of entries, by the lines they begin on.
  private let times: [Int: Int]

  /// Deeper lists are lines of what they hang under: nesting belongs to whoever wrote the text.
  private static let depthLimit = 6

  /// A text as units, and the blank lines at its end; `outline` is what the text says as a day, if it is one.
  static func read(
    _ source: SourceText, numbers: [Int], in table: LineTable,
    outline: (read: ParsedDay, outline: DayOutline, file: StructuredSource)? = nil
  ) -> (units: [MergeUnit], tail: [Int]) {
    // The reader's own blocks, but that conflict markers are text here.
    let read = outline.flatMap { $0.file.hasConflictMarkers ? nil : $0.file }
    let file = read ?? StructuredSource(source, readsMarkers: false)
    let (front, firstLine) = (file.front, file.firstLine)
    let reader = MergeUnitReader(file, numbers: numbers, in: table, outline: outline)
    var units: [MergeUnit] = []
    if let front { units.append(reader.unit(of: front)) }
    let rest = reader.units(
      reader.cuts(from: firstLine), through: numbers.count, from: firstLine, depth: 0)
    units += rest
    var last = numbers.count
    while last > 0, reader.isBlank(last) { last -= 1 }
    return (units, Array(numbers[last...]))
  }

  private init(
    _ file: StructuredSource, numbers: [Int], in table: LineTable,
    outline: (read: ParsedDay, outline: DayOutline, file: StructuredSource)?
  ) {
    source = file.source
    self.numbers = numbers
    self.table = table
    var habits: [Int: HabitTick] = [:]
    var meals: [Int: FoodCategory] = [:]
    for tick in outline?.read.day.habitTicks ?? [] { habits[tick.range.lowerBound.line] = tick }
    for title in outline?.outline.titles ?? [] {
      if case .meal(let meal) = title.section { meals[title.lines.lowerBound] = meal }
    }
    self.habits = habits
    self.meals = meals
    tables = outline?.outline.tables ?? []
    var times: [Int: Int] = [:]
    if !tables.isEmpty {
      for entry in outline?.read.day.entries ?? [] {
        times[entry.range.lowerBound.line] = entry.time.map { Int($0.start.minutes) }
      }
    }
    self.times = times
    hidden = file.hidden
    blocks = file.blocks
  }

  /// Where a unit begins.
  private struct Cut {
    var line: Int
    var kind: MergeUnit.Kind
    var level = 0
    /// Its block, if what hangs under it is to be looked at.
    var block: Int?

    init(line: Int, kind: MergeUnit.Kind) {
      self.line = line
      self.kind = kind
    }

    init(_ block: MarkdownBlock, at index: Int) {
      line = Int(block.line)
      level = Int(block.level)
      self.block = index
      kind =
        switch block.kind {
        case .heading: .heading
        case .paragraph: .paragraph
        case .item: .item
        case .quotation, .code, .html, .rule, .deepList: .other
        }
    }
  }

  /// The units that lie in nothing else.
  private func cuts(from firstLine: Int) -> [Cut] {
    var cuts: [Cut] = []
    var index = 0
    var isInItem = false
    var nextHidden = hidden.sorted()[...]
    /// Regions begin and end units, unless they lie in an item.
    func cutRegions(before line: Int) {
      while let first = nextHidden.first, first < line {
        var last = first
        while hidden.contains(last + 1) { last += 1 }
        nextHidden = nextHidden.drop { $0 <= last }
        guard !isInItem else { continue }
        cuts.append(Cut(line: first, kind: .other))
        if last + 1 < line, last < numbers.count, !isBlank(last + 1) {
          cuts.append(Cut(line: last + 1, kind: .other))
        }
      }
    }
    while index < blocks.count {
      let block = blocks[index]
      cutRegions(before: Int(block.line))
      if !hidden.contains(Int(block.line)) {
        cuts.append(Cut(block, at: index))
        isInItem = block.kind == .item
        let next = index + 1 < blocks.count ? Int(blocks[index + 1].line) : numbers.count + 1
        if block.kind == .paragraph { cuts += rows(of: Int(block.line)..<max(Int(block.line), next)) }
      } else if nextHidden.first == Int(block.line) {
        isInItem = false
      }
      index = block.kind == .item ? Int(block.next) : index + 1
    }
    cutRegions(before: numbers.count + 1)
    return cuts
  }

  /// The rows of tables in a paragraph, each a unit as an item is, and the text below them.
  private func rows(of lines: Range<Int>) -> [Cut] {
    let first = tables.partitioningIndex { $0.first >= lines.lowerBound }
    return tables[first...].prefix { lines.contains($0.first) }.flatMap { table -> [Cut] in
      guard hidden.isDisjoint(with: table.rows) else { return [] }
      let end = table.rows.upperBound
      let rest = lines.contains(end) && !isBlank(end) ? [Cut(line: end, kind: .paragraph)] : []
      return table.rows.map { Cut(line: $0, kind: .item) } + rest
    }
  }

  /// The units that begin at `cuts`, the last of which ends at line `last`.
  private func units(_ cuts: [Cut], through last: Int, from first: Int, depth: Int) -> [MergeUnit] {
    var units: [MergeUnit] = []
    var cuts = cuts
    var above = first
    // Whatever stands above the first block is a unit too.
    if let line = (first...max(first, last)).first(where: { $0 <= last && !isBlank($0) }),
      cuts.first.map({ line < $0.line }) ?? true
    {
      cuts.insert(Cut(line: line, kind: .other), at: 0)
    }
    for (position, cut) in cuts.enumerated() {
      var end = position + 1 < cuts.count ? cuts[position + 1].line - 1 : last
      while end > cut.line, isBlank(end) { end -= 1 }
      guard cut.line >= above, cut.line <= end else { continue }
      let gap = Array(numbers[(above - 1)..<(cut.line - 1)])
      above = end + 1
      units.append(unit(cut, through: end, gap: gap, depth: depth))
    }
    return units
  }

  private func unit(_ cut: Cut, through end: Int, gap: [Int], depth: Int) -> MergeUnit {
    var parts: [MergeUnit] = []
    var headEnd = end
    if let block = cut.block, cut.kind == .item, depth < Self.depthLimit {
      let inner = innerCuts(of: block, through: end)
      if let first = inner.first {
        headEnd = first.line - 1
        parts = units(inner, through: end, from: first.line, depth: depth + 1)
        // The blank lines above the first part are its gap.
        while headEnd > cut.line, isBlank(headEnd) { headEnd -= 1 }
        if !parts.isEmpty { parts[0].gap = Array(numbers[headEnd..<(first.line - 1)]) }
      }
    }
    let first = table[numbers[cut.line - 1]]
    var words = ItemWords()
    if cut.kind == .item || cut.kind == .paragraph {
      words = ItemWords(first, isItem: cut.kind == .item)
      words.habit = habits[cut.line]
      words.time = words.time ?? times[cut.line]
    }
    let head = Array(numbers[(cut.line - 1)..<headEnd])
    return MergeUnit(
      kind: cut.kind, rank: rank(cut, words, isOneLine: head.count == 1), start: cut.line - 1, gap: gap,
      head: head, parts: parts, words: words, meal: meals[cut.line])
  }

  private func rank(_ cut: Cut, _ words: ItemWords, isOneLine: Bool) -> Int {
    switch cut.kind {
    case .heading: max(1, cut.level)
    case .paragraph:
      isOneLine && words.text.starts(with: [.asterisk, .asterisk])
        && words.text.suffix(2).elementsEqual([.asterisk, .asterisk])
        ? 7 : 8
    case .frontMatter, .field, .item, .other: MergeUnit.unranked
    }
  }

  /// What hangs under an item. Items on the item's own line make it one piece.
  private func innerCuts(of block: Int, through end: Int) -> [Cut] {
    let item = blocks[block]
    var cuts: [Cut] = []
    var index = block + 1
    while index < Int(item.next) {
      let inner = blocks[index]
      let isItem = inner.kind == .item
      if inner.line == item.line {
        if isItem { return [] }
      } else if Int(inner.line) <= end {
        cuts.append(Cut(inner, at: index))
      }
      index = isItem ? Int(inner.next) : index + 1
    }
    return cuts
  }

  /// Front matter: its opening line, and each key as a part of it.
  private func unit(of front: FrontMatter) -> MergeUnit {
    var starts = front.fields.map { ($0.line, source.bytes[$0.key]) }
    starts.append((front.lines.upperBound, []))
    let first = starts[0].0
    let parts = starts.indices.map { index in
      let (line, key) = starts[index]
      let end = index + 1 < starts.count ? starts[index + 1].0 : line + 1
      return MergeUnit(
        kind: .field(key: ArraySlice(Array(key))), rank: MergeUnit.unranked, start: line - 1, gap: [],
        head: Array(numbers[(line - 1)..<(end - 1)]), parts: [], words: ItemWords())
    }
    return MergeUnit(
      kind: .frontMatter, rank: MergeUnit.unranked, start: 0, gap: [], head: Array(numbers[0..<(first - 1)]),
      parts: parts, words: ItemWords())
  }

  private func isBlank(_ line: Int) -> Bool { table.isBlank(numbers[line - 1]) }
}
