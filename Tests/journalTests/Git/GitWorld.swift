import ArgumentParser
import Foundation
import JournalFormat
import JournalTestSupport
import Synchronization

@testable import journal

/// Journals in real repositories, with a home and a git configuration of their own.
final class GitWorld: Sendable {
  let folder: TemporaryFolder
  private let printed = Mutex("")
  private let complained = Mutex("")
  private let answers = Mutex<[String]?>(nil)
  private let clock = Mutex("2026-03-14T12:00")

  init(_ folder: TemporaryFolder) throws {
    self.folder = folder
    try folder.write("[init]\n\tdefaultBranch = main\n", to: "home/.gitconfig")
  }

  /// The program beside the tests, which git calls to merge.
  static let program: String = {
    let arguments = CommandLine.arguments
    let bundle = arguments.firstIndex(of: "--test-bundle-path").map { arguments[$0 + 1] }
    let built = bundle.map { URL(filePath: $0).deletingLastPathComponent() }
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../.build/debug")
    return (built ?? root).appending(path: "journal").path(percentEncoded: false)
  }()

  var variables: [String: String] {
    [
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "HOME": folder.path + "/home",
      "GIT_CONFIG_GLOBAL": folder.path + "/home/.gitconfig", "GIT_CONFIG_NOSYSTEM": "1",
      "GIT_AUTHOR_NAME": "Someone", "GIT_AUTHOR_EMAIL": "someone@example.org",
      "GIT_COMMITTER_NAME": "Someone",
      "GIT_COMMITTER_EMAIL": "someone@example.org",
    ]
  }

  func environment(in journal: String) -> CommandEnvironment {
    var environment = CommandEnvironment.system()
    let variables = variables
    let directory = JournalDirectory(path: "\(folder.path)/\(journal)", prefix: "\(folder.path)/\(journal)/")
    environment.now = LocalMoment(clock.withLock { $0 }) ?? environment.now
    environment.variable = { variables[$0] }
    environment.output = .plain
    environment.inputIsInteractive = answers.withLock { $0 != nil }
    let git = GitTool(run: { try GitProcess.run($0, in: variables) }, program: Self.program)
    environment.openJournal = { _ in directory.folder({ variables[$0] }, git: git) }
    environment.beginJournal = { _, _ in directory.folder({ variables[$0] }, git: git) }
    environment.ask = { _ in self.answers.withLock { $0?.isEmpty ?? true ? nil : $0?.removeFirst() } }
    environment.git = git
    environment.print = { text in self.printed.withLock { $0 += text } }
    environment.printError = { text in self.complained.withLock { $0 += text } }
    return environment
  }

  /// Answers that a person types.
  func answer(_ lines: String...) { answers.withLock { $0 = lines } }

  /// Sets the clock.
  func setClock(_ moment: String) { clock.withLock { $0 = moment } }

  /// What commands printed since the last call, the folder's path left out.
  func takePrinted() -> String { take(printed) }
  /// What they complained of.
  func takeComplained() -> String { take(complained) }

  private func take(_ text: borrowing Mutex<String>) -> String {
    text.withLock { text in
      defer { text = "" }
      return text.replacing(folder.path + "/", with: "")
    }
  }

  /// Calls git in a folder, as the person would.
  @discardableResult func git(in place: String, _ arguments: String...) throws -> String {
    let call = GitCall(arguments: ["-C", "\(folder.path)/\(place)"] + arguments)
    let output = try GitProcess.run(call, in: variables)
    guard output.status == 0 else { throw CommandFailure(.refused, "git \(arguments): \(output.reason)") }
    return output.text
  }

  /// Makes a journal in git.
  func begin(_ journal: String) throws {
    _ = try JournalDirectory.make("\(folder.path)/\(journal)")
    try InitCommand.parse(["--git"]).run(in: environment(in: journal))
    _ = takePrinted()
  }

  /// Makes a clone of another journal, registered.
  func clone(_ source: String, as journal: String) throws {
    try git(in: ".", "clone", "--quiet", source, journal)
    try begin(journal)
  }

  /// Makes a journal `a`, a repository `bare` that it sends to, and a clone of that, `b`.
  func beginTwoDevices() throws {
    try begin("a")
    try git(in: ".", "init", "--quiet", "--bare", "bare")
    try git(in: "a", "remote", "add", "origin", folder.path + "/bare")
    try sync("a")
    try clone("bare", as: "b")
  }

  func sync(_ journal: String, _ arguments: String...) throws {
    try SyncCommand.parse(arguments).run(in: environment(in: journal))
  }

  func add(_ words: String..., to journal: String) throws {
    try AddCommand.parse(words + ["--quiet"]).run(in: environment(in: journal))
  }

  /// The text of a file.
  func text(_ path: String) -> String { (try? folder.text(of: path)) ?? "(none)" }
}

/// Calls `body` with an empty world.
func withGit(_ body: (GitWorld) throws -> Void) throws {
  try withTemporaryFolder { try body(GitWorld($0)) }
}
