internal import JournalFormat

extension Journal.UnreadFile {
  /// The day that the file's path names; `nil` where it names none.
  var day: Day? {
    guard case .day(let day) = JournalLayout.kind(ofPath: path) else { return nil }
    return day
  }
}
