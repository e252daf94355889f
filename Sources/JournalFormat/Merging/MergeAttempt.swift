/// One merge of three texts: the base, and both sides in an order of their own.
struct MergeAttempt {
  private let parser: DayFileParser
  private let day: Day?
  private let form: TextForm
  private let table: LineTable
  private let sides: [MergeSide]
  /// The result, and the blank lines at its end.
  private let units: [MergedUnit]
  private let tail: [Int]
  /// Whether lines of the first and of the second side gave way to others that say the same.
  private let gaveWay: [Bool]
  private let proof: MergeProof

  /// Merges by units; `nil` if there is more than can be compared.
  init?(_ texts: [SourceText], _ parser: DayFileParser, _ day: Day?) {
    let forms = texts.map { TextForm(of: $0) }
    let form = TextForm(base: forms[0], forms[1], forms[2])
    var table = LineTable()
    let blank = table.number(of: form.newLine([])[...])
    var sides = texts.map { MergeSide(form.numbers(of: $0, in: &table), form.plain) }
    for index in sides.indices { sides[index].read(table, parser, day) }
    var merge = UnitMerge(table: table, blank: blank)
    units = merge.sequence(sides[0].units, sides[1].units, sides[2].units)
    guard !merge.isTooLarge else { return nil }
    tail = merge.tail(below: units.last, sides[0], sides[1], sides[2])
    for (isFirst, line, by) in merge.settled { sides[isFirst ? 1 : 2].settle(line, by: by) }
    gaveWay = [true, false].map { first in merge.settled.contains { $0.isFirst == first } }
    let counts = sides.map { $0.count(table, parser, day) }
    proof = MergeProof(base: counts[0], first: counts[1], second: counts[2])
    (self.parser, self.day, self.form, self.table, self.sides) = (parser, day, form, table, sides)
  }

  /// What can be shown of it. `isSwapped` if the first side is theirs.
  func result(_ style: ConflictStyle, isSwapped: Bool) -> DayFileMergeResult {
    var text = MergedText(style: style, isSwapped: isSwapped, table: table, form: form)
    text.append(units)
    let numbers = text.numbers + (text.endsInConflict ? [] : tail)
    let count = MergeCount(numbers, text.table)
    for (side, other) in [(1, 2), (2, 1)] where holdsAll(side, of: other, instead: numbers, count) {
      return .clean(form.text(sides[side].numbers, in: table))
    }
    guard text.hasConflict else { return shown(numbers) }
    guard proof.holds(forConflict: count.lines.filter { !text.marks.contains($0.key) }) else {
      return .undecided
    }
    var form = form
    if text.endsInConflict { form.isOpen = false }
    return .conflict(form.text(numbers, in: text.table))
  }

  /// The text, if it is what was meant and loses and invents nothing.
  private func shown(_ numbers: [Int]) -> DayFileMergeResult {
    var result = MergeSide(numbers, form.plain)
    result.read(table, parser, day)
    guard result.units.map(\.outline) == units.map(\.outline),
      proof.holds(for: result.count(table, parser, day))
    else { return .undecided }
    return .clean(form.text(numbers, in: table))
  }

  /// Whether one side is the merge already: it has what the other added, lacks what that removed, and the merge by units
  /// would have it otherwise. What was merged once comes out the same again.
  private func holdsAll(_ side: Int, of other: Int, instead numbers: [Int], _ count: MergeCount) -> Bool {
    let (own, others) = side == 1 ? (proof.first, proof.second) : (proof.second, proof.first)
    guard !gaveWay[side - 1], proof.holds(for: own) else { return false }
    let order = LineOrder(
      base: sides[0].filled(table), side: sides[other].filled(table), other: sides[side].filled(table),
      headings: sides[other].headings)
    // What only took away has left nothing by which it could be known here.
    guard others.addsLines(to: proof.base) || order.hasMoved && order.isKept else { return false }
    // The same lines in another order: what moved past what can be seen in more than one way.
    return own.lines != count.lines
      || order.isKept && sides[side].filled(table) != numbers.filter { !table.isBlank($0) }
  }
}
