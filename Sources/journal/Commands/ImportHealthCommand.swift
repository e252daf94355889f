import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal import health`: brings in the weights of Apple Health.
struct ImportHealthCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "health",
    abstract: "Bring in the weights of Apple Health’s export.xml.",
    discussion: """
      EXAMPLES
        journal import health apple_health_export/export.xml --dry-run
        journal import health export.xml --from 2024-01-01

      On the iPhone: Health, your picture, Export All Health Data; then unpack the archive. Each weight goes into its day’s \
      file with its time and the share of body fat; height, sex and date of birth go into [profile] of journal.toml where they \
      are missing. Nothing is brought in twice, and ‘journal undo’ takes all of it back.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The file; ‘-’ is standard input.", valueName: "file"),
    completion: .file(extensions: ["xml"]))
  var file: String

  @OptionGroup var period: WeightImportOptions

  @Flag(name: .customLong("no-profile"), help: "Leave the profile in journal.toml as it is.")
  var leavesProfile = false

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let export = try export(in: environment)
    var weights = try WeightImport(export.readings, of: period, into: diary)
    let profile = leavesProfile ? [] : profile(of: export, in: diary)
    try weights.write(
      "import health \(file)", isConfirmed: period.yes,
      with: profile.isEmpty
        ? nil
        : { transaction in
          _ = try transaction.update("journal.toml") { try Self.adding(profile, to: $0) }
        })
    report(export, weights: weights, profile: profile, in: diary)
    try weights.requireAllWritten()
  }

  /// Reads the file, and shows the progress on a terminal.
  private func export(in environment: CommandEnvironment) throws -> AppleHealthExport {
    var export = AppleHealthExport()
    let showsProgress = environment.output.isInteractive && !write.quiet
    let step = 64 << 20
    do {
      try environment.readPieces(file) { piece, before, total in
        if before == 0 { try requireXML(piece) }
        export.take(piece)
        if showsProgress, before / step != (before + piece.count) / step {
          let done = grouped((before + piece.count) >> 20)
          environment.printError("\r\(done) MB\(total.map { " of \(grouped($0 >> 20)) MB" } ?? "") read")
        }
      }
    } catch let problem as FileProblem {
      try refusing("‘\(file)’") { () throws(FileProblem) in throw problem }
    }
    if showsProgress { environment.printError("\r\u{1B}[K") }
    guard export.isHealthData else {
      throw CommandFailure(
        .refused,
        "‘\(file)’ is no export of Apple Health: it has no ‘<HealthData’; the file to name is export.xml of the unpacked archive, "
          + "not export_cda.xml; nothing was written")
    }
    guard !export.isTooLarge else {
      throw CommandFailure(
        .refused,
        "‘\(file)’ has more than 500,000 weights, which is more than are brought in; nothing was written")
    }
    return export
  }

  private func requireXML(_ piece: UnsafeRawBufferPointer) throws(CommandFailure) {
    guard piece.starts(with: [UInt8(ascii: "P"), UInt8(ascii: "K"), 3, 4]) else { return }
    throw CommandFailure(
      .refused,
      "‘\(file)’ is a ZIP archive; unpack it first, as ‘unzip \(file)’ does, and name the file in it: "
        + "‘journal import health apple_health_export/export.xml’")
  }

  // MARK: The profile

  /// The keys that the export knows and the profile lacks, with their values as TOML.
  private func profile(of export: AppleHealthExport, in diary: OpenDiary) -> [(key: String, value: String)] {
    let known = diary.settings.profile
    let height = export.height.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }
    return [
      ("sex", known.sex == nil ? export.sex.map { "\"\($0.rawValue)\"" } : nil),
      ("born", known.born == nil ? export.born.map { $0.description } : nil),
      ("height_cm", known.height == nil ? height : nil),
    ].compactMap { key, value in value.map { (key, $0) } }
  }

  /// The settings with these keys; those that would not be read there are left out.
  private static func adding(_ profile: [(key: String, value: String)], to bytes: [UInt8]?) throws -> [UInt8]
  {
    var source = SourceText(bytes ?? [])
    let before = JournalSettings.reading(source).diagnostics.count
    for (key, value) in profile {
      guard let next = try? source.setting(key, of: "profile", to: value),
        JournalSettings.reading(next).diagnostics.count <= before
      else { continue }
      source = next
    }
    return source.bytes
  }

  // MARK: What it says

  private func report(
    _ export: AppleHealthExport, weights: WeightImport, profile: [(key: String, value: String)],
    in diary: OpenDiary
  ) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    if !export.isComplete {
      diary.environment.warn(
        "‘\(file)’ ends before ‘</HealthData>’, so it was cut off; what stands in it was read; export and import once more"
      )
    }
    if export.unread > 0 {
      diary.environment.warn(
        "\(counted(export.unread, "record")) of weight \(export.unread == 1 ? "has" : "have") no date, or no weight of a person, and "
          + "\(export.unread == 1 ? "was" : "were") left out")
    }
    guard !write.quiet else { return }
    var text = weights.summary(of: name, isDryRun: write.isDryRun)
    if !profile.isEmpty {
      let names = ["sex": "sex", "born": "date of birth", "height_cm": "height"]
      let words = profile.compactMap { names[$0.key] }
      text +=
        "[profile] of journal.toml \(write.isDryRun ? "would get" : "got") \(joinedList(words)); ‘journal goal --setup’ asks for the rest.\n"
    }
    diary.environment.print(terminalSafe(text))
  }
}
