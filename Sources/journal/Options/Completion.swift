import ArgumentParser
import JournalAnalytics
import JournalFormat

/// What the shell offers for an argument.
enum Completion {
  static let categories = CompletionKind.list(categoryNames + ["none"])
  static let periods = CompletionKind.list(["7d", "30d", "3m", "1y", "all"])
  static let relative = CompletionKind.list(["this", "last"])
  static let days = asked(\.days)
  static let tags = asked(\.tags)
  static let foods = asked(\.foods)
  static let habits = asked(\.habits)
  static let symptoms = asked(\.symptoms)
  /// Addresses of entries, and words that name them.
  static let entries = asked { $0.addresses + $0.foods }
  /// The same and meals, to repeat them.
  static let repeatable = asked { $0.addresses + $0.foods + categoryNames.map { .init($0) } }
  /// The same and what entries can be moved to.
  static let entriesOrCategories = asked { $0.addresses + categoryNames.map { .init($0) } + $0.foods }
  /// Where an entry can be moved, and more entries.
  static let daysOrEntries = asked { $0.days + $0.addresses }
  /// What can be searched for.
  static let words = asked { $0.foods + $0.habits }
  /// What can be followed through time.
  static let followed = asked {
    $0.foods + $0.tags.map { .init("#" + $0.value) } + categoryNames.map { .init($0) } + $0.symptoms
  }

  private static let categoryNames = FoodCategory.allCases.sorted().map(\.rawValue)

  /// Offers what the journal holds; nothing if none is found.
  static func asked(
    _ offers: @escaping @Sendable (CompletionSource) -> [CompletionSource.Offer]
  ) -> CompletionKind {
    .custom { words, _, typed in
      guard let source = try? CompletionSource(for: words) else { return [] }
      return offers(source).compactMap { $0.text(for: CompletionShell.requesting, behind: typed) }
    }
  }
}

/// The latest days of the journal, as far as the shell offers words of them.
struct CompletionSource {
  /// A word to offer.
  struct Offer: Hashable {
    var value: String
    /// What it is, for shells that show it.
    var remark = ""

    init(_ value: String, _ remark: String = "") {
      self.value = value
      self.remark = remark
    }

    /// The offer in the form that its shell reads, after what was typed; `nil` if it has characters that a shell may act on.
    ///
    /// bash expands what it is offered, so that words of a diary could start programs.
    func text(for shell: CompletionShell?, behind typed: String = "") -> String? {
      // Shells compare letters as they are, and most people type small ones.
      let value = typed.first?.isLowercase == true ? self.value.lowercased() : self.value
      guard !value.isEmpty, value.allSatisfy(Self.isPlain) else { return nil }
      let said = String(remark.filter(Self.isPlain))
      switch shell {
      case CompletionShell.fish where !said.isEmpty: return "\(value)\t\(said)"
      case CompletionShell.zsh where !said.isEmpty: return "\(value):\(said)"
      default: return value
      }
    }

    private static func isPlain(_ character: Character) -> Bool {
      character.isLetter || character.isNumber || " -#".contains(character)
    }
  }

  /// The number of day files to read.
  private static let fileLimit = 120
  /// The number of foods to offer, the most frequent.
  private static let foodLimit = 300

  private let files: [JournalDay]
  private let habitNames: [String]
  /// The open tasks of all files.
  let openTasks: [ListedTask]
  /// The journal; `nil` for one that is made up.
  let folder: JournalFolder?
  private let today: Day

  init(
    files: [JournalDay], habits: [Habit], openTasks: [ListedTask] = [], folder: JournalFolder? = nil,
    today: Day
  ) {
    self.files = files
    self.folder = folder
    self.openTasks = openTasks
    habitNames = habits.map(\.name.string)
    self.today = today
  }

  /// Reads the journal for the words of a command line, which may name it by `-C`.
  init(for words: [String]) throws {
    let variable: (String) -> String? = { environmentVariable($0) }
    let option = words.lastIndex { $0.hasPrefix("-C") }
    let named = option.flatMap {
      words[$0] == "-C" ? words.dropFirst($0 + 1).first : String(words[$0].dropFirst(2))
    }
    let folder = try JournalDirectory.find(folder: named, variable: variable).folder(variable)
    let today = (variable("JOURNAL_TODAY").flatMap { LocalMoment($0) } ?? SystemClock.now()).day
    let loader = try JournalLoader(folder, days: today.advanced(by: -400)...today.advanced(by: 31))
    let first = loader.listing.days.suffix(Self.fileLimit).first?.day ?? today
    let journal = loader.load(first...today.advanced(by: 31)).journal
    let open = journal.listedTasks(today: today).filter(\.group.isOpen)
    self.init(
      files: journal.days, habits: journal.habits, openTasks: open, folder: folder, today: today)
  }

  /// Names of days, and the latest that are written, newest first.
  var days: [Offer] {
    let names = ["today", "yesterday"] + Weekday.allCases.map { "\($0)" }
    var written: [Offer] = []
    for file in files.reversed() where written.count < 14 && written.last?.value != "\(file.day)" {
      written.append(Offer("\(file.day)", file.day.weekdayAndDay(besides: today)))
    }
    return names.map { Offer($0) } + written
  }

  /// By how often they were used.
  var tags: [Offer] { frequent(files.flatMap(\.entries).flatMap(\.tagsWithParts).map(\.name.string)) }

  /// The words of entries, by how often they were written.
  var foods: [Offer] {
    frequent(files.flatMap(\.entries).map(\.text.string).filter { $0.count <= 40 }).prefix(Self.foodLimit)
      .map(\.self)
  }

  /// By name, and by number.
  var habits: [Offer] {
    habitNames.map { Offer($0) } + habitNames.enumerated().map { Offer("\($0 + 1)", $1) }
  }

  /// The items below the user's own headings.
  var symptoms: [Offer] { frequent(files.flatMap(\.series).map(\.text.string)) }

  /// The entries of the last three days that have any, the newest first.
  var addresses: [Offer] {
    let days = Dictionary(grouping: files, by: \.day).mapValues { $0.flatMap(\.entries) }
    return days.filter { !$0.value.isEmpty && $0.key <= today }.sorted { $0.key > $1.key }.prefix(3).flatMap {
      day, entries in
      entries.enumerated().map { Offer("\(day)#\($0 + 1)", $1.text.string) }
    }
  }

  /// Each text once, the most frequent first, ties in alphabetical order.
  private func frequent(_ texts: [String]) -> [Offer] {
    Dictionary(texts.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { Offer($0.key) }
  }
}
