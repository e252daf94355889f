/// The lines an entry is written as, without their endings.
struct EntryWriting {
  var entry: NewEntry
  var times: TimeStyle
  var facts: FactsScanner

  /// The entry's own line and those that hang under it. `label` names the meal: `Lunch: `.
  func lines(_ marker: ItemMarker, label: [UInt8] = [], nestedBy unit: [UInt8]?) -> [[UInt8]] {
    let nested = marker.nested(by: unit)
    return [marker.bytes + own(label)] + entry.details.map { nested.bytes + text(of: $0) }
  }

  /// Box, time, words, facts and tags.
  private func own(_ label: [UInt8]) -> [UInt8] {
    var line: [UInt8] = []
    if let mark = entry.mark ?? entry.state.mark { line += Array("[\(mark)] ".utf8) }
    if let time = entry.time { line += times.text(time, until: entry.endTime) + [.space] }
    line += label + worded()
    for tag in entry.tags.map(plainLine) { line += [.space] + tagText(tag) }
    for id in entry.blockIds { line += Array(" \(id)".utf8) }
    return line
  }

  /// The words and the facts, these as they were typed where our own form would change a number.
  private func worded() -> [UInt8] {
    guard let typed = entry.typedFacts, typed.facts == entry.facts else {
      return worded(entry.words, entry.facts, readsTime: true)
    }
    let words = plainLine(entry.words)
    return words + (words.isEmpty ? Array(typed.text.drop { $0 == .space }) : typed.text)
  }

  /// Words and the bracket behind them, left out where the words are the facts: `210 kcal`.
  private func worded(_ words: String, _ figures: FoodFacts, readsTime: Bool) -> [UInt8] {
    let plain = plainLine(words)
    let bracket = FactsText(figures).text
    guard !bracket.isEmpty else { return plain }
    let text = ItemText(SourceText(plain), 0..<plain.count)
    let read = EntryLine(text, from: 0, facts: facts, readsTime: readsTime)
    if read.words == text.range, read.facts == facts.asWritten(figures) { return plain }
    return plain + Array("\(plain.isEmpty ? "" : " ")(\(bracket))".utf8)
  }

  private func text(of detail: NewDetail) -> [UInt8] {
    func key(_ name: StaticString, _ value: [UInt8]) -> [UInt8] { Array("\(name): ".utf8) + value }
    switch detail {
    case .heard(let words): return key("heard", plainLine(words))
    case .photo(let path): return key("photo", Array("![](".utf8) + plainLine(path) + [.closeParenthesis])
    case .barcode(let digits): return key("barcode", plainLine(digits))
    case .source(let source): return key("source", plainLine(source))
    case .edited(let day, let time): return key("edited", editedText(day, time))
    case .note(let words): return key("note", plainLine(words))
    case .part(let words, let figures): return worded(words, figures, readsTime: false)
    }
  }
}

/// `2026-03-14 21:02`.
func editedText(_ day: Day, _ time: ClockTime?) -> [UInt8] {
  Array("\(day)\(time.map { " \($0)" } ?? "")".utf8)
}

/// `#word`, `#[[two words]]`; what begins with `#` as it is.
func tagText(_ tag: [UInt8]) -> [UInt8] {
  guard tag.first != .numberSign else { return tag }
  let isBracketed = tag.contains(.space)
  return Array((isBracketed ? "#[[" : "#").utf8) + tag + Array((isBracketed ? "]]" : "").utf8)
}
