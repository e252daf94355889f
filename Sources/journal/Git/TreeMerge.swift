import JournalFormat

/// A merge of two commits into a tree, without a look at the working tree.
///
/// Git merges by paths (`git merge-tree`). Markdown that both sides changed is merged by our own rules whatever git says, since by lines
/// what both added alike may be there twice; so is what git cannot merge, from the versions that it names. Settings of the repository such as `pull.twohead` have no say in what becomes of entries.
struct TreeMerge {
  /// The result; files with conflicts hold both versions and marks in it, or what was changed where the other side removed it.
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
      // What lies beside the journal in its repository is not for our rules.
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

  /// Merges what changed from the tree `base` to the tree `theirs` into the tree `ours`.
  init(_ ours: String, _ theirs: String, base: String, in repository: GitRepository) throws {
    // Commits that no branch leads to, so that git finds the base by itself.
    let root = try repository.makeUnsignedCommit(base, parents: [])
    try self.init(
      repository.makeUnsignedCommit(ours, parents: [root]),
      repository.makeUnsignedCommit(theirs, parents: [root]),
      in: repository)
  }

  /// The Markdown of the journal that both sides changed and that git could merge.
  ///
  /// Where histories have crossed there is more than one base. A file that is another in each is git's alone then, which makes one base of
  /// them.
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

  /// The bit that makes a file executable is merged as its text is.
  private static func mode(_ conflict: UnmergedFile) -> String {
    let (ours, theirs) = (conflict.first?.mode, conflict.second?.mode)
    return (ours == conflict.base?.mode ? theirs : ours) ?? GitRepository.TreeObject.regular
  }

  /// The paths that git could not merge, which have to be files.
  private static func conflicts(in answer: GitOutput) throws -> [UnmergedFile] {
    let conflicts = UnmergedFile.all(in: answer)
    for conflict in conflicts {
      let versions = conflict.versions.compactMap(\.self)
      guard versions.allSatisfy(\.isFile), conflict.first != nil || conflict.second != nil, versions.count > 1
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
    // That is how git ends for options that it does not know.
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
  /// Merges blobs of the file at `path`, and keeps the result; without `base` both sides are new.
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
      // What is no text has no place for marks: ours stays, and a person has to choose.
      return (ours, false)
    }
    guard let result = files.bytes(of: names[1]) else {
      throw CommandFailure(.refused, "‘\(shown)’ was merged, and the result is gone")
    }
    return (try storePlain([result])[0], verdict == .clean)
  }

  /// A commit for git to find a base by; it is nobody's, and no branch ever leads to it.
  fileprivate func makeUnsignedCommit(_ tree: String, parents: [String]) throws -> String {
    let nobody = ["AUTHOR", "COMMITTER"].flatMap {
      [("GIT_\($0)_NAME", "journal"), ("GIT_\($0)_EMAIL", "journal"), ("GIT_\($0)_DATE", "1000000000 +0000")]
    }
    return try ask(
      ["commit-tree"] + parents.flatMap { ["-p", $0] } + ["-m", "base", tree],
      variables: Dictionary(uniqueKeysWithValues: nobody)
    ).line
  }

  /// What a merge of files may ask and change: git as it is asked here, and files of our own.
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
