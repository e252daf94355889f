internal import JournalFormat

/// A day compared with its goal.
extension DayReport {
  /// What was eaten, compared with the goal of the day; `nil` without a goal.
  ///
  /// A range stays a range; with missing values, what is left is an upper bound, and what is exceeded a lower bound.
  var goalSentence: String? {
    guard let goal, day <= today else { return nil }
    let isToday = day == today
    let target = "\(grouped(goal)) kcal"
    guard energy.stated > 0 else { return isToday ? "The goal is \(target)." : "The goal was \(target)." }
    // The most and the least that may be left, each rounded once.
    let most = goal - share(energy.lowTenths, among: 10)
    let least = goal - share(energy.highTenths, among: 10)
    let isOpen = energy.incomplete > 0 || coverage != .complete
    let unknown =
      energy.incomplete > 0
      ? "; \(counted(energy.incomplete, "entry has", plural: "entries have")) no value" : ""
    if isToday {
      if least < 0, most > 0 {
        return
          "The goal is \(target): between \(grouped(most)) kcal left and \(grouped(-least)) kcal above it\(unknown)."
      }
      if most <= 0, least < 0 {
        return
          "That is \(energy.incomplete > 0 ? "at least " : "")\(span(-most, -least)) kcal above the goal of \(target)\(unknown)."
      }
      return energy.incomplete > 0
        ? "Of the goal of \(target) at most \(grouped(most)) kcal are left\(unknown)."
        : "Of the goal of \(target) \(span(least, most)) kcal are left."
    }
    if most < 0 {
      return
        "That is \(isOpen ? "at least " : "")\(isOpen ? grouped(-most) : span(-most, -least)) kcal above the goal of \(target)\(unknown)."
    }
    if isOpen { return "The goal was \(target); not all that was eaten is known." }
    if least < 0, most > 0 {
      return
        "The goal was \(target): between \(grouped(most)) kcal below and \(grouped(-least)) kcal above it."
    }
    if least == 0, most == 0 { return "That is just the goal of \(target)." }
    return most == 0
      ? "That is up to \(grouped(-least)) kcal above the goal of \(target)."
      : "That is \(span(least, most)) kcal below the goal of \(target)."
  }

  /// What was eaten so far and what is left of the goal, in a line: `1,240 kcal so far today. Of the goal of 2,100 kcal 860 kcal
  /// are left.`
  ///
  /// `nil` without a goal or without an entry with a value.
  public var balance: String? {
    guard energy.stated > 0, let goalSentence else { return nil }
    return "\(totalSentence) \(goalSentence)"
  }

  /// What was eaten so far, in a line: `At least 1,240 kcal so far today.`; `nil` without two entries with a value.
  public var total: String? { energy.stated > 1 ? totalSentence : nil }

  private var totalSentence: String {
    let (low, high) = (share(energy.lowTenths, among: 10), share(energy.highTenths, among: 10))
    let total = energy.incomplete > 0 ? "At least \(grouped(low)) kcal" : "\(span(low, high)) kcal"
    return "\(total) \(day == today ? "so far today" : "on that day")."
  }

  /// `100`, `100 to 250`.
  private func span(_ first: Int, _ second: Int) -> String {
    let (low, high) = (min(first, second), max(first, second))
    return low == high ? grouped(low) : "\(grouped(low)) to \(grouped(high))"
  }

  /// The day's protein, carbohydrates and fat with their basis, and their goals; `nil` without either.
  var macroSentence: String? {
    let macros = macros
    let shown = MacroSum.nutrients.filter { macros[$0] != nil || macroGoals[$0] != nil && energy.stated > 0 }
    guard !shown.isEmpty, day <= today else { return nil }
    let counts = Set(shown.map { macros[$0]?.entries ?? 0 })
    let parts = shown.map { nutrient in
      let goal = macroGoals[nutrient].map { " of \(gramsText($0))" } ?? ""
      let name = nutrient.name.lowercased()
      guard let macro = macros[nutrient] else {
        return "\(name) unknown\(goal.isEmpty ? "" : ", goal\(goal.dropFirst(3))")"
      }
      let isWhole = macro.entries == eatenCount
      let basis =
        isWhole || counts.count == 1 ? "" : " (\(grouped(macro.entries)) of \(grouped(eatenCount)) entries)"
      return "\(name) \(isWhole ? "" : "at least ")\(gramsText(macro.grams))\(goal)\(basis)"
    }
    let basis =
      counts.count == 1 && counts.first != eatenCount
      ? ", stated by \(grouped(counts.first ?? 0)) of \(counted(eatenCount, "entry", plural: "entries"))" : ""
    return capitalized(joinedList(parts)) + basis + "."
  }
}
