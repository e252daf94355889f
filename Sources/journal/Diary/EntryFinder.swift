import JournalAnalytics
import JournalFormat

/// A food entry in a parsed file.
struct FoundEntry {
  var file: JournalFile
  /// The file as parsed.
  var day: JournalDay
  /// The index in the file's entries.
  var index: Int
  /// The number among the day's entries, from 1.
  var number: Int

  var entry: FoodEntry { day.entries[index] }
  /// The address of exactly this entry.
  var address: String { "\(day.day)#\(number)" }
  /// The same as a place to remember.
  var place: ShownNumbers.Place { ShownNumbers.Place(day: day.day, number: number) }

  /// The file to edit.
  var dayFile: DayFile { DayFile(day: day.day, path: file.path) }

  /// The entry in a list of candidates.
  var line: String {
    let time = entry.time.map { "\($0.text()) " } ?? ""
    let text = entry.text.bytes.isEmpty ? entry.rawText : entry.text
    return "\(address)  \(time)\(text.string)"
  }

  /// Whether words of the entry begin with `text`, or end in it as compounds do: `suppe` for `Linsensuppe`. Where scripts put no
  /// space between words, it may stand anywhere.
  func isNamed(by text: String) -> Bool {
    let (words, wanted) = (folded(entry.rawText.string), folded(text))
    var rest = words[...]
    while !wanted.isEmpty, let range = rest.firstRange(of: wanted) {
      guard let before = words[..<range.lowerBound].unicodeScalars.last, before.value < Self.firstUnspaced,
        before.properties.isAlphabetic
      else { return true }
      let behind = words[range.upperBound...].unicodeScalars.first
      if wanted.count > 3, !(behind?.properties.isAlphabetic ?? false) { return true }
      rest = words[words.index(after: range.lowerBound)...]
    }
    return false
  }

  /// The first scalar of the scripts of China, Japan and Korea.
  private static let firstUnspaced: UInt32 = 0x2E80

  /// The index of the same entry in the current file; `nil` if its line has changed.
  func index(in now: JournalDay) -> Int? {
    if now.source == day.source { return index }
    let isSame: (FoodEntry) -> Bool = { $0.content == entry.content }
    // An equal one above may have gone, if all is the same from here on.
    let below = day.entries[index...]
    if now.entries.suffix(below.count).map(\.content) == below.map(\.content) {
      return now.entries.count - below.count
    }
    let rank = day.entries[..<index].count(where: isSame)
    let alike = now.entries.indices.filter { isSame(now.entries[$0]) }
    // With equal lines, a different number of them leaves open which one is meant.
    guard alike.count == day.entries.count(where: isSame) else { return nil }
    return alike[rank]
  }
}

extension FoodEntry {
  /// Identifies an entry independently of its position.
  fileprivate struct Content: Hashable {
    var words: TextSlice
    var time: TimeSpan?
    var category: FoodCategory?
  }

  fileprivate var content: Content { Content(words: rawText, time: time, category: category) }
}

/// Finds the entry for an address.
struct EntryFinder {
  let diary: OpenDiary

  /// The entry that `text` names, on `day` if given.
  ///
  /// Throws if there is none. Of several, it is the last if they are identical, or the only one of today; else it asks on a
  /// terminal, and throws with a list without one. Texts are searched in the latest day files.
  func entry(_ text: String, on day: Day? = nil) throws -> FoundEntry {
    let found = try candidates(text, on: day)
    guard let first = found.first else { throw nothing(text, day) }
    // `tea` is not meant for a steak.
    if case .text(let words)? = try? EntryAddress(text, today: day ?? diary.now.day),
      !found.contains(where: { $0.isNamed(by: words) }), diary.parser.wholeTime(of: words) == nil
    {
      return try chosen(of: found, for: text, isInside: true)
    }
    guard found.count > 1 else { return first }
    if let last = found.last,
      found.allSatisfy({ $0.day.day == first.day.day && $0.entry.isAlike(last.entry) })
    {
      return last
    }
    let today = found.filter { $0.day.day == diary.now.day }
    if let last = today.last, today.allSatisfy({ $0.entry.isAlike(last.entry) }) { return last }
    return try chosen(of: found, for: text)
  }

  /// The entries that arguments name: one for each argument if any of them is an exact address or a text of several words, else one
  /// by all words together.
  func entries(_ arguments: [String], on day: Day? = nil) throws -> [FoundEntry] {
    let isExact = { (text: String) in
      Self.bareNumber(text) != nil || (try? EntryAddress(text, today: day ?? diary.now.day))?.isExact ?? true
    }
    let isList = arguments.count > 1 && arguments.contains { isExact($0) || $0.contains(" ") }
    var found: [FoundEntry] = []
    for text in isList ? arguments : [arguments.joined(separator: " ")] {
      let entry = try entry(text, on: day)
      if !found.contains(where: { $0.place == entry.place }) { found.append(entry) }
    }
    return found
  }

  /// The entry that the user picks from a list by its number; throws with the list if none is picked.
  private func chosen(of found: [FoundEntry], for text: String, isInside: Bool = false) throws -> FoundEntry {
    let shown = found.prefix(Self.listLimit)
    ShownNumbers.remember(entries: shown.map { ($0.place, $0.entry) }, in: diary.folder)
    let entries = counted(found.count, "entry", plural: "entries")
    let names =
      isInside ? "‘\(text)’ stands only within words of \(entries)" : "‘\(text)’ names \(entries)"
    let more = found.count > shown.count ? "\n  and \(found.count - shown.count) more" : ""
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(
        .negativeResult,
        "\(names), so nothing was changed; name one by its number:" + Self.list(shown) + more)
    }
    let rows = shown.enumerated().map { "\n\($0 + 1)  \($1.line)" }.joined()
    let answer = diary.environment.ask("\(names):\(rows)\(more)\nWhich one, 1 to \(shown.count)? ") ?? ""
    guard let number = Int(answer.filter { !$0.isWhitespace }), (1...shown.count).contains(number) else {
      throw CommandFailure(.negativeResult, "no entry was chosen, so nothing was changed")
    }
    return found[number - 1]
  }

  /// All entries that `text` may name, the latest day first, in file order within a day.
  func candidates(_ text: String, on day: Day? = nil) throws -> [FoundEntry] {
    // A shell takes `#1` for a comment, so the number is typed without its sign.
    let own = day ?? diary.now.day
    if let number = Self.bareNumber(text), try entries(of: own).contains(where: { $0.number == number }) {
      return try numbered(number, of: own, as: text)
    }
    let address: EntryAddress
    do throws(ExpressionProblem) {
      address = try EntryAddress(text, today: day ?? diary.now.day)
    } catch {
      throw CommandFailure(.usage, error.message)
    }
    switch address {
    case .number(let day, .food, let number): return try numbered(number, of: day, as: text)
    case .number(_, let kind, _):
      throw CommandFailure(
        .usage, "‘\(text)’ is a \(kind.rawValue); this command is for food entries such as #1")
    case .time(let day, let time):
      return asPrinted(address, try entries(of: day).filter { $0.entry.time?.start == time })
    case .words(let day, let words, let time):
      return asPrinted(
        address, try matching(words, on: day).filter { time == nil || $0.entry.time?.start == time })
    case .day(let named):
      // A word such as `sun` may be a day and a food.
      let byText = try matching(text, on: day)
      return byText.isEmpty ? try entries(of: named) : byText
    // `2` of a list is no part of `250 kcal`.
    case .text(let text) where text.utf8.count <= 3 && text.utf8.allSatisfy({ isASCIIDigit($0) }): return []
    case .text(let text):
      let byText = try matching(text, on: day)
      guard byText.isEmpty, text.contains(":"), let time = diary.parser.wholeTime(of: text) else {
        return byText
      }
      return try entries(of: day ?? diary.now.day).filter { $0.entry.time?.start == time }
    }
  }

  /// If an address names several entries, the one it named when it was printed.
  private func asPrinted(_ address: EntryAddress, _ found: [FoundEntry]) -> [FoundEntry] {
    guard found.count > 1 else { return found }
    return ShownNumbers.stored(in: diary.folder).named(by: address, among: found)
  }

  /// The latest entry that `text` names.
  func latest(_ text: String, on day: Day? = nil) throws -> FoundEntry {
    let found = try candidates(text, on: day)
    guard let first = found.first else { throw nothing(text, day) }
    return found.last { $0.day.day == first.day.day } ?? first
  }

  /// The entry with that number, if the number named the same entry when it was shown; else throws with the day's entries.
  private func numbered(_ number: Int, of day: Day, as text: String) throws -> [FoundEntry] {
    let entries = try entries(of: day)
    let found = entries.filter { $0.number == number }
    let place = ShownNumbers.Place(day: day, number: number)
    if ShownNumbers.stored(in: diary.folder).allow(found.first?.entry, at: place) { return found }
    ShownNumbers.remember(entries: entries.map { ($0.place, $0.entry) }, in: diary.folder)
    let now = entries.isEmpty ? "there are none on \(day) any more" : "these are the entries of \(day) now:"
    throw CommandFailure(
      .negativeResult,
      "‘\(text)’ is no longer the entry that it was when it was shown, so nothing was changed; " + now
        + Self.list(entries[...]))
  }

  /// The entries of a day in the order of its files.
  func entries(of day: Day) throws -> [FoundEntry] {
    try found(in: try diary.folder.listing(of: day...day), about: day...day, "an entry of \(day)")
  }

  /// The entries of several days, in the order of their files.
  func entries(of days: ClosedRange<Day>) throws -> [FoundEntry] {
    try found(in: try diary.folder.listing(of: days), about: days, "the entries of these days")
  }

  private func matching(_ text: String, on day: Day?) throws -> [FoundEntry] {
    let wanted = folded(text)
    let isMatch: (FoundEntry) -> Bool = { folded($0.entry.rawText.string).contains(wanted) }
    if let day {
      let found = try entries(of: day).filter(isMatch)
      let named = found.filter { $0.isNamed(by: text) }
      return named.isEmpty ? found : named
    }
    // Planned entries of the days to come can be named too.
    let days = diary.recentDays(through: diary.now.day.advanced(by: 31))
    var listing = try diary.folder.listing(of: days)
    listing.days = listing.days.suffix(OpenDiary.recentLimit)
    let searched = (listing.days.first?.day ?? days.lowerBound)...days.upperBound
    let found = try found(in: listing, about: searched, "what ‘\(text)’ names").filter(isMatch)
    let named = found.filter { $0.isNamed(by: text) }
    return Dictionary(grouping: named.isEmpty ? found : named, by: \.day.day).sorted { $0.key > $1.key }
      .flatMap(\.value)
  }

  /// The entries of the listed days. Throws if a file could not be read, because it may contain the entry or entries
  /// numbered before it.
  private func found(
    in listing: JournalListing, about days: ClosedRange<Day>, _ what: String
  ) throws -> [FoundEntry] {
    var result: [FoundEntry] = []
    var numbers: [Day: Int] = [:]
    var unread = UnreadFiles(listing, about: days, in: diary.folder)
    for file in listing.days {
      guard let bytes = unread.bytes(of: file, in: diary.folder) else { continue }
      let day = diary.parser.parse(SourceText(bytes), day: file.day, path: file.path).day
      for index in day.entries.indices {
        let number = numbers[file.day, default: 0] + 1
        numbers[file.day] = number
        result.append(FoundEntry(file: file, day: day, index: index, number: number))
      }
    }
    try unread.requireComplete(for: what)
    return result
  }

  private func nothing(_ text: String, _ day: Day?) -> CommandFailure {
    switch try? EntryAddress(text, today: day ?? diary.now.day) {
    case .number(let day, .food, _)?:
      let count = (try? entries(of: day).count) ?? 0
      guard count > 0 else {
        return CommandFailure(
          .negativeResult,
          "‘\(text)’ names no entry: \(day) has none; ‘journal show --numbers’ prints the addresses of a day or a period"
        )
      }
      return CommandFailure(
        .negativeResult,
        "‘\(text)’ names no entry: \(day) has \(counted(count, "entry", plural: "entries")); ‘journal show --numbers \(day)’ prints their addresses"
      )
    case .time(let day, let time)?:
      return CommandFailure(
        .negativeResult,
        "no entry of \(day) has the time \(time); ‘journal show --numbers \(day)’ prints the addresses of that day"
      )
    default: break
    }
    let place = day.map { "on \($0)" } ?? "in the latest \(OpenDiary.recentLimit) day files"
    return CommandFailure(
      .negativeResult,
      "no entry is named by ‘\(text)’ \(place); ‘journal show --numbers’ prints addresses such as 2026-03-14#3"
    )
  }

  /// The number in a text of up to three digits.
  private static func bareNumber(_ text: String) -> Int? {
    !text.isEmpty && text.utf8.count <= 3 && text.utf8.allSatisfy(isASCIIDigit) ? Int(text) : nil
  }

  /// Whether an argument names an entry by its number: `#3`, `3`, `2026-03-14#3`.
  static func isNumber(_ text: String) -> Bool {
    bareNumber(text) != nil
      || text.split(separator: "#").last.map { bareNumber(String($0)) != nil } ?? false && text.contains("#")
  }

  /// The number of candidates to list.
  private static let listLimit = 10

  private static func list(_ found: ArraySlice<FoundEntry>) -> String {
    found.map { "\n  " + $0.line }.joined()
  }
}

/// A record in a parsed file.
struct FoundRecord {
  var file: JournalFile
  /// All records of the parsed file.
  var records: [DiaryRecord]
  var record: DiaryRecord
  /// The address of exactly this record.
  var address: String
}

extension EntryFinder {
  /// The record that `text` names: a task, weight or habit tick by its number, or a food entry by any address.
  func record(_ text: String) throws -> FoundRecord {
    if let address = try? EntryAddress(text, today: diary.now.day),
      case .number(let day, let kind, let number) = address,
      kind != .food, let kind = DiaryRecord.Kind(rawValue: kind.rawValue)
    {
      var place = number
      for file in try diary.files(of: day) {
        guard let records = diary.read([file]).first?.records else { continue }
        let alike = records.filter { $0.kind == kind }
        if place <= alike.count {
          return FoundRecord(file: file, records: records, record: alike[place - 1], address: "\(address)")
        }
        place -= alike.count
      }
      throw CommandFailure(
        .negativeResult,
        "no \(kind.rawValue) is named by ‘\(text)’; ‘journal show --numbers \(day)’ prints addresses")
    }
    let found = try entry(text)
    let records = found.day.records
    let line = found.entry.range.lowerBound.line
    guard let record = records.first(where: { $0.kind == .food && $0.lineNumber == line }) else {
      throw CommandFailure(.negativeResult, "‘\(found.address)’ is no line of its own")
    }
    return FoundRecord(file: found.file, records: records, record: record, address: found.address)
  }
}
