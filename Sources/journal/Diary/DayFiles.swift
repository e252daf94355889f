import JournalFormat

/// The files for the days of an import: existing ones, else new ones named and begun like their neighbours.
struct DayFiles {
  private let diary: OpenDiary
  private let listing: JournalListing
  private let existing: [Day: [JournalFile]]
  private var example: (neighbour: JournalFile, template: DayFileTemplate)?

  /// Throws if a day file cannot be read; `purpose` says what would then be unknown.
  init(of diary: OpenDiary, for purpose: String) throws {
    self.diary = diary
    listing = try diary.folder.listing()
    try UnreadFiles(listing, in: diary.folder).requireComplete(for: purpose)
    existing = Dictionary(grouping: listing.days, by: \.day)
  }

  /// The files of a day, in order.
  func files(of day: Day) -> [JournalFile] { existing[day] ?? [] }

  /// The file for a day, preferably the one at its usual path.
  mutating func file(for day: Day) -> DayFile {
    let usual = JournalLayout.path(for: day)
    let own = files(of: day)
    if let file = own.first(where: { $0.path == usual }) ?? own.first {
      return DayFile(day: day, path: file.path)
    }
    let place = listing.days.partitioningIndex { $0.day > day }
    guard place > 0 else { return DayFile(day: day, path: usual) }
    let neighbour = listing.days[place - 1]
    if let example, example.neighbour == neighbour {
      var file = DayFile(
        day: day, path: JournalLayout.path(for: day, like: neighbour.path, of: neighbour.day))
      file.template = example.template
      return file
    }
    let file = diary.newFile(for: day, like: neighbour)
    example = (neighbour, file.template)
    return file
  }
}
