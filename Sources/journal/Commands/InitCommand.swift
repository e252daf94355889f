import ArgumentParser
import JournalFormat

/// `journal init`: creates a journal.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Begin a journal in a folder.",
    discussion: """
      EXAMPLES
        journal init ~/diary
        journal init --sample try
        journal init --clear-sample
        journal init --git ~/diary
        journal init --usual ~/diary

      Asks for units, the first day of the week and the language on a terminal, and whether commands in folders that are no \
      journal are to use it; elsewhere it takes the defaults. Writes journal.toml and today’s file. Day files that are there already become the journal; none of \
      them is changed. --sample fills the journal with about four months of made-up days to try things on; \
      --clear-sample removes those that are unchanged.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(
    help: ArgumentHelp("The folder; the current one if left out.", valueName: "dir"), completion: .directory)
  var folder: String?

  @Flag(help: "Fill it with about four months of made-up days.")
  var sample = false

  @Flag(help: "Remove the made-up days that are unchanged.")
  var clearSample = false

  @Flag(help: "Keep it in git: a repository, and the drivers that merge and show day files.")
  var git = false

  @Flag(help: "Make it the journal that commands use in folders that are none.")
  var usual = false

  @OptionGroup var write: WriteOptions

  func validate() throws {
    guard !sample || !clearSample else { throw ValidationError("Give either --sample or --clear-sample.") }
    guard !usual || !sample && !clearSample else {
      throw ValidationError("A sample is no usual journal; leave out --usual.")
    }
    guard !git || !clearSample else { throw ValidationError("Give either --git or --clear-sample.") }
    guard folder == nil || journal.folder == nil else { throw ValidationError("Name the folder once.") }
  }

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    if clearSample {
      var named = journal
      named.folder = folder ?? journal.folder
      return try SampleRemoval(OpenDiary(named, write, in: environment)).run()
    }
    let beginning = try JournalBeginning(
      name: folder ?? journal.folder ?? ".", now: journal.now(in: environment), options: write,
      environment: environment, isUsual: usual)
    let directory = try beginning.run(withSample: sample)
    guard git else { return }
    guard let directory else { return environment.print("make a git repository\n") }
    try RepositoryBeginning(folder: directory, options: write, environment: environment).run()
  }
}
