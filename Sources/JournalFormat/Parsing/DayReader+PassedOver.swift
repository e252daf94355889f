/// Lines that look like food where nothing reads them, and of which no other hint speaks.
extension DayReader {
  /// A line that is a note and may be food.
  struct PassedOver {
    var text: Range<Int>
    var reason = Reason.dish
  }

  /// What says that a line may be food.
  enum Reason {
    case dish
    /// That it is an item; a list of foods may be one of what to buy where no entries stand beside it.
    case item
    /// Only its time, as it does beside other foods with times.
    case time
    /// A sentence, as it does where nothing else was read as food.
    case sentence
  }

  /// Keeps an item that is a note and may be food, of a list that nothing introduces.
  mutating func keepPassedOver(_ item: Item) {
    guard context.unknownHeading == nil else { return }
    // Below a line that was read as food, `12:00 Lunch at the café`, the items may be what was eaten.
    if let above = lineAboveList(item.index),
      day.entries.last?.range.upperBound.line != source.location(ofByte: above.lowerBound).line
    {
      return
    }
    keepPassedOver(item.line, as: .item)
    if day.entries.isEmpty, item.line.box == nil, item.line.label == nil { keepSentence(item.line.text) }
  }

  /// Keeps the lines of a note in no section, or of prose among foods, that may be food; the end of the file decides.
  mutating func keepPassedOver(_ lines: ClosedRange<Int>) {
    guard mayBePassedOver else { return }
    guard !lines.contains(where: { file.isDelimiterRow($0) }) else { return }
    if isMealAboveWords(lines) {
      context.passedOver.append(PassedOver(text: file.text(ofLine: lines.lowerBound)))
    }
    for number in lines where !file.isHidden(number) {
      let line = file.lex(line: number)
      keepPassedOver(line, as: .dish)
      // Whether it tells of a meal is asked where nothing else does.
      if case .none = context.lineItems, day.entries.isEmpty { keepSentence(line.text) }
    }
  }

  private mutating func keepSentence(_ text: Range<Int>) {
    guard mayBePassedOver, text.count > 15, context.passedOver.count < 200 else { return }
    context.passedOver.append(PassedOver(text: text, reason: .sentence))
  }

  private mutating func keepPassedOver(_ line: LexedLine, as reason: Reason) {
    // A file of thousands of such lines is said enough of.
    guard mayBePassedOver, context.unknownHeading == nil || line.hasTime, context.passedOver.count < 200,
      (3...80).contains(line.text.count),
      line.box == nil, line.label == nil, line.timedLabel == nil, let last = line.text.last,
      ![.period, .exclamationMark, .questionMark, .colon, .numberSign].contains(source.bytes[last])
    else { return }
    var words = line.content
    if case .time(_, _, let end) = line.time {
      words = file.scan(words) { $0.trimmed(end..<max(end, words.upperBound)) }
    }
    words = behindPicture(words) ?? words
    guard !words.isEmpty else { return }
    let dish = NamedDish(source[words])
    if dish.answer == .food || line.hasTime && (dish.beginsWithDish || dish.mayBeFood)
      || holdsDishInCell(words)
      || namesMealOfBracket(words) || isMealWithNumber(words)
    {
      context.passedOver.append(PassedOver(text: line.text, reason: reason))
    } else if line.hasTime, !dish.namesActivity, file.scan(words, { $0.wordCount }) <= 5 {
      context.passedOver.append(PassedOver(text: line.text, reason: .time))
    }
  }

  private var mayBePassedOver: Bool {
    guard context.planRank == nil, context.trainingRank == nil, context.thingRank == nil,
      !(context.unknownHeading?.withBytes { OtherEnergyWords.name($0) } ?? false)
    else { return false }
    switch context.lineItems {
    case .none, .food, .series: return true
    case .weight, .tasks, .habits, .notes, .mood: return false
    }
  }

  /// Hints at a meal in a language that is not read; returns whether the title is one.
  @discardableResult
  mutating func hintForeignMeal(_ title: TextSlice, at range: Range<Int>) -> Bool {
    guard context.planRank == nil, let meal = title.withBytes({ ForeignMeals.meal($0) }) else {
      // `Oběd (14:24)`, `3) Obiad`.
      guard let bare = bareName(of: title) else { return false }
      return hintForeignMeal(bare, at: range)
    }
    report(
      .uncountedFood,
      "‘\(title)’ is \(Section.meal(meal).name) in a language that is not read here, so what belongs to it is not counted as food; tell "
        + "it in journal.toml: [categories] \(Section.meal(meal).name) = [\"\(title)\"]", at: range)
    return true
  }

  /// A title without the number it begins with and the bracket it ends in; `nil` if it has neither.
  private func bareName(of title: TextSlice) -> TextSlice? {
    let text = title.string
    var name = text.drop { $0.isNumber }
    name = name.startIndex > text.startIndex ? name.drop { ".) ".contains($0) } : name
    if name.last == ")", let open = name.lastIndex(of: "(") { name = name[..<open] }
    while name.last == " " { name.removeLast() }
    return name.isEmpty || name.count == text.count ? nil : TextSlice(String(name))
  }

  /// Hints at the kept lines at the end of a file that has entries, or two such lines.
  mutating func remarkOnPassedOver() {
    guard !context.passedOver.isEmpty else { return }
    let timedEntries = day.entries.count { $0.time != nil && $0.category == nil }
    let timed = context.passedOver.count { $0.reason == .time }
    let kept = context.passedOver.filter { line in
      switch line.reason {
      case .dish: true
      case .item: !day.entries.isEmpty
      case .time: timed * 2 < timedEntries
      case .sentence: day.entries.isEmpty && tellsOfMeal(line.text)
      }
    }
    guard !day.entries.isEmpty || kept.count > 1 || kept.contains(where: { $0.reason == .sentence }) else {
      return
    }
    var named: Set<Int> = []
    for diagnostic in diagnostics where diagnostic.code.isUncounted {
      named.formUnion(diagnostic.uncountedLines)
    }
    for line in kept {
      guard named.insert(source.location(ofByte: line.text.lowerBound).line).inserted else { continue }
      report(
        .uncountedFood,
        "this may be food, but nothing says that it was eaten, so it is a note; if it was, write its meal before it: ‘\(exampleTitle(.meal(.lunch))): …’",
        at: line.text)
    }
  }

  /// `Had oatmeal for breakfast and skipped lunch`: a verb for eating, a meal and a food.
  private func tellsOfMeal(_ text: Range<Int>) -> Bool {
    guard text.count <= 1000, saysEating(text), holdsMeal(source[text])
    else { return false }
    let signs: [UInt8] = [.comma, .semicolon, .period, .colon]
    return source.bytes[text].split(whereSeparator: signs.contains).contains { part in
      let words = source[part.startIndex..<part.endIndex]
      return NamedDish(words).hasDish
        && (holdsMeal(words) || words.withBytes { Self.verbsOfEating.occurs(in: $0) })
    }
  }

  /// Whether a verb for eating stands among words.
  func saysEating(_ text: Range<Int>) -> Bool { source[text].withBytes { Self.verbsOfEating.occurs(in: $0) } }

  func holdsMeal(_ words: TextSlice) -> Bool {
    words.withBytes { bytes in
      bytes.split(whereSeparator: { !isWordByte($0) }).contains { word in
        if case .section(.meal)? = parser.words.match(UnsafeBufferPointer(rebasing: word)) {
          true
        } else {
          false
        }
      }
    }
  }

  private static let verbsOfEating = WordSet(
    """
    had, ate, eaten, gegessen, aß, hatte, mangé, comí, comimos, desayuné, almorcé, cené, comi, mangiato, gegeten, spiste, åt, съел, съела, ел, ела
    """)

  /// Whether a paragraph is the name of a meal above lines that may be foods: `lunch` above `leftovers from mum`.
  private func isMealAboveWords(_ lines: ClosedRange<Int>) -> Bool {
    guard lines.count > 1, case let name = file.text(ofLine: lines.lowerBound),
      name.count <= ScannedLabel.longestMeal, case .section(.meal)? = knownTitle(name).match
    else { return false }
    return (lines.lowerBound + 1...lines.upperBound).allSatisfy { number in
      let line = file.lex(line: number)
      return file.isHidden(number) || isPlainFood(line) || isFigure(line) || isDishWithStop(line)
    }
  }

  /// `Toast and jam.`, `soup – 250 ml;`: foods and a full stop or a semicolon.
  func isDishWithStop(_ line: LexedLine) -> Bool {
    let words = line.text.dropLast()
    return (3..<Self.longestDish).contains(words.count) && line.box == nil && !line.hasTime
      && [.period, .semicolon].contains(source.bytes[words.upperBound])
      && !file.scan(line.text, { isSentences($0) }) && !source[words].withBytes { NarrativeWords.tell($0) }
      && NamedDish(source[words]).hasDish
  }

  /// The length in bytes of the longest line of foods that a full stop ends.
  private static let longestDish = 160

  /// `08:00 | Oatmeal | 300`: a row without a table around it.
  private func holdsDishInCell(_ words: Range<Int>) -> Bool {
    guard source.bytes[words.lowerBound] != .verticalBar,
      words.contains(where: { source.bytes[$0] == .verticalBar })
    else { return false }
    return source.bytes[words].split(separator: .verticalBar).contains { cell in
      let text = file.scan(words) { $0.trimmed(cell.startIndex..<cell.endIndex) }
      return !text.isEmpty && namesDish(text)
    }
  }

  /// `Breakfast (oats, banana)`: a meal among the words before a bracket, and what was eaten in it.
  private func namesMealOfBracket(_ words: Range<Int>) -> Bool {
    guard source.bytes[words.upperBound - 1] == .closeParenthesis,
      let open = words.first(where: { source.bytes[$0] == .openParenthesis }), open > words.lowerBound,
      let close = (open..<words.upperBound).first(where: { source.bytes[$0] == .closeParenthesis }),
      open + 1 < close,
      case let key = file.scan(words, { $0.trimmed(words.lowerBound..<open) }), !key.isEmpty
    else { return false }
    let namesMeal = context.meal(knownTitle(key).match) != nil || parser.mealAmongWords(source[key]) != nil
    return namesMeal && namesDish(open + 1..<close)
  }

  /// `B 350`, `Lunch 500`: a meal and a number that may be its energy.
  func isMealWithNumber(_ words: Range<Int>) -> Bool {
    guard let space = words.first(where: { source.bytes[$0] == .space }),
      case let number = file.scan(words, { $0.trimmed(space..<words.upperBound) }),
      (2...4).contains(number.count), number.allSatisfy({ isASCIIDigit(source.bytes[$0]) })
    else { return false }
    let name = words.lowerBound..<space
    return mealOfLetter(name) != nil || context.meal(knownTitle(name).match) != nil
  }

  /// Hints at an entry that begins with a number which may be its time, `8.15 Porridge`, where the full stop makes it a number, or
  /// ends in a time, `Porridge 08:15`.
  mutating func hintAlmostTime(_ line: EntryLine, _ text: ItemText) {
    guard line.time == nil, line.words.count > 5 else { return }
    if let time = timeBehind(line.words, text) {
      diagnostics.append(
        Diagnostic(
          .almostTime, "this time is part of the words, and the entry has none; write it at the beginning",
          at: text.sourceRange(time, in: source)))
      return
    }
    if let stamp = text.scan({ stamp($0.over(line.words)) }) {
      diagnostics.append(
        Diagnostic(
          .almostTime, Self.adviceOnStamps,
          at: text.sourceRange(line.words.lowerBound..<stamp, in: source)))
      return
    }
    guard isASCIIDigit(text.bytes[line.words.lowerBound]),
      let number = text.scan({ almostTime($0.over(line.words)) }),
      FoodQuantity.quantities(in: text.slice(line.words)).allSatisfy({ $0.unit == nil })
    else { return }
    reportAlmostTime(at: text.sourceRange(number, in: source))
  }

  private static let adviceOnStamps =
    "a date before a time is words, so this time is not read; the file says the day: write the time alone, ‘08:30’"

  /// Hints at an item that is a note for the date before its time, and a food behind that: `<2026-03-14 Sat 08:30> oats`.
  mutating func hintStamp(_ item: Item) {
    let text = item.line.content
    guard context.planRank == nil, context.trainingRank == nil, let end = file.scan(text, { stamp($0) }),
      case let words = file.scan(text, { $0.trimmed(end..<text.upperBound) }), !words.isEmpty,
      namesDish(words)
    else { return }
    reportBelowTitle(
      .uncountedFood,
      "this may be food, but \(Self.adviceOnStamps), and its meal before it: ‘- 08:30 \(exampleTitle(.meal(.breakfast))): …’",
      at: item.line.text)
  }

  /// Where a date and the time behind it end that words begin with, perhaps in brackets: `2026-03-14 08:30`, `<2026-03-14 Sat 08:30>`.
  private func stamp(_ words: LineScanner) -> Int? {
    var line = words
    let isInBracket = line.peek() == .lessThanSign || line.peek() == .openBracket
    if isInBracket { line.position += 1 }
    guard isASCIIDigit(line.peek()), line.peek(4) == .hyphen, line.peek(7) == .hyphen,
      [0, 1, 2, 3, 5, 6, 8, 9].allSatisfy({ isASCIIDigit(line.peek($0)) }), line.position + 10 < line.end
    else { return nil }
    line.position += 10
    line.skipSpaces()
    // The weekday of Org.
    while isInBracket, isASCIILetter(line.peek()) || line.peek() == .period { line.position += 1 }
    line.skipSpaces()
    guard let clock = scanClock(line), clock.minutes != nil else { return nil }
    line.position = clock.end
    guard isInBracket else { return line.spaceLength(at: clock.end) > 0 ? clock.end : nil }
    return line.skip(.greaterThanSign) || line.skip(.closeBracket) ? line.position : nil
  }

  /// Hints at such a number at the beginning of a line that goes on with the line above it: `7:30 coffee` above `8.15 two eggs`.
  mutating func hintAlmostTime(ofLine text: Range<Int>) {
    if let space = text.prefix(40).first(where: { source.bytes[$0] == .space }),
      source[text.lowerBound..<space].withBytes({ NoonWords.words.contains($0) })
    {
      diagnostics.append(
        Diagnostic(
          .almostTime, "this is a word and no time; if it is the time, write ‘12:00’",
          at: file.range(text.lowerBound..<space)))
      return
    }
    guard text.count > 5, isASCIIDigit(source.bytes[text.lowerBound]),
      let number = file.scan(text, { almostTime($0) }),
      FoodQuantity.quantities(in: source[text]).allSatisfy({ $0.unit == nil })
    else { return }
    reportAlmostTime(at: file.range(number))
  }

  /// A time at the end of words: `08:15`, `8am`, `8:15 pm`, `8 Uhr`; not a verse, `2 Kings 4:38`.
  private func timeBehind(_ words: Range<Int>, _ text: ItemText) -> Range<Int>? {
    let last = text.bytes[words.upperBound - 1]
    guard isASCIIDigit(last) || [UInt8(ascii: "m"), UInt8(ascii: "r")].contains(asciiLower(last)) else {
      return nil
    }
    return text.scan { line in
      func startOfWord(before end: Int) -> Int {
        (words.lowerBound..<end).last { line.byte(at: $0) == .space }.map { $0 + 1 } ?? words.lowerBound
      }
      var start = startOfWord(before: words.upperBound)
      if isASCIILetter(line.byte(at: start)), start > words.lowerBound {
        start = startOfWord(before: start - 1)
      }
      guard start > words.lowerBound, isASCIIDigit(line.byte(at: start)),
        !(isASCIIDigit(last) && (words.upperBound - start != 5 || line.byte(at: start + 2) != .colon)),
        case .time(_, _, let end) = scanLeadingTime(line.over(start..<words.upperBound)),
        end == words.upperBound
      else { return nil }
      return start..<end
    }
  }

  private mutating func reportAlmostTime(at range: SourceRange) {
    diagnostics.append(
      Diagnostic(
        .almostTime, "this is a number and no time; if it is the time, write a colon, such as ‘8:15’",
        at: range))
  }

  /// One or two digits, a full stop and two digits that would be a time with a colon, at the beginning of a text and before a space.
  func almostTime(_ words: LineScanner) -> Range<Int>? {
    guard isASCIIDigit(words.peek()), let stop = words.firstIndex(of: .period),
      (1...2).contains(stop - words.position),
      let hour = valueOfDigits(words, words.position..<stop), hour < 24,
      let minute = valueOfDigits(words, stop + 1..<stop + 3), minute < 60,
      words.spaceLength(at: stop + 3) > 0
    else { return nil }
    return words.position..<stop + 3
  }

  /// The value of digits alone.
  func valueOfDigits(_ line: LineScanner, _ range: Range<Int>) -> Int? {
    guard range.upperBound <= line.end else { return nil }
    var value = 0
    for at in range {
      guard isASCIIDigit(line.byte(at: at)) else { return nil }
      value = value * 10 + Int(line.byte(at: at) - UInt8(ascii: "0"))
    }
    return value
  }
}

/// Figures, meals and tasks that stand where nothing reads them, and no word says why.
extension DayReader {
  /// Hints at headings of Org in a file of Markdown, where `** Lunch` below `* Food` is a line of that item and no title.
  mutating func hintOrgHeading(_ number: Int, below item: Item) {
    guard source.bytes[item.start] == .asterisk else { return }
    let line = source.lineContent(number)
    let stars = source.bytes[line].prefix { $0 == .asterisk }.count
    guard stars > 1, stars < line.count, source.bytes[line.lowerBound + stars] == .space,
      !context.hasHintedOrg
    else { return }
    context.hasHintedOrg = true
    report(
      .uncountedFood,
      "headings with stars are those of Org, and here lines of a list; write them with ‘#’, or keep such days in a file ending in ‘.org’ and bring them in with ‘journal import log’",
      at: line)
  }

  // MARK: Weights

  /// Hints at a human weight between commas that no word names: behind a time, `07:10 up, 82.4 kg`, at the beginning of a line of prose,
  /// `72.4 kg, 18 %`, alone in an item, or in a title, `Day 13 Saturday, 90.5 kg`.
  mutating func hintBareWeight(
    _ text: Range<Int>, _ number: Int, isTitle: Bool = false, hasTime: Bool = false
  ) {
    guard context.trainingRank == nil, context.thingRank == nil, context.planRank == nil else { return }
    let parts = file.scan(text) { self.parts(of: $0) }
    guard parts.count > 1 || !isTitle,
      let index = parts.firstIndex(where: { part in
        file.scan(part) { line in
          guard let mass = scanBodyMass(line), mass.unit != nil else { return false }
          return mass.end == line.end && mass.isHuman(in: parser.settings.units)
        }
      }),
      isTitle || hasTime
        || index == 0
          && (context.levels.isEmpty || parts.count == 1 && context.unknownHeading == nil),
      ![
        WeightWords.goals, WeightWords.titlesOfGoals, WeightWords.training, WeightWords.things,
        WeightWords.others,
      ]
      .contains(where: { has($0, text) }),
      !isRepeated(text), !isAmongSets(number), !NamedDish(source[text]).hasDish
    else { return }
    report(
      .uncountedWeight,
      "this may be a body weight, but no word says so, so it is not counted; if it is one, write it alone: "
        + "‘\(exampleTitle(.weight)): \(source[parts[index]])’", at: parts[index])
  }

  /// Hints at a human weight behind a short word for one or a word for scales, where nothing else stands: `w: 72.4`, `Waage: 72,4`.
  ///
  /// Without a unit and without `:` or `=` it has decimals.
  @discardableResult
  mutating func hintShortWeight(_ line: LexedLine, _ number: Int) -> Bool {
    guard line.content.count <= 60, let last = line.content.last.map({ source.bytes[$0] }),
      isWordByte(last) || last == .percentSign || last == .period,
      context.trainingRank == nil, context.thingRank == nil, context.planRank == nil
    else { return false }
    var start = line.content.lowerBound
    if case .time(_, _, let end) = line.time { start = end }
    let key = file.scan(start..<max(start, line.content.upperBound)) { text -> Range<Int>? in
      guard let figure = text.firstDigit(), figure > text.position, figure - text.position <= 24,
        let mass = scanBodyMass(text.over(figure..<text.end)), mass.isHuman(in: parser.settings.units)
      else { return nil }
      var key = text.trimmed(text.position..<figure)
      var hasSign = false
      while let sign = key.last.map({ text.byte(at: $0) }),
        sign == .colon || sign == .equalsSign || sign == .asterisk
      {
        hasSign = hasSign || sign != .asterisk
        key = text.trimmed(key.lowerBound..<key.upperBound - 1)
      }
      let rest = text.trimmed(mass.end..<text.end)
      let hasDecimals = text.rest.contains { at in
        (text.byte(at: at) == .period || text.byte(at: at) == .comma) && text.digit(at: at + 1) != nil
      }
      guard hasSign || mass.unit != nil || hasDecimals && text.spaceBefore(figure, from: text.position),
        rest.isEmpty || text.byte(at: rest.lowerBound) == .period || saysHowTaken(rest)
      else { return nil }
      return key
    }
    guard let key,
      [WeightWords.short, WeightWords.scales, WeightWords.foreign].contains(where: { has(wholly: $0, key) }),
      !isRepeated(line.content), !isAmongSets(number), !isBelowGoal
    else { return false }
    report(
      .uncountedWeight,
      "this may be a body weight, but ‘\(source[key])’ alone is no word for one, so it is not counted; if it is one, write "
        + "‘\(exampleTitle(.weight)): 72.4 kg’", at: line.text)
    return true
  }

  /// Hints at a body weight below training, where weights are those of barbells: `Weight: 78.4 kg`.
  mutating func hintWeightBelowTraining(_ label: ScannedLabel, of line: LexedLine, at number: Int) {
    guard context.trainingRank != nil, knownTitle(label.key).match == .section(.weight), !label.value.isEmpty,
      let mass = file.scan(label.value, { scanBodyMass($0) }), mass.end == label.value.upperBound,
      mass.isHuman(in: parser.settings.units), !isRepeated(line.text), !isAmongSets(number)
    else { return }
    report(
      .uncountedWeight,
      "below training a weight is that of a barbell, so this one is not counted; if it is yours, write it below ‘## Weight’",
      at: line.text)
  }

  /// Hints at a weight in digits that are not read: `٧٠ kg`.
  mutating func hintOtherDigits(_ text: Range<Int>) {
    guard let first = text.first, !source.bytes[first].isASCII,
      Unicode.Scalar(file.scan(text) { $0.scalar(at: first).value })?.properties.numericType == .decimal
    else { return }
    report(
      .uncountedWeight, "this weight is not read, for its digits are not known; write it in these: ‘72.4 kg’",
      at: text)
  }

  /// Hints at an item below Weight that holds one and does not begin with it: `~72 kg`, `about 72 kg`, `72·4 kg`.
  mutating func hintAboutWeight(_ text: Range<Int>) {
    guard context.sections.last?.section == .weight, context.planRank == nil, context.trainingRank == nil,
      text.count <= 24, mayStateMass(text), !isToCome(text),
      ![WeightWords.goals, WeightWords.titlesOfGoals, WeightWords.training, WeightWords.things]
        .contains(where: { has($0, text) })
    else { return }
    let digits = file.scan(text) { line in
      line.firstDigit().map { first in (first..<line.end).prefix { line.digit(at: $0) != nil } }
    }
    guard let digits, (2...3).contains(digits.count) else { return }
    report(
      .uncountedWeight,
      "a weight begins with its figure, so this one is not counted; write it alone, as in ‘72.4 kg’, and what is to be said of it behind it",
      at: text)
  }

  private func has(wholly words: WordSet, _ text: Range<Int>) -> Bool {
    source[text].withBytes { words.contains($0) }
  }

  // MARK: Energy of the day

  /// Keeps the first line that says how much was eaten in all, `Calories: 1850`: on a day whose entries state none it is in no sum.
  mutating func keepDayEnergy(_ text: Range<Int>) {
    guard context.dayEnergy == nil, statesNoEnergy, context.planRank == nil, context.trainingRank == nil,
      mayStateEnergy(text), energyOfDay(text) != nil,
      !(context.heading?.withBytes { OtherEnergyWords.name($0) } ?? false),
      !source[text].withBytes({ OtherEnergyWords.name($0) }), !has(WeightWords.titlesOfGoals, text)
    else { return }
    context.dayEnergy = text
    context.isDayEnergyOfFood =
      context.isBelowFood || context.sections.last?.section == .total
      || context.unknownHeading?.withBytes { sumsUpDay($0) } ?? false
  }

  private var statesNoEnergy: Bool { !day.entries.indices.contains { day.entries[$0].energy != nil } }

  /// Hints at that line at the end of a file none of whose entries states an energy.
  mutating func remarkOnDayEnergy() {
    guard let text = context.dayEnergy, statesNoEnergy, !isHintedEnergy(at: text) else { return }
    if context.isDayEnergyOfFood, !day.entries.isEmpty, let energy = energyOfDay(text) {
      return addTotal(energy, file.range(text), scope: .day)
    }
    report(
      .uncountedEnergy,
      day.entries.isEmpty
        ? "this day has no entries, so this energy is in no sum; if it was eaten, write it as one: ‘## Food’ and below it ‘- all day "
          + "(1850 kcal)’"
        : "no entry of the day has an energy, and this one is in no sum; if it was eaten, write it as an entry too: ‘- all day (1850 kcal)’",
      at: text)
  }

  /// Whether a line begins with a word for energy, perhaps behind one for a total, and goes on with a number of three digits or more, at
  /// most one word before it: `Calories: 1850`, `kcal in: 1850`, `Total calories eaten 1850`.
  private func energyOfDay(_ text: Range<Int>) -> EnergyAmount? {
    file.scan(text) { line in
      var rest = line
      while rest.peek() == .asterisk || rest.peek() == .underscore { rest.position += 1 }
      if case let first = parser.facts.wordRange(rest), case .section(.total)? = knownTitle(first).match {
        rest.position = first.upperBound
        rest.skipSpaces()
      }
      let name = parser.facts.wordRange(rest)
      var isKilojoules = false
      switch parser.facts.meaning(of: name, rest) {
      case .kilocalories, .energy: break
      case .kilojoules: isKilojoules = true
      case .grams, .millilitres, .nutrient, .otherNutrient, nil: return nil
      }
      guard let digit = rest.firstDigit(), digit - name.upperBound < 20,
        let number = ScannedNumber(rest.over(digit..<rest.end)), let value = number.thousands,
        (300...20_000).contains(value)
      else { return nil }
      let between = rest.over(rest.trimmed(name.upperBound..<digit))
      guard between.rest.count(where: { between.byte(at: $0) == .space }) < 2,
        let energy = isKilojoules ? Energy(kilojoules: value) : Energy(kilocalories: value)
      else { return nil }
      return EnergyAmount(
        low: energy, high: energy, isEstimate: between.rest.last.map { between.byte(at: $0) } == .tilde)
    }
  }

  // MARK: Quotations

  /// Hints at the first line of a quotation that names a meal and a food: `> Breakfast: eggs`.
  mutating func hintMealInQuotation(_ lines: ClosedRange<Int>) {
    guard context.planRank == nil else { return }
    for number in lines {
      let text = file.text(ofLine: number)
      let words = file.scan(text) { line in
        var rest = line
        while rest.peek() == .greaterThanSign || rest.peek() == .space { rest.position += 1 }
        if rest.peek() == .hyphen || rest.peek() == .asterisk, rest.peek(1) == .space { rest.position += 2 }
        return rest.rest
      }
      guard let label = file.scan(words, { ScannedLabel($0) }),
        case .section(.meal)? = knownTitle(label.key).match,
        namesDish(label.value)
      else { continue }
      return report(
        .uncountedFood,
        "what stands in a quotation is a note and not counted; if it was eaten, write it without ‘>’",
        at: words)
    }
  }

  // MARK: Tasks

  /// Hints at lines of their own right below a title for tasks, two at least, none of them a sentence, where no list follows them.
  mutating func hintPlainTasks(_ lines: ClosedRange<Int>) {
    if hintTableOfTasks(lines) { return }
    guard lines.count > 1, !context.readsTasksOnly, context.lineItems.section == .tasks,
      case let behind = file.blocks.partitioningIndex(where: { Int($0.line) > lines.upperBound }), behind > 1,
      Int(file.blocks[behind - 1].line) == lines.lowerBound, file.blocks[behind - 2].kind == .heading,
      behind == file.blocks.count || file.blocks[behind].kind != .item,
      lines.allSatisfy({ isPlainTask(file.text(ofLine: $0)) && !mayStateEnergy(file.text(ofLine: $0)) }),
      diagnostics.suffix(lines.count).count(where: { lines.contains($0.range.lowerBound.line) }) < lines.count
    else { return }
    report(
      .uncountedTask, "only an item of a list is a task, so these lines are a note; begin each with ‘- [ ] ’",
      lines: lines)
  }

  /// Hints at a table below a title for tasks or habits.
  private mutating func hintTableOfTasks(_ lines: ClosedRange<Int>) -> Bool {
    let section = context.lineItems.section
    guard section == .tasks || section == .habits, lines.contains(where: { file.isDelimiterRow($0) }) else {
      return false
    }
    report(
      .uncountedTask,
      section == .tasks
        ? "a table holds no tasks, so these lines are a note; write each as an item: ‘- [ ] call the bank’"
        : "a table holds no ticks, so these lines are a note; write each habit as an item: ‘- [x] Walk’",
      lines: lines)
    return true
  }

  func isPlainTask(_ text: Range<Int>) -> Bool {
    guard let first = text.first, (3...80).contains(text.count), let last = text.last else { return false }
    return isWordByte(source.bytes[first])
      && ![.period, .colon, .exclamationMark, .questionMark, .comma].contains(source.bytes[last])
  }
}
