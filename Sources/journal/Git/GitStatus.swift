/// What `git status` says of one path.
struct GitStatusEntry: Hashable, Sendable {
  enum State: Hashable, Sendable {
    /// Differs from the last commit; the blob it has there, `nil` where it has none, and whether git has been told of all of it.
    case changed(head: String?, isStaged: Bool)
    /// Not in git yet.
    case untracked
    /// In a merge that is not settled.
    case unmerged
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
        let parts = record.split(separator: 0x20, maxSplits: 8, omittingEmptySubsequences: false)
        guard parts.count == 9 else { return nil }
        let blob = String(decoding: parts[6], as: UTF8.self)
        let isNone = blob.allSatisfy { $0 == "0" }
        return GitStatusEntry(
          state: .changed(head: isNone ? nil : blob, isStaged: parts[1].last == UInt8(ascii: ".")),
          path: Array(parts[8]))
      case UInt8(ascii: "u"):
        let parts = record.split(separator: 0x20, maxSplits: 10, omittingEmptySubsequences: false)
        return parts.count == 11 ? GitStatusEntry(state: .unmerged, path: Array(parts[10])) : nil
      default: return nil
      }
    }
  }
}

extension GitRepository {
  /// What of the journal differs from the last commit.
  func status() throws -> [GitStatusEntry] {
    let answer = try ask([
      "status", "--porcelain=v2", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching",
      "--ignore-submodules=all", "--", pathspec,
    ])
    return GitStatusEntry.all(in: answer.output)
  }
}
