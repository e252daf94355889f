import Testing

@testable import journal

@Suite struct `Git's safety` {
  private func configuration(_ entries: (scope: String, key: String, value: String)...) -> GitConfiguration {
    GitConfiguration(Array(entries.map { "\($0.scope)\0\($0.key)\n\($0.value)\0" }.joined().utf8))
  }

  private func settings(_ safety: GitSafety) -> [String] { safety.arguments.filter { $0 != "-c" } }

  @Test func `reads where each setting comes from, and keys without a value`() {
    let listed = "global\0user.name\nA\nB\0local\0core.bare\0worktree\0x.a.b.y\n\0"
    let read = GitConfiguration(Array(listed.utf8))
    #expect(
      read.entries == [
        .init(key: "user.name", value: "A\nB", isRepositorys: false),
        .init(key: "core.bare", value: "true", isRepositorys: true),
        .init(key: "x.a.b.y", value: "", isRepositorys: true),
      ])
    #expect(read.subsections(of: "x", with: ["y"], repositorys: true) == ["a.b"])
  }

  @Test(arguments: [
    ("core.hookspath", "core.hooksPath=/dev/null"), ("core.fsmonitor", "core.fsmonitor=false"),
    ("core.sshcommand", "core.sshCommand=ssh"), ("gpg.program", "gpg.program=gpg"),
    ("gpg.ssh.program", "gpg.ssh.program=ssh-keygen"), ("core.pager", "core.pager=cat"),
    ("core.alternaterefscommand", "core.alternateRefsCommand=true"),
    ("merge.other.driver", "merge.other.driver=git merge-file --marker-size=%L %A %O %B"),
    ("diff.other.textconv", "diff.other.textconv=cat"), ("diff.other.command", "diff.other.command="),
    ("filter.x.clean", "filter.x.required=true"), ("filter.x.process", "filter.x.process="),
    ("hook.x.command", "hook.x.enabled=false"), ("credential.helper", "credential.helper="),
    ("credential.https://a.example.helper", "credential.https://a.example.helper="),
  ])
  func `overrules what only the repository names`(key: String, answer: String) {
    let safety = GitSafety(configuration(("local", key, "evil")), isTrusted: false, program: "journal")
    #expect(settings(safety).contains(answer))
    #expect(!settings(safety).contains { $0.contains("evil") })
    let worktree = GitSafety(configuration(("worktree", key, "evil")), isTrusted: false, program: "journal")
    #expect(settings(worktree).contains(answer))
  }

  @Test(arguments: [
    ("core.hookspath", "core.hooksPath=/mine"), ("core.sshcommand", "core.sshCommand=/mine"),
    ("gpg.program", "gpg.program=/mine"), ("credential.helper", "credential.helper=/mine"),
  ])
  func `puts the user's own setting in the place of the repository's`(key: String, answer: String) {
    let both = configuration(("global", key, "/mine"), ("local", key, "evil"))
    #expect(
      settings(GitSafety(both, isTrusted: false, program: "journal")).last { $0.hasPrefix(answer.prefix(12)) }
        == answer)
  }

  @Test(arguments: [
    "remote.origin.uploadpack", "remote.a.b.receivepack", "remote.x.vcs", "filter.a=b.clean",
    "merge.a=b.driver", "lfs.customtransfer.evil.path", "lfs.extension.evil.clean",
  ])
  func `refuses what cannot be overruled`(key: String) {
    let local = configuration(("local", key, "evil"))
    #expect(GitSafety(local, isTrusted: false, program: "journal").refusals == [key])
    #expect(GitSafety(local, isTrusted: true, program: "journal").refusals == [])
    #expect(
      GitSafety(configuration(("global", key, "mine")), isTrusted: false, program: "journal").refusals == [])
  }

  @Test func `lets filters of the user's own run, and the repository's only if it is trusted`() {
    let read = configuration(
      ("global", "filter.lfs.process", "git-lfs filter-process"),
      ("local", "filter.git-crypt.clean", "git-crypt clean"),
      ("global", "filter.both.clean", "mine"), ("local", "filter.both.smudge", "evil"))
    let safety = GitSafety(read, isTrusted: false, program: "journal")
    #expect(safety.filters == ["lfs"])
    #expect(safety.barredFilters == ["git-crypt", "both"])
    #expect(GitSafety(read, isTrusted: true, program: "journal").filters == ["lfs", "git-crypt", "both"])
  }

  @Test(arguments: [
    ("remote.origin.url", "ext::sh -c evil"), ("protocol.ext.allow", "always"),
    ("url.ext::x.insteadof", "https://"),
  ])
  func `leaves only the usual protocols where the repository names another`(key: String, value: String) {
    let safety = GitSafety(configuration(("local", key, value)), isTrusted: false, program: "journal")
    #expect(safety.variables["GIT_ALLOW_PROTOCOL"] == "file:git:http:https:ssh")
  }

  @Test func `names the program in words that no shell takes for more`() {
    #expect(DiaryDrivers.quoted("/a b/100%/it's $x") == #"'/a b/100%%/it'\''s $x'"#)
  }

  @Test(arguments: [
    ("/srv/diary.git", true), ("../bare", true), ("file:///srv/x", true), ("a/b:c", true),
    ("host:diary.git", false),
    ("ssh://host/x", false), ("https://host/x", false), ("user@host:x", false),
  ])
  func `tells a path from the address of another machine`(url: String, isLocal: Bool) {
    #expect(SyncTransport.isLocal(url) == isLocal)
  }
}
