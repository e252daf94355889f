/// Tables: which hold food or weights, and what their rows say.
extension DayReader {
  /// A table of a paragraph: a header, the dashes below it, and rows.
  struct Table {
    var header: TableHeader
    /// The line of the header.
    let first: Int
    /// The lines below the dashes that hold a bar.
    let rows: Range<Int>

    var lines: ClosedRange<Int> { first...rows.upperBound - 1 }
  }

  /// The table whose header stands on a line above a row of dashes, of a paragraph that ends on line `last`.
  func table(at number: Int, through last: Int) -> Table? {
    guard let row = file.scan(source.lineContent(number), { TableRow($0) }) else { return nil }
    var end = number + 2
    while end <= last,
      file.isHidden(end)
        || file.scan(source.lineContent(end), { TableRow.bar(in: $0, $0.rest) != nil })
    {
      end += 1
    }
    return Table(header: TableHeader(row, of: file, parser), first: number, rows: number + 2..<end)
  }

  /// Reads a table of food or of weights. Returns whether it was one.
  mutating func readTable(_ table: Table) -> Bool {
    var table = table
    let isBelowOther =
      context.planRank != nil || context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false
    var isBelowWeight = false
    if case .weight = context.lineItems { isBelowWeight = true }
    if case let meals = table.header.mealColumns, !meals.isEmpty, !isBelowWeight {
      guard !isBelowOther, readMealColumns(table, meals) else { return false }
      if table.header.weight != nil { readWeights(table) }
      return true
    }
    switch context.lineItems {
    case .weight:
      table.header.takeOneForWeight()
      guard table.header.weight != nil else {
        report(
          .uncountedWeight,
          "no column of this table is known to hold weights, so nothing in it is counted; name it ‘Weight’",
          at: file.text(ofLine: table.first))
        return false
      }
      readWeights(table)
    case .food(let category, let time):
      guard !isBelowOther else { return false }
      if namesMeals(table) { table.header.takeRemarksForFood() }
      table.header.takeFirstForFood()
      guard table.header.food != nil else {
        hintUnreadTable(table)
        return false
      }
      readFood(table, at: FoodPlace(category: category, time: time, state: context.lineState))
    case .series, .none:
      guard !isBelowOther else { return false }
      let hasUnit = table.header.weight.map {
        file.scan(table.header.cells[$0]) { unitOfBodyMass($0) } != nil
      }
      if table.header.isSurelyWeight(hasUnit: hasUnit ?? false) || isWeightOfDay(table) {
        readWeights(table)
        break
      }
      guard !statesOtherEnergy(table.header) else { return false }
      if namesMeals(table) { table.header.takeRemarksForFood() }
      guard table.header.isSurelyFood(belowOther: context.unknownHeading != nil) else {
        hintUncountedTable(table)
        return false
      }
      readFood(table, at: FoodPlace())
    case .tasks, .habits, .notes, .mood: return false
    }
    context.table = table.header
    outline?.tables.append(table)
    return true
  }

  /// Reads a line that a blank one parts from the table it belongs to. Returns whether it is such a row.
  mutating func readLateRow(_ number: Int) -> Bool {
    guard let header = context.table, let start = file.text(ofLine: number).first,
      source.bytes[start] == .verticalBar, let row = file.scan(source.lineContent(number), { TableRow($0) }),
      row.cells.count == header.cells.count
    else { return false }
    let table = Table(header: header, first: number, rows: number..<number + 1)
    switch context.lineItems {
    case .food(let category, let time):
      readFood(table, at: FoodPlace(category: category, time: time, state: context.lineState))
    case .weight: readWeights(table)
    case .series, .none: header.food == nil ? readWeights(table) : readFood(table, at: FoodPlace())
    case .tasks, .habits, .notes, .mood: return false
    }
    return true
  }

  /// Whether the rows of a table are named for meals, most of them, in its column of meals.
  private func namesMeals(_ table: Table) -> Bool {
    guard table.header.isFoodAMeal, let column = table.header.food else { return false }
    let names = table.rows.compactMap { number in
      file.scan(source.lineContent(number)) { TableRow($0) }?.filled(column)
    }
    let meals = names.count { cell in
      switch knownTitle(cell).match {
      case .section(.meal), .timeOfDay: true
      default: false
      }
    }
    return meals * 2 > names.count
  }

  /// Whether the only row of a table with a column of weights has a human weight with its unit in it, and stands below no other heading.
  private func isWeightOfDay(_ table: Table) -> Bool {
    guard let column = table.header.weight, table.header.food == nil, !table.header.isOfOther,
      context.unknownHeading == nil, context.trainingRank == nil, table.rows.count == 1,
      let row = file.scan(source.lineContent(table.rows.lowerBound), { TableRow($0) }),
      let cell = row.filled(column)
    else { return false }
    return file.scan(cell) { line in
      scanBodyMass(line).map {
        $0.unit != nil && $0.end == line.end && $0.isHuman(in: parser.settings.units)
      } ?? false
    }
  }

  /// Whether some column is of what was burned, planned or aimed at.
  private func statesOtherEnergy(_ header: TableHeader) -> Bool {
    header.cells.contains { cell in
      source.bytes.withUnsafeBufferPointer { OtherEnergyWords.name(UnsafeBufferPointer(rebasing: $0[cell])) }
    }
  }

  // MARK: Weights

  private mutating func readWeights(_ table: Table) {
    let header = table.header
    guard let column = header.weight else { return }
    let unit = file.scan(header.cells[column]) { unitOfBodyMass($0) }
    var above = RowsAbove(place: FoodPlace(), tablePlace: FoodPlace(), tableStart: 0, partStart: 0)
    for number in table.rows where !file.isHidden(number) {
      guard let row = file.scan(source.lineContent(number), { TableRow($0) }) else { continue }
      let range = file.range(from: file.text(ofLine: number).lowerBound, throughLine: number)
      if let date = row.filled(header.date) { above.isOtherDay = !namesThisDay(date) }
      guard let cell = row.filled(column), saysSomething(cell) else { continue }
      if above.isOtherDay {
        hintOtherDay(range, &above)
        continue
      }
      if rowWord(row, header) != nil { continue }
      let figure = file.scan(cell) { line -> ScannedBodyMass? in
        let text = line.over(withoutEmphasis(line))
        guard let mass = scanBodyMass(text), mass.end == text.end else { return nil }
        return mass
      }
      guard var mass = figure else {
        reportUnreadable(cell)
        continue
      }
      mass.unit = mass.unit ?? unit
      if let cell = header.columns.firstIndex(of: .bodyFat).flatMap({ row.filled($0) }) {
        mass.bodyFatPercent = mass.bodyFatPercent ?? percentage(cell)
      }
      var place = FoodPlace()
      var remarks: [EntryDetail] = []
      let time = readTime(row, below: header, place: &place, remarks: &remarks)
      // Beside meals, what the other columns hold is said of the day.
      if header.mealColumns.isEmpty { addRemarks(row, header, to: &remarks) }
      let words = remarks.compactMap { if case .note(let text) = $0 { text } else { nil } }
      let remark = words.count > 1 ? TextSlice(words.map(\.string).joined(separator: ", ")) : words.first
      addWeight(mass, at: range, time: time, remark: remark)
    }
  }

  private func percentage(_ cell: Range<Int>) -> Double? {
    file.scan(cell) { line in
      guard let percent = ScannedNumber(line)?.decimal, percent > 0, percent < 100 else { return nil }
      return percent
    }
  }
}
