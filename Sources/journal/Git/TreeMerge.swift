import JournalFormat

/// Merges two commits into a tree without reading the working tree.
///
/// Git merges by paths (`git merge-tree`). Markdown that both sides changed is merged by our own rules in any case,
/// because a merge by lines can duplicate what both added alike; so is what git cannot merge, from the versions that
/// it lists. Settings of the repository such as `pull.twohead` do not affect entries.
struct TreeMerge {
  /// The resulting tree; files with conflicts have both versions with conflict markers, or the changed version if
  /// the other side removed it.
  let tree: String
  let conflicts: [UnmergedFile]

  /// Merges two commits.
  init(_ ours: String, _ theirs: String, in repository: GitRepository) throws {
    let answer = try repository.attempt(["merge-tree", "--write-tree", "-z", "--no-messages", ours, theirs])
    guard answer.status == 0 || answer.status == 1, let first = answer.fields.first else {
      throw Self.failure(answer, repository)
    }
    let tree = String(decoding: first, as: UTF8.self)
    let unmerged = try Self.conflicts(in: answer)
    let found = (unmerged + (try Self.changedTwice(ours, theirs, besides: unmerged, in: repository)))
      .sorted { $0.path.lexicographicallyPrecedes($1.path) }
    var (left, entries): ([UnmergedFile], [GitRepository.TreeEntry]) = ([], [])
    for conflict in found {
      // Files beside the journal in its repository are not merged by our rules.
      guard let ours = conflict.first, let theirs = conflict.second,
        repository.journalPath(conflict.path) != nil
      else {
        left.append(conflict)
        continue
      }
      let merged = try repository.merge(
        base: conflict.base?.id, ours: ours.id, theirs: theirs.id, at: conflict.path)
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
    _ ours: String, _ theirs: String, besides unmerged: [UnmergedFile], in repository: GitRepository
  ) throws -> [UnmergedFile] {
    var common: [UnmergedFile]?
    for base in try repository.ask(["merge-base", "--all", ours, theirs]).lines {
      let other = Dictionary(
        uniqueKeysWithValues: try repository.differences(from: base, to: theirs).map { ($0.path, $0.new) })
      let both = try repository.differences(from: base, to: ours).compactMap { own -> UnmergedFile? in
        guard let old = own.old, let new = own.new, case let theirs?? = other[own.path], new.id != theirs.id,
          [old, new, theirs].allSatisfy(\.isFile)
        else { return nil }
        return UnmergedFile(path: own.path, base: old, first: new, second: theirs)
      }
      common = common.map { $0.filter(both.contains) } ?? both
    }
    let known = Set(unmerged.map(\.path))
    return (common ?? []).filter {
      !known.contains($0.path) && ThreeWayMerge.isMarkdown(String(decoding: $0.path, as: UTF8.self))
    }
  }

  /// The executable bit is merged like the text.
  private static func mode(_ conflict: UnmergedFile) -> String {
    let (ours, theirs) = (conflict.first?.mode, conflict.second?.mode)
    return (ours == conflict.base?.mode ? theirs : ours) ?? GitRepository.TreeObject.regular
  }

  /// The unmerged paths in git's output; throws if one is not a file.
  private static func conflicts(in answer: GitOutput) throws -> [UnmergedFile] {
    let conflicts = UnmergedFile.all(in: answer)
    for conflict in conflicts {
      let versions = conflict.versions.compactMap(\.self)
      guard versions.allSatisfy(\.isFile), conflict.first != nil || conflict.second != nil, versions.count > 1
      else {
        throw CommandFailure(
          .refused,
          "‘\(String(decoding: conflict.path, as: UTF8.self))’ was moved, or made another kind of file, on both devices, which only you "
            + "can resolve: ‘git pull --no-rebase’ shows how, and ‘git commit’ ends it; then ‘journal sync’ again"
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

extension GitRepository {
  /// Merges blobs of the file at `path` and stores the result; without `base` both sides are new.
  fileprivate func merge(
    base: String?, ours: String, theirs: String, at path: [UInt8]
  ) throws -> (blob: String, isClean: Bool) {
    let shown = String(decoding: path, as: UTF8.self)
    var found = try raw([base, ours, theirs].compactMap(\.self)).makeIterator()
    let texts = try [base, ours, theirs].map { id -> [UInt8] in
      guard id != nil else { return [] }
      guard let bytes = found.next() ?? nil else {
        throw CommandFailure(.refused, "git does not have all versions of ‘\(shown)’")
      }
      return bytes
    }
    let names = ["base", "ours", "theirs"].map { "merge-\($0)" }
    let files = own.folder
    defer { for name in names { files.remove(name) } }
    for (name, bytes) in zip(names, texts) { try files.write(bytes, to: name) }
    let paths = names.map { files.path + "/" + $0 }
    let merge = ThreeWayMerge(
      files: MergeFiles(
        base: paths[0], ours: paths[1], theirs: paths[2], markerSize: try markerSize(of: path)),
      path: shown, tools: mergeTools)
    let verdict = merge.run()
    if case .impossible(let why) = verdict {
      guard texts.contains(where: { $0.contains(0) }) else {
        throw CommandFailure(.refused, "‘\(shown)’ cannot be merged: \(why)")
      }
      // A binary file cannot have conflict markers: ours stays, and the user has to choose.
      return (ours, false)
    }
    guard let result = files.bytes(of: names[1]) else {
      throw CommandFailure(.refused, "‘\(shown)’ was merged, and the result is gone")
    }
    return (try storePlain([result])[0], verdict == .clean)
  }

  /// A commit for git to find a merge base by; no branch ever refers to it.
  fileprivate func makeUnsignedCommit(_ tree: String, parents: [String]) throws -> String {
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
