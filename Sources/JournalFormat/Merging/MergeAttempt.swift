/// One merge of three texts: the base, and both sides in an order of their own.
struct MergeAttempt: Sendable {
  private let parser: DayFileParser
  private let day: Day?
  private let form: TextForm
  private let table: LineTable
  private let sides: [MergeSide]
  /// The result, and the blank lines at its end.
  private let units: [MergedUnit]
  private let tail: [Int]
  /// Whether lines of the first and of the second side were replaced by equivalent ones.
  private let gaveWay: [Bool]
  private let invariants: MergeInvariants

  /// Merges by units; `nil` if there is more than can be compared.
  init?(_ texts: [SourceText], parser: DayFileParser, day: Day?) {
    let forms = texts.map { TextForm(of: $0) }
    let form = TextForm(base: forms[0], forms[1], forms[2])
    var table = LineTable()
    let blank = table.number(of: form.newLine([])[...])
    var sides = texts.map { MergeSide(form.numbers(of: $0, in: &table), form.plain) }
    for index in sides.indices { sides[index].read(table, parser: parser, day: day) }
    var merge = UnitMerge(table: table, blank: blank)
    units = merge.sequence(base: sides[0].units, first: sides[1].units, second: sides[2].units)
    guard !merge.isTooLarge else { return nil }
    tail = merge.tail(below: units.last, base: sides[0], first: sides[1], second: sides[2])
    for (isFirst, line, by) in merge.resolved { sides[isFirst ? 1 : 2].replace(line, by: by) }
    gaveWay = [true, false].map { first in merge.resolved.contains { $0.isFirst == first } }
    let counts = sides.map { $0.count(table, parser: parser, day: day) }
    invariants = MergeInvariants(base: counts[0], first: counts[1], second: counts[2])
    (self.parser, self.day, self.form, self.table, self.sides) = (parser, day, form, table, sides)
  }

  /// The result, as far as it can be proved that nothing is lost. `isSwapped` says that the first side is theirs.
  func result(_ style: ConflictStyle, isSwapped: Bool) -> DayFileMergeResult {
    var text = MergedText(style: style, isSwapped: isSwapped, table: table, form: form)
    text.append(units)
    let numbers = text.numbers + (text.endsInConflict ? [] : tail)
    let count = MergeCount(numbers, text.table)
    for (side, other) in [(1, 2), (2, 1)] where holdsAll(side, of: other, instead: numbers, count) {
      return .clean(form.text(sides[side].numbers, in: table))
    }
    guard text.hasConflict else { return shown(numbers) }
    guard invariants.holds(forConflict: count.lines.filter { !text.marks.contains($0.key) }) else {
      return .undecided
    }
    var form = form
    if text.endsInConflict { form.isOpen = false }
    return .conflict(
      ConflictedMerge(form.text(numbers, in: text.table)) { [self] in result($0, isSwapped: isSwapped) })
  }

  /// The text, if it parses as intended and loses and invents nothing.
  private func shown(_ numbers: [Int]) -> DayFileMergeResult {
    var result = MergeSide(numbers, form.plain)
    result.read(table, parser: parser, day: day)
    guard result.units.map(\.outline) == units.map(\.outline),
      invariants.holds(for: result.count(table, parser: parser, day: day))
    else { return .undecided }
    return .clean(form.text(numbers, in: table))
  }

  /// Whether one side already is the result of this merge: it has what the other side added and lacks what that removed, but the merge
  /// by units would give something else. Then it is kept, so that merging a result again changes nothing.
  private func holdsAll(_ side: Int, of other: Int, instead numbers: [Int], _ count: MergeCount) -> Bool {
    let (own, others) =
      side == 1 ? (invariants.first, invariants.second) : (invariants.second, invariants.first)
    guard !gaveWay[side - 1], invariants.holds(for: own) else { return false }
    let order = LineOrder(
      base: sides[0].filled(table), side: sides[other].filled(table), other: sides[side].filled(table),
      headings: sides[other].headings)
    // If the other side only removed lines, nothing shows that this side was merged from it.
    guard others.addsLines(to: invariants.base) || order.hasMoved && order.isKept else { return false }
    // With the same lines in another order it is ambiguous which lines were moved.
    return own.lines != count.lines
      || order.isKept && sides[side].filled(table) != numbers.filter { !table.isBlank($0) }
  }
}

/// One of the texts of a merge.
struct MergeSide: Sendable {
  /// Its lines.
  private(set) var numbers: [Int]
  private let form: TextForm
  private(set) var units: [MergeUnit] = []
  /// The blank lines at its end.
  private(set) var tail: [Int] = []
  private var read: ParsedDay?

  init(_ numbers: [Int], _ form: TextForm) {
    self.numbers = numbers
    self.form = form
  }

  /// Divides it into units.
  mutating func read(_ table: LineTable, parser: DayFileParser, day: Day?) {
    let source = SourceText(form.text(numbers, in: table))
    let outline = day.map { parser.outline(source, day: $0, path: "") }
    (units, tail) = MergeUnitReader.read(source, numbers: numbers, in: table, outline: outline)
    read = outline?.read
  }

  /// Replaces a line, counted from 0, by an equivalent one.
  mutating func replace(_ line: Int, by number: Int) {
    numbers[line] = number
    read = nil
  }

  /// Its lines without blank ones.
  func filled(_ table: LineTable) -> [Int] { numbers.filter { !table.isBlank($0) } }

  /// The lines that begin sections.
  var headings: Set<Int> { Set(units.filter(\.opensSection).map { $0.head[0] }) }

  /// The lines and records in it, counted.
  func count(_ table: LineTable, parser: DayFileParser, day: Day?) -> MergeCount {
    let source = { SourceText(form.text(numbers, in: table)) }
    guard let day else { return MergeCount(numbers, table, companion: source()) }
    return MergeCount(numbers, table: table, readAs: read ?? parser.parse(source(), day: day, path: ""))
  }
}

/// The lines of a merged text, with conflict markers around what was not merged.
struct MergedText {
  private let style: ConflictStyle
  /// Whether the first side is theirs.
  private let isSwapped: Bool
  private let form: TextForm
  private(set) var table: LineTable
  private(set) var numbers: [Int] = []
  /// The numbers of lines that are conflict markers.
  private(set) var marks: Set<Int> = []
  /// Whether the last line is a conflict marker.
  private(set) var endsInConflict = false

  init(style: ConflictStyle, isSwapped: Bool, table: LineTable, form: TextForm) {
    self.style = style
    self.isSwapped = isSwapped
    self.table = table
    self.form = form
  }

  var hasConflict: Bool { !marks.isEmpty }

  mutating func append(_ units: [MergedUnit]) {
    for unit in units {
      numbers += unit.gap
      switch unit.content {
      case .lines(let head, let parts):
        numbers += head
        endsInConflict = false
        append(parts)
      case .conflict(let first, let base, let second):
        let (ours, theirs) = isSwapped ? (second, first) : (first, second)
        let lines = style.marked(ours: ours, base: base, theirs: theirs) { mark in
          let number = table.number(of: form.newLine(Array(mark.utf8))[...])
          marks.insert(number)
          return number
        }
        numbers += lines
        endsInConflict = lines.last.map(marks.contains) ?? false
      }
    }
  }
}

/// Whether one side changed the order of the base's lines, and whether another text has these changes too.
///
/// Lines that all three texts have equally often are compared pair by pair, but only pairs that include a heading or are in the same
/// section. A pair that the side has in the opposite order to the base was moved by it. Pairs that the side left in order do not count.
struct LineOrder {
  /// Whether the side reversed any pair.
  private(set) var hasMoved = false
  /// Whether the other text has all pairs that the side reversed in the side's order.
  private(set) var isKept = true

  /// More lines than these are not compared pair by pair; any move then counts as not kept.
  private static let limit = 4_000

  /// Compares lines by their numbers; `headings` are those of the side.
  init(base: [Int], side: [Int], other: [Int], headings: Set<Int>) {
    let (before, after) = (Self.places(base), Self.places(other))
    var met: [Int: Int] = [:]
    let total = Self.places(side).mapValues(\.count)
    var lines: [Line] = []
    var section = 0
    for line in side {
      let turn = met[line, default: 0]
      met[line] = turn + 1
      let isHeading = headings.contains(line)
      if isHeading { section += 1 }
      guard let old = before[line], let new = after[line], old.count == total[line], new.count == old.count
      else { continue }
      lines.append(Line(base: old[turn], other: new[turn], section: section, isHeading: isHeading))
    }
    compare(lines)
  }

  private struct Line {
    var base: Int
    var other: Int
    /// How many headings stand above it, itself included.
    var section: Int
    var isHeading: Bool
  }

  private mutating func compare(_ lines: [Line]) {
    guard lines.count <= Self.limit else {
      hasMoved = zip(lines, lines.dropFirst()).contains { $0.base > $1.base }
      isKept = !hasMoved
      return
    }
    for (index, below) in lines.enumerated() {
      for above in lines[..<index] where above.base > below.base {
        guard above.section == below.section || above.isHeading || below.isHeading else { continue }
        hasMoved = true
        if above.other > below.other {
          isKept = false
          return
        }
      }
    }
  }

  private static func places(_ lines: [Int]) -> [Int: [Int]] {
    lines.enumerated().reduce(into: [:]) { $0[$1.element, default: []].append($1.offset) }
  }
}
