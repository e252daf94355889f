public import JournalFormat

/// The streaks of a diary, with the rest days that held the running one together.
public struct StreakReport: Sendable {
  /// A stretch of rest that touches the running streak.
  public struct Rest: Hashable, Sendable {
    /// As far as it has begun.
    public var days: ClosedRange<Day>
    /// Days of it that were logged all the same.
    public var logged: Int
  }

  public var today: Day
  public var streaks: Streaks
  /// Whether today has an eaten entry.
  public var isLoggedToday: Bool
  /// The latest logged day up to today.
  public var lastLogged: Day?
  /// In order; none where no streak runs.
  public var rests: [Rest]
  /// How the lengths come about.
  public var explanations: [FigureExplanation]
}

/// The streaks of `journal` as seen on `today`, by the rule of `streaks(of:rest:today:)`.
public func streakReport(of journal: Journal, today: Day) -> StreakReport {
  let days = journal.diaryDays(through: today).filter(\.isLogged)
  let logged = days.map(\.day)
  let found = streaks(of: logged, rest: journal.settings.rest, today: today)
  var rests: [StreakReport.Rest] = []
  if let running = found.running, running.first <= today {
    rests = RestDays(journal.settings.rest).stretches(in: running.first...today).map { stretch in
      .init(days: stretch, logged: logged.count { stretch.contains($0) })
    }
  }
  let resting = RestDays(journal.settings.rest)
  func explanation(_ name: String, _ streak: Streak?) -> FigureExplanation? {
    guard let streak else { return nil }
    let counted = days.filter {
      $0.day >= streak.first && $0.day <= streak.last && !resting.contains($0.day)
    }
    return FigureExplanation(
      "\(name): \(dayCount(streak.length))", rule: "streak-days",
      """
      Days with an eaten entry that follow each other count one each, back from today or, while today has nothing, \
      from yesterday; rest days neither break nor lengthen it. Here is each day's first entry.
      """, lines: counted.compactMap(\.firstPlace))
  }
  let explanations = [
    explanation("Current streak", found.running),
    found.longest == found.running ? nil : explanation("Longest streak", found.longest),
  ]
  return StreakReport(
    today: today, streaks: found, isLoggedToday: logged.last == today, lastLogged: logged.last, rests: rests,
    explanations: explanations.compactMap(\.self))
}

extension StreakReport {
  public var document: ReportDocument {
    guard streaks.longest != nil else {
      return ReportDocument(
        title: "Streak", blocks: [.paragraph("Nothing is logged yet; one line today is a beginning.")])
    }
    return ReportDocument(title: "Streak", blocks: [.quote(ReportText([.strong(headline)]))] + blocks)
  }

  private var headline: String {
    guard let running = streaks.running else { return "No streak just now" }
    return running.length == 1 ? "One day" : "\(grouped(running.length)) days in a row"
  }

  private var blocks: [ReportBlock] {
    var items: [ReportText] = []
    if let running = streaks.running {
      var words = ": \(dayCount(running.length)), since \(running.first.weekdayAndDay(besides: today))"
      if !isLoggedToday, !isRestToday {
        words += "; today has nothing yet, an entry makes it \(grouped(running.length + 1))"
      }
      items.append(ReportText([.strong("Current streak"), .plain(words)]))
    } else if let last = lastLogged {
      items.append(
        ReportText([
          .strong("Current streak"),
          .plain(": none; the last day logged was \(last.weekdayAndDay(besides: today))"),
        ]))
    }
    if let longest = streaks.longest {
      let span =
        longest == streaks.running
        ? "the current one" : PeriodText(.days(longest.first...longest.last)).dates
      let rest = longest.hasRest && longest != streaks.running ? ", rest days left aside" : ""
      items.append(
        ReportText([.strong("Longest streak"), .plain(": \(dayCount(longest.length)), \(span)\(rest)")]))
    }
    var blocks: [ReportBlock] = [.list(items)]
    if !rests.isEmpty {
      blocks.append(.heading(level: 1, "Rest"))
      blocks.append(
        .list(
          rests.map { rest in
            let logged =
              rest.logged == 0 ? "" : ", \(grouped(rest.logged)) of them logged all the same"
            return ReportText(
              "\(PeriodText(.days(rest.days)).dates): \(dayCount(rest.days.count))\(logged)")
          }))
      blocks.append(.footnote("Rest days neither break the streak nor lengthen it; journal.toml names them."))
    }
    return blocks
  }

  private var isRestToday: Bool { rests.contains { $0.days.contains(today) } }

  public var json: JSONValue {
    [
      "seen_on": .string(today.description),
      "is_logged_today": .bool(isLoggedToday),
      "last_logged_day": JSONValue(lastLogged?.description),
      "current_streak": streakJSON(streaks.running),
      "longest_streak": streakJSON(streaks.longest),
      "rest": .array(
        rests.map {
          [
            "first_day": .string($0.days.lowerBound.description),
            "last_day": .string($0.days.upperBound.description), "days_logged": .int($0.logged),
          ]
        }),
    ]
  }
}

/// A streak's length and ends, or null.
func streakJSON(_ streak: Streak?) -> JSONValue {
  guard let streak else { return .null }
  return [
    "days": .int(streak.length), "first_day": .string(streak.first.description),
    "last_day": .string(streak.last.description),
  ]
}

/// `1 day`, `12 days`.
func dayCount(_ number: Int) -> String { counted(number, "day", "days") }
