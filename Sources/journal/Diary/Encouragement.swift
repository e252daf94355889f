import JournalAnalytics
import JournalFormat

/// The message after an addition: the day's first entry, the count, a longer streak, a milestone.
struct Encouragement {
  let diary: OpenDiary
  let added: [AddedEntry]

  /// Prints what was added, and on a terminal what it means.
  ///
  /// Nothing here makes the command fail: what cannot be read is not mentioned.
  func say() {
    for entry in added {
      diary.say(entry.sentence)
      if let assumptions = entry.assumptions { diary.say(assumptions) }
      for remark in entry.remarks { diary.environment.warn("‘\(entry.draft.entry.title)’: \(remark)") }
    }
    for day in Set(added.map(\.day)).sorted() {
      if let balance = try? balance(of: day) { diary.say("  \(balance)") }
    }
    let speaks = diary.environment.output.isInteractive && !diary.options.quiet && !diary.options.isDryRun
    let total = RunningTotal.add(added.count, to: diary, speaks: speaks)
    guard speaks else { return }
    let isToday = added.contains { $0.draft.day == diary.now.day && $0.draft.entry.state == .eaten }
    if isToday, let count = try? entriesToday() {
      let isFirst = count.entries == added.count
      if isFirst {
        diary.say("First entry today!")
      } else if added.contains(where: { $0.draft.entry.category != .beverage }) {
        diary.say("Meal \(count.meals) today.")
      }
      // The streak is longer if today had no entry before.
      if isFirst, let streak = try? streak(), streak > 1 {
        diary.say(
          streak >= OpenDiary.recentLimit ? "\(streak) days and more in a row." : "\(streak) days in a row.")
      }
    }
    if let total { diary.say("\(total) entries are written down.") }
  }

  /// The day's total, compared with its goal if there is one; `nil` if nothing with a value was added as eaten, and without a goal
  /// also for the day's first entry.
  ///
  /// Only a computed goal needs a weight, which is searched in the latest files.
  private func balance(of day: Day) throws -> String? {
    let isValued = added.contains {
      $0.day == day && $0.draft.entry.state == .eaten && $0.draft.entry.facts.energy != nil
    }
    let (settings, profile) = (diary.settings, diary.settings.profile(on: day))
    let isSet =
      settings.ownGoal(on: day).map { $0.energy != nil } ?? (profile.energyGoal != nil)
    guard isValued, !diary.options.isDryRun else { return nil }
    let isComputed =
      profile.sex != nil && profile.born != nil && profile.height != nil && profile.activity != nil
    guard isSet || isComputed else {
      let journal = Journal(settings: settings, days: diary.read(try diary.files(of: day)))
      return dayReport(of: journal, on: day, now: nil, today: diary.now.day).total
    }
    let files = diary.read(isSet ? try diary.files(of: day) : try diary.recentFiles(through: day))
    let journal = Journal(settings: settings, days: files)
    let goals = DailyGoals(settings: settings, readings: journal.weightReadings)
    guard let goal = try? goals.goal(on: day).get() else { return nil }
    var report = dayReport(of: journal, on: day, now: nil, today: diary.now.day)
    report.goal = goal.kilocalories
    return report.balance
  }

  /// The number of entries eaten today, and of those that are no drinks.
  private func entriesToday() throws -> (entries: Int, meals: Int) {
    let eaten = try EntryFinder(diary: diary).entries(of: diary.now.day).filter(\.entry.isEaten)
    return (eaten.count, eaten.count { $0.entry.category != .beverage })
  }

  /// The current streak, counted in the latest files.
  private func streak() throws -> Int {
    let days = diary.read(try diary.recentFiles(through: diary.now.day))
    let logged = Journal(days: days).diaryDays(through: diary.now.day).filter(\.isLogged).map(\.day)
    return streaks(of: logged, rest: diary.settings.rest, today: diary.now.day).runningLength
  }
}
