/// What `git status` says of one path in the working tree.
struct GitStatusEntry: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// Differs from what the index has.
    case changed
    /// Not in the index. The path of a repository of its own ends with a slash.
    case untracked
    /// Left out by `.gitignore` and the like; the path of a folder that is left out as a whole ends with a slash.
    case ignored
  }

  var state: State
  /// Below the top of the working tree.
  var path: [UInt8]

  /// Reads what `git status --porcelain=v2 -z --no-renames --ignored=matching` prints.
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
  /// What of the journal differs from an index of our own.
  func status(of index: Index) throws -> [GitStatusEntry] {
    let answer = try ask(
      [
        "status", "--porcelain=v2", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching",
        "--ignore-submodules=all", "--", pathspec,
      ], index: index)
    return GitStatusEntry.all(in: answer.output)
  }
}
