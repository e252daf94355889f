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
