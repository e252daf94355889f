/// What `journal.toml` says, with a default for everything it does not.
public struct JournalSettings: Hashable, Sendable {
  public enum Units: String, CaseIterable, Sendable {
    case metric, imperial
  }

  /// The format this version of the program knows.
  public static let knownFormat = 1

  /// The format the journal was written in.
  public var format = knownFormat
  /// A language whose words count first, or `nil` to read all languages alike.
  public var language: Language?
  public var firstWeekday = Weekday.monday
  /// When the day turns, 00:00 to 11:59: earlier times belong to the night before where the file shows it.
  public var dayEnds = ClockTime.midnight
  public var units = Units.metric
  /// Stretches that neither break nor lengthen a streak.
  public var rest: [ClosedRange<Day>] = []
  /// The writer's own words for a heading, as written.
  public var words: [Section: [String]] = [:]
  /// The writer's own words and dishes for a category, as written: an entry that names one belongs there.
  public var keywords: [FoodCategory: [String]] = [:]
  /// Whether `journal sync` makes one commit for each day instead of one for all.
  public var commitsEachDay = false

  public init() {}
}

extension HeadingWords {
  /// The words that count in a journal with these settings.
  public init(settings: JournalSettings) { self.init(language: settings.language, own: settings.words) }
}
