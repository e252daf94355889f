/// The days that one file holds: a text cut at the lines that name days.
///
/// A day's text begins below the line that names the day, and ends at the next such line, at a heading of a higher
/// level, and at one that names a week, a month or a year. What lies elsewhere belongs to no day. Nothing but the dates
/// is interpreted.
public struct DayLog: Sendable {
  /// What the caller knows of a log that the log may not say.
  public struct Hints: Hashable, Sendable {
    /// The name of the file, whose year or month is that of dates without one.
    public var name: String
    /// The year of the first date that has none.
    public var year: Int?
    /// Whether `3/4` is 3 April; `nil` to let the log decide.
    public var isDayFirst: Bool?
    /// The language of the journal, which decides where nothing else does.
    public var language: Language?

    /// The lines that the text has and the file has not, as the rule below a table's header; in order, from 1.
    var addedLines: [Int] = []

    public init(name: String = "", year: Int? = nil, isDayFirst: Bool? = nil, language: Language? = nil) {
      (self.name, self.year, self.isDayFirst, self.language) = (name, year, isDayFirst, language)
    }
  }

  /// One line that names a day, and what is below it.
  public struct Section: Hashable, Sendable {
    /// `nil` where there is no such day, or where it cannot be told which.
    public internal(set) var day: Day?
    /// The lines that name it, from 1.
    public var lines: ClosedRange<Int>
    /// The bytes of these lines, and those below them that are its text.
    public var heading: Range<Int>
    public internal(set) var text: Range<Int>
    /// What else the heading says.
    var rest: [Range<Int>]
    /// The lines of a table above its first row with a date.
    var tableHead = 0..<0
    var mark: LogLines.Mark

    public static func == (a: Section, b: Section) -> Bool {
      a.day == b.day && a.heading == b.heading && a.text == b.text && a.rest == b.rest
    }
    public func hash(into hasher: inout Hasher) { hasher.combine(heading) }
  }

  /// Something about a date that a person should look at.
  public struct Remark: Hashable, Sendable {
    public var line: Int
    public var message: String
  }

  /// One day of the log, perhaps of several sections.
  public struct LoggedDay: Hashable, Sendable {
    public var day: Day
    /// What belongs into the day's file, below its title: the text of its sections, byte for byte.
    public var text: [UInt8]
    /// The lines that name it.
    public var lines: [Int]
    /// How many bytes of the text are what its first heading says beside the date.
    public var titleLength = 0
    /// Where in the text those of its second and later sections begin.
    public var laterStarts: [Int] = []
    /// The line of the log, from 1, that each line of the text is of.
    public var textLines: [Int] = []
  }

  public let source: SourceText
  let addedLines: [Int]
  /// All sections in the order of the file, also those whose day cannot be told.
  public private(set) var sections: [Section] = []
  /// What is odd about the dates, in the order of the file.
  public private(set) var remarks: [Remark] = []
  /// What it is of, by its name or by a line above its first day: `food-log.md`, `# Food Diary`; `nil` where they do not say.
  public private(set) var subject: LogSubject?
  /// The title by which it is a plan, of which nothing was eaten, `Meal plan`, or else its name.
  public private(set) var plan: String?

  /// Cuts the bytes of a file, which may be of one of the kinds that `LogText` knows by the name in `hints`.
  public init(file bytes: [UInt8], hints: Hints) {
    let (text, addedLines) = LogText.markdown(bytes, name: hints.name)
    var hints = hints
    hints.addedLines = addedLines
    self.init(SourceText(text), hints: hints)
  }

  /// Cuts a text.
  public init(_ source: SourceText, hints: Hints = Hints()) {
    self.source = source
    addedLines = hints.addedLines
    let lines = LogLines(source)
    let dates = LogDates(lines.marks, in: source, hints: hints)
    cut(lines.marks, dates)
    subject = firstTitle(of: hints.name) { LogSubject($0) }
    let plans = { (title: UnsafeBufferPointer<UInt8>) in
      PlanWords.nameLog(title) ? String(decoding: title, as: UTF8.self) : nil
    }
    plan = (firstTitle(of: "", says: plans) ?? firstTitle(of: hints.name, says: plans))
      .map { String($0.drop { $0 == "#" || $0 == "*" || $0 == " " }) }
    if let day = Self.day(ofFile: hints.name), sections.allSatisfy({ $0.day == nil }) {
      takeWhole(as: day)
      return
    }
    remarks =
      (dates.remarks + Self.remarks(on: sections) + remarksOnHeadings(lines.marks)
      + remarksOnWeekdays(lines.marks))
      .map { Remark(line: lineInFile($0.line), message: $0.message) }.sorted { $0.line < $1.line }
  }

  /// Days that are named again elsewhere, and days far from those around them.
  private static func remarks(on sections: [Section]) -> [Remark] {
    let days = sections.compactMap { section in section.day.map { (day: $0, line: section.lines.lowerBound) }
    }
    var remarks: [Remark] = []
    var seen: [Day: Int] = [:]
    for (index, (day, line)) in days.enumerated() {
      let above = index > 0 ? days[index - 1].day : nil
      if let first = seen[day], above != day {
        remarks.append(
          Remark(line: line, message: "\(day) is named on line \(first) too; its file gets both texts"))
      }
      if seen[day] == nil { seen[day] = line }
      guard let above, index + 1 < days.count, case let below = days[index + 1].day else { continue }
      let isFar = [above, below].allSatisfy { abs($0.distance(to: day)) > 180 }
      if isFar, abs(above.distance(to: below)) <= 180 {
        remarks.append(
          Remark(line: line, message: "\(day) is far from the days around it, \(above) and \(below)"))
      }
    }
    return remarks
  }

  /// Headings as high as that of the day above which have another day among their words, and so begin none.
  private func remarksOnHeadings(_ marks: [LogLines.Mark]) -> [Remark] {
    marks.compactMap { mark in
      guard let day = mark.dayInWords, case let offset = source.line(mark.lines.lowerBound).lowerBound else {
        return nil
      }
      let index = sections.partitioningIndex { $0.text.lowerBound > offset }
      guard index > 0, case let above = sections[index - 1], above.text.contains(offset),
        let open = above.day,
        open != day, above.mark.form != .heading || mark.rank <= above.mark.rank
      else { return nil }
      return Remark(
        line: mark.lines.lowerBound,
        message:
          "\(day) stands among the words of this heading, which stays with \(open); where a day begins, its date comes first"
      )
    }
  }

  /// Weekdays alone, which begin no days where nothing says of which week they are.
  private func remarksOnWeekdays(_ marks: [LogLines.Mark]) -> [Remark] {
    let weekdays = marks.filter { mark in
      if case .weekday? = mark.title?.date, mark.title?.isWhole ?? false { true } else { false }
    }
    guard sections.isEmpty, weekdays.count > 1, let first = weekdays.first?.lines.lowerBound else {
      return []
    }
    return [
      Remark(
        line: first,
        message:
          "the days of this file are weekdays alone, so nothing says which days they are; write its date behind each, such as 2026-03-14"
      )
    ]
  }

  /// The day that a file is named for that is no day file, for what it ends in: `2026-11-02.org`.
  private static func day(ofFile name: String) -> Day? {
    guard let dot = name.lastIndex(of: "."), !name[dot...].lowercased().hasPrefix(".m") else { return nil }
    return Day(String(name[..<dot]))
  }

  /// Takes all of a file that names no other day for the day that it is named for; weekdays in it are titles.
  private mutating func takeWhole(as day: Day) {
    let line = 1...1
    sections = [
      Section(
        day: day, lines: line, heading: 0..<0, text: 0..<source.bytes.count, rest: [],
        mark: LogLines.Mark(form: .heading, rank: 1, lines: line))
    ]
  }

  /// What the name or else a line above the first day says.
  private func firstTitle<Found>(
    of name: String, says find: (UnsafeBufferPointer<UInt8>) -> Found?
  ) -> Found? {
    var name = name
    if let found = name.withUTF8(find) { return found }
    let first = sections.first?.lines.lowerBound ?? 1
    return source.bytes.withUnsafeBufferPointer { buffer in
      for number in 1..<max(1, min(first, 12)) {
        // Longer lines are no titles.
        let line = source.lineBehindMark(number)
        if line.count <= 60, let found = find(UnsafeBufferPointer(rebasing: buffer[line])) { return found }
      }
      return nil
    }
  }

  func lineInFile(_ line: Int) -> Int {
    line - addedLines.partitioningIndex { $0 > line }
  }

  private mutating func cut(_ marks: [LogLines.Mark], _ dates: LogDates) {
    var open: (section: Section, endRank: Int)?
    // The level of the heading that the days stand below, where they are no headings themselves.
    var outer = 0
    func close(at offset: Int, _ sections: inout [Section]) {
      guard var (section, _) = open else { return }
      section.text = section.heading.upperBound..<offset
      sections.append(section)
      open = nil
    }
    for (index, mark) in marks.enumerated() {
      let start = source.line(mark.lines.lowerBound).lowerBound
      switch dates.roles[index] {
      case .day(let day):
        if let current = open?.section, day != nil, current.day == day, mark.rank > current.mark.rank {
          continue
        }
        let heading = start..<source.line(mark.lines.upperBound).upperBound
        if mark.form == .row {
          let head = firstLine(ofTableWith: mark, behind: open?.section.lines ?? sections.last?.lines)
          close(at: source.line(head).lowerBound, &sections)
          let section = row(
            mark, of: day, before: marks.dropFirst(index + 1).first { $0.form == .row }, head: sections.last)
          sections.append(section)
          continue
        }
        close(at: start, &sections)
        let section = Section(
          day: day, lines: mark.lines, heading: heading, text: heading.upperBound..<heading.upperBound,
          rest: mark.title?.rest ?? [], mark: mark)
        open = (section, mark.form == .heading ? mark.rank : outer + 1)
      case .period:
        if let current = open?.section, mark.rank > current.mark.rank { continue }
        close(at: start, &sections)
        if mark.form == .heading { outer = mark.rank }
      case .text:
        guard mark.form == .heading else { continue }
        if let endRank = open?.endRank {
          guard mark.rank < endRank else { continue }
          close(at: start, &sections)
        }
        outer = mark.rank
      }
    }
    close(at: source.bytes.count, &sections)
  }

  /// The first of the lines of the table right above a row, below the heading of the day above.
  private func firstLine(ofTableWith mark: LogLines.Mark, behind above: ClosedRange<Int>?) -> Int {
    var first = mark.lines.lowerBound
    while first > (above?.upperBound ?? 0) + 1, isRow(first - 1) { first -= 1 }
    return first
  }

  private func isRow(_ number: Int) -> Bool {
    source.bytes[source.lineBehindMark(number)].first == .verticalBar
  }

  /// A row of a table with the rows below it that have no date of their own.
  private func row(_ mark: LogLines.Mark, of day: Day?, before next: LogLines.Mark?, head above: Section?)
    -> Section
  {
    let first = mark.lines.lowerBound
    let limit = next?.lines.lowerBound ?? source.lineCount + 1
    var last = first
    while last + 1 < limit, isRow(last + 1) { last += 1 }
    var head = first
    while head > 1, isRow(head - 1), source.line(head - 1).lowerBound >= above?.text.upperBound ?? 0 {
      head -= 1
    }
    let start = source.line(first).lowerBound
    var section = Section(
      day: day, lines: mark.lines, heading: start..<start, text: start..<source.line(last).upperBound,
      rest: [],
      mark: mark)
    section.tableHead = source.line(head).lowerBound..<start
    if section.tableHead.isEmpty, let above, above.text.upperBound == start {
      section.tableHead = above.tableHead
    }
    return section
  }
}

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
        // What a line says behind its date is the text itself: `- 2026-01-01: 82.1`.
        let isText = section.mark.form == .line
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
    guard let name = section.rest.last else { return [] }
    let ending = ending(of: section)
    let words = section.rest.map { Array(source.bytes[$0]) }.joined(separator: [.space])
    let isTitle =
      section.mark.form == .heading && section.rest.dropLast().allSatisfy(isTime)
      && (parser.title(name, in: source, of: section.day).match != nil
        || source.bytes.withUnsafeBufferPointer {
          OtherEnergyWords.activities.contains(UnsafeBufferPointer(rebasing: $0[name]))
        })
    let hashes = isTitle ? [UInt8](repeating: .numberSign, count: section.mark.rank) + [.space] : []
    // What is nested in an item, or goes on with a line, stays so.
    let below = trimmed(section)
    let isApart =
      section.mark.form != .line
      || source.location(ofByte: below.lowerBound).line > section.lines.upperBound + 1
    let gap = isApart && !below.isEmpty ? ending : []
    return hashes + source.bytes[section.mark.marker] + words + ending + gap
  }

  private func isTime(_ range: Range<Int>) -> Bool {
    source.bytes.withUnsafeBufferPointer { LogLines.isTime(LineScanner($0, range)) }
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
    func parsed(_ bytes: some Sequence<UInt8>) -> JournalDay {
      parser.parse(SourceText(Array(bytes)), day: day, path: "").day
    }
    func records(_ bytes: some Sequence<UInt8>) -> Records { Records(of: parsed(bytes)) }
    var headings: [(place: Int, heading: [UInt8])] = []
    guard text.count <= 1 << 20 else { return [] }
    var above = Array(text.prefix(laterStarts.first ?? 0))
    for (index, start) in laterStarts.prefix(20).enumerated() {
      let end = index + 1 < laterStarts.count ? laterStarts[index + 1] : text.count
      let part = text[start..<end]
      let plain = parsed(part)
      var wanted = Records(of: plain)
      if subject == .food, case let titled = parsed(food + part), Gain(of: titled, over: plain, .food).isOne {
        wanted = Records(of: titled)
      }
      let before = records(above)
      let joined = records(above + part).behind(before)
      // `Evening: chips` is food beside the labels of other meals, and its own label says which.
      let isLabelled =
        wanted.foods.isEmpty && joined.tasks == wanted.tasks
        && joined.foods.allSatisfy { $0.category != nil && $0.category != before.foods.last?.category }
      if joined != wanted, !isLabelled {
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
  /// `text` is the day's text or its beginning. The heading goes to its top, behind what the line of the date says, above a later block
  /// before the text's first heading if less that is no food comes below it there, or below the weights at the top. It is of the level of
  /// that first heading, which then ends what stands below it: a run below `### Exercise` is no food.
  public func placeOfHeading(
    _ heading: [UInt8], for subject: LogSubject, in text: [UInt8], parser: DayFileParser
  ) -> (place: Int, heading: [UInt8])? {
    let source = SourceText(text)
    let plain = parser.parse(source, day: day, path: "").day
    let first = LogLines(source).marks.first {
      $0.form == .heading && source.line($0.lines.lowerBound).lowerBound >= titleLength
    }
    let hashes = max(0, (first?.rank ?? 0) - heading.prefix { $0 == .numberSign }.count)
    let heading = [UInt8](repeating: .numberSign, count: hashes) + heading
    var best: (place: Int, heading: [UInt8], gain: Gain)?
    func consider(_ place: Int, _ heading: [UInt8]) {
      let titled = parser.parse(
        SourceText(text.prefix(place) + heading + text.dropFirst(place)), day: day, path: ""
      ).day
      let gain = Gain(of: titled, over: plain, subject)
      guard gain.isOne, best.map({ $0.gain < gain }) ?? true else { return }
      best = (place, heading, gain)
    }
    consider(titleLength, heading)
    // Each place costs a reading of the whole day.
    if best?.gain.doubtful ?? 1 > 0, text.count <= 1 << 16 {
      let end = first.map { source.line($0.lines.lowerBound).lowerBound } ?? text.count
      for place in starts(ofBlocksIn: source, before: end).prefix(6) { consider(place, heading) }
    }
    if best == nil, let weight = plain.weights.last?.range.lowerBound.line,
      case let below = source.line(weight).upperBound, below > titleLength
    {
      consider(below, source.ending(below: weight, otherwise: [.lineFeed]) + heading)
    }
    return best.map { ($0.place, $0.heading) }
  }

  /// The lines behind a blank one that begin at the margin, below the title and up to `end`.
  private func starts(ofBlocksIn source: SourceText, before end: Int) -> [Int] {
    (2...max(2, source.lineCount)).lazy
      .filter { number in
        let line = source.line(number)
        return line.lowerBound > titleLength && line.lowerBound < end && source.isBlank(line: number - 1)
          && !source.isBlank(line: number) && ![.space, .tab].contains(source.bytes[line.lowerBound])
      }
      .map { source.line($0).lowerBound }
  }

  /// What more of a day is read below a heading.
  private struct Gain: Comparable {
    /// Foods with a figure or a word for food, or weights.
    var sure = 0
    /// Foods that may be anything.
    var doubtful = 0
    /// Whether something else is read less.
    var isLoss = false

    init(of titled: JournalDay, over plain: JournalDay, _ subject: LogSubject) {
      isLoss =
        titled.entries.count < plain.entries.count || titled.weights.count < plain.weights.count
        || titled.tasks.count < plain.tasks.count || titled.habitTicks.count < plain.habitTicks.count
        || titled.moods.count < plain.moods.count
      guard subject == .food else {
        sure = titled.weights.count - plain.weights.count
        return
      }
      var known: [TextSlice: Int] = [:]
      for entry in plain.entries { known[entry.rawText, default: 0] += 1 }
      for entry in titled.entries {
        if let left = known[entry.rawText], left > 0 {
          known[entry.rawText] = left - 1
        } else if entry.facts != .none || NamedDish(entry.text).hasDish {
          sure += 1
        } else {
          doubtful += 1
        }
      }
    }

    /// Whether it is one: no more that may be anything than food, unless no word is known.
    var isOne: Bool { !isLoss && sure + doubtful > 0 && (doubtful <= sure || sure == 0) }

    static func < (a: Self, b: Self) -> Bool { (a.sure, b.doubtful) < (b.sure, a.doubtful) }
  }
}
