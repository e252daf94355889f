/// A food entry to be written, in parts.
///
/// Line ends and control characters in its texts are written as one space.
public struct NewEntry: Hashable, Sendable {
  /// The meal, or `nil` for an entry that goes under Food.
  public var category: FoodCategory?
  public var time: ClockTime?
  /// The end of a stretch, `08:15-08:40`; only with a `time`.
  public var endTime: ClockTime?
  /// What was eaten: one line without time, facts and the tags at its end.
  public var words: String
  public var facts: FoodFacts
  /// Without `#`, in the order they are written.
  public var tags: [String]
  public var state: FoodEntry.State
  /// What hangs under the line, in the order it is written.
  public var details: [NewDetail]

  public init(
    category: FoodCategory? = nil, time: ClockTime? = nil, endTime: ClockTime? = nil, words: String,
    facts: FoodFacts = .none, tags: [String] = [], state: FoodEntry.State = .eaten, details: [NewDetail] = []
  ) {
    self.category = category
    self.time = time
    self.endTime = endTime
    self.words = words
    self.facts = facts
    self.tags = tags
    self.state = state
    self.details = details
  }
}

/// One line to be written under an entry.
public enum NewDetail: Hashable, Sendable {
  /// The transcript as it was received.
  case heard(String)
  /// The path of a picture, relative to the day file.
  case photo(String)
  case barcode(String)
  /// Where the figures come from: `label`, `table`, `barcode`, `model NAME`, `me`.
  case source(String)
  case edited(Day, ClockTime?)
  case note(String)
  /// What the entry was made of.
  case part(String, FoodFacts)
}

extension NewEntry {
  /// Reads what a person types for an entry: a box, a time, words, facts and tags as a line of a day file has them.
  ///
  /// The category is left to be found. A `parser` says whose letters for facts and whose words count.
  public init(typed text: String, parser: DayFileParser) {
    let line = plainLine(text)
    let item = ItemText(SourceText(line), 0..<line.count)
    let box = item.scan { ScannedBox($0) }
    self.init(words: "")
    if let box { state = FoodEntry.State(mark: line[box.mark.lowerBound]) }
    var rest = box.map { $0.end..<line.count } ?? item.range
    // What stands between a time and figures at the end is read once these are off: `toast @ 8pm ~80 kcal`.
    for _ in 0..<2 {
      let part = ItemText(SourceText(line), rest)
      let read = EntryLine(part, from: rest.lowerBound, facts: parser.facts, readsTime: time == nil)
      if time == nil { (time, endTime) = (read.time?.start, read.time?.end) }
      if facts.isEmpty { facts = read.facts }
      // Tags within the words stay there.
      let inWords = item.scan { scanTags($0.over(read.words)).count }
      tags = read.tags.dropFirst(inWords).map { $0.name.string } + tags
      rest = read.words
    }
    words = item.slice(rest).string
  }

  /// The same once more, without its time and what belongs to the day it was eaten: words, facts, tags, parts, source.
  ///
  /// With `factor` all figures are multiplied by it and `×0.5` follows the words.
  public init(repeating entry: FoodEntry, scaledBy factor: Double? = nil) {
    let factor = factor.flatMap { $0.isFinite && $0 > 0 && $0 != 1 ? $0 : nil }
    let inWords = entry.words.withBytes { scanTags(LineScanner($0, 0..<$0.count)).count }
    var details: [NewDetail] = []
    for detail in entry.details {
      switch detail {
      case .part(let part): details.append(.part(part.words.string, part.facts.scaled(by: factor ?? 1)))
      case .source(let source): details.append(.source(source.string))
      case .barcode(let digits): details.append(.barcode(digits.string))
      case .heard, .photo, .edited, .note, .text: break
      }
    }
    self.init(
      category: entry.category, words: entry.words.string + (factor.map { " ×\(decimalText($0))" } ?? ""),
      facts: entry.facts.scaled(by: factor ?? 1), tags: entry.tags.dropFirst(inWords).map(\.name.string),
      details: details)
  }
}

extension FoodFacts {
  /// The facts of `factor` times as much.
  func scaled(by factor: Double) -> FoodFacts {
    guard factor != 1 else { return self }
    var scaled = self
    if let energy, let low = Energy(kilocalories: energy.low.kilocalories * factor),
      let high = Energy(kilocalories: energy.high.kilocalories * factor)
    {
      scaled.energy = EnergyAmount(low: low, high: high, isEstimate: energy.isEstimate)
    }
    for index in nutrients.indices { scaled.nutrients[index].grams *= factor }
    switch amount {
    case .grams(let grams): scaled.amount = .grams(grams * factor)
    case .millilitres(let millilitres): scaled.amount = .millilitres(millilitres * factor)
    case nil: break
    }
    return scaled
  }
}

/// A text as one line: without white space at its ends, each run of line ends and control characters one space.
func plainLine(_ text: String) -> [UInt8] {
  var line: [UInt8] = []
  var isControl = false
  for scalar in text.unicodeScalars {
    let wasControl = isControl
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
      isControl = true
      if line.last != 0x20 { line.append(0x20) }
    case 0x20 where wasControl: continue
    default:
      isControl = false
      line.append(scalar: scalar.value)
    }
  }
  let words = line.withUnsafeBufferPointer { LineScanner($0, 0..<$0.count).trimmed(0..<$0.count) }
  return Array(line[words])
}
