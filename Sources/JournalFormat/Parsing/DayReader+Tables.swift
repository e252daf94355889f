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
        readWeightRows(table)
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

  /// Reads the rows of a table of anything that are named for a weight: `| Weight (lbs) | 249.2 |` below `Metric | Value`.
  private mutating func readWeightRows(_ table: Table) {
    guard context.trainingRank == nil, context.thingRank == nil, context.planRank == nil else { return }
    for number in table.rows where !file.isHidden(number) {
      guard let row = file.scan(source.lineContent(number), { TableRow($0) }), row.cells.count > 1,
        let name = row.filled(0), context.section(knownTitle(name).match) == .weight,
        let cell = row.filled(1),
        var mass = file.scan(
          cell,
          { line -> ScannedBodyMass? in
            let text = line.over(withoutEmphasis(line))
            return scanBodyMass(text).flatMap { $0.end == text.end ? $0 : nil }
          })
      else { continue }
      mass.unit = mass.unit ?? file.scan(name) { unitOfBodyMass($0.over(withoutEmphasis($0))) }
      guard mass.unit != nil, mass.isHuman(in: parser.settings.units) else { continue }
      addWeight(
        mass, at: file.range(from: file.text(ofLine: number).lowerBound, throughLine: number), time: nil,
        remark: nil)
    }
  }

  /// Whether some column is of what was burned, planned or aimed at.
  private func statesOtherEnergy(_ header: TableHeader) -> Bool {
    header.cells.contains { cell in
      // A running total is one of what was eaten.
      if case .section(.total)? = knownTitle(cell).match { return false }
      return source.bytes.withUnsafeBufferPointer {
        OtherEnergyWords.name(UnsafeBufferPointer(rebasing: $0[cell]))
      }
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
      noteDay(of: row, below: header, in: &above)
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

/// The rows of tables of food, and what their cells say.
extension DayReader {
  /// What the rows above say of the next one.
  struct RowsAbove {
    /// What an entry belongs to whose row names no meal.
    var place: FoodPlace
    /// What all entries belong to unless a row says otherwise.
    let tablePlace: FoodPlace
    /// Whether the last day named is another than the file's.
    var isOtherDay = false
    var hasHintedDay = false
    /// How many entries stood before the table, and before the first one that the next sum may be of.
    let tableStart: Int
    var partStart: Int
  }

  /// What a row's figures say.
  struct RowFigures {
    var facts = FoodFacts()
    /// Amounts that are words: `2 slices`.
    var amounts: [Range<Int>] = []

    /// Whether nothing is stated, or only zeros.
    var isNothing: Bool {
      facts.amount == nil && (facts.energy?.high ?? .zero) == .zero
        && facts.nutrients.allSatisfy { $0.grams == 0 }
    }
  }

  mutating func readFood(_ table: Table, at place: FoodPlace) {
    var header = table.header
    var place = place
    if let category = header.categoryOfFood { place.category = category }
    hintUnknownEnergy(header)
    hintSecondTable(header)
    let start = day.entries.count
    var above = RowsAbove(place: place, tablePlace: place, tableStart: start, partStart: start)
    for number in table.rows where !file.isHidden(number) {
      guard let row = file.scan(source.lineContent(number), { TableRow($0) }) else { continue }
      if let again = headerAmongRows(row, below: header) {
        header = again
        context.table = again
      } else {
        readFoodRow(row, atLine: number, below: header, above: &above)
      }
    }
  }

  /// Whether the cell of a second column for food says no: that of `Eaten` beside `Food`.
  private func saysUneaten(_ row: TableRow, _ header: TableHeader) -> Bool {
    header.columns.indices.contains { index in
      guard case .food(isSure: true) = header.columns[index], index != header.food,
        let cell = row.filled(index)
      else { return false }
      return file.scan(cell) { UneatenWords.noInCell.contains($0.bytes) }
    }
  }

  /// The columns that a row names once more: `| Time | Food | kcal |` where a figure of energy would stand.
  private func headerAmongRows(_ row: TableRow, below header: TableHeader) -> TableHeader? {
    guard row.cells.count == header.cells.count,
      row.cells.indices.contains(where: { index in
        guard case .figure = header.columns[index], !row.cells[index].isEmpty,
          file.scan(row.cells[index], { $0.firstDigit() }) == nil,
          case .figure = file.scan(row.cells[index], { parser.column($0) })
        else { return false }
        return true
      }), case let again = TableHeader(row, of: file, parser), again.food != nil
    else { return nil }
    return again
  }

  private mutating func readFoodRow(
    _ row: TableRow, atLine number: Int, below header: TableHeader, above: inout RowsAbove
  ) {
    guard row.cells.contains(where: { !$0.isEmpty }) else { return }
    let range = file.range(from: file.text(ofLine: number).lowerBound, throughLine: number)
    noteDay(of: row, below: header, in: &above)
    if above.isOtherDay { return hintOtherDay(range, &above) }
    hintExtraCells(row, header)
    let word = rowWord(row, header)
    if word == .uneaten { return above.partStart = day.entries.count }
    let figures = readFigures(row, header)
    if word == .total {
      if let energy = figures.facts.energy {
        addTotal(energy, range, of: [above.tableStart, above.partStart])
      }
      above.partStart = day.entries.count
      return
    }
    var place = above.place
    if saysUneaten(row, header) { place.state = .dropped }
    var remarks: [EntryDetail] = []
    readMeal(row, below: header, place: &place, remarks: &remarks, above: &above)
    let time = readTime(row, below: header, place: &place, remarks: &remarks)
    let food = row.filled(header.food).flatMap { saysSomething($0) ? $0 : nil }
    guard let words = food ?? (figures.isNothing ? nil : row.filled(header.meal)) else {
      // Figures without food are those of the rows above, unless they have a time.
      if figures.isNothing { return }
      if time != nil {
        addEntry(ItemText(source, 0..<0), range, at: place, details: remarks, stating: figures.facts)
      } else if let energy = figures.facts.energy {
        addTotal(energy, range, of: [above.tableStart, above.partStart])
      }
      return
    }
    var content = file.scan(words) { withoutEmphasis($0) }
    if let meal = meal(content) {
      let isAlone = row.cells.allSatisfy { $0 == words || !saysSomething($0) }
      if food != nil, isAlone || content != words {
        above.place = FoodPlace(category: meal.category, time: meal.time, state: above.place.state)
        above.partStart = day.entries.count
      }
      if isAlone { return }
      place.category = meal.category
      place.time = place.time ?? meal.time
      mealSums.append(day.entries.count)
    } else {
      let line = file.scan(content) { LexedLine($0) }
      if let box = line.box { place.state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound]) }
      let label = mealLabel(of: line)
      if let label { place.category = label.category ?? place.category }
      place.time = time ?? label?.time ?? line.leadingTime ?? place.time
      content = label?.label.value ?? line.content
    }
    addRemarks(row, header, to: &remarks)
    let text = ItemText(source, cells: figures.amounts + [content])
    addEntry(text, range, at: place, details: remarks, stating: figures.facts)
  }

  /// Reads the cells of figures and amounts, and names those that are neither figures nor empty.
  mutating func readFigures(_ row: TableRow, _ header: TableHeader) -> RowFigures {
    var figures = RowFigures()
    for (index, column) in header.columns.enumerated() {
      guard let cell = row.filled(index) else { continue }
      switch column {
      case .figure(let meaning, let grams, let isEstimate):
        let reading = file.scan(cell) {
          parser.facts.readCell($0, as: meaning, grams: grams, isEstimate: isEstimate, into: &figures.facts)
        }
        if reading == .words { reportUnreadable(cell) }
      case .amount(let unit), .weight(let unit):
        guard index != header.food, saysSomething(cell) else { continue }
        let isFigure = file.scan(cell) { line in
          if let unit {
            return parser.facts.readCell(line, as: unit, grams: 1, isEstimate: false, into: &figures.facts)
              == .figure
          }
          guard figures.facts.amount == nil, let found = parser.facts.read(line),
            found.energy == nil, found.nutrients.isEmpty
          else { return false }
          figures.facts.amount = found.amount
          return true
        }
        if !isFigure { figures.amounts.append(cell) }
      case .time, .date, .meal, .kind, .food, .actual, .foodOf, .bodyFat, .remark, .noFood, .other: continue
      }
    }
    return figures
  }

  /// Reads the cell that says at which meal; the rows below it belong to that meal too.
  private mutating func readMeal(
    _ row: TableRow, below header: TableHeader, place: inout FoodPlace, remarks: inout [EntryDetail],
    above: inout RowsAbove
  ) {
    guard let cell = row.filled(header.meal), saysSomething(cell) else { return }
    let meal = meal(cell) ?? mealAtEnd(cell) ?? mealAtStart(cell)
    if meal == nil { remarks.append(.note(source[cell])) }
    let next =
      meal.map { FoodPlace(category: $0.category, time: $0.time, state: above.tablePlace.state) }
      ?? above.tablePlace
    if next.category != above.place.category { above.partStart = day.entries.count }
    above.place = next
    let state = place.state
    place = next
    if state == .dropped { place.state = state }
  }

  /// Reads the cell that says when, or at which meal; returns the time it says.
  mutating func readTime(
    _ row: TableRow, below header: TableHeader, place: inout FoodPlace, remarks: inout [EntryDetail]
  ) -> TimeSpan? {
    guard let cell = row.filled(header.time) ?? row.filled(header.date).flatMap({ timeBehindDate($0) }),
      saysSomething(cell)
    else { return nil }
    let time = timeBehindDate(cell) ?? cell
    let scan = file.scan(time) { wholeTime($0.over(withoutEmphasis($0))) }
    switch scan {
    case .time(let span, _, _):
      place.time = span
      return span
    case .impossible(let range):
      report(
        .impossibleTime, "there is no such time; the entry counts without one. Write 00:00 to 29:59",
        at: range)
    case .none:
      if let meal = meal(cell) ?? mealAtEnd(cell) ?? mealAtStart(cell) {
        place = FoodPlace(category: meal.category, time: meal.time, state: place.state)
        return nil
      }
      if file.scan(cell, { $0.firstDigit() }) != nil {
        report(
          .almostTime, "this is no time that is read, so the row has none; write it as ‘07:30’", at: cell)
      }
      remarks.append(.note(source[cell]))
    }
    return nil
  }

  /// `14:30` of `2026-03-14 14:30`, if that is the day of the file.
  private func timeBehindDate(_ cell: Range<Int>) -> Range<Int>? {
    guard let date = dateBeforeTime(cell), namesThisDay(date) else { return nil }
    var rest = date.upperBound..<cell.upperBound
    // `2026-03-14T14:30`.
    if let first = rest.first, source.bytes[first] == UInt8(ascii: "T") { rest = first + 1..<rest.upperBound }
    let time = file.scan(rest) { $0.trimmed(rest) }
    return time.isEmpty ? nil : time
  }

  /// The time that a cell is, all of it; `8h`, `16:30+`, `07.30`, `13,00` and `1330` are such too.
  private func wholeTime(_ cell: LineScanner) -> TimeScan {
    let scan = scanLeadingTime(cell)
    if case .time(_, _, let end) = scan, end < cell.end { return .none }
    guard case .none = scan, let last = cell.rest.last else { return scan }
    if let time = clockOfDigits(cell) { return .time(time, start: cell.position, end: cell.end) }
    let rest = cell.over(cell.position..<last)
    switch cell.byte(at: last) {
    case .plusSign, .questionMark, .tilde: return wholeTime(rest)
    case UInt8(ascii: "h"), UInt8(ascii: "H"):
      guard let hour = ScannedNumber(rest), hour.range == rest.rest, rest.rest.count <= 2,
        let time = hour.decimal.flatMap({ ClockTime(hour: Int($0), minute: 0) })
      else { return .none }
      return .time(TimeSpan(start: time), start: cell.position, end: cell.end)
    default: return .none
    }
  }

  /// The time of a cell in a column of times that is an hour and two digits for the minutes, with a full stop, a comma or nothing between
  /// them: `07.30`, `13,00`, `1330`.
  private func clockOfDigits(_ cell: LineScanner) -> TimeSpan? {
    let digits = cell.rest.compactMap { cell.digit(at: $0)?.value }
    let signs = cell.rest.filter { cell.digit(at: $0) == nil }
    guard (3...4).contains(digits.count), signs.count <= 1,
      signs.allSatisfy({ $0 == cell.end - 3 && [.period, .comma].contains(cell.byte(at: $0)) }),
      let time = ClockTime(
        hour: digits.dropLast(2).reduce(0) { $0 * 10 + Int($1) },
        minute: digits.suffix(2).reduce(0) { $0 * 10 + Int($1) })
    else { return nil }
    return TimeSpan(start: time)
  }

  /// Keeps what the other columns say: remarks as they stand, the rest behind the name of its column.
  func addRemarks(_ row: TableRow, _ header: TableHeader, to remarks: inout [EntryDetail]) {
    for (index, column) in header.columns.enumerated() {
      guard index != header.food, index != header.meal, index != header.time, index != header.date,
        let cell = row.filled(index), saysSomething(cell)
      else { continue }
      switch column {
      case .remark: remarks.append(.note(source[cell]))
      // Beside a weight it is read as that.
      case .bodyFat where header.food == nil: continue
      case .other, .noFood, .kind, .meal, .food, .actual, .foodOf, .bodyFat, .time, .date:
        let name = source[header.cells[index]].bytes
        remarks.append(
          .note(
            TextSlice(
              name.isEmpty ? Array(source.bytes[cell]) : name + [.colon, .space] + source.bytes[cell])))
      case .amount, .weight, .figure: continue
      }
    }
  }

  // MARK: What cells say

  func saysSomething(_ cell: Range<Int>) -> Bool {
    file.scan(cell) { line in !parser.facts.saysUnknown(line.over(withoutEmphasis(line))) }
  }

  /// The meal that a cell is the name of.
  private func meal(_ cell: Range<Int>) -> (category: FoodCategory, time: TimeSpan?)? {
    let known = knownTitle(cell)
    switch known.match {
    case .section(.meal(let category)), .timeOfDay(let category): return (category, known.time)
    case nil: return mealOfLetter(cell).map { ($0, nil) }
    case .section, .ambiguous: return nil
    }
  }

  /// The meal that the last word of a cell names: `AM snack`.
  private func mealAtEnd(_ cell: Range<Int>) -> (category: FoodCategory, time: TimeSpan?)? {
    let text = knownTitle(cell).title
    return text.withBytes { title in
      guard let space = title.lastIndex(of: .space) else { return nil }
      let match = parser.words.match(UnsafeBufferPointer(rebasing: title[(space + 1)...]))
      if case .section(.meal(let category))? = match { return (category, nil) }
      return nil
    }
  }

  /// The meal that the first word of a cell names: `Dinner salad`.
  private func mealAtStart(_ cell: Range<Int>) -> (category: FoodCategory, time: TimeSpan?)? {
    guard let space = cell.first(where: { source.bytes[$0] == .space }),
      case .section(.meal(let category))? = knownTitle(cell.lowerBound..<space).match
    else { return nil }
    return (category, nil)
  }

  /// Whether a row is a sum or a figure that nobody ate, by its first cell, its meal or its food.
  func rowWord(_ row: TableRow, _ header: TableHeader) -> TableWords.Row? {
    for cell in [row.cells.first, row.filled(header.food), row.filled(header.meal)] {
      guard let cell, !cell.isEmpty, !isFoodInPercent(cell) else { continue }
      if case .section(.total)? = knownTitle(cell).match { return .total }
      let words = file.scan(cell) { HeadingTitle($0).words }
      if let word = words.withUnsafeBufferPointer({
        TableWords.rowWord(in: $0, isDish: NamedDish($0).hasDish)
      }) {
        return word
      }
    }
    return nil
  }

  /// `Total 0% yoghurt` names a food, whose first word is its brand.
  private func isFoodInPercent(_ cell: Range<Int>) -> Bool {
    guard let space = cell.first(where: { source.bytes[$0] == .space }),
      source.bytes[space..<cell.upperBound].contains(.percentSign)
    else { return false }
    return NamedDish(source[space..<cell.upperBound]).answer == .food
  }

  /// Notes whether a row, and those below it that name no day, are of another day; its date may also stand before the time.
  private func noteDay(of row: TableRow, below header: TableHeader, in above: inout RowsAbove) {
    if let cell = row.filled(header.date) {
      above.isOtherDay = !namesThisDay(dateBeforeTime(cell) ?? cell)
    } else if let cell = row.filled(header.time), let date = dateBeforeTime(cell) {
      above.isOtherDay = !namesThisDay(date)
    }
  }

  /// The date of a cell that is one and a time: `2026-03-14 14:30`, `2026-03-14T14:30`, `3/14/2026 2:30 pm`; or a whole date alone.
  private func dateBeforeTime(_ cell: Range<Int>) -> Range<Int>? {
    file.scan(cell) { line in
      if let (_, end) = scanDay(line) { return line.position..<end }
      guard let space = line.firstIndex(of: .space),
        case .time = wholeTime(line.over(line.trimmed(space..<line.end))),
        namedDay(in: line.over(line.position..<space).bytes) != nil
      else { return nil }
      return line.position..<space
    }
  }

  /// Whether a cell names the day of the file: a date, a weekday, or both.
  func namesThisDay(_ cell: Range<Int>) -> Bool {
    let title = knownTitle(cell).title
    return title.withBytes { bytes in
      if let name = namedDay(in: bytes) { return !name.contradicts(day.day) }
      let text = bytes.reversed().drop { !isASCIIDigit($0) }.reversed()
      // `3/14` and `14.03` want the year, `Sat` the whole date.
      let sign = text.last { !isASCIIDigit($0) } ?? .space
      let year = String(day.day.components.year).utf8
      let whole = text.isEmpty ? Array(bytes) + [.space] + day.day.description.utf8 : text + [sign] + year
      let name = whole.withUnsafeBufferPointer { namedDay(in: $0) }
      return name.map { !$0.contradicts(day.day) } ?? false
    }
  }
}

extension TableRow {
  /// The cell of a column, if the row has it and it is not empty.
  func filled(_ column: Int?) -> Range<Int>? {
    column.flatMap { $0 < cells.count && !cells[$0].isEmpty ? cells[$0] : nil }
  }
}
