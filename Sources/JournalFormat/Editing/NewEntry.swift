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
  /// Without `#`, in the order they are written; or with it, as they were typed: `#[[home]]`, `#home,`.
  public var tags: [String]
  public var state: FoodEntry.State
  /// The mark of a box that was typed, `x` of `[x]`; `nil` for the usual one of the `state`, or no box.
  var mark: String?
  /// How `facts` were typed, where our own form would say them in other numbers.
  var typedFacts: TypedFacts?
  /// What was typed as a time and is none, `8:75`; it stays in the words.
  public var impossibleTime: String?
  /// Obsidian's `^abc-1`, which end the line.
  var blockIds: [String] = []
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

extension NewEntry {
  /// What a person knows it by: the words, or the figures where there are no words.
  public var title: String {
    words.isEmpty && !facts.isEmpty ? "(\(FactsText(facts).text))" : words
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

/// A text as one line: without white space at its ends, each run of line ends and control characters one space.
func plainLine(_ text: String) -> [UInt8] {
  var line: [UInt8] = []
  var isControl = false
  for scalar in text.unicodeScalars {
    let wasControl = isControl
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029:
      isControl = true
      if line.last != .space { line.append(.space) }
    case .space where wasControl: continue
    default:
      isControl = false
      line.append(scalar: scalar.value)
    }
  }
  let words = line.withUnsafeBufferPointer { LineScanner($0, 0..<$0.count).trimmed(0..<$0.count) }
  return Array(line[words])
}
