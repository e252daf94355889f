import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Writing a file` {
  private func update(_ folder: TemporaryFolder, _ path: String, _ text: String) throws -> WriteOutcome {
    try JournalChanges(path: folder.path).update(path) { _ in Array(text.utf8) }
  }

  private func mode(_ folder: TemporaryFolder, _ path: String) -> mode_t {
    var status = stat()
    return lstat(folder.path + "/" + path, &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  /// Everything there is but the program's own folder.
  private func files(_ folder: TemporaryFolder) -> [String] {
    folder.files().filter { $0 != ".journal/.gitignore" }
  }

  @Test func `makes a new one with its folders, and leaves nothing else behind`() throws {
    try withTemporaryFolder { folder in
      try #require(chmod(folder.path, 0o700) == 0)
      #expect(try update(folder, "recaps/2026/a.md", "one\n") == .created)
      #expect(try folder.text(of: "recaps/2026/a.md") == "one\n")
      #expect(mode(folder, "recaps/2026/a.md") == 0o600)
      #expect(mode(folder, "recaps") == 0o700)
      #expect(mode(folder, ".journal") == 0o700)
      #expect(try folder.text(of: ".journal/.gitignore") == "*\n")
      #expect(files(folder) == ["recaps/2026/a.md"])
    }
  }

  @Test func `replaces one and keeps its mode`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "a.md")
      try #require(chmod(folder.path + "/a.md", 0o640) == 0)
      #expect(try update(folder, "a.md", "two\n") == .replaced)
      #expect(try folder.text(of: "a.md") == "two\n")
      #expect(mode(folder, "a.md") == 0o640)
      #expect(files(folder) == ["a.md"])
    }
  }

  @Test func `does not touch one that holds these bytes already`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "a.md")
      var before = stat()
      try #require(stat(folder.path + "/a.md", &before) == 0)
      #expect(try update(folder, "a.md", "one\n") == .unchanged)
      var after = stat()
      try #require(stat(folder.path + "/a.md", &after) == 0)
      #expect(before.st_ino == after.st_ino)
    }
  }

  @Test func `starts again on the newer text if an editor saves in between`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "a.md")
      var seen: [String] = []
      let outcome = try JournalChanges(path: folder.path).update("a.md") { old in
        seen.append(String(decoding: old ?? [], as: UTF8.self))
        if seen.count == 1 { try folder.write("edited\n", to: "a.md") }
        return (old ?? []) + Array("more\n".utf8)
      }
      #expect(outcome == .replaced)
      #expect(seen == ["one\n", "edited\n"])
      #expect(try folder.text(of: "a.md") == "edited\nmore\n")
      #expect(files(folder) == ["a.md"])
    }
  }

  @Test func `does not clobber one that came to be meanwhile, nor miss one that went away`() throws {
    try withTemporaryFolder { folder in
      var count = 0
      _ = try JournalChanges(path: folder.path).update("a.md") { old in
        count += 1
        if count == 1 { try folder.write("theirs\n", to: "a.md") }
        return (old ?? []) + Array("ours\n".utf8)
      }
      #expect(try folder.text(of: "a.md") == "theirs\nours\n")
      count = 0
      let outcome = try JournalChanges(path: folder.path).update("a.md") { old in
        count += 1
        if count == 1 { try FileManager.default.removeItem(atPath: folder.path + "/a.md") }
        return (old ?? []) + Array("again\n".utf8)
      }
      #expect(outcome == .created)
      #expect(try folder.text(of: "a.md") == "again\n")
      #expect(files(folder) == ["a.md"])
    }
  }

  @Test func `gives up politely if somebody saves all the time`() throws {
    try withTemporaryFolder { folder in
      try folder.write("0", to: "a.md")
      var count = 0
      let failure = #expect(throws: CommandFailure.self) {
        try JournalChanges(path: folder.path).update("a.md") { _ in
          count += 1
          try folder.write("\(count)", to: "a.md")
          return Array("ours".utf8)
        }
      }
      #expect(failure?.status == .busy)
      #expect(try folder.text(of: "a.md") == "\(count)")
      #expect(files(folder) == ["a.md"])
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to the superuser"))
  func `refuses a file that others may write and its owner may not`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "a.md")
      try #require(chmod(folder.path + "/a.md", 0o464) == 0)
      let failure = #expect(throws: CommandFailure.self) { try update(folder, "a.md", "two\n") }
      #expect(failure?.message == "‘a.md’ may not be changed by you: permission denied; nothing was changed")
      #expect(try folder.text(of: "a.md") == "one\n")
    }
  }

  @Test func `refuses what is marked read-only, leads out, or is no file`() throws {
    try withTemporaryFolder { outside in
      try withTemporaryFolder { folder in
        try outside.write("theirs\n", to: "x.md")
        try folder.write("one\n", to: "locked.md")
        try #require(chmod(folder.path + "/locked.md", 0o444) == 0)
        try #require(symlink(outside.path + "/x.md", folder.path + "/out.md") == 0)
        try #require(symlink(outside.path, folder.path + "/outside") == 0)
        try #require(symlink("loop.md", folder.path + "/loop.md") == 0)
        try #require(mkfifo(folder.path + "/pipe.md", 0o600) == 0)
        for path in [
          "locked.md", "out.md", "outside/x.md", "loop.md", "pipe.md", "../x.md", "/x.md", "a//b", ".",
        ] {
          let failure = #expect(throws: CommandFailure.self, "\(path)") { try update(folder, path, "two\n") }
          #expect(failure?.status == .refused, "\(path)")
        }
        #expect(try folder.text(of: "locked.md") == "one\n")
        #expect(try outside.text(of: "x.md") == "theirs\n")
        #expect(outside.files() == ["x.md"])
      }
    }
  }

  @Test func `writes through a link inside the journal`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "store/real.md")
      try #require(symlink("store/real.md", folder.path + "/a.md") == 0)
      try #require(symlink("store", folder.path + "/recaps") == 0)
      #expect(try update(folder, "a.md", "two\n") == .replaced)
      #expect(try update(folder, "recaps/new.md", "new\n") == .created)
      #expect(try folder.text(of: "store/real.md") == "two\n")
      #expect(try folder.text(of: "store/new.md") == "new\n")
      #expect(mode(folder, "store/real.md") & 0o600 == 0o600)
    }
  }

  @Test func `works beside the target where the program can have no folder of its own`() throws {
    try withTemporaryFolder { folder in
      try folder.write("not a folder", to: ".journal")
      try folder.write("one\n", to: "a.md")
      #expect(try update(folder, "a.md", "two\n") == .replaced)
      #expect(try update(folder, "b.md", "new\n") == .created)
      #expect(folder.files() == [".journal", "a.md", "b.md"])
      #expect(try folder.text(of: "a.md") == "two\n")
    }
  }

  @Test(.enabled(if: geteuid() != 0, "nothing is closed to root"))
  func `refuses a folder that it may not write to, and changes nothing`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "closed/a.md")
      try #require(chmod(folder.path + "/closed", 0o500) == 0)
      defer { chmod(folder.path + "/closed", 0o700) }
      for path in ["closed/a.md", "closed/b.md", "closed/new/c.md"] {
        let failure = #expect(throws: CommandFailure.self) { try update(folder, path, "two\n") }
        #expect(failure?.status == .refused)
      }
      #expect(files(folder) == ["closed/a.md"])
      #expect(try folder.text(of: "closed/a.md") == "one\n")
    }
  }

  @Test func `works through a name beside the target`() throws {
    try withTemporaryFolder { folder in
      try folder.write("one\n", to: "a.md")
      let opened = open(folder.path, O_RDONLY | O_DIRECTORY)
      try #require(opened >= 0)
      let place = AtomicWrite.Folder(descriptor: Descriptor(opened), prefix: AtomicWrite.besidePrefix)
      let write = AtomicWrite(
        shownPath: "a.md", target: AtomicWrite.Target(folder: place, name: Array("a.md".utf8)), stage: place,
        newFile: { AtomicWrite.NewFile(mode: 0o600, group: nil) }, patience: Patience())
      let staged = try write.stageNamed(Array("two\n".utf8), like: nil)
      #expect(folder.files().count == 2)
      #expect(try write.renamePlainly(staged, over: nil, keeping: nil) == false)
      #expect(try folder.text(of: "a.md") == "one\n")
      #expect(folder.files() == ["a.md"])
    }
  }
}

@Suite struct `Writing where --output says` {
  private func write(_ text: String, _ path: String, journal: TemporaryFolder) throws {
    try NamedFile.write(Array(text.utf8), to: path, journal: journal.path)
  }

  @Test func `replaces a file outside the journal, also through a link`() throws {
    try withTemporaryFolder { outside in
      try withTemporaryFolder { folder in
        try write("one", outside.path + "/a.txt", journal: folder)
        try #require(symlink("a.txt", outside.path + "/link.txt") == 0)
        try write("two", outside.path + "/link.txt", journal: folder)
        #expect(try outside.text(of: "a.txt") == "two")
        #expect(outside.files() == ["a.txt", "link.txt"])
        #expect(folder.files() == [])
      }
    }
  }

  @Test func `never overwrites the diary itself`() throws {
    try withTemporaryFolder { folder in
      for path in ["2026/2026-03-14.md", "journal.toml", "habits.md", "tasks.md", "foods.md"] {
        try folder.write("mine\n", to: path)
        let failure = #expect(throws: CommandFailure.self) {
          try write("two", folder.path + "/" + path, journal: folder)
        }
        #expect(failure?.status == .refused)
        #expect(try folder.text(of: path) == "mine\n")
      }
      try write("new", folder.path + "/entries.csv", journal: folder)
      #expect(try folder.text(of: "entries.csv") == "new")
    }
  }

  @Test func `never overwrites what a person wrote in the journal`() throws {
    let region = "<!-- journal begin recap 2026-W08 -->\na\n<!-- journal end -->\n"
    try withTemporaryFolder { folder in
      for path in ["recaps/2026-W08.md", "reports/food.md", "notes.md", "notes.txt", "media/walk.csv"] {
        try folder.write(region + "\nMine.\n", to: path)
        let failure = #expect(throws: CommandFailure.self) {
          try write("two", folder.path + "/" + path, journal: folder)
        }
        #expect(
          failure
            == CommandFailure(
              .refused,
              "\(folder.path)/\(path):5:1: this file of the journal holds what this program may not have written, so "
                + "nothing was written; name another file, or remove this one first"))
        #expect(try folder.text(of: path) == region + "\nMine.\n")
      }
    }
  }

  @Test(arguments: [
    ("recaps/2026-W08.md", "<!-- journal begin recap 2026-W08 -->\na\n<!-- journal end -->\n"),
    ("notes.md", ""), ("entries.csv", "day,words\n"), ("reports/week.html", "<!doctype html>\n"),
    ("o.ics", "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//journal//journal remind//EN\r\nEND:VCALENDAR\r\n"),
  ])
  func `replaces what a program wrote in the journal`(path: String, old: String) throws {
    try withTemporaryFolder { folder in
      try folder.write(old, to: path)
      try write("two", folder.path + "/" + path, journal: folder)
      #expect(try folder.text(of: path) == "two")
    }
  }

  @Test func `sees the diary behind a link`() throws {
    try withTemporaryFolder { outside in
      try withTemporaryFolder { folder in
        try folder.write("- Lunch: soup\n", to: "2026/2026-03-14.md")
        for link in [outside.path + "/link.md", folder.path + "/link.md"] {
          try #require(symlink(folder.path + "/2026/2026-03-14.md", link) == 0)
          let failure = #expect(throws: CommandFailure.self) { try write("two", link, journal: folder) }
          #expect(failure?.status == .refused)
          #expect(try folder.text(of: "2026/2026-03-14.md") == "- Lunch: soup\n")
        }
      }
    }
  }

  @Test(arguments: ["/", "/.", "/gone/a.txt"])
  func `refuses what is no file`(path: String) throws {
    try withTemporaryFolder { folder in
      let failure = #expect(throws: CommandFailure.self) {
        try write("x", folder.path + path, journal: folder)
      }
      #expect(failure?.status == .refused)
    }
  }

  @Test func `pours into what is not a regular file`() throws {
    try withTemporaryFolder { folder in try write("x", "/dev/null", journal: folder) }
  }
}
