import JournalAnalytics
import JournalFormat

/// `journal sync`: commits what changed, takes what others wrote, and sends what is here.
struct DiarySync {
  let diary: OpenDiary
  let repository: GitRepository
  let versions: DiaryVersions

  init(_ diary: OpenDiary) throws {
    self.diary = diary
    repository = try GitRepository.required(diary.folder, in: diary.environment)
    versions = DiaryVersions(repository: repository, folder: diary.folder, parser: diary.parser)
  }

  /// Does all of it, or as much as can be done without a person.
  func run() throws {
    try repository.requireFilters()
    if diary.options.isDryRun { return try preview() }
    try finishWhatWasBegun()
    try SyncCommit(diary: diary, repository: repository, versions: versions).run()
    try SyncTransport(diary: diary, repository: repository, versions: versions).run()
  }

  /// Says what would be committed, without asking anybody else.
  private func preview() throws {
    let unmerged = try repository.unmergedFiles()
    if !unmerged.isEmpty { try ConflictListing(diary: diary, repository: repository).fail(unmerged) }
    let head = try repository.commit("HEAD")
    let commit = SyncCommit(diary: diary, repository: repository, versions: versions)
    let changes = try commit.changes()
    diary.environment.print(
      terminalSafe(
        changes.isEmpty ? "nothing to commit\n" : "would commit: \(try commit.message(for: changes))\n"))
    guard head != nil,
      let waiting = try SyncTransport(diary: diary, repository: repository, versions: versions).waiting(),
      waiting > 0
    else { return }
    diary.environment.print("\(counted(waiting, "commit")) to send\n")
  }

  /// Ends a merge or a rebase whose conflicts are settled; throws where some are left.
  private func finishWhatWasBegun() throws {
    let unmerged = try ResolvedByHand(diary: diary, repository: repository).takeUp(repository.unmergedFiles())
    guard unmerged.isEmpty else {
      return try ConflictListing(diary: diary, repository: repository).fail(unmerged)
    }
    if repository.unfinished != nil { try repository.requireMergedNeighbours() }
    var rounds = 0
    while let unfinished = repository.unfinished {
      rounds += 1
      switch unfinished {
      case .merge:
        _ = try repository.ask(["commit", "--quiet", "--no-edit"])
        diary.say("finished the merge")
      case .rebase:
        try requireHarmlessPlan()
        let answer = try repository.attempt(["rebase", "--continue"])
        let left = try repository.unmergedFiles()
        guard left.isEmpty else {
          return try ConflictListing(diary: diary, repository: repository).fail(left)
        }
        try repository.requireMergedNeighbours()
        guard answer.status == 0 || rounds < 3 && repository.unfinished == nil else {
          throw repository.failure(answer)
        }
        diary.say("finished the rebase")
      case .other(let name):
        throw CommandFailure(
          .refused, "git has something unfinished here (\(name)); end it first, ‘git status’ says how")
      }
    }
  }

  /// What is left of a rebase may name programs to run; that of a stranger's is not continued.
  private func requireHarmlessPlan() throws {
    guard !repository.isTrusted else { return }
    let plan = GitFolder(path: repository.gitFolder).bytes(of: "rebase-merge/git-rebase-todo") ?? []
    let harmless: Set<String> = [
      "pick", "p", "noop", "drop", "d", "reword", "r", "edit", "e", "fixup", "f", "squash", "s",
    ]
    for line in plan.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      let words = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })
      guard let first = words.first.map({ String(decoding: $0, as: UTF8.self) }), !first.hasPrefix("#") else {
        continue
      }
      guard harmless.contains(first) else {
        throw CommandFailure(
          .refused,
          "the rebase that is under way here would run more than picks (‘\(first)’); end it with git, or, if it is yours, "
            + repository.trustRemedy)
      }
    }
  }
}
