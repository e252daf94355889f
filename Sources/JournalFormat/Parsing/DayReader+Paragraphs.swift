/// Paragraphs: bold lines and labels that open sections, timed lines that are entries, and notes.
extension DayReader {
  mutating func readParagraph(_ index: Int) {
    let lines = paragraphLines(index)
    let isAboveList =
      index + 1 < blocks.count && blocks[index + 1].kind == .item && blocks[index + 1].depth == 0
    if lines.count == 1, openBold(lines.lowerBound) { return }
    var last = lines.upperBound
    if isAboveList, openLabel(lines, nextLine: Int(blocks[index + 1].line)) {
      last -= 1
      guard last >= lines.lowerBound else { return }
    }
    readPlainLines(lines.lowerBound...last)
  }

  /// The lines of a paragraph that no list follows.
  mutating func readLines(_ lines: ClosedRange<Int>) {
    if lines.count == 1, openBold(lines.lowerBound) { return }
    readPlainLines(lines)
  }

  /// A line that is bold and nothing else: `**Lunch**`. An unknown one ends what a bold line opened.
  private mutating func openBold(_ number: Int) -> Bool {
    guard let inner = boldWords(words(ofLine: number)) else { return false }
    let known = knownTitle(inner)
    closeSections(ofRank: OpenSection.boldRank)
    hasHintedEnergy = false
    let names = titleSection(known)
    outlineTitle(.bold, known, names, rank: OpenSection.boldRank, number...number)
    guard let section = names else { return false }
    push(section, rank: OpenSection.boldRank, time: known.time)
    heading = known.title
    return true
  }

  /// `Lunch:` or `Lunch` above a list: it governs that list and no more.
  private mutating func openLabel(_ lines: ClosedRange<Int>, nextLine: Int) -> Bool {
    let words = words(ofLine: lines.upperBound)
    guard !words.isEmpty, words.count <= 90 else { return false }
    let endsInColon = scan(words) { line in
      let last = line.scalar(before: words.upperBound, from: words.lowerBound).value
      // `**Lunch:**` and `*Lunch*:` end in emphasis.
      return last == .colon || last == 0xFF1A
        || (last == .asterisk && words.contains { line.byte(at: $0) == .colon })
    }
    // A bare word must stand alone; the end of a sentence is no label.
    guard endsInColon ? lines.count == 1 || nextLine == lines.upperBound + 1 : lines.count == 1 else {
      return false
    }
    let known = knownTitle(words)
    guard let section = titleSection(known) else { return false }
    labelAbove = context(of: section, time: known.time)
    outlineTitle(.label, known, section, rank: 8, lines.upperBound...lines.upperBound)
    return true
  }

  /// The lines of a paragraph one by one: entries, readings, keys; the rest is one note.
  private mutating func readPlainLines(_ lines: ClosedRange<Int>) {
    var noteStart: Int?
    var number = lines.lowerBound
    while number <= lines.upperBound {
      let isHidden = !hidden.isEmpty && hidden.contains(number)
      let next = isHidden ? number + 1 : readPlainLine(number, through: lines.upperBound)
      if let next {
        if let start = noteStart { addProse(start...number - 1) }
        noteStart = nil
        number = next
      } else {
        noteStart = noteStart ?? number
        number += 1
      }
    }
    if let start = noteStart { addProse(start...lines.upperBound) }
  }

  private mutating func addProse(_ lines: ClosedRange<Int>) {
    // A table is a way of its own to keep a diary, not an entry gone wrong.
    let words = words(ofLine: lines.lowerBound)
    if let current = sections.indices.last, sections[current].prose == nil,
      words.first.map({ source.bytes[$0] }) != .verticalBar
    {
      sections[current].prose = words
    }
    addNote(lines: lines)
  }

  /// Reads a line that means something by itself, and returns the line to go on with; `nil` for prose.
  private mutating func readPlainLine(_ number: Int, through last: Int) -> Int? {
    let words = words(ofLine: number)
    guard !words.isEmpty else { return nil }
    if let label = scan(words, { ScannedLabel($0) }) {
      if readKey(label, words, lines: number...number, isItem: false) { return number + 1 }
      if label.isField, readMealField(label, words, number, sectionContext) { return number + 1 }
      hintMissingBullet(label, words, number, through: last, below: sectionContext)
    }
    switch sectionContext {
    case .food(let category, let time):
      if source.bytes[words.lowerBound] == .hyphen { hintMissingSpace(words) }
      if source.bytes[words.lowerBound] == .verticalBar { readTotalRow(words) }
      guard scan(words, { if case .none = scanLeadingTime($0) { false } else { true } }) else { return nil }
      return readTimedLine(number, through: last, category, time)
    case .weight: return readWeight(words, lines: number...number) ? number + 1 : nil
    case .mood: return readMood(words, lines: number...number, needsScale: true) ? number + 1 : nil
    case .tasks:
      if source.bytes[words.lowerBound] == .hyphen { hintMissingSpace(words) }
      return nil
    case .habits, .notes, .series, .none: return nil
    }
  }

  private mutating func hintMissingSpace(_ words: Range<Int>) {
    guard words.count > 1, isASCIILetter(source.bytes[words.lowerBound + 1]) else { return }
    let place = source.location(ofByte: words.lowerBound + 1)
    report(
      .missingBulletSpace,
      "a bullet needs a space behind it; without one the line is a note and counts for nothing",
      at: words.lowerBound..<words.lowerBound + 1,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘- ’", edit: TextEdit(range: place..<place, replacement: [.space])))
  }
}
