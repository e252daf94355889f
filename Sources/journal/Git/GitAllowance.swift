/// Decides which of git's settings apply when this program runs it.
///
/// A journal's folder may come from somebody else, and its repository's configuration can name programs for git to
/// run, files to write, or other hosts to connect to. So git runs with a private git folder (`PrivateGitFolder`),
/// whose configuration has only those settings of the repository that are listed here; none of them names a program.
/// The user's own settings apply, except those of commands that this program does not use. If the user trusts the
/// repository, all its settings apply.
struct GitAllowance: Hashable, Sendable {
  /// The user's settings, for a file in place of `~/.gitconfig`.
  let users: GitConfiguration
  /// The repository's settings.
  let repositorys: GitConfiguration
  /// Filters that may run.
  let filters: Set<[UInt8]>
  /// Filters that only the repository configures, and that must not run.
  let barredFilters: Set<[UInt8]>
  /// The allowed protocols: `file:https:ssh`.
  let protocols: String

  /// The settings that apply in a repository with this configuration.
  init(_ configuration: GitConfiguration, isTrusted: Bool) {
    let variables: Set<String> = ["clean", "smudge", "process"]
    let barred = configuration.subsections(of: "filter", with: variables, in: .repository)
    filters =
      configuration.subsections(of: "filter", with: variables, in: .user)
      .union(configuration.subsections(of: "filter", with: variables, in: .command))
      .union(isTrusted ? barred : [])
    barredFilters = barred.subtracting(filters)
    users = GitConfiguration(
      entries: configuration.entries.filter { $0.scope == .user && !Self.isUnused($0.name) })
    let given = Set(configuration.entries.filter { $0.scope == .user }.map(\.key))
    repositorys = GitConfiguration(
      entries: configuration.entries.filter { entry in
        guard entry.scope == .repository, !Self.isUnused(entry.name) else { return false }
        return isTrusted
          || Self.isHarmless(entry.name) && !(Self.isUsersFirst(entry.name) && given.contains(entry.key))
      })
    protocols = Self.protocols(configuration, isTrusted: isTrusted)
  }

  /// The repository's settings with the addresses of remotes replaced.
  func repositorys(replacing addresses: [[UInt8]: [UInt8]]) -> GitConfiguration {
    GitConfiguration(
      entries: repositorys.entries.map { entry in
        var entry = entry
        if Self.isAddress(entry.name) {
          entry.value = entry.value.map { addresses[$0] ?? $0 }
        }
        return entry
      })
  }

  /// Whether a setting is the address of a remote.
  static func isAddress(_ name: GitConfiguration.Name) -> Bool {
    contains(name, in: ["remote.url", "remote.pushurl"])
  }

  /// Settings of a repository that name no program, no file to write, and no host but those of remotes, by section
  /// and variable.
  private static let harmless: Set<String> = [
    "core.repositoryformatversion", "core.bare", "core.filemode", "core.ignorecase", "core.precomposeunicode",
    "core.symlinks", "core.autocrlf", "core.eol", "core.safecrlf", "core.sharedrepository",
    "core.logallrefupdates", "core.sparsecheckout", "core.sparsecheckoutcone", "core.attributesfile",
    "core.excludesfile", "core.compression", "core.loosecompression", "core.bigfilethreshold",
    "extensions.objectformat", "index.sparse", "index.version",
    "user.name", "user.email", "user.signingkey", "user.useconfigonly", "author.name", "author.email",
    "committer.name", "committer.email", "commit.gpgsign", "gpg.format", "i18n.commitencoding",
    "i18n.logoutputencoding",
    "remote.url", "remote.pushurl", "remote.fetch", "remote.tagopt", "remote.prune", "remote.pushdefault",
    "branch.remote", "branch.merge", "branch.pushremote", "branch.rebase",
    "pull.rebase", "pull.ff", "merge.ff", "merge.conflictstyle", "merge.renames", "merge.renamelimit",
    "diff.renames", "diff.renamelimit", "fetch.prune", "fetch.fsckobjects", "transfer.fsckobjects",
    "receive.denydeletes", "receive.denynonfastforwards", "receive.denycurrentbranch", "receive.fsckobjects",
    "receive.shallowupdate",
  ]

  /// Settings that affect what is committed and how; the user's own take precedence.
  private static let usersFirst: Set<String> = ["core.attributesfile", "core.excludesfile"]

  /// Settings of commands that this program does not use, and includes, which are already listed.
  private static let unused: Set<String> = [
    "include.path", "includeif.path", "merge.driver", "merge.name", "diff.external", "diff.command",
    "diff.textconv", "core.editor", "sequence.editor", "core.pager", "core.fsmonitor", "core.worktree",
  ]

  private static func isHarmless(_ name: GitConfiguration.Name) -> Bool { contains(name, in: harmless) }
  private static func isUsersFirst(_ name: GitConfiguration.Name) -> Bool { contains(name, in: usersFirst) }
  private static func isUnused(_ name: GitConfiguration.Name) -> Bool {
    name.section.elementsEqual("alias".utf8) || contains(name, in: unused)
  }

  private static func contains(_ name: GitConfiguration.Name, in names: Set<String>) -> Bool {
    // Names of sections and variables are ASCII; others are in no list.
    String(validating: name.kind, as: UTF8.self).map { $0.utf8.allSatisfy { $0 < 128 } && names.contains($0) }
      ?? false
  }

  /// Those that start no programs but git's own and ssh, and those that the user has explicitly allowed.
  private static func protocols(_ configuration: GitConfiguration, isTrusted: Bool) -> String {
    var names: Set<String> = ["file", "git", "http", "https", "ssh"]
    for entry in configuration.entries where isTrusted || entry.scope != .repository {
      let name = entry.name
      guard name.kind.elementsEqual("protocol.allow".utf8),
        let named = name.subsection.flatMap({ String(validating: $0, as: UTF8.self) }), !named.contains(":")
      else { continue }
      if entry.text == "never" { names.remove(named) } else { names.insert(named) }
    }
    return names.sorted().joined(separator: ":")
  }
}
