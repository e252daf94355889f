import EmbeddedFoods
import JournalAnalytics
import JournalFormat

extension OwnFoods {
  /// The file with the person's own foods, in the folder of the journal.
  static let path = "foods.md"

  /// Reads `foods.md` of a journal; without one there are no own foods.
  static func read(in folder: JournalFolder, parser: DayFileParser) throws -> OwnFoods {
    let bytes = try folder.bytes(at: path, ", so nothing was estimated") ?? []
    return OwnFoods(String(decoding: bytes, as: UTF8.self)) { parser.facts(of: $0) }
  }

  /// All names in `foods.md`, folded; none if the file cannot be read, which must not keep anybody from adding an entry.
  static func names(in folder: JournalFolder) -> Set<String> {
    guard let bytes = try? folder.bytes(at: path) else { return [] }
    return Set(OwnFoods(String(decoding: bytes, as: UTF8.self)) { _ in nil }.allNames.map { folded($0) })
  }

  /// The user's own foods by their names as of today, with a warning for unusable lines; none outside a journal, because foods can
  /// be looked up anywhere.
  static func ofJournal(
    _ journal: JournalOptions, in environment: CommandEnvironment
  ) throws -> [String: TableFood] {
    guard let (own, today) = try readWarning(journal, in: environment) else { return [:] }
    return own.foods(on: today, table: .embedded)
  }

  /// The foods that words can name today, with the same warning.
  static func lookup(_ journal: JournalOptions, in environment: CommandEnvironment) throws -> FoodLookup {
    guard let (own, today) = try readWarning(journal, in: environment) else {
      return FoodLookup(table: .embedded)
    }
    return own.lookup(on: today, table: .embedded)
  }

  private static func readWarning(
    _ journal: JournalOptions, in environment: CommandEnvironment
  ) throws -> (own: OwnFoods, today: Day)? {
    guard let folder = try? environment.openedJournal(journal.folder) else { return nil }
    let own = try read(in: folder, parser: DayFileParser())
    let today = try journal.now(in: environment).day
    let problems = own.problems + own.gaps(on: today, table: .embedded)
    if problems.count > 1 {
      environment.warn(
        "\(folder.prefix)\(path) has \(problems.count) lines that cannot be used; ‘journal check’ names them")
    } else if let problem = problems.first {
      environment.warn("\(folder.prefix)\(path):\(problem.line): \(problem.message)")
    }
    return (own, today)
  }

  /// The foods that words can name in a journal on a day.
  static func lookup(on day: Day, in diary: OpenDiary) throws -> FoodLookup {
    try read(in: diary.folder, parser: diary.parser).lookup(on: day, table: .embedded)
  }
}

extension OwnFoods {
  /// What `foods.md` says that cannot be used, on a day, as `journal check` names it; `nil` where all of it can.
  func findings(at path: String, on day: Day) -> FileFindings? {
    let source = SourceText(Array(text.utf8))
    let found = (problems + gaps(on: day, table: .embedded)).sorted {
      ($0.line, $0.column) < ($1.line, $1.column)
    }
    guard !found.isEmpty else { return nil }
    return FileFindings(
      path: path, source: source,
      diagnostics: found.map { problem in
        let place = SourceLocation(line: problem.line, column: problem.column)
        return Diagnostic(.foodValue, problem.message, at: place..<place)
      })
  }

  /// The findings of a journal’s own file; `nil` without one.
  static func findings(_ loader: JournalLoader, on day: Day) throws -> FileFindings? {
    try read(in: loader.folder, parser: DayFileParser(settings: loader.settings)).findings(at: path, on: day)
  }
}
