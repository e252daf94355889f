internal import JournalFormat

/// A recap's headline and the sentence below it.
public struct RecapHeadline: Hashable, Sendable {
  /// The subject of the headline. The first that applies, in this order.
  public enum Kind: String, CaseIterable, Sendable {
    /// A current streak of more than 7 days, to which most of a finished period belongs.
    case streak
    /// A food named in 3 entries or more.
    case topFood = "top_food"
    /// At least 4 entries more than in the period before, unless the diary began within that or later.
    case improvement
    /// A period without a missed day that is over, or whose last day has an entry.
    case perfect
    /// None of these applies, or the period has not begun.
    case `default`
  }

  public var kind: Kind
  public var title: String
  public var subtitle: String
  /// What title and subtitle state, so that tiles do not repeat it.
  var says: Set<Said> = []
  /// How many of the new foods they name.
  var newFoodsNamed = 0

  enum Said: Hashable, Sendable { case streak, days, entries }

  init(kind: Kind, title: String, subtitle: String) {
    (self.kind, self.title, self.subtitle) = (kind, title, subtitle)
  }
}

extension RecapReport {
  /// The first of `RecapHeadline.Kind` that applies.
  public var headlineKind: RecapHeadline.Kind {
    guard observed.elapsed != nil else { return .default }
    if streaks.runningLength > 7, ownsStreak { return .streak }
    if let top = surprises.foods.first, top.count >= 3 { return .topFood }
    if entries - previousEntries > 3, hasPeriodBefore { return .improvement }
    return isPerfect ? .perfect : .default
  }

  /// Whether the current streak belongs to this period: its last day lies in it, and in a finished period most days count towards
  /// it.
  var ownsStreak: Bool {
    guard let streak = streaks.running else { return false }
    guard observed.isFinished else { return entries == 0 || streak.last >= observed.first }
    return daysOfStreak(streak) * 2 > min(observed.dayCount, 14)
  }

  /// How many days of the period count towards a streak.
  func daysOfStreak(_ streak: Streak) -> Int {
    days.count { $0.day >= streak.first && $0.day <= streak.last && $0.entries > 0 && !$0.isRest }
  }

  /// Whether the diary had begun when the period before did, so that its entries can be compared.
  private var hasPeriodBefore: Bool {
    firstEntry.map { $0 <= period.previous.days.lowerBound } ?? false
  }

  /// The text of the headline; within its kind the wording depends on what is out of the ordinary.
  public var headline: RecapHeadline {
    var headline = RecapStory(self).headline
    let rested = loggedDays.rested
    // From three logged days on a tile says so.
    if rested > 0, (1...2).contains(daysLogged), !headline.subtitle.contains("of rest") {
      let rest = RecapSentence.newsRest.said(["rest": .number(rested), "number": .text(numberWord(rested))])
      headline.subtitle += (headline.subtitle.isEmpty ? "" : " ") + capitalized(rest) + "."
    }
    if let firstEntry, days.contains(where: \.isBefore), (1...2).contains(daysLogged), observed.dayCount > 1 {
      let begins = facts.firstDay.map { min($0, firstEntry) } ?? firstEntry
      guard begins >= observed.first else { return headline }
      let sentence: RecapSentence = daysLogged == 1 && begins == firstEntry ? .newsFirstDay : .newsBegins
      headline.subtitle +=
        (headline.subtitle.isEmpty ? "" : " ")
        + sentence.said(["day": .text(name(of: begins))]) + "."
    }
    return headline
  }

  /// Whether it is a month, a year or similarly long, which has a story of its own.
  var isLong: Bool { observed.dayCount > 14 }
}
