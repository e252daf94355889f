/// The folders of a repository, found and read without running git.
struct GitFolder: Hashable, Sendable {
  /// The folder that contains `.git`.
  var top: String
  /// The git folder of this working tree, with its index and unfinished merges.
  var path: String
  /// The git folder that all working trees share, with the configuration.
  var common: String

  /// The repository of the nearest folder from the absolute path `folder` upwards with a `.git`; `nil` if there is
  /// none.
  static func find(above folder: String) -> GitFolder? {
    var top = folder
    while true {
      let place = (top == "/" ? "" : top) + "/.git"
      var status = stat()
      if stat(place, &status) == 0 {
        return status.st_mode & S_IFMT == S_IFDIR ? GitFolder(top, place) : linked(top, place)
      }
      guard top != "/", let slash = top.lastIndex(of: "/") else { return nil }
      top = slash == top.startIndex ? "/" : String(top[..<slash])
    }
  }

  /// Whether a folder contains a `.git`, so that it is the top of a working tree.
  static func isTop(_ folder: String) -> Bool {
    var status = stat()
    return lstat(folder + "/.git", &status) == 0
  }

  private init(_ top: String, _ path: String) {
    self.top = top
    self.path = path
    common = Self.line(of: path + "/commondir").map { Self.absolute($0, in: path) } ?? path
  }

  /// A repository whose folders git has named.
  init(path: String, common: String) { (top, self.path, self.common) = ("", path, common) }

  /// The repository at a path, bare or not: the folder itself or the `.git` in it; `nil` if it is none.
  init?(at path: String) {
    for place in [path + "/.git", path, path + ".git"] {
      let folder = GitFolder(path: place, common: place)
      if folder.has("HEAD"), folder.has("objects") {
        self = folder
        return
      }
    }
    guard let linked = Self.linked(path, path + "/.git") else { return nil }
    self = linked
  }

  /// The git folder that a `.git` file names, as in linked working trees and submodules.
  private static func linked(_ top: String, _ file: String) -> GitFolder? {
    guard let line = line(of: file), line.hasPrefix("gitdir: ") else { return nil }
    return GitFolder(top, absolute(String(line.dropFirst("gitdir: ".count)), in: top))
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    path.hasPrefix("/") ? path : folder + "/" + path
  }

  private static func line(of path: String) -> String? {
    guard let bytes = try? FileReading.bytes(ofNamedFile: path) else { return nil }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map(String.init)
  }

  /// The bytes of a file in this working tree's git folder; `nil` if there is none.
  func bytes(of name: String) -> [UInt8]? { try? FileReading.bytes(ofNamedFile: path + "/" + name) }

  /// Git's index and when it was written; `nil` if there is none.
  ///
  /// A copy has to keep that time: a file as young as the index is one that git reads, for it may have changed right behind it. A younger
  /// copy would hide such a change for good.
  var index: (bytes: [UInt8], modified: timespec)? {
    guard let file = Descriptor.open((path + "/index").utf8, O_RDONLY | O_NONBLOCK),
      let modified = file.status?.modified,
      let bytes = try? FileReading.bytes(of: file)
    else { return nil }
    return (bytes, modified)
  }

  /// Whether this working tree's git folder contains a file or folder of that name.
  func has(_ name: String) -> Bool {
    var status = stat()
    return stat(path + "/" + name, &status) == 0
  }
}

/// A private git folder in front of another repository: its objects and references by symbolic links, with a
/// configuration of our own.
///
/// Git reads configuration, hooks and unfinished operations from its `GIT_DIR`. With this one it uses the settings
/// that `GitAllowance` allows and nothing else, whatever later versions of git may read there.
struct PrivateGitFolder: Sendable {
  /// The absolute path of the folder: git's `GIT_DIR`.
  var path: String { folder.path }
  /// The file with the user's own settings.
  var usersConfiguration: String { "\(path)/\(Self.usersName)" }
  let folder: OwnFolder

  private static let usersName = "user-config"
  /// The file in which a sync records its next step.
  static let stateName = "state"
  /// The files that the program writes there itself.
  private static let files: Set = [
    "config", usersName, "HEAD", "lock", stateName, "index", "index-of-tree", "index-of-user",
  ]
  /// What is linked, if it exists. Hooks and other folders only if the user trusts the repository.
  private static let linked = ["objects", "refs", "packed-refs", "logs", "info", "shallow", "lfs"]
  /// What else programs of a trusted repository may need.
  private static let linkedIfTrusted = ["hooks", "git-crypt", "annex", "modules"]

  /// Creates it in `folder`, for a repository with the git folders `own` and `common`.
  ///
  /// Repeated calls for the same repository give the same result, so several commands may do it at once.
  init(
    _ folder: OwnFolder, of repository: GitFolder, _ settings: GitConfiguration, users: GitConfiguration,
    isTrusted: Bool
  ) throws {
    self.folder = folder
    try folder.sweep { Self.isOwn($0) }
    // A repository without a commit has none yet, and git would create one here.
    _ = mkdir(repository.common + "/logs", 0o777)
    var links = Set<String>()
    for name in Self.linked + (isTrusted ? Self.linkedIfTrusted : []) {
      let target = repository.common + "/" + name
      var status = stat()
      // Git replaces this file when it packs references, and would do so here, where nobody else sees it.
      guard name == "packed-refs" || stat(target, &status) == 0 else { continue }
      links.insert(name)
      try folder.link(name, to: target)
    }
    for name in Set(Self.linked + Self.linkedIfTrusted).subtracting(links) { folder.remove(name) }
    try folder.write(settings.fileText, to: "config")
    try folder.write(users.fileText, to: Self.usersName)
    try folder.write(repository.bytes(of: "HEAD") ?? Array("ref: refs/heads/main\n".utf8), to: "HEAD")
  }

  /// Whether an entry of the folder is written by this program; a number behind the name marks a temporary file of a
  /// running process.
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
