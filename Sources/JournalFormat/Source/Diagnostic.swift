/// A message about a file: what is wrong, what it means for the numbers, and what to write instead.
public struct Diagnostic: Hashable, Sendable {
  /// An error is about the file, never about its text.
  public enum Severity: String, CaseIterable, Comparable, Sendable {
    case hint, warning, error

    public static func < (a: Severity, b: Severity) -> Bool { a.rank < b.rank }

    private var rank: Int {
      switch self {
      case .hint: 0
      case .warning: 1
      case .error: 2
      }
    }
  }

  /// A change that fixes the problem, safe to apply automatically.
  public struct FixIt: Hashable, Sendable {
    /// What the change does, as an imperative: “write ‘g’”.
    public var offer: String
    public var edit: TextEdit

    public init(offer: String, edit: TextEdit) {
      self.offer = offer
      self.edit = edit
    }
  }

  public var code: DiagnosticCode
  /// One sentence without a closing full stop: what is wrong and what it means for the numbers, then the remedy.
  public var message: String
  /// The range in the file; the start of the file if it is about the whole file.
  public var range: SourceRange
  /// `nil` unless exactly one change is certainly right.
  public var fixIt: FixIt?
  /// Whether a line above says the same below the same title, so that this one is shown only among all hints.
  public var isFurther = false

  /// The lines that are not counted, if it is of an uncounted one: for a paragraph all of them.
  public var uncountedLines: ClosedRange<Int> {
    let first = range.lowerBound.line
    return first...(code == .almostFacts ? first : max(first, range.upperBound.line))
  }

  /// The severity of the code.
  public var severity: Severity { code.severity }

  public init(_ code: DiagnosticCode, _ message: String, at range: SourceRange, fixIt: FixIt? = nil) {
    self.code = code
    self.message = message
    self.range = range
    self.fixIt = fixIt
  }
}

/// The stable name of a kind of diagnostic, for tests, documentation and scripts.
public enum DiagnosticCode: String, CaseIterable, Sendable {
  // Errors: the file itself is in doubt, is read as far as possible and never written to.

  /// `<<<<<<< HEAD`: a merge was left unfinished.
  case mergeConflict = "merge-conflict"
  /// A byte that is not UTF-8.
  case invalidUTF8 = "invalid-utf8"
  /// `<!-- journal begin … -->` without its end.
  case unclosedRegion = "unclosed-region"
  /// A day's name on a pipe, a device or a link out of the journal.
  case notRegularFile = "not-a-regular-file"
  /// A file with more bytes, lines or list markers than a file holds.
  case fileTooLarge = "file-too-large"
  /// A file or folder the system would not let us read.
  case unreadableFile = "unreadable-file"
  /// A file that git could not merge and that holds no conflict markers.
  case unmergedFile = "unmerged-file"
  /// `journal.toml` is not TOML.
  case settingsSyntax = "settings-syntax"

  // Warnings: read, but a number may not be what was meant.

  /// `- 8:75 tea`: no such time.
  case impossibleTime = "impossible-time"
  /// `due:2026-02-30`, or a file named for such a day.
  case impossibleDate = "impossible-date"
  /// Two files for one day; both count.
  case twoFilesForDay = "two-files-for-day"
  /// `# Sunday, 15 March 2026` in the file of the 14th.
  case headingNamesAnotherDay = "heading-names-another-day"
  /// A code fence that never closes, and what it swallows.
  case unclosedFence = "unclosed-fence"
  /// A comment that never closes, and what it swallows.
  case unclosedComment = "unclosed-comment"
  /// A list within more than a hundred items.
  case deepNesting = "deep-nesting"
  /// A body weight below 20 or above 400 kg.
  case implausibleWeight = "implausible-weight"
  /// A number beyond what a food, a drink or a scale can have.
  case implausibleNumber = "implausible-number"
  /// `- Total: 1,850 kcal` where the entries say otherwise.
  case wrongTotal = "wrong-total"
  /// `32O` in a column of figures.
  case unreadableFigure = "unreadable-figure"
  /// `## Frokost`: lunch in one language, breakfast in another.
  case ambiguousHeading = "ambiguous-heading"
  /// `every: blue` in `habits.md`: a value that cannot be read.
  case habitValue = "habit-value"
  /// `- Water: 200 ml` of a habit with a target in glasses.
  case uncountedAmount = "uncounted-amount"
  /// `per 100 g: blue` in `foods.md`: a line of a food that says nothing, or what cannot be.
  case foodValue = "food-value"
  /// A setting whose value cannot be used.
  case settingsValue = "settings-value"
  /// A file of another name that holds days or meals; nothing in it counts.
  case unreadDays = "unread-days"
  /// A copy that a synchroniser left beside a file.
  case conflictCopy = "conflict-copy"
  /// A clone that lacks the merge driver its attributes name.
  case mergeNotRegistered = "merge-not-registered"
  /// A journal of a newer format than this program knows.
  case newerFormat = "newer-format"

  // Hints: nothing is wrong; something may be better.

  /// `## Brekfast`: one letter from a known heading.
  case nearMissHeading = "near-miss-heading"
  /// `- [] x`: a box needs a space.
  case emptyBox = "empty-box"
  /// `-soup`: a bullet needs a space.
  case missingBulletSpace = "missing-bullet-space"
  /// `- 8.15 tea`: a number that may be a time.
  case almostTime = "almost-time"
  /// `banana (105 kcal) x2`: an energy in an entry's words that is not counted.
  case almostFacts = "almost-facts"
  /// `- 72.4` under Weight: the unit is the profile's.
  case weightWithoutUnit = "weight-without-unit"
  /// `- 4` under Mood: a number without the end of its scale.
  case valueWithoutScale = "value-without-scale"
  /// `My weight is 72.4 kg`: words with a weight that is not counted.
  case uncountedWeight = "uncounted-weight"
  /// `(320 kcal)` above parts that amount to something else.
  case energyDiffersFromParts = "energy-differs-from-parts"
  /// A meal that holds prose and no entry.
  case proseOnlyMeal = "prose-only-meal"
  /// `- 12:30 Schnitzel (1.100 kcal)` where nothing is counted as food.
  case uncountedEnergy = "uncounted-energy"
  /// `- 10:00 coffee with Peter` where nothing is counted as food.
  case uncountedFood = "uncounted-food"
  /// `[ ] call the dentist` without a bullet: a box that is no task.
  case uncountedTask = "uncounted-task"
  /// `## Meals today` above foods that are listed above already.
  case repeatedFood = "repeated-food"
  /// A table under food in which nothing is known to be food, or rows of another day.
  case unreadTable = "unread-table"
  /// A row with more cells than its table has columns.
  case extraCells = "extra-cells"
  /// `remind:soon`: a mark of a task that stays words.
  case unreadMark = "unread-mark"
  /// A list that is indented as code is; read as a list.
  case indentedList = "indented-list"
  /// A file of another name that may hold a day or two, among day files; nothing in it counts.
  case unreadPage = "unread-page"
  /// `- [x] Water plants every:week`, ticked in an editor: a row whose next task is written nowhere.
  case endedRow = "ended-row"
  /// A key of `journal.toml` that nothing reads.
  case unknownSetting = "unknown-setting"

  /// Whether the line looks like food or a figure and is not counted as such.
  public var isUncounted: Bool {
    switch self {
    case .uncountedEnergy, .almostFacts, .unreadableFigure, .unreadTable, .proseOnlyMeal, .nearMissHeading,
      .ambiguousHeading, .missingBulletSpace, .uncountedFood, .uncountedWeight,
      .uncountedTask, .valueWithoutScale:
      true
    default: false
    }
  }

  /// Whether a sum lacks a figure that somebody wrote, or counts it twice; such a hint is shown with the warnings.
  public var changesNumber: Bool { self == .almostFacts || self == .uncountedEnergy || self == .repeatedFood }

  /// How much diagnostics of this code matter.
  public var severity: Diagnostic.Severity {
    switch self {
    case .mergeConflict, .invalidUTF8, .unclosedRegion, .notRegularFile, .fileTooLarge, .unreadableFile,
      .unmergedFile, .settingsSyntax:
      .error
    case .impossibleTime, .impossibleDate, .twoFilesForDay, .headingNamesAnotherDay, .unclosedFence,
      .unclosedComment, .deepNesting, .implausibleWeight, .implausibleNumber, .wrongTotal, .unreadableFigure,
      .ambiguousHeading, .habitValue, .uncountedAmount, .foodValue, .settingsValue, .unreadDays,
      .conflictCopy,
      .mergeNotRegistered, .newerFormat, .unreadMark, .endedRow:
      .warning
    case .nearMissHeading, .emptyBox, .missingBulletSpace, .almostTime, .almostFacts, .weightWithoutUnit,
      .energyDiffersFromParts, .proseOnlyMeal, .uncountedEnergy, .uncountedFood, .uncountedWeight,
      .uncountedTask, .repeatedFood, .unreadTable,
      .extraCells, .indentedList, .valueWithoutScale,
      .unreadPage, .unknownSetting:
      .hint
    }
  }
}
