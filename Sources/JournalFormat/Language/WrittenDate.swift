/// A date in a log of many days, which may leave out what stands above it or in the name of its file.
enum WrittenDate: Hashable, Sendable {
  /// `14 March 2026`, `3/14`, `14.3.`, and what is no day: `2026-02-30`.
  case day(WrittenDay)
  /// `Saturday`.
  case weekday([Weekday])
  /// `14`, `Saturday 14`: below a month.
  case dayOfMonth(Int, [Weekday])
  /// `March 2026`, `2026-03`, `March`.
  case month(year: Int?, month: Int)
  /// `2026`.
  case year(Int)

  /// Reads a text that is nothing but a date.
  ///
  /// With `isStrict`, as where other text follows, parts have to belong together: `3/14 12 almonds` names no year.
  init?(_ text: some Sequence<UInt8>, isStrict: Bool = false) {
    let raw = Array(text)
    guard raw.count <= 100 else { return nil }
    let found = raw.withUnsafeBufferPointer { folded($0) }.withUnsafeBufferPointer { folded in
      var scanner = DayNameScanner(text: folded)
      return scanner.scan() ? scanner.written(isStrict: isStrict) : nil
    }
    guard let found else { return nil }
    self = found
  }
}

/// Month and day of the month, and perhaps the year, as far as a text says them.
struct WrittenDay: Hashable, Sendable {
  /// The order of numbers, which only the whole log may decide.
  enum Order: Int, CaseIterable, Sendable {
    case dayMonth, monthDay, yearFirst
  }

  /// What stands between its numbers; people may have another order for each.
  enum Separator: CaseIterable, Sendable {
    case slash, stop, hyphen, other
  }

  /// What it says in each order; `nil` where a number is too large for its place.
  fileprivate(set) var readings: [DayName.Reading?]
  var weekdays: [Weekday] = []
  fileprivate(set) var separator = Separator.other
  /// Whether it is nothing but two numbers.
  fileprivate(set) var isBare = false

  func reading(in order: Order) -> DayName.Reading? { readings[order.rawValue] }

  /// Whether its numbers are separated by full stops, which are written with the day first.
  var hasStops: Bool { separator == .stop }

  /// Whether the order of its numbers makes a difference.
  var dependsOnOrder: Bool { Set(readings).count > 1 }

  /// The day it names in an order, where it has a year and the day exists.
  func civilDay(in order: Order) -> Day? { reading(in: order)?.civilDay }
}

extension DayNameScanner {
  /// The scanned text as a date of a log.
  fileprivate func written(isStrict: Bool) -> WrittenDate? {
    let weekdays = names.lazy.filter { $0.months == 0 }.map(\.weekdays).first { $0 != 0 } ?? 0
    let listed = Weekday.allCases.filter { weekdays & 1 << UInt8($0.rawValue - 1) != 0 }
    if let wider = monthOrYear(weekdays: weekdays) { return wider }
    if names.allSatisfy({ $0.months == 0 }), !numbers.isEmpty { return numeric(listed, isStrict) }
    guard let name = name() else { return nil }
    guard let first = name.readings.first else { return .weekday(name.weekdays) }
    let years = numbers.filter { $0.value != first.day || $0.digits > 2 }
    if isStrict, first.year != nil, markedYear == nil, years.allSatisfy({ $0.digits == 2 }) { return nil }
    // Beside a month's name the first number is the day, unless that cannot be.
    return .day(WrittenDay(readings: [first, first, first], weekdays: name.weekdays))
  }

  private func monthOrYear(weekdays: UInt8) -> WrittenDate? {
    guard weekdays == 0 else { return nil }
    if numbers.isEmpty, let markedYear, markedDay == nil, names.isEmpty {
      return markedMonth.map { .month(year: markedYear, month: $0) } ?? .year(markedYear)
    }
    guard markedYear == nil, markedMonth == nil, markedDay == nil else { return nil }
    // Of a word that is a month in two languages, the first.
    let bits = names.map(\.months).first { $0 != 0 }
    let months: Int? = bits.map { $0.trailingZeroBitCount + 1 }
    let full = numbers.first { $0.digits == 4 && (1800...2199).contains($0.value) }
    switch (numbers.count, months) {
    case (0, let month?) where names.allSatisfy({ $0.months != 0 }): return .month(year: nil, month: month)
    case (1, let month?): return full.map { .month(year: $0.value, month: month) }
    case (1, nil): return full.map { .year($0.value) }
    // `2026-03 March`, and `2026-03`.
    case (2, let month):
      guard let full, let other = numbers.first(where: { $0.digits <= 2 }), isJoined(0),
        (1...12).contains(other.value), month ?? other.value == other.value
      else { return nil }
      return .month(year: full.value, month: other.value)
    default: return nil
    }
  }

  /// Whether a sign and at most one space stand between two numbers, and nothing else.
  private func isJoined(_ index: Int) -> Bool { sign(index) != nil }

  /// The sign between two numbers: `/`, `.` or `-`.
  private func sign(_ index: Int) -> UInt8? {
    let (a, b) = (numbers[index].place, numbers[index + 1].place)
    if a == b { return .hyphen }
    let between = text[a.upperBound..<b.lowerBound]
    guard let sign = between.first, sign == .slash || sign == .period || sign == .hyphen,
      between.count == 1 || between.count == 2 && sign == .period && between.last == .space
    else { return nil }
    return sign
  }

  private func separator(_ sign: UInt8?) -> WrittenDay.Separator {
    switch sign {
    case .slash: .slash
    case .period: .stop
    case .hyphen: .hyphen
    default: .other
    }
  }

  private func numeric(_ weekdays: [Weekday], _ isStrict: Bool) -> WrittenDate? {
    guard markedYear == nil, markedMonth == nil, markedDay == nil else { return nil }
    let values = numbers.map(\.value)
    func reading(year: Int?, month: Int, day: Int) -> DayName.Reading? {
      (1...12).contains(month) && (1...31).contains(day)
        ? DayName.Reading(year: year, month: month, day: day) : nil
    }
    switch numbers.count {
    case 1:
      return numbers[0].digits <= 2 && (1...31).contains(values[0]) ? .dayOfMonth(values[0], weekdays) : nil
    case 2:
      guard let sign = sign(0), numbers.allSatisfy({ $0.digits <= 2 }) else { return nil }
      // `1.2` is a number of a chapter.
      if sign == .period, !numbers[1].endsInStop, numbers.allSatisfy({ $0.digits == 1 }) { return nil }
      let dayFirst = reading(year: nil, month: values[1], day: values[0])
      let isDotted = sign == .period
      let monthFirst =
        isDotted && numbers[1].endsInStop ? dayFirst : reading(year: nil, month: values[0], day: values[1])
      guard dayFirst != nil || monthFirst != nil else { return nil }
      return .day(
        WrittenDay(
          readings: [dayFirst, monthFirst, monthFirst], weekdays: weekdays,
          separator: separator(sign), isBare: true))
    case 3:
      let signs = [sign(0), sign(1)]
      if isStrict, signs[0] == nil || signs[0] != signs[1] { return nil }
      let separator = signs[0] == signs[1] ? separator(signs[0]) : .other
      if numbers[0].digits == 4, numbers[1].digits <= 2, numbers[2].digits <= 2 {
        // There are people who write 2026/14/03, but no program reads it so.
        let only = reading(year: values[0], month: values[1], day: values[2])
        return .day(WrittenDay(readings: [only, only, only], weekdays: weekdays))
      }
      guard numbers[0].digits <= 2, numbers[1].digits <= 2, numbers[2].digits == 2 || numbers[2].digits == 4
      else { return nil }
      let year = fullYear(numbers[2])
      var readings = [
        reading(year: year, month: values[1], day: values[0]),
        reading(year: year, month: values[0], day: values[1]), DayName.Reading?.none,
      ]
      if numbers[2].digits == 2, numbers[0].digits == 2 {
        readings[2] = reading(year: fullYear(numbers[0]), month: values[1], day: values[2])
      }
      guard numbers[2].digits == 4 || readings.contains(where: { $0 != nil }) else { return nil }
      return .day(WrittenDay(readings: readings, weekdays: weekdays, separator: separator))
    default: return nil
    }
  }
}
