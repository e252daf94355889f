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
        let place = realPath(Array(path.utf8)),
        let folder = GitFolder(at: String(decoding: place, as: UTF8.self))
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
