extension DayLog {
  /// The days in order, each once, with the bytes for their files. A heading that says more than a date leaves that in a
  /// line above its text: as a heading, where `parser` knows it as one.
  public func days(parser: DayFileParser) -> [LoggedDay] {
    var days: [LoggedDay] = []
    var places: [Day: Int] = [:]
    var lastHead = 0..<0
    for section in sections {
      guard let day = section.day else { continue }
      let text = text(of: section, parser)
      let textLines = lines(of: section, parser)
      let head = source.bytes[section.tableHead]
      let headLines = lines(in: section.tableHead)
      let line = section.lines.lowerBound
      if let place = places[day] {
        days[place].lines.append(line)
        if !section.tableHead.isEmpty, lastHead == section.tableHead, days.last?.day == day {
          days[place].text += text
          days[place].textLines += textLines
          continue
        }
        let gap = days[place].text.isEmpty || text.isEmpty ? [] : ending(of: section)
        days[place].text += gap
        if !days[place].text.isEmpty, !text.isEmpty { days[place].laterStarts.append(days[place].text.count) }
        days[place].text += head + text
        days[place].textLines += (gap.isEmpty ? [] : [lineInFile(line)]) + headLines + textLines
      } else {
        places[day] = days.count
        // Where nothing stands below a line with a date, what it says is the text itself: `- 2026-01-01: 82.1`.
        let isText = section.mark.form == .line && trimmed(section).isEmpty
        let title = section.tableHead.isEmpty && !isText ? titleText(of: section, parser).count : 0
        days.append(
          LoggedDay(
            day: day, text: head + text, lines: [line], titleLength: title, textLines: headLines + textLines))
      }
      lastHead = section.tableHead
    }
    return days.sorted { $0.day < $1.day }
  }

  /// What is odd about each line that names no day, and the text below it, which is not taken.
  public var untaken: [(remark: Remark, text: [UInt8])] {
    let places = Dictionary(remarks.map { ($0.line, $0) }, uniquingKeysWith: { first, _ in first })
    return sections.lazy.filter { $0.day == nil }.compactMap { section in
      places[lineInFile(section.lines.lowerBound)].map { ($0, Array(source.bytes[section.text])) }
    }
  }

  /// Whether its dates are of versions: `## [1.2.0] - 2026-03-01`.
  public var isOfVersions: Bool {
    // Weights look alike: `- 2026-03-01: 82.1`.
    subject == nil
      && sections.count { section in section.rest.contains { isVersion(source.bytes[$0]) } } * 2
        > sections.count
  }

  private func isVersion(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.drop { $0 == .openBracket || $0 | .caseBit == UInt8(ascii: "v") }
    let behind = name.drop(while: isASCIIDigit)
    return behind.startIndex > name.startIndex && behind.first == .period
      && behind.dropFirst().first.map(isASCIIDigit) ?? false
  }

  /// The number of different days.
  public var dayCount: Int { Set(sections.compactMap(\.day)).count }

  /// The lines that belong to no day and are neither blank nor rules.
  public var linesOfNoDay: [ClosedRange<Int>] {
    var found: [ClosedRange<Int>] = []
    var number = 1
    func take(through last: Int) {
      while number <= last {
        if !isSeparator(number) {
          let first = found.last.map { last in
            (last.upperBound + 1..<number).allSatisfy(isSeparator) ? last.lowerBound : number
          }
          if let first, first < number { found.removeLast() }
          found.append((first ?? number)...number)
        }
        number += 1
      }
    }
    for section in sections where section.day != nil {
      take(
        through: (section.tableHead.isEmpty
          ? section.lines.lowerBound : source.location(ofByte: section.tableHead.lowerBound).line) - 1)
      let end = section.text.upperBound
      number = end >= source.bytes.count ? source.lineCount + 1 : source.location(ofByte: end).line
    }
    take(through: source.lineCount)
    return found.map { lineInFile($0.lowerBound)...lineInFile($0.upperBound) }
  }

  /// The text of a section without what separates it from others, ended by a line ending.
  private func text(of section: Section, _ parser: DayFileParser) -> [UInt8] {
    let ending = ending(of: section)
    var text = titleText(of: section, parser) + source.bytes[trimmed(section)]
    if let last = text.last, last != .lineFeed, last != .carriageReturn { text += ending }
    return text
  }

  /// The lines of the log that those of a section's text are of; what its heading says is of the heading's.
  private func lines(of section: Section, _ parser: DayFileParser) -> [Int] {
    let title = titleText(of: section, parser).count { $0 == .lineFeed }
    return [Int](repeating: lineInFile(section.lines.lowerBound), count: title) + lines(in: trimmed(section))
  }

  private func lines(in range: Range<Int>) -> [Int] {
    guard !range.isEmpty else { return [] }
    let (first, last) = (
      source.location(ofByte: range.lowerBound), source.location(ofByte: range.upperBound - 1)
    )
    return (first.line...last.line).map(lineInFile)
  }

  /// What the heading of a section says beside the date, with the blank line below it; empty if that is nothing.
  private func titleText(of section: Section, _ parser: DayFileParser) -> [UInt8] {
    guard !section.rest.isEmpty else { return [] }
    let ending = ending(of: section)
    let words = section.rest.map { Array(source.bytes[$0]) }.joined(separator: [.space])
    let isTitle =
      section.mark.form == .heading && section.rest.count == 1
      && parser.title(section.rest[0], in: source, of: section.day).match != nil
    let hashes = isTitle ? [UInt8](repeating: .numberSign, count: section.mark.rank) + [.space] : []
    // What is nested in an item stays so.
    let gap = section.mark.form != .line && !trimmed(section).isEmpty ? ending : []
    return hashes + source.bytes[section.mark.marker] + words + ending + gap
  }

  private func ending(of section: Section) -> [UInt8] {
    source.ending(below: section.lines.upperBound, otherwise: [.lineFeed])
  }

  /// The bytes of a section's text from its first line to its last that is neither blank nor a rule.
  private func trimmed(_ section: Section) -> Range<Int> {
    guard !section.text.isEmpty, section.mark.form != .row else { return section.text }
    var first = section.heading.isEmpty ? section.lines.lowerBound : section.lines.upperBound + 1
    var last = source.location(ofByte: section.text.upperBound - 1).line
    while first <= last, isSeparator(first, isFirst: first == section.lines.upperBound + 1) { first += 1 }
    while last > first, isSeparator(last) { last -= 1 }
    guard first <= last else { return section.text.lowerBound..<section.text.lowerBound }
    return source.line(first).lowerBound..<source.line(last).upperBound
  }

  private func isSeparator(_ number: Int) -> Bool { isSeparator(number, isFirst: false) }

  /// Whether a line is blank, a rule that underlines nothing, or opens or closes what folds.
  private func isSeparator(_ number: Int, isFirst: Bool) -> Bool {
    source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, source.lineBehindMark(number))
      let text = line.trimmed(line.rest)
      guard let first = text.first else { return true }
      let content = line.over(text)
      switch line.byte(at: first) {
      case .hyphen, .asterisk, .underscore:
        let mark = line.byte(at: first)
        return text.count >= 3 && text.allSatisfy { line.byte(at: $0) == mark || line.byte(at: $0) == .space }
          && (isFirst || number == 1 || mark != .hyphen || source.isBlank(line: number - 1))
      case .lessThanSign:
        return content.isWhole("<details>") || content.isWhole("</details>")
          || content.isWhole("<details open>")
      default: return false
      }
    }
  }
}

extension DayLog {
  /// Pieces of the file in order, which joined are the file: what lies before a section, its heading, its text.
  public var pieces: [Range<Int>] {
    var pieces: [Range<Int>] = []
    var end = 0
    for section in sections {
      pieces += [end..<section.heading.lowerBound, section.heading, section.text]
      end = section.text.upperBound
    }
    return pieces + [end..<source.bytes.count]
  }
}

extension DayLog.LoggedDay {
  /// Those of `laterStarts` where a text would be read as part of what stands above it, with the heading that keeps it what it is: food no
  /// note and no food of another meal, a task no food.
  ///
  /// `subject` is that of the log: where that is food, a text is read below a heading for food, unless that hides a task. Of many texts
  /// of one day only the first 20 are looked at, and none of a day of more than a megabyte, whose file would be refused as too large.
  public func laterHeadings(
    food: [UInt8], notes: [UInt8], for subject: LogSubject?, parser: DayFileParser
  ) -> [(place: Int, heading: [UInt8])] {
    func records(_ bytes: some Sequence<UInt8>) -> Records {
      Records(of: parser.parse(SourceText(Array(bytes)), day: day, path: "").day)
    }
    var headings: [(place: Int, heading: [UInt8])] = []
    guard text.count <= 1 << 20 else { return [] }
    var above = Array(text.prefix(laterStarts.first ?? 0))
    for (index, start) in laterStarts.prefix(20).enumerated() {
      let end = index + 1 < laterStarts.count ? laterStarts[index + 1] : text.count
      let part = text[start..<end]
      var wanted = records(part)
      if subject == .food, case let titled = records(food + part), titled.tasks >= wanted.tasks {
        wanted = titled
      }
      let before = records(above)
      if records(above + part).behind(before) != wanted {
        let heading = [food, notes].first { records(above + $0 + part).behind(before) == wanted }
        if let heading {
          headings.append((start, heading))
          above += heading
        }
      }
      above += part
    }
    return headings
  }

  /// What a text holds that depends on the heading above it.
  private struct Records: Equatable {
    var foods: [Food]
    var tasks: Int

    init(of day: JournalDay) {
      foods = day.entries.map {
        Food(category: $0.category, time: $0.time, words: $0.text.withBytes { folded($0) })
      }
      tasks = day.tasks.count
    }

    /// Without those of the text above.
    func behind(_ above: Records) -> Records {
      var rest = self
      rest.foods.removeFirst(min(above.foods.count, foods.count))
      rest.tasks -= above.tasks
      return rest
    }
  }

  private struct Food: Equatable {
    var category: FoodCategory?
    var time: TimeSpan?
    var words: [UInt8]
  }

  /// Where in `text` a heading for the subject of the log belongs, and its bytes there: where more of it is read as food or weights below one, and nothing else is
  /// read less, since a log need not say what it is of on each day. `nil` where none is needed.
  ///
  /// `text` is the day's text or its beginning. The heading goes to its top, behind what the line of the date says, or below the
  /// weights at its top.
  public func placeOfHeading(
    _ heading: [UInt8], for subject: LogSubject, in text: [UInt8], parser: DayFileParser
  ) -> (place: Int, heading: [UInt8])? {
    let plain = parser.parse(SourceText(text), day: day, path: "").day
    func isBetter(_ place: Int, _ heading: [UInt8]) -> Bool {
      let titled = parser.parse(
        SourceText(text.prefix(place) + heading + text.dropFirst(place)), day: day, path: ""
      ).day
      let isMore =
        subject == .food
        ? titled.entries.count > plain.entries.count : titled.weights.count > plain.weights.count
      return isMore && titled.entries.count >= plain.entries.count
        && titled.weights.count >= plain.weights.count
        && titled.tasks.count >= plain.tasks.count && titled.habitTicks.count >= plain.habitTicks.count
        && titled.moods.count >= plain.moods.count
    }
    if isBetter(titleLength, heading) { return (titleLength, heading) }
    guard let weight = plain.weights.last?.range.lowerBound.line, case let source = SourceText(text),
      case let below = source.line(weight).upperBound, below > titleLength,
      case let apart = source.ending(below: weight, otherwise: [.lineFeed]) + heading,
      isBetter(below, apart)
    else { return nil }
    return (below, apart)
  }
}
