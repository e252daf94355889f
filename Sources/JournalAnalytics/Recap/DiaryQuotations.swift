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
/// Of each day the notes' prose is looked at: no list, quotation, table, code, heading, link or mood, and nothing marked as
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

/// The sentences of the paragraphs of a note that are prose.
func noteSentences(_ text: String) -> [String] {
  var sentences: [String] = []
  var paragraph: [Substring] = []
  var isFenced = false
  func close() {
    defer { paragraph = [] }
    guard let first = paragraph.first, isProse(first), paragraph.allSatisfy({ !hasMarkup($0) }) else {
      return
    }
    sentences += cutSentences(
      DiaryMarkup(
        paragraph.map { $0.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ") }
          .joined(separator: " ")
      ).plain)
  }
  // No note is read further than a person would.
  for line in text.prefix(20_000).split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
    let start = line.drop { $0 == " " || $0 == "\t" }
    if start.hasPrefix("```") || start.hasPrefix("~~~") {
      close()
      isFenced.toggle()
    } else if isFenced {
      continue
    } else if start.isEmpty {
      close()
    } else if !isProse(line), !paragraph.isEmpty {
      // A list below a paragraph belongs to neither.
      close()
      paragraph = [line]
    } else {
      paragraph.append(line)
    }
  }
  close()
  return sentences
}

/// Whether a line may begin a paragraph: no list, quotation, table, heading, comment or indented code.
private func isProse(_ line: Substring) -> Bool {
  if line.hasPrefix("\t") || line.hasPrefix("    ") { return false }
  let start = line.drop { $0 == " " }
  guard let first = start.first, !"-+*>|#<=".contains(first) || (first == "*" && !start.hasPrefix("* "))
  else {
    return false
  }
  let digits = start.prefix { $0.isASCII && $0.isNumber }
  let rest = start[digits.endIndex...]
  return digits.isEmpty || !(rest.hasPrefix(". ") || rest.hasPrefix(") "))
}

/// Whether a line holds a link, code, a picture or a comment, which are no words of a sentence.
private func hasMarkup(_ line: Substring) -> Bool {
  ["](", "[[", "://", "`", "<!--", "![", " | "].contains { line.contains($0) }
}

/// Whether a full stop behind these characters ends no sentence: that of a number (`am 3. März`), of one letter (`z. B.`), or of a title.
private func isShortForm(_ characters: ArraySlice<Character>) -> Bool {
  let length = characters.reversed().prefix { $0.isLetter || $0.isNumber }.count
  let word = characters.suffix(length)
  guard let first = word.first else { return false }
  // A year ends a sentence; a shorter number is that of a day or a floor.
  if first.isNumber { return word.count <= 2 }
  if word.count == 1 {
    return first.isLetter && (characters.dropLast().last.map { ". (".contains($0) } ?? true)
  }
  return shortForms.contains(String(word).lowercased())
}

/// Words that a full stop shortens.
private let shortForms: Set<String> = [
  "dr", "prof", "mr", "mrs", "ms", "st", "jr", "sr", "nr", "bzw", "ca", "usw", "evtl", "ggf", "inkl", "str",
  "vs", "approx", "mme",
  "mlle", "sra", "sig", "hr", "std",
]

/// A paragraph cut behind its full stops, question and exclamation marks.
private func cutSentences(_ paragraph: String) -> [String] {
  let characters = Array(paragraph)
  var sentences: [String] = []
  var start = 0
  var place = 0
  while place < characters.count {
    let character = characters[place]
    place += 1
    guard ".!?…。！？".contains(character) else { continue }
    while place < characters.count, ".!?…。！？\"”’»)]」』*_".contains(characters[place]) { place += 1 }
    let isWide = "。！？".contains(character)
    // A stop inside an abbreviation or a number is followed by no space, or by a small letter.
    if !isWide, place < characters.count {
      guard characters[place] == " " else { continue }
      if let next = characters[place...].first(where: { $0 != " " }), next.isLowercase { continue }
      if character == ".", isShortForm(characters[start..<place - 1]) { continue }
    }
    let sentence = String(characters[start..<place]).drop { $0 == " " }
    if !sentence.isEmpty { sentences.append(String(sentence)) }
    start = place
  }
  return sentences
}
