/// What a call of git is told so that nothing runs that only the repository's own configuration names.
///
/// The user's own settings stay in force. For each setting that can name a program there is one of three answers: the user's own value
/// instead of the repository's, nothing instead of it, or a refusal where git gives no way to overrule it. Later values win,
/// and those on the command line come last.
struct GitSafety: Hashable, Sendable {
  /// Goes before git's verb.
  var arguments: [String] = []
  var variables: [String: String] = [:]
  /// Settings of the repository that name programs and cannot be overruled.
  var refusals: [String] = []
  /// Filters that only the repository configures; they do not run, and git stops where one is needed.
  var barredFilters: Set<String> = []
  /// Filters that may run.
  var filters: Set<String> = []

  /// For a repository with this configuration. `program` is the path of this program.
  init(_ configuration: GitConfiguration, isTrusted: Bool, program: String) {
    let filterNames: Set<String> = ["clean", "smudge", "process"]
    let own = configuration.subsections(of: "filter", with: filterNames, repositorys: true)
    filters = configuration.subsections(of: "filter", with: filterNames, repositorys: false)
    add("merge.journal.driver", DiaryDrivers.mergeLine(program: DiaryDrivers.quoted(program)))
    add("safe.bareRepository", "explicit")
    // Nobody is there to close an editor.
    variables = [
      "GIT_EDITOR": ":", "GIT_SEQUENCE_EDITOR": ":", "GIT_PAGER": "cat", "GIT_MERGE_AUTOEDIT": "no",
    ]
    guard !isTrusted else {
      filters.formUnion(own)
      return
    }
    // A filter of the same name in both places is a mixture of the two; it is taken for the repository's.
    filters.subtract(own)
    barredFilters = own
    barPrograms(configuration)
    barFilters()
    barDrivers(configuration)
    barCredentials(configuration)
    barTransports(configuration)
  }

  private mutating func add(_ key: String, _ value: String) { arguments += ["-c", "\(key)=\(value)"] }

  /// Settings that hold one program: the user's own, or what stands here.
  private static let programs: [(key: String, otherwise: String)] = [
    ("core.hooksPath", "/dev/null"), ("core.fsmonitor", "false"), ("core.sshCommand", "ssh"),
    ("core.askPass", ""), ("core.editor", ":"), ("sequence.editor", ":"), ("core.pager", "cat"),
    ("diff.external", ""), ("gpg.program", "gpg"), ("gpg.openpgp.program", "gpg"),
    ("gpg.ssh.program", "ssh-keygen"), ("gpg.x509.program", "gpgsm"),
    // Prints nothing.
    ("core.alternateRefsCommand", "true"), ("gpg.ssh.defaultKeyCommand", "true"),
    ("gc.recentObjectsHook", "true"),
  ]

  private mutating func barPrograms(_ configuration: GitConfiguration) {
    let repositorys = Set(configuration.entries.filter(\.isRepositorys).map(\.key))
    for (key, otherwise) in Self.programs {
      let isHook = key == "core.hooksPath" || key == "core.fsmonitor"
      // Hooks need no setting to be found.
      guard isHook || repositorys.contains(key.lowercased()) else { continue }
      add(key, configuration.usersValue(key.lowercased()) ?? otherwise)
    }
    for key in ["submodule.recurse", "log.showSignature", "maintenance.auto"] { add(key, "false") }
    add("gc.auto", "0")
    for name in configuration.subsections(of: "hook", with: ["command"], repositorys: true).sorted() {
      add("hook.\(name).enabled", "false")
    }
    if repositorys.contains("core.gitproxy") { variables["GIT_PROXY_COMMAND"] = "" }
    refuse(configuration)
  }

  private mutating func refuse(_ configuration: GitConfiguration) {
    // Of these git takes the first value, so no later one helps.
    let first: Set<String> = ["uploadpack", "receivepack", "vcs"]
    let named: Set<String> = ["filter", "merge", "diff", "credential", "hook"]
    for entry in configuration.entries where entry.isRepositorys {
      guard let parts = GitConfiguration.parts(of: entry.key) else { continue }
      let isFirst = parts.section == "remote" && first.contains(parts.name)
      // On a command line such a name ends at the sign.
      let isUnnamable =
        named.contains(parts.section)
        && (parts.middle.contains("=") || parts.middle.contains(where: \.isNewline))
      // Programs that a filter of the user's own would start for this repository.
      let isFiltersOwn =
        parts.section == "lfs"
        && (parts.middle.hasPrefix("customtransfer.") || parts.middle.hasPrefix("extension."))
      if isFirst || isUnnamable || isFiltersOwn { refusals.append(entry.key) }
    }
  }

  /// An empty filter that is required makes git stop instead of leaving it out.
  private mutating func barFilters() {
    for name in barredFilters.sorted() {
      for part in ["clean", "smudge", "process"] { add("filter.\(name).\(part)", "") }
      add("filter.\(name).required", "true")
    }
  }

  private mutating func barDrivers(_ configuration: GitConfiguration) {
    for name in configuration.subsections(of: "merge", with: ["driver"], repositorys: true).sorted()
    where name != DiaryDrivers.name {
      add("merge.\(name).driver", "git merge-file --marker-size=%L %A %O %B")
    }
    for name in configuration.subsections(of: "diff", with: ["textconv"], repositorys: true).sorted() {
      add("diff.\(name).textconv", "cat")
    }
    for name in configuration.subsections(of: "diff", with: ["command"], repositorys: true).sorted() {
      add("diff.\(name).command", "")
    }
  }

  /// An empty helper forgets all before it; then come the user's own again.
  private mutating func barCredentials(_ configuration: GitConfiguration) {
    let isHelper: (GitConfiguration.Entry) -> Bool = {
      $0.key.hasPrefix("credential.") && $0.key.hasSuffix(".helper")
    }
    guard configuration.entries.contains(where: { isHelper($0) && $0.isRepositorys }) else { return }
    let names = Set(configuration.entries.filter(isHelper).map(\.key))
    for name in names.sorted() { add(name, "") }
    for entry in configuration.entries where isHelper(entry) && !entry.isRepositorys {
      add(entry.key, entry.value)
    }
  }

  private mutating func barTransports(_ configuration: GitConfiguration) {
    add("protocol.ext.allow", "never")
    let names: (GitConfiguration.Entry) -> Bool = { entry in
      guard let parts = GitConfiguration.parts(of: entry.key) else { return entry.key == "protocol.allow" }
      return parts.section == "url" || parts.section == "protocol"
        || parts.section == "remote" && (parts.name == "url" || parts.name == "pushurl")
    }
    // With this variable git asks no configuration, the user's neither, so it is for those that name something unusual alone.
    let isUnusual = configuration.entries.contains { entry in
      entry.isRepositorys && names(entry)
        && (entry.key.hasPrefix("protocol.") || (entry.key + " " + entry.value).contains("::"))
    }
    if isUnusual { variables["GIT_ALLOW_PROTOCOL"] = "file:git:http:https:ssh" }
  }
}
