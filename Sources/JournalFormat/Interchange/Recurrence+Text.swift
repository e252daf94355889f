extension Recurrence: CustomStringConvertible {
  /// The rule as a task states it after `every:`, such as `week`, `2w`, `mon,thu`, `weekday` or `week!`.
  public var description: String {
    let text =
      switch rule {
      case .days(let count): interval(count, one: "day", several: "d")
      case .weeks(let count): interval(count, one: "week", several: "w")
      case .months(let count): interval(count, one: "month", several: "m")
      case .years(let count): interval(count, one: "year", several: "y")
      case .weekdays(let days): list(of: days)
      }
    return isFromCompletion ? text + "!" : text
  }

  private func interval(_ count: Int, one: String, several: String) -> String {
    count == 1 ? one : "\(count)\(several)"
  }

  private func list(of days: Set<Weekday>) -> String {
    if days == [.monday, .tuesday, .wednesday, .thursday, .friday] { return "weekday" }
    return Weekday.allCases.filter(days.contains).map { $0.shortName.lowercased() }.joined(separator: ",")
  }
}
