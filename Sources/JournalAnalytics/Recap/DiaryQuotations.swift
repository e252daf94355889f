public import JournalFormat

/// A sentence of a day's notes, in its words; the marks of emphasis are left out.
public struct DiaryQuotation: Hashable, Sendable {
  public var day: Day
  public var text: String
  /// The note that it stands in.
  var place: LinePlace
}

/// Sentences that represent a period: at most three, in the order of their days.
///
/// The prose of each day's notes is searched, with items that have no box: no quotation, table, code, heading, link or mood, no
/// item below the title of a meal, and nothing marked as private. Of a day, the last sentence is taken if it is 24 to 140 columns
/// wide, else the longest within that range; the sentences of a paragraph of up to 140 columns count as one. Of the days with a
/// sentence the first, the middle (the later of two) and the last are quoted. A longer period does so with its weeks, a year with
/// its months, each represented by its last day. A day, week or month whose sentence has been used already is skipped; a week or
/// month first looks for another among its earlier days.
func quotations(
  of days: [DiaryDay], in period: Period, firstWeekday: Weekday, parser: DayFileParser
) -> [DiaryQuotation] {
  let all = days.compactMap { day in
    daySentence(of: day, parser).map { DiaryQuotation(day: day.day, text: $0.text, place: $0.place) }
  }
  var texts: Set<String> = []
  var spoken: [DiaryQuotation] = []
  var rest = all[...]
  while let first = rest.first {
    let group = rest.prefix { period.joins(first.day, $0.day, firstWeekday: firstWeekday) }
    rest = rest.dropFirst(group.count)
    if let quotation = group.last(where: { !texts.contains($0.text) }) {
      texts.insert(quotation.text)
      spoken.append(quotation)
    }
  }
  guard spoken.count > 3, let first = spoken.first, let last = spoken.last else { return spoken }
  return [first, spoken[spoken.count / 2], last]
}

extension Period {
  /// Whether one sentence represents both days.
  fileprivate func joins(_ a: Day, _ b: Day, firstWeekday: Weekday) -> Bool {
    switch self {
    case .week: a == b
    case .days(let days) where days.count <= 14: a == b
    case .days, .month: a.startOfWeek(firstWeekday) == b.startOfWeek(firstWeekday)
    case .year: a.month == b.month
    }
  }
}

/// The permitted width of a quotation in columns.
let quotedWidths = 24...140

/// The sentence that represents a day; `nil` if none is suitable.
private func daySentence(of day: DiaryDay, _ parser: DayFileParser) -> (text: String, place: LinePlace)? {
  let sentences = day.files.flatMap { file -> [(text: String, place: LinePlace)] in
    guard !file.notes.isEmpty else { return [] }
    let marks = PrivateMarks(of: file)
    func saysWhatWasEaten(_ note: Note) -> Bool {
      note.text.bytes.first.map { "-*+".utf8.contains($0) } ?? false
        && note.heading.map { parser.isMealTitle($0) } ?? false
    }
    return file.notes.filter {
      !marks.cover($0.range) && $0.range.lowerBound.column <= 4 && !saysWhatWasEaten($0)
    }.flatMap {
      note in
      noteSentences(note.text.string).map { ($0, LinePlace(file.path, note.range)) }
    }
  }
  guard let last = sentences.last else { return nil }
  let fit = sentences.filter { quotedWidths.contains(displayWidth($0.text)) }
  if quotedWidths.contains(displayWidth(last.text)) { return last }
  return fit.max { displayWidth($0.text) < displayWidth($1.text) }
}
