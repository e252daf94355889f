/// The text of a heading or a label looked up.
struct KnownTitle {
  var match: HeadingWords.Match?
  /// The text as written, decoration removed.
  var title: TextSlice
  /// The words that are looked up: without a time, a bracket or a number at the end.
  var name: TextSlice
  var time: TimeSpan?
  /// Whether it is ASCII letters with single spaces between them and nothing else.
  var isPlain = false
  /// Whether it is the day's title as the program writes it: `Saturday, 14 March 2026`.
  var isUsual = false
  /// Whether a bracket at its end says that it is to come: `Lunch (planned)`.
  var isPlanned = false

  /// Whether it is surely a name and nothing else, as most titles are.
  var isNameAlone: Bool { isUsual || isPlain && match != nil }

  /// Whether it is a date or a weekday and nothing else.
  var namesDay: Bool { title.withBytes { namedDay(in: $0) != nil } }
}

extension DayFileParser {
  /// Looks up the text of a heading or a label in the file of `day`.
  func title(_ range: Range<Int>, in source: SourceText, of day: Day?) -> KnownTitle {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, range)
      let trimmed = line.trimmed(range)
      let isPlain = trimmed.allSatisfy {
        isASCIILetter(buffer[$0]) || buffer[$0] == .space && buffer[$0 + 1] != .space
      }
      if isPlain {
        let text = UnsafeBufferPointer(rebasing: buffer[trimmed])
        let match = meaning(of: text)
        if match == nil, let meal = plannedMeal(text) {
          return KnownTitle(match: meal, title: source[trimmed], name: source[trimmed], isPlanned: true)
        }
        return KnownTitle(match: match, title: source[trimmed], name: source[trimmed], isPlain: true)
      }
      if let day, isUsualHeading(UnsafeBufferPointer(rebasing: buffer[trimmed]), of: day) {
        return KnownTitle(match: nil, title: source[trimmed], name: source[trimmed], isUsual: true)
      }
      let title = HeadingTitle(line)
      let match = title.words.withUnsafeBufferPointer { $0.isEmpty ? nil : meaning(of: $0) }
      return KnownTitle(
        match: match, title: TextSlice(title.title), name: TextSlice(title.words), time: title.time,
        isPlanned: match != nil && title.isInBracket { PlanWords.sayPlanned($0) })
    }
  }

  /// A meal's name before a dash in the bold key of a label: `**Lunch — at home** — soup`.
  func titleInBold(_ key: Range<Int>, in source: SourceText, of day: Day?) -> KnownTitle? {
    guard let first = key.first, source.bytes[first] == .asterisk else { return nil }
    let name = source.bytes.withUnsafeBufferPointer { buffer in
      LexedLine.boldText(LineScanner(buffer, key)).flatMap {
        ScannedLabel(beforeDash: LineScanner(buffer, $0))?.key
      }
    }
    guard let name, case let known = title(name, in: source, of: day) else { return nil }
    switch known.match {
    case .section(.meal), .timeOfDay: return known
    case .section, .ambiguous, nil: return nil
    }
  }

  /// The meal that a title names before or behind a word for what is planned: `Dinner planned`.
  private func plannedMeal(_ title: UnsafeBufferPointer<UInt8>) -> HeadingWords.Match? {
    guard title.count <= ScannedLabel.longest, let first = title.firstIndex(of: .space),
      let last = title.lastIndex(of: .space)
    else { return nil }
    let isPlanned = { (word: Slice<UnsafeBufferPointer<UInt8>>) in
      UneatenWords.planned.contains(UnsafeBufferPointer(rebasing: word))
    }
    let rest =
      isPlanned(title[(last + 1)...])
      ? title[..<last] : isPlanned(title[..<first]) ? title[(first + 1)...] : nil
    guard let rest, case .section(let section)? = words.match(UnsafeBufferPointer(rebasing: rest)),
      section.isMeal
    else { return nil }
    return .section(section)
  }

  func meaning(of title: UnsafeBufferPointer<UInt8>) -> HeadingWords.Match? {
    words.match(title) ?? words.matchAmongCircumstances(title) ?? mealBesideDish(title)
  }

  /// The name of the meal that a title has among other words: `Brunch with Anna`.
  func mealAmongWords(_ title: TextSlice) -> String? {
    title.withBytes { bytes in
      guard bytes.contains(.space) else { return nil }
      for word in bytes.split(separator: .space).prefix(6) {
        if case .section(let section)? = words.match(UnsafeBufferPointer(rebasing: word)), section.isMeal {
          return section.name
        }
      }
      return nil
    }
  }

  /// `Breakfast / eggs`: a meal, and a dish that was eaten then.
  private func mealBesideDish(_ title: UnsafeBufferPointer<UInt8>) -> HeadingWords.Match? {
    guard title.count <= ScannedLabel.longest, let slash = title.firstIndex(of: .slash),
      case let meal = LineScanner(title, 0..<slash),
      let match = words.match(UnsafeBufferPointer(rebasing: title[meal.trimmed(meal.rest)])),
      case .section(let section) = match, section.isMeal,
      NamedDish(TextSlice(Array(title[(slash + 1)...]))).answer == .food
    else { return nil }
    return match
  }
}
