/// The lines of a merged text, with marks around what was not merged.
struct MergedText {
  private let style: ConflictStyle
  /// Whether the first side is theirs.
  private let isSwapped: Bool
  private let form: TextForm
  private(set) var table: LineTable
  private(set) var numbers: [Int] = []
  /// The numbers of lines that are marks.
  private(set) var marks: Set<Int> = []
  /// Whether the last line is a mark.
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
