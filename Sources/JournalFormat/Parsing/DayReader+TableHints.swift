/// What is said of tables: cells that are no figures, and what is not counted.
extension DayReader {
  /// Names the first of the cells of a file with the same words.
  mutating func reportUnreadable(_ cell: Range<Int>) {
    guard context.unreadableCells.insert(source[cell].string).inserted else { return }
    report(
      .unreadableFigure,
      "‘\(source[cell])’ is no figure, so this cell and others that say so count for nothing; write a number, or leave it empty",
      at: cell)
  }

  mutating func hintExtraCells(_ row: TableRow, _ header: TableHeader) {
    guard row.cells.count > header.cells.count, let last = row.cells.last else { return }
    // Where all of these are empty, an empty cell or one half of a code span among the others says that they have moved.
    let hasMoved = row.cells.prefix(header.cells.count).contains { cell in
      cell.isEmpty || source.bytes[cell].count { $0 == .backtick } % 2 == 1
    }
    let beyond = row.cells[header.cells.count...]
    guard let first = beyond.first(where: { !$0.isEmpty }) ?? (hasMoved ? row.cells.first : nil) else {
      return
    }
    report(
      .extraCells,
      "this row has more cells than the table’s header, and what is beyond counts for nothing; a bar in words is written ‘\\|’",
      at: first.lowerBound..<last.upperBound)
  }

  mutating func hintOtherDay(_ range: SourceRange, _ above: inout RowsAbove) {
    guard !above.hasHintedDay else { return }
    above.hasHintedDay = true
    diagnostics.append(
      Diagnostic(
        .unreadTable,
        "this row is not of \(day.day), so neither it nor the others of other days count here; they belong into the files of their days",
        at: range))
  }

  /// Hints at a table with energy where nothing says that it was eaten.
  mutating func hintUncountedTable(_ table: Table) {
    guard table.header.hasEnergy, context.planRank == nil else { return }
    reportBelowTitle(
      .uncountedEnergy,
      "nothing says that this table holds what was eaten, so its energy is in no sum; if it was, write a meal above it, such as "
        + "‘## Lunch’, or ‘Food’ above the column", at: file.text(ofLine: table.first))
  }

  /// Hints at a column that names energy in words that are not known, where no other column holds it.
  mutating func hintUnknownEnergy(_ header: TableHeader) {
    guard !header.hasEnergy else { return }
    for (column, cell) in zip(header.columns, header.cells) where column == .other && namesEnergy(cell) {
      return report(
        .unreadTable,
        "‘\(source[cell])’ is not known as the name of a column, so its figures are in no sum; write ‘kcal’ if this is what was eaten",
        at: cell)
    }
  }

  /// Whether a word for energy stands in a cell.
  func namesEnergy(_ cell: Range<Int>) -> Bool {
    file.scan(cell) { line in
      var line = line
      while !line.isAtEnd {
        let word = parser.facts.wordRange(line)
        switch parser.facts.meaning(of: word, line) {
        case .kilocalories, .kilojoules, .energy: return true
        case .grams, .millilitres, .nutrient, .otherNutrient, nil: break
        }
        line.position = max(word.upperBound, line.position + max(1, line.scalar(at: line.position).length))
      }
      return false
    }
  }

  /// Hints at a second table beside the first.
  mutating func hintSecondTable(_ header: TableHeader) {
    guard let second = header.second, let last = header.cells.last else { return }
    report(
      .unreadTable,
      "from this ‘\(source[header.cells[second]])’ on a second table stands beside the first, and counts for nothing; write it below the "
        + "first", at: header.cells[second].lowerBound..<last.upperBound)
  }

  /// Hints at rows with bars under food that are no table, for want of the row of dashes.
  mutating func hintMissingDashes(_ line: LexedLine, _ number: Int) {
    guard let row = file.scan(line.text, { TableRow($0) }),
      case let header = TableHeader(row, of: file, parser),
      header.food != nil, header.cells.count > 1,
      number == 1 || file.text(ofLine: number - 1).first.map({ source.bytes[$0] }) != .verticalBar,
      number == source.lineCount || !file.isDelimiterRow(number + 1)
    else { return }
    report(
      .unreadTable,
      "a table needs a row of dashes below its first row, so these lines are a note and nothing in them is counted; write ‘|---|---|’ "
        + "there", at: line.text)
  }

  mutating func hintUnreadTable(_ table: Table) {
    report(
      .unreadTable,
      "no column of this table is known to hold food, so nothing in it is counted; name the columns, such as ‘Time | Food | kcal’",
      at: file.text(ofLine: table.first))
  }

  /// Hints at a table in HTML of which a cell names a meal or food.
  mutating func hintHTMLTable(_ index: Int) {
    let first = Int(file.blocks[index].line)
    guard context.planRank == nil,
      file.scan(file.text(ofLine: first), { $0.starts(with: "<table") || $0.starts(with: "<TABLE") })
    else { return }
    // The names stand at the top.
    for number in first...min(first + 40, file.lastLine(of: index)) where !file.isHidden(number) {
      let line = source.lineContent(number)
      let cells = line.split { source.bytes[$0] == .lessThanSign || source.bytes[$0] == .greaterThanSign }
      for cell in cells where cell.count <= ScannedLabel.longest {
        guard context.section(knownTitle(cell.startIndex..<cell.endIndex).match)?.isFood ?? false else {
          continue
        }
        return report(
          .unreadTable,
          "a table in HTML is not read, so nothing in it is counted; write it with bars, such as ‘| Time | Food | kcal |’",
          at: file.text(ofLine: first))
      }
    }
  }
}
