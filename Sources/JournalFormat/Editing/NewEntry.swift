/// A food entry to be added.
///
/// Line endings and control characters in its texts are written as one space.
public struct NewEntry: Hashable, Sendable {
  /// The meal, or `nil` for an entry under Food.
  public var category: FoodCategory?
  /// Whether nobody named the meal: a table of foods that names none takes the entry without it.
  public var isMealGuessed = false
  public var time: ClockTime?
  /// The end of a time range, `08:15-08:40`; only with a `time`.
  public var endTime: ClockTime?
  /// Whether the time is only about that: `~20:00`.
  public var isTimeEstimated = false
  /// What was eaten: one line without time, facts and trailing tags.
  public var text: String
  public var facts: FoodFacts
  /// The tags without `#`, in the order they are written; or as they were typed, with it: `#[[home]]`, `#home,`.
  public var tags: [String]
  public var state: FoodEntry.State
  /// The mark of the box as typed, `x` of `[x]`; `nil` for the default of the `state`, or no box.
  var mark: String?
  /// The facts as they were typed, if the program's own form would change a number.
  var typedFacts: TypedFacts?
  /// What was typed as a time but is none, such as `8:75`; it stays part of the text.
  public var impossibleTime: String?
  /// Obsidian's block identifiers at the end of the line: `^abc-1`.
  var blockIds: [String] = []
  /// The nested lines, in the order they are written.
  public var details: [NewDetail]

  public init(
    category: FoodCategory? = nil, time: ClockTime? = nil, endTime: ClockTime? = nil, text: String,
    facts: FoodFacts = .none, tags: [String] = [], state: FoodEntry.State = .eaten, details: [NewDetail] = []
  ) {
    self.category = category
    self.time = time
    self.endTime = endTime
    self.text = text
    self.facts = facts
    self.tags = tags
    self.state = state
    self.details = details
  }
}

extension NewEntry {
  /// The time as the model has it.
  var span: TimeSpan? {
    get { time.map { TimeSpan(start: $0, end: endTime, isEstimate: isTimeEstimated) } }
    set {
      (time, endTime) = (newValue?.start, newValue?.end)
      isTimeEstimated = newValue?.isEstimate ?? false
    }
  }

  /// What to call the entry in messages: its text, or its figures if it has no text.
  public var title: String {
    text.isEmpty && !facts.isEmpty ? "(\(FactsText(facts).text))" : text
  }
}

/// A nested line of an entry.
public enum NewDetail: Hashable, Sendable {
  /// The transcript as it was received.
  case heard(String)
  /// The path of a picture, relative to the day file.
  case photo(String)
  case barcode(String)
  /// The source of the figures: `label`, `table`, `barcode`, `model NAME`, `me`.
  case source(String)
  case edited(Day, ClockTime?)
  case note(String)
  /// An ingredient with its facts and its tags.
  case part(String, FoodFacts, tags: [String] = [])
}

extension NewEntry {
  /// Copies an entry without its time and what belongs to the day it was eaten: text, facts, tags, parts and source
  /// are kept.
  ///
  /// With `factor`, all figures are multiplied by it and `×0.5` is appended to the text; an existing factor is
  /// multiplied too, and removed if the product is 1. Without it the figures stay as they are written.
  public init(repeating entry: FoodEntry, scaledBy factor: Double? = nil, parser: DayFileParser) {
    let figures = entry.wholeFacts
    let factor = factor.flatMap { $0.isFinite && $0 > 0 && $0 != 1 ? $0 : nil }
    let inText = entry.text.withBytes { scanTags(LineScanner($0, 0..<$0.count)).count }
    var details: [NewDetail] = []
    for detail in entry.details {
      switch detail {
      case .part(let part):
        details.append(
          .part(
            part.text.string, part.facts.scaled(by: factor ?? 1), tags: part.tags.map(\.name.string)))
      case .source(let source): details.append(.source(source.string))
      case .barcode(let digits): details.append(.barcode(digits.string))
      case .heard, .photo, .edited, .note, .facts, .text: break
      }
    }
    self.init(
      category: entry.category,
      text: factor.map { scaled(entry.text.string, by: $0) } ?? entry.text.string,
      facts: figures.scaled(by: factor ?? 1), tags: entry.tags.dropFirst(inText).map(\.name.string),
      details: details)
    let line = NewEntry(typed: entry.rawText.string, parser: parser)
    if factor == nil, line.facts == facts, line.text == text { typedFacts = line.typedFacts }
  }
}

extension NewEntry {
  /// The factor that all of a text is multiplied by, as it is written by `init(repeating:scaledBy:parser:)`, and the text without it: 2 of
  /// `toast with butter ×2`; `nil` without one.
  public static func factor(of text: String) -> (base: String, factor: Double)? {
    guard let sign = text.lastIndex(of: "×"), sign > text.startIndex, text[text.index(before: sign)] == " ",
      let factor = plainDecimal(text[text.index(after: sign)...])
    else { return nil }
    return (String(text[..<text.index(before: sign)]), factor)
  }
}

/// A text with a factor such as `×0.5` appended, or multiplied with one at its end.
private func scaled(_ base: String, by factor: Double) -> String {
  var (base, factor) = (base, factor)
  if let before = NewEntry.factor(of: base) {
    factor *= before.factor
    // A third is written as 0.3333.
    if abs(factor - factor.rounded()) <= 0.000_051 * factor / before.factor { factor = factor.rounded() }
    base = before.base
  }
  let text = decimalText(factor)
  return text == "1" ? base : "\(base) ×\(text)"
}

/// Parses a positive number such as `0.5` or `2`; `nil` for anything else.
private func plainDecimal(_ text: Substring) -> Double? {
  Array(text.utf8).withUnsafeBufferPointer { buffer in
    guard let number = ScannedNumber(LineScanner(buffer, 0..<buffer.count)),
      number.range.count == buffer.count
    else { return nil }
    return number.decimal.flatMap { $0 > 0 ? $0 : nil }
  }
}

extension NewEntry {
  /// Reads what a person types as an entry: box, time, text, facts and tags as on a line of a day file, with or
  /// without a bullet.
  ///
  /// It does not determine the category. `parser` has the vocabulary for facts. Everything that is neither time,
  /// facts nor tag stays in the text, byte for byte.
  public init(typed text: String, parser: DayFileParser) {
    let line = plainLine(text)
    let item = ItemText(SourceText(line), 0..<line.count)
    self.init(text: "")
    let hasBullet = line.count > 1 && [.hyphen, .asterisk, .plusSign].contains(line[0]) && line[1] == .space
    var rest = item.scan { $0.trimmed((hasBullet ? 2 : 0)..<line.count) }
    takeBox(&rest, of: item)
    var tail: [EntryLine.TailPiece] = []
    // With the trailing figures removed, a time before them is read: `toast @ 8pm ~80 kcal`. Any further figures
    // stay text, as in a file.
    for isSecond in [false, true] where !isSecond || !facts.isEmpty {
      let part = ItemText(SourceText(line), rest)
      let read = EntryLine(
        part, from: rest.lowerBound, facts: parser.facts, readsTime: time == nil, readsFacts: !isSecond,
        recordsTail: true)
      if time == nil { span = read.time }
      if !isSecond {
        facts = read.facts
        impossibleTime = read.impossibleTime.map { item.slice($0).string }
      }
      tail += read.tail
      rest = read.words
    }
    // A time may also precede the box.
    if time != nil, state == .eaten, mark == nil { takeBox(&rest, of: item) }
    self.text = item.slice(rest).string
    var figures: [UInt8] = []
    for piece in tail.reversed() {
      let typed = item.slice(piece.range).string
      switch piece.kind {
      case .time: break
      case .facts: figures += typed.utf8
      case .tag: tags.append(Self.tag(typed))
      case .blockId: blockIds.append(String(typed.drop { $0.isWhitespace }))
      }
    }
    typedFacts = TypedFacts(figures, facts)
  }

  /// Removes the leading box from `rest`.
  private mutating func takeBox(_ rest: inout Range<Int>, of item: ItemText) {
    guard let box = item.scan({ ScannedBox($0.over(rest)) }) else { return }
    state = FoodEntry.State(mark: item.bytes[box.mark.lowerBound])
    let typed = item.slice(box.mark).string
    mark = typed == state.mark ? nil : typed
    rest = box.end..<rest.upperBound
  }

  /// Removes a label that names a meal from the text: `Lunch: soup`, `Lunch: 13:00 soup`.
  public mutating func takeLabel(_ parser: DayFileParser) {
    let line = Array(text.utf8)
    let label = line.withUnsafeBufferPointer { ScannedLabel(LineScanner($0, 0..<$0.count)) }
    guard let label, !label.value.isEmpty,
      case .some(let meal?) = parser.category(of: String(decoding: line[label.key], as: UTF8.self))
    else { return }
    let value = NewEntry(typed: String(decoding: line[label.value], as: UTF8.self), parser: parser)
    category = meal
    text = value.text
    if time == nil { (span, impossibleTime) = (value.span, value.impossibleTime) }
    if state == .eaten, mark == nil { (state, mark) = (value.state, value.mark) }
    if facts.isEmpty { facts = value.facts }
  }

  /// The name of a tag that was typed in the program's own form; otherwise the tag as typed.
  private static func tag(_ typed: String) -> String {
    let written = plainLine(typed)
    let names = TextSlice(written).tagNames
    return names.count == 1 && tagText(Array(names[0].bytes)) == written
      ? names[0].string : String(decoding: written, as: UTF8.self)
  }
}

extension FoodEntry.State {
  /// The mark in its box; `nil` for a state without a box.
  var mark: String? {
    switch self {
    case .eaten: nil
    case .planned: " "
    case .dropped: "-"
    }
  }
}

/// Facts as a person typed them: `(1000 kJ)`, `(P 10-12 g)`, `(1340 kJ / 320 kcal)`.
struct TypedFacts: Hashable, Sendable {
  /// The bracket or figures behind the text, with the white space before them.
  let text: [UInt8]
  /// The facts as parsed from the text.
  let facts: FoodFacts

  /// `nil` if the program's own form has the same numbers.
  init?(_ text: [UInt8], _ facts: FoodFacts) {
    guard !text.isEmpty, numbers(in: text) != numbers(in: Array(FactsText(facts).text.utf8)) else {
      return nil
    }
    self.text = text
    self.facts = facts
  }
}

/// The numbers in a text as written, sorted by their bytes.
private func numbers(in text: [UInt8]) -> [[UInt8]] {
  text.withUnsafeBufferPointer { buffer in
    var line = LineScanner(buffer, 0..<buffer.count)
    var numbers: [[UInt8]] = []
    while !line.isAtEnd {
      if line.digit(at: line.position) != nil, let number = ScannedNumber(line) {
        numbers.append(Array(buffer[number.range]))
        line.position = number.range.upperBound
      } else {
        line.position += max(1, line.scalar(at: line.position).length)
      }
    }
    return numbers.sorted { $0.lexicographicallyPrecedes($1) }
  }
}
