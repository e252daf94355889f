import JournalFormat

/// Brings the records of this program's own full export into a journal, each once.
struct JSONImport {
  /// What becomes of one file.
  private struct Page {
    var kind: RecordPage.Kind
    var path: String
    var records: [Range<Int>]
    var lists: [ExportedList]
  }

  private let diary: OpenDiary
  private let bytes: [UInt8]
  private var pages: [Page] = []
  private var remembered: ImportedTexts
  private(set) var losses = ExchangeLosses()
  /// The losses known before anything is written.
  private var first = ExchangeLosses()
  private(set) var recordCount = 0
  private(set) var newCount = 0
  private(set) var fileCount = 0
  /// The files that were left as they are, with the reason.
  private(set) var leftOut: [(path: String, reason: String)] = []

  private static let mostRecords = 500_000

  /// Sorts the records by the files they go into. Throws for bytes that are no such export.
  init(_ text: SourceText, named name: String, into diary: OpenDiary) throws {
    self.diary = diary
    bytes = text.bytes
    let list = try diary.folder.bytes(at: ImportedTexts.path, "; nothing was changed")
    remembered = list.map { ImportedTexts(SourceText($0)) } ?? ImportedTexts()
    var found: [(list: ExportedList, range: Range<Int>)] = []
    do throws(JSONProblem) {
      try ExportedRecord.scan(bytes) { list, range in
        if found.count < Self.mostRecords { found.append((list, range)) }
        recordCount += 1
      }
    } catch {
      let place = text.location(ofByte: min(error.place, bytes.count))
      throw CommandFailure(
        .refused,
        "\(name):\(place.line):\(place.column): it is no export of ‘journal export json --all’ from here on; nothing was written"
      )
    }
    guard recordCount <= Self.mostRecords else {
      throw CommandFailure(
        .refused, "‘\(name)’ has more than 500,000 records; export a period at a time; nothing was written")
    }
    var places: [RecordPage.Kind: Int] = [:]
    var days = try DayFiles(of: diary, for: "which records are there already")
    for (list, range) in found {
      let record = try record(of: list, at: range, in: text, named: name)
      if list == .sharedEnergies {
        losses.add("an energy of several entries together, and left out", at: record.title)
        continue
      }
      let kind: RecordPage.Kind
      if let day = record.day {
        kind = .day(day)
      } else if list == .habits || list == .tasks {
        kind = list == .habits ? .habits : .tasks
      } else {
        losses.add("without a day, and left out", at: record.title)
        continue
      }
      if let place = places[kind] {
        pages[place].records.append(range)
        pages[place].lists.append(list)
        continue
      }
      places[kind] = pages.count
      let path =
        switch kind {
        case .day(let day): days.file(for: day).path
        case .habits: HabitBook.path
        case .tasks: TaskImport.path
        }
      pages.append(Page(kind: kind, path: path, records: [range], lists: [list]))
    }
    first = losses
  }

  private func record(of list: ExportedList, at range: Range<Int>, in text: SourceText, named name: String)
    throws
    -> ExportedRecord
  {
    do throws(JSONProblem) {
      return ExportedRecord(list: list, value: try JSONValue.reading(Array(bytes[range])))
    } catch {
      let place = text.location(ofByte: min(range.lowerBound + error.place, bytes.count))
      throw CommandFailure(
        .refused, "\(name):\(place.line):\(place.column): it is no JSON from here on; nothing was written")
    }
  }

  /// The files that would change.
  mutating func plan() throws -> Int {
    let preview = ChangePreview(of: diary.folder)
    try write(in: preview.transaction)
    return fileCount
  }

  /// Writes the records as one change.
  mutating func run(_ label: String) throws {
    guard fileCount > 0 else { return }
    let isDryRun = diary.options.isDryRun
    var copy = self
    try diary.change(label) { transaction in
      copy = self
      try copy.write(in: isDryRun ? transaction.withoutImports : transaction)
    }
    self = copy
  }

  private mutating func write(in transaction: JournalTransaction) throws {
    (newCount, fileCount, leftOut) = (0, 0, [])
    var kept = first
    var all = remembered
    for page in pages {
      let records = zip(page.lists, page.records).compactMap { list, range -> ExportedRecord? in
        (try? JSONValue.reading(Array(bytes[range]))).map { ExportedRecord(list: list, value: $0) }
      }
      let key = Array(("json\n" + records.map(\.content).sorted().joined(separator: "\n")).utf8)
      let day = if case .day(let day) = page.kind { day } else { Day(ordinal: 0) }
      // What does not come back as it was would look new each time.
      if remembered.contains(key, on: day) { continue }
      var losses = kept
      var written = 0
      var refusal: String?
      let outcome = try transaction.update(page.path) { old in
        (losses, written, refusal) = (kept, 0, nil)
        let file = RecordPage(
          page.kind, path: page.path, source: old.map { SourceText($0) }, parser: diary.parser)
        let missing = file.missing(of: records)
        guard !missing.isEmpty else { return old ?? [] }
        guard let text = file.adding(missing, losses: &losses) else {
          refusal = "what it has would be read otherwise with more behind it"
          return old ?? []
        }
        written = missing.count - (losses.leftOutCount - kept.leftOutCount)
        return text.bytes
      }
      if let refusal {
        leftOut.append((page.path, refusal))
        continue
      }
      if losses != kept { all.insert(key, on: day) }
      kept = losses
      newCount += written
      if outcome != .unchanged, written > 0 { fileCount += 1 }
    }
    losses = kept
    if all != remembered { _ = try transaction.update(ImportedTexts.path) { _ in all.text } }
  }

  /// Names the files in `media/` that imported records link to and this journal lacks: an export holds no files.
  mutating func nameMissingFiles() {
    var seen: Set<String> = []
    for page in pages {
      for (list, range) in zip(page.lists, page.records) {
        guard let value = try? JSONValue.reading(Array(bytes[range])) else { continue }
        let record = ExportedRecord(list: list, value: value)
        for path in record.mediaPaths where seen.insert(path).inserted && !isThere(path) {
          losses.add(
            "linked and not in this journal; copy the files into \(diary.folder.prefix)media", at: path,
            naming: 100)
        }
      }
    }
  }

  private func isThere(_ path: String) -> Bool {
    realPath("\(diary.folder.path)/\(path)") != nil
      || (try? diary.folder.read(JournalFile(path: path))) != nil
  }

  /// `all.json: 812 records: 800 new in 120 files, 12 there already`.
  func summary(of name: String) -> String {
    let known = recordCount - newCount - losses.leftOutCount
    let counts = [
      newCount == 0
        ? nil
        : "\(grouped(newCount)) \(diary.options.isDryRun ? "would be " : "")new in \(counted(fileCount, "file"))",
      known <= 0 || !leftOut.isEmpty ? nil : "\(grouped(known)) there already",
      losses.leftOutCount == 0 ? nil : "\(grouped(losses.leftOutCount)) left out",
      leftOut.isEmpty
        ? nil : "\(counted(leftOut.count, "file")) left as \(leftOut.count == 1 ? "it is" : "they are")",
    ].compactMap(\.self)
    var lines = [
      "\(name): \(counted(recordCount, "record"))"
        + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", "))
    ]
    lines += leftOut.prefix(8).map { "  \($0.path): \($0.reason)" }
    return lines.map { $0 + "\n" }.joined()
  }
}
