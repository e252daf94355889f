import JournalFormat

/// The first files of a journal.
struct JournalBeginning {
  /// The folder as the person names it.
  let name: String
  let now: LocalMoment
  let options: WriteOptions
  let environment: CommandEnvironment

  /// Writes settings and today’s file, or the sample, where there is nothing yet; changes no file that is there.
  ///
  /// Returns the folder, `nil` if there is none after a dry run. A new one is made when all has been asked: whoever breaks off
  /// there leaves nothing behind.
  func run(withSample: Bool) throws -> JournalFolder? {
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
    // Milestones are counted from the first entry on; in a diary that is there already, from when it was read.
    if listing.days.isEmpty, !files.isEmpty, !options.isDryRun { RunningTotal.count(0, in: folder) }
    say(beginning(files.map { folder.prefix + $0.path }, listing))
    return folder
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
    folder.warnOfInterruption(in: environment)
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
