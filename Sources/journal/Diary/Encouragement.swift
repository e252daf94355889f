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
      warnOfSharedEnergy(on: day)
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

  /// Says where a line states the energy of several entries of which one was added with its own: the sum has not grown by it.
  private func warnOfSharedEnergy(on day: Day) {
    let valued = added.filter {
      $0.day == day && $0.draft.entry.state == .eaten && $0.draft.entry.facts.energy != nil
    }
    guard !valued.isEmpty, !diary.options.isDryRun, let files = try? diary.files(of: day) else { return }
    for file in diary.read(files) {
      for shared in file.sharedEnergies {
        let beside = shared.span.map { file.entries[$0] }
        for entry in valued
        where beside.contains(where: {
          $0.text.string == entry.draft.entry.text && $0.facts == entry.draft.entry.facts
        }) {
          diary.environment.warn(
            "‘\(entry.draft.entry.title)’: line \(shared.range.lowerBound.line) of \(file.path) states \(FoodFacts(energy: shared.stated).summary) for its entries together, this one among them; "
              + "correct that line if this comes on top of it")
        }
      }
    }
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

/// The known number of entries in the diary, and the last milestone.
///
/// It is stored in the user's state folder, never in the journal, and may be deleted at any time: milestones then
/// pause until a command that reads all files has counted again.
struct RunningTotal: Hashable {
  var entries: Int
  /// The last milestone that was reached, announced or not; 0 for none.
  var said: Int

  /// Parses `text`; `nil` for anything else.
  init?(_ bytes: [UInt8]) {
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    guard lines.count == 2,
      let entries = Int(lines[0].dropFirst("entries ".count)), lines[0].hasPrefix("entries "),
      let said = Int(lines[1].dropFirst("said ".count)), lines[1].hasPrefix("said "),
      (0...1_000_000_000).contains(entries), (0...1_000_000_000).contains(said)
    else { return nil }
    self.init(entries: entries, said: said)
  }

  init(entries: Int, said: Int) {
    self.entries = entries
    self.said = said
  }

  var text: String { "entries \(entries)\nsaid \(said)\n" }

  /// The highest milestone up to `entries`: 10, 25, 50, 100, 250, 500 and every 1,000; 0 below the first.
  static func milestone(upTo entries: Int) -> Int {
    entries >= 1000 ? entries / 1000 * 1000 : [500, 250, 100, 50, 25, 10].first { $0 <= entries } ?? 0
  }

  // MARK: Kept up to date

  /// Adds `change` to the count and returns the new count if it reaches a milestone for the first time.
  ///
  /// If `speaks` is false the milestone is skipped: announced later, it would be wrong.
  static func add(_ change: Int, to diary: OpenDiary, speaks: Bool = false) -> Int? {
    guard !diary.options.isDryRun else { return nil }
    let reached = add(change, in: diary.folder)
    return speaks ? reached : nil
  }

  /// Adds `change`, which may be negative, to the count; returns the new count if it reaches a milestone for the
  /// first time.
  @discardableResult static func add(_ change: Int, in folder: JournalFolder) -> Int? {
    guard let state = folder.readState(.total), var total = RunningTotal(state) else { return nil }
    total.entries = max(0, total.entries + change)
    let milestone = milestone(upTo: total.entries)
    let isNew = milestone > total.said
    if isNew { total.said = milestone }
    folder.writeState(.total, Array(total.text.utf8))
    return isNew ? total.entries : nil
  }

  /// Stores the count of a command that read all files. Milestones reached by other programs are skipped.
  static func count(_ entries: Int, in folder: JournalFolder) {
    let before = folder.readState(.total).flatMap { RunningTotal($0) }
    let total = RunningTotal(entries: entries, said: max(before?.said ?? 0, milestone(upTo: entries)))
    if total != before { folder.writeState(.total, Array(total.text.utf8)) }
  }
}
