import JournalFormat

/// Creates the first files of a journal.
struct JournalBeginning {
  /// The folder as the user named it.
  let name: String
  let now: LocalMoment
  let options: WriteOptions
  let environment: CommandEnvironment
  /// Whether it is to be the journal for folders outside any journal.
  var isUsual = false

  /// Writes settings and today’s file, or the sample, where they do not exist; changes no existing file.
  ///
  /// Returns the folder; `nil` after a dry run if it does not exist. A new folder is created only when all questions
  /// are answered, so cancelling leaves nothing behind.
  func run(withSample: Bool) throws -> JournalFolder? {
    let usual = try usualJournal()
    let folder = try environment.beginJournal(name, false)
    let listing = try folder?.listing() ?? JournalListing()
    if withSample { return try writeSample(into: folder, besides: listing) }
    var files: [JournalFileContent] = []
    var settings = JournalSettings()
    if listing.settings == nil {
      let answers = JournalQuestions(environment).answers()
      settings.language = answers.language
      files.append(JournalFileContent(path: "journal.toml", bytes: Array(answers.toml.utf8)))
    }
    if listing.days.isEmpty {
      let opening = DayFileTemplate().opening(on: now.day, parser: DayFileParser(settings: settings))
      files.append(JournalFileContent(path: JournalLayout.path(for: now.day), bytes: opening))
    }
    guard let folder = try write(files, into: folder, as: "init") else { return nil }
    // Milestones count from the first entry; for an existing diary, from when it is first read.
    if listing.days.isEmpty, !files.isEmpty, !options.isDryRun { RunningTotal.count(0, in: folder) }
    say(beginning(files.map { folder.prefix + $0.path }, listing))
    if let usual { try make(usual, isNew: listing.settings == nil) }
    return folder
  }

  /// The configuration that may name this journal as the usual one, checked before anything is written; `nil` if it names another,
  /// or cannot be read.
  ///
  /// Throws instead if this journal is to become the usual one.
  private func usualJournal() throws -> UsualJournal? {
    guard let usual = environment.usualJournal else { return nil }
    do {
      guard let named = try usual.named(), !isSame(named) else { return usual }
      guard isUsual else { return nil }
      throw CommandFailure(
        .refused,
        "‘\(usual.path)’ names ‘\(named)’ as the usual journal, so nothing was written; change that line to have this one"
      )
    } catch let failure as CommandFailure where !isUsual {
      environment.warn(failure.message)
      return nil
    }
  }

  /// Whether a folder is the one of this journal.
  private func isSame(_ folder: String) -> Bool {
    (realPath(folder) ?? folder) == (realPath(name) ?? name)
  }

  /// Names the journal as the usual one: if that is requested, or for a new one if the user agrees on a terminal.
  private func make(_ usual: UsualJournal, isNew: Bool) throws {
    guard !options.isDryRun else { return }
    guard try usual.named() == nil else {
      if isUsual { say("it is the usual journal already, by the line ‘journal = …’ in \(usual.path)") }
      return
    }
    if !isUsual {
      guard isNew, environment.inputIsInteractive else { return }
      guard JournalQuestions(environment).wantsUsual() else { return }
    }
    try usual.name(name)
    say("it is the usual journal now, by the line ‘journal = …’ in \(usual.path)")
  }

  private func beginning(_ paths: [String], _ listing: JournalListing) -> String {
    guard !paths.isEmpty else { return "this is a journal already; nothing was changed" }
    let written = "wrote " + paths.joined(separator: " and ")
    guard listing.days.isEmpty else {
      return "\(written); \(counted(listing.days.count, "day file")) found and left alone"
    }
    return "\(written); ‘journal add 08:15 porridge’ writes the first entry"
  }

  private func writeSample(into folder: JournalFolder?, besides listing: JournalListing) throws
    -> JournalFolder?
  {
    guard listing.days.isEmpty, listing.settings == nil else {
      throw CommandFailure(
        .refused,
        "there is a journal here already, and made-up days would be mixed with it; name an empty folder, as in "
          + "‘journal init --sample try’")
    }
    let files = SampleJournal.files(endingBy: now.day)
    let written = try write(files, into: folder, as: "init --sample")
    say(
      "wrote \(counted(files.count, "made-up file")) to look around in; try ‘journal recap’; ‘journal init "
        + "--clear-sample’ removes them again")
    return written
  }

  private func write(
    _ files: [JournalFileContent], into existing: JournalFolder?, as label: String
  ) throws -> JournalFolder? {
    guard !options.isDryRun else {
      let prefix = existing?.prefix ?? (name.hasSuffix("/") ? name : name + "/")
      for file in files { environment.print(terminalSafe("new file \(prefix)\(file.path)\n")) }
      return existing
    }
    guard let folder = try existing ?? environment.beginJournal(name, true), !files.isEmpty else {
      return existing
    }
    environment.warnOfInterruption(in: folder)
    try folder.transact(label) { transaction in
      for file in files where try !transaction.create(file.path, file.bytes) {
        throw CommandFailure(.refused, "‘\(file.path)’ is there already, and was left alone")
      }
    }
    return folder
  }

  private func say(_ sentence: String) {
    guard !options.quiet, !options.isDryRun else { return }
    environment.print(terminalSafe(sentence) + "\n")
  }
}

/// The settings of a new journal.
struct JournalAnswers: Hashable {
  var units = JournalSettings.Units.metric
  var firstWeekday = Weekday.monday
  /// `nil` for all languages alike.
  var language: Language?

  /// The file `journal.toml`.
  var toml: String {
    """
    # Settings of this journal. They travel with the diary; ‘journal check’ reads them, too.
    format = \(JournalSettings.knownFormat)
    \(language.map { "language = \"\($0.rawValue)\"\n" } ?? "")first_weekday = "\(firstWeekday)"
    units = "\(units.rawValue)"

    """
  }
}

/// Asks for the settings of a new journal, on a terminal only; every question can be skipped.
struct JournalQuestions {
  let environment: CommandEnvironment

  init(_ environment: CommandEnvironment) { self.environment = environment }

  func answers() -> JournalAnswers {
    var answers = JournalAnswers()
    guard environment.inputIsInteractive else { return answers }
    answers.units = ask("Units, metric or imperial? [metric] ", or: .metric, of: "metric and imperial") {
      JournalSettings.Units(rawValue: $0)
    }
    answers.firstWeekday = ask(
      "First day of the week? [monday] ", or: .monday, of: "the days of the week, such as monday and sunday"
    ) { Weekday(word: $0) }
    let languages = Language.allCases.map(\.rawValue).joined(separator: ", ")
    answers.language = ask("Language of your headings (\(languages))? [any] ", or: nil, of: languages) {
      word in
      Language.allCases.first { $0.rawValue.lowercased() == word || $0.names.contains(folded(word)) }
        .map { .some($0) }
    }
    return answers
  }

  /// Whether the new journal is to be the usual one; no without an answer.
  func wantsUsual() -> Bool {
    ask(
      "Use it from every folder that is no journal itself? [yes] ", or: true, withoutAnswer: false,
      of: "yes and no"
    ) { ["yes": true, "y": true, "no": false, "n": false][$0] }
  }

  /// Repeats the question until the answer is valid or empty; `withoutAnswer` is for an input that ended, and `usual` if it is `nil`.
  private func ask<Answer>(
    _ question: String, or usual: Answer, withoutAnswer: Answer? = nil, of choices: String,
    _ read: (String) -> Answer?
  ) -> Answer {
    while let line = environment.ask(question) {
      let word = line.lowercased().filter { !$0.isWhitespace }
      if word.isEmpty { return usual }
      if let answer = read(word) { return answer }
      environment.printError(
        terminalSafe("‘\(line)’ is none of \(choices); leave it empty for the answer in brackets.\n"))
    }
    return withoutAnswer ?? usual
  }
}

extension Language {
  /// The language's English name and its own, folded.
  fileprivate var names: [String] { ["\(self)", folded(ownName)] }
}

/// Removes the files of `init --sample` that are unchanged.
struct SampleRemoval {
  let diary: OpenDiary

  init(_ diary: OpenDiary) { self.diary = diary }

  func run() throws {
    let listing = try diary.folder.listing()
    var unread = UnreadFiles(listing, in: diary.folder)
    let marked = listing.days.filter { file in
      unread.bytes(of: file, in: diary.folder)?.firstRange(of: Array(SampleJournal.marker.utf8)) != nil
    }
    try unread.requireComplete(for: "what is made up")
    guard let last = marked.last?.day, let sample = sample(endingNear: last) else {
      throw CommandFailure(
        .negativeResult, "no file here was made by ‘journal init --sample’ and left as it was")
    }
    var removed: [String] = []
    var kept: [String] = []
    for file in sample {
      let bytes: [UInt8]
      do throws(FileProblem) {
        bytes = try diary.folder.read(JournalFile(path: file.path))
      } catch .missing {
        continue
      } catch {
        // The file is not a sample file any more.
        kept.append(file.path)
        continue
      }
      if bytes == file.bytes { removed.append(file.path) } else { kept.append(file.path) }
    }
    // An image stays if a file shows it.
    let pictures = Set(removed.filter { $0.hasPrefix("media/") })
    let shown = kept.map { try? diary.folder.read(JournalFile(path: $0)) }
    removed.removeAll { path in
      // A file that cannot be read may show any of them.
      pictures.contains(path)
        && shown.contains { $0.map { $0.firstRange(of: Array(path.dropFirst(6).utf8)) != nil } ?? true }
    }
    try diary.change("init --clear-sample") { transaction in
      for path in removed { try transaction.remove(path) }
    }
    diary.say("removed \(counted(removed.count, "made-up file"))")
    guard !kept.isEmpty else { return }
    diary.environment.warn(
      "left alone, for they were changed: \(kept.map { diary.folder.prefix + $0 }.joined(separator: ", "))")
  }

  /// The sample that the files belong to: its last days may have no file.
  private func sample(endingNear last: Day) -> [JournalFileContent]? {
    for distance in stride(from: 0, through: 28, by: 7) {
      let files = SampleJournal.files(endingBy: last.advanced(by: distance))
      let isSame = files.contains { file in
        file.path.hasSuffix(".md") && (try? diary.folder.read(JournalFile(path: file.path))) == file.bytes
      }
      if isSame { return files }
    }
    return nil
  }
}
