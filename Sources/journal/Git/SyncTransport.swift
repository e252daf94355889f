import JournalAnalytics
import JournalFormat

/// The part of `journal sync` that takes what others wrote, and sends what is here.
struct SyncTransport {
  let diary: OpenDiary
  let repository: GitRepository
  let versions: DiaryVersions

  /// How often somebody else may send in between.
  private static let attempts = 5
  /// How long the network may take, in seconds.
  private static let patience = 600

  /// Where the branch that is checked out is kept.
  private struct Remote {
    var name: String
    var pushName: String
    /// The branch there: `refs/heads/main`.
    var reference: String
    /// The branch there as it was last seen: `refs/remotes/origin/main`.
    var tracking: String
    var isConfigured: Bool
  }

  /// Fetches, merges and pushes.
  func run() throws {
    guard let branch = try branch() else {
      return diary.environment.warn(
        "no branch is checked out (‘git switch’ does that), so nothing was taken or sent")
    }
    guard try repository.commit("HEAD") != nil else { return diary.say("nothing to commit yet") }
    guard let remote = try remote(of: branch) else {
      return diary.say(
        "in step; this repository has no remote, so nothing is sent (‘git remote add origin URL’ names one)")
    }
    let before = try repository.commit("HEAD")
    for attempt in 1...Self.attempts {
      guard try fetch(remote) else { return try sayWhatWaits(remote) }
      try takeIn(remote)
      // Others may have begun to encrypt.
      if try repository.commit("HEAD") != before { try repository.requireFilters("Nothing was sent") }
      if try send(remote, isLast: attempt == Self.attempts) { break }
    }
    let after = try repository.commit("HEAD")
    if let before, let after, before != after {
      let received = try versions.compare(versions.differences(from: before, to: after), withFiles: false)
      if !received.isEmpty { diary.say("received: \(received.sentence(today: diary.now.day))") }
    }
  }

  /// How many commits the remote lacks, as far as was last seen; `nil` where there is none.
  func waiting() throws -> Int? {
    guard let branch = try branch(), let remote = try remote(of: branch) else { return nil }
    return try ahead(of: remote)
  }

  private func branch() throws -> String? {
    let answer = try repository.attempt(["symbolic-ref", "--quiet", "--short", "HEAD"])
    return answer.status == 0 && !answer.line.isEmpty ? answer.line : nil
  }

  private func remote(of branch: String) throws -> Remote? {
    let configuration = repository.configuration
    let names = try repository.ask(["remote"]).lines
    let configured = configuration.value("branch.\(branch).remote")
    guard let name = configured ?? (names.count == 1 ? names[0] : names.first { $0 == "origin" }),
      name != ".",
      !name.hasPrefix("-")
    else { return nil }
    let reference = configuration.value("branch.\(branch).merge") ?? "refs/heads/\(branch)"
    let upstream = try repository.ask(["for-each-ref", "--format=%(upstream)", "refs/heads/\(branch)"]).line
    let short = reference.hasPrefix("refs/heads/") ? String(reference.dropFirst(11)) : branch
    return Remote(
      name: name,
      pushName: configuration.value("branch.\(branch).pushremote") ?? configuration.value(
        "remote.pushdefault") ?? name,
      reference: reference, tracking: upstream.isEmpty ? "refs/remotes/\(name)/\(short)" : upstream,
      isConfigured: configured != nil && configuration.value("branch.\(branch).merge") != nil)
  }

  // MARK: Taking

  /// `false` if the remote cannot be reached.
  private func fetch(_ remote: Remote) throws -> Bool {
    let arguments =
      ["fetch", "--quiet", "--no-recurse-submodules"]
      + (try pack("upload-pack", of: remote.name, push: false))
    let answer = try repository.attempt(arguments + [remote.name], seconds: Self.patience)
    if answer.status != 0 { sayUnreachable(remote.name, answer) }
    return answer.status == 0
  }

  /// What a repository on this machine may run when it is asked: nothing of its own, unless this one is trusted.
  private func pack(_ verb: String, of remote: String, push: Bool) throws -> [String] {
    guard !repository.isTrusted else { return [] }
    let answer = try repository.attempt(["remote", "get-url"] + (push ? ["--push"] : []) + [remote])
    let url = answer.status == 0 ? answer.line : remote
    guard Self.isLocal(url) else { return [] }
    let overruled =
      "-c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.alternateRefsCommand=true"
      + " -c receive.denyCurrentBranch=refuse -c gc.auto=0"
    return ["--\(verb)=git \(overruled) \(verb)"]
  }

  /// Whether an address is a path: `file://`, or no colon before the first slash.
  static func isLocal(_ url: String) -> Bool {
    if url.hasPrefix("file://") { return true }
    guard let colon = url.firstIndex(of: ":") else { return true }
    return url.firstIndex(of: "/").map { $0 < colon } ?? false
  }

  private func takeIn(_ remote: Remote) throws {
    guard let theirs = try repository.commit(remote.tracking),
      try count("HEAD..\(theirs)") > 0
    else { return }
    let configuration = repository.configuration
    let branch = try branch() ?? ""
    let rebase = configuration.value("branch.\(branch).rebase") ?? configuration.value("pull.rebase")
    let fastForward = configuration.value("pull.ff") ?? configuration.value("merge.ff")
    let keepsMerges = ["merges", "m"].contains(rebase ?? "")
    let rebases = keepsMerges || GitConfiguration.isOn(rebase) || ["interactive", "i"].contains(rebase ?? "")
    let answer =
      rebases
      ? try repository.attempt(
        ["rebase", "--quiet", "--merge"] + (keepsMerges ? ["--rebase-merges"] : []) + [theirs])
      : try repository.attempt(
        ["merge", "--quiet", "--no-edit", "--no-stat", "--message=Merge the diary of \(remote.name)"]
          + (fastForward == "only" ? ["--ff-only"] : []) + [theirs])
    guard answer.status != 0 else { return }
    let unmerged = try repository.unmergedFiles()
    guard unmerged.isEmpty else {
      return try ConflictListing(diary: diary, repository: repository).fail(unmerged)
    }
    try repository.requireMergedNeighbours()
    // Half a rebase has none of this device's later entries in the files.
    if repository.unfinished == .rebase { _ = try repository.attempt(["rebase", "--abort"]) }
    var failure = repository.failure(answer)
    if failure.message.contains("unrelated histories") {
      failure.message +=
        "; both diaries began on their own, and ‘git -C \(repository.top) pull --no-rebase --allow-unrelated-histories "
        + "\(remote.name) \(remote.reference)’ joins them, once"
    }
    throw failure
  }

  // MARK: Sending

  /// `false` if somebody else sent something in between.
  private func send(_ remote: Remote, isLast: Bool) throws -> Bool {
    let ahead = try ahead(of: remote)
    guard ahead > 0 else {
      if !remote.isConfigured { try follow(remote) }
      diary.say("in step with \(remote.name)")
      return true
    }
    let arguments =
      ["push", "--porcelain", "--recurse-submodules=no"]
      + (try pack("receive-pack", of: remote.pushName, push: true))
      + (remote.isConfigured || remote.pushName != remote.name ? [] : ["--set-upstream"])
    let answer = try repository.attempt(
      arguments + [remote.pushName, "HEAD:\(remote.reference)"], seconds: Self.patience)
    if answer.status == 0 {
      diary.say("sent \(counted(ahead, "commit")) to \(remote.pushName)")
      return true
    }
    guard let refused = answer.lines.first(where: { $0.hasPrefix("!") }) else {
      sayUnreachable(remote.pushName, answer)
      try sayWhatWaits(remote)
      return true
    }
    if !isLast,
      refused.contains("[rejected]") || refused.contains("[remote rejected]") && refused.contains("lock")
    {
      return false
    }
    let words = refused.split(separator: "\t").last.map(String.init) ?? refused
    throw CommandFailure(.refused, "\(remote.pushName) does not take what is here: \(words)")
  }

  private func follow(_ remote: Remote) throws {
    let known = try repository.commit(remote.tracking) != nil
    guard known, remote.tracking.hasPrefix("refs/remotes/") else { return }
    _ = try repository.attempt([
      "branch", "--quiet", "--set-upstream-to=\(remote.tracking.dropFirst("refs/remotes/".count))",
    ])
  }

  private func ahead(of remote: Remote) throws -> Int {
    guard try repository.commit("HEAD") != nil else { return 0 }
    guard let theirs = try repository.commit(remote.tracking) else {
      return try count("HEAD", "--not", "--remotes=\(remote.name)")
    }
    return try count("\(theirs)..HEAD")
  }

  private func count(_ range: String...) throws -> Int {
    Int(try repository.ask(["rev-list", "--count"] + range + ["--"]).line) ?? 0
  }

  private func sayUnreachable(_ name: String, _ answer: GitOutput) {
    diary.environment.warn("\(name) cannot be reached: \(answer.reason)")
  }

  private func sayWhatWaits(_ remote: Remote) throws {
    let ahead = try ahead(of: remote)
    diary.say(
      ahead == 0
        ? "nothing waits to be sent to \(remote.name)"
        : "\(counted(ahead, "commit")) \(ahead == 1 ? "waits" : "wait") to be sent to \(remote.name)")
  }
}
