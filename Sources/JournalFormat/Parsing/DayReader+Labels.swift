/// Labels of items: `- Lunch:` above other items, `- Lunch: soup`, `- 12:30 Lunch: soup`.
extension DayReader {
  /// Sets the kind of the items nested in a label item, or of those after it if none are nested.
  ///
  /// `state` is that of the box before the label, for items without a box of their own. An empty box above items that are not nested
  /// in it is one of a template, and says nothing of them.
  mutating func apply(_ items: ItemKind, to item: Item, state: FoodEntry.State) {
    let hasItems = holdsAnyItem(item)
    if outline != nil { outlineItem(item, items, hasNested: hasItems) }
    if hasItems {
      context.levels.append(
        ItemLevel(given: items, givenState: state, isOutermost: context.levels[item.depth].isOutermost))
    } else {
      context.levels[item.depth].label = items
      let isOfTemplate = item.line.box != nil && state == .planned
      context.levels[item.depth].labelState = isOfTemplate ? context.levels[item.depth].givenState : state
    }
  }

  /// Whether an item ends the effect of a label before it: a heading, a known label, or an unknown label that names no food, such as
  /// `- Work:` or `- Sleep: 7 h`, but not `- Bread: white`.
  func endsLabel(_ line: LexedLine) -> Bool {
    if source.bytes[line.text.lowerBound] == .numberSign {
      return file.scan(line.text) { line in
        var after = line
        while after.peek() == .numberSign { after.position += 1 }
        return after.isAtEnd || after.spaceLength(at: after.position) > 0
      }
    }
    guard line.box == nil, !line.hasTime, let label = line.label ?? line.timedLabel else { return false }
    return section(ofLabel: label) != nil
      || file.scan(label.key) { $0.wordCount } <= 3 && (label.value.isEmpty || !namesFood(label.value))
  }

  /// `- ## Breakfast`: a heading in an item has the effect of a label.
  func headingTitle(of item: Item) -> (items: ItemKind, state: FoodEntry.State)? {
    let text = item.line.text
    guard source.bytes[text.lowerBound] == .numberSign else { return nil }
    let hashes = text.first { source.bytes[$0] != .numberSign } ?? text.upperBound
    guard hashes == text.upperBound || source.bytes[hashes] == .space else { return nil }
    let known = knownTitle(hashes..<text.upperBound)
    return context.section(known.match).map { (context.items(of: $0, time: known.time), .eaten) }
  }

  /// `- Lunch` or `- 12:30 Lunch` above nested items: a known title alone is a label too.
  func titleAlone(_ item: Item, _ items: ItemKind) -> (items: ItemKind, state: FoodEntry.State)? {
    let line = item.line
    guard item.next > item.index + 1, line.text.count <= ScannedLabel.longest, line.label == nil else {
      return nil
    }
    let last = source.bytes[line.text.upperBound - 1]
    guard last != .colon, item.continuation == nil, holdsItems(item),
      last != .closeParenthesis || !mayStateEnergy(line.text)
    else { return nil }
    // Outside food, an item with a box is a task, whatever its words.
    guard line.box == nil || items.isFood else { return nil }
    var known = knownTitle(line.content)
    if known.match == nil, let meal = titleBeforePlace(line.content), holdsDish(item) { known = meal }
    guard let section = context.section(known.match), section != .total else { return nil }
    if section.isFood, !items.mayNameMeal { return nil }
    // With facts after the word it is an entry; `Dinner (18:45)` says when.
    let saysWhen = known.isPlanned || line.leadingTime == nil && known.time != nil
    if last == .closeParenthesis, !saysWhen { return nil }
    let state = line.box.map { FoodEntry.State(mark: source.bytes[$0.mark.lowerBound]) }
    return (
      context.items(of: section, time: known.time),
      state ?? (known.isPlanned ? .planned : context.levels[item.depth].state)
    )
  }

  /// The meal that words name before *at* and a place: `Lunch at [[Café]]`.
  private func titleBeforePlace(_ words: Range<Int>) -> KnownTitle? {
    let place = file.scan(words) { line in
      line.rest.first { line.byte(at: $0) == .space && line.over($0 + 1..<line.end).starts(with: "at ") }
    }
    guard let place, case let known = knownTitle(words.lowerBound..<place), context.meal(known.match) != nil
    else {
      return nil
    }
    return known
  }

  /// Whether one of the items nested right below another is a food and nothing else.
  private func holdsDish(_ item: Item) -> Bool {
    (item.index + 1..<item.next).contains { child in
      let block = file.blocks[child]
      return block.kind == .item && Int(block.depth) == item.depth + 1 && namesDish(file.itemHead(child).text)
    }
  }

  /// Whether items are nested below an item's own line, at least one of them not a detail such as `photo:`.
  func holdsItems(_ item: Item) -> Bool {
    (item.index + 1..<item.next).contains { child in
      let block = file.blocks[child]
      guard block.kind == .item, Int(block.depth) == item.depth + 1, block.line > file.blocks[item.index].line
      else { return false }
      let text = file.itemHead(child).text
      return !text.isEmpty && reservedDetail(ItemText(source, text)) == nil
    }
  }

  func holdsAnyItem(_ item: Item) -> Bool {
    file.blocks[item.index + 1..<item.next].contains { $0.kind == .item }
  }

  /// Whether the text of a label without a value stands on the lines below it: `- Lunch:` above an indented `soup`.
  func textFollows(_ item: Item) -> Bool {
    item.continuation != nil && !holdsAnyItem(item)
      && !itemText(item, from: item.line.text.upperBound).range.isEmpty
  }

  /// Reads an item that is a label for other items, `- Lunch:` or `- Tasks:`, and returns the block to continue with. Lines of text
  /// that continue the item are read as its own value.
  mutating func readEmptyLabel(
    _ item: Item, _ section: Section, time: TimeSpan?, state: FoodEntry.State
  ) -> Int {
    let items = context.items(of: section, time: time)
    guard textFollows(item), let lines = item.continuation else {
      apply(items, to: item, state: state)
      return item.index + 1
    }
    if case .food(let category, let time) = items {
      addEntry(
        of: item, from: item.line.text.upperBound, at: FoodPlace(category: category, time: time, state: state)
      )
    } else {
      addNote(lines: lines)
    }
    return item.next
  }

  /// `- Lunch: soup` is an entry of that meal; `- Lunch:` is a label for the items nested in it or after it. Returns `nil` if the
  /// value is no food.
  mutating func readMealLabel(_ label: ScannedLabel, of item: Item, at place: FoodPlace) -> Int? {
    let first = day.entries.count
    var next = item.next
    if label.value.isEmpty {
      hintEnergyOfKey(label, of: item)
      next = readEmptyLabel(item, Section(foodOf: place.category), time: place.time, state: place.state)
    } else {
      guard namesFood(label.value), !saysOccasion(label.value) else { return nil }
      var item = item
      // `[lunch:: soup]`: the bracket that closes it is no part of its words.
      item.line = item.line.ending(at: label.value.upperBound)
      addEntry(of: item, from: label.value.lowerBound, at: place)
      hintSeveralMeals(place.category, label.value)
      hintEnergyOfKey(label, ofEntry: first)
    }
    outlineLabel(label, ofEntry: first)
    return next
  }

  /// Whether a label says that what stands behind it was eaten, and a dish does: `ate: toast`.
  private func saysEaten(_ label: ScannedLabel) -> Bool {
    MealLabelWords.meaning(of: label.key, in: source) == .foods && namesDish(label.value)
  }

  /// `12:30 Lunch: soup`, `Lunch 12:30: soup`: a meal's label that a time stands before or in; also `**Lunch** – soup`.
  mutating func readTimedLabel(_ item: Item, _ place: FoodPlace) -> Int? {
    // Not `??`: its closure would copy the whole reader for each item.
    var found = item.line.timedLabel
    if namesMeal(item) {
      found = letterLabel(of: item.line) ?? nameLabel(of: item.line) ?? found
    } else if context.readsMealLetters ?? false {
      found = letterLabel(of: item.line) ?? found
    }
    if found == nil, let label = labelInFront(of: item.line),
      context.levels[item.depth].items.isFood || namesDish(label.value)
    {
      found = label
    }
    if found == nil, !file.scan(item.line.content, { ScannedLabel.mayEndInSign($0) }) { return nil }
    if found == nil {
      // The dash of `12:00 - 13:00 Lunch - rice` is that of the time.
      var words = item.line.content
      if case .time(let span, _, let end) = item.line.time, span.end != nil {
        words = file.scan(words) { $0.trimmed(end..<max(end, words.upperBound)) }
      }
      found = file.scan(words) { ScannedLabel(beforeDash: $0) }
      let mayBePlain = context.levels[item.depth].items.isFood || namesMeal(item)
      let first = source.bytes[item.line.text.lowerBound]
      if !mayBePlain, first != .asterisk, !UInt8.hangulLeads.contains(first) {
        // Outside food a dash is no colon, but `Breakfast - 2 eggs` is clear.
        found = found.flatMap {
          context.meal(knownTitle($0.key).match) != nil && namesDish($0.value) ? $0 : nil
        }
      }
    }
    if found == nil { found = stopLabel(of: item.line) }
    guard var label = found, case let known = titleOfMeal(label.key) else { return nil }
    let time = item.line.leadingTime ?? known.time
    var place = place.named(by: known, item.line)
    if let category = mealOfLetter(label, item) ?? context.meal(known.match) ?? mealOfTime(known.match, item)
      ?? koreanMeal(of: label, known.match)
    {
      place = place.at(category, nil)
    } else if time == nil || label.value.isEmpty
      || context.section(known.match) != .food && !saysEaten(label)
    {
      // `07:30 Meal: eggs` and `07:30 ate: eggs` need no word for which meal it was.
      return nil
    } else if let meal = mealBeforeComma(label.value) {
      place.category = meal.category
      label.value = meal.rest
    }
    place.time = time ?? place.time
    return readMealLabel(label, of: item, at: place)
  }
}
