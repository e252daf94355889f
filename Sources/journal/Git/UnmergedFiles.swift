import JournalFormat

/// A file that a merge, a rebase or the like could not settle.
struct UnmergedFile: Hashable {
  /// Below the top.
  var path: [UInt8]
  /// The version both came from.
  var base: String?
  /// The version of the branch that is checked out; in a rebase that is the other side's.
  var first: String?
  /// The version that was to be merged in.
  var second: String?
}

extension GitRepository {
  /// The files of the journal that are not settled, in the order of their paths.
  func unmergedFiles() throws -> [UnmergedFile] { try unmergedFiles(below: pathspec) }

  /// How wide git makes the marks in a file below the top, as `.gitattributes` says.
  func markerSize(of path: [UInt8]) throws -> Int {
    let answer = try ask(["check-attr", "-z", "--stdin", "conflict-marker-size"], input: path + [0])
    let size = answer.fields.last.flatMap { Int(String(decoding: $0, as: UTF8.self)) }
    return size.flatMap { $0 > 0 ? $0 : nil } ?? ConflictStyle.usualSize
  }

  private func unmergedFiles(below pathspec: String) throws -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    // Each is `MODE ID STAGE`, a tab, and the path.
    for field in try ask(["ls-files", "-z", "--unmerged", "--", pathspec]).fields {
      guard let tab = field.firstIndex(of: .tab) else { continue }
      let parts = field[..<tab].split(separator: .space).map { String(decoding: $0, as: UTF8.self) }
      let path = Array(field[(tab + 1)...])
      guard parts.count == 3 else { continue }
      if files.last?.path != path { files.append(UnmergedFile(path: path)) }
      switch parts[2] {
      case "1": files[files.count - 1].base = parts[1]
      case "2": files[files.count - 1].first = parts[1]
      default: files[files.count - 1].second = parts[1]
      }
    }
    return files
  }

  /// What git has begun here and not ended.
  enum Unfinished: Hashable {
    case merge
    /// Something else, and what ends it.
    case other(String, remedy: String)
  }

  /// What git has begun here and not ended; `nil` for nothing.
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

  /// Whether a rebase is under way, in which git calls the others' version ours.
  var isRebasing: Bool { folder.has("rebase-merge") || folder.has("rebase-apply") }
}
