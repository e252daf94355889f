/// Titles: which section a line belongs to.
extension DayReader {
  /// Looks up the text of a heading or a label.
  @inline(__always)
  func knownTitle(_ range: Range<Int>) -> KnownTitle {
    let title = parser.title(range, in: source, of: day.day)
    guard case .ambiguous? = title.match else { return title }
    return settled(title)
  }

  /// A title that means two things, as the language of the file has it.
  private func settled(_ title: KnownTitle) -> KnownTitle {
    var title = title
    title.match = matchInLanguageOfFile(title)
    return title
  }

  /// The section a label names where it stands.
  func section(ofLabel label: ScannedLabel) -> Section? { context.section(knownTitle(label.key).match) }

  mutating func readHeading(_ index: Int) {
    context.countsPlainMeals = nil
    context.readsMealLetters = nil
    let block = file.blocks[index]
    let number = Int(block.line)
    let content = source.lineContent(number)
    let hashes = file.scan(content) { line in
      var line = line
      line.skipSpaces()
      let start = line.position
      while line.peek() == .numberSign { line.position += 1 }
      // `#tag` over `---` is an underlined heading.
      return line.isAtEnd || line.spaceLength(at: line.position) > 0 ? start..<line.position : start..<start
    }
    guard !hashes.isEmpty else { return readUnderlined(index) }
    let title = hashes.upperBound..<content.upperBound
    let range = hashes.lowerBound..<content.upperBound
    // As `knownTitle` does, for which the reader would be copied.
    var whole = parser.title(title, in: source, of: day.day)
    if case .ambiguous? = whole.match { whole = knownTitle(title) }
    let known = whole.isNameAlone ? (title: whole, value: nil) : titleWithValue(title, whole)
    if known.title.match == nil, !known.title.isUsual, let weight = weightTitle(title) {
      open(weight.title, rank: Int(block.level), at: range, block: index, lines: number...number)
      _ = readWeight(weight.value, line: number)
    } else {
      let isTask =
        known.title.match == nil && !known.title.isUsual
        && readTaskHeading(title, from: hashes.lowerBound, line: number)
      open(
        known.title, rank: Int(block.level), at: range, block: index, lines: number...number, isTask: isTask)
      keepValue(known.value)
    }
  }

  /// `Lunch` over `---` or `===`. Over a lone `-` it is a label above a list; an unknown text is a paragraph.
  private mutating func readUnderlined(_ index: Int) {
    let number = Int(file.blocks[index].line)
    var underline = number + 1
    while underline < source.lineCount, !isUnderline(underline) { underline += 1 }
    let content = source.lineContent(number)
    let known = knownTitle(content)
    // `Weight: 72.4 kg` over `---` is a reading.
    let hasValue =
      file.scan(content) { line in ScannedLabel(line.over(line.trimmed(line.rest))) }
      .map { !$0.value.isEmpty && known.time == nil } ?? false
    guard underline == number + 1, !hasValue,
      context.section(known.match) != nil || known.namesDay
        || known.match == nil && namesPlan(known.title)
    else {
      return readLines(number...max(number, underline - 1))
    }
    let marks = file.text(ofLine: underline)
    if marks.count == 1, source.bytes[marks.lowerBound] == .hyphen {
      if let section = context.section(known.match) {
        context.labelList(context.items(of: section, time: known.time), isPlanned: known.isPlanned)
        outlineTitle(known, as: .label, of: section, rank: 8, lines: number...number)
      }
      return
    }
    open(known, rank: Int(file.blocks[index].level), at: content, block: index, lines: number...underline)
  }

  private func isUnderline(_ number: Int) -> Bool {
    let text = file.text(ofLine: number)
    guard let first = text.first.map({ source.bytes[$0] }), first == .hyphen || first == .equalsSign else {
      return false
    }
    return text.allSatisfy { source.bytes[$0] == first }
  }

  /// `## Weight: 72.4 kg`: the title without the reading, and where the reading lies. It needs its unit.
  private func weightTitle(_ title: Range<Int>) -> (title: KnownTitle, value: Range<Int>)? {
    let found = file.scan(title) { line -> ScannedLabel? in
      var line = line
      line.skipSpaces()
      guard let label = ScannedLabel(line), let mass = scanBodyMass(line.over(label.value)), mass.unit != nil,
        mass.end == label.value.upperBound
      else { return nil }
      return label
    }
    guard let found, case let known = knownTitle(found.key), context.section(known.match) == .weight else {
      return nil
    }
    return (known, found.value)
  }

  /// Opens what a line names that is bold and nothing else: `**Lunch**`.
  mutating func openBold(_ number: Int) -> Bool {
    guard let inner = boldTitle(number) else { return false }
    return openTitle(inner, number)
  }

  /// The text of a line that is bold, perhaps with a bracket behind it that says when: `**Lunch**`, `**Lunch** (12:30)`.
  private func boldTitle(_ number: Int) -> Range<Int>? {
    let text = file.text(ofLine: number)
    guard !text.isEmpty, source.bytes[text.lowerBound] == .asterisk else { return nil }
    if let inner = file.scan(text, { LexedLine.boldText($0) }) { return inner }
    guard source.bytes[text.upperBound - 1] == .closeParenthesis, text.count <= ScannedLabel.longest,
      case let known = knownTitle(text), known.time != nil, context.meal(known.match) != nil
    else { return nil }
    return text
  }

  /// Opens what a title names that stands on a line as a bold one does; an unknown one ends what such a line opened.
  mutating func openTitle(_ inner: Range<Int>, _ number: Int) -> Bool {
    let line = source.lineContent(number)
    if openBoldTime(inner, number) { return true }
    let found = titleWithValue(inner)
    let known = found.title
    closeSections(ofRank: OpenSection.boldRank)
    noteSummary(known, OpenSection.boldRank)
    context.hasHintedEnergy = false
    context.hasHintedMeal = false
    if context.planRank == OpenSection.boldPlanRank { context.planRank = nil }
    noteDayTitle(known, OpenSection.boldRank, at: line)
    notePlanLine(known, OpenSection.boldPlanRank)
    let below = firstBlock(behind: number)
    let section =
      section(ofHeading: known, above: below)
      ?? mealBesideMeals(known, OpenSection.boldRank, block: below - 1)
    outlineTitle(known, as: .bold, of: section, rank: OpenSection.boldRank, lines: number...number)
    guard let section else {
      if context.isBelowFood,
        known.title.withBytes({ OtherEnergyWords.name($0) || PlanWords.nameBelowFood($0) })
          || endsMeal(known, above: below)
      {
        leaveMeal(for: known.title)
      }
      return false
    }
    context.endList()
    push(section, rank: OpenSection.boldRank, known)
    context.heading = known.title
    keepValue(found.value)
    return true
  }

  /// Whether an unknown title below a meal names something else, as its list tells, which has no dish and no energy in it: `**Gelesen**`
  /// above `- Der Zauberberg`. A course of the meal is none: `**Main**`.
  private func endsMeal(_ known: KnownTitle, above index: Int) -> Bool {
    guard context.sections.last?.section.isMeal ?? false, known.match == nil, !known.title.isEmpty,
      !known.namesDay, !NamedDish(known.title).hasDish,
      known.title.withBytes({ !MealLabelWords.courses.occurs(in: $0) })
    else { return false }
    var hasItems = false
    for place in file.blocks[min(index, file.blocks.count)...].indices where file.blocks[place].depth == 0 {
      guard file.blocks[place].kind == .item else { break }
      let text = file.itemHead(place).text
      let nested = file.blocks[(place + 1)..<Int(file.blocks[place].next)]
      guard !namesDish(text), !mayStateEnergy(text), nested.allSatisfy({ $0.kind == .paragraph }) else {
        return false
      }
      hasItems = true
    }
    return hasItems
  }

  /// `**Exercise**` below a meal: what follows was not eaten.
  private mutating func leaveMeal(for title: TextSlice) {
    guard let meal = context.sections.firstIndex(where: { $0.section.isFood }) else { return }
    closeSections(from: meal)
    context.endList()
    context.heading = title
    context.unknownHeading = title
  }

  /// Opens what a bold line of a paragraph of several lines names, if that is a known section: `**Lunch**` above `12:30 soup`.
  mutating func openKnownBold(_ number: Int) -> Bool {
    guard let inner = boldTitle(number), case let known = titleWithValue(inner).title,
      context.section(known.match) != nil
        || mealWithinMeal(known, above: firstBlock(behind: number)) != nil
        || context.isBelowFood && known.title.withBytes({ OtherEnergyWords.name($0) })
    else { return false }
    return openBold(number)
  }

  /// Opens what a heading names, and closes what it ends.
  private mutating func open(
    _ known: KnownTitle, rank: Int, at range: Range<Int>, block index: Int, lines: ClosedRange<Int>,
    isTask: Bool = false
  ) {
    closeSections(ofRank: rank)
    // Below a line that stands for itself, as an underlined title may, the list above goes on; not below a title.
    context.endList()
    context.heading = known.title.isEmpty ? nil : known.title
    noteSummary(known, rank)
    let (named, name) = noteSurroundings(known, rank, at: range)
    let otherDate =
      name == nil && !known.isPlain && !known.isUsual ? otherDate(besideWords: known.title) : nil
    noteDate(name ?? otherDate, isOwn: known.isUsual, rank, at: range)
    let isTitle = rank == 1 && isTitleOfFile(known, block: index)
    if let mealRank = context.mealRank, rank < mealRank { context.mealRank = nil }
    let section =
      isTitle
      ? nil : section(ofHeading: known, above: index + 1) ?? mealBesideMeals(known, rank, block: index)
    outlineTitle(known, as: lines.count > 1 ? .underlined : .heading, of: section, rank: rank, lines: lines)
    if let section {
      push(section, rank: rank, known)
      return
    }
    if openTime(range, rank) { return }
    if known.match == nil, !known.isUsual { readWeightInTitle(range, lines.lowerBound) }
    warnOfTwoMeanings(known, at: range)
    if context.isBelowFood,
      endsMeal(known, above: index + 1) || namesTraining(known, named, above: index + 1)
    {
      leaveMeal(for: known.title)
    }
    guard context.sections.isEmpty else { return }
    context.unknownHeading = nil
    context.isBelowTask = isTask
    context.hasHintedEnergy = false
    context.hasHintedMeal = false
    guard !known.title.isEmpty, !known.isUsual, !isTitle else { return }
    if let name {
      if rank == 1, name.contradicts(day.day) {
        let isWeekdayAlone = !name.readings.isEmpty && !name.hasOtherDate(than: day.day)
        report(
          .headingNamesAnotherDay,
          isWeekdayAlone
            ? "\(day.day) is a \(day.day.weekday.name); correct the weekday of the heading"
            : "the heading names another day than the file, which counts as \(day.day); rename the file or the heading",
          at: range)
      }
      return
    }
    context.unknownHeading = known.title
    context.entriesAboveSeries = day.entries.count
    if !isTask, named.isEmpty { remark(on: known, at: range, index) }
  }

  /// Makes `section` the current one. Food encloses the meals below it; any other known section ends the last.
  private mutating func push(_ section: Section, rank: Int, _ title: KnownTitle) {
    if case .meal = section, let food = context.sections.firstIndex(where: { $0.section == .food }),
      context.sections[food].rank < rank
    {
      closeSections(from: food + 1)
    } else {
      closeSections(from: 0)
    }
    context.unknownHeading = nil
    context.isBelowTask = false
    if case .meal = section {
      context.mealRank = rank < OpenSection.boldRank ? rank : context.mealRank ?? rank
    }
    context.sections.append(
      OpenSection(
        section: section, rank: rank, time: title.time, isPlanned: title.isPlanned,
        firstEntry: day.entries.count,
        headingAbove: rank == OpenSection.boldRank ? context.heading : nil))
  }

  /// Closes every section of `rank` or below.
  mutating func closeSections(ofRank rank: Int) {
    if let first = context.sections.firstIndex(where: { $0.rank >= rank }) { closeSections(from: first) }
  }

  mutating func closeSections(from first: Int) {
    guard first < context.sections.count else { return }
    for section in context.sections[first...] {
      if section.rank == OpenSection.boldRank { context.heading = section.headingAbove }
      addValue(ofTitle: section)
      addFigures(of: section)
      if section.section == .food { context.foodLists.append(section.firstEntry..<day.entries.count) }
      remarkOnProse(in: section)
    }
    context.sections.removeSubrange(first...)
  }
}

extension DayFileParser {
  /// Whether a line without indentation ends the item it would continue: it begins with a time, a box or a known label,
  /// answers `complete:`, is a known title in bold, or is one right above an item.
  func standsForItself(_ line: LexedLine, in source: SourceText, isAboveItem: Bool) -> Bool {
    if line.hasTime || line.box != nil { return true }
    return source.bytes.withUnsafeBufferPointer { buffer in
      let scanner = LineScanner(buffer, line.text)
      if let bold = LexedLine.boldText(scanner) {
        // `**Exercise**` ends a meal as well as `**Lunch**` begins one, and `**14 March**` a day.
        let title = UnsafeBufferPointer(rebasing: buffer[bold])
        if isKnown(bold, in: source) || OtherEnergyWords.name(title) || PlanWords.nameBelowFood(title)
          || namedDay(in: title).map({ !$0.readings.isEmpty }) ?? false
        {
          return true
        }
      }
      // `**Total: 300 kcal**`, `Remaining: 1500 kcal`.
      let plain = scanner.over(withoutEmphasis(scanner))
      if plain.rest.count < scanner.rest.count, mayNameTotal(plain), namesTotal(plain) { return true }
      if let label = ScannedLabel(plain), namesBudget(label, plain) { return true }
      if let label = line.label ?? line.timedLabel ?? ScannedLabel(beforeDash: scanner) {
        // `note: hot` is said of the entry above it, though `Notes` is a section.
        if EntryDetail.isReserved(scanner.over(label.key)) { return false }
        // `Planned: curry (600 kcal)` above `Actual: pizza (900 kcal)`.
        if scanner.over(label.value).firstDigit() != nil,
          case let key = scanner.over(label.key).bytes,
          UneatenWords.planned.contains(key) || PlanWords.eaten.contains(key)
        {
          return true
        }
        // `Exercise: 30 min run (250 kcal)` is no part of the meal above it.
        if OtherEnergyWords.nameActivity(key: scanner.over(label.key)) { return true }
        if WeightWords.verbs.contains(scanner.over(label.key).bytes),
          scanBodyMass(scanner.over(label.value))?.isHuman(in: settings.units) ?? false
        {
          return true
        }
        return isKnown(label.key, in: source) || titleInBold(label.key, in: source, of: nil) != nil
          || scanner.peek() == .asterisk && standsForItself(boldLabel: label, in: source)
          || scanner.over(label.key).isWhole("complete") && scanAnswer(scanner.over(label.value)) != nil
      }
      if let label = labelInFront(of: scanner, in: source), namesDish(label.value, in: source) { return true }
      if mayNameTotal(scanner), namesTotal(scanner) { return true }
      if statesSum(scanner) { return true }
      if beginsWithWeight(scanner, in: source) { return true }
      return isAboveItem && line.text.count <= ScannedLabel.longest && isKnown(line.text, in: source)
    }
  }

  /// Whether words in bold before a dash or a colon begin food of their own: `**Post-ride** — crackers`, `**Later** — ice cream`.
  private func standsForItself(boldLabel label: ScannedLabel, in source: SourceText) -> Bool {
    let name = source.bytes[label.key].drop { $0 == .asterisk }.reversed().drop { $0 == .asterisk }.reversed()
    return Array(name).withUnsafeBufferPointer { MealCircumstances.nameTraining($0) }
      || namesDish(label.value, in: source)
  }

  /// Whether a line begins with a word for weight and a figure that may be one: `Weight 80.1`.
  private func beginsWithWeight(_ line: LineScanner, in source: SourceText) -> Bool {
    guard let figure = line.firstDigit(), figure > line.position, figure - line.position <= 40,
      line.spaceBefore(figure, from: line.position),
      case let key = line.trimmed(line.position..<figure),
      WeightWords.verbs.contains(line.over(key).bytes)
        || title(key, in: source, of: nil).match == .section(.weight),
      let mass = scanBodyMass(line.over(figure..<line.end))
    else { return false }
    return mass.isHuman(in: settings.units)
  }

  /// Whether a short line with a figure may begin with a word for a total: `Total calories ~1600`.
  private func mayNameTotal(_ line: LineScanner) -> Bool {
    line.rest.count <= ScannedLabel.longest
      && words.mayNameTotal(line.bytes)
      && line.firstDigit() != nil
  }

  /// Whether a title means one thing, if only under Food.
  private func isKnown(_ title: Range<Int>, in source: SourceText) -> Bool {
    switch self.title(title, in: source, of: nil).match {
    case .section, .timeOfDay: true
    // It is some meal, whatever the language.
    case .ambiguous(let meanings): meanings.contains { $0.isMeal }
    case nil: false
    }
  }
}

/// What stands behind the name of a title: `## Lunch: soup (300 kcal)`, `**Lunch – at home**`, `## Lunch 650 kcal`.
struct TitleValue {
  /// What may be the food of a meal of which nothing else is said.
  var food: Range<Int>?
  /// Whether that is food even above a paragraph: it stands behind a colon, or states an energy.
  var isSurelyFood = false
  var energy: EnergyAmount?
  /// A number without a unit that may be the energy of its meal: `## Lunch (480)`.
  var number: Range<Int>?
  /// All of the title.
  var range: Range<Int>
}

extension DayReader {
  /// Looks up a title. One that is not known may be known up to an energy, a colon or a dash.
  func titleWithValue(_ range: Range<Int>) -> (title: KnownTitle, value: TitleValue?) {
    let whole = knownTitle(range)
    return whole.isNameAlone ? (whole, nil) : titleWithValue(range, whole)
  }

  /// The same where all of it is looked up.
  func titleWithValue(_ range: Range<Int>, _ whole: KnownTitle) -> (title: KnownTitle, value: TitleValue?) {
    if whole.match != nil, file.scan(range, { $0.firstDigit() }) == nil { return (whole, nil) }
    let range = file.scan(range) { $0.trimmed(range) }
    var name = range
    var value = TitleValue(range: range)
    var title = whole
    // `### Daily total: ~1300 / 2000 kcal`.
    if title.match == nil, mayStateEnergy(range), let label = labelInTitle(range),
      case let key = knownTitle(label.key), case .section(.total)? = key.match,
      let energy = file.scan(label.value, { parser.facts.readTotal($0) })
    {
      value.energy = energy
      return (key, value)
    }
    if mayStateEnergy(range) {
      let text = ItemText(source, range)
      let line = EntryLine(text, from: range.lowerBound, facts: parser.facts, readsTime: false)
      if let energy = line.facts.energy, !line.words.isEmpty {
        value.energy = energy
        name = line.words
        if title.match == nil { title = knownTitle(name) }
      }
    }
    if context.section(title.match) == nil, let label = labelInTitle(name),
      case let key = knownTitle(label.key), context.section(key.match)?.isMeal ?? false,
      !source[label.value].withBytes({ PlanWords.recipes.begins($0) })
    {
      title = key
      if namesFood(label.value) {
        value.food = label.value.lowerBound..<range.upperBound
        let isColon = source.bytes[label.key.upperBound..<label.value.lowerBound].contains(.colon)
        value.isSurelyFood = isColon || value.energy != nil
      }
    }
    guard title.match != nil else { return (whole, nil) }
    title.title = whole.title
    if value.food == nil, value.energy == nil, context.meal(title.match) != nil {
      value.number = bareNumber(ofTitle: range)
    }
    return (title, value.food == nil && value.energy == nil && value.number == nil ? nil : value)
  }

  private func labelInTitle(_ range: Range<Int>) -> ScannedLabel? {
    if let label = file.scan(range, { ScannedLabel($0, mayHoldTime: true) }), !label.value.isEmpty {
      return label
    }
    return file.scan(range) { ScannedLabel(beforeDash: $0) }
  }

  /// Remembers what a title says, for the end of the section that it has opened.
  mutating func keepValue(_ value: TitleValue?) {
    guard let value, let current = context.sections.indices.last else { return }
    let line = source.location(ofByte: value.range.lowerBound).line
    if context.sections[current].section == .total {
      if let energy = value.energy {
        addTotal(energy, file.range(from: value.range.lowerBound, throughLine: line))
      }
    } else {
      context.sections[current].value = value
    }
  }

  /// What a title says is the food of its meal if nothing else was; its energy is compared with what was.
  mutating func addValue(ofTitle section: OpenSection) {
    guard let value = section.value, case .meal(let category) = section.section else { return }
    let line = source.location(ofByte: value.range.lowerBound).line
    let entries = day.entries[section.firstEntry...]
    if entries.isEmpty {
      if let food = value.food, value.isSurelyFood || section.prose == nil {
        addEntry(
          ItemText(source, food), file.range(from: food.lowerBound, throughLine: line),
          at: FoodPlace(
            category: category, time: section.time, state: section.isPlanned ? .planned : .eaten))
      }
    } else if let energy = value.energy {
      addTotal(
        energy, file.range(from: value.range.lowerBound, throughLine: line), of: [section.firstEntry],
        scope: .meal)
    } else if let number = value.number, !entries.contains(where: { $0.energy != nil }) {
      reportUncountedTitle(number, isNumber: true)
    }
  }

  /// The number of three or four digits that a meal's title ends in, perhaps in a bracket: `Lunch (480)`, `**Lunch** - 480`.
  private func bareNumber(ofTitle title: Range<Int>) -> Range<Int>? {
    file.scan(title) { line in
      var end = title.upperBound
      while end > title.lowerBound,
        [.space, .asterisk, .underscore, .closeParenthesis, .colon].contains(line.byte(at: end - 1))
      {
        end -= 1
      }
      var start = end
      while start > title.lowerBound, isASCIIDigit(line.byte(at: start - 1)) { start -= 1 }
      guard (3...4).contains(end - start), start > title.lowerBound,
        [.space, .openParenthesis, .tilde].contains(line.byte(at: start - 1)),
        !isYear(line.over(start..<end))
      else { return nil }
      return start..<end
    }
  }

  /// Whether what stands behind a meal's name and a colon is a figure that may be its energy and nothing else: `Lunch: 480`.
  func isEnergyOfMeal(_ value: Range<Int>) -> Bool {
    if (3...4).contains(value.count), value.allSatisfy({ isASCIIDigit(source.bytes[$0]) }) { return true }
    return mayStateEnergy(value) && file.scan(value) { parser.facts.read($0)?.energy != nil }
  }

  /// Keeps the energy of a label line above a list, `**Lunch** (700 kcal)`, and hints at `**Lunch** - 700` above items that state none.
  mutating func keepEnergyOfLabel(_ number: Int, above list: Int) {
    let text = file.text(ofLine: number)
    let below = file.blocks[list...].prefix { $0.kind == .item || $0.depth > 0 }
    if mayStateEnergy(text),
      let energy = EntryLine(ItemText(source, text), from: text.lowerBound, facts: parser.facts).facts.energy
    {
      return addTotal(
        energy, file.range(from: text.lowerBound, throughLine: number),
        ofItemsThrough: file.lastLine(of: below.endIndex - 1))
    }
    guard let figure = bareNumber(ofTitle: text),
      !below.contains(where: { mayStateEnergy(file.text(ofLine: Int($0.line))) })
    else { return }
    reportUncountedTitle(figure, isNumber: true)
  }

  private mutating func reportUncountedTitle(_ title: Range<Int>, isNumber: Bool = false) {
    report(
      .uncountedEnergy,
      "\(isNumber ? "a number that may be an energy" : "an energy") in a title is in no sum; write it behind a food below, or the food behind the title: "
        + "‘\(exampleTitle(.meal(.lunch))): … (300 kcal)’",
      at: title)
  }
}

/// Titles that are the dates of other days: many days in one file.
extension DayReader {
  /// A title that is a date other than that of the file.
  struct OtherDay {
    var name: DayName
    var rank: Int
    var range: Range<Int>
    /// How much was read above it.
    var records: Int
  }

  /// Ends what a title with another date stands above, and begins it anew if a title has one. A title of the same rank that is no
  /// date belongs to the day above it.
  mutating func noteDate(_ name: DayName?, isOwn: Bool = false, _ rank: Int, at range: Range<Int>) {
    if let open = context.otherDay, name != nil || isOwn || rank < open.rank { closeOtherDay() }
    guard let name, name.hasOtherDate(than: day.day) else { return }
    context.otherDay = OtherDay(name: name, rank: rank, range: range, records: recordCount)
  }

  /// Notes a short line of its own that is a date.
  mutating func noteDateLine(_ text: Range<Int>) {
    guard (6...40).contains(text.count), file.scan(text, { $0.firstDigit() }) != nil,
      let name = source[text].withBytes({ namedDay(in: $0) })
    else { return }
    noteDate(name, OpenSection.boldRank, at: text)
  }

  /// The date of another day before the words of a title, or behind a known one: `Feb 13 Food Log`, `Food log – Feb 13`.
  func otherDate(besideWords title: TextSlice) -> DayName? { title.withBytes { otherDate(besideWords: $0) } }

  private func otherDate(besideWords title: UnsafeBufferPointer<UInt8>) -> DayName? {
    let isDigit = { (byte: UInt8) in isASCIIDigit(byte) }
    guard title.count <= ScannedLabel.longest, title.contains(where: isDigit) else { return nil }
    for space in title.indices.filter({ title[$0] == .space }).prefix(PlanWords.longestDayInWords) {
      let ahead = UnsafeBufferPointer(rebasing: title[..<space])
      let behind = UnsafeBufferPointer(rebasing: title[(space + 1)...])
      // `9 March to 15 March` is no day.
      if !behind.contains(where: isDigit), let name = namedDay(in: ahead), name.hasOtherDate(than: day.day) {
        return name
      }
      if !ahead.contains(where: isDigit), parser.meaning(of: ahead) != nil, let name = namedDay(in: behind),
        name.hasOtherDate(than: day.day)
      {
        return name
      }
    }
    return nil
  }

  private var recordCount: Int {
    day.entries.count + day.weights.count + day.moods.count + day.habitTicks.count
  }

  private mutating func closeOtherDay() {
    if let other = context.otherDay, recordCount > other.records { context.otherDays.append(other) }
    context.otherDay = nil
  }

  /// Warns at the first of the dates below which something counts.
  mutating func warnOfOtherDays() {
    closeOtherDay()
    guard let first = context.otherDays.first(where: { $0.rank > 1 }) else { return }
    let count = Set(context.otherDays.map(\.name.readings)).count
    report(
      .headingNamesAnotherDay,
      count == 1
        ? "this is another day than the file’s, and what stands below it counts as \(day.day); move it into the file of its day"
        : "\(count) other days have titles here, and what stands below them counts as \(day.day); give the file a name that is no date, "
          + "and ‘journal import log FILE’ makes a file of each day", at: first.range)
  }
}

/// Folds in HTML: `<details><summary>Lunch</summary>` above what was eaten, and `</details>` below it.
extension DayReader {
  /// Opens what the summary of a fold names, as a bold line does, and closes it where the fold ends. What follows the summary without
  /// an empty line between them is HTML, and is named.
  mutating func readFold(_ index: Int) {
    let first = Int(file.blocks[index].line)
    guard
      ["<details", "<summary", "</details"].contains(where: { (tag: StaticString) in
        file.scan(file.text(ofLine: first)) { $0.starts(with: tag) }
      })
    else { return }
    var hasNamed = false
    for number in first...file.lastLine(of: index) where !file.isHidden(number) {
      let text = file.text(ofLine: number)
      if let name = file.scan(text, { summary(in: $0) }) {
        _ = openTitle(name, number)
      } else if !hasNamed, context.isBelowFood, let start = text.first,
        source.bytes[start] != .lessThanSign
      {
        hasNamed = true
        report(
          .uncountedFood,
          "below a line of HTML all is HTML up to an empty line, so this is not counted; leave one below ‘</summary>’",
          lines: number...file.lastLine(of: index))
      }
      if file.scan(text, { ends(fold: $0) }) {
        closeSections(ofRank: OpenSection.boldRank)
      }
    }
  }

  /// The words between `<summary>` and `</summary>` on one line.
  private func summary(in line: LineScanner) -> Range<Int>? {
    var rest = line
    while let sign = rest.firstIndex(of: .lessThanSign) {
      rest.position = sign
      if rest.skip("<summary") {
        guard let start = rest.firstIndex(of: .greaterThanSign) else { return nil }
        let end = rest.over(start..<rest.end).firstIndex(of: .lessThanSign) ?? rest.end
        return rest.trimmed(start + 1..<end)
      }
      rest.position = sign + 1
    }
    return nil
  }

  private func ends(fold line: LineScanner) -> Bool {
    var rest = line
    while let sign = rest.firstIndex(of: .lessThanSign) {
      rest.position = sign
      if rest.starts(with: "</details") { return true }
      rest.position = sign + 1
    }
    return false
  }
}
