import JournalFormat

/// The repository of a journal, opened so that it starts no program that the user has not allowed.
struct GitRepository: Sendable {
  /// The journal's folder: absolute, links resolved.
  let journal: String
  /// The top of the working tree: absolute, links resolved.
  let top: String
  /// The journal's folder relative to `top`, with a slash at its end; empty if they are the same.
  let prefix: String
  /// The repository's own git folders.
  let folder: GitFolder
  /// The full configuration, allowed or not.
  let configuration: GitConfiguration
  let allowance: GitAllowance
  let isTrusted: Bool
  /// The git folder used in place of the repository's own.
  let own: PrivateGitFolder
  /// For the address of each local remote, the folder to use instead.
  private let remotes: [[UInt8]: [UInt8]]
  /// Held while the repository is open for changing.
  private let lock: Descriptor?
  private let tool: GitTool
  private let isOnTerminal: Bool

  /// The repository that contains the folder at `path`; `nil` if there is none.
  ///
  /// `purpose` says whether the command changes the repository, which is locked then.
  static func find(
    _ path: String, for purpose: Purpose, tool: GitTool, home: String?, isOnTerminal: Bool
  ) throws -> GitRepository? {
    guard let journal = realPath(path) else {
      throw CommandFailure(.refused, "the journal’s folder cannot be found")
    }
    guard GitFolder.find(above: journal) != nil else { return nil }
    return try GitRepository(journal, purpose, tool: tool, home: home, isOnTerminal: isOnTerminal)
  }

  /// The purpose of opening a repository.
  enum Purpose {
    case reading
    /// Committing, merging, fetching and pushing. Waits for other commands that do.
    case changing
  }

  private init(
    _ journal: String, _ purpose: Purpose, tool: GitTool, home: String?, isOnTerminal: Bool
  ) throws {
    // These questions are asked of the repository as it is; they start no programs.
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
    // A name may contain a newline.
    if places.count > 3 { places = try names.map { String(try named([$0]).text.dropLast()) } }
    guard places.count == 3,
      let top = realPath(places[0]),
      // A setting of the repository may name any folder; this is the one with the `.git`.
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
    // Commands that only read use a folder of their own, so that they do not change that of a running sync.
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
  /// Whether the user's own configuration lists one of the folders as trusted.
  private static func trusts(_ configuration: GitConfiguration, _ folders: [String], home: String?) -> Bool {
    configuration.usersValues("journal.trust").contains { value in
      let path = value == "~" || value.hasPrefix("~/") ? (home ?? "") + value.dropFirst(1) : value
      guard path.hasPrefix("/"), let place = realPath(path) else { return false }
      return folders.contains(place)
    }
  }

  /// The command that makes this repository trusted.
  var trustRemedy: String { "‘git config --global --add journal.trust \(top)’ lets them run" }

  /// The pathspec for all files of the journal.
  var pathspec: String { prefix.isEmpty ? "." : String(prefix.dropLast()) }

  /// A path relative to the top as one relative to the journal's folder; `nil` if it is outside.
  func journalPath(_ path: [UInt8]) -> [UInt8]? {
    path.starts(with: prefix.utf8) ? Array(path.dropFirst(prefix.utf8.count)) : nil
  }

  /// A path of the journal as text, relative to its folder.
  func journalName(_ path: [UInt8]) -> String { String(decoding: journalPath(path) ?? [], as: UTF8.self) }

  /// The failure if another git process holds the lock of the user's index.
  var isInUse: CommandFailure {
    CommandFailure(.busy, "another git is at work here (‘\(folder.path)/index.lock’); try again")
  }

  /// The folders of local remotes.
  var remoteFolders: [String] {
    remotes.keys.compactMap { address in
      Self.localPath(String(decoding: address, as: UTF8.self), below: top, home: nil).flatMap {
        GitFolder(at: $0)
      }?.common
    }
  }

  /// A message of git with the addresses that the user knows.
  func shown(_ message: String) -> String {
    remotes.reduce(message) { message, remote in
      message.replacing(
        String(decoding: remote.value, as: UTF8.self), with: String(decoding: remote.key, as: UTF8.self))
    }
  }

  // MARK: Asking git

  /// The index to use.
  enum Index {
    /// The user's own index of the working tree, only for reading.
    case users
    /// An index in our own git folder.
    case own(String)
  }

  /// Runs git, whatever its exit status. Paths are relative to the top and literal.
  func attempt(
    _ arguments: [String], input: [UInt8] = [], index: Index = .users, variables: [String: String] = [:],
    seconds: Int = 120
  ) throws -> GitOutput {
    var settings = [
      "GIT_DIR": own.path, "GIT_WORK_TREE": top, "GIT_CONFIG_GLOBAL": own.usersConfiguration,
      "GIT_CONFIG_NOSYSTEM": "1", "GIT_ALLOW_PROTOCOL": allowance.protocols, "GIT_NO_LAZY_FETCH": "1",
      "GIT_LITERAL_PATHSPECS": "1",
      // There is nobody to close an editor.
      "GIT_EDITOR": ":", "GIT_SEQUENCE_EDITOR": ":", "GIT_PAGER": "cat", "GIT_MERGE_AUTOEDIT": "no",
    ]
    switch index {
    case .users:
      settings["GIT_INDEX_FILE"] = folder.path + "/index"
      // Without this, git would rewrite an index that is only read.
      settings["GIT_OPTIONAL_LOCKS"] = "0"
    case .own(let name): settings["GIT_INDEX_FILE"] = own.path + "/" + name
    }
    // A password can be typed only on a terminal.
    if !isOnTerminal { settings["GIT_TERMINAL_PROMPT"] = "0" }
    return try tool.run(
      GitCall(
        arguments: ["--no-pager", "-C", top] + Self.settings + arguments, input: input,
        variables: settings.merging(variables) { $1 }, seconds: seconds))
  }

  /// Settings for every call: no maintenance in the background, no file system monitor, and no submodules.
  private static let settings = [
    "core.fsmonitor=false", "core.untrackedCache=false", "gc.auto=0", "maintenance.auto=false",
    "submodule.recurse=false", "log.showSignature=false", "safe.bareRepository=explicit",
    "merge.directoryRenames=false", "core.quotePath=false",
  ].flatMap { ["-c", $0] }

  /// Whether `.gitignore` and the like exclude a path relative to the top.
  func isLeftOut(_ path: String) throws -> Bool {
    // This command does not support literal pathspecs, and takes paths literally anyway.
    let arguments = ["check-ignore", "--quiet", "--no-index", "--", path]
    return try attempt(arguments, variables: ["GIT_LITERAL_PATHSPECS": "0"]).status == 0
  }

  /// Runs git; throws its error message if it fails.
  func ask(
    _ arguments: [String], input: [UInt8] = [], index: Index = .users, variables: [String: String] = [:],
    seconds: Int = 120
  ) throws -> GitOutput {
    let answer = try attempt(arguments, input: input, index: index, variables: variables, seconds: seconds)
    guard answer.status == 0 else { throw failure(answer) }
    return answer
  }

  /// Git's error message, with what may help.
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

  /// The commit of a revision; `nil` if there is none.
  func commit(_ revision: String) throws -> String? {
    let answer = try attempt(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(revision)^{commit}"])
    // A higher status means that git was killed.
    guard answer.status <= 128 else { throw failure(answer) }
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }
}

/// Remotes in folders of this machine.
///
/// Git runs its other half right there, with the configuration and hooks of that repository, which may have come
/// along with the journal. So a private git folder is put in front of it, as for the journal's repository.
extension GitRepository {
  /// For the address of each remote that is a repository on this machine, the folder to use instead.
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

  /// The settings of a repository that receives a push: no maintenance, and no writing to its working tree.
  private static func forReceiving(_ settings: GitConfiguration) -> [GitConfiguration.Entry] {
    var entries = [("receive.autogc", "false"), ("gc.auto", "0")]
    if settings.value("receive.denycurrentbranch")?.lowercased() == "updateinstead" {
      entries.append(("receive.denycurrentbranch", "refuse"))
    }
    return entries.map { .init(key: Array($0.0.utf8), value: Array($0.1.utf8), scope: .repository) }
  }

  /// The path of an address, relative to the folder `top`; `nil` for one of another machine.
  ///
  /// An address is a path if it begins with `file://` or has no colon before its first slash.
  static func localPath(_ address: String, below top: String, home: String?) -> String? {
    var path = address
    if address.hasPrefix("file://") {
      path = decoded(String(address.dropFirst("file://".count)))
      // A host before the path is this machine.
      if !path.hasPrefix("/") { path = String(path.drop { $0 != "/" }) }
    } else if let colon = address.firstIndex(of: ":") {
      guard let slash = address.firstIndex(of: "/"), slash < colon else { return nil }
    }
    if path == "~" || path.hasPrefix("~/") { return (home ?? "") + path.dropFirst(1) }
    return path.hasPrefix("/") ? path : top + "/" + path
  }

  /// Decodes percent escapes.
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
