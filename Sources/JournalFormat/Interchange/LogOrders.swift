/// In which order the numbers of a log's dates stand: `3/4` may be 3 April or 4 March.
///
/// Dates with one separator share an order, and those with another may have a different one. It is the order in which
/// fewest of them are impossible or contradict their weekday; else the one in which they lie closest to the days around
/// them; else that of the other separators or of the journal's language.
struct LogOrders {
  /// The order by separator; none where it cannot be told, or where no date depends on it.
  private(set) var orders: [WrittenDay.Separator: WrittenDay.Order] = [:]

  private let dates: [WrittenDay]
  private let hints: DayLog.Hints

  /// Decides from the dates of a log, in the order of the file.
  init(_ dates: [WrittenDay], _ hints: DayLog.Hints) {
    self.dates = dates
    self.hints = hints
    let used = WrittenDay.Separator.allCases.filter { separator in
      dates.contains { $0.separator == separator && $0.dependsOnOrder }
    }
    if let isDayFirst = hints.isDayFirst {
      for separator in used { orders[separator] = isDayFirst ? .dayMonth : .monthDay }
      return
    }
    // What is possible says more than what lies close, so it is asked of all separators first.
    var left = used.map { (separator: $0, orders: possible($0)) }
    for narrow in [{ $2 }, { $0.closest($1, $2) }, { $0.usual($1, $2) }] as [Narrowing] {
      for index in left.indices {
        left[index].orders = narrow(self, left[index].separator, left[index].orders)
        if left[index].orders.count == 1 { orders[left[index].separator] = left[index].orders[0] }
      }
      left.removeAll { $0.orders.count == 1 }
    }
  }

  private typealias Narrowing = (LogOrders, WrittenDay.Separator, [WrittenDay.Order]) -> [WrittenDay.Order]

  /// The orders in which fewest dates do not exist or contradict their weekday.
  private func possible(_ separator: WrittenDay.Separator) -> [WrittenDay.Order] {
    let open = dates.filter { $0.separator == separator && $0.dependsOnOrder }
    let rated = WrittenDay.Order.allCases.filter { order in
      order != .yearFirst || open.allSatisfy { !$0.isBare && $0.reading(in: order) != nil }
    }.map { order in
      (
        order: order,
        mistakes: open.count { date in
          guard let reading = date.reading(in: order),
            let day = Day(year: reading.year ?? hints.year ?? 2000, month: reading.month, day: reading.day)
          else { return true }
          return reading.year != nil && !date.weekdays.isEmpty && !date.weekdays.contains(day.weekday)
        }
      )
    }
    let fewest = rated.map(\.mistakes).min()
    return rated.filter { $0.mistakes == fewest }.map(\.order)
  }

  /// The order in which the dates lie at most half as far from those around them as in any other; all where there is none.
  private func closest(_ separator: WrittenDay.Separator, _ choice: [WrittenDay.Order]) -> [WrittenDay.Order]
  {
    let ways = choice.map { (order: $0, way: way(separator, in: $0)) }.sorted { $0.way < $1.way }
    return ways.count > 1 && ways[0].way * 2 <= ways[1].way && ways[1].way > 0 ? [ways[0].order] : choice
  }

  /// How many days lie between the dates with a separator and their neighbours, read in an order.
  private func way(_ separator: WrittenDay.Separator, in order: WrittenDay.Order) -> Int {
    var way = 0
    var last: (reading: DayName.Reading, isOpen: Bool)?
    for date in dates {
      let isOpen = date.dependsOnOrder && date.separator == separator
      // Those that another separator leaves open are no landmarks.
      guard let own = isOpen || !date.dependsOnOrder ? order : orders[date.separator],
        let reading = date.reading(in: own)
      else { continue }
      if let last, isOpen || last.isOpen { way += Self.distance(last.reading, reading) }
      last = (reading, isOpen)
    }
    return way
  }

  /// How many days lie between two dates; the least where one has no year.
  private static func distance(_ first: DayName.Reading, _ second: DayName.Reading) -> Int {
    let years = (first.year ?? second.year ?? 2000, second.year ?? first.year ?? 2000)
    guard let day = Day(year: years.0, month: first.month, day: first.day) else { return 0 }
    let isKnown = first.year != nil && second.year != nil
    return (isKnown ? 0...0 : -1...1).compactMap { shift in
      Day(year: years.1 + shift, month: second.month, day: second.day).map { abs(day.distance(to: $0)) }
    }.min() ?? 0
  }

  /// The order of slashes or hyphens that is known from the log, else the day first where full stops or the language say so.
  private func usual(_ separator: WrittenDay.Separator, _ choice: [WrittenDay.Order]) -> [WrittenDay.Order] {
    if separator != .stop, let order = orders[separator == .slash ? .hyphen : .slash], choice.contains(order)
    {
      return [order]
    }
    let isDayFirst = separator == .stop || hints.language.map { $0 != .english } ?? false
    return isDayFirst && choice.contains(.dayMonth) ? [.dayMonth] : choice
  }
}
