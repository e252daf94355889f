import JournalFormat

/// Creates blobs, trees and commits without reading the working tree or moving a branch.
extension GitRepository {
  /// An entry to add to a tree, or a path to remove.
  struct TreeEntry: Hashable {
    /// Relative to the top of the working tree.
    var path: [UInt8]
    /// `nil` to remove.
    var object: TreeObject?
  }

  /// A file, a symbolic link or a submodule in a tree.
  struct TreeObject: Hashable {
    var mode: String
    var id: String

    static let regular = "100644"
    static let executable = "100755"
    static let link = "120000"
    static let repository = "160000"

    var isFile: Bool { mode == Self.regular || mode == Self.executable }
  }

  /// A file to store.
  struct Content: Hashable {
    /// Relative to the top; it decides which filter is applied.
    var path: [UInt8]
    var bytes: [UInt8]
  }

  /// Writes files as blobs, through the filters of their attributes, and returns the blob ids.
  func store(_ files: [Content]) throws -> [String] {
    guard !files.isEmpty else { return [] }
    let converted = try convertedPaths(of: files.map(\.path))
    let isPlain: (Content) -> Bool = { !converted.contains($0.path) }
    var plain = try storePlain(files.filter(isPlain).map(\.bytes)).makeIterator()
    return try files.map { file in
      if isPlain(file), let id = plain.next() { return id }
      return try blobName(of: file, ["-w"])
    }
  }

  /// The id that the blob of a file would have, whether it exists or not; the option `-w` creates the blob.
  func blobName(of file: Content, _ options: [String] = []) throws -> String {
    let path = String(decoding: file.path, as: UTF8.self)
    return try ask(["hash-object"] + options + ["--stdin", "--path=\(path)"], input: file.bytes).line
  }

  /// Writes a working-tree file that is too large for memory as a blob.
  func storeLarge(_ path: [UInt8]) throws -> String {
    try ask(["hash-object", "-w", "--", String(decoding: path, as: UTF8.self)]).line
  }

  /// Writes bytes as blobs without filters.
  func storePlain(_ files: [[UInt8]]) throws -> [String] {
    guard files.count > 1 else {
      return try files.map { try ask(["hash-object", "-w", "--no-filters", "--stdin"], input: $0).line }
    }
    var ids: [String] = []
    var start = 0
    while start < files.count {
      var end = start
      var size = 0
      while end < files.count, end == start || size + files[end].count <= Self.inputLimit {
        size += files[end].count
        end += 1
      }
      var input: [UInt8] = []
      for (index, bytes) in files[start..<end].enumerated() {
        input += Array("blob\nmark :\(index + 1)\ndata \(bytes.count)\n".utf8) + bytes
        input += Array("\nget-mark :\(index + 1)\n".utf8)
      }
      let answer = try ask(["fast-import", "--quiet", "--done"], input: input + Array("done\n".utf8)).lines
      guard answer.count == end - start else {
        throw CommandFailure(.refused, "git kept \(answer.count) of \(counted(end - start, "file"))")
      }
      ids += answer
      start = end
    }
    return ids
  }

  /// The maximum number of bytes for one call of git.
  private static let inputLimit = 64 << 20

  /// Those of the paths whose files git stores in another form than in the working tree.
  func convertedPaths(of paths: [[UInt8]]) throws -> Set<[UInt8]> {
    let isAutomatic = ["true", "input"].contains((allowedValue("core.autocrlf") ?? "").lowercased())
    guard !isAutomatic else { return Set(paths) }
    let names = ["filter", "text", "eol", "crlf", "ident", "working-tree-encoding"]
    return Set(try attributes(names, of: paths).map(\.path))
  }

  /// A setting as it applies here.
  func allowedValue(_ key: String) -> String? {
    allowance.repositorys.value(key)
      ?? configuration.entries.last {
        $0.scope != .repository && $0.key.elementsEqual(key.utf8)
      }?.text
  }

  // MARK: Trees and commits

  /// The tree of a commit, or the empty tree if there is no commit yet.
  func tree(of commit: String?) throws -> String {
    guard let commit else { return try ask(["hash-object", "-t", "tree", "--stdin"]).line }
    return try ask(["rev-parse", "--verify", "--quiet", "--end-of-options", "\(commit)^{tree}"]).line
  }

  /// The tree `base` with some entries changed.
  func tree(_ base: String, with entries: [TreeEntry]) throws -> String {
    guard !entries.isEmpty else { return base }
    let index = Index.own("index-of-tree")
    _ = try ask(["read-tree", base], index: index)
    _ = try ask(["update-index", "-z", "--index-info"], input: Self.indexLines(entries), index: index)
    return try ask(["write-tree"], index: index).line
  }

  /// Entries as input for `git update-index --index-info`. Removals come first, so that a folder can replace a file
  /// of its name.
  static func indexLines(_ entries: [TreeEntry]) -> [UInt8] {
    let zeros = String(repeating: "0", count: entries.lazy.compactMap(\.object).first?.id.count ?? 40)
    var (gone, there): ([UInt8], [UInt8]) = ([], [])
    for entry in entries {
      if let object = entry.object {
        there += Array("\(object.mode) \(object.id)\t".utf8) + entry.path + [0]
      } else {
        gone += Array("0 \(zeros)\t".utf8) + entry.path + [0]
      }
    }
    return gone + there
  }

  /// Creates a commit, signed if the settings require it; no branch refers to it yet.
  func makeCommit(
    _ tree: String, parents: [String], message: [UInt8], variables: [String: String] = [:]
  ) throws -> String {
    let isSigned = GitConfiguration.isOn(allowedValue("commit.gpgsign"))
    return try ask(
      ["commit-tree"] + (isSigned ? ["-S"] : []) + parents.flatMap { ["-p", $0] } + ["-F", "-", tree],
      input: message, variables: variables
    ).line
  }

  /// Moves a branch to another commit if it is still at `old`; `nil` for a new branch.
  ///
  /// Throws `BranchMoved` if it is elsewhere by now.
  func moveBranch(_ reference: String, to new: String, from old: String?, because reason: String) throws {
    let answer = try attempt([
      "update-ref", "-m", "journal sync: \(reason)", reference, new,
      old ?? String(repeating: "0", count: new.count),
    ])
    guard answer.status != 0 else { return }
    let now = try commit(reference)
    // A git that was killed may have done it nevertheless.
    if now == new { return }
    if now != old { throw BranchMoved() }
    throw failure(answer)
  }

  /// Somebody else has committed meanwhile.
  struct BranchMoved: Error {}

  // MARK: Comparing

  /// A path at which two trees differ.
  struct TreeDifference: Hashable {
    /// Relative to the top of the working tree.
    var path: [UInt8]
    var old: TreeObject?
    var new: TreeObject?
  }

  /// The differences of two trees or commits, in the journal or everywhere in its repository.
  func differences(from old: String, to new: String, everywhere: Bool = false) throws -> [TreeDifference] {
    let answer = try ask(
      [
        "diff-tree", "-r", "-z", "--raw", "--no-abbrev", "--no-renames", "--no-ext-diff", "--no-textconv",
        old, new,
      ] + (everywhere ? [] : ["--", pathspec]))
    return Self.differences(in: answer.output)
  }

  /// Parses the raw diff format: `:MODE MODE ID ID LETTER`, then the path.
  static func differences(in output: [UInt8]) -> [TreeDifference] {
    let fields = output.split(separator: 0)
    return stride(from: 0, to: fields.count - 1, by: 2).compactMap { index in
      let parts = fields[index].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      guard parts.count == 5, parts[0].hasPrefix(":") else { return nil }
      return TreeDifference(
        path: Array(fields[index + 1]),
        old: TreeObject(mode: String(parts[0].dropFirst()), id: parts[2]).ifThere,
        new: TreeObject(mode: parts[1], id: parts[3]).ifThere)
    }
  }
}

extension GitRepository.TreeObject {
  /// `nil` for the mode of a missing file.
  fileprivate var ifThere: GitRepository.TreeObject? { mode.allSatisfy { $0 == "0" } ? nil : self }
}

extension GitRepository {
  /// A file as git stores it.
  struct Blob: Hashable {
    var id: String
    /// Relative to the top; it decides which filter is applied.
    var path: [UInt8]
  }

  /// The contents of files as git stores them, in order, with filters undone; `nil` for missing ones.
  ///
  /// With `isExact` they are exactly as in the working tree, with its line endings.
  func bytes(of blobs: [Blob], isExact: Bool = false) throws -> [[UInt8]?] {
    guard !blobs.isEmpty else { return [] }
    let filtered = try filters(of: Array(Set(blobs.map(\.path))))
    if let unmet = filtered.first(where: { !allowance.filters.contains($0.value) }) {
      throw unmetFilter(unmet.value, of: unmet.key, "its versions in git cannot be read")
    }
    let isPlain: (Blob) -> Bool = { !isExact && filtered[$0.path] == nil }
    var plain = try raw(blobs.filter(isPlain).map(\.id)).makeIterator()
    return try blobs.map { blob in
      guard !isPlain(blob) else { return plain.next() ?? nil }
      let path = String(decoding: blob.path, as: UTF8.self)
      let answer = try attempt(["cat-file", "--filters", "--path=\(path)", blob.id])
      guard answer.status == 0 else { throw failure(answer) }
      return answer.output
    }
  }

  /// The old and the new content of each path as in the working tree; for symbolic links their targets.
  func workTreeVersions(of differences: [TreeDifference]) throws -> [(old: [UInt8]?, new: [UInt8]?)] {
    let objects = differences.flatMap { difference in
      [difference.old, difference.new].compactMap { $0.map { (path: difference.path, object: $0) } }
    }
    let files = objects.filter { $0.object.mode != TreeObject.link }
    let converted = try convertedPaths(of: Array(Set(files.map(\.path))))
    let isPlain: ((path: [UInt8], object: TreeObject)) -> Bool = {
      $0.object.mode == TreeObject.link || !converted.contains($0.path)
    }
    var plain = try raw(objects.filter(isPlain).map(\.object.id)).makeIterator()
    var contents = try objects.map { file -> [UInt8] in
      let path = String(decoding: file.path, as: UTF8.self)
      guard isPlain(file) else {
        return try bytes(of: [Blob(id: file.object.id, path: file.path)], isExact: true).first.flatMap(\.self)
          ?? []
      }
      guard let bytes = plain.next() ?? nil else {
        throw CommandFailure(
          .refused,
          "git does not have a version of ‘\(path)’ (\(file.object.id)); ‘git fsck’ lists what is missing")
      }
      return bytes
    }.makeIterator()
    return differences.map {
      ($0.old.flatMap { _ in contents.next() }, $0.new.flatMap { _ in contents.next() })
    }
  }

  /// The sizes of objects that exist.
  func sizes(of ids: [String]) throws -> [String: Int] {
    guard !ids.isEmpty else { return [:] }
    let lines = try ask(
      ["cat-file", "--batch-check", "--buffer"], input: Array((ids.joined(separator: "\n") + "\n").utf8)
    ).lines
    return Dictionary(
      lines.compactMap { line -> (String, Int)? in
        let fields = line.split(separator: " ")
        return fields.count == 3 ? Int(fields[2]).map { (String(fields[0]), $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  func raw(_ ids: [String]) throws -> [[UInt8]?] {
    guard !ids.isEmpty else { return [] }
    let output = try ask(
      ["cat-file", "--batch", "--buffer"], input: Array((ids.joined(separator: "\n") + "\n").utf8)
    )
    .output
    var found: [[UInt8]?] = []
    var start = output.startIndex
    // Each record is `ID TYPE SIZE`, a newline, the bytes and a newline, or `ID missing`.
    while start < output.endIndex, let end = output[start...].firstIndex(of: .lineFeed) {
      let fields = output[start..<end].split(separator: .space)
      start = end + 1
      guard fields.count == 3, let size = Int(String(decoding: fields[2], as: UTF8.self)),
        size <= output.count - start
      else {
        found.append(nil)
        continue
      }
      found.append(Array(output[start..<start + size]))
      start += size + 1
    }
    return found
  }
}
