import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal recap`: the recap of a week, a month or a year.
struct RecapCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "recap",
    abstract: "Sum up a week, a month or a year.",
    discussion: """
      EXAMPLES
        journal recap
        journal recap 2026-W11 --format markdown
        journal recap last month --write
        journal recap 30d
        journal recap --period all
        journal recap --check
        journal recap --card week.png
        journal recap --explain

      Without a period it is this week on its last day, and the last full week on any other. A week begins as \
      first_weekday in journal.toml says; 2026-W11 begins on a Monday. --write puts the recap into a page such as \
      recaps/2026-W11.md; what you write there outside the marked region stays.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp(
      "The week, month, year or length: this, last, 2026-W11, 2026-03, last month, 2026, 30d, all.",
      valueName: "period"))
  var arguments: [String] = []

  @OptionGroup var period: PeriodOptions

  @Flag(help: "Write it to its page below recaps/, if the facts have changed.")
  var write = false

  @Flag(help: "Name the written recaps whose facts have changed; exit with 1 if there are any.")
  var check = false

  @Option(
    help: ArgumentHelp("Draw a card to share into this file, .svg or .png.", valueName: "file"),
    completion: .file(extensions: ["svg", "png"]))
  var card: String?

  @OptionGroup var explain: ExplainOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    guard period.count + (arguments.isEmpty ? 0 : 1) <= 1 else {
      throw ValidationError(
        "Name one period: bare, or by one of --period, --week, --month, --year, or --from and --to.")
    }
    guard !explain.explain || (!write && !check && card == nil) else {
      throw ValidationError("--explain is for a recap that is shown; leave out --write, --check and --card.")
    }
    guard !write || !check else { throw ValidationError("Give either --write or --check.") }
    guard !write || output.output == nil else {
      throw ValidationError("--write has a page of its own; leave out --output.")
    }
    guard !write || output.format == .text || output.format == .markdown else {
      throw ValidationError(
        "A page below recaps/ is always Markdown; leave out --write to have --format \(output.format.rawValue)."
      )
    }
    if let card {
      guard !write, !check, output.output == nil, output.format == .text else {
        throw ValidationError("--card draws a picture; leave out --write, --check, --format and --output.")
      }
      guard RecapCardFile(card) != nil else {
        throw ValidationError("A card is a picture: let the name of its file end in .svg or .png.")
      }
    }
    guard !check || (output.format == .text && output.output == nil) else {
      throw ValidationError("--check prints a line for each page; leave out --format and --output.")
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if check {
      return try RecapPages(journal).check(
        only: { now in if case .period(let period)? = try chosen(now) { period } else { nil } },
        in: environment)
    }
    var shown = Period.year(1)
    var isChosen = false
    var isEverything = false
    func readDays(usually usual: (LocalMoment) -> Period) throws -> ReadJournal {
      try journal.read(in: environment) { now in
        let period = try chosen(now)
        isChosen = period != nil
        isEverything = period == .all
        guard !isEverything else { return nil }
        if case .period(let period)? = period { shown = period } else { shown = usual(now) }
        // Everything before the compared period is needed to tell what is new; later days do not count.
        return NeededDays(shown: shown.comparedDays, earlier: .everything)
      }
    }
    var read = try readDays(usually: Self.usual)
    // Of a diary that began since, the week before has nothing to tell.
    let last = shown.days.upperBound
    if !isChosen, read.listing.days.contains(where: { $0.day <= read.now.day }),
      read.listing.days.allSatisfy({ $0.day > last })
    {
      read = try readDays(usually: Self.running)
    }
    if isEverything {
      let (first, today) = (read.journal.days.first?.day, read.now.day)
      shown = .days(min(first ?? today, today)...today)
    }
    let report = recap(of: read.journal, for: shown, today: read.now.day)
    if case .days = shown, write || card != nil {
      throw CommandFailure(
        .usage,
        "only weeks, months and years have pages and cards; leave out --write and --card, or name one such as 2026-W11"
      )
    }
    if let path = card, let card = RecapCardFile(path) {
      try read.unread.requireComplete(for: path)
      return try card.write(report, into: read.folder, in: environment)
    }
    if write { return try WrittenPage(in: read).write(report.written, in: environment) }
    let figures = explain.figures(of: report)
    try output.show(
      report.document.explaining(figures), json: report.json.explaining(figures), from: read.folder,
      in: environment)
  }

  /// The current week on its last day, else the last complete week.
  static func usual(on now: LocalMoment) -> Period {
    let week = CalendarWeek(containing: now.day, from: now.firstWeekday)
    return .week(now.day == week.last ? week : week.previous)
  }

  /// The current week.
  private static func running(on now: LocalMoment) -> Period {
    .week(CalendarWeek(containing: now.day, from: now.firstWeekday))
  }

  /// The period in the arguments or options; `nil` if there are none.
  private func chosen(_ now: LocalMoment) throws -> PeriodExpression? {
    let text = arguments.joined(separator: " ")
    let isWeek = ["this", "last"].contains(text)
    guard arguments.isEmpty || isWeek || (try? PeriodExpression(text, on: now)) != nil else {
      throw Self.mismatch(text)
    }
    return try period.expression(or: arguments, unit: "week", on: now)
  }

  private static func mismatch(_ text: String) -> CommandFailure {
    CommandFailure(
      .usage,
      "‘\(text)’ is no period; write 2026-W11, 2026-03, 2026, ‘this’, ‘last’, ‘last month’, 30d or all")
  }
}

/// The recaps written below `recaps/`.
struct RecapPages {
  private let journal: JournalOptions

  init(_ journal: JournalOptions) { self.journal = journal }

  /// Computes the written recaps again and lists those that are out of date, or the one that `choose` picks.
  func check(only choose: (LocalMoment) throws -> Period?, in environment: CommandEnvironment) throws {
    let read = try journal.read(in: environment)
    let only = try choose(read.now)
    var stale = 0
    var checked = 0
    var unread = 0
    for (path, problem) in read.listing.recapProblems {
      let period = Self.period(ofPath: path)
      guard path == "recaps" || (period != nil && (only == nil || only == period)) else { continue }
      environment.warn("\(read.folder.prefix)\(path) \(problem.reason); it was not checked")
      unread += 1
    }
    for file in read.listing.recaps {
      guard let period = Self.period(ofPath: file.path), only == nil || only == period else { continue }
      let shown = read.folder.prefix + file.path
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try read.folder.read(file)
      } catch {
        environment.warn("\(shown) \(error.reason); it was not checked")
        unread += 1
        continue
      }
      let missing = UnreadFiles(read.journal.unread, about: period.comparedDays, in: read.folder)
      do throws(CommandFailure) {
        try missing.requireComplete(for: shown)
      } catch {
        environment.warn("\(error.reason); it was not checked")
        unread += 1
        continue
      }
      let report = recap(of: read.journal, for: period, today: read.now.day)
      checked += 1
      do throws(WrittenReportError) {
        guard try report.written.isStale(existing: bytes) else { continue }
        environment.print(
          terminalSafe("\(shown): the facts have changed, or the period has ended, since it was written\n"))
      } catch {
        environment.warn(WrittenPage.failure(error, shown).message)
      }
      stale += 1
    }
    let left = unread == 0 ? "" : ", \(unread) not checked"
    environment.printError(
      "\(counted(checked, "recap")): \(stale == 0 ? "none" : String(stale)) out of date\(left)\n")
    if stale + unread > 0 { throw CommandFailure(.negativeResult) }
  }

  /// The week, month or year in a page's name.
  private static func period(ofPath path: String) -> Period? {
    guard path.hasPrefix("recaps/"), path.hasSuffix(".md") else { return nil }
    let stem = String(path.dropFirst("recaps/".count).dropLast(".md".count))
    if let week = CalendarWeek(stem) { return .week(week) }
    if let month = Period.month(stem) { return month }
    guard stem.utf8.count == 4, let year = Int(stem), year >= 1 else { return nil }
    return .year(year)
  }
}

/// The file for a recap's card, in the format of its extension.
struct RecapCardFile {
  private enum Kind { case svg, png }

  private let path: String
  private let kind: Kind

  /// `nil` unless the extension is `.svg` or `.png`, in any case.
  init?(_ path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      kind = .svg
    } else if name.hasSuffix(".png") {
      kind = .png
    } else {
      return nil
    }
    self.path = path
  }

  /// Draws the card of `report` and prints one line about it.
  func write(_ report: RecapReport, into folder: JournalFolder, in environment: CommandEnvironment) throws {
    // With the marker, the next card may replace this one, also inside the journal.
    let svg = WrittenPicture(svg: report.card, facts: report.digest).bytes
    try folder.write(path, kind == .svg ? svg : Self.png(of: svg, in: environment))
    environment.warn("drew \(path)")
  }

  private static func png(of svg: [UInt8], in environment: CommandEnvironment) throws -> [UInt8] {
    switch environment.filter(["rsvg-convert", "--format", "png"], svg) {
    case .output(let png): return png
    case .failed(let why):
      throw CommandFailure(
        .refused,
        "‘rsvg-convert’ \(why); it makes PNG of the card and comes with librsvg (‘librsvg2-bin’ on Debian); "
          + "a card whose name ends in .svg needs no other program")
    }
  }
}
