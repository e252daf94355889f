import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal log`: writes down a symptom, a mood or a line of the writer's own.
struct LogCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "log",
    abstract: "Write down a symptom, a mood, or anything you keep a list of.",
    discussion: """
      EXAMPLES
        journal log headache 3/10
        journal log mood 4/5 calm
        journal log walk 5 km yesterday at 18:00
        journal log pushups 20 --under Training
        journal log rash 4/10 --attach arm.jpg

      The line goes below the heading under which its first word stood on the nearest day, in your own files. --under names another one. \
      ‘yesterday’, ‘2 days ago’, ‘on friday’ and ‘at 8pm’ are taken off it, and off a complaint ‘last night’ and its like; a mood of 1 to 5 alone is one of 5.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("The words, perhaps with a figure: headache 3/10.", valueName: "text"))
  var arguments: [String] = []
  @Option(help: ArgumentHelp("Write it into this day.", valueName: "day"), completion: Completion.days)
  var day: String?
  @Option(help: ArgumentHelp("When: 8:15, 8am; or none.", valueName: "time"))
  var time: String?
  @Option(help: ArgumentHelp("The heading it belongs under.", valueName: "heading"))
  var under: String?
  @OptionGroup var attach: AttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    var words = arguments.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    if words.isEmpty {
      words =
        try diary.text(asking: "What is there to write down? ", example: "journal log headache 3/10")
        .bytes.split(separator: .lineFeed).first.map { String(decoding: $0, as: UTF8.self) }?
        .split(whereSeparator: \.isWhitespace).map(String.init) ?? []
    }
    try refuseSeveralLines()
    let under = under.map(Self.name)
    words = Self.joiningScales(words)
    var said: ClockTime?
    var saidEnd: ClockTime?
    var isAbout = false
    if words.count > 1, let first = words.first, let own = diary.parser.time(of: first) {
      said = own
      words.removeFirst()
    }
    var day = try day.map { try diary.day($0) }
    // `08:15 yesterday headache 3/10`.
    if day == nil, said != nil, words.count > 1, RelativeDays.isOver(words[0].lowercased()) {
      day = try diary.day(words.removeFirst().lowercased())
    }
    // `headache yesterday 4/10`, `mood 3/5 at 8pm`; what the options say of it stays among the words.
    if day == nil, time == nil, said == nil {
      // A scale is no date, seven hours are no time, and what stands before them is not among the words.
      let plain = words.filter { !($0.first?.isNumber ?? false) }.joined(separator: " ")
      let values = LoggedValues(words, isComplaint: SymptomWords.begin(plain))
      let (scales, rest) = (values.scales, values.rest)
      if let parted = try SpokenWords(diary: diary).partedFeeling(
        rest.joined(separator: " "), values: scales)
      {
        let left = parted.words.split(whereSeparator: \.isWhitespace).map(String.init)
        (words, day, said) = (values.keeping(left), parted.day, parted.time)
        isAbout = parted.isTimeEstimated
        saidEnd = parted.end
      } else if let parted = try SpokenWords(diary: diary).parted(rest.joined(separator: " ")),
        case let left = parted.words.split(whereSeparator: \.isWhitespace).map(String.init), !left.isEmpty,
        case let taken = rest.removing(left), case let isExact = sayMoment(taken, in: diary),
        // `after lunch` would be lost where it gives no hour.
        parted.time != nil && !parted.isTimeEstimated
          || !taken.contains(where: { SpokenWords.besideMeals.contains($0.lowercased()) }),
        isExact
          || parted.day != nil && rest == left + taken
            && (!scales.isEmpty || taken.contains { Self.namesDay($0.lowercased()) })
      {
        words = values.keeping(left)
        (day, said) = (parted.day, isExact || !parted.isTimeEstimated ? parted.time : nil)
      }
    }
    let isTimeless = time.map(isNone) ?? false
    let given = try isTimeless ? nil : time.map { try diary.time($0) } ?? said
    let moment = diary.moment(day: day, time: given)
    let isEstimate = isAbout && said != nil
    let written =
      isTimeless
      ? nil
      : moment.time.map {
        TimeSpan(start: $0, end: said == nil ? nil : saidEnd, isEstimate: isEstimate)
      }
    try refuseComing(moment, in: diary)
    if diary.parser.holdsSeveralScales(words.joined(separator: " ")) {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(words.joined(separator: " ")))’ has two values; log each with its own words; nothing was written"
      )
    }
    if self.day == nil, day == nil { hintMoment(isTimed: given != nil, in: diary) }
    var text = try scaledMood(words.joined(separator: " "), in: diary)
    try refuseMarks(text)
    let file = try diary.file(for: moment.day)
    if under == nil, let habit = try MistakenFood(diary).habit(named: text) {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(text))’ is a habit of yours; ‘\(terminalSafe(habit.typed))\(onDay)’ ticks it, and --under makes it a line of its own"
      )
    }
    if let under { try refuse(under: under, text, in: diary) } else { try refuseBareName(text, in: diary) }
    let kind = under == nil ? diary.parser.lineKind(of: text) : .other
    try refuse(kind, text)
    if case .mood = kind { try refuseBeyondScale(words) }
    if SymptomWords.areAll(of: text) { try refuseBeyondScale(words) }
    let otherDay = moment.day == diary.now.day ? "" : ", \(moment.day.weekdayAndDay(besides: diary.now.day))"
    let when =
      otherDay
      + (written.map { ", \(isEstimate ? "about " : "")\($0.start)\($0.end.map { " to \($0)" } ?? "")" } ?? "")
    let attachments = try Attachments(attach.attachments, of: "line", in: diary)
    let attached = attachments.isEmpty ? "" : "; \(counted(attach.attachments.count, "file")) attached"
    let own = try under == nil ? OwnHeadings(diary, around: moment.day) : nil
    let moods = own?.headingOfMoods
    if case .mood(let mood) = kind, moods?.isKnown ?? true {
      // Lines of the writer's own that say no time get none by themselves.
      let isTimed = given != nil || moods?.hasTime ?? true
      try diary.change("log \(text)") { transaction in
        let links = try attachments.store(for: file.path, in: transaction)
        _ = try diary.edit(file, in: transaction) {
          try $0.addingMood(
            mood, at: isTimed ? written : nil, under: moods?.name, label: moods?.label, links: links)
        }
      }
      let place = moods?.label == nil ? "" : ", under \(moods?.name ?? "")"
      diary.say("mood \(mood)\(place)\(isTimed ? when : otherDay)\(attached)")
      return warnOfComing(given == nil ? nil : moment.time, on: moment.day, in: diary)
    }
    let heading: String
    if let under {
      heading = under
    } else if case .mood(let mood) = kind, let moods {
      heading = moods.name
      if !moods.namesMood { text = mood }
    } else if let named = own?.named(in: text) {
      (heading, text) = named
    } else {
      heading = try own?.heading(for: text) ?? OwnHeadings.usual
    }
    try diary.change("log \(text)") { transaction in
      let links = try attachments.store(for: file.path, in: transaction)
      _ = try diary.edit(file, in: transaction) {
        try $0.addingSeries(text, at: written, under: heading, links: links)
      }
    }
    let isFirst = under == nil && heading == OwnHeadings.usual
    let other = isFirst && !environment.inputIsInteractive ? "; --under names another heading" : ""
    diary.say("\(text), under \(heading)\(when)\(attached)\(other)")
    warnOfComing(given == nil ? nil : moment.time, on: moment.day, in: diary)
  }

  /// Hints that a day or a time among the words stays part of the text.
  private func hintMoment(isTimed: Bool, in diary: OpenDiary) {
    let typed = arguments.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    for (place, word) in typed.enumerated().dropFirst() {
      let name = word.lowercased().filter { !",.;()".contains($0) }
      if name != "today", RelativeDays.offset(of: name).map({ $0 < 0 }) ?? false {
        return diary.environment.warn("‘\(name)’ stays a word; ‘--day \(name)’ writes the line into that day")
      }
      let isLed = ["on", "last", "am", "letzten"].contains(typed[place - 1].lowercased())
      if isLed || place == typed.count - 1, name.count > 5,
        Weekday.allCases.contains(where: { "\($0)" == name })
      {
        return diary.environment.warn("‘\(name)’ stays a word; ‘--day \(name)’ writes the line into that day")
      }
      if !isTimed, ["at", "um"].contains(typed[place - 1].lowercased()), name.first?.isNumber ?? false,
        let time = diary.parser.time(of: name) ?? Int(name).flatMap({ ClockTime(hour: $0, minute: 0) })
      {
        return diary.environment.warn("‘\(typed[place - 1]) \(name)’ stays words; ‘--time \(time)’ says when")
      }
    }
  }

  /// Whether words can only be a day or a time: `yesterday`, `on friday`, `at 8pm`. Not `morning` of *morning pages*, `after
  /// lunch`, which gives no hour, or `march 5`.
  private func sayMoment(_ words: [String], in diary: OpenDiary) -> Bool {
    let isLed = words.contains { Self.beforeDays.contains($0.lowercased()) }
    return !words.isEmpty
      && words.allSatisfy { word in
        let name = word.lowercased()
        if Self.beforeTimes.contains(name) || Self.beforeDays.contains(name) || RelativeDays.isOver(name) {
          return true
        }
        let isClock = word.contains(":") || ["am", "pm"].contains(String(name.suffix(2)))
        if word.first?.isNumber == true {
          return isClock ? diary.parser.time(of: word) != nil : Day(word) != nil
        }
        return isLed && EntryPhrase.day(saidBy: word, today: diary.now.day, parser: diary.parser) != nil
      }
  }

  /// Whether words that end in this one name a day even without a scale among them: `2 days ago`, `on 10 mar`. Not `last night`, in
  /// which one may have slept badly.
  private static func namesDay(_ word: String) -> Bool {
    RelativeDays.isOver(word) || word != "last" && beforeDays.contains(word)
      || ["ago", "vor", "sedan"].contains(word)
  }

  private static let beforeTimes: Set<String> = ["at", "um", "à", "kl", "kl.", "om", "alle", "в"]
  private static let beforeDays: Set<String> = ["on", "last", "am", "letzten", "le", "el", "op", "på"]
  /// Rewrites `5 out of 10` and `5 von 10` as `5/10`, and drops a comma before a scale.
  private static func joiningScales(_ words: [String]) -> [String] {
    var joined: [String] = []
    var rest = words[...]
    while var word = rest.popFirst() {
      if word.hasSuffix(","), rest.first.map({ SymptomWords.isScale($0) }) ?? false { word.removeLast() }
      var behind = rest
      if behind.first?.lowercased() == "out" { behind = behind.dropFirst() }
      guard let value = Double(word.replacing(",", with: ".")), behind.count > 1,
        ["of", "von", "sur", "su", "de", "av", "van", "af", "из"].contains(behind.removeFirst().lowercased()),
        let scale = behind.first, ["5", "10", "100"].contains(scale), value <= Double(scale) ?? 0
      else {
        joined.append(word)
        continue
      }
      joined.append("\(word)/\(scale)")
      rest = behind.dropFirst()
    }
    return joined
  }

  /// The name of a heading without the signs before it: `## Pain`.
  private static func name(_ heading: String) -> String {
    let name = heading.drop { $0 == "#" || $0.isWhitespace }
    return name.isEmpty ? heading : String(name)
  }

  private func refuseSeveralLines() throws(CommandFailure) {
    guard arguments.contains(where: { $0.contains(where: \.isNewline) }) else { return }
    throw CommandFailure(
      .usage, "these are several lines; ‘journal log’ writes one at a time; nothing was written")
  }

  /// Throws for a box, and for signs by which the line would be read as something else.
  private func refuseMarks(_ text: String) throws(CommandFailure) {
    let bare = text.hasPrefix("- ") ? String(text.dropFirst(2)) : text
    if bare.hasPrefix("[ ] ") || bare.hasPrefix("[x] ") {
      let task = terminalSafe(MeantCommand.quoted(bare.hasPrefix("[ ]") ? String(bare.dropFirst(4)) : bare))
      throw CommandFailure(
        .usage, "a box makes a task; ‘journal task add \(task)’ writes it down; nothing was written")
    }
    if let first = text.split(separator: " ").first,
      ["-", "*", "+", ">"].contains(first) || first.allSatisfy({ $0 == "#" })
    {
      throw CommandFailure(
        .usage, "‘\(first)’ before the words means something in Markdown; leave it out; nothing was written")
    }
  }

  /// Rewrites `mood 3` as `mood 3/5`, the scale of a habit's mood; throws for a number that may be on another scale.
  private func scaledMood(_ text: String, in diary: OpenDiary) throws(CommandFailure) -> String {
    if case .mood(let mood) = diary.parser.lineKind(of: text), let sign = mood.first, "-−".contains(sign),
      mood.dropFirst().first?.isNumber ?? false
    {
      throw CommandFailure(
        .usage, "no scale goes below 0; write the mood as in ‘journal log mood 4/5’; nothing was written")
    }
    guard case .mood(let mood) = diary.parser.lineKind(of: text), text.hasSuffix(mood),
      let number = mood.split(separator: " ").first.flatMap({ Double($0.replacing(",", with: ".")) }),
      !mood.contains("/")
    else { return text }
    let name = text.dropLast(mood.count)
    let figure = mood.prefix { $0 != " " }
    guard (1...5).contains(number) else {
      throw CommandFailure(
        .usage,
        "of which scale is \(figure)? write it with its end, as in ‘journal log mood \(figure)/10’; nothing was written"
      )
    }
    return "\(name)\(figure)/5\(mood.dropFirst(figure.count))"
  }

  /// Throws for a future day.
  private func refuseComing(
    _ moment: (day: Day, time: ClockTime?), in diary: OpenDiary
  ) throws(CommandFailure) {
    guard moment.day <= diary.now.day else {
      throw CommandFailure(
        .usage,
        "\(moment.day.weekdayAndDay(besides: diary.now.day)) is still to come; write down how you are when it is there; nothing was written"
      )
    }
  }

  /// Warns, once the line is written, that its time is still to come today.
  private func warnOfComing(_ time: ClockTime?, on day: Day, in diary: OpenDiary) {
    guard day == diary.now.day, let time, time > diary.now.time else { return }
    diary.environment.warn(
      "\(time) is still to come; if it was yesterday, take it back by ‘journal undo’ and add --day yesterday")
  }

  /// Throws for a value above its scale at the end: `30/10`.
  private func refuseBeyondScale(_ words: [String]) throws(CommandFailure) {
    for word in words {
      let numbers = word.split(separator: "/", omittingEmptySubsequences: false).map {
        Double($0.replacing(",", with: "."))
      }
      guard numbers.count == 2, let value = numbers[0], let scale = numbers[1], value > scale
      else { continue }
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(word))’ is more than its scale has, so nothing was written; write a number up to its end, such as 3/10"
      )
    }
  }

  /// Throws for a heading whose lines have a command of their own, and names that command.
  private func refuse(under heading: String, _ text: String, in diary: OpenDiary) throws(CommandFailure) {
    let name = terminalSafe(heading)
    let words = terminalSafe(text)
    let command: String? =
      switch diary.parser.lineKind(of: heading) {
      case .task: "journal task add \(MeantCommand.quoted(words))"
      case .habit: "journal habit tick \(MeantCommand.quoted(words))"
      case .food: "journal add \(words)"
      case .weight, .mood, .other:
        if diary.parser.isWeightName(heading) {
          "journal weigh 72.4"
        } else if case .mood = diary.parser.lineKind(of: "\(heading) 4/5") {
          "journal log mood 4/5"
        } else {
          nil
        }
      }
    guard let command else { return }
    throw CommandFailure(
      .usage,
      "lines below ‘\(name)’ have a command of their own, ‘\(command)’; --under is for headings of yours; nothing was written"
    )
  }

  /// Throws for the name of a weight or a mood with nothing after it.
  private func refuseBareName(_ text: String, in diary: OpenDiary) throws(CommandFailure) {
    // `72.4 kg`, and nothing else.
    if text.first?.isNumber == true,
      let unit = text.lowercased().split(whereSeparator: { !$0.isLetter }).last,
      ["kg", "lb", "lbs", "st", "kilos", "pounds"].contains(unit),
      text.filter(\.isLetter).count == unit.count,
      case .weight(let rest) = diary.parser.lineKind(of: "weight \(text)")
    {
      throw CommandFailure(.usage, "a weight has a command of its own: ‘journal weigh \(rest)\(onDay)’")
    }
    guard !text.contains(" ") else { return }
    if diary.parser.isWeightName(text) {
      throw CommandFailure(.usage, "how much? ‘journal weigh 72.4’ writes a weight down")
    }
    if case .mood = diary.parser.lineKind(of: "\(text) 4/5") {
      throw CommandFailure(
        .usage, "which mood? write it behind, as in ‘journal log mood 4/5’ or ‘journal log mood calm’")
    }
  }

  /// The day that was named, as an option of the command that is suggested; empty without one.
  private var onDay: String { day.map { " --day \(MeantCommand.quoted($0))" } ?? "" }

  private func refuse(_ kind: LineKind, _ text: String) throws(CommandFailure) {
    let shown = terminalSafe(text)
    switch kind {
    case .mood, .other: return
    case .weight(let rest):
      throw CommandFailure(.usage, "a weight has a command of its own: ‘journal weigh \(rest)\(onDay)’")
    case .food:
      throw CommandFailure(
        .usage,
        "‘\(shown)’ names a meal; ‘journal add \(shown)\(onDay)’ writes food down, and --under makes it a line of your own"
      )
    case .task:
      throw CommandFailure(
        .usage,
        "‘\(shown)’ names tasks; ‘journal task add\(onDay)’ writes one down, and --under makes it a line of your own"
      )
    case .habit:
      throw CommandFailure(
        .usage,
        "‘\(shown)’ names habits; ‘journal habit tick\(onDay)’ marks one as done, and --under makes it a line of your own"
      )
    }
  }
}
