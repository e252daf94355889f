/// Tables with a column for each meal: `Breakfast | Lunch | Dinner`.
extension DayReader {
  /// Reads the row of the day: the one that names it, else the only one. Returns whether there is one.
  ///
  /// Below a title of another name such a table is as often a plan, so it is named and not read.
  mutating func readMealColumns(_ table: Table, _ meals: [(index: Int, category: FoodCategory)]) -> Bool {
    let mayBeEaten =
      switch context.lineItems {
      case .food: true
      case .series, .none: context.unknownHeading == nil
      case .weight, .tasks, .habits, .notes, .mood: false
      }
    let all = table.rows.compactMap { number -> (number: Int, row: TableRow)? in
      guard !file.isHidden(number), let row = file.scan(source.lineContent(number), { TableRow($0) }),
        row.cells.contains(where: { !$0.isEmpty })
      else { return nil }
      return (number, row)
    }
    let isEnergy = all.map { row in
      row.row.cells.first.map { namesEnergy($0) && file.scan($0) { $0.firstDigit() } == nil } ?? false
    }
    let rows = zip(all, isEnergy).filter { !$0.1 }.map(\.0)
    guard mayBeEaten, let today = rowOfDay(rows, table.header, firstMeal: meals[0].index) else {
      hintMealColumns(table)
      return false
    }
    outline?.mealTables.append(table.first)
    for meal in meals {
      guard let cell = today.row.filled(meal.index), saysSomething(cell) else { continue }
      addEntry(
        ItemText(source, file.scan(cell) { withoutEmphasis($0) }),
        file.range(from: cell.lowerBound, throughLine: today.number), at: FoodPlace(category: meal.category))
    }
    let figures = readFigures(today.row, table.header)
    if let energy = figures.facts.energy {
      addTotal(
        energy, file.range(from: file.text(ofLine: today.number).lowerBound, throughLine: today.number))
    }
    if let row = zip(all, isEnergy).first(where: \.1)?.0 {
      report(
        .uncountedEnergy,
        "a row of energies is not read, so none of these is counted; write each behind what was eaten: ‘oats 300 kcal’",
        at: file.text(ofLine: row.number))
    }
    return true
  }

  private func rowOfDay(
    _ rows: [(number: Int, row: TableRow)], _ header: TableHeader, firstMeal: Int
  ) -> (number: Int, row: TableRow)? {
    let column = header.date ?? (firstMeal > 0 ? 0 : nil)
    guard let column else { return rows.count == 1 ? rows[0] : nil }
    let named = rows.filter { $0.row.filled(column).map { namesThisDay($0) } ?? false }
    if named.count == 1 { return named[0] }
    // `| Food | oats | soup |` below Food.
    if rows.count == 1, header.date == nil, context.lineItems.isFood,
      let name = rows[0].row.filled(column), source[name].withBytes({ namedDay(in: $0) }) == nil
    {
      return rows[0]
    }
    return rows.count == 1 && rows[0].row.filled(column) == nil ? rows[0] : nil
  }

  private mutating func hintMealColumns(_ table: Table) {
    report(
      .unreadTable,
      "no row of this table is surely what was eaten on \(day.day), so nothing in it is counted; write "
        + (context.lineItems.isFood
          ? "the date before the row" : "‘## Food’ above it, and the date before the row"),
      at: file.text(ofLine: table.first))
  }
}

/// Lines of values that commas, semicolons or tabs separate, as tables of other programs have them: `08:00,oats,300`.
extension DayReader {
  /// Hints at such lines of a paragraph, whose figures are in no sum: below a header of known words, `Time,Food,kcal`, or two
  /// and more that begin with a time and end in a number.
  mutating func hintSeparatedRows(_ lines: ClosedRange<Int>) {
    guard lines.count > 1, context.planRank == nil, context.trainingRank == nil else { return }
    let text =
      source.lineContent(lines.lowerBound).lowerBound..<source.lineContent(lines.upperBound).upperBound
    guard file.scan(text, mayHaveCells) else { return }
    var first = lines.lowerBound
    while first < lines.upperBound {
      let cells = separatedCells(first)
      guard cells.count > 1 else {
        first += 1
        continue
      }
      var rows = [cells]
      while first + rows.count <= lines.upperBound,
        case let next = separatedCells(first + rows.count), next.count == cells.count
      {
        rows.append(next)
      }
      if rows.count > 1, isHeaderOfFood(cells) || rows.allSatisfy({ isTimedRow($0) }) {
        report(
          .uncountedEnergy,
          "these cells stand in no table, so their figures are in no sum; write ‘|’ between them and ‘|---|---|’ below the "
            + "first line, or bring in the file they are from: ‘journal import log meals.csv’",
          lines: first...first + rows.count - 1)
      }
      first += rows.count
    }
  }

  /// The cells of a line with tabs or semicolons, or with commas that no space follows; none of any other.
  private func separatedCells(_ number: Int) -> [Range<Int>] {
    let text = file.text(ofLine: number)
    guard text.count <= 400, let separator = file.scan(text, separator(in:)), !file.isHidden(number) else {
      return []
    }
    let cells = source.bytes[text].split(separator: separator, omittingEmptySubsequences: false)
    guard separator == .tab || cells.dropFirst().allSatisfy({ $0.first != .space }) else { return [] }
    return file.scan(text) { line in cells.map { line.trimmed($0.startIndex..<$0.endIndex) } }
  }

  private func isHeaderOfFood(_ cells: [Range<Int>]) -> Bool {
    let columns = cells.map { cell in file.scan(cell) { parser.column($0) } }
    let hasFood = columns.contains { if case .food = $0 { true } else { false } }
    return hasFood && columns.contains { if case .figure = $0 { true } else { false } }
  }

  /// Whether a row begins with a time and ends in a number, and something stands between them.
  private func isTimedRow(_ cells: [Range<Int>]) -> Bool {
    guard cells.count > 2, let last = cells.last, !last.isEmpty else { return false }
    return last.allSatisfy { isASCIIDigit(source.bytes[$0]) }
      && file.scan(cells[0]) { line in
        if case .time(_, _, let end) = scanLeadingTime(line) { end == line.end } else { false }
      }
  }
}

/// The sign that parts the cells of a line: a tab, else a semicolon, else a comma; `nil` for prose, where a space stands behind it.
private func separator(in line: LineScanner) -> UInt8? {
  if line.firstIndex(of: .tab) != nil { return .tab }
  for sign in [UInt8.semicolon, .comma] {
    guard let place = line.firstIndex(of: sign) else { continue }
    return line.byte(at: place + 1) == .space ? nil : sign
  }
  return nil
}

/// Whether any line of a text may have cells: it has a tab, or a semicolon or a comma that no space follows.
private func mayHaveCells(_ text: LineScanner) -> Bool {
  if text.firstIndex(of: .tab) != nil { return true }
  for sign in [UInt8.semicolon, .comma] {
    var rest = text
    while let place = rest.firstIndex(of: sign) {
      if text.byte(at: place + 1) > .space { return true }
      rest.position = place + 1
    }
  }
  return false
}
