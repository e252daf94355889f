/// The weights of a table of separated values, as scales and apps export them.
public struct WeightTable {
  /// What a person may say about a file that it does not say itself.
  public struct Hints {
    public var isDayFirst: Bool?
    public var unit: BodyMassUnit?
    /// That of the journal, for figures with no unit anywhere.
    public var usualUnit: BodyMassUnit
    public var language: Language?
    /// No weight is of a later day.
    public var today: Day

    public init(
      isDayFirst: Bool? = nil, unit: BodyMassUnit? = nil, usualUnit: BodyMassUnit, language: Language? = nil,
      today: Day
    ) {
      (self.isDayFirst, self.unit, self.usualUnit) = (isDayFirst, unit, usualUnit)
      (self.language, self.today) = (language, today)
    }
  }

  /// Why the whole table cannot be read.
  public enum Problem: Error, Hashable, Sendable {
    /// No row names a column of days and one of weights.
    case noColumns
    /// The order of day and month, for which this date is an example, with the days it may be.
    case order(String, [Day], line: Int)
    /// Two dates in different orders, the day first and the month first.
    case orders(String, String, line: Int)
  }

  /// In the order of their times, each once.
  public private(set) var readings: [ImportedWeight] = []
  /// Rows that could not be read, by their lines, with the reason.
  public private(set) var unread: [(line: Int, reason: String)] = []
  /// Rows without a weight, which many programs write.
  public private(set) var empty = 0
  /// Whether neither a cell nor a title nor a hint names the unit.
  public private(set) var isUnitAssumed = false

  private struct Row {
    var line: Int
    var text: String
    var day: WrittenDay
    var time: ClockTime?
    var isUniversal: Bool
    var amount: Double
    var unit: BodyMassUnit
    var fat: Double?
  }

  public init(_ source: SourceText, parser: DayFileParser, hints: Hints) throws(Problem) {
    let rows = SeparatedRows(source).rows
    let header = rows.prefix(40).enumerated().lazy.compactMap { index, row in
      WeightColumns(row.cells, parser: parser).map { (index: index, columns: $0) }
    }.first
    guard let header else { throw .noColumns }
    let named = header.columns.unit ?? Self.unit(above: rows[..<header.index])
    var read: [Row] = []
    var date: WrittenDay?
    for row in rows[(header.index + 1)...] {
      func cell(_ index: Int?) -> [UInt8] {
        index.flatMap { $0 < row.cells.count ? row.cells[$0] : nil } ?? []
      }
      let cells = (
        date: cell(header.columns.date), time: cell(header.columns.time), mass: cell(header.columns.weight)
      )
      let moment = cells.date.isEmpty ? nil : TableMoment(cells.date)
      let clock = cells.time.isEmpty ? nil : TableMoment(cells.time)
      // A row that is a date alone is that of the rows below it.
      if cells.mass.isEmpty {
        date = moment?.day ?? clock?.day ?? date
        empty += 1
        continue
      }
      guard let day = moment?.day ?? clock?.day ?? (cells.date.isEmpty ? date : nil) else {
        let shown = cells.date.isEmpty ? cells.time : cells.date
        unread.append(
          (
            row.line,
            shown.isEmpty ? "it has no day" : "‘\(String(decoding: shown, as: UTF8.self))’ is no day"
          ))
        continue
      }
      let shown = String(decoding: cells.mass, as: UTF8.self)
      guard let mass = Self.mass(cells.mass) else {
        unread.append((row.line, "‘\(shown)’ is no weight"))
        continue
      }
      let own = mass.unit ?? Self.unit(in: cell(header.columns.unitOfRow))
      let unit = own ?? hints.unit ?? named ?? hints.usualUnit
      if own == nil, hints.unit == nil, named == nil { isUnitAssumed = true }
      // No body has less than one percent: it is a share of one.
      var fat = Self.mass(cell(header.columns.fat)).map { $0.value < 1 ? $0.value * 100 : $0.value }
      if let mass = Self.mass(cell(header.columns.fatMass)), fat == nil {
        let own = (mass.unit ?? header.columns.fatUnit ?? unit).kilograms
        let whole = (Self.mass(cells.mass)?.value ?? 0) * unit.kilograms
        if whole > 0 { fat = mass.value * own / whole * 100 }
      }
      read.append(
        Row(
          line: row.line, text: String(decoding: cells.date.isEmpty ? cells.time : cells.date, as: UTF8.self),
          day: day, time: moment?.time ?? clock?.time,
          isUniversal: moment?.isUniversal ?? false || clock?.isUniversal ?? false, amount: mass.value,
          unit: unit,
          fat: fat))
    }
    try resolve(read, hints)
  }

  private mutating func resolve(_ rows: [Row], _ hints: Hints) throws(Problem) {
    let order = try Self.order(of: rows, hints)
    var found: [ImportedWeight] = []
    for row in rows {
      guard let day = row.day.civilDay(in: row.day.dependsOnOrder ? order : .dayMonth) else {
        let reading = row.day.reading(in: order)
        unread.append(
          (
            row.line,
            reading?.year == nil && reading != nil ? "‘\(row.text)’ names no year" : "‘\(row.text)’ is no day"
          ))
        continue
      }
      guard day <= hints.today.advanced(by: 1) else {
        unread.append((row.line, "\(day) is still to come"))
        continue
      }
      guard
        var weight = ImportedWeight(
          day: day, time: row.time, amount: row.amount, unit: row.unit, bodyFatPercent: row.fat)
      else {
        let unit = row.unit.rawValue
        unread.append((row.line, "\(decimalText(min(row.amount, 1e8))) \(unit) is no weight of a person"))
        continue
      }
      weight.isUniversal = row.isUniversal
      found.append(weight)
    }
    unread.sort { $0.line < $1.line }
    readings = ImportedWeight.sortedOnce(found)
  }

  /// The order of numbers in which fewest days do not exist or are still to come, then that of full stops or of the journal's language.
  ///
  /// How closely the days follow each other tells nothing: somebody weighs on the first of each month.
  private static func order(of rows: [Row], _ hints: Hints) throws(Problem) -> WrittenDay.Order {
    // `02/02/2026` is one day in both orders.
    let open = rows.filter {
      $0.day.dependsOnOrder && $0.day.civilDay(in: .dayMonth) != $0.day.civilDay(in: .monthDay)
    }
    guard let first = open.first else { return .dayMonth }
    if let isDayFirst = hints.isDayFirst { return isDayFirst ? .dayMonth : .monthDay }
    func mistakes(_ order: WrittenDay.Order) -> Int {
      open.count { row in row.day.civilDay(in: order).map { $0 > hints.today.advanced(by: 1) } ?? true }
    }
    let (dayFirst, monthFirst) = (mistakes(.dayMonth), mistakes(.monthDay))
    if dayFirst != monthFirst { return dayFirst < monthFirst ? .dayMonth : .monthDay }
    func only(_ order: WrittenDay.Order, not other: WrittenDay.Order) -> Row? {
      open.first { $0.day.civilDay(in: order) != nil && $0.day.civilDay(in: other) == nil }
    }
    if let day = only(.dayMonth, not: .monthDay), let month = only(.monthDay, not: .dayMonth) {
      throw .orders(day.text, month.text, line: max(day.line, month.line))
    }
    if first.day.hasStops || hints.language.map({ $0 != .english }) ?? false { return .dayMonth }
    throw .order(
      first.text, [.dayMonth, .monthDay].compactMap { first.day.civilDay(in: $0) }, line: first.line)
  }

  /// `72.4`, `72,4 kg`, `11 st 5 lb`, `22.9 %`; nothing but that.
  private static func mass(_ cell: [UInt8]) -> (value: Double, unit: BodyMassUnit?)? {
    let short = shortened(cell.last == .percentSign ? cell.dropLast() : cell[...])
    return short.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      guard let mass = scanBodyMass(line.over(line.trimmed(line.rest))),
        line.trimmed(mass.end..<line.end).isEmpty
      else { return nil }
      return (mass.value, mass.unit)
    }
  }

  /// Without what stands beyond the sixth decimal: `72.09999999999999`.
  private static func shortened(_ cell: ArraySlice<UInt8>) -> [UInt8] {
    var decimals: Int?
    return cell.filter { byte in
      if byte == .period || byte == .comma {
        decimals = 0
      } else if isASCIIDigit(byte), let count = decimals {
        decimals = count + 1
        return count < 6
      } else if !isASCIIDigit(byte) {
        decimals = nil
      }
      return true
    }
  }

  /// The unit of a cell that is nothing else: `lbs`.
  private static func unit(in cell: [UInt8]) -> BodyMassUnit? {
    cell.withUnsafeBufferPointer { unitOfBodyMass(LineScanner($0, 0..<$0.count)) }
  }

  /// The unit that a row above the titles names: `#Units:kg`.
  private static func unit(above rows: ArraySlice<SeparatedRows.Row>) -> BodyMassUnit? {
    rows.flatMap(\.cells).lazy.compactMap { cell -> BodyMassUnit? in
      guard let colon = cell.firstIndex(of: .colon),
        String(decoding: cell[..<colon], as: UTF8.self).lowercased().contains("unit")
      else { return nil }
      return cell[(colon + 1)...].withUnsafeBufferPointer { unitOfBodyMass(LineScanner($0, 0..<$0.count)) }
    }.first
  }
}

/// Which columns of a table hold what.
private struct WeightColumns {
  var date: Int?
  var time: Int?
  var weight: Int
  /// The share of fat in percent, or its mass.
  var fat: Int?
  var fatMass: Int?
  /// The unit of each row's weight.
  var unitOfRow: Int?
  /// The unit in the title of the weights, and of the mass of fat.
  var unit: BodyMassUnit?
  var fatUnit: BodyMassUnit?

  /// `nil` unless the cells name a column of days or times and one of weights.
  init?(_ cells: [[UInt8]], parser: DayFileParser) {
    var weight: Int?
    for (index, cell) in cells.enumerated() {
      // `#date`, `weight_kg`
      let title = cell.drop { $0 == .numberSign }.map { $0 == .underscore ? .space : $0 }
      let unit = title.withUnsafeBufferPointer { unitOfBodyMass(LineScanner($0, 0..<$0.count)) }
      let words = folded(String(decoding: title, as: UTF8.self))
      let column = title.withUnsafeBufferPointer { parser.column(LineScanner($0, 0..<$0.count)) }
      switch (column, words) {
      case (.date, _), (_, "date/time"), (_, "date and time"), (_, "datetime"), (_, "timestamp"),
        (_, "date time"),
        (_, "measured at"), (_, "measurement date"), (_, "recorded at"), (_, "start date"),
        (_, "date of measurement"):
        date = date ?? index
      case (.time, _), (_, "time of measurement"): time = time ?? index
      case (_, "unit"), (_, "units"), (_, "weight unit"), (_, "weight units"), (_, "einheit"), (_, "unidad"),
        (_, "unite"), (_, "unita"), (_, "unidade"), (_, "eenheid"), (_, "enhet"):
        unitOfRow = unitOfRow ?? index
      case (.weight, _), (_, "body weight"), (_, "weight kg"), (_, "weight lb"), (_, "weight lbs"), (_, "kg"),
        (_, "lbs"), (_, "lb"), (_, "weight raw"), (_, "mass"), (_, "body mass"):
        guard weight == nil else { break }
        weight = index
        self.unit = unit
      case (_, _) where ["fat mass", "fettmasse"].contains(where: words.hasPrefix) && !words.contains("%"),
        (.bodyFat, _) where unit != nil:
        fatMass = fatMass ?? index
        fatUnit = fatUnit ?? unit
      case (.bodyFat, _), (.figure(.nutrient(.fat), _, _), _),
        (_, _) where Self.names(words):
        fat = fat ?? index
      default: break
      }
    }
    guard let weight, date != nil || time != nil else { return nil }
    self.weight = weight
  }

  /// `body fat (%)`, `fat percentage`, `fat ratio`.
  private static func names(_ words: String) -> Bool {
    words.hasPrefix("body fat")
      || words.hasPrefix("fat") && (words.contains("%") || words.contains("percent"))
      || words == "fat ratio" || words.hasPrefix("korperfett")
      || words.contains("%")
        && ["fett", "graisse", "grass", "grasa", "vet", "gordura"].contains(where: words.contains)
      || [
        "korperfettanteil", "fettanteil", "vetpercentage", "masse grasse (%", "graisse corporelle",
        "grasa corporal",
      ]
      .contains(where: words.hasPrefix)
  }
}
