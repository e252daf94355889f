import ArgumentParser
import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal init` {
  static let settings = """
    # Settings of this journal. They travel with the diary; ‘journal check’ reads them, too.
    format = 1
    first_weekday = "monday"
    units = "metric"

    """

  private func begin(_ world: World, _ arguments: String...) throws {
    try InitCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `writes settings and today's file`() throws {
    let world = World()
    try begin(world)
    #expect(world.paths == ["2026/2026-03-14.md", "journal.toml"])
    #expect(world.text(of: "journal.toml") == Self.settings)
    #expect(world.text(of: "2026/2026-03-14.md") == "# Saturday, 14 March 2026\n")
    #expect(
      world.printed
        == "wrote journal.toml and 2026/2026-03-14.md; ‘journal add 08:15 porridge’ writes the first entry\n")
    try begin(world)
    #expect(world.printed.hasSuffix("this is a journal already; nothing was changed\n"))
  }

  @Test func `asks on a terminal, and again where an answer is not understood`() throws {
    let world = World(answers: ["imperial", "someday", "sunday", "DE"])
    try begin(world)
    let settings = try #require(world.text(of: "journal.toml"))
    #expect(
      settings.hasSuffix(
        "language = \"de\"\nfirst_weekday = \"sunday\"\nunits = \"imperial\"\n"
      ))
    let read = JournalSettings.reading(SourceText(settings))
    #expect(read.diagnostics == [])
    #expect(read.settings.language == .german)
    // A title in another language than the settings' would be the pattern for the days to come.
    #expect(world.text(of: "2026/2026-03-14.md") == "# 2026-03-14\n")
  }

  @Test(arguments: [("Deutsch", "de"), ("japanese", "ja"), ("Français", "fr")])
  func `understands languages by name`(language: String, code: String) throws {
    let world = World(answers: ["", "", language])
    try begin(world)
    #expect(try #require(world.text(of: "journal.toml")).contains("language = \"\(code)\"\n"))
  }

  @Test func `names the choices where an answer is none of them`() throws {
    let world = World(answers: ["feet", "", "someday", "", ""])
    try begin(world)
    #expect(
      world.complained.contains(
        "‘feet’ is none of metric and imperial; leave it empty for the answer in brackets.\n"))
    #expect(
      world.complained.contains("‘someday’ is none of the days of the week, such as monday and sunday;"))
  }

  /// What happens to the configuration `text` when a journal is begun in a folder of its own, with answers on a terminal.
  private func configuration(_ text: String?, _ arguments: [String], answers: [String]?) throws -> (
    text: String?, printed: String, failure: CommandFailure?
  ) {
    try withTemporaryFolder { folder in
      if let text { try folder.write(text, to: "config/journal/config.toml") }
      let world = World(answers: answers)
      var environment = world.environment
      environment.beginJournal = {
        try JournalDirectory.begin(folder: "\(folder.path)/\($0)", makes: $1)?.folder()
      }
      let home = folder.path + "/config"
      var usual = UsualJournal.configured { $0 == "XDG_CONFIG_HOME" ? home : nil }
      let name = usual.name
      usual.name = { try name("\(folder.path)/\($0)") }
      environment.usualJournal = usual
      var failure: CommandFailure?
      do { try InitCommand.parse(["diary"] + arguments).run(in: environment) } catch let error
        as CommandFailure
      { failure = error }
      let bytes = try? folder.bytes(of: "config/journal/config.toml")
      let place = try #require(realPath(folder.path))
      func shown(_ text: String) -> String {
        text.replacing(place, with: "~").replacing(folder.path, with: "~")
      }
      return (bytes.map { shown(String(decoding: $0, as: UTF8.self)) }, shown(world.printed), failure)
    }
  }

  @Test func `offers to be the usual journal`() throws {
    let taken = try configuration("# mine\n", [], answers: ["", "", "", ""])
    #expect(taken.text == "journal = \"~/diary\"\n# mine\n")
    #expect(
      taken.printed.hasSuffix(
        "it is the usual journal now, by the line ‘journal = …’ in ~/config/journal/config.toml\n"))
    #expect(try configuration(nil, [], answers: ["", "", "", "no"]).text == nil)
    #expect(try configuration(nil, [], answers: ["", "", "", "maybe", "no"]).text == nil)
    #expect(
      try configuration(nil, [], answers: ["", "", "", "maybe", "Yes"]).text == "journal = \"~/diary\"\n")
    #expect(try configuration(nil, [], answers: nil).text == nil)
    #expect(try configuration(nil, ["--usual"], answers: nil).text == "journal = \"~/diary\"\n")
  }

  @Test func `leaves another usual journal as it is`() throws {
    let other = "journal = \"/elsewhere\"\n"
    #expect(try configuration(other, [], answers: ["", "", ""]).text == other)
    let asked = try configuration(other, ["--usual"], answers: nil)
    #expect(asked.text == other)
    #expect(
      asked.failure?.message.contains("names ‘/elsewhere’ as the usual journal, so nothing was written")
        == true)
    #expect(asked.printed == "")
  }

  @Test func `says where it is the usual journal already, whatever its folder is called`() throws {
    try withTemporaryFolder { folder in
      let home = folder.path + "/config"
      for name in ["diary", "diary/.", "diary/../diary"] {
        let world = World()
        var environment = world.environment
        environment.beginJournal = { try JournalDirectory.begin(folder: $0, makes: $1)?.folder() }
        environment.usualJournal = .configured { $0 == "XDG_CONFIG_HOME" ? home : nil }
        try InitCommand.parse(["\(folder.path)/\(name)", "--usual"]).run(in: environment)
        let end = name == "diary" ? "now" : "already"
        #expect(
          world.printed.contains("it is the usual journal \(end), by the line"), "\(name): \(world.printed)")
      }
    }
  }

  @Test func `begins beside a configuration that is no TOML, and says so`() throws {
    let begun = try configuration("journal = \n", [], answers: ["", "", ""])
    #expect(begun.failure == nil)
    #expect(begun.text == "journal = \n")
    #expect(begun.printed.hasPrefix("wrote "))
    let refused = try configuration("journal = \n", ["--usual"], answers: nil)
    #expect(refused.failure?.message.contains("this is not TOML") == true)
    #expect(refused.printed == "")
  }

  /// Begins a journal in a new folder on the disk; `asked` is called before each answer.
  private func begin(
    _ name: String, _ arguments: [String], in folder: TemporaryFolder, asked: @escaping @Sendable () -> Void
  ) throws -> World {
    let world = World(answers: [])
    var environment = world.environment
    environment.beginJournal = {
      try JournalDirectory.begin(folder: "\(folder.path)/\($0)", makes: $1)?.folder()
    }
    environment.ask = { _ in
      asked()
      return ""
    }
    try InitCommand.parse([name] + arguments).run(in: environment)
    return world
  }

  @Test(arguments: ["diary", "diary/"])
  func `makes its folder after the last question`(name: String) throws {
    try withTemporaryFolder { folder in
      _ = try begin(name, [], in: folder) {
        #expect((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) == [])
      }
      #expect(
        folder.files().filter { !$0.contains("/.journal/") } == [
          "diary/2026/2026-03-14.md", "diary/journal.toml",
        ])
    }
  }

  @Test func `makes no folder to show what it would write`() throws {
    try withTemporaryFolder { folder in
      let world = try begin("diary", ["--dry-run", "--git"], in: folder) {}
      #expect(
        world.printed
          == "new file diary/journal.toml\nnew file diary/2026/2026-03-14.md\nmake a git repository\n")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == [])
    }
  }

  @Test func `asks nothing where the folder cannot be made`() throws {
    try withTemporaryFolder { folder in
      let failure = #expect(throws: CommandFailure.self) {
        try begin("no/diary", [], in: folder) { Issue.record("asked") }
      }
      #expect(
        failure
          == CommandFailure(
            .refused, "the folder ‘\(folder.path)/no/diary’ cannot be made: no such file or directory"))
    }
  }

  @Test func `adopts day files as they are`() throws {
    let files = ["diary/2026-03-01.txt": "## Lunch\n- soup", "diary/2026-03-02.txt": ""]
    let world = World(files)
    try begin(world)
    #expect(world.paths == ["diary/2026-03-01.txt", "diary/2026-03-02.txt", "journal.toml"])
    #expect(world.text(of: "diary/2026-03-01.txt") == files["diary/2026-03-01.txt"])
    #expect(world.printed == "wrote journal.toml; 2 day files found and left alone\n")
  }

  @Test func `fills a journal with made-up days and clears those that are unchanged`() throws {
    let world = World()
    try begin(world, "--sample")
    #expect(world.paths.count > 100)
    #expect(
      world.paths.filter { $0.hasSuffix(".md") }.allSatisfy {
        world.text(of: $0)?.contains(SampleJournal.marker) ?? false
      })
    try AddCommand.parse(["12:00", "own", "soup", "--day", "2026-03-06"]).run(in: world.environment)
    try begin(world, "--clear-sample")
    let left = world.paths
    #expect(left.first == "2026/2026-03-06.md")
    #expect(left.dropFirst().allSatisfy { $0.hasPrefix("media/2026-03-06") })
    #expect(world.complained == "journal: left alone, for they were changed: 2026/2026-03-06.md\n")
  }

  @Test func `mixes made-up days with nobody's diary`() throws {
    let failure = #expect(throws: CommandFailure.self) {
      try begin(World(["2026/2026-03-01.md": ""]), "--sample")
    }
    #expect(failure?.status == .refused)
    let none = #expect(throws: CommandFailure.self) {
      try begin(World(["2026/2026-03-01.md": ""]), "--clear-sample")
    }
    #expect(none?.status == .negativeResult)
  }
}
