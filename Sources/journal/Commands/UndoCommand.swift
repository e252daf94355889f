import ArgumentParser
import JournalFormat

/// `journal undo`: reverts the last change.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back the last change that a command made.",
    discussion: """
      EXAMPLES
        journal undo
        journal undo 3
        journal undo --list
        journal undo --skip
        journal undo --sync
        journal undo --forget

      The files get back the bytes they had. Changes can be taken back one after the other, for 30 days and at least the \
      last 20 commands. What was written elsewhere in a file since is kept; if it conflicts, nothing is changed, and \
      --skip goes on to the change before. One that was taken back by hand counts as done. What ‘journal sync’ brought \
      from other devices is passed over; --sync takes the last of it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("How many changes to take back, one after the other.", valueName: "count"))
  var count: Int?

  @Flag(help: "List the changes that can be taken back, the latest first.")
  var list = false

  @Flag(help: "Forget all of them, and the texts kept for it.")
  var forget = false

  @Flag(help: "Pass over changes that cannot be taken back as the files are now.")
  var skip = false

  @Flag(help: "Take back what the last sync wrote into the files.")
  var sync = false

  @OptionGroup var write: WriteOptions

  private var choice: UndoChoice { sync ? .lastSync : skip ? .lastPossible : .last }

  func validate() throws {
    guard !list || !forget else { throw ValidationError("Give either --list or --forget.") }
    guard !skip && !sync || !list && !forget else {
      throw ValidationError("--skip and --sync take something back, --list and --forget do not.")
    }
    guard !skip || !sync else { throw ValidationError("Give either --skip or --sync.") }
    if let count {
      guard (1...100).contains(count) else {
        throw ValidationError("‘\(count)’ is no number of changes; write 1 to 100.")
      }
      guard !list, !forget, !sync, !write.isDryRun else {
        throw ValidationError(
          "A number is for taking back; leave out --list, --forget, --sync and --dry-run.")
      }
    }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let folder = try environment.openJournal(journal.folder)
    if list {
      environment.warnOfInterruption(in: folder)
      return show(try folder.undoHistory(), in: environment)
    }
    if forget { return try forgetAll(in: folder, environment) }
    try OpenDiary.requireKnownFormat(of: folder)
    guard !write.isDryRun else {
      let preview = try folder.previewUndo(choice)
      for passed in preview.passed { environment.printError(terminalSafe(passed.message) + "\n") }
      for file in preview.files {
        environment.print(
          terminalSafe(UnifiedDiff(from: file.now, to: file.then, path: file.path).text))
      }
      return
    }
    if let count, case let possible = try folder.undoHistory().count(where: { !$0.isUndone }),
      count > possible, possible > 0
    {
      throw CommandFailure(
        .negativeResult,
        "only \(counted(possible, "change")) can be taken back, so none was; ‘journal undo --list’ shows them, and ‘journal undo "
          + "\(possible)’ takes all of them back")
    }
    for _ in 0..<(count ?? 1) { try undo(in: folder, environment) }
  }

  private func undo(in folder: JournalFolder, _ environment: CommandEnvironment) throws {
    let gained = entriesGained(in: folder, environment)
    let outcome = try folder.undoLast(choice)
    if gained != 0 { RunningTotal.add(gained, in: folder) }
    for passed in outcome.passed { say(passed.message, environment) }
    say("took back ‘\(outcome.record.label)’: \(shortList(outcome.files.map(\.summary)))", environment)
  }

  private func forgetAll(in folder: JournalFolder, _ environment: CommandEnvironment) throws {
    guard write.isDryRun else {
      let bytes = try folder.forgetUndo()
      let forgot = bytes == 0 ? "there was nothing to forget" : "forgot \(sizeText(bytes)) of earlier texts"
      return say(forgot, environment)
    }
    let records = try folder.undoHistory()
    let size = sizeText(records.reduce(0) { $0 + $1.size })
    environment.print(
      records.isEmpty
        ? "there is nothing to forget\n"
        : "\(counted(records.count, "command")) would be forgotten, \(size)\n")
  }

  /// The number of entries that undoing the change adds to the day files.
  private func entriesGained(in folder: JournalFolder, _ environment: CommandEnvironment) -> Int {
    guard folder.readState(.total) != nil, let files = try? folder.previewUndo(choice).files else { return 0 }
    let parser = (try? OpenDiary(journal, write, in: environment).parser) ?? DayFileParser()
    return files.reduce(0) { sum, file in
      guard case .day(let day) = JournalLayout.kind(ofPath: file.path) else { return sum }
      let counts = [file.then, file.now].map { bytes in
        bytes.map { parser.parse(SourceText($0), day: day, path: file.path).day.entries.count } ?? 0
      }
      return sum + counts[0] - counts[1]
    }
  }

  private func show(_ records: [UndoRecord], in environment: CommandEnvironment) {
    guard !records.isEmpty else { return environment.printError("there is nothing to take back\n") }
    for record in records {
      let state = record.isUndone ? " (taken back)" : record.isReadable ? "" : " (cannot be read)"
      environment.print(
        terminalSafe(
          "\(environment.localMoment(record.time))  \(record.label)\(state)  \(shortList(record.paths))\n"))
    }
    let size = records.reduce(0) { $0 + $1.size }
    environment.printError("\(counted(records.count, "command")), \(sizeText(size)) in .journal/undo\n")
  }

  private func say(_ sentence: String, _ environment: CommandEnvironment) {
    if !write.quiet { environment.print(terminalSafe(sentence) + "\n") }
  }
}

extension UndoOutcome.File {
  /// What happened to the file.
  fileprivate var summary: String {
    switch change {
    case .restored: "\(path) is as it was before"
    case .parted: "\(path) is without it; what was written there since is kept"
    case .removed: "\(path), which it began, is gone"
    case .broughtBack: "\(path) is back"
    case .untouched: "\(path) was so already"
    }
  }
}

/// `a, b and 115 more`: at most three are named.
private func shortList(_ items: [String]) -> String {
  guard items.count > 3 else { return items.joined(separator: ", ") }
  return items.prefix(2).joined(separator: ", ") + " and \(items.count - 2) more"
}

/// `812 bytes`, `1.2 MB`.
private func sizeText(_ bytes: Int) -> String {
  switch bytes {
  case ..<1000: counted(bytes, "byte")
  case ..<1_000_000: "\((bytes + 500) / 1000) kB"
  default: "\((bytes + 50_000) / 100_000 / 10).\((bytes + 50_000) / 100_000 % 10) MB"
  }
}
