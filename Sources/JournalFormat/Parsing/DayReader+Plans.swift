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
