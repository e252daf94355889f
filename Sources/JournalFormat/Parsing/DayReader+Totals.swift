/// Totals: lines that add up what was eaten.
extension DayReader {
  /// Reads `Total: 1,850 kcal` and `Total calories: 1850`; a total of anything but energy is none of ours.
  mutating func readTotal(_ label: ScannedLabel, _ range: SourceRange) -> Bool {
    let facts = file.scan(label.value) { value -> FoodFacts? in
      if let facts = parser.facts.read(value) { return facts }
      let line = value.over(label.key.lowerBound..<value.end)
      let space = line.over(label.key).rest.first { line.spaceLength(at: $0) > 0 } ?? label.key.upperBound
      let unit = ScannedLabel(key: line.trimmed(space..<label.key.upperBound), value: label.value)
      return unit.key.isEmpty ? nil : parser.facts.readLabelled(unit, line)
    }
    guard let energy = facts?.energy ?? file.scan(label.value, { parser.facts.readTotal($0) }) else {
      return false
    }
    addTotal(energy, range)
    return true
  }

  /// Reads an item that is all bold, `- **Total: 1650 kcal**`, or one below a title for totals, `- Calories: 1500`.
  mutating func readTotal(of item: Item) -> Bool {
    let range = file.range(from: item.line.text.lowerBound, throughLine: item.lineNumber)
    if source.bytes[item.line.text.lowerBound] == .asterisk,
      let label = file.scan(item.line.text, { ScannedLabel($0.over(withoutEmphasis($0))) }),
      case .section(.total)? = knownTitle(label.key).match
    {
      return readTotal(label, range)
    }
    guard context.sections.last?.section == .total, item.depth == 0, let label = item.line.label,
      !source[label.key].withBytes({ OtherEnergyWords.name($0) }),
      let energy = file.scan(item.line.text, { parser.facts.readLabelled(label, $0) })?.energy
    else { return false }
    addTotal(energy, range)
    return true
  }

  /// Reads a line of a paragraph that says what those above it amount to: `= 800 kcal`, `800 kcal in all`.
  mutating func readSum(_ line: LexedLine, _ number: Int) -> Bool {
    guard let energy = energyOfSum(line.text) else { return false }
    addTotal(energy, file.range(from: line.text.lowerBound, throughLine: number))
    return true
  }

  /// The energy of a text that says what foods amount to.
  func energyOfSum(_ range: Range<Int>) -> EnergyAmount? {
    guard mayStateEnergy(range) else { return nil }
    let text = ItemText(source, range)
    let entry = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    guard let energy = entry.facts.energy else { return nil }
    if let label = file.scan(range, { ScannedLabel($0) }),
      case .section(.total)? = knownTitle(label.key).match
    {
      return energy
    }
    return entry.namesTotal(in: text, parser.words, unusual: entry.unusualWords(in: text)) ? energy : nil
  }

  /// Reads a row whose first cell says Total, of a table that nothing else is read of.
  mutating func readTotalRow(_ text: Range<Int>) {
    guard let cells = file.scan(text, { TableRow($0) })?.cells, let first = cells.first,
      case .section(.total)? = knownTitle(first).match
    else { return }
    for cell in cells.dropFirst() {
      let facts = file.scan(cell) { parser.facts.read($0.over(withoutEmphasis($0))) }
      guard let energy = facts?.energy else { continue }
      addTotal(
        energy, file.range(from: text.lowerBound, throughLine: source.location(ofByte: text.lowerBound).line))
      return
    }
  }
}

/// The length of the `=`, `->`, `=>`, `→` or `⇒` that a text begins with; `==Soup==` is a highlight.
func lengthOfSumSign(_ text: LineScanner) -> Int {
  switch text.peek() {
  case .equalsSign: text.peek(1) == .greaterThanSign ? 2 : text.peek(1) == .equalsSign ? 0 : 1
  case .hyphen: text.peek(1) == .greaterThanSign ? 2 : 0
  case .punctuationLead: [0x2192, 0x21D2].contains(text.scalar(at: text.position).value) ? 3 : 0
  default: 0
  }
}

extension DayFileParser {
  /// `= 800 kcal`, `-> 800 kcal`: what stands above amounts to it. `==Soup==` is a highlight.
  func statesSum(_ text: LineScanner) -> Bool {
    let length = lengthOfSumSign(text)
    return length > 0 && facts.read(text.over(text.position + length..<text.end))?.energy != nil
  }

  /// Whether a line begins with a word for a total before its first figure or colon: `Total: 1200`, `running total:420`.
  func namesTotal(_ text: LineScanner) -> Bool {
    let end = text.rest.first { text.byte(at: $0) == .colon || text.digit(at: $0) != nil } ?? text.end
    let words = UnsafeBufferPointer(start: text.base + text.position, count: end - text.position)
    return meaning(of: words) == .section(.total) || EnergyContext.totals.occurs(in: words)
  }

  /// Whether a label and its value are an energy that nobody ate: `Remaining: 1500 kcal`.
  func namesBudget(_ label: ScannedLabel, _ line: LineScanner) -> Bool {
    EnergyContext.budgets.occurs(
      in: line.over(label.key).bytes)
      && facts.read(line.over(label.value)).map { $0.energy != nil } ?? false
  }
}

/// Numbers in entries that say no unit, and are in no sum.
extension DayReader {
  /// Hints at `250 beef jerky` and `Milk - 120`: kcal, grams, or so many of them.
  mutating func hintBareNumber(_ line: EntryLine, _ text: ItemText, of meal: FoodCategory?) {
    let number = text.scan { scanner -> Range<Int>? in
      let words = scanner.over(line.words)
      // Beside an amount with its unit a number is one only at the end: `Oats 80g (300)`, `pizza 2 slices 600`.
      if let number = leadingBareNumber(words) ?? loneNumber(words),
        FoodQuantity.quantities(in: text.slice(line.words)).allSatisfy({ $0.unit == nil })
      {
        return number
      }
      return trailingBareNumber(words) ?? numberInBracket(words) ?? numberBeforeComma(words)
    }
    guard let number else {
      if let (range, isJoules) = text.scan({ trailingMegaunit($0.over(line.words)) }) {
        diagnostics.append(
          Diagnostic(
            .almostFacts,
            isJoules
              ? "megajoules are not read; write kilojoules: ‘1200 kJ’"
              : "megacalories are not read; write kilocalories: ‘250 kcal’",
            at: text.sourceRange(range, in: source)))
      } else if let small = text.scan({ smallNumber($0.over(line.words)) }) {
        context.smallNumbers.append((meal, text.sourceRange(small, in: source)))
      }
      return
    }
    context.mealsWithNumbers.insert(meal)
    reportBareNumber(at: text.sourceRange(number, in: source))
  }

  private mutating func reportBareNumber(at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "this number may be kcal, grams or a count, so no energy is read from it; write its unit behind it: ‘kcal’ or ‘g’",
        at: range))
  }

  /// Hints at the numbers of one or two digits beside such numbers in the same meal: `Chips 95` below `Bread 200`.
  mutating func remarkOnSmallNumbers() {
    for (meal, range) in context.smallNumbers where context.mealsWithNumbers.contains(meal) {
      reportBareNumber(at: range)
    }
  }

  /// A number of two digits behind a word, or of one behind a colon or a dash, at the end.
  private func smallNumber(_ words: LineScanner) -> Range<Int>? {
    guard words.rest.count > 3, isASCIIDigit(words.byte(at: words.end - 1)) else { return nil }
    let start = isASCIIDigit(words.byte(at: words.end - 2)) ? words.end - 2 : words.end - 1
    let before = words.trimmed(words.position..<start)
    guard words.spaceBefore(start, from: words.position), before.count > 1 else { return nil }
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    let isBehindSign =
      sign == .colon
      || (sign == .hyphen || isDash(sign))
        && words.spaceBefore(before.upperBound - length, from: words.position)
    let isBehindWord = start + 2 == words.end && (Unicode.Scalar(sign)?.properties.isAlphabetic ?? false)
    return isBehindSign || isBehindWord ? start..<words.end : nil
  }

  /// Hints at the number of `soup 200 kcal, bread 100`.
  mutating func hintNumber(behindEnergyOf line: EntryLine, _ text: ItemText, of meal: FoodCategory?) {
    guard let figure = line.figure else {
      // `oats (150 kcal) + honey (60)`.
      if line.hasFactsInWords { hintBareNumber(line, text, of: meal) }
      return
    }
    guard figure.upperBound < line.words.upperBound else { return }
    if let factor = text.scan({ factor($0.over(figure.upperBound..<line.words.upperBound)) }) {
      diagnostics.append(
        Diagnostic(
          .almostFacts,
          "the energy before this factor counts once; write that of all of it at the end: ‘(160 kcal)’",
          at: text.sourceRange(factor, in: source)))
      return
    }
    guard isASCIIDigit(text.bytes[line.words.upperBound - 1]),
      let number = text.scan({ scanner in
        let rest = scanner.over(figure.upperBound..<line.words.upperBound)
        return trailingBareNumber(rest) ?? numberBehindAt(rest)
      })
    else { return }
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "this number has no unit and is not counted beside the energy before it; write its unit behind it: ‘kcal’ or ‘g’",
        at: text.sourceRange(number, in: source)))
  }

  /// The range of `burrito (700–900)`, the number of `3 eggs (70 each)`: all that a bracket at the end says.
  private func numberInBracket(_ words: LineScanner) -> Range<Int>? {
    guard let bracket = trailingBracket(words), bracket.lowerBound > words.position else { return nil }
    var inner = words.over(insideBracket(bracket, words))
    inner.skipSpaces()
    let isGuess = inner.skip("maybe") || parser.facts.skipEstimateWord(&inner)
    inner.skipSpaces()
    guard let number = ScannedNumber(inner), number.range.count >= 2, number.decimal != nil else {
      return nil
    }
    inner.position = number.range.upperBound
    inner.skipSpaces()
    let (sign, length) = inner.scalar(at: inner.position)
    if sign == .hyphen || isDash(sign) {
      inner.position += length
      inner.skipSpaces()
      guard let upper = ScannedNumber(inner), upper.range.count >= 2 else { return nil }
      inner.position = upper.range.upperBound
    } else if isGuess || inner.peek() == .questionMark {
      _ = inner.skip(.questionMark)
    } else if !inner.isWhole("each") {
      return nil
    } else {
      inner.position = inner.end
    }
    return inner.trimmed(inner.rest).isEmpty ? number.range.lowerBound..<inner.position : nil
  }

  /// `1,2 MJ` or `0.25 Mcal` at the end, perhaps in brackets.
  private func trailingMegaunit(_ words: LineScanner) -> (range: Range<Int>, isJoules: Bool)? {
    let isInBracket = words.byte(at: words.end - 1) == .closeParenthesis
    let end = isInBracket ? words.end - 1 : words.end
    func length(of unit: StaticString) -> Int? {
      let start = end - unit.utf8CodeUnitCount
      return start > words.position && words.over(start..<end).starts(with: unit)
        ? unit.utf8CodeUnitCount : nil
    }
    let joules = length(of: "MJ")
    guard let unit = joules ?? length(of: "Mcal"),
      case let number = words.trimmed(words.position..<end - unit), let last = number.last,
      isASCIIDigit(words.byte(at: last))
    else { return nil }
    return (last..<end, joules != nil)
  }

  /// The number of `toast@90` at the end.
  private func numberBehindAt(_ words: LineScanner) -> Range<Int>? {
    guard let sign = words.rest.last(where: { words.byte(at: $0) == .atSign }),
      case let digits = words.trimmed(sign + 1..<words.end), (2...4).contains(digits.count),
      digits.allSatisfy({ isASCIIDigit(words.byte(at: $0)) })
    else { return nil }
    return digits
  }

  /// `2x`, `x2` or `twice`, with nothing else but signs.
  private func factor(_ rest: LineScanner) -> Range<Int>? {
    var rest = rest
    while let byte = rest.position < rest.end ? rest.peek() : nil,
      [.space, .comma, .semicolon, .closeParenthesis].contains(byte)
    {
      rest.position += 1
    }
    let words = rest.trimmed(rest.rest)
    if rest.over(words).isWhole("twice") { return words }
    guard (2...5).contains(words.count) else { return nil }
    func isSign(_ byte: UInt8) -> Bool { byte | .caseBit == UInt8(ascii: "x") }
    let digits = words.filter { isASCIIDigit(rest.byte(at: $0)) }
    guard let first = digits.first, let last = digits.last, last - first + 1 == digits.count,
      digits.count <= 2
    else { return nil }
    let others = words.filter { !digits.contains($0) && rest.byte(at: $0) != .space }
    return others.count == 1 && isSign(rest.byte(at: others[0])) ? words : nil
  }

  /// Hints at `Salad 150 – 200 kcal`, which may be from 150 on or 150 g: the 200 count.
  mutating func hintRange(before words: Range<Int>, in raw: Range<Int>, of text: ItemText) {
    let number = text.scan { scanner -> Range<Int>? in
      guard words.upperBound < raw.upperBound else { return nil }
      var behind = scanner.over(words.upperBound..<raw.upperBound)
      behind.skipSpaces()
      let sign = behind.scalar(at: behind.position).value
      return sign == .hyphen || isDash(sign) ? trailingBareNumber(scanner.over(words)) : nil
    }
    guard let number else { return }
    diagnostics.append(
      Diagnostic(
        .almostFacts,
        "a number before the dash is not counted; write a range without spaces, ‘150–200 kcal’, or the number’s unit behind it: ‘g’",
        at: text.sourceRange(number, in: source)))
  }

  /// A number of 100 or more before a word, perhaps with a sign between: `165: Chicken`, `[165] Chicken`.
  private func leadingBareNumber(_ words: LineScanner) -> Range<Int>? {
    var words = words
    _ = words.skip(.openBracket)
    guard isASCIIDigit(words.peek()), let number = ScannedNumber(words), let value = number.decimal,
      value >= 100,
      case let end = number.range.upperBound
        + (isLetterForEnergy(words.byte(at: number.range.upperBound)) ? 1 : 0)
    else { return nil }
    var rest = words.over(end..<words.end)
    if !rest.skip(.colon) { _ = rest.skip(.closeBracket) }
    guard rest.skip(.space) else { return nil }
    let (sign, length) = rest.scalar(at: rest.position)
    if sign == .hyphen || isDash(sign), rest.spaceLength(at: rest.position + length) > 0 {
      rest.position += length
      rest.skipSpaces()
    }
    guard isASCIILetter(rest.peek()) || !rest.peek().isASCII else { return nil }
    return number.range.lowerBound..<end
  }

  /// Whether a letter behind a figure may be short for a unit of energy: `200C`, `350k`.
  private func isLetterForEnergy(_ byte: UInt8) -> Bool {
    [UInt8(ascii: "c"), UInt8(ascii: "k")].contains(byte | .caseBit)
  }

  /// A number at the end: of 10 or more behind a colon or a dash or in brackets, of 100 or more behind a word.
  private func trailingBareNumber(_ words: LineScanner) -> Range<Int>? {
    var close = words.end
    if close > words.position, words.byte(at: close - 1) == .closeParenthesis { close -= 1 }
    var end = close
    let hasLetter =
      end - words.position > 3 && isLetterForEnergy(words.byte(at: end - 1))
      && isASCIIDigit(words.byte(at: end - 2))
      && isASCIIDigit(words.byte(at: end - 3))
    if hasLetter { end -= 1 }
    var start = end
    // `(45O)`: a letter that looks like a digit.
    func isDigit(_ byte: UInt8) -> Bool {
      isASCIIDigit(byte)
        || close < words.end && [UInt8(ascii: "O"), UInt8(ascii: "o"), UInt8(ascii: "l")].contains(byte)
    }
    while start > words.position, isDigit(words.byte(at: start - 1)) { start -= 1 }
    guard start < end, isASCIIDigit(words.byte(at: start)) else { return nil }
    var before = words.trimmed(words.position..<start)
    if let last = before.last, words.byte(at: last) == .tilde {
      before = words.trimmed(before.lowerBound..<last)
    }
    let (sign, length) = words.scalar(before: before.upperBound, from: before.lowerBound)
    guard (2...4).contains(end - start), before.upperBound - length > words.position else { return nil }
    if close < words.end { return isEstimate(from: start, in: words) ? start..<close : nil }
    let isBehindSign =
      sign == .colon && !isASCIIDigit(words.byte(at: before.upperBound - 2)) || sign == .equalsSign
      || (sign == .hyphen || sign == .plusSign || isDash(sign))
        && words.spaceBefore(before.upperBound - length, from: words.position)
    let isBehindWord =
      end - start > 2 && !isYear(words.over(start..<end)) && before.upperBound < start
      && (sign == .comma || sign == .closeParenthesis
        || Unicode.Scalar(sign)?.properties.isAlphabetic ?? false
        || isCount(before, in: words))
    return isBehindSign || isBehindWord ? start..<close : nil
  }

  /// Whether words end in how many there were: `tacos x3`, `eggs 2x`.
  private func isCount(_ words: Range<Int>, in line: LineScanner) -> Bool {
    let start = words.last { line.byte(at: $0) == .space }.map { $0 + 1 } ?? words.lowerBound
    let word = line.over(start..<words.upperBound)
    return word.rest.count <= 3 && word.firstDigit() != nil
      && [UInt8(ascii: "x"), UInt8(ascii: "X")].contains { sign in
        line.byte(at: start) == sign || line.byte(at: words.upperBound - 1) == sign
      }
  }

  /// The number at the end of a part before a comma: `popcorn 110, dark choc 90`.
  private func numberBeforeComma(_ words: LineScanner) -> Range<Int>? {
    var start = words.position
    for at in words.rest where words.byte(at: at) == .comma && words.byte(at: at + 1) == .space {
      if let number = trailingBareNumber(words.over(start..<at)) { return number }
      start = at + 2
    }
    return nil
  }

  /// Whether four digits are more likely a year than an energy: `Wine 2019`.
  func isYear(_ digits: LineScanner) -> Bool {
    guard digits.rest.count == 4, let value = ScannedNumber(digits)?.decimal else { return false }
    return (1950...2049).contains(value) && Int(value) % 50 != 0
  }

  /// Whether a bracket opens before a number, with nothing but a sign or a word for *about* between: `Soup (~600)`, `Rice (approx 350)`.
  private func isEstimate(from number: Int, in words: LineScanner) -> Bool {
    guard let open = (words.position..<number).last(where: { words.byte(at: $0) == .openParenthesis }) else {
      return false
    }
    var inner = words.over(open + 1..<words.end)
    inner.skipSpaces()
    if !inner.skip(.tilde) { _ = parser.facts.skipEstimateWord(&inner) }
    inner.skipSpaces()
    return inner.position == number
  }

  /// A number of two to four digits that is all that was written, perhaps behind `~`.
  private func loneNumber(_ words: LineScanner) -> Range<Int>? {
    var line = words
    if line.skip(.tilde) { line.skipSpaces() }
    guard isASCIIDigit(line.peek()), let number = ScannedNumber(line), number.range.upperBound == line.end,
      (2...4).contains(number.range.count)
    else { return nil }
    return number.range
  }
}

/// The day's meals written a second time, in a summary or in the evening.
extension DayReader {
  /// Whether `- Breakfast: porridge` below a heading of another name says again what stands above that heading.
  func repeats(_ value: Range<Int>, of category: FoodCategory) -> Bool {
    guard context.unknownHeading != nil, context.entriesAboveSeries > 0, !value.isEmpty else { return false }
    let text = ItemText(source, value)
    let line = EntryLine(text, from: value.lowerBound, facts: parser.facts)
    let words = text.slice(line.words).withBytes { folded($0) }
    // An entry without a meal, `08:00 porridge`, may be of any.
    return day.entries.prefix(context.entriesAboveSeries).contains {
      ($0.category ?? category) == category && $0.text.withBytes { folded($0) } == words
    }
  }

  /// Whether an item's label is a meal, and it says again what stands above the heading.
  func repeatsMeal(_ item: Item) -> Bool {
    guard context.entriesAboveSeries > 0, let label = item.line.label,
      case .meal(let category)? = context.section(knownTitle(label.key).match)
    else { return false }
    return repeats(label.value, of: category)
  }

  /// Whether a value such as that of `Meals today: porridge, soup` lists several foods that stand above already, and no other.
  func repeatsEntries(_ value: Range<Int>) -> Bool {
    let parts = value.isEmpty || day.entries.count < 2 ? [] : source.bytes[value].split(separator: .comma)
    guard parts.count > 1 else { return false }
    let above = Set(day.entries.map { $0.text.withBytes { folded($0) } })
    return parts.allSatisfy { part in
      let text = file.scan(part.startIndex..<part.endIndex) { $0.trimmed($0.rest) }
      return above.contains(source[text].withBytes { folded($0) })
    }
  }

  /// Keeps that a title begins a summary of the day, and ends the one that it stands beside.
  mutating func noteSummary(_ known: KnownTitle, _ rank: Int) {
    if let open = context.summary, rank <= open.rank { closeSummary() }
    guard context.summary == nil, !known.isUsual, !day.entries.isEmpty || rank > 1,
      known.name.withBytes({ PlanWords.summaries.contains($0) || PlanWords.mealsOfDay.contains($0) })
    else { return }
    context.summary = (rank, day.entries.count)
  }

  private mutating func closeSummary() {
    if let open = context.summary, open.first < day.entries.count {
      context.summaries.append(open.first..<day.entries.count)
    }
    context.summary = nil
  }

  /// Takes back the entries below a title for a summary that stand elsewhere in the file too.
  mutating func dropSummaries() {
    closeSummary()
    guard !context.summaries.isEmpty else { return }
    let inSummary = Set(context.summaries.joined())
    // Those elsewhere that no entry of a summary says again yet; each is said again once.
    var left = Dictionary(
      grouping: day.entries.indices.filter { !inSummary.contains($0) },
      by: { day.entries[$0].text.withBytes { folded($0) } })
    var repetitions: [Int] = []
    for index in inSummary.sorted() {
      let entry = day.entries[index]
      let text = entry.text.withBytes { folded($0) }
      // What states an energy that the other does not is more than a repetition.
      let same = left[text]?.firstIndex {
        day.entries[$0].mayBe(entry) && (day.entries[$0].energy != nil || entry.energy == nil)
      }
      if let same {
        left[text]?.remove(at: same)
        repetitions.append(index)
      } else if takeSum(entry, reading: text, from: &left) {
        repetitions.append(index)
      }
    }
    outline?.repetitions += repetitions.map { day.entries[$0].range }
    takeBack(entries: repetitions)
  }

  /// Takes the foods that an entry lists out of those elsewhere, and returns whether all of them are there and what they amount to is its
  /// energy, if it states one.
  private func takeSum(_ entry: FoodEntry, reading text: [UInt8], from left: inout [[UInt8]: [Int]]) -> Bool {
    let parts = foods(listedIn: text)
    guard parts.count > 1, entry.isEaten else { return false }
    var taken: [[UInt8]: Int] = [:]
    var found: [FoodEntry] = []
    for part in parts {
      let used = taken[part, default: 0]
      guard let places = left[part], used < places.count, day.entries[places[used]].isEaten else {
        return false
      }
      found.append(day.entries[places[used]])
      taken[part] = used + 1
    }
    if let energy = entry.facts.energy {
      let energies = found.compactMap(\.facts.energy)
      let sum = energies.reduce(0) { $0 + $1.middle.kilocalories }
      guard energies.count == found.count, abs(sum - energy.middle.kilocalories) <= max(1, sum * 0.01) else {
        return false
      }
    }
    for (part, count) in taken { left[part]?.removeFirst(count) }
    return true
  }

  /// The foods of a text with commas between them, without brackets.
  private func foods(listedIn text: [UInt8]) -> [[UInt8]] {
    text.split(separator: .comma).map { part in
      // `rice (400 kcal)`.
      let words = part.prefix { $0 != .openParenthesis }
      return Array(words.drop { $0 == .space }.reversed().drop { $0 == .space }.reversed())
    }
  }

  /// Hints at each list under Food whose foods all stand under other titles too: the day's meals, repeated in the evening or summed up above.
  mutating func hintRepeatedFood() {
    let lists = context.foodLists.filter { $0.count > 1 && $0.count < day.entries.count }
    guard !lists.isEmpty else { return }
    let texts = day.entries.map { $0.text.withBytes { folded($0) } }
    let all = Dictionary(grouping: texts.indices) { texts[$0] }
    for list in lists {
      var places: [Int] = []
      for position in list {
        guard let again = repetitions(of: position, reading: texts[position], outside: list, in: all) else {
          places = []
          break
        }
        places += again
      }
      guard let first = places.min(), let last = places.max() else { continue }
      let lines = [first, last].map { day.entries[$0].range.lowerBound.line }
      diagnostics.append(
        Diagnostic(
          .repeatedFood,
          "the foods of this list stand in \(lines[0] == lines[1] ? "line \(lines[0])" : "lines \(lines[0]) to \(lines[1])") too, so each "
            + "counts twice; if it repeats what was eaten, write another title above it, such as ‘Summary’",
          at: day.entries[list.lowerBound].range))
    }
  }

  /// The positions of the entries outside of a list that one of it may repeat, be it one of them or several with commas between them;
  /// `nil` if any part is new.
  private func repetitions(
    of position: Int, reading whole: [UInt8], outside list: Range<Int>, in all: [[UInt8]: [Int]]
  ) -> [Int]? {
    let entry = day.entries[position]
    func others(_ text: [UInt8]) -> [Int] { all[text]?.prefix(20).filter { !list.contains($0) } ?? [] }
    guard entry.isEaten else { return nil }
    if let same = others(whole).first(where: { day.entries[$0].mayBe(entry) }) { return [same] }
    let parts = foods(listedIn: whole)
    let found = parts.compactMap { others($0).first { day.entries[$0].isEaten } }
    return parts.count > 1 && found.count == parts.count ? found : nil
  }
}

extension FoodEntry {
  /// Whether nothing that both say of meal, time and energy differs.
  fileprivate func mayBe(_ other: FoodEntry) -> Bool {
    func agree<Value: Equatable>(_ own: Value?, _ other: Value?) -> Bool {
      own == nil || other == nil || own == other
    }
    return isEaten && agree(category, other.category) && agree(time, other.time)
      && agree(facts.energy, other.facts.energy)
  }
}

/// What stands behind the figure of a total: its goal, or words in a bracket.
extension FactsScanner {
  /// The energy of a total with its goal or a bracket of any words behind it: `1800 / 2000 kcal`, `1800 kcal (goal 2000)`.
  func readTotal(_ line: LineScanner) -> EnergyAmount? {
    var line = line
    line.skipSpaces()
    guard let digit = line.firstDigit(), let number = ScannedNumber(line.over(digit..<line.end)) else {
      return nil
    }
    var facts = FoodFacts()
    guard readValue(of: .energy, &line, into: &facts) else { return nil }
    let hasUnit = line.position > number.range.upperBound
    let hasUnitOfGoal = skipGoal(&line)
    return (hasUnit || hasUnitOfGoal) && isEndOrBracket(line) ? facts.energy : nil
  }

  /// Skips a goal behind a figure, `/ 2000 kcal`. Returns whether it has a unit of energy.
  func skipGoal(_ line: inout LineScanner) -> Bool {
    var rest = line
    rest.skipSpaces()
    guard rest.skip(.slash) else { return false }
    rest.skipSpaces()
    guard let number = ScannedNumber(rest) else { return false }
    rest.position = number.range.upperBound
    line = rest
    rest.skipSpaces()
    let word = wordRange(rest)
    switch meaning(of: word, rest) {
    case .kilocalories, .kilojoules:
      line.position = word.upperBound
      return true
    case .grams: line.position = word.upperBound
    case .millilitres, .energy, .nutrient, .otherNutrient, nil: break
    }
    return false
  }

  /// A line without the pictures at its end: `(97 %) ✅`.
  private func withoutPictures(_ line: LineScanner) -> LineScanner {
    var end = line.trimmed(line.rest).upperBound
    while end > line.position, case let (sign, length) = line.scalar(before: end, from: line.position),
      (0x2600...0x27BF).contains(sign) || (0x2B00...0x2BFF).contains(sign) || sign == 0xFE0F
        || (0x1F300...0x1FAFF).contains(sign)
    {
      end = line.trimmed(line.position..<end - length).upperBound
    }
    return line.over(line.position..<max(line.position, end))
  }

  func isEndOrBracket(_ line: LineScanner) -> Bool {
    var rest = withoutPictures(line)
    rest.skipSpaces()
    return rest.isAtEnd
      || rest.peek() == .openParenthesis && rest.byte(at: rest.end - 1) == .closeParenthesis
  }
}
