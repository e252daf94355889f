import JournalFormat

/// A journal that a command changes, opened without reading more of it than its settings.
struct OpenDiary {
  let folder: JournalFolder
  let settings: JournalSettings
  let parser: DayFileParser
  /// Now, as the clock shows it.
  let clock: LocalMoment
  /// Now, on the day that the journal's settings say it still is.
  let now: LocalMoment
  let options: WriteOptions
  let environment: CommandEnvironment

  /// Opens the journal. Throws if its settings cannot be read or are of a newer format: what would be written then
  /// might not be what they ask for.
  init(_ journal: JournalOptions, _ options: WriteOptions, in environment: CommandEnvironment) throws {
    folder = try environment.openedJournal(journal.folder)
    settings = try OpenDiary.settings(in: folder)
    parser = DayFileParser(settings: settings)
    clock = try journal.now(in: environment)
    now = clock.turned(at: settings.dayEnds)
    self.options = options
    self.environment = environment
  }

  private static func settings(in folder: JournalFolder) throws -> JournalSettings {
    let path = "journal.toml"
    let source: SourceText
    do throws(FileProblem) {
      source = SourceText(try folder.read(JournalFile(path: path)))
    } catch {
      if case .missing = error { return JournalSettings() }
      throw CommandFailure(.refused, "\(folder.prefix)\(path) \(error.reason), so nothing was written")
    }
    let read = JournalSettings.reading(source)
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      let place = error.range.lowerBound
      throw CommandFailure(
        .refused,
        "\(folder.prefix)\(path):\(place.line):\(place.column): \(error.message); nothing was written; mend it first"
      )
    }
    guard read.settings.format <= JournalSettings.knownFormat else { throw newerFormat(read.settings.format) }
    return read.settings
  }

  /// Throws if the journal says that it is of a newer format; settings that say nothing readable are let pass.
  static func requireKnownFormat(of folder: JournalFolder) throws {
    guard let bytes = try? folder.read(JournalFile(path: "journal.toml")) else { return }
    let format = JournalSettings.reading(SourceText(bytes)).settings.format
    guard format <= JournalSettings.knownFormat else { throw newerFormat(format) }
  }

  /// The refusal to write in a journal of a newer format.
  static func newerFormat(_ format: Int) -> CommandFailure {
    CommandFailure(
      .refused,
      "this journal has format \(format), and this program writes formats up to \(JournalSettings.knownFormat); "
        + "nothing was written; a newer version of the program can")
  }

  // MARK: Changing

  /// Runs `body`, and records what it changes as one command that `journal undo` takes back.
  ///
  /// A dry run shows the differences instead.
  func change(_ label: String, _ body: (JournalTransaction) throws -> Void) throws {
    guard options.isDryRun else {
      return try folder.transact(Self.shortened(label)) { try body($0.bounded) }
    }
    let preview = ChangePreview(of: folder)
    try body(preview.transaction.bounded)
    environment.print(terminalSafe(preview.text))
  }

  /// The label of a command as a list of commands shows it: one line of 80 characters at most.
  private static func shortened(_ label: String) -> String {
    let line = label.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > 80 ? line.prefix(79) + "…" : line
  }

  /// Changes a day's file as `make` says, and returns what came of it.
  ///
  /// `make` is called again with the newer text if somebody saves the file in between.
  func edit(
    _ file: DayFile, in transaction: JournalTransaction,
    _ make: (DayFileEditor) throws -> DayFileEdit
  ) throws -> DayFileEdit {
    var made: DayFileEdit?
    _ = try transaction.update(file.path) { bytes in
      let editor = DayFileEditor(
        bytes.map { SourceText($0) }, day: file.day, path: file.path, parser: parser, template: file.template)
      do {
        let edit = try make(editor)
        made = edit
        return edit.result.bytes
      } catch let refusal as EditRefusal {
        let place = folder.prefix + file.path + (refusal.line.map { ":\($0):1" } ?? "")
        throw CommandFailure(.refused, "\(place): \(refusal.message); nothing was changed")
      }
    }
    guard let made else { throw CommandFailure(.refused, "‘\(file.path)’ was left as it is") }
    return made
  }

  /// Changes a found entry, if its line still says what it said when it was found.
  func edit(
    _ found: FoundEntry, in transaction: JournalTransaction,
    _ make: (DayFileEditor, Int) throws -> DayFileEdit
  ) throws -> DayFileEdit {
    try edit(found.dayFile, in: transaction) { editor in
      guard let index = found.index(in: editor.day) else {
        throw CommandFailure(
          .busy, "the line of \(found.address) was changed meanwhile, so it was left alone; try again")
      }
      return try make(editor, index)
    }
  }

  /// The lines of a found entry as they stand in its file.
  func lines(of found: FoundEntry) throws -> [UInt8] {
    let editor = DayFileEditor(found.day.source, day: found.day.day, path: found.file.path, parser: parser)
    do {
      return try editor.lines(ofEntry: found.index)
    } catch {
      throw CommandFailure(
        .refused, "\(folder.prefix)\(found.file.path): \(error.message); nothing was changed")
    }
  }

  /// Says on standard output, in one line, what was done; nothing with `--quiet` or in a dry run.
  func say(_ sentence: String) {
    guard !options.quiet, !options.isDryRun else { return }
    environment.print(terminalSafe(sentence) + "\n")
  }
}

/// Changes of many lines are asked for.
extension OpenDiary {
  /// Asks before more than 20 files or 50 lines change, unless it is confirmed; without a terminal that needs `--yes`.
  func confirm(files: Int, lines: Int, isConfirmed: Bool) throws {
    guard files > 20 || lines > 50, !isConfirmed, !options.isDryRun else { return }
    let question = "This changes \(counted(lines, "line")) in \(counted(files, "file"))"
    guard environment.inputIsInteractive else {
      throw CommandFailure(.usage, "\(question), and nobody can be asked; --yes does it, --dry-run shows it")
    }
    let answer = environment.ask("\(question). Go on? [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw CommandFailure(.negativeResult, "nothing was changed")
    }
  }
}
