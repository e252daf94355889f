import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal search`: where something is written.
struct SearchCommand: ReportCommand {
  static let configuration = CommandConfiguration(
    commandName: "search",
    abstract: "Find words in entries, tasks, notes and everything else, newest first.",
    discussion: """
      EXAMPLES
        journal search rice
        journal search "lime pickle" curd
        journal search coffee --category breakfast --period 3m
        journal search --tag out
        journal search --regex "p(ea|i)s\\b"

      Words are found without regard to case and accents, also inside other words, and in what was eaten in their singular \
      or plural, too. An argument with spaces is a phrase; all arguments have to be in the same entry, task or note. A task is named by \
      the place that is printed, as in ‘journal task show tasks.md:5’; those of tasks.md have no day and are left out of a period. It ends with 1 if nothing is found.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("What to look for.", valueName: "words"), completion: Completion.words)
  var words: [String] = []

  @Option(
    help: ArgumentHelp(
      "Only food entries of this category, or of none, in any known language.", valueName: "category"),
    completion: Completion.categories)
  var category: String?

  @Option(help: ArgumentHelp("Only lines with this tag.", valueName: "tag"), completion: Completion.tags)
  var tag: String?

  @Flag(help: "Take the words as a regular expression, matched against each line.")
  var regex = false

  @Option(help: ArgumentHelp("Show so many lines at most, the newest.", valueName: "n"))
  var limit: Int?

  @OptionGroup var period: PeriodOptions
  @OptionGroup var output: OutputOptions

  func validate() throws {
    if let limit, limit < 1 { throw ValidationError("‘\(limit)’ is no number of lines; write 1 or more.") }
  }

  func answer(in environment: CommandEnvironment) throws -> ReportAnswer {
    let now = try journal.now(in: environment)
    let opened = try environment.openedJournal(journal.folder)
    let loader = try JournalLoader(opened)
    let days = try period.expression(on: now.turned(by: loader.settings))?.days
    let search = JournalSearch(loader: loader, environment: environment)
    let query = try query(parser: search.parser)
    let (hits, unread): ([SearchHit], UnreadFiles)
    do {
      (hits, unread) = try search.hits(of: query, in: days)
    } catch let error as SearchPatternError {
      throw CommandFailure(.usage, error.message)
    }
    let report = SearchReport(query: query.text, hits: hits, limit: limit, tags: loader.settings.tags)
    guard !hits.isEmpty else {
      if output.format == .json {
        let json = report.json.naming(unread: unread.files)
        try output.put(json.text(pretty: true), from: opened, in: environment)
        throw CommandFailure(unread.isEmpty ? .negativeResult : .refused)
      }
      // It may be in what could not be read.
      try unread.requireComplete(for: "that \(nothing(query))")
      let remedy = try wordsOfPeriod(on: now) ?? similar(in: environment) ?? ""
      throw CommandFailure(.negativeResult, nothing(query) + remedy)
    }
    let isPlain =
      output.format == .text && (output.output != nil || !environment.output.usesColor(output.color))
    return ReportAnswer(
      from: opened, without: unread,
      document: report.document(marking: isPlain ? .signsInPlainText : .strong),
      json: report.json)
  }

  /// The last words, if they may have been meant as a period, while search takes them as words of the diary.
  private func wordsOfPeriod(on now: LocalMoment) throws -> String? {
    guard !regex, period.isEmpty, case let named = try period.expression(behind: words, on: now),
      named.expression != nil
    else { return nil }
    let rest = words[named.words.count...].joined(separator: " ")
    let asked = MeantCommand.quoted(named.words.joined(separator: " "), sparing: " ")
    return "; ‘journal search \(asked) --period \(MeantCommand.quoted(rest))’ looks only in that time"
  }

  /// A food of similar spelling that may have been meant.
  private func similar(in environment: CommandEnvironment) throws -> String? {
    guard !regex, category == nil, tag == nil, period.isEmpty, words.count == 1, let word = words.first else {
      return nil
    }
    let read = try journal.read(in: environment)
    guard let food = similarFood(to: word, in: read.journal, today: read.now.day) else { return nil }
    return
      "; did you mean ‘\(terminalSafe(food.name))’, which is in \(counted(food.entries, "entry", plural: "entries"))?"
  }

  private func query(parser: DayFileParser) throws -> SearchQuery {
    var query: SearchQuery
    if words.isEmpty, !regex, tag != nil || category != nil {
      query = .everything
    } else if regex {
      do {
        query = try SearchQuery(pattern: words.joined(separator: " "))
      } catch {
        throw CommandFailure(.usage, error.message)
      }
    } else if let found = SearchQuery(words: words) {
      query = found
    } else {
      throw CommandFailure(.usage, "there is nothing to look for; write ‘journal search rice’")
    }
    if let category {
      guard let named = parser.category(of: category) else {
        throw CommandFailure(
          .usage,
          "‘\(category)’ is no category; write breakfast, lunch, snack, dinner, dessert, beverage or none")
      }
      query.category = .some(named)
    }
    query.tag = tag.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 }
    return query
  }

  private func nothing(_ query: SearchQuery) -> String {
    let what = query.text.isEmpty ? "nothing" : "‘\(query.text)’ is nowhere"
    let limits = [category.map { "category \($0)" }, tag.map { "tag \($0)" }].compactMap(\.self)
    let kept = limits.isEmpty ? "" : " with \(limits.joined(separator: " and "))"
    let place = period.isEmpty ? "in the diary" : "in that period"
    return query.text.isEmpty ? "there is nothing\(kept) \(place)" : "\(what) \(place)\(kept)"
  }
}
