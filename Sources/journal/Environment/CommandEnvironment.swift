import JournalAnalytics
import JournalFormat

/// Everything a command may learn from, or do to, the world outside its arguments.
struct CommandEnvironment: Sendable {
  /// The local day and time, decided once per run so that midnight cannot fall inside a report.
  var now: LocalMoment
  /// The local day and time of a moment given in seconds since 1970.
  var localMoment: @Sendable (_ seconds: Int) -> LocalMoment
  /// The value of an environment variable.
  var variable: @Sendable (String) -> String?
  /// The terminal or pipe of standard output.
  var output: Terminal
  /// Whether standard input is a terminal.
  var inputIsInteractive: Bool
  /// Opens the journal given by `-C`, or else the one for the working folder.
  var openJournal: @Sendable (_ folder: String?) throws -> JournalFolder
  /// Opens a folder for a new journal, which is created if `makes` is set; `nil` if it does not exist.
  var beginJournal: @Sendable (_ folder: String, _ makes: Bool) throws -> JournalFolder?
  /// The configuration's journal for working folders outside any journal; `nil` for none.
  var usualJournal: UsualJournal?
  /// Reads a file named on the command line; `-` is standard input.
  var readFile: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]
  /// Reads a named file of any size in pieces. `body` gets each piece, the bytes read before it, and the total size if known.
  var readPieces:
    @Sendable (
      _ path: String, _ body: (UnsafeRawBufferPointer, _ before: Int, _ total: Int?) throws -> Void
    ) throws -> Void = { try StreamedReading.pieces(ofNamedFile: $0, $1) }
  /// Prints a question to standard error and returns the line typed, without its line ending; `nil` at the end of
  /// input.
  var ask: @Sendable (_ question: String) -> String?
  /// Runs a program in the foreground of the terminal, and returns its exit status.
  var runProgram: @Sendable (_ arguments: [String]) throws -> Int32
  /// Creates a file of that name outside the journal, and returns its path.
  var makeDraft: @Sendable (_ name: String, _ bytes: [UInt8]) throws -> String = {
    try NamedFile.makeDraft($0, $1, below: "/tmp")
  }
  /// Whether a draft was left by a process that has ended.
  var isLeftDraft: @Sendable (_ path: String) -> Bool = { NamedFile.isLeftDraft($0) }
  /// Removes a draft.
  var removeDraft: @Sendable (_ path: String) -> Void = { NamedFile.removeDraft($0) }
  /// Pipes bytes through a program.
  var filter: @Sendable (_ arguments: [String], _ input: [UInt8]) -> ProgramOutcome = { filtered($1, by: $0) }
  /// The terminal or pipe of standard error.
  var errors = Terminal.plain
  /// The lists of foods that the user imported.
  var foodLists = FoodLists.none
  /// Reads the barcodes in a picture.
  var scanBarcodes: @Sendable (_ picture: [UInt8]) throws(CommandFailure) -> [String] = {
    _ throws(CommandFailure) in []
  }
  /// The installed git, for commands that use it.
  var git = GitTool.system
  /// The network, which only the user's own configuration opens.
  var network = NetworkAccess.curl
  /// Files in the user's state folder; `nil` for none.
  var state: UserState?
  /// Writes to standard output.
  var print: @Sendable (String) -> Void
  /// Writes to standard error.
  var printError: @Sendable (String) -> Void
}

extension CommandEnvironment {
  /// The real environment.
  static func system() -> CommandEnvironment {
    let variable: @Sendable (String) -> String? = { environmentVariable($0) }
    let warn: @Sendable (String) -> Void = { Console.system.printError(warning($0)) }
    return CommandEnvironment(
      now: SystemClock.now(),
      localMoment: { SystemClock.moment($0) },
      variable: variable,
      output: Terminal.system(descriptor: 1, variable: variable),
      inputIsInteractive: Terminal.system(descriptor: 0, variable: variable).isInteractive,
      openJournal: { try JournalDirectory.find(folder: $0, variable: variable).folder(variable, warn: warn) },
      beginJournal: { try JournalDirectory.begin(folder: $0, makes: $1)?.folder(variable, warn: warn) },
      usualJournal: .configured(variable),
      readFile: { path throws(FileProblem) in try FileReading.bytes(ofNamedFile: path) },
      ask: { Console.system.ask($0) },
      runProgram: { try runInForeground($0) },
      makeDraft: {
        let folder = variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
        return try NamedFile.makeDraft($0, $1, below: folder ?? "/tmp")
      },
      errors: Terminal.system(descriptor: 2, variable: variable),
      foodLists: .configured(variable),
      scanBarcodes: { picture throws(CommandFailure) in try BarcodeScanner.barcodes(in: picture) },
      state: .system(variable),
      print: { Console.system.print($0) },
      printError: { Console.system.printError($0) })
  }

  private static func warning(_ message: String) -> String { "journal: \(terminalSafe(message))\n" }

  /// Prints a warning to standard error, prefixed by the program's name.
  func warn(_ message: String) {
    printError(Self.warning(message))
  }
}

extension CommandEnvironment {
  /// Finds foods of imported lists by their exact names. The lists are opened at the first call.
  func importedFood() -> (_ name: String) -> TableFood? {
    var lists: OpenFoodLists?
    return { name in
      let opened = lists ?? foodLists.opened(warn: warn)
      lists = opened
      return opened.food(named: name)?.tableFood
    }
  }

  /// Opens the journal in `folder`, or the one for the working folder, and warns if the last command was
  /// interrupted.
  func openedJournal(_ folder: String?) throws -> JournalFolder {
    let opened = try openJournal(folder)
    warnOfInterruption(in: opened)
    return opened
  }

  /// Warns on standard error if the last command in a journal was interrupted.
  func warnOfInterruption(in folder: JournalFolder) {
    if let interrupted = folder.interrupted() { warn(interrupted.message) }
  }

  /// The repository that contains a journal; `nil` if there is none.
  ///
  /// `purpose` says whether the command changes the repository, which is locked then.
  func repository(of folder: JournalFolder, for purpose: GitRepository.Purpose = .reading) throws
    -> GitRepository?
  {
    try GitRepository.find(
      folder.path, for: purpose, tool: git, home: variable("HOME"), isOnTerminal: inputIsInteractive)
  }

  /// The repository that contains a journal; throws if there is none.
  func requiredRepository(of folder: JournalFolder, for purpose: GitRepository.Purpose = .reading) throws
    -> GitRepository
  {
    guard let repository = try repository(of: folder, for: purpose) else {
      throw CommandFailure(
        .refused,
        "this journal is in no git repository; ‘journal init --git’ makes one, and changes no day file")
    }
    return repository
  }
}

extension CommandEnvironment {
  /// The seconds since 1970 of a local day and time. A time that occurs twice gives one of both; a skipped one an hour beside it.
  func seconds(of day: Day, _ time: ClockTime) -> Int {
    let wanted = day.ordinal * 1_440 + Int(time.minutes)
    var seconds = wanted * 60
    // The second time with the distance from UTC that is right there.
    for _ in 0..<2 {
      let local = localMoment(seconds)
      seconds += (wanted - local.day.ordinal * 1_440 - Int(local.time.minutes)) * 60
    }
    return seconds
  }

  /// The moment itself, or the first one after a gap in which clocks are set forward: 02:30 becomes 03:00.
  func standing(_ moment: ReminderMoment) -> ReminderMoment {
    let wanted = moment.day.ordinal * 1_440 + Int(moment.time.minutes)
    let near = seconds(of: moment.day, moment.time)
    func local(_ seconds: Int) -> Int {
      let local = localMoment(seconds)
      return local.day.ordinal * 1_440 + Int(local.time.minutes)
    }
    guard local(near) != wanted,
      let first = stride(from: near - 10_800, through: near + 10_800, by: 60).first(where: {
        local($0) > wanted
      })
    else { return moment }
    let found = localMoment(first)
    return ReminderMoment(day: found.day, time: found.time)
  }

  /// The minutes by the clock between `now` and `minutes` before it; more if clocks skipped some.
  func clockMinutes(_ minutes: Int, before now: ReminderMoment) -> Int {
    let start = localMoment(seconds(of: now.day, now.time) - minutes * 60)
    let passed =
      now.day.ordinal * 1_440 + Int(now.time.minutes) - start.day.ordinal * 1_440 - Int(start.time.minutes)
    return max(minutes, passed)
  }

  /// A local moment in UTC.
  func universal(_ moment: ReminderMoment) -> ReminderMoment {
    let minutes = seconds(of: moment.day, moment.time) / 60
    let day = Day(ordinal: Int((Double(minutes) / 1_440).rounded(.down)))
    return ReminderMoment(day: day, time: ClockTime(minutes: minutes - day.ordinal * 1_440) ?? .midnight)
  }
}
