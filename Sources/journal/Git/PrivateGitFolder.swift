#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A git folder of our own in front of somebody's repository: its objects and references by links, and a configuration of ours.
///
/// Git reads its configuration, hooks and unfinished operations from the folder that it is pointed to. Pointed to this one it has the
/// settings that `GitAllowance` lets through and none of the rest, whatever a later git may find to read there.
struct PrivateGitFolder: Sendable {
  /// The folder, absolute: git's `GIT_DIR`.
  var path: String { folder.path }
  /// The file with the user's own settings.
  var usersConfiguration: String { "\(path)/\(Self.usersName)" }
  let folder: OwnFolder

  private static let usersName = "user-config"
  /// What the program writes there itself.
  private static let files: Set = [
    "config", usersName, "HEAD", "lock", SyncState.name, "index", "index-of-tree", "index-of-user",
  ]
  /// What is linked, where it is there. Hooks and other folders only where the user trusts the repository.
  private static let linked = ["objects", "refs", "packed-refs", "logs", "info", "shallow", "lfs"]
  /// What a trusted repository's programs may look for, too.
  private static let linkedIfTrusted = ["hooks", "git-crypt", "annex", "modules"]

  /// Lays it out in `folder`, for a repository whose own folders are `own` and `common`.
  ///
  /// It is the same at each call with the same repository, so several commands may do it at once.
  init(
    _ folder: OwnFolder, of repository: GitFolder, _ settings: GitConfiguration, users: GitConfiguration,
    isTrusted: Bool
  ) throws {
    self.folder = folder
    try folder.sweep { Self.isOwn($0) }
    // A repository without a commit has none yet, and git would make one here.
    _ = mkdir(repository.common + "/logs", 0o777)
    var links = Set<String>()
    for name in Self.linked + (isTrusted ? Self.linkedIfTrusted : []) {
      let target = repository.common + "/" + name
      var status = stat()
      // Whoever packs references first makes this file, and here it would be seen by nobody else.
      guard name == "packed-refs" || stat(target, &status) == 0 else { continue }
      links.insert(name)
      try folder.link(name, to: target)
    }
    for name in Set(Self.linked + Self.linkedIfTrusted).subtracting(links) { folder.remove(name) }
    try folder.write(settings.fileText, to: "config")
    try folder.write(users.fileText, to: Self.usersName)
    try folder.write(repository.bytes(of: "HEAD") ?? Array("ref: refs/heads/main\n".utf8), to: "HEAD")
  }

  /// Whether something in the folder is what this program puts there; with a number behind it, what one that is at work has not yet
  /// put into its place.
  private static func isOwn(_ entry: FolderEntry) -> Bool {
    var name = String(decoding: entry.name, as: UTF8.self)
    if let period = name.lastIndex(of: "."),
      name[period...].dropFirst().utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) })
    {
      name = String(name[..<period])
    }
    switch entry.kind {
    case .file: return files.contains(name) || name.hasSuffix(".lock")
    case .link: return linked.contains(name) || linkedIfTrusted.contains(name)
    case .folder, .other: return false
    }
  }
}
