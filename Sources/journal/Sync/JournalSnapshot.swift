import JournalFormat

/// The current files of the journal as a git tree.
///
/// Git only lists the files that may differ. The store reads them, under the journal's lock and never while another
/// program is saving them, and exactly the bytes that were read are committed.
struct JournalSnapshot {
  /// The entries of files that differ from the compared tree.
  var entries: [GitRepository.TreeEntry] = []
  /// The first conflict marker and its file.
  var firstMarker: (path: [UInt8], line: Int)?
  /// Conflict copies, relative to the journal's folder. They are not committed.
  var copies: [String] = []
  /// Ignored paths, relative to the top; folders end with a slash.
  var ignored: [[UInt8]] = []
  /// Nested repositories in the journal, relative to the top, with a slash at the end.
  var nested: [[UInt8]] = []
  /// Files in git, relative to the top, that a symbolic link has replaced, or one of their folders. They stay in the
  /// tree unchanged.
  var linked: [[UInt8]] = []
  /// Files, relative to the top, that are too large for other devices to write. They stay in the tree unchanged.
  var tooLarge: [[UInt8]] = []
  /// Files, relative to the top, that another program is writing and that are not of the diary. They stay in the
  /// tree unchanged.
  var inUse: [[UInt8]] = []
  /// The journal's files in the tree.
  private let tracked: [[UInt8]: GitRepository.TreeObject]

  /// Compares the files with a tree.
  init(of repository: GitRepository, comparedWith tree: String, in files: JournalChanges) throws {
    let index = GitRepository.Index.own("index")
    // The cached sizes and times in git's index save reading unchanged files again.
    if let users = repository.folder.index {
      try repository.own.folder.write(users.bytes, to: "index", modified: users.modified)
    } else {
      repository.own.folder.remove("index")
    }
    if try repository.attempt(["read-tree", "--reset", tree], index: index).status != 0 {
      repository.own.folder.remove("index")
      _ = try repository.ask(["read-tree", tree], index: index)
    }
    let skipped: Set<[UInt8]>
    (tracked, skipped) = try Self.tracked(in: index, repository)
    var paths: [[UInt8]] = []
    for entry in try repository.status(of: index) {
      let path = repository.journalName(entry.path)
      switch entry.state {
      case .changed: paths.append(entry.path)
      case .untracked where entry.path.last == UInt8(ascii: "/"): nested.append(entry.path)
      case .untracked where Self.isLeftOver(path): break
      case .untracked where ConflictCopy(path: path) != nil: copies.append(path)
      case .untracked: paths.append(entry.path)
      case .ignored: ignored.append(entry.path)
      }
    }
    nested += tracked.filter { $0.value.mode == GitRepository.TreeObject.repository }
      .map { $0.key + [UInt8(ascii: "/")] }
    let prefix = repository.prefix.utf8.count
    let found = try files.tracked(paths.map { Array($0.dropFirst(prefix)) })
    var kept: [(path: [UInt8], file: TrackedFile?)] = []
    for (path, file) in zip(paths, found) {
      switch file {
      case .behindLink?: linked.append(path)
      case .tooLarge?: tooLarge.append(path)
      case .inUse?: inUse.append(path)
      case .link? where tracked[path]?.isFile == true: linked.append(path)
      case .link? where hasFiles(in: path): break
      // Marked skip-worktree: the user has told git that it may be missing here.
      case nil where skipped.contains(path): break
      default: kept.append((path, file))
      }
    }
    try keep(kept, in: repository)
  }

  /// Whether the tree has files below a path.
  private func hasFiles(in path: [UInt8]) -> Bool {
    let folder = path + [UInt8(ascii: "/")]
    return tracked.keys.contains { $0.starts(with: folder) }
  }

  /// The journal's entries in an index of our own, and those marked skip-worktree.
  private static func tracked(
    in index: GitRepository.Index, _ repository: GitRepository
  ) throws -> (objects: [[UInt8]: GitRepository.TreeObject], skipped: Set<[UInt8]>) {
    var objects: [[UInt8]: GitRepository.TreeObject] = [:]
    var assumed: [[UInt8]] = []
    var skipped: Set<[UInt8]> = []
    let listed = try repository.ask(
      ["ls-files", "-z", "-v", "--stage", "--", repository.pathspec], index: index)
    // Each record is `LETTER MODE ID STAGE`, a tab and the path.
    for (columns, path) in listed.listed where columns.count == 4 {
      objects[path] = .init(mode: columns[1], id: columns[2])
      if columns[0] == columns[0].lowercased() { assumed.append(path) }
      if columns[0].lowercased() == "s" { skipped.insert(path) }
    }
    // Files marked assume-unchanged or skip-worktree are compared nevertheless.
    for (option, paths) in [("--no-assume-unchanged", assumed), ("--no-skip-worktree", Array(skipped))]
    where !paths.isEmpty {
      _ = try repository.ask(
        ["update-index", "-z", option, "--stdin"], input: Array(paths.joined(separator: [0])) + [0],
        index: index)
    }
    return (objects, skipped)
  }

  /// Stores the contents in git.
  private mutating func keep(_ files: [(path: [UInt8], file: TrackedFile?)], in repository: GitRepository)
    throws
  {
    var (contents, links): ([GitRepository.Content], [[UInt8]]) = ([], [])
    for (path, file) in files {
      switch file {
      case .regular(let bytes, _):
        contents.append(.init(path: path, bytes: bytes))
        noteMarker(in: bytes, of: path, repository)
      case .link(let target): links.append(target)
      case .large, .tooLarge, .inUse, .behindLink, nil: break
      }
    }
    let hasModes = repository.allowedValue("core.filemode") != "false"
    func mode(_ path: [UInt8], _ isExecutable: Bool) -> String {
      // On some file systems every file is executable.
      let isExecutable = hasModes ? isExecutable : tracked[path]?.mode == GitRepository.TreeObject.executable
      return isExecutable ? GitRepository.TreeObject.executable : GitRepository.TreeObject.regular
    }
    var ids = try repository.store(contents).makeIterator()
    var linkIDs = try repository.storePlain(links).makeIterator()
    for (path, file) in files {
      let object: GitRepository.TreeObject? =
        switch file {
        case .regular(_, let isExecutable):
          ids.next().map { .init(mode: mode(path, isExecutable), id: $0) }
        case .large(let isExecutable):
          .init(mode: mode(path, isExecutable), id: try repository.storeLarge(path))
        case .link: linkIDs.next().map { .init(mode: GitRepository.TreeObject.link, id: $0) }
        case .tooLarge, .inUse, .behindLink, nil: nil
        }
      entries.append(.init(path: path, object: object))
    }
  }

  private mutating func noteMarker(in bytes: [UInt8], of path: [UInt8], _ repository: GitRepository) {
    guard firstMarker == nil,
      case .day = JournalFile.kind(ofPath: Array(path.dropFirst(repository.prefix.utf8.count))),
      let first = ConflictedText(SourceText(bytes)).conflicts.first
    else { return }
    firstMarker = (path, first.line)
  }

  /// Whether a killed process, this program or git, may have left the file.
  private static func isLeftOver(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.hasPrefix(NamedFile.leftOverPrefix) || name.hasPrefix(".merge_file_")
  }
}
