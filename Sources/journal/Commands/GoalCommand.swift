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
        journal goal --recalculate

      Without a number it shows the goal of today and what it follows from. A number is a goal of your own from today, or --from a day on; \
      past days keep the goal they had. --setup asks for your profile, from which a goal is computed by Mifflin and St Jeor; the options do \
      the same without asking. --recalculate makes what the profile gives today a goal of your own.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("Kilocalories a day, 800 to 10000.", valueName: "kcal"))
  var energy: String?

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
  @Option(help: ArgumentHelp("In centimetres.", valueName: "cm"))
  var height: String?
  @Option(help: ArgumentHelp("sedentary, light, moderate, active or very active.", valueName: "activity"))
  var activity: String?
  @Option(help: ArgumentHelp("lose, maintain or gain.", valueName: "aim"))
  var aim: String?
  @Option(help: ArgumentHelp("The body mass to reach, in kilograms.", valueName: "kg"))
  var target: String?
  @OptionGroup var output: OutputOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    var profile = [
      ("sex", sex), ("born", born), ("height_cm", height), ("activity", activity), ("aim", aim),
      ("target_kg", target),
    ].compactMap { key, value in value.map { (key: key, value: $0) } }
    if setup {
      guard profile.isEmpty else {
        throw CommandFailure(.usage, "--setup asks for everything; leave the other options out, or --setup")
      }
      profile = try asked(in: diary)
    }
    if !profile.isEmpty { try setProfile(profile, in: diary) }
    let grams = [("protein_g", protein), ("carbs_g", carbs), ("fat_g", fat)].compactMap { key, value in
      value.map { (key: key, value: $0) }
    }
    if let energy {
      guard !recalculate else { throw CommandFailure(.usage, "give a number or --recalculate, not both") }
      try setGoal(try kilocalories(energy), grams, in: diary)
    } else if recalculate {
      try setGoal(try computed(in: environment), grams, in: diary)
    } else if !grams.isEmpty || from != nil {
      throw CommandFailure(
        .usage, "which goal? write its kilocalories, as in ‘journal goal 2100 --protein 120’")
    } else if profile.isEmpty || setup && !write.isDryRun {
      let read = try journal.read(in: environment)
      let report = GoalReport(read.journal, on: read.now.day)
      try output.show(
        report.document, json: report.json, naming: read.unread, from: read.folder, in: environment)
    }
  }

  private func kilocalories(_ text: String) throws(CommandFailure) -> Int {
    guard let value = Double(text), GoalSettings.energies.contains(value) else {
      throw CommandFailure(
        .usage, "‘\(text)’ is no goal; write kilocalories from 800 to 10000, as in ‘journal goal 2100’")
    }
    return Int(value.rounded())
  }

  /// What the profile gives today.
  private func computed(in environment: CommandEnvironment) throws -> Int {
    let read = try journal.read(in: environment)
    let goals = DailyGoals(settings: read.journal.settings, readings: read.journal.weightReadings)
    switch goals.breakdown(on: read.now.day) {
    case .success(let breakdown): return Int(breakdown.goal.rounded())
    case .failure(let reason): throw CommandFailure(.refused, String(reason.sentence.dropLast()))
    }
  }

  // MARK: Writing

  private static let file = "journal.toml"

  private func setGoal(_ energy: Int, _ grams: [(key: String, value: Double)], in diary: OpenDiary) throws {
    let day = try from.map { try diary.day($0) } ?? diary.now.day
    let lines =
      ["[[goal]]", "from = \(day)", "energy_kcal = \(energy)"]
      + grams.map { "\($0.key) = \($0.value == $0.value.rounded() ? "\(Int($0.value))" : "\($0.value)")" }
    try change("goal \(energy)", in: diary) { $0.appending(lines) }
    diary.say("the goal is \(energy) kcal a day from \(day) on")
  }

  private func setProfile(_ profile: [(key: String, value: String)], in diary: OpenDiary) throws {
    let known = diary.settings.profile.aim
    try change("goal profile", in: diary) { source in
      var source = source
      for (key, value) in profile {
        let text = value.trimmingPrefix(" ").lowercased()
        if key == "aim", let known, known.rawValue != text {
          // The days before keep the aim they had.
          source = source.appending(["[[goal]]", "from = \(diary.now.day)", "aim = \"\(text)\""])
          continue
        }
        let isNumber = key == "height_cm" || key == "target_kg"
        guard !isNumber || Double(text.replacing(",", with: ".")) != nil else {
          let example = key == "height_cm" ? "centimetres, as in 172" : "kilograms, as in 68.5"
          throw CommandFailure(.usage, "‘\(value)’ is no number; write \(example); nothing was changed")
        }
        let toml = isNumber ? text.replacing(",", with: ".") : key == "born" ? text : "\"\(text)\""
        source = try source.setting(key, of: "profile", to: toml)
      }
      return source
    }
    diary.say("the profile is kept in \(Self.file)")
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
  private func asked(in diary: OpenDiary) throws -> [(key: String, value: String)] {
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(
        .usage,
        "nobody can be asked here; give --sex, --born, --height, --activity, --aim and --target instead")
    }
    let profile = diary.settings.profile
    let questions: [(key: String, question: String, known: String?)] = [
      ("sex", "Sex, as the formula knows it: male or female?", profile.sex?.rawValue),
      ("born", "Born on, as 1990-04-02?", profile.born?.description),
      ("height_cm", "Height in centimetres?", profile.height.map { "\($0)" }),
      (
        "activity", "Activity: sedentary, light, moderate, active or very active?", profile.activity?.rawValue
      ),
      ("aim", "Aim: lose, maintain or gain?", profile.aim?.rawValue),
      ("target_kg", "Weight to reach in kilograms?", profile.targetMass.map { "\($0.kilograms)" }),
    ]
    return questions.compactMap { key, question, known in
      let answer = diary.environment.ask(question + (known.map { " [\($0)]" } ?? "") + " ") ?? ""
      return answer.allSatisfy(\.isWhitespace) ? nil : (key, answer)
    }
  }
}
