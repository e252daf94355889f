/// What stands among foods and is none: totals, remarks, bare figures, and what was struck out.
extension DayReader {
  /// Whether words are said of other food: all of them in a bracket, a bold line of sentences, words of a remark, or a bare address of the web.
  func isRemark(_ text: ItemText, _ words: Range<Int>) -> Bool {
    text.scan { line in
      if isWebAddress(line.over(words)) { return true }
      switch line.byte(at: words.lowerBound) {
      case .openParenthesis, .wideLead:
        let first = line.scalar(at: words.lowerBound).value
        return (first == .openParenthesis || first == .wideOpenParenthesis)
          && trailingBracket(line.over(words))?.lowerBound == words.lowerBound
      case .asterisk, .underscore: return isEmphasisedRemark(line.over(words))
      default: return NarrativeWords.remarks.begins(line.over(words).bytes)
      }
    }
  }

  /// Whether words say what somebody did beside eating, and name no food: `walked the dog`.
  func tellsDeed(_ text: ItemText, _ words: Range<Int>) -> Bool {
    text.scan { NarrativeWords.deeds.begins($0.over(words).bytes) } && !NamedDish(text.slice(words)).hasDish
  }

  /// Whether words are what was done and burned energy, perhaps with how far or how long, and name no food: `Ran 5 km`, `running`.
  func nameActivity(_ words: Range<Int>, of text: ItemText) -> Bool {
    let isActivity = text.scan { line -> Bool in
      let bytes = line.over(words).bytes
      guard OtherEnergyWords.activities.begins(bytes) else { return false }
      return OtherEnergyWords.activities.contains(bytes) || OtherEnergyWords.measures.occurs(in: bytes)
    }
    guard isActivity else { return false }
    let food =
      text.scan { line in ScannedLabel.colon(in: line.over(words)).map { $0 + 1..<words.upperBound } }
      ?? words
    return !NamedDish(text.slice(food)).hasDish
  }

  /// Whether words are the food of an animal, or the name of a picture and nothing else. Says so.
  mutating func isForNobody(_ text: ItemText, _ words: Range<Int>, unusual: UnusualWords) -> Bool {
    // No function of the reader in the closure: it would copy all of it for each entry.
    let found = text.scan { line -> (isAnimals: Bool, isPicture: Bool) in
      let isAnimals = unusual.contains(.animal) && AnimalFoodWords.words.begins(line.over(words).bytes)
      return (isAnimals, !isAnimals && namesPicture(line.over(words)))
    }
    guard found.isAnimals || found.isPicture else { return false }
    let message =
      found.isAnimals
      ? "this is an animal’s food, so it is a note and not counted"
      : "the name of a file is no food, so this is a note; to attach the picture to an entry, write ‘- photo: …’ below it, indented"
    diagnostics.append(Diagnostic(.uncountedFood, message, at: text.sourceRange(words, in: source)))
    return true
  }

  /// Keeps an item among foods that is a body weight with its unit and nothing else as a note, and says so.
  mutating func keepWeight(_ item: Item, from start: Int) -> Bool {
    guard !item.line.hasTime, item.continuation == nil, item.next == item.index + 1,
      start < item.line.text.upperBound,
      isASCIIDigit(source.bytes[start]),
      let mass = file.scan(start..<item.line.text.upperBound, { scanBodyMass($0) }), mass.unit != nil,
      mass.end == item.line.text.upperBound, mass.isHuman(in: parser.settings.units)
    else { return false }
    addNote(lines: item.lineNumber...item.lineNumber)
    report(
      .uncountedWeight,
      "this is a body weight and no food, so it is a note and not counted; write it below ‘## Weight’",
      at: start..<mass.end)
    return true
  }

  /// Hints at the first of the lines that continue an entry that begins with `•` or a dash, as items do elsewhere.
  mutating func hintSignBullet(in lines: ClosedRange<Int>) {
    let found = lines.first { number in
      guard let first = file.text(ofLine: number).first, !source.bytes[first].isASCII else { return false }
      return !file.isHidden(number) && file.lex(line: number).hasSignBullet
    }
    guard let found else { return }
    report(
      .uncountedFood,
      "its sign makes no item below another one, so this line is read as part of the entry above; begin it with ‘- ’",
      at: file.text(ofLine: found))
  }

  /// Whether a line is a time and nothing else.
  func isTimeAlone(_ text: Range<Int>) -> Bool {
    file.scan(text) { line in
      if case .time(_, _, let end) = scanLeadingTime(line) {
        line.trimmed(end..<line.end).isEmpty
      } else {
        false
      }
    }
  }

  /// `https://example.org/x`, perhaps in angle brackets.
  private func isWebAddress(_ words: LineScanner) -> Bool {
    var rest = words
    _ = rest.skip(.lessThanSign)
    guard rest.skip("http://") || rest.skip("https://") else { return false }
    return !rest.rest.contains { rest.spaceLength(at: $0) > 0 }
  }

  /// `**Verdict: delicious.**`, `*Slow day. Ate late.*`: emphasis around all of it, and a label that says how it was, or
  /// two sentences in it.
  private func isEmphasisedRemark(_ line: LineScanner) -> Bool {
    let mark = line.peek()
    var inner = line.rest
    while inner.count > 2, line.byte(at: inner.lowerBound) == mark,
      line.byte(at: inner.upperBound - 1) == mark
    {
      inner = inner.lowerBound + 1..<inner.upperBound - 1
    }
    guard inner.count < line.rest.count, !inner.contains(where: { line.byte(at: $0) == mark }) else {
      return false
    }
    if isSentences(line.over(inner)) { return true }
    guard let label = ScannedLabel(line.over(inner)) else { return false }
    let key = line.over(label.key).bytes
    return MealLabelWords.meaning(of: key) == .circumstance
  }

  /// The words of an item without a time before them and tags behind: of `09:00 ~~toast~~ #home` what is struck out.
  func wordsOnly(_ text: Range<Int>) -> Range<Int> {
    file.scan(text) { line in
      var start = line.position
      if case .time(_, _, let end) = scanLeadingTime(line) { start = end }
      let words = withoutTrailingTags(line.over(start..<line.end))
      return line.trimmed(max(start, words.lowerBound)..<max(start, words.upperBound))
    }
  }

  /// `~~Cake (300 kcal)~~`, `~~Cake~~ (300 kcal)`.
  func isStruckOut(_ text: Range<Int>) -> Bool {
    func isMark(_ at: Int) -> Bool { source.bytes[at] == .tilde && source.bytes[at + 1] == .tilde }
    guard text.count > 4, isMark(text.lowerBound) else { return false }
    if isMark(text.upperBound - 2) { return true }
    guard let close = (text.lowerBound + 3..<text.upperBound - 1).first(where: isMark) else { return false }
    return file.scan(text) { line in
      let rest = line.over(line.trimmed(close + 2..<line.end))
      return trailingBracket(rest)?.lowerBound == rest.position || parser.facts.read(rest)?.energy != nil
    }
  }

  /// Whether what follows a meal's label can be eaten: not a number alone, a share, a price, a weight, or a total.
  func namesFood(_ value: Range<Int>) -> Bool {
    file.scan(value) { line in
      var figure = line
      guard
        line.digit(at: line.position) != nil || line.peek() == .tilde
          || parser.facts.skipEstimateWord(&figure)
      else {
        let end = value.first { line.spaceLength(at: $0) > 0 } ?? value.upperBound
        if case .section(.total)? = knownTitle(value.lowerBound..<end).match {
          return NamedDish(source[end..<value.upperBound]).hasDish
        }
        return !isPrice(line)
      }
      if let weight = scanBodyMass(line), weight.end == line.end, weight.unit == nil || weight.value >= 20 {
        return false
      }
      if let facts = parser.facts.read(line), facts.energy != nil { return false }
      if figure.peek() == .tilde { figure.position += 1 }
      guard let number = ScannedNumber(figure) else { return true }
      let unit = line.over(line.trimmed(number.range.upperBound..<line.end))
      return !unit.isAtEnd && !isUnitOfTime(unit) && !isShare(unit)
    }
  }

  /// Whether what stands behind a meal's name in no section of food says with whom or where it was, and no dish: `Lunch: with Peter`.
  func saysOccasion(_ value: Range<Int>) -> Bool {
    !context.isBelowFood && source[value].withBytes { MealLabelWords.sayOccasion($0) }
      && !NamedDish(source[value]).hasDish
  }

  /// `%`, `bookings (30%)`: a share, and no amount of food.
  private func isShare(_ line: LineScanner) -> Bool {
    var end = line.end
    if line.byte(at: end - 1) == .closeParenthesis { end -= 1 }
    return line.byte(at: end - 1) == .percentSign
  }

  /// `Rs. 180`, `₹450`, `EUR 15`: what it cost.
  private func isPrice(_ line: LineScanner) -> Bool {
    var rest = line
    if isCurrencySign(line.scalar(at: line.position).value) || line.peek() == UInt8(ascii: "$") {
      rest.position += line.scalar(at: line.position).length
    } else if !["rs.", "rs", "eur", "usd", "gbp", "inr", "chf"].contains(where: { (code: StaticString) in
      rest.skip(code)
    }) {
      return false
    }
    rest.skipSpaces()
    return ScannedNumber(rest)?.range.upperBound == line.end
  }

  /// `45 min`, `1h`: how long the meal took.
  private func isUnitOfTime(_ line: LineScanner) -> Bool {
    var rest = line
    rest.skipSpaces()
    let units: [StaticString] = ["h", "hr", "hrs", "hour", "hours", "min", "mins", "minute", "minutes"]
    return units.contains { rest.isWhole($0) }
  }
}

extension EntryLine {
  /// What its words may say beside what was eaten.
  func unusualWords(in text: ItemText) -> UnusualWords {
    let words = words
    return text.scan { UnusualWords(of: $0.over(words).bytes) }
  }

  /// Whether its words begin with a figure or a sign, so that what they are stands behind it.
  private func beginsWithFigure(in text: ItemText) -> Bool {
    figure?.lowerBound == words.lowerBound || !words.isEmpty && !isASCIILetter(text.bytes[words.lowerBound])
  }

  /// Whether its words are a total of the entries above it: `Total so far`, `Gesamt`, `= 900 kcal`, `900 kcal in all`.
  func namesTotal(in text: ItemText, _ headings: HeadingWords, unusual: UnusualWords) -> Bool {
    let words = words
    let figure = figure
    // `Total: 1850 kcal, so only salad tomorrow`: what stands behind the figure is said of the total.
    if let figure, unusual.contains(.sum), figure.lowerBound - words.lowerBound <= ScannedLabel.longest {
      let isTotal = text.scan { line -> Bool in
        let key = line.trimmed(words.lowerBound..<max(words.lowerBound, figure.lowerBound))
        guard let last = key.last, line.byte(at: last) == .colon else { return false }
        return headings.nameTotal(line.over(key.dropLast()).bytes)
      }
      if isTotal { return true }
    }
    guard (1...ScannedLabel.longest).contains(words.count) else { return false }
    let maySumUp = unusual.contains(.sum) || beginsWithFigure(in: text)
    return text.scan { line in
      func bytes(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
        line.over(range).bytes
      }
      if lengthOfSumSign(line.over(words)) > 0 { return true }
      if headings.nameTotal(bytes(words)) { return true }
      guard maySumUp else { return false }
      // The words before the figure and behind it.
      let start = figure.map { words.lowerBound..<max(words.lowerBound, $0.lowerBound) } ?? words
      let first = line.trimmed(start)
      let second =
        figure.map { line.trimmed(min($0.upperBound, words.upperBound)..<words.upperBound) } ?? 0..<0
      if first.isEmpty != second.isEmpty {
        var part = first.isEmpty ? second : first
        if line.byte(at: part.upperBound - 1) == .colon { part = line.trimmed(part.dropLast()) }
        if EnergyContext.days.contains(bytes(part)) { return true }
      }
      return (EnergyContext.sums.occurs(in: bytes(first)) || EnergyContext.sums.occurs(in: bytes(second)))
        && (first.isEmpty || EnergyContext.sumLines.makesUp(bytes(first)))
        && (second.isEmpty || EnergyContext.sumLines.makesUp(bytes(second)))
    }
  }

  /// Whether its words say what is left, what was burned or how far off the goal it was: `Remaining 650 kcal`.
  func namesBalance(in text: ItemText, unusual: UnusualWords) -> Bool {
    let (words, figure) = (words, figure)
    guard (1...ScannedLabel.longest).contains(words.count),
      unusual.contains(.balance) || beginsWithFigure(in: text)
    else { return false }
    return text.scan { line in
      // Whether a part may stand beside such a word.
      func mayStand(_ part: UnsafeBufferPointer<UInt8>) -> Bool {
        EnergyContext.balanceLines.makesUp(part) || !part.contains(where: isWordByte)
      }
      // `500 kcal left` says no energy of its own, so its number stands among the words.
      let start =
        figure?.lowerBound ?? words.first { isASCIIDigit(line.byte(at: $0)) } ?? words.upperBound
      let first = line.over(words.lowerBound..<max(words.lowerBound, start)).bytes
      guard mayStand(first) else { return false }
      let end =
        figure?.upperBound
        ?? words.first { $0 > start && !isASCIIDigit(line.byte(at: $0)) } ?? words.upperBound
      let second = line.over(min(end, words.upperBound)..<words.upperBound).bytes
      return mayStand(second)
        && (EnergyContext.balances.occurs(in: first) || EnergyContext.balances.occurs(in: second))
    }
  }

  /// Whether its words are what was reached of the figure behind them: `1200 /` of `1200 / 2000 kcal`.
  func isShareOfGoal(in text: ItemText) -> Bool {
    let words = words
    return text.scan { line in
      guard isASCIIDigit(line.byte(at: words.lowerBound)), line.byte(at: words.upperBound - 1) == .slash
      else { return false }
      return words.dropLast().allSatisfy {
        isASCIIDigit(line.byte(at: $0)) || [.comma, .period, .space].contains(line.byte(at: $0))
      }
    }
  }
}

/// `IMG_2041.png`, `[[IMG_2041.png]]`: no white space, and the ending of a picture.
private func namesPicture(_ words: LineScanner) -> Bool {
  if words.peek() == .openBracket, words.peek(1) == .openBracket,
    words.byte(at: words.end - 1) == .closeBracket
  {
    return namesPicture(words.over(words.position + 2..<words.end - 2))
  }
  guard words.rest.count > 4,
    words.byte(at: words.end - 4) == .period || words.byte(at: words.end - 5) == .period,
    !words.rest.contains(where: { words.spaceLength(at: $0) > 0 })
  else { return false }
  let endings: [StaticString] = [".jpg", ".jpeg", ".png", ".gif", ".webp", ".heic", ".heif", ".avif"]
  return endings.contains { words.over(words.end - $0.utf8CodeUnitCount..<words.end).isWhole($0) }
}

/// Entries whose words say that their food was not eaten, and figures in them that nothing names.
extension DayReader {
  /// What an entry's words say of its food: `Pizza (planned, 300 kcal)` is planned, `Burger (not eaten)` and
  /// `almost had a cookie (200 kcal)` are dropped; `nil` where they say nothing of it.
  static func stateInWords(of line: EntryLine, _ text: ItemText, unusual: UnusualWords) -> FoodEntry.State? {
    let (raw, name) = (line.raw, line.words)
    return text.scan { scanner in
      let words = scanner.over(raw)
      if unusual.contains(.planned), let colon = ScannedLabel.colon(in: words),
        UneatenWords.toCome.contains(words.over(words.trimmed(words.position..<colon)).bytes)
      {
        return .planned
      }
      if !unusual.isDisjoint(with: .denial), deniesFood(scanner.over(name)) { return .dropped }
      guard let open = words.firstIndex(of: .openParenthesis) else { return nil }
      let inner = words.over(open + 1..<words.end)
      // `(540 kcal)`, as nearly all are.
      if isASCIIDigit(inner.peek()), inner.firstIndex(of: .comma) == nil { return nil }
      return stateInBracket(inner)
    }
  }

  /// The state that a part of a bracket says, from behind its opening sign on.
  private static func stateInBracket(_ inner: LineScanner) -> FoodEntry.State? {
    var start = inner.position
    var at = start
    while at < inner.end {
      let byte = inner.byte(at: at)
      if byte == .comma || byte == .semicolon || byte == .closeParenthesis {
        let part = inner.trimmed(start..<at)
        // None of the words has a digit in it; most parts are figures.
        if inner.over(part).firstDigit() == nil {
          let words = inner.over(part).bytes
          if UneatenWords.planned.contains(words) || UneatenWords.tomorrow.contains(words) { return .planned }
          if UneatenWords.left.contains(words) { return .dropped }
        }
        if byte == .closeParenthesis { return nil }
        start = at + 1
      }
      at += 1
    }
    return nil
  }

  /// Hints at a food that stands behind a word for nothing: `nothing, just coffee`.
  mutating func hintFoodBehindNothing(_ words: Range<Int>, of text: ItemText) {
    guard words.count > 8, let comma = text.bytes[words].firstIndex(of: .comma) else { return }
    let rest = text.scan { $0.trimmed(comma + 1..<words.upperBound) }
    guard NamedDish(text.slice(rest)).hasDish else { return }
    diagnostics.append(
      Diagnostic(
        .uncountedFood,
        "the line begins by saying that nothing was eaten, so the rest is not counted; if it was, write it on a line of its own",
        at: text.sourceRange(rest, in: source)))
  }

  /// Hints at `same as yesterday`, which names no food; returns whether words do so.
  mutating func hintSameMeal(_ words: Range<Int>, of text: ItemText) -> Bool {
    guard !words.isEmpty,
      text.scan({
        UneatenWords.same.begins(UnsafeBufferPointer(start: $0.base + words.lowerBound, count: words.count))
      })
    else { return false }
    diagnostics.append(
      Diagnostic(
        .uncountedFood,
        "this names another meal and no food, so it is not counted; ‘journal again’ writes an earlier meal once more",
        at: text.sourceRange(words, in: source)))
    return true
  }

  /// Hints at figures of an entry without facts that nothing says what they are: `Pizza 800/30/90/35`, `(four hundred kcal)`.
  mutating func hintUnnamedFigures(_ line: EntryLine, _ text: ItemText) {
    let words = line.words
    let found = text.scan { scanner -> (Range<Int>, String)? in
      let rest = scanner.over(words)
      if let list = trailingList(rest) {
        return (
          list,
          "nothing says what these figures are, so none is counted; write ‘(800 kcal, P 30, C 90, F 35)’"
        )
      }
      if let bracket = trailingBracket(rest), endsInEnergy(scanner.over(insideBracket(bracket, rest))) {
        return (bracket, "this is no number in digits, so its energy is not counted; write ‘(400 kcal)’")
      }
      if endsInEnergy(rest), let number = lastWords(rest, count: 2) {
        return (number, "this is no number in digits, so its energy is not counted; write ‘(400 kcal)’")
      }
      return nil
    }
    guard let (range, message) = found else { return }
    diagnostics.append(Diagnostic(.almostFacts, message, at: text.sourceRange(range, in: source)))
  }

  /// Three or four numbers at the end with slashes between them, which are no date.
  private func trailingList(_ words: LineScanner) -> Range<Int>? {
    var start = words.end
    var slashes = 0
    while start > words.position, case let byte = words.byte(at: start - 1),
      isASCIIDigit(byte) || byte == .slash && slashes < 4
    {
      if byte == .slash { slashes += 1 }
      start -= 1
    }
    guard slashes == 2 || slashes == 3, start > words.position, words.byte(at: start - 1) == .space,
      isASCIIDigit(words.byte(at: words.end - 1)), let first = ScannedNumber(words.over(start..<words.end)),
      let value = first.decimal, value >= 50, slashes == 3 || value < 1900
    else { return nil }
    return start..<words.end
  }

  /// Whether words without a digit end in `kcal`.
  private func endsInEnergy(_ inner: LineScanner) -> Bool {
    guard inner.firstDigit() == nil, inner.end > inner.position + 5, inner.byte(at: inner.end - 5) == .space
    else {
      return false
    }
    return inner.over(inner.end - 4..<inner.end).isWhole("kcal")
  }

  /// The last words of a text; `nil` if it has no more than these.
  private func lastWords(_ words: LineScanner, count: Int) -> Range<Int>? {
    var start = words.end
    for _ in 0..<count {
      guard let space = (words.position..<start).last(where: { words.byte(at: $0) == .space }) else {
        return nil
      }
      start = space
    }
    return start + 1..<words.end
  }

  /// Hints at two energies below one entry, of which the last counts.
  mutating func hintSecondEnergy(_ entry: FoodEntry) {
    var first: EnergyAmount?
    for detail in entry.details {
      guard case .facts(let facts, _) = detail, let energy = facts.energy else { continue }
      if let first, first != energy {
        diagnostics.append(
          Diagnostic(
            .almostFacts,
            "two energies are stated below this entry, and only one of them counts; keep one, or write their sum",
            at: entry.range))
        return
      }
      first = energy
    }
  }
}

/// Plans: titles below which nothing was eaten.
extension DayReader {
  /// Keeps whether training, luggage or a plan is named above, `# Strength`, `## Shopping list`, and returns what an unknown title
  /// names: one of these, or a day.
  mutating func noteSurroundings(_ known: KnownTitle, _ rank: Int, at range: Range<Int>) -> (
    named: PlanWords.Surroundings, day: DayName?
  ) {
    if let open = context.trainingRank, rank <= open { context.trainingRank = nil }
    if let open = context.thingRank, rank <= open { context.thingRank = nil }
    if let open = context.planRank, rank <= open { context.planRank = nil }
    guard known.match == nil, !known.title.isEmpty, !known.isUsual else { return ([], nil) }
    // `### May 30 (Saturday, long run)`: the day of the file, with words on it.
    if isFirstHeading(range), known.title.withBytes({ isOwnDay($0) }) {
      return ([], DayName(readings: [], weekdays: [day.day.weekday]))
    }
    let named = known.title.withBytes { PlanWords.Surroundings(of: $0) }
    let name = named.isEmpty ? known.title.withBytes { dayName($0) } : nil
    if named.contains(.training) { context.trainingRank = context.trainingRank ?? rank }
    if named.contains(.things) { context.thingRank = context.thingRank ?? rank }
    if context.planRank == nil {
      let isFileTitle = rank == 1 && file.blocks.first.map { Int($0.line) } == line(of: range)
      if named.contains(.plan), namesPlan(known.title, isFileTitle: isFileTitle) {
        context.planRank = rank
        context.plan = known.title
      } else if isPlan(known, name, at: range) {
        context.planRank = rank
      }
    }
    return (named, name)
  }

  /// The day that a title names, also by the short form of the file's own weekday: `Thu`.
  private func dayName(_ title: UnsafeBufferPointer<UInt8>) -> DayName? {
    if let name = namedDay(in: title) { return name }
    let weekday = day.day.weekday
    guard title.count <= 12, DayNameWords.shared.isWeekday(title, weekday) else { return nil }
    return DayName(readings: [], weekdays: [weekday])
  }

  /// Keeps that a bold line, or a label line above a list, names a plan: `**Meal plan**`, `Shopping list:`.
  mutating func notePlanLine(_ known: KnownTitle, _ rank: Int) {
    guard known.match == nil, context.planRank == nil, !context.isBelowFood, namesPlan(known.title)
    else { return }
    context.planRank = rank
    context.plan = known.title
  }

  /// Does so for a line right above a list that ends in a colon.
  mutating func notePlanLabel(_ number: Int) {
    let text = file.text(ofLine: number)
    guard text.count <= ScannedLabel.longest, let last = text.last(where: { source.bytes[$0] != .asterisk }),
      source.bytes[last] == .colon
    else { return }
    notePlanLine(knownTitle(text), OpenSection.labelRank)
  }

  /// Whether an item names a plan and is nothing else: `- Meal plan:`, `- Shopping list`.
  func namesPlan(_ item: Item) -> Bool {
    guard context.planRank == nil, item.line.box == nil, item.continuation == nil else { return false }
    let text = item.line.label.flatMap { $0.value.isEmpty ? $0.key : nil } ?? item.line.text
    guard text.count <= PlanWords.longestTitle else { return false }
    return source[text].withBytes {
      item.line.label == nil
        ? PlanWords.words.contains($0) || PlanWords.titles.contains($0) : PlanWords.name($0)
    }
  }

  /// Whether the words of a title name a plan; not in a title of the file's own day that says more.
  func namesPlan(_ title: TextSlice, isFileTitle: Bool = false) -> Bool {
    title.withBytes { title in
      PlanWords.name(title) ? !isOwnDay(title) : !isFileTitle && PlanWords.titles.contains(title)
    }
  }

  /// Whether a title begins with the day of the file, and is more than that and a word for a plan: `Saturday, shopping and a swim`.
  private func isOwnDay(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest: Slice<UnsafeBufferPointer<UInt8>>?
    for end in title.indices.filter({ title[$0] == .space }).prefix(PlanWords.longestDayInWords) {
      if let name = namedDay(in: UnsafeBufferPointer(rebasing: title[..<end])), !name.contradicts(day.day) {
        rest = title[end...]
      }
    }
    return rest.map { !PlanWords.words.contains(UnsafeBufferPointer(rebasing: $0)) } ?? false
  }

  private func isFirstHeading(_ range: Range<Int>) -> Bool {
    file.blocks.first { $0.kind == .heading && $0.depth == 0 }.map { Int($0.line) } == line(of: range)
  }

  private func line(of range: Range<Int>) -> Int { source.location(ofByte: range.lowerBound).line }

  private mutating func isPlan(_ known: KnownTitle, _ name: DayName?, at range: Range<Int>) -> Bool {
    if context.isBelowFood, known.title.withBytes({ PlanWords.nameBelowFood($0) }) { return true }
    return otherDay(known.title, name) != nil && namesOtherDays(from: range)
  }

  /// Whether a title under food is that of remarks or of a plan: `Notes from the coach:`, `Foods to avoid:`.
  func isRemarkTitle(_ known: KnownTitle) -> Bool {
    sectionOfNotes(known) != nil
      || known.match == nil
        && known.title.withBytes { PlanWords.nameBelowFood($0) || PlanWords.methods.contains($0) }
  }

  /// Notes, for an unknown title under food that begins with a word for them: `## Notes from the coach`.
  func sectionOfNotes(_ known: KnownTitle) -> Section? {
    guard known.match == nil, context.isBelowFood else { return nil }
    // Not the whole reader in the closure: it would be copied for each heading.
    let names = parser.words
    return known.title.withBytes { title in
      guard let space = title.firstIndex(of: .space), space > 0 else { return nil }
      let match = names.match(UnsafeBufferPointer(rebasing: title[..<space]))
      return match == .section(.notes) ? .notes : nil
    }
  }

  /// The section that an unknown title under food names by its words: notes, or totals as in `### Total for the day`; not
  /// `### Total cheat meal` above dishes. What stands below it begins at a block.
  private func sectionAmongFood(_ known: KnownTitle, above index: Int) -> Section? {
    if let notes = sectionOfNotes(known) { return notes }
    guard known.match == nil, context.isBelowFood,
      known.title.withBytes({ EnergyContext.totals.occurs(in: $0) }), !NamedDish(known.title).hasDish,
      known.title.withBytes({ EnergyContext.sumLines.makesUp($0) }) || !mostItemsAreDishes(from: index)
    else { return nil }
    return .total
  }

  /// Whether an unknown title below food is of training, and no dishes stand below it: `### Exercise` above `- Run`.
  func namesTraining(
    _ known: KnownTitle, _ named: PlanWords.Surroundings, above index: Int
  ) -> Bool {
    guard known.match == nil,
      named.contains(.training) || known.title.withBytes({ OtherEnergyWords.activities.occurs(in: $0) })
    else { return false }
    return !NamedDish(known.title).hasDish && parser.mealAmongWords(known.title) == nil
      && !anyItemHasDish(from: index)
  }

  /// The section that a heading or a bold line opens; the first block below it is at `index`.
  func section(ofHeading known: KnownTitle, above index: Int) -> Section? {
    context.section(known.match) ?? mealWithinMeal(known, above: index)
      ?? sectionAmongFood(known, above: index)
  }

  /// Whether `# Daily Note`, several words, is the title above all of a file and not one of its sections.
  func isTitleOfFile(_ known: KnownTitle, block index: Int) -> Bool {
    index == 0 && context.section(known.match) == .notes && known.title.string.contains(" ")
      && !file.blocks.dropFirst().contains { $0.kind == .heading && $0.depth == 0 && $0.level == 1 }
  }

  // MARK: Days of a plan

  /// Keeps that a bold line names a day of a plan, or the file's own behind such days.
  mutating func noteDayTitle(_ known: KnownTitle, _ rank: Int, at range: Range<Int>) {
    guard known.match == nil, known.title.count <= PlanWords.longestDay else { return }
    let name = known.title.withBytes { namedDay(in: $0) }
    noteDate(name, rank, at: range)
    if otherDay(known.title, name) != nil {
      if context.planRank == nil, namesOtherDays(from: range) { context.planRank = rank }
    } else if context.planRank == rank, name != nil {
      context.planRank = nil
    }
  }

  /// Does so for a line that is nothing but the name of a day and a colon: `Tuesday:`, `Day 2:`; a date needs none.
  mutating func noteDayLine(_ number: Int) {
    let text = file.text(ofLine: number)
    guard let last = text.last, source.bytes[last] == .colon else { return noteDateLine(text) }
    guard text.count <= PlanWords.longestDay else { return }
    noteDayTitle(knownTitle(text), OpenSection.boldRank, at: text)
  }

  /// The first of several lines that is a date and nothing else: the lines below it are read as if it stood apart.
  mutating func openDateLine(_ number: Int) -> Bool {
    let text = file.text(ofLine: number)
    guard text.count <= PlanWords.longestDay, case let known = knownTitle(text), known.match == nil,
      known.title.withBytes({ namedDay(in: $0) }).map({ !$0.readings.isEmpty }) ?? false
    else { return false }
    noteDayLine(number)
    addProse(number...number)
    return true
  }

  /// A number for the day that a title names, if it is no date, and not the weekday of the file.
  private func otherDay(_ title: TextSlice, _ name: DayName?) -> Int? {
    guard let name else { return title.withBytes { PlanWords.dayNumber($0) } }
    guard name.readings.isEmpty, name.hasOtherWeekday(than: day.day) else { return nil }
    return name.weekdays.first.map { -$0.rawValue }
  }

  /// Whether the titles of the file name two such days or more: a plan of the week, or several days in one file.
  ///
  /// Named once, at the first of them, if meals stand below it.
  private mutating func namesOtherDays(from range: Range<Int>) -> Bool {
    if let known = context.namesOtherDays { return known }
    var first: Int?
    let names = file.blocks.contains { block in
      guard let title = dayTitle(block) else { return false }
      let name = title.withBytes { namedDay(in: $0) }
      guard let number = otherDay(title, name) else { return false }
      first = first ?? number
      return first != number
    }
    context.namesOtherDays = names
    if names, namesMeal(below: line(of: range)) {
      report(
        .headingNamesAnotherDay,
        "the titles name several days, so what stands below the others is taken for a plan and not counted; "
          + "move what was eaten into the files of its days", at: range)
    }
    return names
  }

  /// The title of a block that may be the name of a day.
  private func dayTitle(_ block: MarkdownBlock) -> TextSlice? {
    guard block.depth == 0, block.kind == .heading || block.kind == .paragraph else { return nil }
    let text = file.text(ofLine: Int(block.line))
    guard let first = text.first, let last = text.last, text.count <= PlanWords.longestDay + 8 else {
      return nil
    }
    let isTitle =
      block.kind == .heading || source.bytes[first] == .asterisk || source.bytes[first] == .underscore
      || source.bytes[last] == .colon
    guard isTitle, case let known = knownTitle(text), known.match == nil else { return nil }
    return known.title
  }

  /// Whether a line below one names a meal, as a title or as a label.
  private func namesMeal(below number: Int) -> Bool {
    (number + 1..<source.lineCount + 1).contains { line in
      let text = withoutBullet(file.text(ofLine: line))
      let key = file.scan(text) { ScannedLabel($0)?.key } ?? text
      guard !key.isEmpty, key.count <= ScannedLabel.longest else { return false }
      switch knownTitle(key).match {
      case .section(let section): return section.isMeal
      case .timeOfDay: return context.isBelowFood
      case .ambiguous, nil: return false
      }
    }
  }
}
