import ArgumentParser
import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

/// What is said of mistakes in files, folders and settings: for every such code a tiny journal and the page it prints.
///
/// The codes of a day's text have theirs beside the parser's tests.
@Suite struct DiskErrorPageTests {
  @Test(arguments: journals.keys.sorted())
  func `a mistake in a journal's files is named with what it means and what to do`(code: String) throws {
    let world = World(
      journals[code] ?? [:], unreadable: code == "unreadable-file" ? ["2026/2026-03-14.md"] : [])
    try? CheckCommand.parse(["--all"]).run(in: world.environment)
    #expect(world.printed.contains("[\(code)]"))
    try expectGolden(world.printed, code + ".txt")
  }

  @Test(arguments: problems.keys.sorted())
  func `a file that cannot be used is named with what it means and what to do`(code: String) throws {
    let diagnostic = try #require(problems[code]).diagnostic
    #expect(diagnostic.code.rawValue == code)
    let page = "2026/2026-03-14.md:1:1: \(diagnostic.severity.rawValue): \(diagnostic.message) [\(code)]\n"
    try expectGolden(page, code + ".txt")
  }

  @Test func `every diagnostic code has its page, here or beside the parser's tests`() throws {
    let days = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "JournalFormatTests/Errors/Days")
    let names = try FileManager.default.contentsOfDirectory(atPath: days.path).map { String($0.dropLast(3)) }
    #expect(
      (names + journals.keys + problems.keys + inRepositories).sorted()
        == DiagnosticCode.allCases.map(\.rawValue).sorted())
  }
}

/// By code, the files of a journal that has the mistake.
private let journals: [String: [String: String]] = [
  "settings-syntax": ["journal.toml": "format = 1\nlanguage = en\n"],
  "settings-value": ["journal.toml": "format = 1\nday_ends = \"noon\"\n"],
  "newer-format": ["journal.toml": "format = 2\n"],
  "unknown-setting": ["journal.toml": "format = 1\nlanguag = \"en\"\n"],
  "two-files-for-day": ["2026-03-14.md": "- Lunch: soup\n", "2026/2026-03-14.md": "- Dinner: rice\n"],
  "conflict-copy": [
    "2026/2026-03-14.md": "- Lunch: soup\n",
    "2026/2026-03-14.sync-conflict-20260314-120000-ABCDEFG.md": "- Lunch: rice\n",
  ],
  "habit-value": [
    "habits.md":
      "## Walk\n\n- every: full moon\n- until: soon\n- priority: much\n- skips: some\n- target: a few steps\n\n## Sit\n\n- target: 0\n- target: 8\n- target: lots from 2026-03-01\n"
  ],
  "uncounted-amount": [
    "habits.md": "## Water\n\n- target: 8 glasses\n\n## Walk\n\n- target: 6000 steps\n",
    "2026/2026-03-14.md":
      "## Habits\n\n- Water: 200 ml\n- [x] Walk: 2 km\n- Walk: 3000\n- Water: 1 glass\n",
  ],
  "food-value": [
    "foods.md":
      "# Foods\n\n## Dal\n\n- per 100 g: blue\n  - per 100 g: 95000 kcal\n\n## Soup\n\n- recipe: 300 g flurbo\n- makes: much\n"
  ],
  "unread-days": [
    "2026/2026-03-14.md": "- Lunch: soup\n",
    "food-log.md": "# 2026-03-11\n- Lunch: a\n# 2026-03-12\n- Lunch: b\n# 2026-03-13\n- Lunch: c\n",
  ],
  "unread-page": [
    "2026/2026-03-14.md": "- Lunch: soup\n", "log.md": "# 2026-03-13\n- Lunch: rice\n",
  ],
  "ended-row": [
    "tasks.md": "- [x] Bins every:week\n- [x] Pay every:month\n- [ ] Pay every:month\n",
    "2026/2026-03-13.md": "## Tasks\n\n- [ ] Call\n- [x] Water plants every:week due:2026-03-13\n",
  ],
  "unreadable-file": ["2026/2026-03-14.md": "- Lunch: soup\n", "2026/2026-03-15.md": "- Lunch: soup\n"],
]

/// What is said of a repository has its pages beside the tests of git.
private let inRepositories = ["merge-not-registered", "unmerged-file"]

/// By code, what the system says of a file.
private let problems: [String: FileProblem] = [
  "not-a-regular-file": .notRegular("a pipe"),
  "file-too-large": .tooLarge(bytes: 64_000_001, limit: 8_000_000),
]
