/// Which day each dated line of a log names: the order of numbers and the years that only the whole log decides.
struct LogDates {
  /// What a line is for the days around it.
  enum Role {
    /// It begins a day; `nil` where there is no such day, or where it cannot be told which.
    case day(Day?)
    /// It names several days, and ends the one above.
    case period
    /// It is text, or a heading of any kind.
    case text
  }

  private(set) var roles: [Role]
  private(set) var remarks: [DayLog.Remark] = []

  private let marks: [LogLines.Mark]
  private let hints: DayLog.Hints
  /// The dates that begin days, by the places of their marks.
  private var dates: [(mark: Int, date: WrittenDay)] = []
  /// The order of the numbers between each separator; none where it cannot be told.
  private var orders: [WrittenDay.Separator: WrittenDay.Order] = [:]

  init(_ marks: [LogLines.Mark], in source: SourceText, hints: DayLog.Hints) {
    self.marks = marks
    self.hints = hints
    roles = marks.map { _ in .text }
    let forms = Self.formsInUse(marks, in: source)
    for (index, mark) in marks.enumerated() where mark.form <= forms {
      if case .day(let date)? = mark.title?.date { dates.append((index, date)) }
    }
    orders = LogOrders(dates.map(\.date), hints).orders
    resolve(forms, source)
    remark()
  }

  /// The weakest form of line that begins days: where headings, bold lines or lines of their own do, items and lines with
  /// more on them do not. A day of which nothing is
  /// written says nothing of how the others are: `2026-03-14: -` among `2026-03-13: soup`.
  private static func formsInUse(_ marks: [LogLines.Mark], in source: SourceText) -> LogLines.Form {
    let groups: [LogLines.Form] = [.plain, .item, .line, .row]
    var counts = groups.map { _ in 0 }
    for (index, mark) in marks.enumerated() {
      guard case .day? = mark.title?.date else { continue }
      let next = index + 1 < marks.count ? marks[index + 1].lines.lowerBound : source.lineCount + 1
      let isEmpty =
        mark.form >= .plain && mark.form <= .item
        && (mark.lines.upperBound + 1..<max(mark.lines.upperBound + 1, next)).allSatisfy {
          source.isBlank(line: $0)
        }
      guard !isEmpty else { continue }
      counts[groups.firstIndex { mark.form <= $0 } ?? 0] += 1
    }
    let most = counts.max() ?? 0
    let forms = counts.firstIndex { $0 * 3 >= most }.map { groups[$0] } ?? .plain
    // A table behind a list of days goes on with it.
    return forms > .plain && (counts.last ?? 0) * 3 >= most ? .row : forms
  }

  /// The day that a line with more on it begins where days are lines or items of their own: `2026-03-15 72.4 kg` behind `2026-03-14`.
  ///
  /// It has to lie between the day above it and the next one, whichever of them is the later, else it is an appointment; behind the last,
  /// within three days.
  private func day(inSequence index: Int, behind above: Day, at place: Int, before next: WrittenDay?) -> Day?
  {
    let form = marks[place].form
    func day(_ date: WrittenDay) -> Day? {
      reading(date).flatMap { Day(year: $0.year ?? above.year, month: $0.month, day: $0.day) }
    }
    guard case .day(let date)? = marks[index].title?.date, form == .plain || form == .item || form == .line,
      marks[place].marker.isEmpty == marks[index].marker.isEmpty, let found = day(date), above != found
    else { return nil }
    guard let next = next.flatMap(day) else {
      return (1...3).contains(above.distance(to: found)) ? found : nil
    }
    return above < found ? (found < next ? found : nil) : (found > next ? found : nil)
  }

  /// For each mark the first date behind it that begins a day by its form.
  private func nextDates(_ forms: LogLines.Form) -> [WrittenDay?] {
    var next: WrittenDay?
    var dates: [WrittenDay?] = marks.map { _ in nil }
    for index in marks.indices.reversed() {
      dates[index] = next
      if marks[index].form <= forms, case .day(let date)? = marks[index].title?.date { next = date }
    }
    return dates
  }

  private func reading(_ date: WrittenDay) -> DayName.Reading? {
    guard date.dependsOnOrder else { return date.reading(in: .dayMonth) }
    return orders[date.separator].flatMap { date.reading(in: $0) }
  }

  // MARK: Days

  /// What stands above a line: a year, a month, a week.
  private struct Context {
    var rank: Int
    var year: Int?
    var month: Int?
    /// The first day that weekdays below it may name.
    var monday: Day?
  }

  /// Days whose year is not known yet, by their marks.
  private struct Yearless {
    var mark: Int
    var month: Int
    var day: Int
    var weekdays: [Weekday]
  }

  private mutating func resolve(_ forms: LogLines.Form, _ source: SourceText) {
    let (year, month) = Self.period(ofName: hints.name)
    var contexts = [Context(rank: 0, year: hints.year ?? year, month: month)]
    var known: [Day?] = marks.map { _ in nil }
    var yearless: [Yearless] = []
    var undated = LogUndatedTitles()
    // The last mark whose day is known.
    var last: Int?
    let nextDates = nextDates(forms)
    for (index, mark) in marks.enumerated() {
      defer {
        undated.pass(mark, at: index, as: roles[index])
        if known[index] != nil { last = index }
      }
      if mark.form == .heading || mark.isWeek || mark.title != nil {
        while contexts.count > 1, let last = contexts.last, last.rank >= mark.rank { contexts.removeLast() }
      }
      let year = contexts.last { $0.year != nil }?.year
      if mark.isWeek {
        roles[index] = .period
        let title = source.bytes[source.lineContent(mark.lines.lowerBound)]
        contexts.append(Context(rank: mark.rank, monday: Self.firstDay(ofWeek: title, year: year)))
        continue
      }
      if mark.holdsSeveralDays {
        roles[index] = .period
        remarks.append(
          DayLog.Remark(
            line: mark.lines.lowerBound,
            message:
              "this table has its days side by side, and nothing of it was taken; write each day below its date"
          ))
        continue
      }
      if let year = mark.year {
        contexts.append(Context(rank: mark.rank, year: year))
        continue
      }
      if mark.form == .line, mark.form > forms {
        if let last, let above = known[last],
          let day = day(inSequence: index, behind: above, at: last, before: nextDates[index])
        {
          (roles[index], known[index]) = (.day(day), day)
        }
        continue
      }
      guard let title = mark.title, mark.form <= forms else { continue }
      switch title.date {
      case .day(let date):
        roles[index] = .day(nil)
        guard let reading = reading(date) else { break }
        let stated = reading.year ?? (contexts.count > 1 ? Self.year(for: reading.month, in: contexts) : nil)
        if let stated {
          known[index] = Day(year: stated, month: reading.month, day: reading.day)
        } else {
          yearless.append(
            Yearless(mark: index, month: reading.month, day: reading.day, weekdays: date.weekdays))
        }
        if let day = known[index], mark.form == .heading,
          isBlank(source, below: mark, before: index + 1 < marks.count ? marks[index + 1] : nil)
        {
          contexts.append(Context(rank: mark.rank, monday: day))
        }
      case .dayOfMonth(let number, _) where !title.isWhole:
        guard let month = contexts.last(where: { $0.month != nil })?.month, let year,
          let day = Day(year: year, month: month, day: number),
          let last, let above = known[last], marks[last].rank == mark.rank
        else { break }
        // `## 14` above `## 15 - gym`; below `## 14 March` a number may count anything.
        if case .dayOfMonth? = marks[last].title?.date, day != above,
          (-7...7).contains(above.distance(to: day))
        {
          (roles[index], known[index]) = (.day(day), day)
        } else {
          let words = source.bytes[source.lineContent(mark.lines.lowerBound)].drop {
            $0 == .numberSign || $0 == .space
          }
          remarks.append(
            DayLog.Remark(
              line: mark.lines.lowerBound,
              message:
                "‘\(String(decoding: words, as: UTF8.self))’ stays with \(above); if it is a day, write its whole date, such as 2026-03-14"
            ))
        }
      case .dayOfMonth(let day, let weekdays):
        guard mark.form <= .bold, title.isWhole, !title.isCounted,
          let month = contexts.last(where: { $0.month != nil })?.month
        else {
          if undated.take(mark, at: index) { roles[index] = .day(nil) }
          break
        }
        roles[index] = .day(nil)
        known[index] = year.flatMap { Day(year: $0, month: month, day: day) }
        if year == nil { yearless.append(Yearless(mark: index, month: month, day: day, weekdays: weekdays)) }
      case .weekday(let weekdays):
        guard title.isWhole, let first = contexts.last(where: { $0.monday != nil })?.monday else {
          if undated.take(mark, at: index) { roles[index] = .day(nil) }
          break
        }
        let day = (0..<7).lazy.map { first.advanced(by: $0) }.first { weekdays.contains($0.weekday) }
        guard let day else { break }
        roles[index] = .day(day)
        known[index] = day
      case .month(let stated, let month):
        guard title.isWhole, mark.form == .heading || stated != nil else { break }
        roles[index] = .period
        contexts.append(Context(rank: mark.rank, year: stated ?? year, month: month))
      case .year(let stated):
        guard title.isWhole, mark.form == .heading else { break }
        roles[index] = .period
        contexts.append(Context(rank: mark.rank, year: stated))
      }
    }
    addYears(to: yearless, &known, first: hints.year ?? year)
    for index in undated.resolve(&known) {
      let line = source.lineContent(marks[index].lines.lowerBound)
      let title = source.bytes[line].drop { $0 == .numberSign || $0 == .space }
      remarks.append(
        DayLog.Remark(
          line: marks[index].lines.lowerBound,
          message:
            "which day is ‘\(String(decoding: title, as: UTF8.self))’? nothing below it was taken; write "
            + "its whole date, such as 2026-03-14"))
    }
    for index in marks.indices { if case .day = roles[index] { roles[index] = .day(known[index]) } }
  }

  private func isBlank(_ source: SourceText, below mark: LogLines.Mark, before next: LogLines.Mark?) -> Bool {
    guard let next, case .weekday? = next.title?.date, next.form == .heading else { return false }
    return (mark.lines.upperBound + 1..<max(mark.lines.upperBound + 1, next.lines.lowerBound))
      .allSatisfy { source.isBlank(line: $0) }
  }

  /// The year of a month that the headings above name; around the turn of a year, of the one nearer to their month.
  private static func year(for month: Int, in contexts: [Context]) -> Int? {
    guard let context = contexts.last(where: { $0.year != nil }), let year = context.year else { return nil }
    guard let own = contexts.last(where: { $0.month != nil })?.month else { return year }
    return month - own > 6 ? year - 1 : own - month > 6 ? year + 1 : year
  }

  /// Gives dates without a year the one that puts them nearest to the date above, or else below.
  private mutating func addYears(to yearless: [Yearless], _ known: inout [Day?], first: Int?) {
    func nearest(_ date: Yearless, to other: Day) -> Day? {
      let all = (-8...8).compactMap { Day(year: other.year + $0, month: date.month, day: date.day) }
      let fitting = all.filter { date.weekdays.contains($0.weekday) }
      return (fitting.isEmpty ? all : fitting).min {
        abs($0.distance(to: other)) < abs($1.distance(to: other))
      }
    }
    var last: Day?
    var next = 0
    var start = first
    for date in yearless {
      while next < date.mark {
        last = known[next] ?? last
        next += 1
      }
      if last == nil, let year = start {
        known[date.mark] = Day(year: year, month: date.month, day: date.day)
        start = nil
      } else {
        known[date.mark] = last.flatMap { nearest(date, to: $0) }
      }
    }
    // Those above the first year that is stated.
    guard let begin = known.indices.first(where: { known[$0] != nil }) else { return }
    last = known[begin]
    for date in yearless.reversed() where date.mark < begin {
      known[date.mark] = last.flatMap { nearest(date, to: $0) }
      last = known[date.mark] ?? last
    }
  }

  /// The year and the month in a file's name: `2026-03.md`, `food 2026.txt`.
  private static func period(ofName name: String) -> (year: Int?, month: Int?) {
    let numbers = name.utf8.split { !isASCIIDigit($0) }.map {
      (count: $0.count, value: Int(Substring($0)) ?? 0)
    }
    guard let index = numbers.firstIndex(where: { $0.count == 4 && (1900...2199).contains($0.value) }) else {
      return (nil, nil)
    }
    let month = index + 1 < numbers.count && numbers[index + 1].count == 2 ? numbers[index + 1].value : nil
    return (numbers[index].value, month.flatMap { (1...12).contains($0) ? $0 : nil })
  }

  /// The first day of a week in a heading: `2026-W11`, `Week of 9 March 2026`, `Week 11` below a year.
  private static func firstDay(ofWeek title: ArraySlice<UInt8>, year: Int?) -> Day? {
    title.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, 0..<buffer.count)
      var number: Int?
      while !line.isAtEnd {
        let isStart = line.position == 0 || !isASCIIDigit(line.byte(at: line.position - 1))
        if isStart, isASCIIDigit(line.peek()) {
          if let (day, _) = scanDay(line) { return day }
          if line.peek(4) == .hyphen, asciiLower(line.peek(5)) == UInt8(ascii: "w"),
            let week = CalendarWeek(
              String(decoding: line.rest.prefix(8).map { line.byte(at: $0) }, as: UTF8.self).uppercased())
          {
            return week.first
          }
          if let title = LogTitle(line, isLeading: true), case .day(let date) = title.date, !date.isBare,
            let reading = date.reading(in: .dayMonth), let year = reading.year ?? year
          {
            return Day(year: year, month: reading.month, day: reading.day)
          }
          let digits = line.rest.prefix { isASCIIDigit(line.byte(at: $0)) }
          if number == nil, digits.count <= 2 {
            number = digits.reduce(0) { $0 * 10 + Int(line.byte(at: $1) - UInt8(ascii: "0")) }
          }
        } else if line.position > 0, line.byte(at: line.position - 1) == .space, isASCIILetter(line.peek()),
          let title = LogTitle(line, isLeading: true), case .day(let date) = title.date,
          let reading = date.reading(in: .dayMonth), let year = reading.year ?? year
        {
          return Day(year: year, month: reading.month, day: reading.day)
        }
        line.position += 1
      }
      guard let number, let year else { return nil }
      return CalendarWeek(year: year, number: number)?.first
    }
  }

  // MARK: What is odd

  private mutating func remark() {
    for (index, date) in dates {
      guard case .day(let day) = roles[index] else { continue }
      let line = marks[index].lines.lowerBound
      let message: String
      if let day {
        guard !date.weekdays.isEmpty, !date.weekdays.contains(day.weekday) else { continue }
        message = "\(day) is a \(day.weekday.name), not a \(date.weekdays[0].name)"
      } else if date.dependsOnOrder, orders[date.separator] == nil {
        message = "the day or the month may come first; --day-first or --month-first says which"
      } else if let reading = reading(date), reading.year == nil,
        reading.day <= Day.length(ofMonth: reading.month, in: 2000)
      {
        message = "the year is not known; --year says which it is"
      } else {
        message =
          "there is no such day; \(marks[index].form == .row ? "this row was not taken" : "nothing below it was taken")"
      }
      remarks.append(DayLog.Remark(line: line, message: message))
    }
  }
}
