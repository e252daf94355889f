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
    remarks = (dates.remarks + Self.remarks(on: sections))
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
        close(at: start, &sections)
        let heading = start..<source.line(mark.lines.upperBound).upperBound
        if mark.form == .row {
          let section = row(
            mark, of: day, before: marks.dropFirst(index + 1).first { $0.form == .row }, head: sections.last)
          sections.append(section)
          continue
        }
        let rest = [mark.title?.before, mark.title?.after].compactMap { $0 }.filter { !$0.isEmpty }
        let section = Section(
          day: day, lines: mark.lines, heading: heading, text: heading.upperBound..<heading.upperBound,
          rest: rest,
          mark: mark)
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

  /// A row of a table with the rows below it that have no date of their own.
  private func row(_ mark: LogLines.Mark, of day: Day?, before next: LogLines.Mark?, head above: Section?)
    -> Section
  {
    let first = mark.lines.lowerBound
    let limit = next?.lines.lowerBound ?? source.lineCount + 1
    func isRow(_ number: Int) -> Bool { source.bytes[source.lineBehindMark(number)].first == .verticalBar }
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
