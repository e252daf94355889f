/// One of the texts of a merge.
struct MergeSide {
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
  mutating func read(_ table: LineTable, _ parser: DayFileParser, _ day: Day?) {
    let source = SourceText(form.text(numbers, in: table))
    let outline = day.map { parser.outline(source, day: $0, path: "") }
    (units, tail) = MergeUnitReader.read(source, numbers, table, outline: outline)
    read = outline?.read
  }

  /// Puts a line that says the same in the place of one, counted from 0.
  mutating func settle(_ line: Int, by number: Int) {
    numbers[line] = number
    read = nil
  }

  /// Its lines but for blank ones.
  func filled(_ table: LineTable) -> [Int] { numbers.filter { !table.isBlank($0) } }

  /// The lines that begin sections.
  var headings: Set<Int> { Set(units.filter(\.opensSection).map { $0.head[0] }) }

  /// What there is in it.
  func count(_ table: LineTable, _ parser: DayFileParser, _ day: Day?) -> MergeCount {
    let source = { SourceText(form.text(numbers, in: table)) }
    guard let day else { return MergeCount(numbers, table, companion: source()) }
    return MergeCount(numbers, table, read ?? parser.parse(source(), day: day, path: ""))
  }
}
