/// Titles that are the dates of other days: many days in one file.
extension DayReader {
  /// A title that is a date other than that of the file.
  struct OtherDay {
    var name: DayName
    var rank: Int
    var range: Range<Int>
    /// How much was read above it.
    var records: Int
  }

  /// Ends what a title with another date stands above, and begins it anew if a title has one. A title of the same rank that is no
  /// date belongs to the day above it.
  mutating func noteDate(_ name: DayName?, isOwn: Bool = false, _ rank: Int, at range: Range<Int>) {
    if let open = context.otherDay, name != nil || isOwn || rank < open.rank { closeOtherDay() }
    guard let name, name.hasOtherDate(than: day.day) else { return }
    context.otherDay = OtherDay(name: name, rank: rank, range: range, records: recordCount)
  }

  /// Notes a short line of its own that is a date.
  mutating func noteDateLine(_ text: Range<Int>) {
    guard (6...40).contains(text.count), file.scan(text, { $0.firstDigit() }) != nil,
      let name = source[text].withBytes({ namedDay(in: $0) })
    else { return }
    noteDate(name, OpenSection.boldRank, at: text)
  }

  /// The date of another day before the words of a title, or behind a known one: `Feb 13 Food Log`, `Food log – Feb 13`.
  func otherDate(besideWords title: TextSlice) -> DayName? { title.withBytes { otherDate(besideWords: $0) } }

  private func otherDate(besideWords title: UnsafeBufferPointer<UInt8>) -> DayName? {
    let isDigit = { (byte: UInt8) in isASCIIDigit(byte) }
    guard title.count <= ScannedLabel.longest, title.contains(where: isDigit) else { return nil }
    for space in title.indices.filter({ title[$0] == .space }).prefix(PlanWords.longestDayInWords) {
      let ahead = UnsafeBufferPointer(rebasing: title[..<space])
      let behind = UnsafeBufferPointer(rebasing: title[(space + 1)...])
      // `9 March to 15 March` is no day.
      if !behind.contains(where: isDigit), let name = namedDay(in: ahead), name.hasOtherDate(than: day.day) {
        return name
      }
      if !ahead.contains(where: isDigit), parser.meaning(of: ahead) != nil, let name = namedDay(in: behind),
        name.hasOtherDate(than: day.day)
      {
        return name
      }
    }
    return nil
  }

  private var recordCount: Int {
    day.entries.count + day.weights.count + day.moods.count + day.habitTicks.count
  }

  private mutating func closeOtherDay() {
    if let other = context.otherDay, recordCount > other.records { context.otherDays.append(other) }
    context.otherDay = nil
  }

  /// Warns at the first of the dates below which something counts.
  mutating func warnOfOtherDays() {
    closeOtherDay()
    guard let first = context.otherDays.first(where: { $0.rank > 1 }) else { return }
    let count = Set(context.otherDays.map(\.name.readings)).count
    report(
      .headingNamesAnotherDay,
      count == 1
        ? "this is another day than the file’s, and what stands below it counts as \(day.day); move it into the file of its day"
        : "\(count) other days have titles here, and what stands below them counts as \(day.day); give the file a name that is no date, "
          + "and ‘journal import log FILE’ makes a file of each day", at: first.range)
  }
}
