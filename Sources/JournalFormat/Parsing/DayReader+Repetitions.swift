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
