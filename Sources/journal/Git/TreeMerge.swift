import JournalFormat

/// Merges two commits into a tree without reading the working tree.
///
/// Git merges by paths (`git merge-tree`). Markdown that both sides changed is merged by our own rules in any case,
/// because a merge by lines can duplicate what both added alike; so is what git cannot merge, from the versions that
/// it lists. Settings of the repository such as `pull.twohead` do not affect entries.
struct TreeMerge {
  /// A path with a conflict.
  struct Conflict: Hashable {
    var path: [UInt8]
    var base: GitRepository.TreeObject?
    var ours: GitRepository.TreeObject?
    var theirs: GitRepository.TreeObject?
  }

  /// The resulting tree; files with conflicts have both versions with conflict markers, or the changed version if
  /// the other side removed it.
  let tree: String
  let conflicts: [Conflict]

  /// Merges two commits.
  init(_ ours: String, _ theirs: String, in repository: GitRepository) throws {
    let answer = try repository.attempt(["merge-tree", "--write-tree", "-z", "--no-messages", ours, theirs])
    guard answer.status == 0 || answer.status == 1, let first = answer.fields.first else {
      throw Self.failure(answer, repository)
    }
    let tree = String(decoding: first, as: UTF8.self)
    let unmerged = try Self.conflicts(in: answer.fields.dropFirst())
    let found = (unmerged + (try Self.changedTwice(ours, theirs, besides: unmerged, in: repository)))
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    var (left, entries): ([Conflict], [GitRepository.TreeEntry]) = ([], [])
    for conflict in found {
      // Files beside the journal in its repository are not merged by our rules.
      guard let ours = conflict.ours, let theirs = conflict.theirs,
        repository.journalPath(conflict.path) != nil
      else {
        left.append(conflict)
        continue
      }
      let merged = try FileMerge(conflict.path, in: repository).merge(
        base: conflict.base?.id, ours: ours.id, theirs: theirs.id)
      entries.append(.init(path: conflict.path, object: .init(mode: Self.mode(conflict), id: merged.blob)))
      if !merged.isClean { left.append(conflict) }
    }
    self.tree = try repository.tree(tree, with: entries)
    conflicts = left
  }

  /// Merges the changes from the tree `base` to the tree `theirs` into the tree `ours`.
  init(_ ours: String, _ theirs: String, base: String, in repository: GitRepository) throws {
    // Temporary commits, so that git finds the merge base by itself.
    let root = try repository.makeUnsignedCommit(base, parents: [])
    try self.init(
      repository.makeUnsignedCommit(ours, parents: [root]),
      repository.makeUnsignedCommit(theirs, parents: [root]),
      in: repository)
  }

  /// The journal's Markdown files that both sides changed and git could merge.
  ///
  /// With criss-cross merges there are several merge bases. A file that differs between them is left to git, which
  /// merges the bases first.
  private static func changedTwice(
    _ ours: String, _ theirs: String, besides unmerged: [Conflict], in repository: GitRepository
  ) throws -> [Conflict] {
    var common: [Conflict]?
    for base in try repository.ask(["merge-base", "--all", ours, theirs]).lines {
      let other = Dictionary(
        uniqueKeysWithValues: try repository.differences(from: base, to: theirs).map { ($0.path, $0.new) })
      let both = try repository.differences(from: base, to: ours).compactMap { own -> Conflict? in
        guard let old = own.old, let new = own.new, case let theirs?? = other[own.path], new.id != theirs.id,
          [old, new, theirs].allSatisfy(\.isFile)
        else { return nil }
        return Conflict(path: own.path, base: old, ours: new, theirs: theirs)
      }
      common = common.map { $0.filter(both.contains) } ?? both
    }
    let known = Set(unmerged.map(\.path))
    return (common ?? []).filter {
      !known.contains($0.path) && ThreeWayMerge.isMarkdown(String(decoding: $0.path, as: UTF8.self))
    }
  }

  /// The executable bit is merged like the text.
  private static func mode(_ conflict: Conflict) -> String {
    let (ours, theirs) = (conflict.ours?.mode, conflict.theirs?.mode)
    return (ours == conflict.base?.mode ? theirs : ours) ?? GitRepository.TreeObject.regular
  }

  /// Parses the list of unmerged paths: `MODE ID STAGE`, a tab and the path, one per version.
  private static func conflicts(in fields: some Sequence<ArraySlice<UInt8>>) throws -> [Conflict] {
    var conflicts: [Conflict] = []
    for field in fields {
      guard let tab = field.firstIndex(of: UInt8(ascii: "\t")) else { continue }
      let parts = field[..<tab].split(separator: UInt8(ascii: " ")).map {
        String(decoding: $0, as: UTF8.self)
      }
      let path = Array(field[(tab + 1)...])
      guard parts.count == 3 else { continue }
      let object = GitRepository.TreeObject(mode: parts[0], id: parts[1])
      if conflicts.last?.path != path { conflicts.append(Conflict(path: path)) }
      let last = conflicts.count - 1
      switch parts[2] {
      case "1": conflicts[last].base = object
      case "2": conflicts[last].ours = object
      default: conflicts[last].theirs = object
      }
    }
    for conflict in conflicts {
      let versions = [conflict.base, conflict.ours, conflict.theirs].compactMap(\.self)
      guard versions.allSatisfy(\.isFile), conflict.ours != nil || conflict.theirs != nil, versions.count > 1
      else {
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: conflict.path, as: UTF8.self))’ was moved, or made another kind of file, on both devices, which only you "
            + "can settle: ‘git pull --no-rebase’ shows how, and ‘git commit’ ends it; then ‘journal sync’ again"
        )
      }
    }
    return conflicts
  }

  private static func failure(_ answer: GitOutput, _ repository: GitRepository) -> CommandFailure {
    // Git exits so for options that it does not know.
    guard answer.status <= 128 || answer.status == 129 else {
      return CommandFailure(
        .refused,
        "git came to no end with what has come from elsewhere (signal \(answer.status - 128)), so nothing was merged; ‘git fsck’ says "
          + "whether something of it is damaged")
    }
    guard answer.status == 129 else { return repository.failure(answer) }
    return CommandFailure(
      .refused, "merging needs git 2.38 or later; nothing was merged, and what is here is committed")
  }
}

/// A merge of one file whose versions are in git.
struct FileMerge {
  private let path: [UInt8]
  private let repository: GitRepository

  init(_ path: [UInt8], in repository: GitRepository) {
    (self.path, self.repository) = (path, repository)
  }

  /// Merges blobs and stores the result; without `base` both sides are new.
  func merge(base: String?, ours: String, theirs: String) throws -> (blob: String, isClean: Bool) {
    let blobs = [base, ours, theirs].compactMap(\.self)
    var found = try repository.raw(blobs).makeIterator()
    let texts = try [base, ours, theirs].map { id -> [UInt8] in
      guard id != nil else { return [] }
      guard let bytes = found.next() ?? nil else {
        throw CommandFailure(
          .refused, "git does not have all versions of ‘\(String(decoding: path, as: UTF8.self))’")
      }
      return bytes
    }
    let names = ["base", "ours", "theirs"].map { "merge-\($0)" }
    let files = repository.own.folder
    defer { for name in names { files.remove(name) } }
    for (name, bytes) in zip(names, texts) { try files.write(bytes, to: name) }
    let paths = names.map { files.path + "/" + $0 }
    let merge = ThreeWayMerge(
      files: MergeFiles(
        base: paths[0], ours: paths[1], theirs: paths[2], markerSize: try repository.markerSize(of: path)),
      path: String(decoding: path, as: UTF8.self), tools: repository.mergeTools)
    let verdict = merge.run()
    if case .impossible(let why) = verdict {
      guard texts.contains(where: { $0.contains(0) }) else {
        throw CommandFailure(.refused, "‘\(String(decoding: path, as: UTF8.self))’ cannot be merged: \(why)")
      }
      // A binary file cannot have conflict markers: ours stays, and the user has to choose.
      return (ours, false)
    }
    guard let result = files.bytes(of: names[1]) else {
      throw CommandFailure(
        .refused, "‘\(String(decoding: path, as: UTF8.self))’ was merged, and the result is gone")
    }
    let blob = try repository.storePlain([result])[0]
    return (blob, verdict == .clean)
  }
}

extension GitRepository {
  /// A commit for git to find a merge base by; no branch ever refers to it.
  func makeUnsignedCommit(_ tree: String, parents: [String]) throws -> String {
    let nobody = ["AUTHOR", "COMMITTER"].flatMap {
      [("GIT_\($0)_NAME", "journal"), ("GIT_\($0)_EMAIL", "journal"), ("GIT_\($0)_DATE", "1000000000 +0000")]
    }
    return try ask(
      ["commit-tree"] + parents.flatMap { ["-p", $0] } + ["-m", "base", tree],
      variables: Dictionary(uniqueKeysWithValues: nobody)
    ).line
  }

  /// The tools for merging files: git with our settings, and temporary files.
  fileprivate var mergeTools: ThreeWayMerge.Tools {
    ThreeWayMerge.Tools(
      readFile: { path throws(FileProblem) in try FileReading.bytes(ofNamedFile: path) },
      replaceFile: { try NamedFile.replace($0, by: $1) },
      run: { arguments, _ in
        do {
          let answer = try attempt(Array(arguments.dropFirst()))
          return .success(
            FinishedProgram(
              end: answer.status < 128 || answer.status > 160
                ? .exit(answer.status) : .signal(answer.status - 128),
              output: answer.output, errors: answer.errors))
        } catch {
          return .failure(.other((error as? CommandFailure)?.message ?? "cannot be run"))
        }
      },
      askGit: { arguments, input in
        guard let answer = try? attempt(arguments, input: input), answer.status == 0 else { return nil }
        return answer.output
      })
  }
}
