import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that merges fetched commits into the files, and then into the branch.
extension DiarySync {
  /// A merge before any file is changed.
  private struct Plan {
    var tree: String
    var conflicts: [UnmergedFile] = []
    /// The new commit of the branch, if it exists already.
    var commit: String?
  }

  /// Merges a commit into the branch that is checked out; repeats this while files are changed meanwhile.
  func merge(_ theirs: String, into branch: inout SyncBranch, noting state: inout SyncState) throws {
    var last: [UInt8]?
    for round in 1...SyncRounds.most {
      do {
        return try once(theirs, into: &branch, noting: &state)
      } catch let changed as MergePlacement.ChangedMeanwhile {
        if last == changed.path || round == SyncRounds.most { try requireTracked(changed.path) }
        last = changed.path
        // What was written meanwhile is committed, and part of the merge.
        branch.head = try commit(on: branch, isAgain: true).head
      } catch is GitRepository.BranchMoved {
        branch.head = try repository.commit(branch.reference)
      }
    }
    throw CommandFailure(
      .busy,
      "the files are changed again and again while they are merged; what is here is committed; try again")
  }

  private func once(_ theirs: String, into branch: inout SyncBranch, noting state: inout SyncState) throws {
    guard let ours = branch.head else { throw GitRepository.BranchMoved() }
    if try repository.contains(theirs, in: ours) { return state.merge = nil }
    let plan = try plan(ours, with: theirs, on: branch)
    try requireOwn(plan.conflicts)
    try repository.requireFilters(in: plan.tree)
    state.merge = SyncState.Merge(ours: ours, theirs: theirs, waits: false)
    try state.save(in: repository)
    let before = try repository.tree(of: ours)
    let hasMore = try MergePlacement(diary: diary, repository: repository)
      .place(from: before, to: plan.tree, marked: Set(plan.conflicts.map(\.path)))
    guard plan.conflicts.isEmpty else { return try leave(plan, from: before, &state) }
    let commit =
      try plan.commit
      ?? repository.makeCommit(plan.tree, parents: [ours, theirs], message: Array(Self.message.utf8))
    // Before the branch: a kill between the two leaves changes that ‘git commit’ would commit, not a state that git
    // cannot handle.
    _ = try repository.moveUsersIndex(from: state.indexTree ?? before, to: repository.tree(of: commit))
    try repository.moveBranch(branch.reference, to: commit, from: ours, because: "what others wrote")
    branch.head = commit
    state.merge = nil
    try state.save(in: repository)
    guard hasMore else { return }
    branch.head = try self.commit(on: branch, isAgain: true).head
  }

  private static let message = "Merge what was written elsewhere\n"

  private func plan(_ ours: String, with theirs: String, on branch: SyncBranch) throws -> Plan {
    if try repository.contains(ours, in: theirs) {
      return Plan(tree: try repository.tree(of: theirs), commit: theirs)
    }
    let rebase =
      repository.allowedValue("branch.\(branch.name).rebase") ?? repository.allowedValue("pull.rebase")
    let fastForward = repository.allowedValue("pull.ff") ?? repository.allowedValue("merge.ff")
    let rebases =
      GitConfiguration.isOn(rebase) || ["merges", "m", "interactive", "i"].contains(rebase ?? "")
    if !rebases, fastForward == "only" {
      throw CommandFailure(
        .refused,
        "both devices have written since they were last in step, and git is set up here never to merge (pull.ff is ‘only’); what is here "
          + "is committed and waits; ‘git config pull.ff true’ lets sync merge, ‘git config pull.rebase true’ rebase"
      )
    }
    if rebases, let commit = try replay(ours, onto: theirs) {
      return Plan(tree: try repository.tree(of: commit), commit: commit)
    }
    let merge = try TreeMerge(ours, theirs, in: repository)
    return Plan(tree: merge.tree, conflicts: merge.conflicts)
  }

  /// Rebases the commits that only `ours` has onto `theirs`; `nil` if one is a merge, or has conflicts: then both
  /// are merged.
  private func replay(_ ours: String, onto theirs: String) throws -> String? {
    var tip = theirs
    for line in try repository.ask([
      "rev-list", "--reverse", "--topo-order", "--parents", "\(theirs)..\(ours)",
    ]).lines {
      let names = line.split(separator: " ").map(String.init)
      guard names.count == 2 else { return nil }
      let before = try repository.tree(of: tip)
      let merge = try TreeMerge(
        before, repository.tree(of: names[0]), base: repository.tree(of: names[1]), in: repository)
      guard merge.conflicts.isEmpty else { return nil }
      guard merge.tree != before else { continue }
      tip = try repository.makeCommit(
        merge.tree, parents: [tip], message: repository.message(of: names[0]),
        variables: repository.author(of: names[0]))
    }
    return tip
  }

  /// Throws if files outside the journal have conflicts: those are for git.
  private func requireOwn(_ conflicts: [UnmergedFile]) throws {
    let others = conflicts.filter { repository.journalPath($0.path) == nil }
    guard let first = others.first else { return }
    let count = others.count > 1 ? " and \(counted(others.count - 1, "other file"))" : ""
    throw CommandFailure(
      .negativeResult,
      "‘\(String(decoding: first.path, as: UTF8.self))’\(count) in \(repository.top) could not be merged, and "
        + "\(others.count > 1 ? "are" : "is") not the journal’s; merge with git (‘git pull --no-rebase’, ‘git status’ says how to go on), "
        + "then ‘journal sync’ again")
  }

  /// Throws if an ignored file is in the way: it is deliberately on no other device.
  private func requireTracked(_ path: [UInt8]) throws {
    let name = String(decoding: path, as: UTF8.self)
    let isLeftOut = try repository.isLeftOut(repository.prefix + name)
    let isCopy = ConflictCopy(path: name) != nil
    guard isLeftOut || isCopy else { return }
    throw CommandFailure(
      .refused,
      "‘\(diary.folder.prefix)\(name)’ has come from elsewhere, and there is another file of that name here, which "
        + (isLeftOut ? "git leaves out (.gitignore)" : "is a conflict copy")
        + "; it was left alone and nothing was merged; rename it"
        + (isLeftOut ? ", or take it out of .gitignore," : "") + " and sync again")
  }

  // MARK: What a person has to decide

  /// Leaves a merge for the user to resolve, as git would: with all versions in the user's index, and `MERGE_HEAD`.
  private func leave(_ plan: Plan, from before: String, _ state: inout SyncState) throws {
    guard let merge = state.merge else { return }
    try repository.beginMerge(of: merge.theirs, message: Self.message)
    guard try repository.moveUsersIndex(from: before, to: plan.tree, conflicts: plan.conflicts) else {
      throw repository.isInUse
    }
    state.merge?.waits = true
    state.indexTree = nil
    try state.save(in: repository)
    try ConflictListing(diary: diary, repository: repository).fail(repository.unmergedFiles())
  }

  /// Commits a merge that the user has resolved.
  func finish(_ merge: SyncState.Merge, of branch: inout SyncBranch, noting state: inout SyncState) throws {
    let plan = try TreeMerge(merge.ours, merge.theirs, in: repository)
    let changes = try changes(since: plan.tree)
    let commit = try repository.makeCommit(
      changes.tree, parents: [merge.ours, merge.theirs], message: Array(Self.message.utf8))
    state.indexTree = plan.tree
    try state.save(in: repository)
    _ = try repository.moveUsersIndex(from: plan.tree, to: changes.tree)
    try repository.moveBranch(branch.reference, to: commit, from: merge.ours, because: "finished the merge")
    branch.head = commit
    repository.endMerge()
    state.merge = nil
    try state.save(in: repository)
    diary.say("finished the merge")
  }
}

extension GitRepository {
  /// Whether one commit is another, or an ancestor of it.
  func contains(_ commit: String, in other: String) throws -> Bool {
    let answer = try attempt(["merge-base", "--is-ancestor", commit, other])
    guard answer.status == 0 || answer.status == 1 else { throw failure(answer) }
    return answer.status == 0
  }

  /// The message of a commit, unchanged.
  fileprivate func message(of commit: String) throws -> [UInt8] {
    try ask(["log", "-1", "--no-show-signature", "--format=%B", commit, "--"]).output
  }

  /// The author and date of a commit, for a rebased one.
  fileprivate func author(of commit: String) throws -> [String: String] {
    let lines = try ask([
      "log", "-1", "--no-show-signature", "--format=%an%n%ae%n%ad", "--date=raw", commit, "--",
    ]).text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 3 else { return [:] }
    return ["GIT_AUTHOR_NAME": lines[0], "GIT_AUTHOR_EMAIL": lines[1], "GIT_AUTHOR_DATE": lines[2]]
  }

  // MARK: A merge that waits, as git has it

  /// The commit of a merge in progress; `nil` if there is none.
  var mergeHead: String? {
    folder.bytes(of: "MERGE_HEAD").map {
      String(decoding: $0.prefix { $0 > UInt8(ascii: " ") }, as: UTF8.self)
    }
  }

  fileprivate func beginMerge(of theirs: String, message: String) throws {
    try NamedFile.replace(folder.path + "/MERGE_MSG", by: Array(message.utf8))
    try NamedFile.replace(folder.path + "/MERGE_MODE", by: [])
    try NamedFile.replace(folder.path + "/MERGE_HEAD", by: Array((theirs + "\n").utf8))
  }

  func endMerge() {
    for name in ["MERGE_HEAD", "MERGE_MODE", "MERGE_MSG"] { NamedFile.remove(folder.path + "/" + name) }
  }
}
