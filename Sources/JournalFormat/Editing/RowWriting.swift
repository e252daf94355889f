/// Writes entries as rows of a table, and changes the cells of a row. What no column holds stands in the cell of the food.
struct RowWriting {
  let table: DayReader.Table
  private let file: EditedFile
  /// The header's cells with the white space around them, and whether bars enclose all of them.
  private let head: RowSpans

  init?(_ table: DayReader.Table, in file: EditedFile) {
    guard table.header.food != nil,
      let head = RowSpans(of: file.source.lineContent(table.first), in: file.source)
    else { return nil }
    self.table = table
    self.file = file
    self.head = head
  }

  /// The lines of the entry as a row; `nil` if no row can hold it.
  func line(of entry: NewEntry) -> [UInt8]? {
    guard let cells = cells(of: entry) else { return nil }
    let all = head.spans.indices.map { padded(cells[$0] ?? [], $0, like: head.spans[$0]) }
    let indentation = file.source.lineContent(table.first).lowerBound..<head.text.lowerBound
    // Without a bar before it, an empty first cell would be no cell.
    let hasBar = head.hasFirstBar || (cells[0] ?? []).isEmpty
    return file.source.bytes[indentation] + (hasBar ? [.verticalBar] : [])
      + all.joined(separator: [.verticalBar]) + (head.hasLastBar ? [.verticalBar] : [])
  }

  /// The edit that changes a row where the cells of `new` are others than those of `old`; `nil` if no row can hold them.
  func edit(line number: Int, from old: NewEntry, to new: NewEntry) -> TextEdit? {
    guard let was = cells(of: old), var cells = cells(of: new),
      let row = RowSpans(of: file.source.lineContent(number), in: file.source)
    else { return nil }
    for (column, cell) in was where cells[column] == cell { cells[column] = nil }
    for column in was.keys where cells[column] == nil && self.cells(of: new)?[column] == nil {
      cells[column] = []
    }
    if let food = table.header.food, let words = cells[food] {
      keepAmounts(of: row, food: food, words, from: plainLine(old.text), &cells)
    }
    let last = max(row.spans.count - 1, cells.keys.max() ?? 0)
    let all = (0...last).map { column -> [UInt8] in
      let span = column < row.spans.count ? row.spans[column] : nil
      if let cell = cells[column] {
        return padded(cell, column, like: span ?? head.spans[min(column, head.spans.count - 1)])
      }
      return span.map { Array(file.source.bytes[$0]) } ?? [.space]
    }
    let hasBar = row.hasFirstBar || (cells[0]?.isEmpty ?? false)
    let text =
      (hasBar ? [.verticalBar] : []) + all.joined(separator: [.verticalBar])
      + (row.hasLastBar ? [.verticalBar] : [])
    return file.source.edit(row.text, text)
  }

  /// The edit that writes a meal into a row that names none.
  func mealEdit(line number: Int, _ category: FoodCategory) -> TextEdit? {
    guard let column = table.header.meal,
      let row = RowSpans(of: file.source.lineContent(number), in: file.source),
      column < row.spans.count
    else { return nil }
    let title = mealTitle(category)
    return file.source.edit(row.spans[column], padded(Array(title.utf8), column, like: row.spans[column]))
  }

  /// The word for a meal that another row of the table has, the last one; else one in the language of the words in that column.
  private func mealTitle(_ category: FoodCategory) -> String {
    let row = file.entries.last {
      $0.category == category && table.rows.contains($0.range.lowerBound.line)
        && mealCell(line: $0.range.lowerBound.line) != nil
    }
    if let row, let word = mealCell(line: row.range.lowerBound.line) { return word }
    return SectionTitles(file, besides: table.rows.compactMap(mealCell)).title(for: .meal(category))
  }

  /// What the cell of a row in the column of meals says, if it says something.
  func mealCell(line number: Int) -> String? {
    guard let column = table.header.meal, !file.source.isBlank(line: number),
      let row = RowSpans(of: file.source.lineContent(number), in: file.source), column < row.spans.count
    else { return nil }
    let word = file.source.bytes.withUnsafeBufferPointer {
      LineScanner($0, row.spans[column]).trimmed(row.spans[column])
    }
    return word.isEmpty ? nil : file.source[word].string
  }

  /// Why a row cannot be written anew without losing what stands in it, if that is so: it has cells that no column is for, or, where its
  /// figures are written anew, a cell that says more than a figure.
  func loss(line number: Int, withFigures: Bool) -> EditRefusal? {
    guard let row = RowSpans(of: file.source.lineContent(number), in: file.source) else { return nil }
    let isFilled = { (span: Range<Int>) in file.source.bytes[span].contains { $0 != .space && $0 != .tab } }
    if row.spans.dropFirst(head.spans.count).contains(where: isFilled) {
      return EditRefusal(
        "this row has more cells than the table has columns, and words would be lost; put ‘\\’ before a bar that is one of the words, "
          + "or name the column, and try again", line: number)
    }
    guard withFigures else { return nil }
    for (span, column) in zip(row.spans, table.header.columns) where isFilled(span) {
      guard case .figure(let meaning, let grams, let isEstimate) = column else { continue }
      let saysMore = file.source.bytes.withUnsafeBufferPointer { buffer -> Bool in
        let line = LineScanner(buffer, span)
        var facts = FoodFacts()
        let cell = line.over(line.trimmed(line.rest))
        return cell.firstIndex(of: .openParenthesis) != nil
          || file.parser.facts.readCell(cell, as: meaning, grams: grams, isEstimate: isEstimate, into: &facts)
            == .words
      }
      guard saysMore else { continue }
      let words = String(decoding: file.source.bytes[span], as: UTF8.self).split(separator: " ").joined(
        separator: " ")
      return EditRefusal(
        "‘\(words)’ says more than a figure, and that would be lost; put the rest into a column for notes, and try again",
        line: number)
    }
    return nil
  }

  // MARK: Cells

  /// What the columns say of an entry.
  private func cells(of entry: NewEntry) -> [Int: [UInt8]]? {
    let header = table.header
    guard let food = header.food else { return nil }
    var cells: [Int: [UInt8]] = [:]
    var words = entry
    let times = TimeStyle(of: file.outline.texts).withoutEnclosure
    if let column = header.time, let span = entry.span {
      cells[column] = times.text(span)
      words.time = nil
    }
    if let column = header.meal, let category = entry.category {
      cells[column] = Array(mealTitle(category).utf8)
    }
    for (index, column) in header.columns.enumerated() {
      switch column {
      case .figure(.nutrient(let nutrient), let grams, _):
        guard let amount = words.facts.nutrients.first(where: { $0.nutrient == nutrient }) else { continue }
        cells[index] = Array(((amount.isEstimate ? "~" : "") + decimalText(amount.grams / grams)).utf8)
        words.facts.nutrients.removeAll { $0.nutrient == nutrient }
      case .figure(let unit, _, _):
        guard let energy = words.facts.energy else { continue }
        let text = FactsText(FoodFacts(energy: energy)).text
        cells[index] = Array(unit == .kilocalories ? text.dropLast(" kcal".count).utf8 : text[...].utf8)
        words.facts.energy = nil
      case .amount, .weight:
        guard index != food, let amount = words.facts.amount else { continue }
        cells[index] = Array(FactsText(FoodFacts(amount: amount)).text.utf8)
        words.facts.amount = nil
      case .remark:
        guard case .note(let note)? = words.details.first else { continue }
        cells[index] = escaped(plainLine(note))
        words.details.removeFirst()
      default: continue
      }
    }
    guard words.details.isEmpty else { return nil }
    if words.facts != entry.facts { words.typedFacts = nil }
    let writing = EntryWriting(entry: words, times: times, facts: file.parser.facts)
    cells[food] = escaped(writing.lines(ItemMarker(bullet: []), nestedBy: nil)[0])
    return cells
  }

  /// Writes an amount that stands before the words of the entry into its own cell: the one that is there, if the new words begin with it,
  /// else the new one of as many words that begins with a digit.
  private func keepAmounts(
    of row: RowSpans, food: Int, _ words: [UInt8], from old: [UInt8], _ cells: inout [Int: [UInt8]]
  ) {
    for (index, column) in table.header.columns.enumerated() where index != food && index < row.spans.count {
      switch column {
      case .amount, .weight:
        let amount = file.source.bytes[row.spans[index]].split(separator: .space).joined(separator: [.space])
        let prefix = Array(amount) + [.space]
        guard prefix.count > 1, old.starts(with: prefix) else { continue }
        if words.starts(with: prefix) {
          cells[food] = Array(words.dropFirst(prefix.count))
          continue
        }
        let parts = words.split(separator: .space, omittingEmptySubsequences: true)
        let count = prefix.count { $0 == .space }
        let isNumbered = parts.count > count && (parts[0].first.map(isASCIIDigit) ?? false)
        cells[index] = isNumbered ? Array(parts.prefix(count).joined(separator: [.space])) : []
        if isNumbered { cells[food] = Array(parts.dropFirst(count).joined(separator: [.space])) }
      default: continue
      }
    }
  }

  /// The words and the amount of a text that begins or ends with one, if the table has a column for it: `250 g brown rice`.
  func amount(in text: TextSlice) -> (words: String, amount: FoodAmount)? {
    let hasColumn = table.header.columns.enumerated().contains { index, column in
      switch column {
      case .amount, .weight: index != table.header.food
      default: false
      }
    }
    guard hasColumn else { return nil }
    let parts = text.string.split(separator: " ")
    for count in [1, 2] where parts.count > count {
      for (part, rest) in [
        (parts.prefix(count), parts.dropFirst(count)), (parts.suffix(count), parts.dropLast(count)),
      ] {
        let facts = Array(part.joined(separator: " ").utf8).withUnsafeBufferPointer {
          file.parser.facts.read(LineScanner($0, $0.indices))
        }
        if let facts, let amount = facts.amount, facts == FoodFacts(amount: amount) {
          return (rest.joined(separator: " "), amount)
        }
      }
    }
    return nil
  }

  /// A text with `\` before each bar.
  private func escaped(_ text: [UInt8]) -> [UInt8] {
    text.flatMap { $0 == .verticalBar ? [.backslash, .verticalBar] : [$0] }
  }

  /// A cell as wide as one that is there, with as much space at its ends.
  private func padded(_ cell: [UInt8], _ column: Int, like span: Range<Int>) -> [UInt8] {
    let bytes = file.source.bytes[span]
    let isTight = bytes.first != .space && bytes.first != .tab && !bytes.isEmpty
    let ends = isTight ? 0 : 1
    let width = displayWidth(String(decoding: bytes, as: UTF8.self))
    let isOpenEnd = span.upperBound == head.text.upperBound && !head.hasLastBar
    let free = max(0, width - 2 * ends - displayWidth(String(decoding: cell, as: UTF8.self)))
    let space = [UInt8](repeating: .space, count: free)
    let edge = [UInt8](repeating: .space, count: ends)
    if isOpenEnd { return edge + cell }
    return edge + (isRightAligned(column) ? space + cell : cell + space) + edge
  }

  private func isRightAligned(_ column: Int) -> Bool {
    guard let dashes = RowSpans(of: file.source.lineContent(table.first + 1), in: file.source),
      column < dashes.spans.count
    else { return false }
    let marks = file.source.bytes[dashes.spans[column]].filter { $0 != .space }
    return marks.last == .colon && marks.first != .colon
  }
}

/// A row's cells with the white space around them.
private struct RowSpans {
  var spans: [Range<Int>] = []
  /// The line without white space at its ends.
  let text: Range<Int>
  let hasFirstBar: Bool
  let hasLastBar: Bool

  init?(of line: Range<Int>, in source: SourceText) {
    let (text, bars) = source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, line)
      let text = line.trimmed(line.rest)
      var bars: [Int] = []
      while let bar = TableRow.bar(in: line, (bars.last.map { $0 + 1 } ?? text.lowerBound)..<text.upperBound)
      {
        bars.append(bar)
      }
      return (text, bars)
    }
    guard let first = bars.first, let last = bars.last else { return nil }
    self.text = text
    hasFirstBar = first == text.lowerBound
    hasLastBar = last == text.upperBound - 1 && bars.count > 1
    var start = text.lowerBound
    for bar in bars {
      if bar > text.lowerBound { spans.append(start..<bar) }
      start = bar + 1
    }
    if start < text.upperBound { spans.append(start..<text.upperBound) }
  }
}

extension EditedFile {
  /// The table that a line is a row of.
  func table(ofLine number: Int) -> DayReader.Table? {
    let index = outline.tables.partitioningIndex { $0.first > number }
    guard index > 0, outline.tables[index - 1].rows.contains(number) else { return nil }
    return outline.tables[index - 1]
  }

  /// Why the row that an entry is cannot be written anew without losing something; `nil` if it can, and for other entries.
  func lossOfRow(ofEntry position: Int, withFigures: Bool) -> EditRefusal? {
    row(ofEntry: position)?.loss(line: entries[position].range.lowerBound.line, withFigures: withFigures)
  }

  /// The writer for the table row of an entry; `nil` if the entry is an item or a line.
  func row(ofEntry position: Int) -> RowWriting? {
    table(ofLine: entries[position].range.lowerBound.line).flatMap { RowWriting($0, in: self) }
  }

  /// An entry as one to be written anew; `nil` if it holds more than lines with a key. `ownTime` is false where its time is that
  /// of a heading.
  func newEntry(ofEntry position: Int) -> NewEntry? {
    let entry = entries[position]
    let splice = EntrySplice(outline.texts[position], in: self, times: TimeStyle())
    var details: [NewDetail] = []
    for detail in entry.details {
      switch detail {
      case .note(let text): details.append(.note(text.string))
      case .source(let text): details.append(.source(text.string))
      case .heard(let text): details.append(.heard(text.string))
      case .barcode(let text): details.append(.barcode(text.string))
      case .part(let part):
        details.append(.part(part.text.string, part.facts, tags: part.tags.map(\.name.string)))
      case .photo(let path): details.append(.photo(path.string))
      case .edited(let day, let time): details.append(.edited(day, time))
      case .facts, .text: return nil
      }
    }
    var new = NewEntry(
      category: entry.category, text: entry.text.string, facts: entry.facts,
      tags: splice.trailingTags(entry.tags).map(\.name.string), state: entry.state, details: details)
    new.span = entry.time
    return new
  }
}
