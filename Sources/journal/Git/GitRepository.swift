import JournalFormat

/// The repository that a journal lies in, opened so that nothing of it runs that the user has not allowed.
struct GitRepository: Sendable {
  /// The journal's folder, absolute and without links.
  let journal: String
  /// The top of the working tree, absolute and without links.
  let top: String
  /// The journal's folder below `top`, ended by a slash; empty where they are the same.
  let prefix: String
  /// The `.git` of this working tree.
  let gitFolder: String
  /// The one that all working trees of the repository share.
  let commonFolder: String
  let configuration: GitConfiguration
  let isTrusted: Bool
  let safety: GitSafety
  private let tool: GitTool
  private let isOnTerminal: Bool

  /// The repository that the folder at `path` lies in; `nil` if it lies in none.
  static func find(_ path: String, in environment: CommandEnvironment) throws -> GitRepository? {
    guard let place = realPath(Array(path.utf8)) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be found")
    }
    let journal = String(decoding: place, as: UTF8.self)
    guard GitFolder.find(above: journal) != nil else { return nil }
    return try GitRepository(journal, in: environment)
  }

  /// The repository of a journal that has to have one.
  static func required(_ folder: JournalFolder, in environment: CommandEnvironment) throws -> GitRepository {
    guard let repository = try find(folder.path, in: environment) else {
      throw CommandFailure(
        .refused,
        "this journal is in no git repository; ‘journal init --git’ makes one, and changes no day file")
    }
    guard repository.safety.refusals.isEmpty else {
      throw CommandFailure(
        .refused,
        "the repository’s own configuration names programs to run (\(repository.safety.refusals.joined(separator: ", "))), "
          + "so git is not asked; look at ‘git config --local --list’, and if they are yours, \(repository.trustRemedy)"
      )
    }
    return repository
  }

  private init(_ journal: String, in environment: CommandEnvironment) throws {
    let tool = environment.git
    func ask(_ arguments: [String]) throws -> GitOutput {
      let basics = [
        "--no-pager", "-C", journal, "-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit",
      ]
      let answer = try tool.run(GitCall(arguments: basics + arguments))
      guard answer.status == 0 else { throw CommandFailure(.refused, "git: \(answer.reason)") }
      return answer
    }
    let names = ["--show-toplevel", "--git-dir", "--git-common-dir"]
    func named(_ names: [String]) throws -> GitOutput {
      try ask(["rev-parse", "--path-format=absolute"] + names)
    }
    var places = try named(names).lines
    // A name may hold the end of a line.
    if places.count > 3 { places = try names.map { String(try named([$0]).text.dropLast()) } }
    guard places.count == 3,
      let top = realPath(Array(places[0].utf8)).map({ String(decoding: $0, as: UTF8.self) }),
      journal == top || journal.hasPrefix(top == "/" ? top : top + "/")
    else {
      throw CommandFailure(
        .refused,
        "the repository here has its files elsewhere (core.worktree), and the journal is none of them")
    }
    self.journal = journal
    self.top = top
    prefix = journal == top ? "" : String(journal.dropFirst(top == "/" ? 1 : top.count + 1)) + "/"
    gitFolder = places[1]
    commonFolder = places[2]
    configuration = GitConfiguration(
      try ask(["config", "--list", "-z", "--show-scope", "--includes"]).output)
    isTrusted = Self.trusts(configuration, [journal, top], home: environment.variable("HOME"))
    safety = GitSafety(configuration, isTrusted: isTrusted, program: tool.program)
    self.tool = tool
    isOnTerminal = environment.inputIsInteractive
  }

  /// Whether the user's own configuration names one of the folders as trusted.
  private static func trusts(_ configuration: GitConfiguration, _ folders: [String], home: String?) -> Bool {
    configuration.usersValues("journal.trust").contains { value in
      let path = value == "~" || value.hasPrefix("~/") ? (home ?? "") + value.dropFirst(1) : value
      guard path.hasPrefix("/"), let place = realPath(Array(path.utf8)) else { return false }
      return folders.contains(String(decoding: place, as: UTF8.self))
    }
  }

  /// What to type to trust this repository.
  var trustRemedy: String { "‘git config --global --add journal.trust \(top)’ lets them run" }

  /// The pathspec of all that is the journal's.
  var pathspec: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  /// A path below the top as one below the journal's folder; `nil` if it lies elsewhere.
  func journalPath(_ path: String) -> String? {
    path.hasPrefix(prefix) ? String(path.dropFirst(prefix.utf8.count)) : nil
  }

  // MARK: Asking git

  /// Asks git, whatever it answers. Paths are those below the top, taken literally.
  func attempt(_ arguments: [String], input: [UInt8] = [], seconds: Int = 120) throws -> GitOutput {
    var variables = safety.variables
    // A password can be typed on a terminal alone.
    if !isOnTerminal { variables["GIT_TERMINAL_PROMPT"] = "0" }
    return try tool.run(
      GitCall(
        arguments: ["--no-pager", "--literal-pathspecs", "-C", top] + safety.arguments + arguments,
        input: input,
        variables: variables, seconds: seconds))
  }

  /// Asks git, and throws what it says where it fails.
  func ask(_ arguments: [String], input: [UInt8] = [], seconds: Int = 120) throws -> GitOutput {
    let answer = try attempt(arguments, input: input, seconds: seconds)
    guard answer.status == 0 else { throw failure(answer) }
    return answer
  }

  /// What git says of its failure, with what may help.
  func failure(_ answer: GitOutput) -> CommandFailure {
    let barred = safety.barredFilters.sorted().first { answer.reason.contains("filter '\($0)'") }
    guard barred == nil else {
      return CommandFailure(
        .refused,
        "the filter ‘\(barred ?? "")’ is configured by this repository alone and is neither run nor passed over; "
          + "if it is yours, \(trustRemedy)")
    }
    if answer.reason.contains(".lock': ") {
      return CommandFailure(
        .busy, "git: \(answer.reason); another git is at work here: try again, or remove that file if none is"
      )
    }
    let isNobody = answer.reason.contains("auto-detect") || answer.reason.contains("empty ident name")
    return CommandFailure(
      .refused,
      "git: \(answer.reason)"
        + (isNobody
          ? "; ‘git config --global user.email YOU@EXAMPLE.ORG’ says who you are, and ‘user.name’ your name"
          : ""))
  }

  /// The commit that a revision names; `nil` if it names none.
  func commit(_ revision: String) throws -> String? {
    let answer = try attempt(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }
}

extension JournalFolder {
  /// Where the folder lies, as seen from where the command runs.
  var path: String { prefix.isEmpty ? "." : prefix }
}
