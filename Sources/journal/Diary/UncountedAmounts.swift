import JournalAnalytics
import JournalFormat

/// Finds amounts of ticks that cannot be compared with their habit's target: `200 ml` of `8 glasses`.
struct UncountedAmounts {
  private let habits: HabitTargets

  init(_ habits: [Habit]) { self.habits = HabitTargets(habits) }

  /// The diagnostics for the ticks of a day.
  func diagnostics(of day: JournalDay) -> [Diagnostic] {
    day.habitTicks.compactMap { tick in
      guard let amount = tick.amount, let unit = amount.unit, amount.target == nil,
        let target = habits.target(of: tick, on: day.day), let own = target.unit,
        amount.number(in: own) == nil
      else { return nil }
      let said = habitAmountText(amount.amount, of: nil, unit: unit.string)
      return Diagnostic(
        .uncountedAmount,
        "\(tick.name.string) is counted in \(own.string), so ‘\(said)’ does not count towards its target; write how many \(own.string)",
        at: tick.range)
    }
  }
}
