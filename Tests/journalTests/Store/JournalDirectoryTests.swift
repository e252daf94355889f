import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `A journal's folder` {
  private func listing(_ folder: TemporaryFolder) throws -> JournalListing {
    try DirectoryScan.listing(of: folder.path)
  }

  private func link(_ folder: TemporaryFolder, _ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/" + path, withDestinationPath: target)
  }

  @Test func `is listed by day and then by path, without what holds no days`() throws {
    try withTemporaryFolder { folder in
      for path in [
        "2026/2026-03-14.md", "2025/2025-12-31.md", "2026-03-14.md", "2026/b/c/2026-01-01.txt",
        "templates/2026-01-01.md", ".trash/2026-01-02.md", "recaps/2026-01-01.md", "notes.md", "habits.md",
        "tasks.md", "journal.toml",
      ] { try folder.write("", to: path) }
      let found = try listing(folder)
      #expect(
        found.days.map(\.path) == [
          "2025/2025-12-31.md", "2026/b/c/2026-01-01.txt", "2026-03-14.md", "2026/2026-03-14.md",
        ])
      #expect(found.settings?.path == "journal.toml")
      #expect(found.habits?.path == "habits.md")
      #expect(found.tasks?.path == "tasks.md")
      #expect(found.problems.isEmpty)
    }
  }

  @Test func `gives the files of a period by their names`() throws {
    let days = (1...31).compactMap { Day(year: 2026, month: 3, day: $0) }
    let listing = JournalListing(days: days.map { JournalFile(path: "\($0).md", day: $0) })
    #expect(
      listing.days(in: days[9]...days[11]).map(\.path) == ["2026-03-10.md", "2026-03-11.md", "2026-03-12.md"])
    #expect(listing.days(in: days[0].advanced(by: -9)...days[0].advanced(by: -2)).isEmpty)
    #expect(listing.days(in: nil).count == 31)
  }

  @Test func `gives the files of a period without a look into folders named for other years or months`()
    throws
  {
    try withTemporaryFolder { folder in
      let inside = [
        "2026-03-14.md", "2026/2026-03-01.md", "2026/03-March/2026-03-02.md", "2026/03/03.md",
        "2026/2026-03/2026-03-04.md", "2026/spring/2026-03-05.md", "2026-W11/2026-03-06.md",
      ]
      for path in inside + ["2026-04-01.md", "2026/2026-02-28.md", "habits.md", "tasks.md", "journal.toml"] {
        try folder.write("", to: path)
      }
      // What lies here would be found if anybody looked.
      for path in ["2025", "2026/02", "2026/04-April", "2026/2026-02", "2026_05"] {
        try folder.write("", to: path + "/2026-03-31.md")
        try folder.write("", to: path + "/2026-03-30.md/x")
      }
      let march = try #require(Day("2026-03-01"))...#require(Day("2026-03-31"))
      let found = try DirectoryScan.listing(of: folder.path, days: march)
      #expect(found.days.map(\.path).sorted() == inside.sorted())
      #expect(found.problems.isEmpty)
      #expect(found.settings?.path == "journal.toml")
      #expect(found.habits?.path == "habits.md")
      #expect(found.tasks?.path == "tasks.md")
      #expect(found.recaps.isEmpty)
    }
  }

  @Test func `names what is no file, and serves the rest`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "2026/2026-03-14.md")
      try folder.write("", to: "2026/2026-02-30.md")
      try FileManager.default.createDirectory(
        atPath: folder.path + "/2026/2026-03-17.md", withIntermediateDirectories: true)
      try FileManager.default.createDirectory(
        atPath: folder.path + "/journal.toml", withIntermediateDirectories: true)
      #expect(mkfifo(folder.path + "/2026/2026-03-15.md", 0o600) == 0)
      #expect(mkfifo(folder.path + "/2026/pipe", 0o600) == 0)
      try link(folder, "2026/2026-03-16.md", to: "/etc/hostname")
      try link(folder, "2026/2026-03-18.md", to: "nowhere")
      let found = try listing(folder)
      #expect(found.days.map(\.path) == ["2026/2026-03-14.md"])
      #expect(
        found.problems.map { "\($0.path) \($0.diagnostics.map(\.code.rawValue).joined())" } == [
          "2026/2026-02-30.md impossible-date", "2026/2026-03-15.md not-a-regular-file",
          "2026/2026-03-16.md not-a-regular-file", "2026/2026-03-17.md not-a-regular-file",
          "2026/2026-03-18.md not-a-regular-file", "journal.toml not-a-regular-file",
        ])
    }
  }

  @Test func `names a link that stands for a folder of days elsewhere`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "2025/2025-12-31.md")
      try link(folder, "2026", to: "/nowhere/2026")
      try link(folder, "older", to: "/usr")
      try link(folder, "latest", to: "2025")
      try link(folder, ".hidden", to: "/nowhere")
      try link(folder, "page.txt", to: "/nowhere")
      let found = try listing(folder)
      #expect(found.days.map(\.path) == ["2025/2025-12-31.md"])
      #expect(
        found.problems.map { "\($0.path) \($0.unreadReason ?? "")" } == [
          "2026 it is a link that leads out of the journal or to nothing",
          "older it is a link that leads out of the journal or to nothing",
        ])
    }
  }

  @Test func `names what stands in the place of a recap`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "recaps/2026-W10.md")
      try folder.write("", to: "recaps/2026-W11.md/inner.md")
      #expect(mkfifo(folder.path + "/recaps/2026-W12.md", 0o600) == 0)
      #expect(symlink("2026-W10.md", folder.path + "/recaps/2026-W13.md") == 0)
      #expect(symlink("/dev/null", folder.path + "/recaps/2026-W14.md") == 0)
      let found = try listing(folder)
      #expect(found.recaps.map(\.path) == ["recaps/2026-W10.md", "recaps/2026-W13.md"])
      #expect(found.recapProblems.map(\.path) == ["11", "12", "14"].map { "recaps/2026-W\($0).md" })
      #expect(
        found.recapProblems.map(\.problem) == [.notRegular("a folder"), .notRegular("a pipe"), .linkLeadsOut])
    }
    try withTemporaryFolder { folder in
      #expect(try listing(folder).recapProblems.isEmpty)
      try folder.write("", to: "recaps")
      #expect(try listing(folder).recapProblems.map(\.path) == ["recaps"])
    }
  }

  @Test func `reads a link inside it, once, and follows no link to a folder`() throws {
    try withTemporaryFolder { folder in
      try folder.write("- a\n", to: "2026/2026-03-14.md")
      try folder.write("- b\n", to: "inbox/today.md")
      try link(folder, "2026/2026-03-15.md", to: "../inbox/today.md")
      try link(folder, "2026-03-14.md", to: "2026/2026-03-14.md")
      try link(folder, "2026/loop", to: "..")
      let found = try listing(folder)
      #expect(found.days.map(\.path) == ["2026/2026-03-14.md", "2026/2026-03-15.md"])
      let reader = FolderReader(root: folder.path)
      #expect(try found.days.map { try reader.bytes(of: $0) } == [Array("- a\n".utf8), Array("- b\n".utf8)])
    }
  }

  @Test func `misses a file in a folder that is not there`() throws {
    try withTemporaryFolder { folder in
      let reader = FolderReader(root: folder.path)
      #expect(throws: FileProblem.missing) { try reader.bytes(of: JournalFile(path: "2026/2026-03-14.md")) }
    }
  }

  @Test func `may have names that are not UTF-8`() throws {
    try withTemporaryFolder { folder in
      let name: [UInt8] = Array(folder.path.utf8) + Array("/caf".utf8) + [0xE9]
      let made = cString(name) { mkdir($0, 0o700) }
      try #require(made == 0)
      let opened = cString(name + Array("/2026-03-14.md".utf8)) { open($0, O_CREAT | O_WRONLY, 0o600) }
      try #require(opened >= 0)
      close(opened)
      let found = try listing(folder)
      #expect(found.days.map(\.path) == ["caf\u{FFFD}/2026-03-14.md"])
      #expect(try found.days.map { try FolderReader(root: folder.path).bytes(of: $0) } == [[]])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to root"))
  func `names what may not be read, and serves the rest`() throws {
    try withTemporaryFolder { folder in
      for path in ["2026/2026-03-13.md", "2026/2026-03-14.md", "closed/2026-03-15.md"] {
        try folder.write("", to: path)
      }
      try #require(chmod(folder.path + "/2026/2026-03-13.md", 0) == 0)
      try #require(chmod(folder.path + "/closed", 0) == 0)
      defer { chmod(folder.path + "/closed", 0o700) }
      let loaded = try JournalLoader(JournalDirectory(path: folder.path, prefix: "").folder()).load()
      #expect(loaded.journal.days.map(\.path) == ["2026/2026-03-14.md"])
      #expect(
        loaded.journal.unread == [
          Journal.UnreadFile(path: "closed", reason: "it cannot be read: permission denied"),
          Journal.UnreadFile(path: "2026/2026-03-13.md", reason: "it cannot be read: permission denied"),
        ])
    }
  }

  @Test func `has a floor`() throws {
    try withTemporaryFolder { folder in
      let deep = Array(repeating: "d", count: 70).joined(separator: "/")
      try folder.write("", to: deep + "/2026-03-14.md")
      let found = try listing(folder)
      #expect(found.days.isEmpty)
      #expect(found.problems.map { $0.diagnostics.map(\.code) } == [[.unreadableFile]])
    }
  }

  @Test(arguments: [FileBounds.text.bytes + 1, FileReading.sizeLimit + 1])
  func `is not served a file that is too large`(size: Int) throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "2026-03-14.md")
      try #require(truncate(folder.path + "/2026-03-14.md", off_t(size)) == 0)
      let loader = try JournalLoader(JournalDirectory(path: folder.path, prefix: "").folder())
      let loaded = loader.load()
      #expect(loaded.findings.map { $0.diagnostics.map(\.code) } == [[.fileTooLarge]])
      #expect(loaded.journal.unread.map(\.path) == ["2026-03-14.md"])
      #expect(loaded.journal.days.isEmpty)
    }
  }

  @Test func `names a page that is too large, which may be the log of many years`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "2026-03-14.md")
      try folder.write("", to: "food-log.md")
      try #require(truncate(folder.path + "/food-log.md", off_t(FileBounds.text.bytes + 1)) == 0)
      let loader = try JournalLoader(JournalDirectory(path: folder.path, prefix: "").folder())
      let findings = UnreadDays(loader).findings
      #expect(findings.map(\.path) == ["food-log.md"])
      #expect(
        findings.flatMap(\.diagnostics).map(\.message) == [
          "this file is too large to be looked into; if it is a food log, ‘journal import log food-log.md’ makes day files of it"
        ])
    }
  }

  @Test func `is not served a file of more lines than are read`() throws {
    try withTemporaryFolder { folder in
      let full = "## Lunch\n" + String(repeating: "- tea\n", count: FileBounds.text.lines - 1)
      try folder.write(full, to: "2026-03-14.md")
      try folder.write(full + "- tea\n", to: "2026-03-15.md")
      let loaded = try JournalLoader(JournalDirectory(path: folder.path, prefix: "").folder()).load()
      #expect(loaded.journal.days.map(\.entries.count) == [FileBounds.text.lines - 1])
      #expect(
        loaded.journal.unread == [
          Journal.UnreadFile(
            path: "2026-03-15.md", reason: "it is too large: it has more than 150,000 lines and list markers")
        ])
    }
  }

  @Test func `is served a picture that is larger than any text`() throws {
    try withTemporaryFolder { folder in
      try folder.write(String(repeating: "\n", count: FileBounds.text.bytes + 1), to: "media/a.jpg")
      let journal = JournalDirectory(path: folder.path, prefix: "").folder()
      #expect(try journal.read(JournalFile(path: "media/a.jpg")).count == FileBounds.text.bytes + 1)
    }
  }
}

@Suite struct `The search for the journal` {
  private func find(
    _ here: String, folder: String? = nil, _ variables: [String: String] = [:]
  ) throws -> JournalDirectory {
    try JournalDirectory.find(folder: folder, workingFolder: here) { variables[$0] }
  }

  @Test func `takes the folder it is given, then the variable's`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "journal.toml")
      try folder.write("", to: "other/2026-03-14.md")
      let named = try find(folder.path, folder: "other", ["JOURNAL_DIR": folder.path])
      #expect(named == JournalDirectory(path: folder.path + "/other", prefix: "other/"))
      let variable = try find("/", ["JOURNAL_DIR": folder.path + "/other"])
      #expect(variable.path == folder.path + "/other")
      #expect(throws: CommandFailure.self) { try find(folder.path, folder: "gone") }
      #expect(throws: CommandFailure.self) { try find(folder.path, folder: "journal.toml") }
    }
  }

  @Test func `looks upwards for journal.toml`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "journal.toml")
      try folder.write("", to: "2026/03/2026-03-14.md")
      let found = try find(folder.path + "/2026/03")
      #expect(found == JournalDirectory(path: folder.path, prefix: "../../"))
    }
  }

  @Test(arguments: ["diary", "diary/2026", "diary/2026/03", "diary/2026/2026-03", "diary/2026/03-March"])
  func `takes a folder of day files, above those of a year or a month`(here: String) throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: here + "/2026-03-14.md")
      let found = try find(folder.path + "/" + here)
      #expect(found.path == folder.path + "/diary")
      #expect(found.prefix == String(repeating: "../", count: here.split(separator: "/").count - 1))
    }
  }

  @Test(arguments: [
    (
      ["diary/2026-03-14.md", "work/journal.toml"],
      "‘diary’ and ‘work’ are journals: ‘journal -C diary’ reads one"
    ),
    (
      ["notes/diary/2026/03/2026-03-14.md", "a/b/c/2026-03-14.md"],
      "‘notes/diary’ is a journal: ‘journal -C notes/diary’"
    ),
    (
      ["templates/2026-03-14.md", ".trash/2026-03-14.md", "a.md"],
      "name one with -C or $JOURNAL_DIR, begin one here"
    ),
  ])
  func `takes no journal that lies below, and names it`(paths: [String], remedy: String) throws {
    try withTemporaryFolder { folder in
      for path in paths { try folder.write("", to: path) }
      let failure = try #require(throws: CommandFailure.self) { try find(folder.path) }
      #expect(failure.message.contains("years; " + remedy))
    }
  }

  @Test func `leaves out a journal of its own that lies in one`() throws {
    try withTemporaryFolder { folder in
      for path in [
        "journal.toml", "2026/2026-03-14.md", "work/journal.toml", "work/2026/2026-03-15.md", "work/tasks.md",
      ] {
        try folder.write("", to: path)
      }
      let found = try DirectoryScan.listing(of: folder.path)
      #expect(found.days.map(\.path) == ["2026/2026-03-14.md"])
      #expect(found.journals == ["work"])
      #expect(try find(folder.path + "/work/2026").path == folder.path + "/work")
    }
  }

  @Test(
    arguments: [
      (["2026/2026-03-14.md", "work/2026/2026-03-14.md"], [], ["2026/2026-03-14.md"], ["work"]),
      (
        ["2026/2026-03-14.md", "work/2026-03-15.md", "work/old/2026-03-15.md"], [], ["2026/2026-03-14.md"],
        ["work", "work/old"]
      ),
      (["2026-03-14.md", "2025-W11/2026-03-13.md"], [], ["2025-W11/2026-03-13.md", "2026-03-14.md"], []),
      (
        ["March/2026-03-14.md", "Februar 2026/2026-02-13.md"], [],
        ["Februar 2026/2026-02-13.md", "March/2026-03-14.md"], []
      ),
      (
        ["daily/2026/03/14.md", "daily/archive/2026-03-13.md"], [], ["daily/2026/03/14.md"], ["daily/archive"]
      ),
      (
        ["2026-03-14.md", "archive/old/2026-03-13.md", "work/2026-03-14.md"], ["archive/"],
        ["archive/old/2026-03-13.md", "2026-03-14.md"], ["work"]
      ),
    ] as [([String], [String], [String], [String])])
  func `reads no diary together with another that lies below it`(
    paths: [String], named: [String], days: [String], others: [String]
  ) throws {
    try withTemporaryFolder { folder in
      for path in paths { try folder.write("", to: path) }
      try folder.write("folders = \(named)\n", to: "journal.toml")
      let found = try DirectoryScan.listing(of: folder.path)
      #expect(found.days.map(\.path) == days)
      #expect(found.diaries == others)
      #expect(found.problems.isEmpty)
      // Nor where only days are wanted that the journal itself does not have.
      let next = try #require(Day("2026-03-15"))
      #expect(try DirectoryScan.listing(of: folder.path, days: next...next).days.isEmpty)
    }
  }

  @Test func `reads none of two diaries where neither is said to be the journal's`() throws {
    try withTemporaryFolder { folder in
      for path in ["private/2026-03-14.md", "work/2026-03-14.md"] { try folder.write("", to: path) }
      let day = try #require(Day("2026-03-14"))
      for days in [nil, day...day] {
        let found = try DirectoryScan.listing(of: folder.path, days: days)
        #expect(found.days.isEmpty)
        #expect(
          found.problems.map { "\($0.path): \($0.unreadReason ?? "")" } == [
            "private: it holds day files, and so does ‘work’: two diaries are not read as one",
            "work: it holds day files, and so does ‘private’: two diaries are not read as one",
          ])
      }
    }
  }

  @Test func `comes to the user's own configuration last`() throws {
    try withTemporaryFolder { folder in
      try folder.write("", to: "home/diary/2026-03-14.md")
      try folder.write("journal = \"~/diary\"\n", to: "home/.config/journal/config.toml")
      try folder.write("", to: "elsewhere/notes.md")
      let home = folder.path + "/home"
      let found = try find(folder.path + "/elsewhere", ["HOME": home])
      #expect(found == JournalDirectory(path: home + "/diary", prefix: home + "/diary/"))
      let failure = #expect(throws: CommandFailure.self) { try find(folder.path + "/elsewhere") }
      #expect(failure?.status == .refused)
      #expect(failure?.message.contains("‘journal init’") == true)
    }
  }
}
