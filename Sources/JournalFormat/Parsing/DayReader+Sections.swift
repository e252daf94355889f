/// Headings: which section a line belongs to.
extension DayReader {
  /// A heading's words looked up.
  struct KnownTitle {
    var match: HeadingWords.Match?
    /// The words as written, decoration removed.
    var title: TextSlice
    var time: TimeSpan?
  }

  /// Looks up the words of a heading or a label.
  func knownTitle(_ range: Range<Int>) -> KnownTitle {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, range)
      let trimmed = line.trimmed(range)
      let isPlain = trimmed.allSatisfy {
        isASCIILetter(buffer[$0]) || buffer[$0] == .space && buffer[$0 + 1] != .space
      }
      if isPlain {
        let words = UnsafeBufferPointer(rebasing: buffer[trimmed])
        return KnownTitle(match: parser.words.match(words), title: source[trimmed])
      }
      if isUsualHeading(UnsafeBufferPointer(rebasing: buffer[trimmed]), of: day.day) {
        return KnownTitle(match: nil, title: source[trimmed])
      }
      let title = HeadingTitle(line)
      let match = title.words.withUnsafeBufferPointer { $0.isEmpty ? nil : parser.words.match($0) }
      return KnownTitle(match: match, title: TextSlice(title.title), time: title.time)
    }
  }

  /// The section a match names where it stands; words for a time of day name a meal under Food alone.
  func section(_ match: HeadingWords.Match?) -> Section? {
    switch match {
    case .section(let section): section
    case .timeOfDay(let category): isUnderFood ? .meal(category) : nil
    case .ambiguous, nil: nil
    }
  }

  /// The section a heading, a bold line or a label above a list names. `Notes from the call` is Notes too.
  func titleSection(_ known: KnownTitle) -> Section? {
    if let match = known.match { return section(match) }
    return known.title.withBytes { title in
      guard let space = title.firstIndex(of: .space), space > 0,
        case .section(.notes)? = parser.words.match(UnsafeBufferPointer(rebasing: title[..<space]))
      else { return nil }
      return .notes
    }
  }

  var isUnderFood: Bool { sections.contains { $0.section == .food } }

  /// What the items below the current headings are.
  var sectionContext: ItemContext {
    guard let innermost = sections.last else { return unknownHeading.map { .series($0) } ?? .none }
    return context(of: innermost.section, time: innermost.time)
  }

  func context(of section: Section, time: TimeSpan?) -> ItemContext {
    switch section {
    case .meal(let category): .food(category, time: time)
    case .food: .food(nil, time: time)
    case .weight: .weight
    case .tasks: .tasks
    case .habits: .habits
    case .mood: .mood
    case .notes, .total: .notes
    }
  }

  mutating func readHeading(_ index: Int) {
    let block = blocks[index]
    let number = Int(block.line)
    let content = source.lineContent(number)
    let hashes = scan(content) { line in
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
    let known = knownTitle(title)
    if known.match == nil, let weight = weightTitle(title) {
      open(weight.title, rank: Int(block.level), at: range, index, number...number)
      _ = readWeight(weight.value, lines: number...number)
    } else {
      open(known, rank: Int(block.level), at: range, index, number...number)
    }
  }

  /// `Lunch` over `---` or `===`. Over a lone `-` it is a label above a list; unknown words are a paragraph.
  private mutating func readUnderlined(_ index: Int) {
    let number = Int(blocks[index].line)
    var underline = number + 1
    while underline < source.lineCount, !isUnderline(underline) { underline += 1 }
    let content = source.lineContent(number)
    let known = knownTitle(content)
    guard underline == number + 1, section(known.match) != nil || isDate(known.title) else {
      return readLines(number...max(number, underline - 1))
    }
    if words(ofLine: underline).count == 1, source.bytes[words(ofLine: underline).lowerBound] == .hyphen {
      if let section = section(known.match) {
        labelAbove = context(of: section, time: known.time)
        outlineTitle(.label, known, section, rank: 8, number...number)
      }
      return
    }
    open(known, rank: Int(blocks[index].level), at: content, index, number...underline)
  }

  private func isUnderline(_ number: Int) -> Bool {
    let words = words(ofLine: number)
    guard let first = words.first.map({ source.bytes[$0] }), first == .hyphen || first == .equalsSign else {
      return false
    }
    return words.allSatisfy { source.bytes[$0] == first }
  }

  private func isDate(_ title: TextSlice) -> Bool { title.withBytes { namedDay(in: $0) != nil } }

  /// Opens what a heading names, and closes what it ends.
  private mutating func open(
    _ known: KnownTitle, rank: Int, at range: Range<Int>, _ index: Int, _ lines: ClosedRange<Int>
  ) {
    closeSections(ofRank: rank)
    heading = known.title.isEmpty ? nil : known.title
    let section = titleSection(known)
    outlineTitle(lines.count > 1 ? .underlined : .heading, known, section, rank: rank, lines)
    if let section {
      push(section, rank: rank, time: known.time)
      return
    }
    guard sections.isEmpty else { return }
    unknownHeading = nil
    hasHintedEnergy = false
    guard !known.title.isEmpty, !known.title.withBytes({ isUsualHeading($0, of: day.day) }) else { return }
    if let name = known.title.withBytes({ namedDay(in: $0) }) {
      if rank == 1, name.contradicts(day.day) {
        report(
          .headingNamesAnotherDay,
          "the heading names another day than the file, which counts as \(day.day); rename the file or the heading",
          at: range)
      }
      return
    }
    unknownHeading = known.title
    remark(on: known, at: range, index)
  }

  /// Warns of a word that means two things, and hints at one that is almost known, where a list follows.
  private mutating func remark(on known: KnownTitle, at range: Range<Int>, _ index: Int) {
    guard index + 1 < blocks.count, blocks[index + 1].kind == .item else { return }
    if case .ambiguous(let meanings) = known.match {
      unknownHeading = nil
      hasHintedEnergy = true
      let names = meanings.map(\.name).joined(separator: " or ")
      report(
        .ambiguousHeading,
        "‘\(known.title)’ means \(names), depending on the language; its items are not counted as food until "
          + "journal.toml says which: language = \"…\"", at: range)
    } else if known.match == nil, let near = known.title.withBytes({ parser.words.nearMiss($0) }) {
      hasHintedEnergy = true
      report(
        .nearMissHeading,
        "‘\(known.title)’ is one letter from ‘\(near)’; its items are kept but not counted as that",
        at: range,
        fixIt: spelling(near, insteadOf: known.title, in: range))
    }
  }

  /// The edit that writes a heading's word as it is known, where the heading is nothing but that word.
  private func spelling(_ near: String, insteadOf title: TextSlice, in range: Range<Int>) -> Diagnostic.FixIt?
  {
    let words = scan(range) { line in
      var line = line
      while line.peek() == .numberSign { line.position += 1 }
      return line.trimmed(line.rest)
    }
    guard source[words] == title, let first = title.bytes.first else { return nil }
    let isCapital = first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
    let word = isCapital ? near.prefix(1).uppercased() + near.dropFirst() : near
    let place = source.location(ofByte: words.lowerBound)..<source.location(ofByte: words.upperBound)
    return Diagnostic.FixIt(
      offer: "write ‘\(word)’", edit: TextEdit(range: place, replacement: Array(word.utf8)))
  }

  /// Makes `section` the current one. Food encloses the meals below it; any other known section ends the last.
  mutating func push(_ section: Section, rank: Int, time: TimeSpan?) {
    if case .meal = section, let food = sections.firstIndex(where: { $0.section == .food }),
      sections[food].rank < rank
    {
      closeSections(from: food + 1)
    } else {
      closeSections(from: 0)
    }
    unknownHeading = nil
    sections.append(
      OpenSection(
        section: section, rank: rank, time: time, firstEntry: day.entries.count,
        headingAbove: rank == OpenSection.boldRank ? heading : nil))
  }

  /// Closes every section of `rank` or below.
  mutating func closeSections(ofRank rank: Int) {
    if let first = sections.firstIndex(where: { $0.rank >= rank }) { closeSections(from: first) }
  }

  mutating func closeSections(from first: Int) {
    guard first < sections.count else { return }
    for section in sections[first...] {
      if section.rank == OpenSection.boldRank { heading = section.headingAbove }
      if case .meal = section.section, let prose = section.prose, day.entries.count == section.firstEntry,
        !isHintedEnergy(at: prose)
      {
        report(
          .proseOnlyMeal,
          "a paragraph is a note, so nothing is counted here; begin the line with ‘- ’ or a time if it was eaten",
          at: prose)
      }
    }
    sections.removeSubrange(first...)
  }
}

extension Section {
  /// The section's English name, as it is written in settings.
  var name: String {
    switch self {
    case .meal(let category): category.rawValue
    case .food: "food"
    case .weight: "weight"
    case .tasks: "tasks"
    case .habits: "habits"
    case .notes: "notes"
    case .mood: "mood"
    case .total: "total"
    }
  }
}
