/// The index that the user's own git goes by, beside the working tree.
///
/// It is replaced as a whole, in one step and only if nobody has changed it meanwhile. Git's lock file is never taken, so none is left
/// behind; where another git holds it, the index stays as it is and the next `journal sync` brings it up to date.
extension GitRepository {
  /// Brings it to the tree `new`, with the versions of what a person has to decide about; `false` where it stays as it was.
  ///
  /// In the journal it is made to be that tree, whatever it was. Of what lies beside the journal, only what differs between
  /// the trees is changed: the rest may be what a person is about to commit.
  func moveUsersIndex(from old: String, to new: String, conflicts: [TreeMerge.Conflict] = []) throws -> Bool {
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

  /// Tells it that a file of the journal is settled, as it is now or gone.
  func settle(_ path: [UInt8]) throws {
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
      throw CommandFailure(.busy, "another git is at work here (‘\(folder.path)/index.lock’); try again")
    }
  }

  /// `tree` is what a new one is made from where there is none, or one that cannot be read here.
  private func changeUsersIndex(_ lines: [UInt8], orElse tree: String?) throws -> Bool {
    guard !folder.has("index.lock") else { return false }
    let path = folder.path + "/index"
    let index = Index.own("index-of-user")
    let before = folder.bytes(of: "index")
    let update = ["update-index", "-z", "--index-info"]
    var isChanged = false
    if let before {
      try own.folder.write(before, to: "index-of-user")
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
    guard let after = own.folder.bytes(of: "index-of-user") else { return false }
    do {
      try NamedFile.update(path) { current in
        guard current == before else { throw IndexChanged() }
        return after
      }
      return true
    } catch is IndexChanged {
      return false
    }
  }

  private struct IndexChanged: Error {}

  /// All versions of a path that a person has to decide about, in the place of one.
  private static func indexLines(_ conflict: TreeMerge.Conflict) -> [UInt8] {
    let versions = [conflict.base, conflict.ours, conflict.theirs]
    let length = versions.lazy.compactMap(\.self).first?.id.count ?? 40
    return gone(conflict.path, length)
      + versions.enumerated().flatMap { place, object in
        object.map { Array("\($0.mode) \($0.id) \(place + 1)\t".utf8) + conflict.path + [0] } ?? []
      }
  }

  private static func gone(_ path: [UInt8], _ length: Int) -> [UInt8] {
    Array("0 \(String(repeating: "0", count: length))\t".utf8) + path + [0]
  }
}
