import ArgumentParser
import Foundation
import JournalTestSupport
import Testing

@testable import journal

/// A repository of a stranger's: everything in it that can name a program names one that leaves a trace.
@Suite struct `A stranger's repository` {
  private static let hooks = [
    "pre-commit", "prepare-commit-msg", "commit-msg", "post-commit", "pre-merge-commit", "post-merge",
    "pre-rebase",
    "post-rewrite", "post-checkout", "post-index-change", "reference-transaction", "pre-push", "pre-auto-gc",
    "pre-receive", "update", "post-receive", "post-update", "proc-receive", "push-to-checkout",
  ]

  /// Fills the hooks of a repository.
  private func arm(_ gitFolder: String, _ world: GitWorld) throws {
    for hook in Self.hooks {
      try world.folder.write(
        "#!/bin/sh\ntouch '\(world.folder.path)/ran-\(hook)'\n", to: "\(gitFolder)/hooks/\(hook)")
      let path = "\(world.folder.path)/\(gitFolder)/hooks/\(hook)"
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    }
  }

  private func traces(_ world: GitWorld) -> [String] { world.folder.files().filter { $0.hasPrefix("ran-") } }

  @Test func `runs no hook, alias, monitor, driver, pager or helper`() throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.add("08:15", "porridge", to: "b")
      try world.sync("b")
      try world.folder.write("*.md merge=evil diff=evil\n", to: "a/2026/.gitattributes")
      try arm("a/.git", world)
      try arm("bare", world)
      func evil(_ name: String) -> String { "touch '\(world.folder.path)/ran-\(name)'; false" }
      for key in [
        "core.fsmonitor", "core.sshCommand", "core.pager", "core.editor", "sequence.editor", "core.askPass",
        "diff.external", "diff.evil.textconv", "diff.evil.command", "diff.journal.textconv",
        "diff.journal.command",
        "merge.evil.driver", "merge.journal.driver", "gpg.program", "gpg.ssh.program", "credential.helper",
        "core.alternateRefsCommand", "gc.recentObjectsHook", "uploadpack.packObjectsHook", "core.gitProxy",
        "hook.evil.command", "interactive.diffFilter", "trailer.evil.command", "pager.log", "pager.diff",
      ] {
        try world.git(in: "a", "config", key, evil(key))
      }
      for name in [
        "status", "commit", "diff", "log", "merge", "add", "fetch", "push", "cat-file", "rev-parse", "config",
      ] {
        try world.git(
          in: "a", "-c", "core.fsmonitor=false", "config", "alias.\(name)", "!" + evil("alias-\(name)"))
      }
      try world.git(in: "a", "config", "log.showSignature", "true")
      try world.git(in: "a", "config", "hook.evil.event", "pre-commit")
      for trace in traces(world) {
        try FileManager.default.removeItem(atPath: "\(world.folder.path)/\(trace)")
      }

      try world.add("08:20", "toast", to: "a")
      do { try world.sync("a") } catch is CommandFailure {}
      let environment = world.environment(in: "a")
      do { try ResolveCommand.parse(["--both"]).run(in: environment) } catch is CommandFailure {}
      try world.sync("a")
      try world.sync("b")
      #expect(world.takePrinted().hasSuffix("received: 1 meal on 14 March; 1 other file\n"))
      try DiffCommand.parse(["HEAD~1..HEAD"]).run(in: environment)
      try DiffCommand.parse(["yesterday..today"]).run(in: environment)
      try HistoryCommand.parse(["toast"]).run(in: environment)
      try CheckCommand.parse([]).run(in: environment)
      #expect(traces(world) == [])

      // What was laid out does leave traces where it may.
      try world.git(in: "b", "config", "--global", "--add", "journal.trust", world.folder.path + "/a")
      try world.add("08:25", "jam", to: "a")
      do { try world.sync("a") } catch is CommandFailure {}
      #expect(
        Set(traces(world)).isSuperset(of: [
          "ran-reference-transaction", "ran-pre-push", "ran-post-receive",
        ]))
    }
  }

  @Test func `speaks no protocol that runs a program`() throws {
    try withGit { world in
      try world.begin("a")
      try world.git(in: "a", "remote", "add", "origin", "ext::touch \(world.folder.path)/ran-ext")
      try world.git(in: "a", "config", "protocol.ext.allow", "always")
      try world.sync("a")
      #expect(traces(world) == [])
      #expect(world.takeComplained().hasPrefix("journal: origin cannot be reached: "))
    }
  }

  @Test(arguments: ["uploadpack", "receivepack", "vcs"])
  func `does not say how its remote is spoken to`(name: String) throws {
    try withGit { world in
      try world.begin("a")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.git(in: "a", "config", "remote.origin.\(name)", "touch \(world.folder.path)/ran-\(name)")
      try world.sync("a")
      #expect(world.takePrinted().hasSuffix("sent 1 commit to origin\n"))
      #expect(traces(world) == [])
    }
  }

  @Test func `passes over no filter that encrypts, and runs none that only it configures`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("*.md filter=crypt\n", to: "a/2026/.gitattributes")
      let unset = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(
        unset?.message.contains("the filter ‘crypt’ (.gitattributes), and nothing configures it here")
          ?? false)
      try world.git(
        in: "a", "config", "filter.crypt.clean", "touch '\(world.folder.path)/ran-clean'; tr a-z b-za")
      try world.git(
        in: "a", "config", "filter.crypt.smudge", "touch '\(world.folder.path)/ran-smudge'; tr b-za a-z")
      let barred = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(barred?.status == .refused)
      #expect(barred?.message.contains("which only this repository’s own configuration names") ?? false)
      #expect(traces(world) == [])
      #expect(throws: (any Error).self) { try world.git(in: "a", "rev-parse", "--verify", "HEAD") }

      try world.git(in: "a", "config", "--global", "--add", "journal.trust", world.folder.path + "/a")
      try world.sync("a")
      #expect(traces(world) == ["ran-clean"])
      #expect(try world.git(in: "a", "log", "-1", "--format=%s") == "5 files changed\n")
      #expect(try world.git(in: "a", "show", "HEAD:2026/2026-03-14.md") == "# Sbuvsebz, 14 Mbsdi 2026\n")
    }
  }

  @Test func `has the user's own filter, and its hooks once it is trusted`() throws {
    try withGit { world in
      try world.begin("a")
      try arm("a/.git", world)
      try world.folder.write("*.md filter=crypt\n", to: "a/.gitattributes")
      try world.git(in: "a", "config", "--global", "filter.crypt.clean", "tr a-z b-za")
      try world.git(in: "a", "config", "--global", "filter.crypt.required", "true")
      try world.sync("a")
      #expect(try world.git(in: "a", "show", "HEAD:2026/2026-03-14.md") == "# Sbuvsebz, 14 Mbsdi 2026\n")
      #expect(traces(world) == [])
      try world.git(in: "a", "config", "--global", "--add", "journal.trust", world.folder.path + "/a")
      try world.add("08:20", "toast", to: "a")
      try world.sync("a")
      #expect(traces(world).contains("ran-reference-transaction"))
    }
  }

  @Test func `shows no history that a missing filter would have to decrypt`() throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("*.md filter=crypt\n", to: "a/.gitattributes")
      for (part, program) in [("clean", "tr a-z b-za"), ("smudge", "tr b-za a-z")] {
        try world.git(in: "a", "config", "--global", "filter.crypt.\(part)", program)
      }
      try world.add("08:20", "toast", to: "a")
      try world.sync("a")
      let environment = world.environment(in: "a")
      _ = world.takePrinted()
      try HistoryCommand.parse(["toast"]).run(in: environment)
      #expect(world.takePrinted().contains("added to Breakfast: 08:20 toast  (Someone)"))
      try world.git(in: "a", "config", "--global", "--remove-section", "filter.crypt")
      try world.add("08:25", "jam", to: "a")
      let commands: [() throws -> Void] = [
        { try HistoryCommand.parse(["toast"]).run(in: environment) },
        { try DiffCommand.parse([]).run(in: environment) },
      ]
      for command in commands {
        let failure = #expect(throws: CommandFailure.self) { try command() }
        #expect(
          failure?.message
            == "‘2026/2026-03-14.md’ should go through the filter ‘crypt’ (.gitattributes), and nothing configures it here; its "
            + "versions in git cannot be read; set the filter up first, as with ‘git-crypt unlock’ or ‘git lfs install’"
        )
      }
    }
  }

  /// What somebody else's git may have left half-done, with what ends it.
  @Test(arguments: [
    ("rebase-merge/git-rebase-todo", "rebase"), ("rebase-apply/patch", "rebase or ‘git am’"),
    ("CHERRY_PICK_HEAD", "cherry-pick"), ("REVERT_HEAD", "revert"), ("sequencer/todo", "series of picks"),
    ("BISECT_LOG", "bisect"), ("MERGE_HEAD", "merge"),
  ])
  func `has nothing gone on with that it left unfinished`(file: String, name: String) throws {
    try withGit { world in
      try world.begin("a")
      try world.sync("a")
      try world.folder.write("exec touch '\(world.folder.path)/ran-exec'\n", to: "a/.git/\(file)")
      try world.add("08:20", "toast", to: "a")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(failure?.status == .refused)
      #expect(failure?.message.hasPrefix("git has a \(name) under way here") ?? false)
      #expect(failure?.message.contains("nothing was committed") ?? false)
      #expect(traces(world) == [])
    }
  }

  @Test func `has a remote on this machine whose hooks and settings do not run`() throws {
    try withGit { world in
      try world.begin("a")
      try world.git(in: ".", "init", "--quiet", "theirs")
      try world.git(in: "theirs", "config", "receive.denyCurrentBranch", "updateInstead")
      try world.git(
        in: "theirs", "config", "core.alternateRefsCommand", "touch \(world.folder.path)/ran-refs")
      try arm("theirs/.git", world)
      try world.git(in: "a", "remote", "add", "origin", "file://" + world.folder.path + "/theirs")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("a") }
      #expect(
        failure?.message
          == "origin does not take what is here: [remote rejected] (branch is currently checked out)")
      #expect(traces(world) == [])
    }
  }

  @Test(arguments: ["sync", "git", "remote-1"])
  func `has left nothing in the folders that git is asked from`(own: String) throws {
    try withGit { world in
      try world.beginTwoDevices()
      try world.add("08:15", "porridge", to: "a")
      try arm("a/.journal/\(own)", world)
      try arm("elsewhere", world)
      try world.folder.write(world.folder.path + "/elsewhere\n", to: "a/.journal/\(own)/commondir")
      try world.folder.write(
        "[filter \"evil\"]\n\tclean = touch '\(world.folder.path)/ran-clean'; cat\n",
        to: "a/.journal/\(own)/config.worktree")
      try DiffCommand.parse([]).run(in: world.environment(in: "a"))
      try world.sync("a", "--dry-run")
      try world.sync("a")
      #expect(traces(world) == [])
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-14.md").contains("porridge"))
    }
  }
}
