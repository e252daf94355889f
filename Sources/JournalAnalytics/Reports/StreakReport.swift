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

  /// The days of a period, and how many of them are logged.
  public struct Span: Hashable, Sendable {
    public var period: Period
    /// Its days so far.
    public var days: ClosedRange<Day>
    /// How many of them are logged.
    var counts: LoggedDays
    /// The diary’s first entry, if there are days of the period before it.
    var begins: Day?
    /// The longest streak of its days.
    public var streaks: Streaks
  }

  public var today: Day
  /// The counts for a period; `nil` for the whole diary.
  public var span: Span?
  /// A period entirely before the diary's first entry, and the day of that entry.
  var before: (period: Period, beginning: Day)?
  public var streaks: Streaks
  /// Whether today has an eaten entry.
  public var isLoggedToday: Bool
  /// The latest logged day up to today.
  public var lastLogged: Day?
  /// In order; empty without a current streak.
  public var rests: [Rest]
  public var figures: [Figure]
}

/// The streaks of `journal`, seen from `today`, as defined by `streaks(of:rest:today:)`; with `period`, first those of its days alone.
public func streakReport(of journal: Journal, during period: Period? = nil, today: Day) -> StreakReport {
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
  let facts = period.map { PeriodFacts(of: journal, during: $0, today: today) }
  return StreakReport(
    today: today, span: facts.flatMap(StreakReport.Span.init),
    before: facts.flatMap { facts in facts.beginsLater.map { (facts.observed.period, $0) } },
    streaks: found, isLoggedToday: logged.last == today, lastLogged: logged.last, rests: rests,
    figures: figures)
}

extension StreakReport.Span {
  /// `nil` for a period that is all to come, or all before the diary.
  fileprivate init?(_ facts: PeriodFacts) {
    guard let days = facts.sinceFirstEntry else { return nil }
    self.init(
      period: facts.observed.period, days: days, counts: facts.logged, begins: facts.beginsWithin,
      streaks: JournalAnalytics.streaks(
        of: facts.days.filter(\.isLogged).map(\.day), rest: facts.journal.settings.rest,
        today: days.upperBound))
  }
}

extension Streaks {
  /// `6 days, 2 to 7 February 2026`, with how many streaks are as long; `nil` for a diary without a logged day.
  var longestText: String? {
    guard let longest else { return nil }
    let sentence: StreakWords =
      if longestCount == 1 {
        longest == running ? .longestCurrent : longest.hasRest ? .longestRest : .longest
      } else {
        longest.hasRest ? .longestTiesRest : .longestTies
      }
    return sentence.said([
      "days": .number(longest.length), "times": .text(timesWord(longestCount)),
      "dates": .text(PeriodText(.days(longest.first...longest.last)).dates),
    ])
  }
}

extension StreakReport: Report {
  public var document: ReportDocument {
    guard streaks.longest != nil else {
      return ReportDocument(title: "Streak", blocks: [.paragraph(ReportText(beginning))])
    }
    if let before {
      let text = PeriodText(before.period)
      return ReportDocument(
        title: "Streak, \(text.title)",
        blocks: [
          .paragraph(
            ReportText(
              PeriodWords.beforeDiary.said(["day": .text(before.beginning.weekdayAndDay(besides: today))])))
        ])
    }
    guard let span else {
      return ReportDocument(title: "Streak", blocks: [.quote(ReportText([.strong(headline)]))] + blocks)
    }
    return ReportDocument(
      title: "Streak, \(PeriodText(span.period).title)",
      blocks: [.list(items(of: span))] + (span.days.contains(today) ? blocks : []))
  }

  /// The text for a diary without a streak.
  private var beginning: String {
    (lastLogged == nil ? StreakWords.beginning : .restAlone).said()
  }

  /// `Days logged: 25 of 28`, and the longest streak of them.
  private func items(of span: Span) -> [ReportText] {
    let logged = ReportText([
      .strong("Days logged"),
      .plain(
        ": "
          + (span.begins == nil ? StreakWords.daysLogged : .daysLoggedSince).said([
            "of": .text(span.counts.text), "day": .text(span.begins?.weekdayAndDay(besides: today) ?? ""),
          ])),
    ])
    var streaks = span.streaks
    // It is not the current one, but what lies of it in these days.
    streaks.running = nil
    guard let longest = streaks.longestText else { return [logged] }
    return [logged, ReportText([.strong("Longest streak in these days"), .plain(": \(longest)")])]
  }

  private var headline: String {
    guard let running = streaks.running else { return StreakWords.none.said() }
    return (running.length == 1 ? StreakWords.oneDay : .daysInARow).said(["days": .number(running.length)])
  }

  private var blocks: [ReportBlock] {
    var items: [ReportText] = []
    if let running = streaks.running {
      let text = (isLoggedToday || isRestToday ? StreakWords.running : .runningOpen).said([
        "days": .number(running.length), "day": .text(running.first.weekdayAndDay(besides: today)),
        "next": .number(running.length + 1),
      ])
      items.append(ReportText([.strong("Current streak"), .plain(": " + text)]))
    } else if let last = lastLogged {
      items.append(
        ReportText([
          .strong("Current streak"),
          .plain(": " + StreakWords.noneSince.said(["day": .text(last.weekdayAndDay(besides: today))])),
        ]))
    }
    if let longest = streaks.longestText, longestIsNews,
      span.map({ $0.streaks.longest != streaks.longest }) ?? true
    {
      let name = span == nil ? "Longest streak" : "Longest streak in the whole diary"
      items.append(ReportText([.strong(name), .plain(": \(longest)")]))
    }
    var blocks: [ReportBlock] = [.list(items)]
    if !rests.isEmpty {
      blocks.append(.heading(level: 1, "Rest"))
      blocks.append(
        .list(
          rests.map { rest in
            ReportText(
              (rest.logged == 0 ? StreakWords.rest : .restLogged).said([
                "dates": .text(PeriodText(.days(rest.days)).dates), "days": .number(rest.days.count),
                "logged": .number(rest.logged),
              ]))
          }))
      blocks.append(.footnote(ReportText(StreakWords.restNote.said())))
    }
    return blocks
  }

  /// Whether the longest streak is worth a line of its own; on the first day of a diary it only repeats the headline.
  private var longestIsNews: Bool {
    streaks.running == nil || streaks.running != streaks.longest || streaks.longestLength > 1
  }

  private var isRestToday: Bool { rests.contains { $0.days.contains(today) } }

  public var json: JSONValue {
    var json: [(String, JSONValue)] = [("seen_on", .string(today.description))]
    if let span {
      json.append(
        (
          "period",
          [
            "first_day": .string(span.days.lowerBound.description),
            "last_day": .string(span.days.upperBound.description),
            "days": .int(span.counts.days), "days_logged": .int(span.counts.logged),
            "days_of_rest": .int(span.counts.rested),
            "longest_streak": streakJSON(span.streaks.longest),
          ]
        ))
    }
    let rests = rests.map { rest -> JSONValue in
      [
        "first_day": .string(rest.days.lowerBound.description),
        "last_day": .string(rest.days.upperBound.description), "days_logged": .int(rest.logged),
      ]
    }
    return .object(
      json + [
        ("is_logged_today", .bool(isLoggedToday)), ("last_logged_day", JSONValue(lastLogged?.description)),
        ("current_streak", streakJSON(streaks.running)), ("longest_streak", streakJSON(streaks.longest)),
        ("rest", .array(rests)),
      ])
  }
}

/// Every sentence about streaks.
enum StreakWords: String, SentenceTable {
  case none, oneDay, daysInARow
  case running, runningOpen, noneSince
  case longest, longestCurrent, longestRest, longestTies, longestTiesRest
  case daysLogged, daysLoggedSince
  case beginning, restAlone
  case rest, restLogged, restNote

  var row: SentenceRow {
    switch self {
    case .none: .init("no streak runs", english: "No streak just now")
    case .oneDay: .init("a streak of one day runs", english: "One day")
    case .daysInARow: .init("a streak of more days runs", english: "{days} days in a row")
    case .running: .init("a streak runs", english: "{days#day|days}, since {day}")
    case .runningOpen:
      .init(
        "the same, and today has no entry and is no day of rest",
        english: "{days#day|days}, since {day}; today is still open, and an entry makes it {next}")
    case .noneSince: .init("no streak runs", english: "none; the last day logged was {day}")
    case .longest: .init("one streak is the longest", english: "{days#day|days}, {dates}")
    case .longestCurrent:
      .init("the streak that runs is the only longest", english: "{days#day|days}, the current one")
    case .longestRest:
      .init(
        "one streak with rest days inside is the longest",
        english: "{days#day|days}, {dates}, with days of rest between")
    case .longestTies:
      .init("several are the longest", english: "{days#day|days}, {times}, the first {dates}")
    case .longestTiesRest:
      .init(
        "several are the longest, and the first has rest days inside",
        english: "{days#day|days}, {times}, the first {dates} with days of rest between")
    case .daysLogged: .init("a period was asked for", english: "{of}")
    case .daysLoggedSince:
      .init("the same, and the diary begins within it", english: "{of}, from the first entry on {day} on")
    case .beginning:
      .init("the diary has no entry", english: "No food is written down yet; one line today is a beginning.")
    case .restAlone:
      .init(
        "all entries are on days of rest",
        english:
          "Food is written down on days of rest alone, which no streak counts; one line on another day is a beginning."
      )
    case .rest: .init("days of rest in the streak that runs", english: "{dates}: {days#day|days}")
    case .restLogged:
      .init(
        "the same, and some have an entry",
        english: "{dates}: {days#day|days}, {logged} of them logged all the same")
    case .restNote:
      .init(
        "days of rest in the streak that runs",
        english: "Rest days neither break the streak nor lengthen it; journal.toml names them.")
    }
  }
}
