import JournalFormat

/// The first files of a journal.
struct JournalBeginning {
  let folder: JournalFolder
  let now: LocalMoment
  let options: WriteOptions
  let environment: CommandEnvironment

  /// Writes settings and today’s file, or the sample, where there is nothing yet; changes no file that is there.
  func run(withSample: Bool) throws {
    let listing = try folder.listing()
    if withSample { return try writeSample(besides: listing) }
    var files: [SampleFile] = []
    var settings = JournalSettings()
    if listing.settings == nil {
      let answers = JournalQuestions(environment).answers()
      settings.language = answers.language
      files.append(SampleFile(path: "journal.toml", bytes: Array(answers.toml.utf8)))
    }
    if listing.days.isEmpty {
      let opening = DayFileTemplate().opening(on: now.day, parser: DayFileParser(settings: settings))
      files.append(SampleFile(path: JournalLayout.path(for: now.day), bytes: opening))
    }
    try write(files, as: "init")
    // Milestones are counted from the first entry on; in a diary that is there already, from when it was read.
    if listing.days.isEmpty, !files.isEmpty, !options.isDryRun { RunningTotal.count(0, in: folder) }
    say(beginning(files, listing))
  }

  private func beginning(_ files: [SampleFile], _ listing: JournalListing) -> String {
    guard !files.isEmpty else { return "this is a journal already; nothing was changed" }
    let written = "wrote " + files.map { folder.prefix + $0.path }.joined(separator: " and ")
    guard listing.days.isEmpty else {
      return "\(written); \(counted(listing.days.count, "day file")) found and left alone"
    }
    return "\(written); ‘journal add 08:15 porridge’ writes the first entry"
  }

  private func writeSample(besides listing: JournalListing) throws {
    guard listing.days.isEmpty, listing.settings == nil else {
      throw CommandFailure(
        .refused,
        "there is a journal here already, and made-up days would be mixed with it; name an empty folder, as in "
          + "‘journal init --sample try’")
    }
    let files = sampleJournal(ending: now.day, isMarked: true)
    try write(files, as: "init --sample")
    say(
      "wrote \(counted(files.count, "made-up file")) to look around in; try ‘journal recap’; ‘journal init "
        + "--clear-sample’ removes them again")
  }

  private func write(_ files: [SampleFile], as label: String) throws {
    guard !files.isEmpty else { return }
    guard !options.isDryRun else {
      for file in files { environment.print(terminalSafe("new file \(folder.prefix)\(file.path)\n")) }
      return
    }
    try folder.transact(label) { transaction in
      for file in files where try !transaction.create(file.path, file.bytes) {
        throw CommandFailure(.refused, "‘\(file.path)’ is there already, and was left alone")
      }
    }
  }

  private func say(_ sentence: String) {
    guard !options.quiet, !options.isDryRun else { return }
    environment.print(terminalSafe(sentence) + "\n")
  }
}
