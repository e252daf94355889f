internal import JournalFormat

/// A recap's headline and the sentence below it.
public struct RecapHeadline: Hashable, Sendable {
  /// The subject of the headline. The first that applies, in this order.
  public enum Kind: String, CaseIterable, Sendable {
    /// A current streak of more than 7 days.
    case streak
    /// A food named in 3 entries or more.
    case topFood = "top_food"
    /// At least 4 entries more than in the period before.
    case improvement
    /// A finished period without a missed day.
    case perfect
    /// None of these applies, or the period has not begun.
    case `default`
  }

  public var kind: Kind
  public var title: String
  public var subtitle: String
}

extension RecapReport {
  /// The first of `RecapHeadline.Kind` that applies.
  public var headlineKind: RecapHeadline.Kind {
    guard observed.elapsed != nil else { return .default }
    if streaks.runningLength > 7 { return .streak }
    if let top = foods.first, top.count >= 3 { return .topFood }
    if entries - previousEntries > 3 { return .improvement }
    return isPerfect ? .perfect : .default
  }

  /// The text of the headline; it depends only on the kind and the figures.
  public var headline: RecapHeadline {
    let kind = headlineKind
    let title: String
    let subtitle: String
    switch kind {
    case .streak: (title, subtitle) = streakHeadline
    case .topFood: (title, subtitle) = topFoodHeadline
    case .improvement: (title, subtitle) = improvementHeadline
    case .perfect: (title, subtitle) = perfectHeadline
    case .default: (title, subtitle) = entries > 0 ? defaultHeadline : emptyHeadline
    }
    return RecapHeadline(kind: kind, title: title, subtitle: subtitle)
  }

  private var text: PeriodText { PeriodText(period) }

  /// One of several phrasings, chosen by the figures.
  private func choice(_ wordings: String...) -> String {
    let figures = entries + daysLogged * 3 + observed.first.ordinal / 7
    return wordings[abs(figures) % wordings.count]
  }

  private var soFar: String { observed.isFinished ? "" : " so far" }
  private var entriesOnDays: String {
    "\(counted(entries, "entry", plural: "entries")) on \(counted(daysLogged, "day"))"
  }

  private var streakHeadline: (String, String) {
    guard let streak = streaks.running else { return defaultHeadline }
    let length = grouped(streak.length)
    let title =
      streak.hasRest
      ? "A streak of \(length) days, rest days left aside"
      : choice(
        "\(length) days in a row", "A streak of \(length) days", "\(length) days, one after the other")
    var subtitle = "It goes back to \(streak.first.weekdayAndDay(besides: observed.today))"
    guard entries > 0 else { return (title, subtitle + "; \(text.this) has no entry\(soFar).") }
    subtitle += "; "
    subtitle += "\(text.this)\(soFar) there \(entries == 1 ? "is" : "are") \(entriesOnDays)."
    if streak == streaks.longest, hasEarlierEntries {
      subtitle += " No streak in this diary was longer."
    }
    return (title, subtitle)
  }

  private var topFoodHeadline: (String, String) {
    guard let top = foods.first else { return defaultHeadline }
    let name = top.name
    let title = choice(
      "A \(text.noun) of \(name)", "\(capitalized(name)), \(grouped(top.count)) times", "Most of all: \(name)"
    )
    var subtitle = "It is in \(grouped(top.count)) of \(counted(entries, "entry", plural: "entries"))\(soFar)"
    // A dish that contains the top word, or the other way round, is the same food.
    let others = foods.dropFirst().filter { Set($0.words).isDisjoint(with: top.words) }
    let equals = others.prefix { $0.count == top.count }
    let more = equals.count > 2 ? ["\(grouped(equals.count - 2)) more"] : []
    let level = equals.prefix(2).map(\.name) + more
    if !level.isEmpty {
      subtitle += ", level with \(joinedList(level))"
    } else if let second = others.first, second.count >= 2 {
      subtitle += "; \(second.name) comes next, with \(grouped(second.count))"
    }
    return (title, subtitle + ".")
  }

  private var improvementHeadline: (String, String) {
    let more = counted(entries - previousEntries, "entry", plural: "entries")
    guard previousEntries > 0 else {
      let title = hasEarlierEntries ? "Back at the table" : "A good beginning"
      let after = hasEarlierEntries ? ", after none \(text.before)" : ""
      return (title, "\(entriesOnDays)\(soFar)\(after).")
    }
    let title = choice(
      "\(more) more than \(text.before)", "A fuller \(text.noun)",
      "From \(grouped(previousEntries)) to \(counted(entries, "entry", plural: "entries"))")
    return (title, "\(entriesOnDays)\(soFar), after \(grouped(previousEntries)) \(text.before).")
  }

  private var perfectHeadline: (String, String) {
    let rested = days.count { $0.entries == 0 }
    let most = days.map(\.entries).max() ?? 0
    let least = days.filter { $0.entries > 0 }.map(\.entries).min() ?? 0
    let span = most == least ? grouped(most) : "\(grouped(least)) to \(grouped(most))"
    if rested > 0 {
      return (
        "No day missed",
        "\(entriesOnDays), and \(counted(rested, "day")) of rest."
      )
    }
    return (
      choice("No day missed", "Every day is here", "The whole \(text.noun), day by day"),
      "\(counted(entries, "entry", plural: "entries")), \(span) a day."
    )
  }

  private var defaultHeadline: (String, String) {
    let title = choice(
      capitalized(entriesOnDays), "A \(text.noun) in \(counted(entries, "entry", plural: "entries"))",
      "\(capitalized(counted(daysLogged, "day"))) on the page")
    let best = bestDays
    let most = days.map(\.entries).max() ?? 0
    // What is in the title is not repeated.
    let isSaid = title == entriesOnDays
    var subtitle = isSaid ? "At most \(grouped(most)) on a day" : "\(entriesOnDays)\(soFar)"
    if entries == 1, let day = best.first {
      subtitle = "One entry\(soFar), on \(day.weekdayAndDay)"
    } else if isSaid, daysLogged == 1, let day = best.first {
      subtitle = "All of them on \(day.weekdayAndDay)"
    } else if best.count == 1, daysLogged > 1, let day = best.first {
      let fullest = "fullest was \(day.weekdayAndDay) with \(grouped(most))"
      subtitle = isSaid ? "The \(fullest)" : "\(subtitle); the \(fullest)"
    }
    return (title + soFar, subtitle + ".")
  }

  private var emptyHeadline: (String, String) {
    if observed.elapsed == nil {
      return (
        "Still to come",
        "The \(text.noun) begins on \(observed.first.weekdayAndDay(besides: observed.today))."
      )
    }
    if !observed.isFinished {
      return ("Nothing on the page so far", "The \(text.noun) is still open; one line is a beginning.")
    }
    let isResting = !days.contains(where: \.isMissed)
    return isResting
      ? ("A \(text.noun) of rest", "No food was written down, and none had to be.")
      : ("A quiet \(text.noun)", "No food was written down. The next line can be any day's.")
  }
}
