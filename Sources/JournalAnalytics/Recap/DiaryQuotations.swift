public import JournalFormat

/// A sentence of a day's notes, in its words; the marks of emphasis are left out.
public struct DiaryQuotation: Hashable, Sendable {
  public var day: Day
  public var text: String
  /// The note that it stands in.
  var place: LinePlace
}

/// The sentences that speak for a period: at most three, in the order of their days.
///
/// Of each day the notes' prose is looked at, with items that have no box: no quotation, table, code, heading, link or mood, and nothing marked as
/// private. A day's last sentence is taken if it is 24 to 140 columns wide, else its longest within that range. Of the days
/// that have one the first, the middle (the later of two) and the last are quoted, the same sentence once. A longer period does the same with its
/// weeks, a year with its months, each of which speaks by its last day.
func quotations(of days: [DiaryDay], in period: Period, firstWeekday: Weekday) -> [DiaryQuotation] {
  var texts: Set<String> = []
  let all = days.compactMap { day in
    daySentence(of: day).map { DiaryQuotation(day: day.day, text: $0.text, place: $0.place) }
  }
  .filter { texts.insert($0.text).inserted }
  var groups: [DiaryQuotation] = []
  for quotation in all {
    if let last = groups.last, period.joins(last.day, quotation.day, firstWeekday: firstWeekday) {
      groups.removeLast()
    }
    groups.append(quotation)
  }
  guard groups.count > 3, let first = groups.first, let last = groups.last else { return groups }
  return [first, groups[groups.count / 2], last]
}

extension Period {
  /// Whether one sentence speaks for both days.
  fileprivate func joins(_ a: Day, _ b: Day, firstWeekday: Weekday) -> Bool {
    switch self {
    case .week: false
    case .days(let days) where days.count <= 14: false
    case .days, .month: a.startOfWeek(firstWeekday) == b.startOfWeek(firstWeekday)
    case .year: a.month == b.month
    }
  }
}

private let quotedWidths = 24...140

/// The sentence that speaks for a day; `nil` if none is fit.
private func daySentence(of day: DiaryDay) -> (text: String, place: LinePlace)? {
  let sentences = day.files.flatMap { file -> [(text: String, place: LinePlace)] in
    guard !file.notes.isEmpty else { return [] }
    let marks = PrivateMarks(of: file)
    return file.notes.filter { !marks.cover($0.range) && $0.range.lowerBound.column <= 4 }.flatMap {
      note in
      noteSentences(note.text.string).map { ($0, LinePlace(file.path, note.range)) }
    }
  }
  guard let last = sentences.last else { return nil }
  let fit = sentences.filter { quotedWidths.contains(displayWidth($0.text)) }
  if quotedWidths.contains(displayWidth(last.text)) { return last }
  return fit.max { displayWidth($0.text) < displayWidth($1.text) }
}
