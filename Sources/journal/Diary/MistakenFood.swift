import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// Words given to `journal add` that are no food: what they are instead, and which command writes them.
///
/// Words that name a food stay food, also where they name a habit (`Water`); only a box before a verb (`[ ] buy milk`) outweighs them.
struct MistakenFood {
  private let diary: OpenDiary
  /// The day and the time that options give.
  private let day: String?
  private let time: String?

  init(_ diary: OpenDiary, day: String? = nil, time: String? = nil) {
    self.diary = diary
    self.day = day
    self.time = time
  }

  private static let weighingVerbs: Set<String> = [
    "weighed", "weigh", "weighing", "wog", "wiege", "gewogen", "pesé", "pèse", "peso",
  ]
  private static let taskWords: Set<String> = ["task", "todo", "to-do", "reminder"]

  /// The command for the words, with their tags; `nil` for food.
  func meant(by typed: NewEntry, from raw: String) throws -> MeantCommand? {
    var command = try untagged(by: typed, from: raw)
    if let name = command?.words.first, name == "log" || name == "task", command?.isTyped == false {
      command?.words += typed.tags.map { $0.hasPrefix("#") ? $0 : "#\($0)" }
    }
    return command
  }

  private func untagged(by typed: NewEntry, from raw: String) throws -> MeantCommand? {
    guard typed.facts.isEmpty, typed.category == nil else { return nil }
    let line = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if let own = typedCommand(line) { return own }
    if let skip = try skip(line) { return skip }
    let time = time ?? typed.time.map { "\($0)" }
    try refuseBareName(typed.text)
    try refuseBareMeal(typed.text)
    if let done = try done(typed, of: line, at: time) { return done }
    if let task = task(typed, line) { return task }
    switch diary.parser.lineKind(of: typed.text) {
    case .weight(let rest): return command("weigh", text: rest, reason: "is a weight", line: line, at: time)
    case .mood: return command("log", text: typed.text, reason: "is a mood", line: line, at: time)
    default: break
    }
    let words = typed.text.split(whereSeparator: \.isWhitespace).map(String.init)
    // `weighed 80 kg`, `weigh in 72.4kg`.
    if words.count > 1, Self.weighingVerbs.contains(words[0].lowercased()) {
      let isIn = words.count > 2 && ["in", "in:", "at"].contains(words[1].lowercased())
      let rest = words.dropFirst(isIn ? 2 : 1).joined(separator: " ")
      if isBodyWeight(rest, isSaid: true) {
        return command("weigh", text: rest, reason: "is a weight", line: line, at: time)
      }
    }
    let isWeight = words.first?.first?.isNumber == true && isBodyWeight(typed.text)
    if isWeight { return command("weigh", text: typed.text, reason: "is a weight", line: line, at: time) }
    if let command = try habit(typed.text, words, of: line, at: time) { return command }
    if let feeling = feeling(words) {
      return command("log", text: feeling, reason: "is how you feel and no food", line: line, at: time)
    }
    if MedicineWords.areAll(of: words), !namesFood(typed.text) {
      return command("log", text: typed.text, reason: "is a medicine and no food", line: line, at: time)
    }
    if let chore = chore(words, line) { return chore }
    if isMeasured(words) || SymptomWords.areAll(of: typed.text) || ActivityWords.areAll(of: words)
      || isEvent(words, typed.text)
      || endsOnScale(words) && !namesFood(typed.text) || isOwnLine(words, typed.text)
    {
      return command("log", text: typed.text, reason: "is no food", line: line, at: time)
    }
    return nil
  }

  /// A remark on food that has the name of a habit; `nil` for other words.
  func remark(on text: String) throws -> String? {
    guard let habit = try habits().first(where: { $0.isNamed(text) }) else { return nil }
    return
      "it is a habit of yours, too; ‘journal habit tick \(MeantCommand.quoted(habit.name.string))’ ticks it"
  }

  private func command(_ name: String, text: String, reason: String, line: String, at time: String?)
    -> MeantCommand
  {
    var words = [name] + text.split(whereSeparator: \.isWhitespace).map(String.init)
    // Where the diary has headings of its own and none for such a line, the command would ask for one.
    if name == "log", case .other = diary.parser.lineKind(of: text),
      let headings = try? OwnHeadings(diary, around: diary.now.day), !headings.knows(text)
    {
      words += ["--under", OwnHeadings.usual]
    }
    return MeantCommand(words: words, shown: line, reason: reason, day: day, time: time)
  }

  /// A command of this program typed after this one: `task add x`.
  private func typedCommand(_ line: String) -> MeantCommand? {
    let words = line.split(separator: " ").map(String.init)
    let names = [["task", "add"], ["habit", "tick"], ["habit", "skip"]]
    guard words.count > 2, names.contains(Array(words.prefix(2))) else { return nil }
    return MeantCommand(
      words: words, shown: line, reason: "is a command of its own", day: day, time: nil, isTyped: true)
  }

  /// A habit that was not done, and why: `[-] Run: rain`, or `Run: rain` where its name is no food.
  private func skip(_ line: String) throws -> MeantCommand? {
    let bare =
      line.hasPrefix("- [-] ") ? line.dropFirst(6) : line.hasPrefix("[-] ") ? line.dropFirst(4) : line[...]
    let parts = bare.split(separator: ":", maxSplits: 1).map {
      $0.split(separator: " ").joined(separator: " ")
    }
    let reason = parts.count == 2 ? parts[1] : ""
    let hasBox = bare.count < line.count
    guard let name = parts.first, hasBox || !reason.isEmpty && !namesFood(name) && !namesFood(reason),
      !HabitTickAmount.isAmount(reason, diary.parser),
      let habit = try habits().first(where: { $0.isNamed(name) })
    else { return nil }
    return MeantCommand(
      words: ["habit", "skip", habit.name.string] + (reason.isEmpty ? [] : ["--reason", reason]), shown: line,
      reason: "is a habit of yours", day: day, time: nil)
  }

  /// A chore or an appointment, perhaps with the day: `dentist friday 15:00`.
  private func chore(_ words: [String], _ line: String) -> MeantCommand? {
    let reason = "looks like a task and not like food"
    if ChoreWords.areAll(of: words) {
      return MeantCommand(
        words: ["task", "add", words.joined(separator: " ")], shown: line, reason: reason, due: day)
    }
    guard let first = words.first, ChoreWords.isAppointment(first), words.count < 6,
      !words.contains(where: namesFood)
    else { return nil }
    let when = words.dropFirst().filter { !["on", "at"].contains($0.lowercased()) }.joined(separator: " ")
    guard day == nil, !when.isEmpty, (try? diary.comingMoment(when)) != nil else {
      return MeantCommand(
        words: ["task", "add", words.joined(separator: " ")], shown: line, reason: reason, due: day)
    }
    return MeantCommand(words: ["task", "add", first], shown: line, reason: reason, due: when)
  }

  /// A complaint or a mood with its strength, and perhaps its time, or with a degree or a medicine: `headache 3/10 at 9am`, `fever
  /// 38.5`, `headache pill`.
  private func isMeasured(_ words: [String]) -> Bool {
    func isNamed(_ words: some Collection<String>) -> Bool {
      let text = words.joined(separator: " ")
      if case .mood = diary.parser.lineKind(of: text) { return true }
      return SymptomWords.areAll(of: text)
    }
    if let place = words.firstIndex(where: { endsOnScale(["", $0], of: [5, 10]) }), place > 0 {
      return isNamed(words[..<place]) || isNamed(words[...place])
    }
    guard words.count > 1, let last = words.last, isNamed(words.dropLast()) else { return false }
    return last.first?.isNumber == true || MedicineWords.areAll(of: [last])
  }

  /// `feeling great` as `mood great`; `nil` if a food stands among the words.
  private func feeling(_ words: [String]) -> String? {
    guard (2...6).contains(words.count), ["feeling", "felt", "feel"].contains(words[0].lowercased()) else {
      return nil
    }
    let rest = words.dropFirst().joined(separator: " ")
    guard !SymptomWords.areAll(of: words.joined(separator: " ")), !SymptomWords.areAll(of: rest) else {
      return nil
    }
    return namesFood(rest) || words.dropFirst().contains(where: namesFood) ? nil : "mood \(rest)"
  }

  /// An event or a measurement that is no food: `BP 120/80`, `period day 2`, `went to the dentist`.
  private func isEvent(_ words: [String], _ text: String) -> Bool {
    guard words.count > 1, !namesFood(text), !words.contains(where: namesFood) else { return false }
    let start = words.prefix(2).joined(separator: " ").lowercased()
    return Self.events.contains(words[0].lowercased()) || Self.events.contains(start)
  }

  /// A line with a figure that is no food by the user's own headings: its first word stands below one, or it begins with one, as
  /// `Squats 65 kg`; or its unit is none of food, as `Glucose 5.6 mmol` below *Glucose*.
  private func isOwnLine(_ words: [String], _ text: String) -> Bool {
    guard let figure = words.dropFirst().firstIndex(where: { $0.first?.isNumber == true }) else {
      return false
    }
    let isOfFood = namesFood(text) || words.contains(where: namesFood) || isKnown(text)
    let units = words[(figure + 1)...]
    guard !isOfFood || units.count == 1 && units.allSatisfy(Self.unitsOfNoFood.contains) else { return false }
    guard let own = try? OwnHeadings(diary, around: diary.now.day) else { return false }
    return !isOfFood && own.hasLine(like: text) || own.named(in: text.filter { $0 != ":" }) != nil
  }

  private static let unitsOfNoFood: Set<String> = [
    "mmol", "mmol/l", "mmol/L", "mg/dl", "mg/dL", "bpm", "mmHg", "km", "min", "h", "steps", "pages", "reps",
  ]

  private static let events: Set<String> = [
    "bp", "blood pressure", "blood sugar", "pulse", "heart rate", "temperature", "temp", "period", "went to",
    "went for", "visited", "met with", "worked on", "worked out", "blutdruck", "blutzucker", "puls", "fieber",
    "periode",
  ]

  /// Throws for the name of a weight or a mood with nothing after it.
  private func refuseBareName(_ text: String) throws(CommandFailure) {
    guard !text.isEmpty, !text.contains(where: \.isWhitespace), !namesFood(text) else { return }
    var names: (String, String)?
    if diary.parser.isWeightName(text) {
      names = ("weight", "weigh 72.4")
    } else if case .mood = diary.parser.lineKind(of: "\(text) 4/5") {
      names = ("mood", "log mood 4/5")
    }
    guard let (kind, command) = names else { return }
    throw CommandFailure(
      .usage,
      "‘\(terminalSafe(text))’ names a \(kind) and says none, so nothing was written; ‘journal \(command)’ writes one down, and --literal takes it as food"
    )
  }

  /// Throws for the bare name of a meal: `dinner`, `my lunch`, `a meal`.
  private func refuseBareMeal(_ text: String) throws(CommandFailure) {
    var words = text.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
    while words.count > 1, Self.beforeMeals.contains(words[0]) { words.removeFirst() }
    guard words.count == 1,
      Self.mealWords.contains(words[0]) || diary.parser.meal(namedBy: words[0]) != nil && !namesFood(words[0])
    else { return }
    throw CommandFailure(
      .usage,
      "‘\(terminalSafe(text))’ names a meal and no food, so nothing was written; write what it was as well, or --literal "
        + "to keep it as it is")
  }

  /// Words before the name of a meal that name no food.
  private static let beforeMeals: Set<String> = [
    "a", "an", "the", "my", "had", "our", "usual", "normal", "regular", "big", "small", "light", "quick",
    "nice", "good",
  ]
  /// Words for a meal at any hour.
  private static let mealWords: Set<String> = ["meal", "meals", "food", "mahlzeit", "repas"]

  // MARK: Tasks

  private static let doneBoxes = ["[x] ", "[X] "]
  private static let doneWords: Set<String> = ["done", "finished", "✓", "✔", "✅", "☑"]

  /// Something that was done, by a ticked box before it or a word after it: a habit, else a done task.
  private func done(_ typed: NewEntry, of line: String, at time: String?) throws -> MeantCommand? {
    let bare = line.hasPrefix("- ") ? line.dropFirst(2) : line[...]
    var words = typed.text.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.count > 1, let last = words.last, Self.doneWords.contains(last.lowercased()) {
      words.removeLast()
    } else if !Self.doneBoxes.contains(where: { bare.hasPrefix($0) }) {
      return nil
    }
    let text = words.joined(separator: " ")
    if let habit = try habit(text, words, of: line, at: time) { return habit }
    let isVerb = words.count > 1 && ChoreWords.toDo.contains(words[0].lowercased())
    guard isVerb || !words.contains(where: namesFood) && !namesFood(text) && !isKnown(typed.text) else {
      return nil
    }
    return MeantCommand(
      words: ["task", "add", "[x] \(text)"], shown: line,
      reason: "looks like something done and not like food")
  }

  /// A label for tasks, a verb behind a box, or a box before words that name no food.
  private func task(_ typed: NewEntry, _ line: String) -> MeantCommand? {
    var words = typed.text.split(whereSeparator: \.isWhitespace).map(String.init)
    var hasBox = typed.state == .planned
    // `[]`, and `[`, `]` that a shell gave apart.
    for box in [["[]"], ["-", "[]"], ["[", "]"], ["-", "[", "]"]] where words.starts(with: box) {
      words.removeFirst(box.count)
      hasBox = true
    }
    var isLabelled = false
    if let first = words.first, words.count > 1 {
      let name = first.lowercased().drop { $0 == "@" }.prefix { $0 != ":" }
      let isTaskWord = Self.taskWords.contains(String(name)) || diary.parser.lineKind(of: first) == .task
      let verb = words[1].lowercased()
      let isBeforeVerb =
        name == "task" && (ChoreWords.toDo.contains(verb) || ChoreWords.errands.contains(verb))
      isLabelled = name == "todo" || isBeforeVerb || first.hasSuffix(":") && isTaskWord
      if isLabelled { words.removeFirst() }
    }
    for opening in Self.reminders where words.count > opening.count + 1 {
      guard words.prefix(opening.count).map({ $0.lowercased() }) == opening else { continue }
      return MeantCommand(
        words: ["task", "add", words.dropFirst(opening.count).joined(separator: " ")], shown: line,
        reason: "looks like a task and not like food", due: day)
    }
    guard let verb = words.first?.lowercased() else { return nil }
    let text = words.joined(separator: " ")
    let isVerb = words.count > 1 && (hasBox ? ChoreWords.toDo : ChoreWords.plainVerbs).contains(verb)
    let isErrand =
      hasBox && words.count > 1 && words.contains { ChoreWords.errands.contains($0.lowercased()) }
    guard
      isLabelled || isVerb || isErrand
        || hasBox && !words.contains(where: namesFood) && !namesFood(text) && !isKnown(text)
    else { return nil }
    return MeantCommand(
      words: ["task", "add", text], shown: isLabelled ? line : text,
      reason: isLabelled ? "is a task" : "looks like a task and not like food", due: day)
  }

  /// Words that introduce a chore.
  private static let reminders = [
    ["remember", "to"], ["remind", "me", "to"], ["don't", "forget", "to"], ["don’t", "forget", "to"],
    ["need", "to"],
    ["i", "need", "to"], ["have", "to"], ["i", "have", "to"],
  ]

  // MARK: Habits

  /// The command that ticks the habit of these words, perhaps with an amount; `nil` where they name none.
  func habit(named text: String) throws -> MeantCommand? {
    let words = text.split(whereSeparator: \.isWhitespace).map(String.init)
    return try habit(text, words, of: text, at: time)
  }

  private func habits() throws -> [Habit] {
    let bytes = try diary.folder.bytes(at: HabitBook.path, ", so nothing was written")
    return bytes.map { diary.parser.parseHabits(SourceText($0)).habits } ?? []
  }

  /// The command that ticks a habit of these words.
  private func habit(
    _ text: String, _ words: [String], of line: String, at time: String?
  ) throws -> MeantCommand? {
    guard let habit = try habit(text, words) else { return nil }
    let amount = habit.amount.map { ["--amount", $0] } ?? []
    return MeantCommand(
      words: ["habit", "tick", habit.name] + amount, shown: line, reason: "is a habit of yours", day: day,
      time: time)
  }

  /// A habit that the words name, perhaps with an amount after it. One that is also a food needs an amount that no food has: `6/8`.
  private func habit(_ text: String, _ words: [String]) throws -> (name: String, amount: String?)? {
    for habit in try habits() {
      if habit.isNamed(text) { return namesFood(text) ? nil : (habit.name.string, nil) }
      if habit.isDone(by: text) { return (habit.name.string, nil) }
      for count in 1...2 where words.count > count {
        let name = words.dropLast(count).joined(separator: " ")
        let amount = words.suffix(count).joined(separator: " ")
        guard habit.isNamed(name.hasSuffix(":") ? String(name.dropLast()) : name),
          HabitTickAmount.isAmount(amount, diary.parser),
          !namesFood(name) || amount.contains("/") || habit.counts(amount)
        else { continue }
        return (habit.name.string, amount)
      }
    }
    return nil
  }

  // MARK: What is food

  private func namesFood(_ text: String) -> Bool {
    diary.parser.namesFood(text) || FoodLookup(table: .embedded).food(named: text) != nil
  }

  /// Whether it was eaten before, in the latest files.
  private func isKnown(_ text: String) -> Bool {
    let history = (try? EntryDraft.history(through: diary.now.day, in: diary)) ?? []
    return history.contains { folded($0.text.string) == folded(text) }
  }

  /// `stress 3/10`: a scale that no share of a dish has.
  private func endsOnScale(_ words: [String], of scales: Set<Double> = [5, 7, 10, 100]) -> Bool {
    guard words.count > 1, let parts = words.last?.split(separator: "/"), parts.count == 2,
      let value = Double(parts[0].replacing(",", with: ".")), let scale = Double(parts[1])
    else { return false }
    return scales.contains(scale) && value <= scale
  }

  /// Whether the text is a body weight; without a unit only if a word has said so.
  private func isBodyWeight(_ text: String, isSaid: Bool = false) -> Bool {
    guard let weight = try? diary.typedWeight(text) else { return false }
    return (30...300).contains(weight.mass.kilograms) && (isSaid || text.contains { $0.isLetter })
  }
}

extension Habit {
  /// Whether `text` is its name or an alias.
  fileprivate func isNamed(_ text: String) -> Bool {
    ([name] + aliases).contains { $0.string.lowercased() == text.lowercased() }
  }

  /// Whether `text` is a form of its name for having done it: `meditated` of *Meditate*, `journaling` of *Journal*.
  fileprivate func isDone(by text: String) -> Bool {
    let said = text.lowercased()
    return ([name] + aliases).contains { name in
      let verb = name.string.lowercased()
      let stem = verb.hasSuffix("e") ? String(verb.dropLast()) : verb
      return verb.count > 3 && [stem + "ed", stem + "ing"].contains(said)
    }
  }

  /// Whether an amount is in the unit of its target: `3` or `3 glasses` of eight glasses.
  fileprivate func counts(_ amount: String) -> Bool {
    guard let target else { return false }
    let parts = amount.split(separator: " ")
    guard parts.count < 3, let number = parts.first, number.allSatisfy(\.isNumber) else { return false }
    return parts.count == 1 || parts[1].lowercased() == target.unit?.string.lowercased()
  }
}

/// Words given to `journal add` that are a question and no entry.
struct EntryQuestion {
  let text: String

  /// Words that begin a question but no food.
  private static let openings: Set<String> = [
    "what", "what's", "whats", "how", "why", "when", "which", "should", "is", "are", "does", "did", "wieviel",
    "warum", "wann",
    "cuánto", "cuántas", "cuántos", "cuanto", "cuantas", "combien", "pourquoi", "quanto", "quante", "kitna",
    "kitni", "kitne", "kya",
  ]
  /// What a question asks about a food.
  private static let figures: Set<String> = [
    "calories", "calorie", "kcal", "cal", "protein", "carbs", "fat", "kalorien", "calorías", "calorias",
    "protéines", "calorie?",
  ]
  private static let prepositions: Set<String> = ["in", "of", "im", "en", "dans", "de", "has", "have", "hat"]

  /// `nil` for words that ask nothing.
  init?(_ text: String) {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    guard let first = words.first else { return nil }
    let isDenial = first == "didn't" || first == "did" && words.dropFirst().first == "not"
    guard text.hasSuffix("?") || words.count > 2 && Self.openings.contains(String(first)) && !isDenial else {
      return nil
    }
    self.text = text
  }

  /// The command that answers it.
  private func answer(today: Day) -> String {
    let words = text.filter { $0 != "?" }.split(whereSeparator: \.isWhitespace).map(String.init)
    if words.contains(where: { Self.figures.contains($0.lowercased()) }),
      let place = words.lastIndex(where: { Self.prepositions.contains($0.lowercased()) }),
      place + 1 < words.count
    {
      return "journal estimate "
        + words[(place + 1)...].map { MeantCommand.quoted($0) }.joined(separator: " ")
    }
    let day = words.last.flatMap { word in
      (try? DayExpression(word, today: today)).map { _ in word.lowercased() }
    }
    return day.map { "journal show \($0)" } ?? (words.count == 1 ? "journal today" : "journal help")
  }

  func refuse(today: Day) throws(CommandFailure) -> Never {
    throw CommandFailure(
      .usage,
      "‘\(terminalSafe(text))’ is a question, so nothing was written; ‘\(terminalSafe(answer(today: today)))’ answers what it can, and "
        + "--literal takes it as food")
  }
}

/// Words given to `journal add` that refer to food without naming any: `same as yesterday`, `the usual`, `ate too much`.
struct UnsaidFood {
  let parser: DayFileParser

  /// Throws for such words; `raw` is what was typed.
  func refuse(_ raw: String) throws(CommandFailure) {
    if parser.saysNothing(raw) { throw Self.denied(raw) }
    var words = folded(raw).split { $0.isWhitespace || ".,!:".contains($0) }.map(String.init)
    while let first = words.first, Self.verbs.contains(first) { words.removeFirst() }
    let text = words.joined(separator: " ")
    let isRepeated =
      Self.repeated.contains(text)
      || words.count <= 4 && Self.asBefore.contains { text.hasPrefix($0) && text.count > $0.count }
    if isRepeated {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ says that it was as before and not what it was, so nothing was written; ‘journal again’ with a word of it "
          + "writes an earlier entry once more, and --literal keeps the words")
    }
    if Self.feelings.contains(text) {
      let quoted = terminalSafe(MeantCommand.quoted(raw, sparing: " "))
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ is no food, so nothing was written; ‘journal log \(quoted)’ writes it down, and --literal takes it as food"
      )
    }
    if Self.amounts.contains(text) {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(raw))’ says how much and not what it was, so nothing was written; write that too, or --literal to keep the words"
      )
    }
  }

  /// The failure for words that say that nothing was eaten.
  static func denied(_ words: String) -> CommandFailure {
    let said = terminalSafe(words)
    let quoted = terminalSafe(MeantCommand.quoted(words, sparing: " "))
    return CommandFailure(
      .usage,
      "‘\(said)’ says that nothing was eaten, so it is no entry; ‘journal note \(quoted)’ writes it down as a note"
    )
  }

  // All folded.

  private static let verbs: Set<String> = [
    "i", "had", "ate", "eaten", "just", "hab", "habe", "gegessen", "j'ai", "mange", "comi",
  ]

  private static let repeated: Set<String> = [
    "same", "the same", "same again", "same old", "the usual", "usual", "my usual", "as usual", "ditto",
    "same thing", "the same thing",
    "das ubliche", "wie immer", "wie gestern", "das gleiche", "dasselbe", "das selbe", "nochmal das gleiche",
    "comme hier", "comme d'habitude", "la meme chose", "pareil",  // French
    "lo de siempre", "lo mismo", "como ayer", "como siempre", "lo mismo que ayer", "o mesmo", "o de sempre",
    "como ontem",
    "il solito", "la solita", "come ieri", "come sempre", "lo stesso",  // Italian
    "hetzelfde", "zoals gisteren", "zoals altijd", "samma som igar", "som vanligt", "det samme", "som i gar",
    "som vanlig",
  ]

  private static let asBefore = [
    "same as ", "the same as ", "same like ", "das gleiche wie ", "dasselbe wie ",
  ]

  private static let feelings: Set<String> = [
    "hungry", "not hungry", "starving", "thirsty", "no appetite", "not much appetite", "full", "so full",
    "too full", "feeling full", "felt full",
    "hunger", "kein hunger", "keinen hunger", "satt", "pas faim", "sin hambre", "senza fame", "geen honger",
  ]

  private static let amounts: Set<String> = [
    "too much", "way too much", "a lot", "lots", "not much", "very little", "a bit", "something",
    "some stuff", "stuff",
    "zu viel", "viel zu viel", "wenig", "etwas", "trop", "beaucoup", "demasiado", "mucho", "troppo", "molto",
    "te veel",
  ]
}
