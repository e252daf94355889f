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

  /// Throws where files beside the journal in its repository are not settled: that is for git.
  func requireMergedNeighbours() throws {
    guard !prefix.isEmpty else { return }
    let others = try unmergedFiles(below: ".").filter { !$0.path.starts(with: prefix.utf8) }
    guard let first = others.first else { return }
    let count = others.count > 1 ? " and \(counted(others.count - 1, "other file"))" : ""
    throw CommandFailure(
      .nothingFound,
      "‘\(String(decoding: first.path, as: UTF8.self))’\(count) in \(top) could not be merged, and "
        + "\(others.count > 1 ? "are" : "is") not the journal’s; settle that with git (‘git status’ says how), then "
        + "‘journal sync’ again")
  }

  private func unmergedFiles(below pathspec: String) throws -> [UnmergedFile] {
    var files: [UnmergedFile] = []
    // Each is `MODE ID STAGE`, a tab, and the path.
    for field in try ask(["ls-files", "-z", "--unmerged", "--", pathspec]).fields {
      guard let tab = field.firstIndex(of: 0x09) else { continue }
      let parts = field[..<tab].split(separator: 0x20).map { String(decoding: $0, as: UTF8.self) }
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
    case merge, rebase
    /// Something that `sync` does not begin, such as `cherry-pick`.
    case other(String)
  }

  /// What git has begun here and not ended; `nil` for nothing.
  var unfinished: Unfinished? {
    let folder = GitFolder(path: gitFolder)
    if folder.has("rebase-merge") || folder.has("rebase-apply/rebasing") { return .rebase }
    if folder.has("MERGE_HEAD") { return .merge }
    let others = [
      ("rebase-apply", "git am"), ("CHERRY_PICK_HEAD", "cherry-pick"),
      ("REVERT_HEAD", "revert"),
    ]
    return others.first { folder.has($0.0) }.map { .other($0.1) }
  }
}
