/// Energy that is stated where nothing is counted as food.
extension DayReader {
  /// Hints at the first item below a title that states an energy and is no entry; `series` is what it is part of.
  mutating func hintUncountedEnergy(_ index: Int, _ head: ItemHead, below series: TextSlice?) {
    guard !hasHintedEnergy else { return }
    let last = continuation(index, head)?.upperBound ?? head.line
    guard mayStateEnergy(head.content.lowerBound..<source.lineContent(last).upperBound),
      statesEnergyOfFood(joinedText(index, head)),
      !(series?.withBytes { OtherEnergyWords.name($0) } ?? false), !isBelowOtherEnergy(index)
    else { return }
    hasHintedEnergy = true
    let message =
      if let series {
        "‘\(series)’ is no known meal, so its items are a series and their energy is in no sum; if this was "
          + "eaten, write a meal above it, such as ‘## Lunch’, or add the word to [categories] in journal.toml"
      } else {
        "no meal stands above this item, so it is a note and its energy is in no sum; if it was eaten, write a meal "
          + "above it, such as ‘## Lunch’, or before it: ‘- Lunch: …’"
      }
    report(.uncountedEnergy, message, at: head.content)
  }

  /// Hints at `Lunch: sandwich (500 kcal)` on a line of its own. The lines up to `last` would join it
  /// as an item, unless the next stands for itself too.
  mutating func hintMissingBullet(
    _ label: ScannedLabel, _ words: Range<Int>, _ number: Int, through last: Int, below context: ItemContext
  ) {
    switch context {
    case .weight, .tasks, .habits, .notes, .mood: return
    case .food, .series, .none: break
    }
    guard mayStateEnergy(label.value), case .meal? = section(knownTitle(label.key).match),
      namesFood(label.value),
      statesEnergyOfFood(ItemText(source, label.value))
    else { return }
    let isAlone = number == last || isKnownLabel(number + 1)
    let place = source.location(ofByte: words.lowerBound)
    let bullet = TextEdit(range: place..<place, replacement: [.hyphen, .space])
    report(
      .uncountedEnergy,
      "only an item of a list is an entry, so this line is a note and its energy is in no sum; begin it with ‘- ’",
      at: words, fixIt: isAlone ? Diagnostic.FixIt(offer: "write ‘- ’", edit: bullet) : nil)
  }

  private func isKnownLabel(_ number: Int) -> Bool {
    let words = words(ofLine: number)
    guard words.lowerBound == source.lineContent(number).lowerBound,
      let label = scan(words, { ScannedLabel($0) })
    else { return false }
    return section(knownTitle(label.key).match) != nil
  }

  /// Whether such a hint stands on the line of `words`.
  func isHintedEnergy(at words: Range<Int>) -> Bool {
    let place = source.location(ofByte: words.lowerBound)
    return diagnostics.contains { $0.code == .uncountedEnergy && $0.range.lowerBound == place }
  }

  /// Whether letters stand there that a word for energy has, so that other lines are not taken apart in vain.
  private func mayStateEnergy(_ words: Range<Int>) -> Bool {
    scan(words) { line in
      words.contains { at in
        switch asciiLower(line.byte(at: at)) {
        // cal, kcal, Kalorien
        case UInt8(ascii: "l"):
          asciiLower(line.byte(at: at - 1)) == UInt8(ascii: "a")
            && asciiLower(line.byte(at: at - 2)) | 0x08 == UInt8(ascii: "k")
        // kJ, kilojoule
        case UInt8(ascii: "j"): true
        // ккал, カロリー, 千卡, 칼로리, full-width letters
        case 0xD0, 0xD1, 0xE3...0xED, 0xEF: true
        default: false
        }
      }
    }
  }

  /// Whether words would be an entry with an energy. `Goal: 2000 kcal`, `2000 kcal` and `Total 2000 kcal` name no food.
  private func statesEnergyOfFood(_ text: ItemText) -> Bool {
    let line = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard line.facts.energy != nil, !line.words.isEmpty else { return false }
    return text.scan { scanner in
      let words = scanner.over(line.words)
      if case .facts = parser.facts.read(words) { return false }
      if let label = ScannedLabel(scanner.over(line.raw)) {
        if case .facts = parser.facts.read(scanner.over(label.value)) { return false }
      }
      let match = UnsafeBufferPointer(start: scanner.base + words.position, count: words.rest.count)
      if case .section(.total)? = parser.words.match(match) { return false }
      return true
    }
  }

  /// Whether the line right above a list says that its energy is of another kind: `**Workout**`, `Ingredients:`.
  private func isBelowOtherEnergy(_ index: Int) -> Bool {
    var above = index - 1
    while above >= 0, blocks[above].kind == .item || blocks[above].depth > 0 { above -= 1 }
    guard above >= 0, blocks[above].kind == .paragraph else { return false }
    let words = words(ofLine: paragraphLines(above).upperBound)
    return words.count <= 90
      && source.bytes.withUnsafeBufferPointer {
        OtherEnergyWords.name(UnsafeBufferPointer(rebasing: $0[words]))
      }
  }
}
