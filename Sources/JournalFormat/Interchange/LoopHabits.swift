/// The habits and their days in the tables that Loop Habit Tracker exports: `Habits.csv` and `Checkmarks.csv`.
public struct LoopHabits: Sendable {
  /// One habit of `Habits.csv`.
  public struct Habit: Hashable, Sendable {
    public var name: String
    /// Its question and description, a line each.
    public var about: [String]
    /// `nil` where it is every day.
    public var every: Recurrence?
    /// The amount from which a day is done, and its unit; `nil` for a habit of ticks.
    public var target: Double?
    /// The amount up to which a day is done, for one that has no target.
    public var limit: Double?
    public var unit: String?
    public var isNumerical: Bool
    public var isArchived: Bool
    /// The folder that holds a table of its own: `001 Meditate`.
    public var folder: String?
  }

  /// What a day has of a habit.
  public enum Mark: Hashable, Sendable {
    case done, skipped
    case amount(Double)
  }

  public struct Entry: Hashable, Sendable {
    public var mark: Mark
    public var note: String?

    public init(mark: Mark, note: String? = nil) { (self.mark, self.note) = (mark, note) }
  }

  public let habits: [Habit]
  /// Whether the table says which habits are of amounts.
  private let hasTypes: Bool
  private static let mostHabits = 199
  private static let mostDays = 40_000

  /// The habits of the table; `nil` if its first row does not name their names. What cannot be held is added to `losses`.
  public init?(_ table: SourceText, losses: inout ExchangeLosses) {
    let rows = SeparatedRows(table).rows
    guard let head = rows.first.map({ $0.cells.map { text($0).lowercased() } }),
      let name = head.firstIndex(of: "name")
    else { return nil }
    func column(_ names: String...) -> Int? { names.lazy.compactMap { head.firstIndex(of: $0) }.first }
    let columns = (
      type: column("type"), question: column("question"), about: column("description"),
      times: column("frequencynumerator", "numrepetitions"), days: column("frequencydenominator", "interval"),
      unit: column("unit"), kind: column("target type"), target: column("target value"),
      archived: column("archived?", "archived"), position: column("position"), colour: column("color")
    )
    var habits: [Habit] = []
    for row in rows.dropFirst() {
      func cell(_ index: Int?) -> String {
        index.flatMap { $0 < row.cells.count ? text(row.cells[$0]) : nil } ?? ""
      }
      let own = String(decoding: plainLine(cell(name)), as: UTF8.self)
      guard !own.isEmpty, habits.count < Self.mostHabits else {
        losses.add(
          own.isEmpty ? "a row without a name, and left out" : "behind 199 habits, and left out",
          at: "line \(row.line)")
        continue
      }
      let unit = cell(columns.unit)
      var habit = Habit(
        name: own, about: [cell(columns.question), cell(columns.about)].filter { !$0.isEmpty },
        isNumerical: cell(columns.type).uppercased() == "NUMERICAL" || (columns.type == nil && !unit.isEmpty),
        isArchived: cell(columns.archived).lowercased() == "true")
      habit.every = Self.rule(cell(columns.times), of: cell(columns.days), name: own, losses: &losses)
      if habit.isNumerical {
        habit.unit = unit.isEmpty ? nil : unit
        if let target = Double(cell(columns.target)), target > 0, target < 1e9 { habit.target = target }
        if cell(columns.kind).uppercased() == "AT_MOST" {
          (habit.limit, habit.target) = (habit.target, nil)
          losses.add(
            "at most so much, which no habit has for a target here; days within it are ticked, days above it stand open, days of nothing are left out",
            at: own)
        }
      }
      if !cell(columns.colour).isEmpty { losses.add("a colour, which no habit has here", at: own) }
      let place = cell(columns.position)
      if place.count == 3, place.allSatisfy({ $0.isASCII && $0.isNumber }) {
        let plain = own.filter { $0.isASCII && ($0.isLetter || $0.isNumber || " ._-".contains($0)) }.prefix(
          100)
        let folder = "\(place) \(plain)"
        habit.folder = String(decoding: plainLine(folder), as: UTF8.self)
      }
      habits.append(habit)
    }
    self.habits = habits
    hasTypes = columns.type != nil
  }

  /// The rule of so many times in so many days.
  private static func rule(
    _ times: String, of days: String, name: String, losses: inout ExchangeLosses
  ) -> Recurrence? {
    guard let times = Int(times), let days = Int(days), (1...366).contains(times), (1...999).contains(days)
    else {
      return nil
    }
    if times >= days { return nil }
    if days == 7 { return Recurrence(.timesAWeek(times)) }
    // Loop looks back so many days from each day, which is counted from the last tick.
    if times == 1 { return Recurrence(.days(days), isFromCompletion: true) }
    let weekly = min(max(1, (times * 7 + days / 2) / days), 7)
    losses.add("\(times) times in \(days) days became \(weekly) a week", at: name)
    return weekly == 7 ? nil : Recurrence(.timesAWeek(weekly))
  }

  /// The days of the habits, by their places, of `Checkmarks.csv`; `nil` if its columns are not theirs.
  public func entries(in table: SourceText, losses: inout ExchangeLosses) -> [[Day: Entry]]? {
    let rows = SeparatedRows(table).rows
    guard let head = rows.first?.cells.map({ text($0) }), head.first?.lowercased() == "date" else {
      return nil
    }
    // A name with a comma stands there without quotation marks; then the order is all there is to go by.
    let names = head.dropFirst().prefix { !$0.isEmpty }.map { String(decoding: plainLine($0), as: UTF8.self) }
    let places: [Int?]
    if names == habits.map(\.name)
      || rows.dropFirst().allSatisfy({ $0.cells.dropFirst().prefix { !$0.isEmpty }.count == habits.count })
    {
      places = Array(habits.indices)
    } else {
      places = names.map { name in habits.firstIndex { $0.name == name } }
    }
    guard !rows.dropFirst().isEmpty, places.contains(where: { $0 != nil }) || habits.isEmpty else {
      return nil
    }
    // Without a column of types the amounts themselves tell: marks are numbers up to 3, amounts are thousandths.
    var amounts = Set(habits.indices.filter { habits[$0].isNumerical })
    for row in hasTypes ? [] : rows.dropFirst().prefix(Self.mostDays) {
      for (cell, place) in zip(row.cells.dropFirst(), places) where Int(text(cell)) ?? 0 > 3 {
        if let place { amounts.insert(place) }
      }
    }
    // Amounts with a decimal point are whole ones, and so are all of their habit.
    var decimals: Set<Int> = []
    for row in rows.dropFirst().prefix(Self.mostDays) {
      for (cell, place) in zip(row.cells.dropFirst(), places) where Self.isDecimal(text(cell)) {
        if let place { decimals.insert(place) }
      }
    }
    amounts.formUnion(decimals)
    var entries: [[Day: Entry]] = habits.map { _ in [:] }
    for row in rows.dropFirst().prefix(Self.mostDays) {
      guard let day = row.cells.first.flatMap({ Day(text($0)) }) else {
        losses.add("a row without a day, and left out", at: "line \(row.line)")
        continue
      }
      for (cell, place) in zip(row.cells.dropFirst(), places) {
        guard let place,
          let mark = Self.mark(
            text(cell), isAmount: amounts.contains(place), perUnit: decimals.contains(place) ? 1 : 1_000)
        else { continue }
        entries[place][day] = Entry(mark: mark)
      }
    }
    return entries
  }

  /// Takes days and remarks of a habit's own table, `Date,Value,Notes`, into `entries`.
  public func takeNotes(
    in table: SourceText, of place: Int, into entries: inout [Day: Entry], losses: inout ExchangeLosses
  ) {
    let rows = SeparatedRows(table).rows
    guard rows.first.map({ $0.cells.prefix(3).map { text($0).lowercased() } }) == ["date", "value", "notes"]
    else { return }
    for row in rows.dropFirst().prefix(Self.mostDays) where row.cells.count > 2 && !row.cells[2].isEmpty {
      guard let day = Day(text(row.cells[0])) else { continue }
      let note = String(decoding: plainLine(text(row.cells[2])), as: UTF8.self)
      if entries[day] == nil {
        losses.add("a remark on a day without a mark, and left out", at: "\(habits[place].name), \(day)")
      } else if case .amount? = entries[day]?.mark {
        losses.add("a remark beside an amount, and left out", at: "\(habits[place].name), \(day)")
      } else {
        entries[day]?.note = note
      }
    }
  }

  /// `5.5`, not `5500`.
  private static func isDecimal(_ cell: String) -> Bool { cell.contains(".") && Double(cell) != nil }

  /// The mark of a cell, in numbers or in names, amounts as so many to the unit; `nil` for a day that says nothing, was not done or counts by itself.
  private static func mark(_ cell: String, isAmount: Bool, perUnit: Double) -> Mark? {
    if cell == "SKIP" { return .skipped }
    if isAmount {
      let amount = (Double(cell) ?? 0) / perUnit
      return amount > 0 && amount < 1e9 ? .amount(amount) : nil
    }
    let number = cell == "YES_MANUAL" ? 2 : Int(cell) ?? 0
    switch number {
    case 2: return .done
    case 3, -3: return .skipped
    default: return nil
    }
  }
}

private func text(_ cell: [UInt8]) -> String { String(decoding: cell, as: UTF8.self) }
