import ArgumentParser
import JournalFormat

/// `journal sync`: commits the diary and syncs it with other devices through git.
struct SyncCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sync",
    abstract: "Commit what changed, and exchange it with other devices through git.",
    discussion: """
      EXAMPLES
        journal sync
        journal sync --dry-run
        journal sync --install

      Commits the changes of the journal’s folder with a readable message, takes what others wrote (merged, or rebased \
      if git is configured so) and sends what is here. What is written meanwhile is kept. Without a remote, or offline, it says \
      what is waiting. Conflicts are shown, entry by entry; choose with ‘journal resolve’, then ‘journal sync’ continues. \
      Programs that only the repository’s own configuration names (hooks, filters) do not run unless ‘git config --global \
      --add journal.trust FOLDER’ allows it.
      """)

  @OptionGroup var journal: JournalOptions

  @Flag(help: "Write a timer for systemd that syncs every 15 minutes; it is not switched on.")
  var install = false

  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    if install { return try SyncTimer(diary: diary).install() }
    try DiarySync(diary).run()
  }
}
