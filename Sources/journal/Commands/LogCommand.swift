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
    let typed = try typedWords(in: diary)
    try refuseSeveralLines()
    let under = under.map(Self.name)
    let said = try LoggedWords(typed, day: day.map { try diary.day($0) }, hasTime: time != nil, in: diary)
    let isTimeless = time.map(isNone) ?? false
    let given = try isTimeless ? nil : time.map { try diary.time($0) } ?? said.time
    let moment = diary.moment(day: said.day, time: given)
    try refuseComing(moment, in: diary)
    try refuseSeveralScales(said.text, in: diary)
    if day == nil, said.day == nil { hintMoment(isTimed: given != nil, in: diary) }
    let text = try scaledMood(said.text, in: diary)
    try refuseMarks(text)
    let file = try diary.file(for: moment.day)
    try refuseOthers(text, under: under, in: diary)
    let kind = under == nil ? diary.parser.lineKind(of: text) : .other
    try refuse(kind, text)
    try refuseBeyondScale(said.words, of: text, kind)
    let attachments = try Attachments(attach.attachments, of: "line", in: diary)
    let line = Line(
      text: text, file: file, day: moment.day,
      span: isTimeless ? nil : moment.time.map { said.span(from: $0) }, attachments: attachments)
    let own = try under == nil ? OwnHeadings(diary, around: moment.day) : nil
    if case .mood(let mood) = kind, own?.headingOfMoods?.isKnown ?? true {
      try add(mood, of: line, isTimed: given != nil, under: own?.headingOfMoods, in: diary)
    } else {
      try add(line, kind, under: under, besides: own, in: diary)
    }
    warnOfComing(given == nil ? nil : moment.time, on: moment.day, in: diary)
  }

  /// The words of the arguments, or those that a person at a terminal is asked for.
  private func typedWords(in diary: OpenDiary) throws -> [String] {
    let words = arguments.joined(separator: " ").split(whereSeparator: \.isWhitespace).map(String.init)
    guard words.isEmpty else { return words }
    return try diary.text(asking: "What is there to write down? ", example: "journal log headache 3/10")
      .bytes.split(separator: .lineFeed).first.map { String(decoding: $0, as: UTF8.self) }?
      .split(whereSeparator: \.isWhitespace).map(String.init) ?? []
  }

  /// A line that is written down.
  private struct Line {
    var text: String
    var file: DayFile
    var day: Day
    var span: TimeSpan?
    var attachments: Attachments

    /// `, Friday 13 March`; empty for today.
    func dayText(today: Day) -> String { day == today ? "" : ", \(day.weekdayAndDay(besides: today))" }
    /// `, about 08:00 to 09:00`; empty without a time.
    var timeText: String {
      span.map { ", \($0.isEstimate ? "about " : "")\($0.start)\($0.end.map { " to \($0)" } ?? "")" } ?? ""
    }
  }

  private var attachedText: String {
    attach.attachments.isEmpty ? "" : "; \(counted(attach.attachments.count, "file")) attached"
  }

  /// Adds a mood where the diary has its moods. Lines of the writer's own that say no time get none by themselves.
  private func add(
    _ mood: String, of line: Line, isTimed: Bool, under heading: OwnHeadings.Moods?, in diary: OpenDiary
  ) throws {
    let isTimed = isTimed || heading?.hasTime ?? true
    try diary.change("log \(line.text)") { transaction in
      let links = try line.attachments.store(for: line.file.path, in: transaction)
      _ = try diary.edit(line.file, in: transaction) {
        try $0.addingMood(
          mood, at: isTimed ? line.span : nil, under: heading?.name, label: heading?.label, links: links)
      }
    }
    let place = heading?.label == nil ? "" : ", under \(heading?.name ?? "")"
    let when = line.dayText(today: diary.now.day) + (isTimed ? line.timeText : "")
    diary.say("mood \(mood)\(place)\(when)\(attachedText)")
  }

  /// Adds a line under the heading that is asked for, or under the one where the diary has its like.
  private func add(
    _ line: Line, _ kind: LineKind, under asked: String?, besides own: OwnHeadings?, in diary: OpenDiary
  ) throws {
    var text = line.text
    let heading: String
    if let asked {
      heading = asked
    } else if case .mood(let mood) = kind, let moods = own?.headingOfMoods {
      heading = moods.name
      if !moods.namesMood { text = mood }
    } else if let named = own?.named(in: text) {
      (heading, text) = named
    } else {
      heading = try own?.heading(for: text) ?? OwnHeadings.usual
    }
    try diary.change("log \(text)") { transaction in
      let links = try line.attachments.store(for: line.file.path, in: transaction)
      _ = try diary.edit(line.file, in: transaction) {
        try $0.addingSeries(text, at: line.span, under: heading, links: links)
      }
    }
    let isFirst = asked == nil && heading == OwnHeadings.usual
    let other = isFirst && !diary.environment.inputIsInteractive ? "; --under names another heading" : ""
    let when = line.dayText(today: diary.now.day) + line.timeText
    diary.say("\(text), under \(heading)\(when)\(attachedText)\(other)")
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

  /// Throws for two values in one line.
  private func refuseSeveralScales(_ text: String, in diary: OpenDiary) throws(CommandFailure) {
    guard diary.parser.holdsSeveralScales(text) else { return }
    throw CommandFailure(
      .usage, "‘\(terminalSafe(text))’ has two values; log each with its own words; nothing was written")
  }

  /// Throws for a habit, and for what a heading or a lone name says has a command of its own.
  private func refuseOthers(_ text: String, under heading: String?, in diary: OpenDiary) throws {
    if let heading { return try refuse(under: heading, text, in: diary) }
    if let habit = try MistakenFood(diary).habit(named: text) {
      throw CommandFailure(
        .usage,
        "‘\(terminalSafe(text))’ is a habit of yours; ‘\(terminalSafe(habit.typed))\(onDay)’ ticks it, and --under makes it a line of its own"
      )
    }
    try refuseBareName(text, in: diary)
  }

  /// Throws for a mood or a complaint with `30/10`, which no scale has.
  private func refuseBeyondScale(
    _ words: [String], of text: String, _ kind: LineKind
  ) throws(CommandFailure) {
    let isMood = if case .mood = kind { true } else { false }
    guard isMood || SymptomWords.areAll(of: text) else { return }
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

  /// The day that was named, as an option of the command that is meant.
  private var onDay: String { day.map { " --day \(MeantCommand.quoted($0))" } ?? "" }

  /// Names the command for what has one of its own.
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
