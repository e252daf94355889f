import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that fetches and pushes.
extension DiarySync {
  /// The time limit for the network, in seconds.
  private static let patience = 600

  /// The upstream of the branch that is checked out.
  private struct Remote {
    var name: String
    var pushName: String
    /// The branch there: `refs/heads/main`.
    var reference: String
    /// The remote-tracking branch: `refs/remotes/origin/main`.
    var tracking: String
    var isConfigured: Bool
  }

  /// Fetches, merges and pushes; returns `false` if the remote cannot be reached. `leftOut` are the day files that
  /// are not in git.
  func transfer(_ branch: inout SyncBranch, _ state: inout SyncState, leftOut: [String]) throws -> Bool {
    // What is not in sync, for the message.
    let exceptions = leftOut.isEmpty ? "" : ", but for \(counted(leftOut.count, "day")) that git leaves out"
    guard branch.head != nil else {
      diary.say("nothing to commit yet")
      return true
    }
    guard let remote = try remote(of: branch) else {
      diary.say(
        "in step\(exceptions); this repository has no remote, so nothing is sent (‘git remote add origin URL’ names one)"
      )
      return true
    }
    let before = branch.head
    var isSent = false
    for round in 1...SyncRounds.most where !isSent {
      guard try fetch(remote) else {
        try sayWhatWaits(remote, branch)
        return false
      }
      if let theirs = try repository.commit(remote.tracking), let ours = branch.head,
        try !repository.contains(theirs, in: ours)
      {
        try merge(theirs, of: remote, into: &branch, noting: &state)
      }
      isSent = try send(remote, branch, butFor: exceptions, isLast: round == SyncRounds.most)
    }
    if let before, let after = branch.head, before != after {
      let received = try versions.compare(repository.differences(from: before, to: after), withFiles: false)
      if !received.isEmpty { diary.say("received: \(received.sentence(today: diary.now.day))") }
    }
    return true
  }

  private func merge(
    _ theirs: String, of remote: Remote, into branch: inout SyncBranch, noting state: inout SyncState
  ) throws {
    do {
      try merge(theirs, into: &branch, noting: &state)
    } catch var failure as CommandFailure where failure.message.contains("unrelated histories") {
      failure.message +=
        "; both diaries began on their own, and ‘git -C \(repository.top) pull --no-rebase --allow-unrelated-histories "
        + "\(remote.name) \(remote.reference)’ joins them, once"
      throw failure
    }
  }

  /// The number of commits that the remote lacks, by the remote-tracking branch; `nil` without one.
  func waiting(on branch: SyncBranch) throws -> Int? {
    guard let remote = try remote(of: branch) else { return nil }
    return try ahead(of: remote, branch)
  }

  private func remote(of branch: SyncBranch) throws -> Remote? {
    let names = try repository.ask(["remote"]).lines
    let configured = repository.allowedValue("branch.\(branch.name).remote")
    guard let name = configured ?? (names.count == 1 ? names[0] : names.first { $0 == "origin" }),
      name != ".",
      !name.hasPrefix("-")
    else { return nil }
    let merge = repository.allowedValue("branch.\(branch.name).merge")
    let reference = merge ?? branch.reference
    let upstream = try repository.ask(["for-each-ref", "--format=%(upstream)", branch.reference]).line
    let short = reference.hasPrefix("refs/heads/") ? String(reference.dropFirst(11)) : branch.name
    return Remote(
      name: name,
      pushName: repository.allowedValue("branch.\(branch.name).pushremote")
        ?? repository.allowedValue("remote.pushdefault") ?? name,
      reference: reference, tracking: upstream.isEmpty ? "refs/remotes/\(name)/\(short)" : upstream,
      isConfigured: configured != nil && merge != nil)
  }

  /// Returns `false` if the remote cannot be reached.
  private func fetch(_ remote: Remote) throws -> Bool {
    // Without a refspec, git would fetch but update no remote-tracking branch.
    let isSilent = repository.allowedValue("remote.\(remote.name).fetch") == nil
    let answer = try repository.attempt(
      ["fetch", "--quiet", "--no-recurse-submodules", remote.name]
        + (isSilent ? ["+\(remote.reference):\(remote.tracking)"] : []), seconds: Self.patience)
    let hasNothingYet = isSilent && answer.reason.contains("couldn't find remote ref")
    guard answer.status != 0, !hasNothingYet else { return true }
    sayUnreachable(remote.name, answer)
    return false
  }

  // MARK: Sending

  /// Returns `false` if somebody else has pushed meanwhile.
  private func send(
    _ remote: Remote, _ branch: SyncBranch, butFor exceptions: String, isLast: Bool
  ) throws -> Bool {
    let ahead = try ahead(of: remote, branch)
    guard ahead > 0 else {
      if !remote.isConfigured { follow(remote, branch) }
      diary.say("in step with \(remote.name)\(exceptions)")
      return true
    }
    let answer = try repository.attempt(
      [
        "push", "--porcelain", "--recurse-submodules=no", remote.pushName,
        "\(branch.reference):\(remote.reference)",
      ],
      seconds: Self.patience)
    if answer.status == 0 {
      if !remote.isConfigured, remote.pushName == remote.name { follow(remote, branch) }
      diary.say("sent \(counted(ahead, "commit")) to \(remote.pushName)\(exceptions)")
      return true
    }
    guard let refused = answer.lines.first(where: { $0.hasPrefix("!") }) else {
      sayUnreachable(remote.pushName, answer)
      try sayWhatWaits(remote, branch)
      return true
    }
    let isOvertaken =
      refused.contains("[rejected]")
      || refused.contains("[remote rejected]")
        && ["lock", "failed to update ref", "incorrect old value", "already exists"].contains {
          refused.contains($0)
        }
    if isOvertaken, !isLast {
      // The other process gets a moment, and not all retry at once.
      for _ in 0...(Int(getpid()) % 7) { Patience().wait() }
      return false
    }
    let reason = refused.split(separator: "\t").last.map(String.init) ?? refused
    guard !isOvertaken else {
      throw CommandFailure(
        .busy,
        "others send to \(remote.pushName) all the time; what is here is committed, and waits; try again")
    }
    throw CommandFailure(.refused, "\(remote.pushName) does not take what is here: \(reason)")
  }

  /// Records the upstream in the repository's configuration. If that fails, the next sync does it again.
  private func follow(_ remote: Remote, _ branch: SyncBranch) {
    let file = repository.folder.common + "/config"
    let settings = [("remote", remote.name), ("merge", remote.reference)]
    for (key, value) in settings {
      _ = try? repository.attempt(["config", "--file", file, "branch.\(branch.name).\(key)", value])
    }
  }

  private func ahead(of remote: Remote, _ branch: SyncBranch) throws -> Int {
    guard let ours = try repository.commit(branch.reference) else { return 0 }
    guard let theirs = try repository.commit(remote.tracking) else {
      return try count(ours, "--not", "--remotes=\(remote.name)")
    }
    return try count("\(theirs)..\(ours)")
  }

  private func count(_ range: String...) throws -> Int {
    Int(try repository.ask(["rev-list", "--count"] + range + ["--"]).line) ?? 0
  }

  private func sayUnreachable(_ name: String, _ answer: GitOutput) {
    diary.environment.warn("\(name) cannot be reached: \(repository.shown(answer.reason))")
  }

  private func sayWhatWaits(_ remote: Remote, _ branch: SyncBranch) throws {
    let ahead = try ahead(of: remote, branch)
    diary.say(
      ahead == 0
        ? "nothing waits to be sent to \(remote.name)"
        : "\(counted(ahead, "commit")) \(ahead == 1 ? "waits" : "wait") to be sent to \(remote.name)")
  }
}
