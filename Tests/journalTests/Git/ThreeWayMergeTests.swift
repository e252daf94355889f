import ArgumentParser
import JournalFormat
import Synchronization
import Testing

@testable import journal

/// What `journal merge` leaves in our file, with a git that says what the test wants.
@Suite struct `A merge for git` {
  private static let base = "## Lunch\n\n- 12:00 rice\n"
  private static let ours = "## Lunch\n\n- 12:00 rice\n- 13:00 tea\n"
  private static let theirs = "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n"
  private static let conflict = FinishedProgram(end: .exit(1), output: Array("git's marks".utf8), errors: [])

  /// Files by name, and the programs that were run.
  private final class Files: Sendable {
    private let state: Mutex<(texts: [String: String], runs: [[String]])>
    private let git: @Sendable ([String]) -> Result<FinishedProgram, ProgramFailure>
    private let isWritable: Bool

    init(
      _ texts: [String: String], isWritable: Bool = true,
      git: @escaping @Sendable ([String]) -> Result<FinishedProgram, ProgramFailure>
    ) {
      state = Mutex((texts, []))
      self.isWritable = isWritable
      self.git = git
    }

    var runs: [[String]] { state.withLock { $0.runs } }
    subscript(name: String) -> String? { state.withLock { $0.texts[name] } }

    var tools: ThreeWayMerge.Tools {
      ThreeWayMerge.Tools(
        readFile: { path throws(FileProblem) in
          guard let text = self[path] else { throw .missing }
          return Array(text.utf8)
        },
        replaceFile: { path, bytes in
          guard self.isWritable else { throw CommandFailure(.refused, "the disk is full") }
          self.state.withLock { $0.texts[path] = String(decoding: bytes, as: UTF8.self) }
        },
        run: { arguments, _ in
          self.state.withLock { $0.runs.append(arguments) }
          return self.git(arguments)
        }, askGit: { _, _ in nil })
    }
  }

  /// The status that the command ends with.
  private func status(_ arguments: [String], _ files: Files) throws -> Int32 {
    let command = try #require(try JournalCommand.parseAsRoot(["merge"] + arguments) as? MergeCommand)
    do {
      try command.run(in: World().environment, tools: files.tools)
      return 0
    } catch let failure as CommandFailure {
      return failure.status.rawValue
    }
  }

  private static let arguments = ["O", "A", "B", "7", "2026/2026-03-14.md"]
  private static let texts = ["O": base, "A": ours, "B": theirs]

  private static func clean(_ text: String) -> FinishedProgram {
    FinishedProgram(end: .exit(0), output: Array(text.utf8), errors: [])
  }

  @Test func `is by entries, without a word of git`() throws {
    let files = Files(Self.texts) { _ in .success(Self.clean("as git has it")) }
    #expect(try status(Self.arguments, files) == 0)
    #expect(files["A"] == "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:00 tea\n")
    #expect(files.runs == [])
  }

  @Test func `is what git says of what is no Markdown`() throws {
    let files = Files(Self.texts) { _ in .success(Self.clean("as git has it")) }
    #expect(try status(["O", "A", "B", "7", "journal.toml"], files) == 0)
    #expect(files["A"] == "as git has it")
    #expect(
      files.runs == [
        [
          "git", "merge-file", "-p", "--marker-size=7", "-L", "ours", "-L", "base", "-L", "theirs", "--", "A",
          "O",
          "B",
        ]
      ])
  }

  @Test(arguments: [
    ("- tea\n- rice fried\n- rice cooked\n- end\n", isTaken: true),
    // One that loses an entry, and one that has what both added twice.
    ("- tea\n- rice fried\n- end\n", isTaken: false),
    ("- tea\n- rice fried\n- rice cooked\n- end\n- tea\n", isTaken: false),
  ])
  func `is what git says where both changed an entry, if nothing is lost or there twice`(
    text: String, isTaken: Bool
  ) throws {
    let files = Files([
      "O": "- rice\n- end\n", "A": "- tea\n- rice fried\n- end\n", "B": "- rice cooked\n- end\n- tea\n",
    ]) { $0[1] == "config" ? .success(Self.conflict) : .success(Self.clean(text)) }
    #expect(try status(Self.arguments, files) == (isTaken ? 0 : 1))
    #expect((files["A"] == text) == isTaken)
    #expect(files["A"]?.contains("<<<<<<< ours") == !isTaken)
  }

  @Test func `is by entries where git has a conflict`() throws {
    let files = Files(Self.texts) { _ in .success(Self.conflict) }
    #expect(try status(Self.arguments, files) == 0)
    #expect(files["A"] == "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:00 tea\n")
  }

  @Test(arguments: [
    ("", "<<<<<<<<< ours\n- rice fried\n=========\n- rice cooked\n>>>>>>>>> theirs\n"),
    (
      "diff3\n",
      "<<<<<<<<< ours\n- rice fried\n||||||||| base\n- rice\n=========\n- rice cooked\n>>>>>>>>> theirs\n"
    ),
  ])
  func `marks what both changed as the repository wants it`(style: String, text: String) throws {
    let files = Files(["O": "- rice\n", "A": "- rice fried\n", "B": "- rice cooked\n"]) { arguments in
      guard arguments[1] == "config" else { return .success(Self.conflict) }
      return .success(
        FinishedProgram(end: .exit(style.isEmpty ? 1 : 0), output: Array(style.utf8), errors: []))
    }
    #expect(try status(["O", "A", "B", "9", "2026/2026-03-14.md"], files) == 1)
    #expect(files["A"] == text)
    #expect(files.runs.last == ["git", "config", "--get", "merge.conflictStyle"])
  }

  @Test func `leaves to git what is no Markdown, with git's marks`() throws {
    let files = Files(Self.texts) { _ in .success(Self.conflict) }
    #expect(try status(["O", "A", "B", "7", "journal.toml"], files) == 1)
    #expect(files["A"] == "git's marks")
  }

  @Test(arguments: [["O", "A", "B"], ["O", "A", "B", "wide"], ["O", "A", "B", "", "", "more", "--x"]])
  func `does without what is missing or strange in the command line`(arguments: [String]) throws {
    let files = Files(["O": "- rice\n", "A": "- rice fried\n", "B": "- rice cooked\n"]) { _ in
      .success(Self.conflict)
    }
    #expect(try status(arguments, files) == 1)
    #expect(files.runs.first?.contains("--marker-size=7") == true)
  }

  @Test func `leaves our file alone where git will not merge either`() throws {
    let binary = Files(["O": Self.base, "A": Self.ours, "B": "a\0"], git: Self.refusing)
    #expect(try status(Self.arguments, binary) == 129)
    #expect(binary["A"] == Self.ours)
    #expect(try status(["O", "A"], binary) == 129)
  }

  private static let refusing: @Sendable ([String]) -> Result<FinishedProgram, ProgramFailure> = { _ in
    .success(FinishedProgram(end: .exit(255), output: [], errors: Array("error: no".utf8)))
  }

  @Test func `is made without git where git fails for another reason than what the files hold`() throws {
    let files = Files(Self.texts, git: Self.refusing)
    #expect(try status(Self.arguments, files) == 0)
    #expect(files["A"] == "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:00 tea\n")
    let others = Files(["O": "a\n", "A": "a = 1", "B": "a = 2\n"], git: Self.refusing)
    #expect(try status(["O", "A", "B", "7", "journal.toml"], others) == 1)
    #expect(others["A"] == "<<<<<<< ours\na = 1\n=======\na = 2\n>>>>>>> theirs\n")
  }

  @Test func `hands over to git what it cannot read or write itself`() throws {
    let files = Files(Self.texts, isWritable: false) { arguments in
      .success(
        FinishedProgram(end: .exit(arguments.contains("-p") ? 0 : 3), output: Array("x".utf8), errors: []))
    }
    #expect(try status(Self.arguments, files) == 1)
    #expect(files.runs.last?.contains("-p") == false)
    #expect(try status(["missing", "A", "B", "7", "a.md"], files) == 1)
  }

  @Test func `is not merged twice where the result stands in its place in spite of a failure`() throws {
    let files = Files(["O": "- rice\n", "A": "- rice fried\n", "B": "- rice cooked\n"]) { _ in
      .success(Self.conflict)
    }
    var tools = files.tools
    tools.replaceFile = { [replace = tools.replaceFile] path, bytes in
      try replace(path, bytes)
      throw CommandFailure(.refused, "the folder cannot be synced")
    }
    #expect(
      ThreeWayMerge(files: MergeFiles(base: "O", ours: "A", theirs: "B"), path: nil, tools: tools).run()
        == .conflict)
    #expect(files.runs.filter { $0.contains("merge-file") && !$0.contains("-p") } == [])
    #expect(files["A"] == "<<<<<<< ours\n- rice fried\n=======\n- rice cooked\n>>>>>>> theirs\n")
  }

  @Test func `leaves our file as it was where git empties it and fails`() throws {
    let files = Files(Self.texts, git: Self.refusing)
    var tools = files.tools
    let isFull = Mutex(true)
    tools.replaceFile = { [replace = tools.replaceFile] path, bytes in
      guard isFull.withLock({ !$0 }) else { throw CommandFailure(.refused, "the disk is full") }
      try replace(path, bytes)
    }
    tools.run = { [tools] arguments, _ in
      guard !arguments.contains("-p") else { return .success(Self.conflict) }
      isFull.withLock { $0 = false }
      try? tools.replaceFile("A", [])
      return Self.refusing(arguments)
    }
    let verdict = ThreeWayMerge(
      files: MergeFiles(base: "O", ours: "A", theirs: "B"), path: "2026/2026-03-14.md", tools: tools
    ).run()
    #expect(verdict == .impossible("the disk is full"))
    #expect(files["A"] == Self.ours)
  }

  @Test func `marks both sides as a whole where there is no git and no other way`() throws {
    let noGit: @Sendable ([String]) -> Result<FinishedProgram, ProgramFailure> = { _ in
      .failure(.notStarted(ENOENT))
    }
    let files = Files(["O": "a\n", "A": "a = 1", "B": "a = 2\n"], git: noGit)
    #expect(try status(["O", "A", "B", "7", "journal.toml"], files) == 1)
    #expect(files["A"] == "<<<<<<< ours\na = 1\n=======\na = 2\n>>>>>>> theirs\n")
    let days = Files(Self.texts, git: noGit)
    #expect(try status(Self.arguments, days) == 0)
    #expect(days["A"] == "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:00 tea\n")
    let binary = Files(["O": "", "A": "a\0", "B": "b\0"], git: noGit)
    #expect(try status(["O", "A", "B", "7", "x.bin"], binary) == 129)
    #expect(binary["A"] == "a\0")
  }
}
