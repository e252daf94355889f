import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal habit add`: writes a habit into `habits.md`.
struct HabitAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Define a habit in habits.md.",
    discussion: """
      EXAMPLES
        journal habit add Meditate
        journal habit add Run --every tue,thu,sun --since today --remind 18:00
        journal habit add Water --target '8 glasses'
        journal habit add Swim --every 3/week --skips 2/month
        journal habit add Stretch --step calves --step hips --about 'Before bed.'

      Without --since it begins today, so that earlier days are not missed. Without --every it is daily.
      """)

  @OptionGroup var journal: JournalOptions
  @Argument(help: ArgumentHelp("The name, up to 50 characters.", valueName: "name"))
  var name: [String]
  @OptionGroup var rule: HabitRuleOptions
  @Option(name: .customLong("step"), help: ArgumentHelp("A step of it.", valueName: "step"))
  var steps: [String] = []
  @Option(help: ArgumentHelp("What there is to say about it, in one or more lines.", valueName: "words"))
  var about: String?
  @OptionGroup var attach: AttachOptions
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let book = try HabitBook(diary)
    let name = name.joined(separator: " ")
    var lines = try rule.lines(in: diary)
    if rule.since == nil { lines.insert(("since", "\(diary.now.day)"), at: rule.every == nil ? 0 : 1) }
    if rule.every == nil { lines.insert(("every", "day"), at: 0) }
    let attachments = try Attachments(attach.attachments, of: "habit", in: diary)
    try book.change("habit add \(name)", attaching: attachments) { editor, links throws(EditRefusal) in
      var text = try editor.adding(name, lines, steps: steps, about: about ?? "")
      for link in links {
        text = try HabitsFileEditor(text, parser: diary.parser).addingLink(link, to: editor.habits.count)
      }
      return text
    }
    let every = try HabitBook(diary).habits.last?.every ?? .daily
    diary.say(
      "\(name), \(every.spoken)\(span(of: lines, in: diary)); ‘journal habit tick \(MeantCommand.quoted(name))’ marks it as done"
    )
  }

  /// ` from Wednesday 1 April until Sunday 31 May`; empty for one that begins today and has no end.
  private func span(of lines: [HabitsFileEditor.Line], in diary: OpenDiary) -> String {
    let today = diary.now.day
    return lines.compactMap { line in
      guard ["since", "until"].contains(line.key), let day = Day(line.value),
        line.key == "until" || day != today
      else { return nil }
      let word = line.key == "since" && day > today ? "from" : line.key
      return " \(word) \(day.weekdayAndDay(besides: today))"
    }.joined()
  }
}

extension HabitRuleOptions {
  /// The lines for `habits.md` in their usual order, days as the file writes them.
  func lines(in diary: OpenDiary) throws(CommandFailure) -> [HabitsFileEditor.Line] {
    var lines: [HabitsFileEditor.Line] = []
    func add(_ key: String, _ value: String?) {
      if let value, !isNone(value) { lines.append((key, value)) }
    }
    if let every {
      guard let rule = try TaskWording(diary: diary).rule(every) else {
        throw CommandFailure(.usage, "a habit has a rule; ‘--every day’ is daily; nothing was written")
      }
      add("every", rule)
    }
    let first =
      try since.map { text throws(CommandFailure) in isNone(text) ? nil : try diary.nearestDay(text) } ?? nil
    let last =
      try until.map { text throws(CommandFailure) in isNone(text) ? nil : try diary.comingMoment(text).day }
      ?? nil
    add("since", first.map { "\($0)" })
    add("until", last.map { "\($0)" })
    if let first, let last, last < first {
      throw CommandFailure(
        .usage, "--until is before --since, so no day would count; nothing was written")
    }
    add("target", target.map { HabitNumber.amount($0) })
    add("priority", priority)
    add("skips", skips)
    add("remind", remind)
    if tags.map({ $0.lowercased() }) == ["none"] {
      return lines + (aliases.isEmpty ? [] : [("aliases", aliases.joined(separator: ", "))])
    }
    if !tags.isEmpty { lines.append(("tags", tags.joined(separator: ", "))) }
    if !aliases.isEmpty { lines.append(("aliases", aliases.joined(separator: ", "))) }
    return lines
  }

  /// The keys to remove: those whose option says `none`.
  var cleared: [String] {
    let options = [
      ("since", since), ("until", until), ("target", target), ("priority", priority), ("skips", skips),
      ("remind", remind), ("tags", tags.count == 1 ? tags[0] : nil),
    ]
    return options.filter { $0.1.map(isNone) ?? false }.map(\.0)
  }
}
