import ArgumentParser
import Foundation
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal diff` {
  private func diff(_ world: GitWorld, _ arguments: String...) throws -> String {
    try DiffCommand.parse(arguments).run(in: world.environment(in: "a"))
    return world.takePrinted()
  }

  @Test func `tells what is not committed, and what was between revisions`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Lunch\n\n- 12:30 soup\n", to: "a/2026/2026-03-13.md")
      #expect(
        try diff(world).hasPrefix(
          "Changes since the last commit\n\nFriday, 13 March 2026\n  • added to Lunch: 12:30 soup\n"))
      try world.sync("a")
      try world.folder.write("## Lunch\n\n- 12:30 pea soup\n", to: "a/2026/2026-03-13.md")
      try world.folder.write("x", to: "a/media/x.jpg")
      _ = world.takePrinted()
      let changes = """
        Friday, 13 March 2026
          • changed in Lunch: 12:30 soup → 12:30 pea soup

        Other files
          • added media/x.jpg

        """
      #expect(try diff(world) == "Changes since the last commit\n\n\(changes)")
      #expect(try diff(world, "HEAD") == "Changes since HEAD\n\n\(changes)")
      try world.sync("a")
      _ = world.takePrinted()
      #expect(try diff(world) == "Changes since the last commit\n\n  Nothing has changed.\n")
      #expect(try diff(world, "HEAD~1..HEAD") == "Changes from HEAD~1 to HEAD\n\n\(changes)")
      #expect(try diff(world, "HEAD~1..") == "Changes from HEAD~1 to HEAD\n\n\(changes)")
      let failure = #expect(throws: CommandFailure.self) { try diff(world, "--", "--output=x") }
      #expect(failure?.status == .negativeResult)
      #expect(throws: CommandFailure.self) { try diff(world, "yesterday..3 days ago") }
    }
  }

  @Test func `tells what was written on a day, whatever day it is about`() throws {
    try withGit { world in
      try world.begin("a")
      func commit(_ lines: String, on day: String) throws {
        try world.folder.write("## Lunch\n\n\(lines)", to: "a/2026/2026-03-13.md")
        try world.git(in: "a", "add", "2026")
        let dated = ["GIT_COMMITTER_DATE": "\(day)T12:00:00", "GIT_AUTHOR_DATE": "\(day)T12:00:00"]
        _ = try GitProcess.run(
          GitCall(arguments: ["-C", world.folder.path + "/a", "commit", "-qm", "x"], variables: dated),
          in: world.variables)
      }
      try commit("- soup\n", on: "2026-03-11")
      try commit("- soup\n- tea\n", on: "2026-03-12")
      try commit("- soup\n- tea\n- pear\n", on: "2026-03-13")
      #expect(
        try diff(world, "2026-03-12")
          == "Written on Thursday, 12 March 2026\n\nFriday, 13 March 2026\n  • added to Lunch: tea\n")
      #expect(
        try diff(world, "2026-03-12..yesterday")
          == "Written from Thursday, 12 March 2026, to Friday, 13 March 2026\n\nFriday, 13 March 2026\n"
          + "  • added to Lunch: tea\n  • added to Lunch: pear\n")
      #expect(
        try diff(world, "2026-03-10") == "Written on Tuesday, 10 March 2026\n\n  Nothing has changed.\n")
    }
  }
}

@Suite struct `journal history` {
  @Test func `leads back through changes, branches and days to the beginning`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Dinner\n\n- 19:00 soup\n- bread\n", to: "a/2026/2026-03-12.md")
      try world.sync("a")
      try world.folder.write("## Dinner\n\n- bread\n", to: "a/2026/2026-03-12.md")
      try world.folder.write("## Dinner\n\n- 19:00 soup\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      try world.git(in: "a", "switch", "--quiet", "--create", "other")
      try world.folder.write("## Dinner\n\n- 19:00 soup (300 kcal)\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      try world.git(in: "a", "switch", "--quiet", "main")
      try world.folder.write(
        "# Friday, 13 March 2026\n\n## Dinner\n\n- 19:00 soup\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      try world.git(in: "a", "merge", "--quiet", "-m", "both", "other")
      try world.folder.write(
        "# Friday, 13 March 2026\n\n## Dinner\n\n- 19:00 pea soup (300 kcal)\n", to: "a/2026/2026-03-13.md")
      _ = world.takePrinted()
      try HistoryCommand.parse(["soup"]).run(in: world.environment(in: "a"))
      #expect(
        steps(world) == [
          "added to Dinner: 19:00 soup (Someone)",
          "moved from 2026-03-12, Dinner, to Dinner: 19:00 soup (Someone)",
          "19:00 soup → 19:00 soup (300 kcal) (Someone)",
          "not committed yet 19:00 soup (300 kcal) → 19:00 pea soup (300 kcal)",
        ])
    }
  }

  @Test(arguments: [
    ("2026-03-13#t2", ["added to Tasks: [ ] oats (Someone)", "[ ] oats → [x] oats done:18:20 (Someone)"]),
    ("2026-03-13#w1", ["added to Weight: 07:05 72.4 kg (Someone)"]),
    ("yesterday#h1", ["added to Habits: [x] Run (Someone)"]),
  ])
  func `tells of tasks, weights and habits by their numbers`(address: String, expected: [String]) throws {
    try withGit { world in
      try world.begin("a")
      let day =
        "## Weight\n\n- 07:05 72.4 kg\n\n## Tasks\n\n- [ ] dentist\n- [ ] oats\n\n## Habits\n\n- [x] Run\n"
      try world.folder.write(day, to: "a/2026/2026-03-13.md")
      try world.sync("a")
      let ticked = day.replacing("[ ] oats", with: "[x] oats done:18:20")
      try world.folder.write(ticked, to: "a/2026/2026-03-13.md")
      try world.sync("a")
      _ = world.takePrinted()
      try HistoryCommand.parse([address]).run(in: world.environment(in: "a"))
      #expect(steps(world) == expected)
      #expect(throws: CommandFailure.self) {
        try HistoryCommand.parse(["2026-03-13#t3"]).run(in: world.environment(in: "a"))
      }
    }
  }

  /// The steps that were printed, without their lines' ends and the moments of the commits.
  private func steps(_ world: GitWorld) -> [String] {
    let words = world.takePrinted().split { $0 == " " || $0.isNewline }.joined(separator: " ")
    return words.components(separatedBy: " • ").dropFirst().map { step in
      step.hasPrefix("not") ? step : step.split(separator: " ").dropFirst(2).joined(separator: " ")
    }
  }

  @Test func `knows what was never committed`() throws {
    try withGit { world in
      try world.begin("a")
      try world.add("08:15", "porridge", to: "a")
      try HistoryCommand.parse(["porridge"]).run(in: world.environment(in: "a"))
      #expect(steps(world) == ["not committed yet added to Breakfast: 08:15 porridge"])
    }
  }
}

@Suite struct `journal on-this-day` {
  @Test func `shows past years' entries and notes of today, the latest first, and asks no git`() throws {
    let world = World([
      "2026/2026-03-14.md": "- Lunch: today\n",
      "2025/2025-03-14.md": "Rain.\n\n## Lunch\n- 12:30 soup (300 kcal)\n",
      "2023/2023-03-14.md": "## Tasks\n- [x] Pack\n", "2024/2024-03-14.md": "",
      "2025/2025-03-15.md": "- Lunch: no\n",
    ])
    try OnThisDayCommand.parse([]).run(in: world.environment)
    #expect(
      world.printed == """
        On 14 March

        Friday, 14 March 2025 (a year ago)

          Lunch
          • 12:30 soup · 300 kcal

          Rain.

        Tuesday, 14 March 2023 (3 years ago)

          Tasks
          • Pack · done

        """)
  }

  @Test func `says where there is nothing`() throws {
    let world = World(["2026/2026-03-14.md": "- Lunch: today\n"])
    try OnThisDayCommand.parse(["29", "feb"]).run(in: world.environment)
    #expect(world.printed.hasSuffix("\n\n  No earlier year has anything on this day.\n"))
  }

  @Test func `refuses where a file is something else now, and calls none changed for its times`() throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      _ = world.takePrinted()
      let toml = world.folder.path + "/a/journal.toml"
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: toml)
      try DiffCommand.parse([]).run(in: world.environment(in: "a"))
      #expect(!world.takePrinted().contains("changed journal.toml"))
      try world.folder.remove("a/2026/2026-03-14.md")
      try world.folder.write("", to: "a/2026/2026-03-14.md/x")
      let failure = #expect(throws: CommandFailure.self) {
        try DiffCommand.parse([]).run(in: world.environment(in: "a"))
      }
      #expect(failure?.message.hasSuffix("so what changed cannot be said") ?? false)
    }
  }
}
