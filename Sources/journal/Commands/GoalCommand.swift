import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal goal`: the daily goal.
struct GoalCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goal",
    abstract: "Show or set your daily energy goal.",
    discussion: """
      EXAMPLES
        journal goal
        journal goal 2100 --protein 120
        journal goal --setup
        journal goal --sex female --born 1990-04-02 --height 165 --activity moderate --aim lose --target 62
        journal goal --activity light --from 2026-03-01
        journal goal --recalculate
        journal goal auto

      Without a number it shows the goal of today and what it follows from. A number is a goal of your own from today, or --from a day on; \
      past days keep the goal they had. auto computes the goal from the profile again, and none drops it. Another aim or activity holds from \
      that day on, too. --setup asks for your profile, from which a goal is computed by Mifflin and St Jeor; the options do \
      the same without asking. --recalculate makes what the profile gives today a goal of your own; where intake and weights say what you \
      spend, it counts together with the formula.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Kilocalories a day, 800 to 10000; or auto, or none.", valueName: "kcal"))
  var energy: [String] = []

  @Option(
    help: ArgumentHelp("The first day the goal holds for.", valueName: "day"), completion: Completion.days)
  var from: String?
  @Option(help: ArgumentHelp("Protein a day, in grams.", valueName: "g"))
  var protein: Double?
  @Option(help: ArgumentHelp("Carbohydrates a day, in grams.", valueName: "g"))
  var carbs: Double?
  @Option(help: ArgumentHelp("Fat a day, in grams.", valueName: "g"))
  var fat: Double?
  @Flag(help: "Ask for the profile.")
  var setup = false
  @Flag(help: "Make what the profile gives today your goal.")
  var recalculate = false
  @Option(help: ArgumentHelp("male or female.", valueName: "sex"))
  var sex: String?
  @Option(help: ArgumentHelp("The day of birth: 1990-04-02.", valueName: "day"))
  var born: String?
  @Option(help: ArgumentHelp("As 172, 1.72 m or 5 ft 8 in.", valueName: "height"))
  var height: String?
  @Option(help: ArgumentHelp("sedentary, light, moderate, active or very active.", valueName: "activity"))
  var activity: String?
  @Option(help: ArgumentHelp("lose, maintain or gain.", valueName: "aim"))
  var aim: String?
  @Option(help: ArgumentHelp("The weight to reach, as 68.5 or 150 lb.", valueName: "weight"))
  var target: String?
  @OptionGroup var output: OutputOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    // `--target 150 lb`: the shell takes the unit for the next argument.
    var (target, typed) = (self.target, self.energy.isEmpty ? nil : self.energy.joined(separator: " "))
    if let number = target, let unit = typed, !unit.contains(where: \.isNumber), Self.word(unit) == nil {
      (target, typed) = ("\(number) \(unit)", nil)
    }
    // All that is wrong is said before anything is written.
    var word = typed.flatMap(Self.word)
    var energy = word == nil ? try typed.map { try kilocalories($0) } : nil
    if typed != nil, recalculate {
      throw CommandFailure(.usage, "give a number, a word or --recalculate, not two of them")
    }
    var profile: [(key: ProfileAnswer, answer: String)] = [
      (.sex, sex), (.born, born), (.height, height), (.activity, activity), (.aim, aim), (.target, target),
    ].compactMap { key, value in value.map { (key, $0) } }
    if setup {
      guard profile.isEmpty else {
        throw CommandFailure(.usage, "--setup asks for everything; leave the other options out, or --setup")
      }
      profile = try asked(in: diary)
    }
    let grams = [("protein_g", protein), ("carbs_g", carbs), ("fat_g", fat)].compactMap { key, value in
      value.map { (key: key, value: $0) }
    }
    if energy == nil, word == nil, !recalculate, !grams.isEmpty {
      (energy, word) = try kept(on: try from.map { try diary.day($0) } ?? diary.now.day, in: environment)
    }
    let isDated = profile.contains { ProfileChanges.dated.contains($0.key) }
    guard
      energy != nil || recalculate || word == .computed
        || grams.isEmpty && (from == nil || isDated || word != nil)
    else {
      throw CommandFailure(
        .usage, "which goal? write its kilocalories, as in ‘journal goal 2100 --protein 120’")
    }
    if let wrong = grams.first(where: { !(0...2_000).contains($0.value) }) {
      throw CommandFailure(.usage, "\(wrong.value) g is no amount for a day; write grams from 0 to 2000")
    }
    let day = try from.map { try diary.day($0) } ?? diary.now.day
    let changes = try ProfileChanges(profile, from: day, isDated: from != nil, in: diary)
    if energy == nil, !recalculate {
      if !profile.isEmpty || word != nil {
        try change("goal \(typed ?? "profile")", in: diary) { source in
          let source = try changes.made(in: source)
          guard let word else { return source }
          return try source.settingGoal(from: day, to: Self.values("\"\(word.rawValue)\"", grams))
        }
        if !profile.isEmpty { sayProfile(changes, in: diary) }
        sayGoalOfProfile(from: word == nil ? nil : day, in: diary)
        if word != nil { return }
      }
      guard profile.isEmpty || setup && !write.isDryRun else { return }
      let read = try journal.read(in: environment)
      let report = GoalReport(read.journal, on: read.now.day)
      return try output.show(
        report.document, json: report.json, naming: read.unread, from: read.folder, in: environment)
    }
    // The profile and the goal that follows from it are written together, or neither is.
    let read = recalculate ? try journal.read(in: environment) : nil
    var goal: (energy: Int, sentence: String?) = (energy ?? 0, nil)
    try change(energy.map { "goal \($0)" } ?? "goal recalculated", in: diary) { source in
      let source = try changes.made(in: source)
      if let read { goal = try computed(read, with: source) }
      // What is reckoned anew is the energy; the grams of the goal until now go on.
      let kept = grams.isEmpty ? read.map { Self.grams($0.journal.settings, on: day) } ?? [] : grams
      return try source.settingGoal(from: day, to: Self.values("\(goal.energy)", kept))
    }
    if !profile.isEmpty { sayProfile(changes, in: diary) }
    sayGoal(goal.energy, from: day, goal.sentence, in: diary)
    if !profile.isEmpty, !write.isDryRun, let read = try? journal.read(in: environment) {
      sayContradiction(in: read, diary)
    }
  }

  /// The energy to keep for a day's goal if only grams are given: a number, or that it is computed; neither without a goal.
  private func kept(
    on day: Day, in environment: CommandEnvironment
  ) throws -> (energy: Int?, word: GoalSettings.Word?) {
    let read = try journal.read(in: environment)
    let goals = DailyGoals(settings: read.journal.settings, readings: read.journal.weightReadings)
    guard let goal = try? goals.goal(on: day).get() else { return (nil, nil) }
    return goal.isOwn ? (goal.kilocalories, nil) : (nil, .computed)
  }

  private func kilocalories(_ text: String) throws(CommandFailure) -> Int {
    guard let value = Self.kilocalories(in: text), GoalSettings.energies.contains(value) else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no goal; write kilocalories from 800 to 10000, as in ‘journal goal 2100’")
    }
    return Int(value.rounded())
  }

  /// The number of `2100`, `2,100`, `2100 kcal` and `2,100kcal`.
  private static func kilocalories(in text: String) -> Double? {
    var figure = text.lowercased()[...]
    if figure.hasSuffix("kcal") { figure = figure.dropLast(4) }
    let parts = figure.split(separator: " ").joined().split(separator: ",", omittingEmptySubsequences: false)
    let areThousands = parts.count == 2 && (1...2).contains(parts[0].count) && parts[1].count == 3
    return Double(areThousands ? parts.joined() : figure.split(separator: " ").joined())
  }

  /// The goal that the profile in `journal.toml` gives today, from measured expenditure if there are enough days, with a sentence
  /// that explains it.
  private func computed(
    _ read: ReadJournal, with settings: SourceText
  ) throws(CommandFailure) -> (energy: Int, sentence: String?) {
    var journal = read.journal
    journal.settings = JournalSettings.reading(settings).settings
    switch GoalReport(journal, on: read.now.day).recalculated {
    case .success(let recalculated): return (recalculated.goal, recalculated.sentence)
    case .failure(let reason):
      throw CommandFailure(.refused, String(reason.computing.dropLast()) + "; nothing was changed")
    }
  }

  // MARK: Writing

  private static let file = "journal.toml"

  /// The word given in place of kilocalories: `auto`, `none`; `nil` for anything else.
  private static func word(_ text: String) -> GoalSettings.Word? {
    folded(text) == "auto" ? .computed : GoalSettings.Word(rawValue: folded(text))
  }

  /// The grams of the goal that holds on a day.
  private static func grams(_ settings: JournalSettings, on day: Day) -> [(key: String, value: Double)] {
    let goals = settings.goals.filter { ($0.from.map { $0 <= day } ?? true) && $0.decidesEnergy }
    guard let goal = goals.max(by: { ($0.from?.ordinal ?? .min) < ($1.from?.ordinal ?? .min) }) else {
      return []
    }
    return [("protein_g", goal.protein), ("carbs_g", goal.carbs), ("fat_g", goal.fat)].compactMap {
      key, value in
      value.map { (key: key, value: $0) }
    }
  }

  /// The values of a goal for `journal.toml`; `nil` removes a key whose grams are not given.
  private static func values(
    _ energy: String, _ grams: [(key: String, value: Double)]
  ) -> [(key: String, value: String?)] {
    [("energy_kcal", energy)]
      + ["protein_g", "carbs_g", "fat_g"].map { key in
        (key, grams.first { $0.key == key }.map { ProfileAnswer.shortest($0.value) })
      }
  }

  private func sayGoal(_ energy: Int, from day: Day, _ sentence: String?, in diary: OpenDiary) {
    diary.say("the goal is \(grouped(energy)) kcal a day from \(day) on" + (sentence.map { ": \($0)" } ?? ""))
    if let protein, let carbs, let fat {
      let sum = 4 * protein + 4 * carbs + 9 * fat
      if abs(sum - Double(energy)) > Double(energy) / 10 {
        diary.say("the macros come to \(grouped(Int(sum.rounded()))) kcal, at 4, 4 and 9 kcal a gram")
      }
    }
    guard !write.isDryRun, let read = try? journal.read(in: diary.environment) else { return }
    sayLaterGoal(than: day, in: read, diary)
    for caution in GoalReport(read.journal, on: day).cautions { diary.say(caution) }
  }

  /// Reports a goal that was set before for a later day, and takes effect there.
  private func sayLaterGoal(than day: Day, in read: ReadJournal, _ diary: OpenDiary) {
    guard let (later, goal) = Self.laterGoal(than: day, in: read.journal.settings) else { return }
    let what =
      goal.energy.map { "it is \(grouped(Int($0.rounded()))) kcal a day" }
      ?? (goal.word == GoalSettings.Word.none ? "there is none" : "it is computed from your profile")
    diary.say("from \(later) on \(what), as was set before")
  }

  private static func laterGoal(
    than day: Day, in settings: JournalSettings
  ) -> (from: Day, goal: GoalSettings)? {
    settings.goals.filter(\.decidesEnergy).compactMap { goal in goal.from.map { ($0, goal) } }
      .filter { $0.0 > day }.min { $0.0 < $1.0 }
  }

  private func sayProfile(_ changes: ProfileChanges, in diary: OpenDiary) {
    diary.say("the profile is kept in \(Self.file)")
    for sentence in changes.sentences { diary.say(sentence) }
  }

  /// Reports the goal now, or from a day on.
  private func sayGoalOfProfile(from day: Day?, in diary: OpenDiary) {
    guard !setup, !write.isDryRun, let read = try? journal.read(in: diary.environment) else { return }
    let goals = DailyGoals(settings: read.journal.settings, readings: read.journal.weightReadings)
    switch goals.goal(on: day ?? diary.now.day) {
    case .success(let goal) where goal.isOwn:
      diary.say(
        "the goal stays \(grouped(goal.kilocalories)) kcal a day, as you set it; ‘journal goal auto’ lets the profile decide"
      )
    case .success(let goal):
      diary.say("the goal is \(grouped(goal.kilocalories)) kcal a day\(day.map { " from \($0) on" } ?? "")")
    case .failure(.dropped(let first?)) where first > diary.now.day:
      diary.say(
        "there is no goal from \(first) on; the days until then keep theirs, and ‘journal goal auto --from \(first)’ computes one from your profile"
      )
      return
    case .failure(.noWeight):
      let later = Self.laterGoal(than: day ?? diary.now.day, in: read.journal.settings)
      if let first = read.journal.weightReadings.first?.day, let later, later.from <= first {
        diary.say("no weight is written down before \(first), so until \(later.from) there is no goal")
      } else if let first = read.journal.weightReadings.first?.day {
        diary.say("the goal is computed from your profile, from the first weight on, which is of \(first)")
      } else {
        diary.say(NoGoal.noWeight.sentence)
      }
    case .failure(let reason): diary.say(reason.sentence)
    }
    if let day { sayLaterGoal(than: day, in: read, diary) }
    for caution in GoalReport(read.journal, on: day ?? diary.now.day).cautions { diary.say(caution) }
    sayContradiction(in: read, diary)
  }

  private func sayContradiction(in read: ReadJournal, _ diary: OpenDiary) {
    if let contradiction = GoalReport(read.journal, on: diary.now.day).contradiction {
      diary.say(contradiction)
    }
  }

  /// Changes `journal.toml`; refuses what would not be read.
  private func change(_ label: String, in diary: OpenDiary, _ edit: (SourceText) throws -> SourceText) throws
  {
    try diary.change(label) { transaction in
      _ = try transaction.update(Self.file) { bytes in
        let before = SourceText(bytes ?? [])
        let known = Set(JournalSettings.reading(before).diagnostics.map(\.message))
        let after: SourceText
        do {
          after = try edit(before)
        } catch let problem as TOMLProblem {
          throw CommandFailure(
            .refused, "\(Self.file) is not TOML (\(problem.reason)); nothing was changed; mend it first")
        }
        if let wrong = JournalSettings.reading(after).diagnostics.first(where: { !known.contains($0.message) }
        ) {
          throw CommandFailure(.usage, "\(wrong.message); nothing was changed")
        }
        return after.bytes
      }
    }
  }

  // MARK: Asking

  /// The answers of a person at a terminal; an empty answer keeps what there is.
  private func asked(in diary: OpenDiary) throws -> [(key: ProfileAnswer, answer: String)] {
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(
        .usage,
        "nobody can be asked here; give --sex, --born, --height, --activity, --aim and --target instead")
    }
    return ProfileAnswer.allCases.compactMap { key in
      let known = key.known(in: diary.settings.profile, diary.settings.units)
      let question = key.question(diary.settings.units) + (known.map { " [\($0)]" } ?? "") + " "
      while let answer = diary.environment.ask(question), !answer.allSatisfy(\.isWhitespace) {
        do throws(CommandFailure) {
          _ = try key.toml(answer, in: diary)
          return (key, answer)
        } catch {
          diary.environment.printError(terminalSafe("\(error.reason), or leave it empty.\n"))
        }
      }
      return nil
    }
  }
}

/// Answers about the profile as changes of `journal.toml`.
private struct ProfileChanges {
  /// Answers that change over time and get a date; all others hold for every day.
  static let dated: Set<ProfileAnswer> = [.aim, .activity]

  private var facts: [(key: ProfileAnswer, toml: String?)] = []
  private var changes: [(key: ProfileAnswer, toml: String?)] = []
  private let day: Day
  private let isHeightCorrected: Bool

  /// Throws for an invalid answer. One that changes over time is dated if another answer held by `day`, or if the user named the
  /// day.
  init(
    _ profile: [(key: ProfileAnswer, answer: String)], from day: Day, isDated: Bool, in diary: OpenDiary
  ) throws(CommandFailure) {
    self.day = day
    let held = diary.settings.profile(on: day)
    for (key, answer) in profile {
      do throws(CommandFailure) {
        let toml = try key.toml(answer, in: diary)
        guard Self.dated.contains(key) else {
          facts.append((key, toml))
          continue
        }
        let known = key.known(in: held, diary.settings.units)
        if isDated || known != nil, known.map({ "\"\($0)\"" }) != toml { changes.append((key, toml)) }
        if !isDated, known == nil { facts.append((key, toml)) }
      } catch {
        throw CommandFailure(error.status, "\(error.reason); nothing was changed")
      }
    }
    isHeightCorrected = diary.settings.profile.height != nil && facts.contains { $0.key == .height }
  }

  func made(in source: SourceText) throws -> SourceText {
    var source = source
    for (key, toml) in facts { source = try source.setting(key.rawValue, of: "profile", to: toml) }
    guard !changes.isEmpty else { return source }
    return try source.settingGoal(from: day, to: changes.map { ($0.key.rawValue, $0.toml) })
  }

  /// What to tell the user about the changes.
  var sentences: [String] {
    var sentences: [String] = []
    if !changes.isEmpty {
      let names = changes.map { "the \($0.key.rawValue)" }.joined(separator: " and ")
      sentences.append(
        "\(names) \(changes.count == 1 ? "changes" : "change") from \(day) on; days before keep theirs")
    }
    if isHeightCorrected { sentences.append("the height is that of all days, also of those before") }
    return sentences
  }
}
