/// The time on a line: an instant or a range.
public struct TimeSpan: Hashable, Sendable {
  public var start: ClockTime
  /// The end of a range `08:15-08:40`; `nil` for an instant.
  public var end: ClockTime?
  /// Whether it is written as about that time: `~08:15`.
  public var isEstimate: Bool

  public init(start: ClockTime, end: ClockTime? = nil, isEstimate: Bool = false) {
    self.start = start
    self.end = end
    self.isEstimate = isEstimate
  }

  /// `08:15`, `~08:15`, and with an end `08:15–08:40`, joined by `dash`.
  public func text(joinedBy dash: String = "–") -> String {
    (isEstimate ? "~" : "") + "\(start)" + (end.map { dash + "\($0)" } ?? "")
  }
}

/// Something eaten or drunk: one line of a day file.
public struct FoodEntry: Hashable, Sendable {
  /// The state by the box; an entry without a box is eaten.
  public enum State: String, Sendable {
    case eaten
    /// `[ ]` or `[/]`: listed, not counted.
    case planned
    /// `[-]`: neither eaten nor planned.
    case dropped
  }

  /// How it was recorded.
  public enum InputKind: String, Sendable {
    case text, voice, image
  }

  /// From the line's first byte that is not indentation to the end of the last line nested under it.
  public var range: SourceRange
  /// Everything after box and time as written, its lines joined by one space.
  public var rawText: TextSlice
  /// `rawText` without facts, a trailing `@ time` and the tags at its end.
  public var text: TextSlice
  /// The facts in the line's own bracket.
  public var facts: FoodFacts
  /// The meal, or `nil` under `## Food` and for items that name none.
  public var category: FoodCategory?
  /// The entry's own time, or its heading's; `nil` where neither has one.
  public var time: TimeSpan?
  public var state: State
  /// All tags of the line in order, with duplicates.
  public var tags: [Tag]
  /// The nested lines, in the order of the file.
  public var details: [EntryDetail]

  public init(
    range: SourceRange, category: FoodCategory?, time: TimeSpan?, state: State = .eaten,
    rawText: TextSlice, text: TextSlice, facts: FoodFacts = .none, tags: [Tag] = [],
    details: [EntryDetail] = []
  ) {
    self.range = range
    self.category = category
    self.time = time
    self.state = state
    self.rawText = rawText
    self.text = text
    self.facts = facts
    self.tags = tags
    self.details = details
  }
}

extension FoodEntry {
  /// Whether two entries are the same to the letter, and in the same meal: a person who names them cannot tell them apart either.
  public func isAlike(_ other: FoodEntry) -> Bool {
    category == other.category && time == other.time && state == other.state && rawText == other.rawText
      && details.isEmpty && other.details.isEmpty
  }

  /// What is said of the whole entry: its own facts, and of those nested under it what these leave unsaid.
  public var wholeFacts: FoodFacts {
    var whole = facts
    for case .facts(let nested, _) in details.reversed() { whole.fill(from: nested) }
    return whole
  }

  /// The tags of its line, then those of its parts.
  public var tagsWithParts: [Tag] {
    details.isEmpty
      ? tags
      : tags
        + details.flatMap { detail -> [Tag] in
          if case .part(let part) = detail { part.tags } else { [] }
        }
  }

  /// The entry's energy: that of the whole, else the sum of its parts; `nil` if neither has any.
  public var energy: EnergyAmount? {
    if let own = wholeEnergy { return own }
    var sum: EnergyAmount?
    for case .part(let part) in details {
      guard let energy = part.facts.energy else { continue }
      sum = sum.map { $0 + energy } ?? energy
    }
    return sum
  }

  private var wholeEnergy: EnergyAmount? {
    facts.energy
      ?? details.lazy.reversed().compactMap {
        if case .facts(let nested, _) = $0 { nested.energy } else { nil }
      }.first
  }

  /// Whether `energy` is a sum of parts and some of them have none.
  public var isEnergyPartial: Bool {
    guard !details.isEmpty, wholeEnergy == nil else { return false }
    var stated = 0
    var silent = 0
    for case .part(let part) in details {
      if part.facts.energy == nil { silent += 1 } else { stated += 1 }
    }
    return stated > 0 && silent > 0
  }

  /// Grams of a nutrient: those of the whole, else the sum of its parts if no energy of the whole is stated either.
  public func grams(of nutrient: Nutrient) -> Double? {
    if let own = facts[nutrient] { return own }
    guard !details.isEmpty else { return nil }
    let whole = wholeFacts
    if let stated = whole[nutrient] { return stated }
    guard whole.energy == nil else { return nil }
    var sum: Double?
    for case .part(let part) in details {
      if let grams = part.facts[nutrient] { sum = (sum ?? 0) + grams }
    }
    return sum
  }

  /// Voice if a transcript is kept, else image if a photo is, else text.
  public var inputKind: InputKind {
    var kind = InputKind.text
    for detail in details {
      if case .heard = detail { return .voice }
      if case .photo = detail { kind = .image }
    }
    return kind
  }

  /// Whether it counts in totals: eaten, not planned or dropped.
  public var isEaten: Bool { state == .eaten }
}

/// One line nested under an entry.
public enum EntryDetail: Hashable, Sendable {
  /// `heard:` the transcript as it was received.
  case heard(TextSlice)
  /// `photo:` or a lone image: the path as written, relative to the day file.
  case photo(TextSlice)
  /// `barcode:` the digits as written.
  case barcode(TextSlice)
  /// `source:` where the figures come from: `label`, `table`, `barcode`, `model NAME`, `me`.
  case source(TextSlice)
  /// `edited:` when words, time, category or figures were changed; the time is optional.
  case edited(Day, ClockTime?)
  /// `note:` a remark on the entry.
  case note(TextSlice)
  /// `Calories: 290`: facts about the whole entry.
  case facts(FoodFacts, text: TextSlice)
  /// A nested bullet without a key: an ingredient.
  case part(EntryPart)
  /// A nested quotation, paragraph or other block, kept as it is.
  case text(TextSlice)
}

extension EntryDetail {
  /// Whether it is a nested bullet without a key.
  var isPart: Bool { if case .part = self { true } else { false } }

  /// Whether it says what was eaten where the line itself does not.
  var saysWhat: Bool {
    switch self {
    case .heard, .photo, .barcode, .facts, .part: true
    case .source, .edited, .note, .text: false
    }
  }

  /// Whether it is facts about the whole entry.
  var isFacts: Bool { if case .facts = self { true } else { false } }
}

/// A nested bullet of an entry.
public struct EntryPart: Hashable, Sendable {
  /// The text as written, without the facts and the tags at its end.
  public var text: TextSlice
  public var facts: FoodFacts
  /// In order, each once.
  public var tags: [Tag]

  public init(text: TextSlice, facts: FoodFacts, tags: [Tag] = []) {
    self.text = text
    self.facts = facts
    self.tags = tags
  }
}

/// Where the figures of an entry are from, as its `source:` says: `table`, `barcode`, `model NAME`, `me` or the person's own words.
public struct FigureSource: Hashable, Sendable {
  public var name: String
  /// By so many hundredths a figure marked as an estimate may be lower or higher, 1 to 100: 60 of `table ±60 %`; `nil` where the
  /// line does not say it.
  public var percent: Int?

  public init(name: String, percent: Int? = nil) { (self.name, self.percent) = (name, percent) }

  /// From the value of `source:`; a share at its end may be written `±60 %`, `±60%` or `+-60%`.
  public init(_ text: String) {
    self.init(name: text)
    guard text.last == "%" else { return }
    let share = text.dropLast().reversed().drop { $0 == " " }
    let digits = share.prefix { $0.isASCII && $0.isNumber }
    var rest = share.dropFirst(digits.count).drop { $0 == " " }
    for sign in ["±", "-+", "-/+"] where rest.starts(with: sign) {
      rest = rest.dropFirst(sign.count)
      guard rest.first == " ", let percent = Int(String(digits.reversed())), (1...100).contains(percent)
      else { return }
      self.init(name: String(rest.drop { $0 == " " }.reversed()), percent: percent)
      return
    }
  }

  /// As a line says it: `table ±60 %`.
  public var text: String { percent.map { "\(name) ±\($0) %" } ?? name }
}

extension FoodEntry {
  /// Where its figures are from, by its first `source:`; `nil` without one. The food table writes each with `~`; one without is the
  /// person's own, whatever stands below it.
  public var figureSource: FigureSource? {
    for case .source(let source) in details {
      let source = FigureSource(source.string)
      return source.name == "table" && facts.energy?.isEstimate == false ? FigureSource(name: "me") : source
    }
    return nil
  }
}
