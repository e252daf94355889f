import JournalAnalytics
import JournalFormat

/// `journal sync`: commits changes, merges those of others, and pushes.
///
/// Git only stores and transfers; it never writes a file of the diary. Files are read and written by the store,
/// merges are made from what was read, and the branch moves when the files are in place. Each step is recorded
/// before it is taken (`SyncState`), so that the next run continues after one that was killed at any point.
struct DiarySync {
  let diary: OpenDiary
  let repository: GitRepository
  let versions: DiaryVersions

  init(_ diary: OpenDiary) throws {
    self.diary = diary
    repository = try diary.environment.requiredRepository(of: diary.folder, for: .changing)
    versions = DiaryVersions(repository: repository, folder: diary.folder, parser: diary.parser)
  }

  /// Does everything that is possible without a decision by the user.
  func run() throws {
    var state = SyncState(in: repository)
    let found = try SyncBranch(of: repository)
    if state.isRunning, !diary.options.isDryRun { repository.removeStaleLocks(of: found?.name ?? "") }
    try requireNothingElse(state)
    guard var branch = found else {
      throw CommandFailure(
        .refused,
        "no branch is checked out here, so what is committed would belong to none, and nothing was; ‘git switch main’, or whatever yours "
          + "is called, goes back to one")
    }
    try repository.requireFilters()
    if diary.options.isDryRun { return try preview(branch) }
    if state.indexTree == nil { state.indexTree = try repository.tree(of: branch.head) }
    state.isRunning = true
    try state.save(in: repository)
    let isDone: Bool
    do {
      isDone = try exchange(&branch, &state)
    } catch {
      // A git that was killed may have left a lock, which the next run checks.
      try? bringIndexAfter(&state, branch)
      throw error is GitRepository.BranchMoved
        ? CommandFailure(.busy, "somebody commits here again and again; try again") : error
    }
    state.isRunning = !isDone
    try bringIndexAfter(&state, branch)
  }

  /// Commits, merges and pushes; returns whether all of that was done.
  private func exchange(_ branch: inout SyncBranch, _ state: inout SyncState) throws -> Bool {
    try goOn(&branch, &state)
    let done = try SyncRounds.retried { try commit(on: branch) }
    branch.head = done.head
    return try transfer(&branch, &state, leftOut: done.leftOut)
  }

  /// Updates the user's index to the branch, unless a merge waits for the user, and saves the state.
  private func bringIndexAfter(_ state: inout SyncState, _ branch: SyncBranch) throws {
    if state.merge?.waits != true, let old = state.indexTree,
      try repository.moveUsersIndex(from: old, to: repository.tree(of: repository.commit(branch.reference)))
    {
      state.indexTree = nil
    }
    try state.save(in: repository)
  }

  /// Prints what would be committed, without using the network.
  private func preview(_ branch: SyncBranch) throws {
    let unmerged = try repository.unmergedFiles()
    if !unmerged.isEmpty { try ConflictListing(diary: diary, repository: repository).fail(unmerged) }
    let changes = try changes(since: repository.tree(of: branch.head))
    diary.environment.print(
      terminalSafe(
        changes.differences.isEmpty
          ? "nothing to commit\n" : "would commit: \(try message(for: changes.differences))\n"))
    guard branch.head != nil, let waiting = try waiting(on: branch), waiting > 0 else { return }
    diary.environment.print("\(counted(waiting, "commit")) to send\n")
  }

  // MARK: What was begun before

  /// Throws if another git is running here or has an unfinished operation, or in a sparse checkout.
  private func requireNothingElse(_ state: SyncState) throws {
    guard repository.configuration.value("core.sparsecheckout")?.lowercased() != "true" else {
      throw CommandFailure(
        .refused,
        "git leaves files of this repository out of the folder here (a sparse checkout), and days among them would be taken for new or "
          + "removed, so nothing was committed; ‘git sparse-checkout disable’ brings them back; then sync again"
      )
    }
    switch repository.unfinished {
    case nil: break
    case .merge:
      if let theirs = repository.mergeHead, theirs == state.merge?.theirs,
        let head = try repository.commit("HEAD"),
        try repository.contains(theirs, in: head)
      {
        // It is finished, and only its traces are left.
        return repository.endMerge()
      }
      guard try state.merge?.isUnderWay(in: repository) == true else {
        throw CommandFailure(
          .refused,
          "git has a merge under way here that ‘journal sync’ did not begin, so nothing was committed; ‘journal resolve’ resolves its "
            + "files, ‘git commit’ ends it, ‘git merge --abort’ takes it back; then sync again")
      }
    case .other(let name, let remedy):
      throw CommandFailure(
        .refused,
        "git has a \(name) under way here, so nothing was committed; \(remedy) ends it, and ‘git status’ says more; then sync again"
      )
    }
    guard repository.folder.has("index.lock") else { return }
    for _ in 0..<100 {
      Patience().wait()
      if !repository.folder.has("index.lock") { return }
    }
    throw CommandFailure(
      .busy,
      "another git is at work here (‘\(repository.folder.path)/index.lock’); try again, or remove that file if none is"
    )
  }

  /// Continues an unfinished merge; throws if the user has to decide.
  private func goOn(_ branch: inout SyncBranch, _ state: inout SyncState) throws {
    // If the user has committed since with git, the merge is theirs.
    if let merge = state.merge, merge.ours != branch.head { state.merge = nil }
    let found = try repository.unmergedFiles()
    let isLaidOut = state.merge != nil && repository.mergeHead == state.merge?.theirs
    // Git's index is updated last, when all files are written.
    if isLaidOut, !found.isEmpty { state.merge?.waits = true }
    let unmerged = try ResolvedByHand(diary: diary, repository: repository).takeUp(found)
    if !unmerged.isEmpty { try ConflictListing(diary: diary, repository: repository).fail(unmerged) }
    guard let merge = state.merge else { return }
    if isLaidOut, merge.waits { return try finish(merge, of: &branch, noting: &state) }
    // It was interrupted, or the user undid it.
    state.merge?.waits = false
    try self.merge(merge.theirs, into: &branch, noting: &state)
  }
}

/// How often to retry if another process interferes.
enum SyncRounds {
  static let most = 10

  /// Retries if somebody else has committed meanwhile.
  static func retried<Result>(_ body: () throws -> Result) throws -> Result {
    for _ in 1..<most {
      do { return try body() } catch is GitRepository.BranchMoved { Patience().wait() }
    }
    return try body()
  }
}
