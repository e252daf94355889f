/// What is said of a file: lines that may not mean what the writer thinks.
extension DayReader {
  /// What only the whole file tells.
  mutating func remarkOnFile() {
    checkFences()
    dropSummaries()
    hintRepeatedFood()
    settleMealSums()
    dropStartingWeights()
    checkTotals()
    remarkOnDayEnergy()
    remarkOnMealEnergies()
    remarkOnSmallNumbers()
    remarkOnPassedOver()
    warnOfOtherDays()
    if let first = file.dedents.first {
      report(
        .indentedList, "the list is indented as CommonMark indents code; it is read as a list all the same",
        at: source.lineContent(first.lines.lowerBound))
    }
    if let deep = file.blocks.first(where: { $0.kind == .deepList }) {
      report(
        .deepNesting,
        "lists nest more than \(MarkdownBlock.levelLimit) deep here; what is deeper is text and holds no entries; indent "
          + "it less", at: file.text(ofLine: Int(deep.line)))
    }
  }

  // MARK: Titles

  /// Warns of a word that means two things, and hints at one that is almost known, where a list follows.
  mutating func remark(on known: KnownTitle, at range: Range<Int>, _ index: Int) {
    guard index + 1 < file.blocks.count, case let next = file.blocks[index + 1],
      next.kind == .item || next.kind == .paragraph && areFoods(file.paragraphLines(index + 1))
    else { return }
    if case .ambiguous(let meanings) = known.match {
      context.unknownHeading = nil
      context.hasHintedEnergy = true
      reportAmbiguous(known.title, meanings, at: range)
    } else if known.match == nil, hintForeignMeal(known.title, at: range) {
      context.hasHintedEnergy = true
    } else if known.match == nil, let near = known.title.withBytes({ parser.words.nearMiss($0) }) {
      context.hasHintedEnergy = true
      report(
        .nearMissHeading,
        "‘\(known.title)’ is one letter from ‘\(near)’; its items are kept but not counted as that",
        at: range,
        fixIt: spelling(near, insteadOf: known.title, in: range))
    }
  }

  /// Hints at a meal in a language that is not read; returns whether the title is one.
  @discardableResult
  mutating func hintForeignMeal(_ title: TextSlice, at range: Range<Int>) -> Bool {
    guard context.planRank == nil, let meal = title.withBytes({ ForeignMeals.meal($0) }) else { return false }
    report(
      .uncountedFood,
      "‘\(title)’ is \(Section.meal(meal).name) in a language that is not read here, so what belongs to it is not counted as food; tell "
        + "it in journal.toml: [categories] \(Section.meal(meal).name) = [\"\(title)\"]", at: range)
    return true
  }

  /// Warns of a heading below Food that means two meals, so that its food is of neither.
  mutating func warnOfTwoMeanings(_ known: KnownTitle, at range: Range<Int>) {
    guard context.planRank == nil, context.isBelowFood, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal)
    else { return }
    reportAmbiguous(known.title, meanings, at: range)
  }

  private mutating func reportAmbiguous(_ title: TextSlice, _ meanings: [Section], at range: Range<Int>) {
    let names = meanings.map(\.name).joined(separator: " or ")
    report(
      .ambiguousHeading,
      "‘\(title)’ means \(names), depending on the language; its items are "
        + (context.isBelowFood ? "food without a meal" : "not counted as food")
        + " until journal.toml says which: language = \"…\"", at: range)
  }

  /// Warns of a label that means two things, one of them a meal, before a food.
  mutating func warnOfTwoMeanings(_ known: KnownTitle, _ label: ScannedLabel, in items: ItemKind) {
    guard context.planRank == nil, items.mayNameMeal, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal),
      label.value.isEmpty || namesFood(label.value)
    else { return }
    reportAmbiguous(known.title, meanings, at: label.key)
  }

  /// Warns of such a label of a line of prose before a dish; returns whether there is one.
  mutating func warnOfTwoMeanings(beforeDish label: ScannedLabel) -> Bool {
    let known = knownTitle(label.key)
    guard context.planRank == nil, case .ambiguous(let meanings) = known.match,
      meanings.contains(where: \.isMeal), namesDish(label.value)
    else { return false }
    reportAmbiguous(known.title, meanings, at: label.key)
    return true
  }

  /// The edit that writes a heading's word as it is known, where the heading is nothing but that word.
  private func spelling(_ near: String, insteadOf title: TextSlice, in range: Range<Int>) -> Diagnostic.FixIt?
  {
    let words = file.scan(range) { line in
      var line = line
      while line.peek() == .numberSign { line.position += 1 }
      return line.trimmed(line.rest)
    }
    guard source[words] == title, let first = title.bytes.first else { return nil }
    let isCapital = isASCIICapital(first)
    let word = isCapital ? near.prefix(1).uppercased() + near.dropFirst() : near
    let place = source.location(ofByte: words.lowerBound)..<source.location(ofByte: words.upperBound)
    return Diagnostic.FixIt(
      offer: "write ‘\(word)’", edit: TextEdit(range: place, replacement: Array(word.utf8)))
  }

  /// Hints at a paragraph in a meal that holds no entry.
  mutating func remarkOnProse(in section: OpenSection) {
    guard let prose = section.prose, day.entries.count == section.firstEntry, !isHintedEnergy(at: prose)
    else { return }
    switch section.section {
    case .meal: break
    // Below Food other things are said of the day as well.
    case .food
    where NamedDish(source[prose]).beginsWithDish
      || (file.scan(prose, { ScannedLabel($0) }).map { namesDish($0.value) } ?? false):
      break
    default: return
    }
    let line = source.location(ofByte: prose.lowerBound).line
    report(
      .proseOnlyMeal,
      "a paragraph is a note, so nothing is counted here; begin the line with ‘- ’ or a time if it was eaten",
      lines: line...max(line, section.proseEnd))
  }

  // MARK: Signs

  /// Hints at `[] `, `[ x] ` and `[x ] `, which are no boxes.
  mutating func hintMisspeltBox(_ content: Range<Int>) {
    guard source.bytes[content.lowerBound] == .openBracket,
      let end = source.bytes[content.prefix(5)].firstIndex(of: .closeBracket), end + 2 < content.upperBound,
      source.bytes[end + 1] == .space
    else { return }
    let inside = content.lowerBound + 1..<end
    let marks = source.bytes[inside].filter { $0 != .space }
    guard marks.count <= 1, inside.count != 1, marks.allSatisfy({ Array("xX-".utf8).contains($0) }) else {
      return
    }
    let mark = marks.first ?? .space
    let box = String(decoding: [.openBracket, mark, .closeBracket], as: UTF8.self)
    let places = (source.location(ofByte: inside.lowerBound), source.location(ofByte: inside.upperBound))
    report(
      .emptyBox,
      inside.isEmpty
        ? "a box needs a space between its brackets; this one is read as words"
        : "a box has one sign between its brackets; this one is read as words",
      at: content.lowerBound..<end + 1,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘\(box)’", edit: TextEdit(range: places.0..<places.1, replacement: [mark])))
  }

  /// Hints at `-soup`, which is no item; below an item that stands no further to the right it is part of its words.
  mutating func hintMissingSpace(_ words: Range<Int>, below item: Item? = nil) {
    guard words.count > 1, source.bytes[words.lowerBound] == .hyphen,
      isASCIILetter(source.bytes[words.lowerBound + 1])
    else { return }
    let place = source.location(ofByte: words.lowerBound + 1)
    if let item, place.column - 1 > source.location(ofByte: item.start).column { return }
    report(
      .missingBulletSpace,
      "a bullet needs a space behind it; without one the line is "
        + (item == nil ? "a note and counts for nothing" : "part of the item above it"),
      at: words.lowerBound..<words.lowerBound + 1,
      fixIt: Diagnostic.FixIt(
        offer: "write ‘- ’", edit: TextEdit(range: place..<place, replacement: [.space])))
  }

  // MARK: Entries

  /// Remarks on one entry as its line was read.
  mutating func remark(on line: EntryLine, _ entry: FoodEntry, _ text: ItemText) {
    if let impossible = line.impossibleTime {
      diagnostics.append(
        Diagnostic(
          .impossibleTime, "there is no such time; the entry counts without one. Write 00:00 to 29:59",
          at: text.sourceRange(impossible, in: source)))
    }
    if let uncounted = line.uncounted {
      diagnostics.append(
        Diagnostic(.almostFacts, uncounted.message, at: text.sourceRange(uncounted.range, in: source)))
    }
    if let energy = entry.facts.energy, energy.middle.kilocalories > 10_000 {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber, "more than 10,000 kcal for one entry; it is counted as written", at: entry.range
        ))
    }
    // `450c / 30p`: the letter of calories is that of carbs.
    if entry.facts.energy == nil,
      let carbs = entry.facts.nutrients.first(where: { $0.nutrient == .carbs })?.grams, carbs >= 250,
      carbs < 10_000
    {
      diagnostics.append(
        Diagnostic(
          .implausibleNumber,
          "\(Int(carbs)) g of carbs in one entry is much, and is counted as written; if it is its energy, write ‘\(Int(carbs)) kcal’",
          at: entry.range))
    }
    remarkOnParts(entry)
    hintAlmostTime(line, text)
    if entry.facts.energy != nil { hintNumber(behindEnergyOf: line, text, of: entry.category) }
    if !line.words.isEmpty, text.bytes[line.words.lowerBound] == .verticalBar {
      diagnostics.append(
        Diagnostic(
          .unreadTable,
          "these bars are no table, so the words are kept as they stand; a table begins with a row of names and a row of dashes",
          at: text.sourceRange(line.words, in: source)))
    } else if entry.facts.energy == nil, entry.facts.amount == nil, entry.details.isEmpty,
      line.uncounted == nil
    {
      hintBareNumber(line, text, of: entry.category)
      hintUnnamedFigures(line, text)
    }
    if entry.details.count > 1 { hintSecondEnergy(entry) }
    if entry.facts.energy != nil, !line.words.isEmpty, isASCIIDigit(text.bytes[line.words.upperBound - 1]) {
      hintRange(before: line.words, in: line.raw, of: text)
    }
  }

  private mutating func remarkOnParts(_ entry: FoodEntry) {
    guard let own = entry.facts.energy, !entry.details.isEmpty else { return }
    var sum = Energy.zero
    var parts = 0
    for case .part(let part) in entry.details {
      guard let energy = part.facts.energy else { return }
      sum = sum + energy.middle
      parts += 1
    }
    guard parts > 0, abs(sum.kilocalories - own.middle.kilocalories) > 1 else { return }
    diagnostics.append(
      Diagnostic(
        .energyDiffersFromParts,
        "the parts amount to \(wholeNumber(sum.kilocalories)) kcal; the entry's own figure counts",
        at: entry.range))
  }
}

/// A number without decimals where it has none to show.
func wholeNumber(_ value: Double) -> String { String(Int(max(-1e15, min(value.rounded(), 1e15)))) }
