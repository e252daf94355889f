public import JournalFormat

extension Journal.UnreadFile {
  /// The day in the file's path; `nil` if there is none.
  var day: Day? {
    guard case .day(let day) = JournalLayout.kind(ofPath: path) else { return nil }
    return day
  }

  /// Whether the file may contain one of `days`.
  ///
  /// A name such as `2026-02-31` may contain days of its month, or of its year if there is no such month; a folder
  /// for a year or a month may contain its days, and a path without a date any day.
  public func mayConcern(_ days: ClosedRange<Day>) -> Bool {
    switch JournalLayout.kind(ofPath: path) {
    case .day(let day): return days.contains(day)
    case .impossibleDay(let name):
      let digits = name.filter(\.isNumber)
      let year = digits.prefix(4)
      let period = Period.month("\(year)-\(digits.dropFirst(4).prefix(2))") ?? Int(year).map { .year($0) }
      return period?.days.overlaps(days) ?? true
    case .other:
      let parts = path.utf8.split(separator: UInt8(ascii: "/")).map(Array.init)
      let parent = parts.dropLast().last ?? []
      return parts.last.flatMap { CalendarFolder(name: $0, parent: parent) }.map { $0.days.overlaps(days) }
        ?? true
    case .related, .settings, .habits, .foods, .tasks, .recap, .report, .media: return true
    }
  }
}

extension ReportDocument {
  /// The document with a list of the files that could not be read; unchanged if there are none.
  public func naming(unread files: [Journal.UnreadFile]) -> ReportDocument {
    var document = self
    document.blocks += notRead(files)
    return document
  }
}

/// The files that could not be read, each with the reason.
func notRead(_ unread: [Journal.UnreadFile]) -> [ReportBlock] {
  guard !unread.isEmpty else { return [] }
  return [
    .heading(level: 1, "Not read"),
    .paragraph(ReportText("\(counted(unread.count, "file is", plural: "files are")) left out here:")),
    .list(unread.map { ReportText("\($0.path): \($0.reason)") }),
  ]
}

extension JSONValue {
  /// The object with the files that could not be read as its last member; unchanged if there are none.
  public func naming(unread files: [Journal.UnreadFile]) -> JSONValue {
    guard case .object(let members) = self, !files.isEmpty else { return self }
    return .object(members + [("unread", .files(files))])
  }

  /// A list of files that could not be read, each with the reason.
  public static func files(_ files: [Journal.UnreadFile]) -> JSONValue {
    .array(files.map { ["file": .string($0.path), "reason": .string($0.reason)] })
  }
}
