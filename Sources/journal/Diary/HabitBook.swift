import JournalAnalytics
import JournalFormat

/// The habits of a diary that is open for changes: their names and numbers, and what a day says of them.
struct HabitBook {
  /// A habit that a command line names.
  struct Named {
    var name: String
    /// `nil` for a habit that has ticks but is not in `habits.md`.
    var habit: Habit?
  }

  let diary: OpenDiary
  let habits: [Habit]
  private let names: [HabitName]
  /// The latest days up to now, in their order.
  private let recent: [JournalDay]

  static let path = "habits.md"

  /// Reads `habits.md`, and the days up to `last` only if a name is not in it.
  init(_ diary: OpenDiary) throws {
    self.diary = diary
    let bytes = try diary.folder.bytes(at: Self.path, ", so nothing was written")
    habits = bytes.map { diary.parser.parseHabits(SourceText($0)).habits } ?? []
    var seen: Set<String> = []
    var names = habits.filter { seen.insert(comparedHabitName($0.name.string)).inserted }.map {
      HabitName(name: $0.name.string, aliases: $0.aliases.map(\.string), isDefined: true)
    }
    let known = Set(
      habits.flatMap { [$0.name.string] + $0.aliases.map(\.string) }.map { comparedHabitName($0) })
    // Those that are only ticked come after, by name; the latest files know the ones in use.
    recent = diary.read(try diary.recentFiles(through: diary.now.day))
    let ticked = recent.flatMap(\.habitTicks)
    var others: [String: String] = [:]
    for tick in ticked where !known.contains(comparedHabitName(tick.name.string)) {
      others[comparedHabitName(tick.name.string)] =
        others[comparedHabitName(tick.name.string)] ?? tick.name.string
    }
    names += others.sorted { $0.key < $1.key }.map {
      HabitName(name: $0.value, aliases: [], isDefined: false)
    }
    self.names = names
  }

  /// The habit that `text` names; if it may be several, the user chooses on a terminal.
  func named(_ text: String) throws(CommandFailure) -> Named {
    let choice = HabitChoice(names)
    let found = try choice.indices(of: text)
    let asks = found.count > 1 && diary.environment.inputIsInteractive
    let name = names[asks ? try chosen(of: found, text) : try choice.index(of: text)]
    return Named(name: name.name, habit: habits.first { $0.name.string == name.name })
  }

  /// Asks which of several habits is meant.
  private func chosen(of indices: [Int], _ text: String) throws(CommandFailure) -> Int {
    let rows = indices.enumerated().map { "\n\($0 + 1))  \(names[$1].name)" }.joined()
    let question =
      "‘\(text)’ may be one of \(indices.count) habits:\(rows)\nWhich one, 1 to \(indices.count)? "
    let answer = diary.environment.ask(terminalSafe(question)) ?? ""
    guard let number = Int(answer.filter { !$0.isWhitespace }), (1...indices.count).contains(number) else {
      throw CommandFailure(.negativeResult, "no habit was chosen, so nothing was changed")
    }
    return indices[number - 1]
  }

  /// The habits in `words`: one for each word, or one of several words if that is the name of one.
  func named(_ words: [String]) throws(CommandFailure) -> [Named] {
    let whole = words.joined(separator: " ")
    if words.count > 1, (try? HabitChoice(names).index(of: whole)) != nil { return [try named(whole)] }
    var found: [Named] = []
    for word in words {
      let one = try named(word)
      if !found.contains(where: { $0.name == one.name }) { found.append(one) }
    }
    return found
  }

  /// Whether a tick belongs to the habit.
  func isOf(_ named: Named, _ tick: HabitTick) -> Bool {
    let key = comparedHabitName(tick.name.string)
    if key == comparedHabitName(named.name) { return true }
    let isOthers = habits.contains { comparedHabitName($0.name.string) == key }
    guard !isOthers else { return false }
    return habits.first { $0.aliases.contains { comparedHabitName($0.string) == key } }?.name.string
      == named.name
  }

  /// The target written with its latest amount up to `day`, the 8 of `5/8`; `nil` for none.
  func writtenTarget(of named: Named, through day: Day) -> Double? {
    let ticks = recent.filter { $0.day <= day }.flatMap(\.habitTicks)
    return ticks.last { isOf(named, $0) && $0.amount != nil }?.amount?.target
  }

  /// What a day's files say of it, as the streaks count it.
  func state(of named: Named, in days: [JournalDay]) -> HabitDay? {
    habitDay(
      of: days.flatMap { day in day.habitTicks.filter { isOf(named, $0) }.map { ($0, day) } }, named.habit)
  }

  /// Changes `habits.md` by `edit` and records the change for undo. `edit` gets the links to the attachments, which are stored with
  /// it.
  func change(
    _ label: String, attaching attachments: Attachments? = nil,
    _ edit: (HabitsFileEditor, _ links: [String]) throws(EditRefusal) -> SourceText
  ) throws {
    try diary.change(label) { transaction in
      let links = try attachments?.store(for: Self.path, in: transaction) ?? []
      _ = try transaction.update(Self.path) { bytes in
        do throws(EditRefusal) {
          let editor = HabitsFileEditor(bytes.map { SourceText($0) }, parser: diary.parser)
          return try edit(editor.undamaged(), links).bytes
        } catch {
          // Without a line of the file it is about what was typed.
          guard let line = error.line else {
            throw CommandFailure(.usage, "\(error.message); nothing was changed")
          }
          throw CommandFailure(
            .refused, "\(diary.folder.prefix)\(Self.path):\(line):1: \(error.message); nothing was changed")
        }
      }
    }
  }
}

/// Finds the habit that a person names, by number, name, alias or a part of the name.
struct HabitChoice {
  private let names: [HabitName]

  init(_ names: [HabitName]) { self.names = names }

  /// The index of the habit that `text` names. Throws if there is none; if there are several, the error names them.
  func index(of text: String) throws(CommandFailure) -> Int {
    let found = try indices(of: text)
    guard found.count > 1 else { return found[0] }
    let list = found.prefix(8).map { "\n  \($0 + 1)  \(names[$0].name)" }.joined()
    throw CommandFailure(
      .negativeResult, "‘\(text)’ may be one of these; write its number or its name:\(list)")
  }

  /// The indices of the habit that `text` names, or of all whose names contain it; throws if there is none.
  func indices(of text: String) throws(CommandFailure) -> [Int] {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let key = comparedHabitName(text)
    let exact = names.indices.filter { comparedHabitName(names[$0].name) == key }
    if let first = exact.first { return [first] }
    if let alias = names.firstIndex(where: { $0.aliases.contains { comparedHabitName($0) == key } }) {
      return [alias]
    }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if let number = Int(digits), names.indices.contains(number - 1) { return [number - 1] }
    let wanted = folded(text)
    let similar = wanted.isEmpty ? [] : names.indices.filter { folded(names[$0].name).contains(wanted) }
    guard similar.isEmpty else { return similar }
    let known =
      names.isEmpty
      ? "there is none yet"
      : "known are \(names.prefix(12).map(\.name).joined(separator: ", "))\(names.count > 12 ? " and more" : "")"
    // A number that none has is no name for one.
    let remedy =
      Int(digits) != nil
      ? "‘journal habits’ prints the numbers"
      : "‘journal habit add \(MeantCommand.quoted(text))’ writes it into habits.md"
    throw CommandFailure(.negativeResult, "there is no habit ‘\(text)’; \(known); \(remedy)")
  }
}

/// Converts decimal numbers between arguments and files.
enum HabitNumber {
  /// The number that `text` begins with and what stands behind it; `nil` without one.
  ///
  /// A full stop is a decimal point; a comma is one too, unless three digits follow each: `1,250`. Also `1/2`, `1 1/2` and `½`.
  static func read(_ text: String) -> (value: Double, isFraction: Bool, rest: String)? {
    var rest = text.drop(while: \.isWhitespace)
    var value = 0.0
    var isFraction = false
    let token = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == ",") }
    if !token.isEmpty {
      guard let number = plain(token) else { return nil }
      value = number
      rest = rest.dropFirst(token.count)
    }
    let behind = rest.drop(while: \.isWhitespace)
    if let sign = behind.first, let share = shares[sign], token.isEmpty || value == value.rounded() {
      (value, isFraction, rest) = (value + share, true, behind.dropFirst())
    } else if !token.isEmpty, let (share, after) = fraction(rest, of: value) {
      (value, isFraction, rest) = (share, true, after)
    } else if token.isEmpty {
      return nil
    }
    return (value, isFraction, rest.trimmingSpaces)
  }

  /// The number as a file has it. One with three decimals, which would be thousands there, gets a fourth.
  static func written(_ value: Double) -> String {
    let thousandths = (value * 1_000).rounded()
    guard thousandths.magnitude < 1e12 else { return "\(value)" }
    let whole = Int(thousandths) / 1_000
    var digits = String(String(abs(Int(thousandths) % 1_000) + 1_000).dropFirst())
    while digits.hasSuffix("0") { digits.removeLast() }
    if digits.isEmpty { return "\(whole)" }
    return "\(whole).\(digits)" + (digits.count == 3 && whole != 0 ? "0" : "")
  }

  /// An amount as typed, `1.250 l`, as a file reads it; as it is where it begins with no number.
  static func amount(_ text: String) -> String {
    guard let read = read(text), read.value < 1e9 else { return text }
    return written(read.value)
      + (read.rest.isEmpty ? "" : read.rest.hasPrefix("/") ? read.rest : " " + read.rest)
  }

  private static func plain(_ token: Substring) -> Double? {
    let parts = token.split(separator: ",", omittingEmptySubsequences: false)
    guard token.count <= 16, token.first?.isNumber == true, token.last?.isNumber == true else { return nil }
    let last = parts.last?.prefix { $0 != "." } ?? ""
    let areThousands =
      parts.count > 1 && parts[0].count <= 3 && parts[0] != "0" && last.count == 3
      && parts.dropFirst().dropLast().allSatisfy { $0.count == 3 }
    if areThousands { return Double(parts.joined()) }
    return parts.count <= 2 ? Double(token.replacing(",", with: ".")) : nil
  }

  /// `/2` behind a whole number, or ` 1/2` behind one.
  private static func fraction(_ rest: Substring, of value: Double) -> (Double, Substring)? {
    guard value == value.rounded() else { return nil }
    func digits(_ text: Substring) -> Substring { text.prefix { $0.isASCII && $0.isNumber } }
    var rest = rest
    var (whole, over) = (0.0, value)
    if rest.first == " " {
      rest = rest.drop(while: \.isWhitespace)
      let own = digits(rest)
      guard let number = Double(own), number < 100 else { return nil }
      (whole, over) = (value, number)
      rest = rest.dropFirst(own.count)
    }
    guard rest.first == "/" else { return nil }
    rest = rest.dropFirst()
    let under = digits(rest)
    guard let number = Double(under), number > 0, number < 1_000 else { return nil }
    return (whole + over / number, rest.dropFirst(under.count))
  }

  private static let shares: [Character: Double] = [
    "½": 0.5, "¼": 0.25, "¾": 0.75, "⅓": 1.0 / 3, "⅔": 2.0 / 3,
  ]
}

extension Substring {
  /// Without white space at its ends.
  fileprivate var trimmingSpaces: String {
    let start = drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
