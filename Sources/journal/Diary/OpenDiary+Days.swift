import JournalFormat

/// The file of a day, there already or to be written.
struct DayFile: Hashable {
  var day: Day
  /// The path below the journal's folder.
  var path: String
  /// What a new file looks like.
  var template = DayFileTemplate()
}

/// Which files a command opens: a bounded number, whatever the size of the journal.
extension OpenDiary {
  /// How many day files habits and streaks are taken from.
  static let recentLimit = 40

  /// The days among which the latest files up to and including `day` are looked for.
  func recentDays(through day: Day) -> ClosedRange<Day> { day.advanced(by: -400)...day }

  /// The latest day files up to and including `day`, at most 40, the oldest first.
  func recentFiles(through day: Day) throws -> ArraySlice<JournalFile> {
    return try folder.listing(of: recentDays(through: day)).days.suffix(Self.recentLimit)
  }

  /// Reads day files; those that cannot be read are left out.
  func read(_ files: some Sequence<JournalFile>) -> [JournalDay] {
    files.compactMap { file in
      guard let bytes = try? folder.read(file) else { return nil }
      return parser.parse(SourceText(bytes), day: file.day, path: file.path).day
    }
  }

  /// The day files of one day.
  func files(of day: Day) throws -> ArraySlice<JournalFile> {
    return try folder.listing(of: day...day).days[...]
  }

  /// The file in which `day` is written: the one there is, the usual one first; else a new one as its neighbours are.
  func file(for day: Day) throws -> DayFile {
    let usual = JournalLayout.path(for: day)
    let own = try files(of: day)
    if let file = own.first(where: { $0.path == usual }) ?? own.first {
      return DayFile(day: day, path: file.path)
    }
    guard let neighbour = try recentFiles(through: day).last else { return DayFile(day: day, path: usual) }
    var file = DayFile(day: day, path: JournalLayout.path(for: day, like: neighbour.path, of: neighbour.day))
    if let bytes = try? folder.read(neighbour) {
      file.template = DayFileTemplate(like: SourceText(bytes), day: neighbour.day, parser: parser)
    }
    return file
  }

  /// The number among the day’s entries, from 1, of the entry that an edit of one of the day’s files made or changed.
  func number(of edit: DayFileEdit, in file: DayFile) throws -> Int {
    try entries(before: file) + (edit.entry ?? 0) + 1
  }

  /// How many entries of the day stand in files before this one.
  func entries(before file: DayFile) throws -> Int {
    let before = try files(of: file.day).prefix { $0.path != file.path }
    return read(before).reduce(0) { $0 + $1.entries.count }
  }
}
