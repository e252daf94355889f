import JournalFormat

/// Files of other programs, and what an import says of them.
extension OpenDiary {
  /// The text of a file that is named on the command line, which has to be UTF-8 and no archive.
  func importedText(_ path: String, atMost limit: Int = 64_000_000) throws(CommandFailure) -> SourceText {
    var bytes = try refusing("‘\(path)’") { () throws(FileProblem) in try environment.readFile(path) }
    // A byte order mark, as programs on Windows write it, is no part of the text.
    if bytes.starts(with: byteOrderMark) { bytes.removeFirst(byteOrderMark.count) }
    guard bytes.count <= limit else {
      throw CommandFailure(.refused, "‘\(path)’ is larger than \(limit / 1_000_000) MB; nothing was written")
    }
    guard !bytes.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 3, 4]) else {
      throw CommandFailure(.refused, "‘\(path)’ is a ZIP archive; unpack it first, and name what was in it")
    }
    let text = SourceText(bytes)
    guard String(validating: bytes, as: UTF8.self) != nil else {
      let line = (1...max(1, text.lineCount)).first {
        String(validating: bytes[text.line($0)], as: UTF8.self) == nil
      }
      throw CommandFailure(
        .refused,
        "\(path):\(line ?? 1): its bytes are not UTF-8; ‘iconv -f latin1 -t utf8’ converts older text; nothing was written"
      )
    }
    return text
  }

  /// The value of a JSON file; says where it cannot be read.
  func importedJSON(_ path: String) throws(CommandFailure) -> JSONValue {
    let text = try importedText(path, atMost: 16_000_000)
    do throws(JSONProblem) {
      return try JSONValue.reading(text.bytes)
    } catch {
      let place = text.location(ofByte: min(error.place, text.bytes.count))
      throw CommandFailure(
        .refused, "\(path):\(place.line):\(place.column): it is no JSON from here on; nothing was written")
    }
  }

  /// Prints what an import did, then what could not be held.
  func report(_ text: String, _ losses: ExchangeLosses) {
    guard !options.quiet else { return }
    environment.print(terminalSafe(text))
    for line in losses.lines { environment.print(terminalSafe("  \(line)\n")) }
  }
}

extension JournalTransaction {
  /// The transaction without the list of what was imported, which a dry run need not show.
  var withoutImports: JournalTransaction {
    JournalTransaction(
      update: { path, change in path == ImportedTexts.path ? .unchanged : try update(path, change) },
      create: create, removeIf: removeIf)
  }
}

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
