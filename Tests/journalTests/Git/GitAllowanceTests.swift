import JournalTestSupport
import Testing

@testable import journal

@Suite struct `What of git's settings holds` {
  private func configuration(_ entries: (scope: String, key: String, value: String)...) -> GitConfiguration {
    GitConfiguration(listed: Array(entries.map { "\($0.scope)\0\($0.key)\n\($0.value)\0" }.joined().utf8))
  }

  private func keys(_ configuration: GitConfiguration) -> [String] {
    configuration.entries.map { String(decoding: $0.key, as: UTF8.self) }
  }

  @Test func `is read with where each comes from, and keys without a value`() {
    let listed = "global\0user.name\nA\nB\0local\0core.bare\0worktree\0x.a.b.y\n\0command\0a.b\nc\0"
    let read = GitConfiguration(listed: Array(listed.utf8))
    #expect(
      read.entries == [
        .init(key: Array("user.name".utf8), value: Array("A\nB".utf8), scope: .user),
        .init(key: Array("core.bare".utf8), value: nil, scope: .repository),
        .init(key: Array("x.a.b.y".utf8), value: [], scope: .repository),
        .init(key: Array("a.b".utf8), value: Array("c".utf8), scope: .command),
      ])
    #expect(read.subsections(of: "x", with: ["y"], in: .repository) == [Array("a.b".utf8)])
  }

  @Test(arguments: [
    "core.hookspath", "core.fsmonitor", "core.sshcommand", "gpg.program", "gpg.ssh.program", "core.pager",
    "core.alternaterefscommand", "merge.other.driver", "diff.other.textconv", "diff.other.command",
    "filter.x.clean", "filter.x.process", "filter.\u{301}x.clean", "filter.a=\u{338}b.smudge",
    "hook.x.command",
    "credential.helper", "credential.https://a.example.helper", "remote.origin.uploadpack",
    "remote.origin.receivepack", "remote.origin.vcs", "remote.origin.proxy", "remote.origin.promisor",
    "extensions.partialclone", "url.ext::x.insteadof", "protocol.ext.allow", "http.proxy", "http.cookiefile",
    "http.savecookies", "alias.status", "pull.twohead", "branch.main.mergeoptions", "pull.octopus",
    "lfs.customtransfer.evil.path", "receive.procreceiverefs", "uploadpack.packobjectshook",
    "trace2.eventtarget",
    "core.worktree", "include.path", "safe.directory", "not.yet.invented", "core.asKpass",
    "core.ask\u{212A}pass",
  ])
  func `leaves out of a repository's what is not known to be harmless`(key: String) {
    for scope in ["local", "worktree"] {
      let read = configuration((scope, key, "evil"))
      #expect(keys(GitAllowance(read, isTrusted: false).repositorys) == [])
    }
  }

  @Test(arguments: [
    "remote.origin.url", "remote.\u{e9}.url", "branch.main.merge", "core.autocrlf", "user.email",
    "pull.rebase",
    "core.attributesfile",
  ])
  func `keeps what a repository needs`(key: String) {
    #expect(keys(GitAllowance(configuration(("local", key, "x")), isTrusted: false).repositorys) == [key])
  }

  @Test func `keeps the user's own, and puts none of what decides about encryption out of force`() {
    let read = configuration(
      ("global", "core.sshcommand", "/mine"), ("global", "core.attributesfile", "/mine"),
      ("global", "merge.mine.driver", "/mine"), ("local", "core.attributesfile", "/dev/null"),
      ("local", "core.sshcommand", "evil"))
    let allowance = GitAllowance(read, isTrusted: false)
    #expect(keys(allowance.users) == ["core.sshcommand", "core.attributesfile"])
    #expect(keys(allowance.repositorys) == [])
    #expect(
      keys(GitAllowance(read, isTrusted: true).repositorys) == ["core.attributesfile", "core.sshcommand"])
  }

  @Test func `lets filters of the user's own run, and the repository's only if it is trusted`() {
    let read = configuration(
      ("global", "filter.lfs.process", "git-lfs filter-process"),
      ("local", "filter.git-crypt.clean", "git-crypt clean"),
      ("global", "filter.both.clean", "mine"), ("local", "filter.both.smudge", "evil"))
    func names(_ filters: Set<[UInt8]>) -> Set<String> {
      Set(filters.map { String(decoding: $0, as: UTF8.self) })
    }
    let allowance = GitAllowance(read, isTrusted: false)
    #expect(names(allowance.filters) == ["lfs", "both"])
    #expect(names(allowance.barredFilters) == ["git-crypt"])
    #expect(names(GitAllowance(read, isTrusted: true).filters) == ["lfs", "git-crypt", "both"])
  }

  @Test func `names only protocols that start no program of others, and those that the user allows`() {
    let read = configuration(
      ("local", "protocol.ext.allow", "always"), ("global", "protocol.hg.allow", "always"),
      ("global", "protocol.git.allow", "never"))
    #expect(GitAllowance(read, isTrusted: false).protocols == "file:hg:http:https:ssh")
  }

  @Test func `is written as a file that git reads back to the byte`() throws {
    try withGit { world in
      let odd: [[UInt8]] = [
        Array("filter.a=b.clean".utf8), Array("remote.".utf8) + [0xFF] + Array("x.url".utf8),
        Array("remote.\u{301}x.url".utf8), Array("remote.q\"q\\q ]#;.url".utf8), Array("user.name".utf8),
      ]
      let values: [[UInt8]?] = [nil, [], Array(" a\tb\nc \"#;\\ ".utf8), [0xFF, 0x01]]
      let entries = odd.flatMap { key in
        values.map { GitConfiguration.Entry(key: key, value: $0, scope: .repository) }
      }
      try world.folder.write("", to: "config")
      try NamedFile.replace(world.folder.path + "/config", by: GitConfiguration(entries: entries).fileText)
      let call = GitCall(arguments: [
        "config", "--file", world.folder.path + "/config", "--list", "-z", "--show-scope",
      ])
      let read = GitConfiguration(listed: try GitProcess.run(call, in: world.variables).output)
      #expect(read.entries.map(\.key) == entries.map(\.key))
      #expect(read.entries.map(\.value) == entries.map(\.value))
    }
  }

  @Test func `names the program in words that no shell takes for more`() {
    #expect(DiaryDrivers.quoted("/a b/100%/it's $x") == #"'/a b/100%%/it'\''s $x'"#)
  }

  @Test(arguments: [
    ("/srv/diary.git", "/srv/diary.git"), ("../bare", "/top/../bare"), ("file:///srv/x%20y", "/srv/x y"),
    ("file://localhost/srv/x", "/srv/x"), ("a/b:c", "/top/a/b:c"), ("~/x", "/me/x"),
    ("host:diary.git", nil), ("ssh://host/x", nil), ("https://host/x", nil), ("user@host:x", nil),
  ])
  func `tells a path from the address of another machine`(address: String, path: String?) {
    #expect(GitRepository.localPath(address, below: "/top", home: "/me") == path)
  }
}
