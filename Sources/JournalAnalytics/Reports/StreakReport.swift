public import JournalFormat

/// The streaks of a diary, with the rest days within the current one.
public struct StreakReport: Sendable {
  /// A range of rest days that overlaps the current streak.
  public struct Rest: Hashable, Sendable {
    /// The days of it so far.
    public var days: ClosedRange<Day>
    /// The number of its days that were logged nevertheless.
    public var logged: Int
  }

  public var today: Day
  public var streaks: Streaks
  /// Whether today has an eaten entry.
  public var isLoggedToday: Bool
  /// The latest logged day up to today.
  public var lastLogged: Day?
  /// In order; empty without a current streak.
  public var rests: [Rest]
  public var figures: [Figure]
}

/// The streaks of `journal`, seen from `today`, as defined by `streaks(of:rest:today:)`.
public func streakReport(of journal: Journal, today: Day) -> StreakReport {
  let logged = journal.diaryDays(through: today).filter(\.isLogged).map(\.day)
  let found = journal.streaks(seenOn: today)
  var rests: [StreakReport.Rest] = []
  if let running = found.running, running.first <= today {
    rests = RestDays(journal.settings.rest).stretches(in: running.first...today).map { stretch in
      .init(days: stretch, logged: logged.count { stretch.contains($0) })
    }
  }
  let longest = found.longest == found.running ? nil : found.longest
  let figures = [("Current streak", found.running), ("Longest streak", longest)].compactMap { name, streak in
    streak.map { journal.figure(of: $0, named: name) }
  }
  return StreakReport(
    today: today, streaks: found, isLoggedToday: logged.last == today, lastLogged: logged.last, rests: rests,
    figures: figures)
}

extension Streaks {
  /// `6 days, 2 to 7 February 2026`, with how many there were of them; `nil` for a diary without a logged day.
  var longestText: String? {
    guard let longest else { return nil }
    if longest == running, longestCount == 1 { return "\(dayCount(longest.length)), the current one" }
    let rest = longest.hasRest ? ", days of rest aside" : ""
    let dates = PeriodText(.days(longest.first...longest.last)).dates
    return longestCount == 1
      ? "\(dayCount(longest.length))\(rest), \(dates)"
      : "\(dayCount(longest.length))\(rest), \(timesWord(longestCount)), the first \(dates)"
  }
}

extension StreakReport: Report {
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
      var text = ": \(dayCount(running.length)), since \(running.first.weekdayAndDay(besides: today))"
      if !isLoggedToday, !isRestToday {
        text += "; today is still open, and an entry makes it \(grouped(running.length + 1))"
      }
      items.append(ReportText([.strong("Current streak"), .plain(text)]))
    } else if let last = lastLogged {
      items.append(
        ReportText([
          .strong("Current streak"),
          .plain(": none; the last day logged was \(last.weekdayAndDay(besides: today))"),
        ]))
    }
    if let longest = streaks.longestText {
      items.append(ReportText([.strong("Longest streak"), .plain(": \(longest)")]))
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
