import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Where several diaries lie below` {
  @Test func `begins no further one beside them`() throws {
    try withTemporaryFolder { folder in
      for path in ["private/2026-03-14.md", "work/2026-03-14.md"] { try folder.write("", to: path) }
      let world = World()
      var environment = world.environment
      let journal = JournalDirectory(path: folder.path, prefix: "").folder()
      environment.openJournal = { _ in journal }
      let failure = #expect(throws: CommandFailure.self) {
        try AddCommand.parse(["soup"]).run(in: environment)
      }
      #expect(
        failure?.message
          == "‘private’ and ‘work’ hold day files, and none of them is said to be this journal’s, so nothing was written; "
          + "name one of them with -C, or those that belong to it with ‘folders = [\"private\"]’ in journal.toml"
      )
      let days = folder.files().filter { $0.hasSuffix(".md") }
      #expect(days.sorted() == ["private/2026-03-14.md", "work/2026-03-14.md"])
    }
  }
}
