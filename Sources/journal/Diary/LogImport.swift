import JournalFormat

/// Makes day files of logs that hold many days each.
struct LogImport {
  /// A file to import, cut into days.
  struct Source {
    /// The file as the command line names it.
    var name: String
    var log: DayLog
    var days: [DayLog.LoggedDay]
    /// The number of its days outside the requested period.
    var passedOver = 0
  }

  /// What becomes of a day.
  enum Outcome: Hashable {
    case new, merged, unchanged
    /// The day's file is left as it is, for a reason.
    case leftOut(String)
  }

  /// A day of a log with the file it goes into.
  private struct Task {
    var source: Int
    var text: [UInt8]
    var file: DayFile
    /// The headings that parts of its text are put under, and where in the text they go, in order.
    var headings: [(place: Int, heading: [UInt8])] = []
    /// Whether one of them is for the subject of the log.
    var isUnderSubject = false

    /// A text of the log, or its beginning, with the headings.
    func underHeadings(_ text: [UInt8]) -> [UInt8] {
      guard !text.isEmpty else { return [] }
      var (titled, start) = ([UInt8](), 0)
      for (place, heading) in headings where place < text.count {
        titled += text[start..<place] + heading
        start = place
      }
      return titled + text[start...]
    }
  }

  private let diary: OpenDiary
  private(set) var sources: [Source]
  private var imported: ImportedTexts
  private var tasks: [Task] = []
  /// The logs from which days were imported before: if a day's text differs from then, it was corrected in the log.
  private let knownSources: Set<Int>
  /// By source, in the order of days.
  private(set) var outcomes: [[(day: Day, outcome: Outcome)]] = []

  /// Finds the file of each day, and reads what was imported before.
  init(_ sources: [Source], into diary: OpenDiary) throws {
    self.diary = diary
    self.sources = sources
    let bytes = try diary.folder.bytes(at: ImportedTexts.path, "; nothing was changed")
    imported = bytes.map { ImportedTexts(SourceText($0)) } ?? ImportedTexts()
    let before = imported
    knownSources = Set(
      sources.indices.filter { index in
        sources[index].days.contains { !before.beginning(of: $0.text, on: $0.day).isEmpty }
      })
    let listing = try diary.folder.listing()
    let unread = UnreadFiles(listing, in: diary.folder)
    try unread.requireComplete(for: "where the days of a log go")
    var existing: [Day: String] = [:]
    for file in listing.days where existing[file.day] == nil || file.path == JournalLayout.path(for: file.day)
    {
      existing[file.day] = file.path
    }
    var example: (neighbour: JournalFile, template: DayFileTemplate)?
    for (index, source) in sources.enumerated() {
      for day in source.days {
        var file = DayFile(day: day.day, path: existing[day.day] ?? JournalLayout.path(for: day.day))
        let neighbour = listing.days.partitioningIndex { $0.day > day.day }
        if existing[day.day] == nil, neighbour > 0 {
          let neighbour = listing.days[neighbour - 1]
          if let example, example.neighbour == neighbour {
            file.path = JournalLayout.path(for: day.day, like: neighbour.path, of: neighbour.day)
            file.template = example.template
          } else {
            file = diary.newFile(for: day.day, like: neighbour)
            example = (neighbour, file.template)
          }
        }
        file.template.lineEnding =
          source.log.source.bytes.contains(.lineFeed) ? Self.ending(of: day.text) : [.lineFeed]
        var task = Task(source: index, text: day.text, file: file)
        if let subject = source.log.subject { put(&task, of: day, under: subject) }
        if !day.laterStarts.isEmpty { putLaterTexts(of: &task, day, source.log.subject) }
        tasks.append(task)
      }
    }
  }

  /// Puts a day under `## Food` or `## Weight` if more of its text is read there; a log need not repeat its subject on each day.
  private func put(_ task: inout Task, of day: DayLog.LoggedDay, under subject: LogSubject) {
    let heading = task.file.template.heading(of: subject.section, parser: diary.parser)
    // What was brought in before has the heading or not; more lines below it do not change that.
    let earlier = imported.beginning(of: task.text, on: task.file.day)
    let found = day.placeOfHeading(
      heading, for: subject, in: earlier.isEmpty ? task.text : earlier, parser: diary.parser)
    if let found {
      task.headings.append(found)
      task.isUnderSubject = true
    }
  }

  /// Puts a text that the log has of the day elsewhere under a heading of its own where it would be read as part of the one above.
  private func putLaterTexts(of task: inout Task, _ day: DayLog.LoggedDay, _ subject: LogSubject?) {
    let template = task.file.template
    let headings = day.laterHeadings(
      food: template.heading(of: .food, parser: diary.parser),
      notes: template.heading(of: .notes, parser: diary.parser),
      for: subject, parser: diary.parser)
    task.headings = (task.headings + headings).sorted { $0.place < $1.place }
  }

  private static func ending(of text: [UInt8]) -> [UInt8] {
    text.suffix(2).elementsEqual([.carriageReturn, .lineFeed]) ? [.carriageReturn, .lineFeed] : [.lineFeed]
  }

  // MARK: What becomes of the files

  /// The files that would change.
  mutating func plan() throws -> [String] {
    let preview = ChangePreview(of: diary.folder)
    try run(in: preview.transaction)
    return Set(
      zip(tasks, outcomes.joined()).filter { $1.outcome == .new || $1.outcome == .merged }.map {
        $0.0.file.path
      }
    )
    .sorted()
  }

  /// Writes the files, and remembers what went into them.
  mutating func run(in transaction: JournalTransaction) throws {
    outcomes = sources.map { _ in [] }
    var remembered = imported
    for task in tasks {
      var outcome = Outcome.unchanged
      if !imported.contains(task.text, on: task.file.day), !task.text.isEmpty {
        _ = try transaction.update(task.file.path) { old in
          let (bytes, what) = result(of: task, in: old)
          outcome = what
          return bytes ?? []
        }
      }
      outcomes[task.source].append((task.file.day, outcome))
      if case .leftOut = outcome { continue }
      if !task.text.isEmpty { remembered.insert(task.text, on: task.file.day) }
    }
    guard remembered != imported else { return }
    _ = try transaction.update(ImportedTexts.path) { _ in remembered.text }
  }

  private func result(of task: Task, in old: [UInt8]?) -> (bytes: [UInt8]?, Outcome) {
    guard let old, !old.isEmpty else {
      let opening = task.file.template.opening(on: task.file.day, parser: diary.parser)
      let gap = opening.isEmpty ? [] : task.file.template.lineEnding
      return (opening + gap + task.underHeadings(task.text), .new)
    }
    let day = task.file.day
    let found = diary.parser.parse(SourceText(old), day: day, path: task.file.path).diagnostics
    if let error = found.first(where: { $0.severity == .error }) {
      return (old, .leftOut("line \(error.range.lowerBound.line) of its file: \(error.message)"))
    }
    let earlier = imported.beginning(of: task.text, on: day)
    let isCorrected = earlier.isEmpty && imported.holdsText(on: day)
    // What was new was carried over by hand.
    if isCorrected,
      case .unchanged = DayImport(parser: diary.parser, day: day).bring(
        task.underHeadings(task.text), after: [], into: old)
    {
      return (old, .unchanged)
    }
    if isCorrected,
      knownSources.contains(task.source)
        || DayImport(parser: diary.parser, day: day).corrects(old, with: task.underHeadings(task.text))
    {
      return (
        old,
        .leftOut(
          "another text of this day was imported before, and both would count; carry what is new over by hand"
        )
      )
    }
    let (text, before) = (task.underHeadings(task.text), task.underHeadings(earlier))
    switch DayImport(parser: diary.parser, day: day).bring(text, after: before, into: old) {
    case .unchanged: return (old, .unchanged)
    case .merged(let bytes): return (bytes, .merged)
    case .conflict:
      return (
        old,
        .leftOut(
          "its file says something else at the same place, or would have it twice; copy what is missing by hand"
        )
      )
    }
  }
}

/// What is known of an import afterwards.
extension LogImport {
  /// How many days of a source are put under a heading of their subject.
  func daysUnderHeading(of source: Int) -> Int { tasks.count { $0.source == source && $0.isUnderSubject } }

  /// The days of a source with an outcome.
  func days(of source: Int, _ outcome: Outcome) -> [Day] {
    outcomes[source].filter { $0.outcome == outcome }.map(\.day)
  }

  /// The days that were left out, with the reasons.
  func leftOut(of source: Int) -> [(day: Day, reason: String)] {
    outcomes[source].compactMap { day, outcome in
      if case .leftOut(let reason) = outcome { (day, reason) } else { nil }
    }
  }
}
