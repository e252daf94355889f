import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `A new file` {
  private func mode(_ journal: TestJournal, _ path: String) -> String {
    var status = stat()
    guard lstat(journal.folder.path + "/" + path, &status) == 0 else { return "missing" }
    return String(status.st_mode & 0o777, radix: 8)
  }

  private func make(_ journal: TestJournal, _ path: String, _ mode: mode_t) throws {
    try journal.folder.write("x\n", to: path)
    try #require(chmod(journal.folder.path + "/" + path, mode) == 0)
  }

  @Test func `is the user's alone in a new journal`() throws {
    try withTemporaryFolder { outer in
      let path = outer.path + "/a/diary"
      #expect(try JournalDirectory.make(path + "/"))
      #expect(try JournalDirectory.make(path) == false)
      let changes = JournalChanges(path: path)
      try changes.transact("init") { transaction in
        _ = try transaction.create("journal.toml", [])
        _ = try transaction.create("2026/2026-03-14.md", [])
      }
      var status = stat()
      for (name, mode) in [
        ("", 0o700), ("/journal.toml", 0o600), ("/2026", 0o700), ("/2026/2026-03-14.md", 0o600),
      ] as [(String, mode_t)] {
        try #require(stat(path + name, &status) == 0)
        #expect(status.st_mode & 0o777 == mode, "\(name)")
      }
      #expect(throws: CommandFailure.self) { try JournalDirectory.make(path + "/journal.toml") }
      #expect(throws: CommandFailure.self) { try JournalDirectory.make(path + "/journal.toml/x") }
    }
  }

  @Test func `takes the mode of the newest day file beside it`() throws {
    try withJournal { journal in
      try #require(chmod(journal.folder.path, 0o755) == 0)
      try make(journal, "2026/2026-03-12.md", 0o644)
      try make(journal, "2026/2026-03-13.md", 0o660)
      try make(journal, "2026/zzz.md", 0o600)
      try journal.add("oats", to: "2026/2026-03-14.md")
      #expect(mode(journal, "2026/2026-03-14.md") == "660")
      try journal.add("oats", to: "2026-03-15.md")
      #expect(mode(journal, "2026-03-15.md") == "644")
    }
  }

  @Test func `takes that of the newest day file of the year before on New Year's Day`() throws {
    try withJournal { journal in
      try #require(chmod(journal.folder.path, 0o755) == 0)
      try make(journal, "2025/2025-12-31.md", 0o644)
      try make(journal, "2026/2026-12-31.md", 0o600)
      try make(journal, "media/2026-12-31.jpg", 0o644)
      try journal.add("oats", to: "2027/2027-01-01.md")
      #expect(mode(journal, "2027/2027-01-01.md") == "600")
      try journal.add("", to: "journal.toml")
      #expect(mode(journal, "journal.toml") == "600")
    }
  }

  @Test func `is as open as its folder and the settings elsewhere, and never closed to the user`() throws {
    try withJournal { journal in
      try #require(chmod(journal.folder.path, 0o755) == 0)
      try journal.add("", to: "notes.txt")
      #expect(mode(journal, "notes.txt") == "644")
      try make(journal, "journal.toml", 0o640)
      try journal.add("", to: "recaps/2026-W11.md")
      #expect(mode(journal, "recaps/2026-W11.md") == "640")
      try make(journal, "2026/2026-03-12.md", 0o444)
      try journal.add("", to: "2026/2026-03-13.md")
      #expect(mode(journal, "2026/2026-03-13.md") == "644")
    }
  }

  @Test(.enabled(if: geteuid() == 0, "only root may give files away"))
  func `takes the group of the newest day file beside it`() throws {
    try withJournal { journal in
      try make(journal, "2026/2026-03-12.md", 0o660)
      try #require(chown(journal.folder.path + "/2026/2026-03-12.md", uid_t.max, 1) == 0)
      try journal.add("oats", to: "2026/2026-03-14.md")
      var status = stat()
      try #require(stat(journal.folder.path + "/2026/2026-03-14.md", &status) == 0)
      #expect(status.st_gid == 1)
      #expect(mode(journal, "2026/2026-03-14.md") == "660")
    }
  }
}
