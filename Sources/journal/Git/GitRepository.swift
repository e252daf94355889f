import JournalFormat

/// The repository that a journal lies in, opened so that nothing of it runs that the user has not allowed.
struct GitRepository: Sendable {
  /// The journal's folder, absolute and without links.
  let journal: String
  /// The top of the working tree, absolute and without links.
  let top: String
  /// The journal's folder below `top`, ended by a slash; empty where they are the same.
  let prefix: String
  /// The folders of the repository itself.
  let folder: GitFolder
  /// What it says of itself, whether or not that holds.
  let configuration: GitConfiguration
  let allowance: GitAllowance
  let isTrusted: Bool
  /// What git is pointed to instead of the repository's own folder.
  let own: PrivateGitFolder
  /// For the address of each remote on this machine, the folder that stands for it.
  private let remotes: [[UInt8]: [UInt8]]
  /// Held as long as somebody has the repository opened for changing.
  private let lock: Descriptor?
  private let tool: GitTool
  private let isOnTerminal: Bool

  /// The repository that the folder at `path` lies in; `nil` if it lies in none.
  ///
  /// For a command that changes the repository, `purpose` has to say so: one at a time does.
  static func find(
    _ path: String, for purpose: Purpose, tool: GitTool, home: String?, isOnTerminal: Bool
  ) throws -> GitRepository? {
    guard let journal = realPath(path) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be found")
    }
    guard GitFolder.find(above: journal) != nil else { return nil }
    return try GitRepository(journal, purpose, tool: tool, home: home, isOnTerminal: isOnTerminal)
  }

  /// What a repository is opened for.
  enum Purpose {
    case reading
    /// Commits, merges, exchanges with others. It waits until nobody else does so.
    case changing
  }

  private init(
    _ journal: String, _ purpose: Purpose, tool: GitTool, home: String?, isOnTerminal: Bool
  ) throws {
    // Only where the repository is and what it says is asked of it as it stands; neither starts a program.
    func ask(_ arguments: [String]) throws -> GitOutput {
      let basics = [
        "--no-pager", "-C", journal, "-c", "core.fsmonitor=false", "-c", "safe.bareRepository=explicit",
      ]
      let answer = try tool.run(GitCall(arguments: basics + arguments, seconds: 20))
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
      let top = realPath(places[0]),
      // A setting of the repository may name any folder; it is the one that holds `.git`.
      let holder = GitFolder.find(above: journal)?.top, realPath(holder) == top
    else {
      throw CommandFailure(
        .refused,
        "the repository here has its files elsewhere (core.worktree), and the journal is none of them")
    }
    self.journal = journal
    self.top = top
    prefix = journal == top ? "" : String(journal.dropFirst(top == "/" ? 1 : top.count + 1)) + "/"
    folder = GitFolder(path: places[1], common: places[2])
    configuration = GitConfiguration(
      listed: try ask(["config", "--list", "-z", "--show-scope", "--includes"]).output)
    if let format = configuration.value("extensions.refstorage"), format != "files" {
      throw CommandFailure(
        .refused, "this repository keeps its branches in a form that is not known here (\(format))")
    }
    isTrusted = Self.trusts(configuration, [journal, top], home: home)
    allowance = GitAllowance(configuration, isTrusted: isTrusted)
    // Commands that read lay theirs out at any time, and are not to change what another is at work with.
    let ownFolder = try OwnFolder(purpose == .changing ? "sync" : "git", inJournal: journal)
    lock =
      purpose == .changing
      ? try ownFolder.lock(
        "lock", patience: Patience(steps: 2000),
        orSay: "another ‘journal sync’ or ‘resolve’ is running here; try again")
      : nil
    if purpose == .changing { ownFolder.removeLocks() }
    remotes =
      try isTrusted || purpose == .reading
      ? [:]
      : Self.localRemotes(
        allowance.repositorys, below: top, journal: journal, home: home
      ) { try tool.run(GitCall(arguments: ["--no-pager"] + $0, seconds: 20)) }
    own = try PrivateGitFolder(
      ownFolder, of: folder, allowance.repositorys(replacing: remotes), users: allowance.users,
      isTrusted: isTrusted)
    self.tool = tool
    self.isOnTerminal = isOnTerminal
  }
  /// Whether the user's own configuration names one of the folders as trusted.
  private static func trusts(_ configuration: GitConfiguration, _ folders: [String], home: String?) -> Bool {
    configuration.usersValues("journal.trust").contains { value in
      let path = value == "~" || value.hasPrefix("~/") ? (home ?? "") + value.dropFirst(1) : value
      guard path.hasPrefix("/"), let place = realPath(path) else { return false }
      return folders.contains(place)
    }
  }

  /// What to type to trust this repository.
  var trustRemedy: String { "‘git config --global --add journal.trust \(top)’ lets them run" }

  /// The pathspec of all that is the journal's.
  var pathspec: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  /// A path below the top as one below the journal's folder; `nil` if it lies elsewhere.
  func journalPath(_ path: [UInt8]) -> [UInt8]? {
    path.starts(with: prefix.utf8) ? Array(path.dropFirst(prefix.utf8.count)) : nil
  }

  /// A path of the journal as text below its folder.
  func journalName(_ path: [UInt8]) -> String { String(decoding: journalPath(path) ?? [], as: UTF8.self) }

  /// That another git holds the lock of the user's index.
  var isInUse: CommandFailure {
    CommandFailure(.busy, "another git is at work here (‘\(folder.path)/index.lock’); try again")
  }

  /// The folders of remotes on this machine.
  var remoteFolders: [String] {
    remotes.keys.compactMap { address in
      Self.localPath(String(decoding: address, as: UTF8.self), below: top, home: nil).flatMap {
        GitFolder(at: $0)
      }?.common
    }
  }

  /// What git says, with the addresses that the person knows.
  func shown(_ words: String) -> String {
    remotes.reduce(words) { words, remote in
      words.replacing(
        String(decoding: remote.value, as: UTF8.self), with: String(decoding: remote.key, as: UTF8.self))
    }
  }

  // MARK: Asking git

  /// Which list of the files to be committed git goes by.
  enum Index {
    /// The one of the working tree, which the user's git goes by; it is only read.
    case users
    /// One of our own, in our git folder.
    case own(String)
  }

  /// Asks git, whatever it answers. Paths are those below the top, taken literally.
  func attempt(
    _ arguments: [String], input: [UInt8] = [], index: Index = .users, variables: [String: String] = [:],
    seconds: Int = 120
  ) throws -> GitOutput {
    var settings = [
      "GIT_DIR": own.path, "GIT_WORK_TREE": top, "GIT_CONFIG_GLOBAL": own.usersConfiguration,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_ALLOW_PROTOCOL": allowance.protocols, "GIT_NO_LAZY_FETCH": "1",
      "GIT_LITERAL_PATHSPECS": "1",
      // Nobody is there to close an editor.
      "GIT_EDITOR": ":", "GIT_SEQUENCE_EDITOR": ":", "GIT_PAGER": "cat", "GIT_MERGE_AUTOEDIT": "no",
    ]
    switch index {
    case .users:
      settings["GIT_INDEX_FILE"] = folder.path + "/index"
      // What is only read is not written anew to be read faster.
      settings["GIT_OPTIONAL_LOCKS"] = "0"
    case .own(let name): settings["GIT_INDEX_FILE"] = own.path + "/" + name
    }
    // A password can be typed on a terminal alone.
    if !isOnTerminal { settings["GIT_TERMINAL_PROMPT"] = "0" }
    return try tool.run(
      GitCall(
        arguments: ["--no-pager", "-C", top] + Self.settings + arguments, input: input,
        variables: settings.merging(variables) { $1 }, seconds: seconds))
  }

  /// What holds at every call: no upkeep in the background, no monitor, and no look at other repositories.
  private static let settings = [
    "core.fsmonitor=false", "core.untrackedCache=false", "gc.auto=0", "maintenance.auto=false",
    "submodule.recurse=false", "log.showSignature=false", "safe.bareRepository=explicit",
    "merge.directoryRenames=false", "core.quotePath=false",
  ].flatMap { ["-c", $0] }

  /// Whether `.gitignore` and the like leave out a path below the top.
  func isLeftOut(_ path: String) throws -> Bool {
    // It takes no paths to be meant literally, and takes them so by itself.
    let arguments = ["check-ignore", "--quiet", "--no-index", "--", path]
    return try attempt(arguments, variables: ["GIT_LITERAL_PATHSPECS": "0"]).status == 0
  }

  /// Asks git, and throws what it says where it fails.
  func ask(
    _ arguments: [String], input: [UInt8] = [], index: Index = .users, variables: [String: String] = [:],
    seconds: Int = 120
  ) throws -> GitOutput {
    let answer = try attempt(arguments, input: input, index: index, variables: variables, seconds: seconds)
    guard answer.status == 0 else { throw failure(answer) }
    return answer
  }

  /// What git says of its failure, with what may help.
  func failure(_ answer: GitOutput) -> CommandFailure {
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
    // More than that is the end of a git that was stopped, which is no answer.
    guard answer.status <= 128 else { throw failure(answer) }
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }
}

/// Remotes that are folders of this machine.
///
/// Git runs its other half right there, with the configuration and the hooks of that repository, which may have come along with the
/// journal. So it is pointed to a git folder of our own in front of it, as for the journal's repository.
extension GitRepository {
  /// For each address in the settings that is a repository on this machine, the folder to use instead.
  static func localRemotes(
    _ settings: GitConfiguration, below top: String, journal: String, home: String?,
    ask: ([String]) throws -> GitOutput
  ) throws -> [[UInt8]: [UInt8]] {
    var replacements: [[UInt8]: [UInt8]] = [:]
    for entry in settings.entries where GitAllowance.isAddress(entry.name) {
      guard let address = entry.value, replacements[address] == nil,
        let path = localPath(String(decoding: address, as: UTF8.self), below: top, home: home),
        let place = realPath(path), let folder = GitFolder(at: place)
      else { continue }
      let listed = try ask([
        "--git-dir=\(folder.common)", "-c", "core.fsmonitor=false", "config", "--list", "-z", "--show-scope",
        "--includes",
      ])
      guard listed.status == 0 else { continue }
      let allowance = GitAllowance(GitConfiguration(listed: listed.output), isTrusted: false)
      let ownFolder = try OwnFolder("remote-\(replacements.count + 1)", inJournal: journal)
      ownFolder.removeLocks()
      let own = try PrivateGitFolder(
        ownFolder, of: folder,
        GitConfiguration(entries: allowance.repositorys.entries + forReceiving(allowance.repositorys)),
        users: allowance.users, isTrusted: false)
      replacements[address] = Array(own.path.utf8)
    }
    return replacements
  }

  /// What a repository is told that others send something to: no upkeep, and no work tree of somebody's is written.
  private static func forReceiving(_ settings: GitConfiguration) -> [GitConfiguration.Entry] {
    var entries = [("receive.autogc", "false"), ("gc.auto", "0")]
    if settings.value("receive.denycurrentbranch")?.lowercased() == "updateinstead" {
      entries.append(("receive.denycurrentbranch", "refuse"))
    }
    return entries.map { .init(key: Array($0.0.utf8), value: Array($0.1.utf8), scope: .repository) }
  }

  /// The path that an address means, from the folder `top`; `nil` for that of another machine.
  ///
  /// An address is a path if it begins with `file://` or has no colon before its first slash.
  static func localPath(_ address: String, below top: String, home: String?) -> String? {
    var path = address
    if address.hasPrefix("file://") {
      path = decoded(String(address.dropFirst("file://".count)))
      // A host may stand before the path; it is this one.
      if !path.hasPrefix("/") { path = String(path.drop { $0 != "/" }) }
    } else if let colon = address.firstIndex(of: ":") {
      guard let slash = address.firstIndex(of: "/"), slash < colon else { return nil }
    }
    if path == "~" || path.hasPrefix("~/") { return (home ?? "") + path.dropFirst(1) }
    return path.hasPrefix("/") ? path : top + "/" + path
  }

  /// A text with each `%41` as the byte it stands for.
  private static func decoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
