import JournalFormat

/// The user's own index of the working tree.
///
/// It is replaced atomically, and only if nobody has changed it meanwhile. Git's lock file is never created, so none
/// can be left behind; while another git holds it, the index is not changed, and the next `journal sync` updates it.
extension GitRepository {
  /// Updates it to the tree `new` with the versions of conflicts; returns `false` if it was left unchanged.
  ///
  /// In the journal it becomes exactly that tree. Outside of it, only the differences between the trees are applied:
  /// the rest may be staged by the user.
  func moveUsersIndex(from old: String, to new: String, conflicts: [UnmergedFile] = []) throws -> Bool {
    var entries = try differences(from: old, to: new, everywhere: true)
      .filter { journalPath($0.path) == nil }.map { TreeEntry(path: $0.path, object: $0.new) }
    if folder.has("index") {
      let own = try ask([
        "diff-index", "--cached", "-z", "--raw", "--no-abbrev", "--no-renames", new, "--", pathspec,
      ])
      entries += Self.differences(in: own.output).map { TreeEntry(path: $0.path, object: $0.old) }
    }
    var lines = Self.indexLines(entries)
    for conflict in conflicts { lines += Self.indexLines(conflict) }
    if lines.isEmpty, folder.has("index") { return true }
    return try changeUsersIndex(lines, orElse: new)
  }

  /// Marks a file of the journal as resolved in the index, with its current content or as removed.
  func markResolved(_ path: [UInt8]) throws {
    let file = try JournalChanges(path: journal).tracked([journalPath(path) ?? []])[0]
    let object: TreeObject? =
      switch file {
      case .regular(let bytes, let isExecutable):
        .init(
          mode: isExecutable ? TreeObject.executable : TreeObject.regular,
          id: try store([Content(path: path, bytes: bytes)])[0])
      case .large(let isExecutable):
        .init(mode: isExecutable ? TreeObject.executable : TreeObject.regular, id: try storeLarge(path))
      case .link(let target): .init(mode: TreeObject.link, id: try storePlain([target])[0])
      case .behindLink, .tooLarge, .inUse, nil: nil
      }
    let length = try tree(of: nil).count
    let lines = Self.gone(path, length) + Self.indexLines([TreeEntry(path: path, object: object)])
    guard try changeUsersIndex(lines, orElse: nil) else {
      throw isInUse
    }
  }

  /// `tree` is the basis if there is no index, or one that cannot be read.
  private func changeUsersIndex(_ lines: [UInt8], orElse tree: String?) throws -> Bool {
    guard !folder.has("index.lock") else { return false }
    let path = folder.path + "/index"
    let index = Index.own("index-of-user")
    let before = folder.index
    let update = ["update-index", "-z", "--index-info"]
    var isChanged = false
    if let before {
      try own.folder.write(before.bytes, to: "index-of-user", modified: before.modified)
      isChanged = try attempt(update, input: lines, index: index).status == 0
    }
    if !isChanged {
      guard let tree else { return false }
      own.folder.remove("index-of-user")
      _ = try ask(["read-tree", tree], index: index)
      _ = try ask(update, input: lines, index: index)
    }
    // Sizes and times, so that the user's git need not read every file.
    _ = try attempt(["update-index", "-q", "--refresh"], index: index)
    guard let after = own.folder.bytes(of: "index-of-user"),
      let modified = own.folder.modified("index-of-user")
    else { return false }
    do {
      try NamedFile.update(path) { current in
        guard current == before?.bytes else { throw IndexChanged() }
        return after
      }
      // Of an index that git has replaced meanwhile an earlier time only means that more files are read.
      _ = Descriptor.open(path.utf8, O_RDONLY | O_NONBLOCK)?.setModified(modified)
      return true
    } catch is IndexChanged {
      return false
    }
  }

  private struct IndexChanged: Error {}

  /// All versions of a path with a conflict, in place of one.
  private static func indexLines(_ conflict: UnmergedFile) -> [UInt8] {
    let length = conflict.versions.lazy.compactMap(\.self).first?.id.count ?? 40
    return gone(conflict.path, length)
      + conflict.versions.enumerated().flatMap { place, object in
        object.map { Array("\($0.mode) \($0.id) \(place + 1)\t".utf8) + conflict.path + [0] } ?? []
      }
  }

  private static func gone(_ path: [UInt8], _ length: Int) -> [UInt8] {
    Array("0 \(String(repeating: "0", count: length))\t".utf8) + path + [0]
  }
}

/// A file that a merge, rebase or the like left unmerged.
struct UnmergedFile: Hashable {
  /// Relative to the top of the working tree.
  var path: [UInt8]
  /// The common ancestor.
  var base: GitRepository.TreeObject?
  /// The version of the branch that is checked out; in a rebase that is the other side's.
  var first: GitRepository.TreeObject?
  /// The version to be merged in.
  var second: GitRepository.TreeObject?

  var versions: [GitRepository.TreeObject?] { [base, first, second] }

  /// Parses a list of unmerged paths: `MODE ID STAGE`, a tab and the path, one per version.
  static func all(in answer: GitOutput) -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    for (columns, path) in answer.listed where columns.count == 3 {
      let object = GitRepository.TreeObject(mode: columns[0], id: columns[1])
      if files.last?.path != path { files.append(UnmergedFile(path: path)) }
      switch columns[2] {
      case "1": files[files.count - 1].base = object
      case "2": files[files.count - 1].first = object
      default: files[files.count - 1].second = object
      }
    }
    return files
  }
}

extension GitRepository {
  /// The unmerged files of the journal, by path.
  func unmergedFiles() throws -> [UnmergedFile] {
    UnmergedFile.all(in: try ask(["ls-files", "-z", "--unmerged", "--", pathspec]))
  }

  /// The width of conflict markers in a file relative to the top, by `.gitattributes`.
  func markerSize(of path: [UInt8]) throws -> Int {
    let size = try attributes(["conflict-marker-size"], of: [path]).last
      .flatMap { Int(String(decoding: $0.value, as: UTF8.self)) }
    return size.flatMap { $0 > 0 ? $0 : nil } ?? ConflictStyle.usualSize
  }

  /// An unfinished operation of git.
  enum Unfinished: Hashable {
    case merge
    /// Another operation, and what ends it.
    case other(String, remedy: String)
  }

  /// The unfinished operation of git; `nil` if there is none.
  var unfinished: Unfinished? {
    let others = [
      ("rebase-merge", "rebase", "‘git rebase --continue’ or ‘git rebase --abort’"),
      ("rebase-apply", "rebase or ‘git am’", "‘git rebase --continue’ or ‘git am --continue’"),
      ("CHERRY_PICK_HEAD", "cherry-pick", "‘git cherry-pick --continue’"),
      ("REVERT_HEAD", "revert", "‘git revert --continue’"),
      ("sequencer", "series of picks", "‘git cherry-pick --continue’ or ‘git revert --continue’"),
      ("BISECT_LOG", "bisect", "‘git bisect reset’"),
    ]
    if let found = others.first(where: { folder.has($0.0) }) { return .other(found.1, remedy: found.2) }
    return folder.has("MERGE_HEAD") ? .merge : nil
  }

  /// Whether a rebase is in progress, in which git calls the others' version ours.
  var isRebasing: Bool { folder.has("rebase-merge") || folder.has("rebase-apply") }
}

/// One path in the output of `git status`.
struct GitStatusEntry: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// It differs from the index.
    case changed
    /// It is not in the index. The path of a nested repository ends with a slash.
    case untracked
    /// It is excluded by `.gitignore` and the like; the path of an excluded folder ends with a slash.
    case ignored
  }

  var state: State
  /// Relative to the top of the working tree.
  var path: [UInt8]

  /// Parses the output of `git status --porcelain=v2 -z --no-renames --ignored=matching`.
  static func all(in output: [UInt8]) -> [GitStatusEntry] {
    output.split(separator: 0).compactMap { record in
      switch record.first {
      case UInt8(ascii: "?"): return GitStatusEntry(state: .untracked, path: Array(record.dropFirst(2)))
      case UInt8(ascii: "!"): return GitStatusEntry(state: .ignored, path: Array(record.dropFirst(2)))
      case UInt8(ascii: "1"):
        let parts = record.split(separator: UInt8(ascii: " "), maxSplits: 8, omittingEmptySubsequences: false)
        // The second letter is about the working tree.
        guard parts.count == 9, parts[1].last != UInt8(ascii: ".") else { return nil }
        return GitStatusEntry(state: .changed, path: Array(parts[8]))
      default: return nil
      }
    }
  }
}

extension GitRepository {
  /// The differences of the journal's files from an index of our own.
  func status(of index: Index) throws -> [GitStatusEntry] {
    let answer = try ask(
      [
        "status", "--porcelain=v2", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching",
        "--ignore-submodules=all", "--", pathspec,
      ], index: index)
    return GitStatusEntry.all(in: answer.output)
  }
}
