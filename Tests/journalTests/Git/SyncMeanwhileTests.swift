import ArgumentParser
import Foundation
import JournalTestSupport
import Synchronization
import Testing

@testable import journal

/// What moves by itself while `journal sync` runs: other commands, editors, other devices, and git, which may be stopped anywhere.
@Suite struct `While journal sync runs` {
  private static let day = "2026/2026-03-14.md"

  /// Two clones that have both written since they were in step.
  private func withClones(_ body: (GitWorld) throws -> Void) throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Lunch\n\n- 12:00 rice\n\n## Notes\n\nquiet\n", to: "a/\(Self.day)")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a")
      try world.clone("bare", as: "b")
      try world.add("12:30", "soup", "--category", "lunch", to: "a")
      try world.sync("a")
      try world.add("13:10", "tea", "--category", "lunch", to: "b")
      _ = world.takePrinted()
      try body(world)
    }
  }

  /// Syncs with something that happens once, just before git is asked for `verb`.
  private func sync(
    _ journal: String, in world: GitWorld, before verb: String,
    _ happens: @escaping @Sendable () throws -> Void
  )
    throws
  {
    var environment = world.environment(in: journal)
    let variables = world.variables
    let hasHappened = Mutex(false)
    environment.git = GitTool(
      run: { call in
        let isFirst = hasHappened.withLock { was in
          defer { was = was || call.arguments.contains(verb) }
          return !was && call.arguments.contains(verb)
        }
        if isFirst { try happens() }
        return try GitProcess.run(call, in: variables)
      }, program: GitWorld.program)
    try SyncCommand.parse([]).run(in: environment)
    #expect(hasHappened.withLock { $0 }, "git was never asked for \(verb)")
  }

  @Test(arguments: ["fetch", "merge-tree", "cat-file", "commit-tree", "update-ref", "push", "update-index"])
  func `an entry added is kept, once`(verb: String) throws {
    try withClones { world in
      try sync("b", in: world, before: verb) {
        try world.add("14:00", "pear", "--category", "lunch", to: "b")
      }
      try world.sync("b")
      try world.sync("a")
      let expected =
        "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:10 tea\n- 14:00 pear\n\n## Notes\n\nquiet\n"
      #expect(world.text("b/\(Self.day)") == expected)
      #expect(world.text("a/\(Self.day)") == expected)
      #expect(try world.git(in: "b", "status", "--porcelain") == "")
    }
  }

  @Test(arguments: ["fetch", "merge-tree", "cat-file", "commit-tree"])
  func `an editor's save is kept, also of what the other device changed`(verb: String) throws {
    try withClones { world in
      try sync("b", in: world, before: verb) {
        let text = world.text("b/\(Self.day)").replacing("quiet", with: "loud")
        try world.folder.write(text, to: "b/\(Self.day)")
      }
      try world.sync("b")
      #expect(
        world.text("b/\(Self.day)")
          == "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:10 tea\n\n## Notes\n\nloud\n")
    }
  }

  @Test func `a file removed is not brought back`() throws {
    try withClones { world in
      try world.folder.write("## Dinner\n\n- fish\n", to: "a/2026/2026-03-13.md")
      try world.sync("a")
      try sync("b", in: world, before: "push") {
        try FileManager.default.removeItem(atPath: world.folder.path + "/b/2026/2026-03-13.md")
      }
      try world.sync("b")
      try world.sync("a")
      #expect(world.text("a/2026/2026-03-13.md") == "(none)")
    }
  }

  @Test func `a commit that the person makes is kept`() throws {
    try withClones { world in
      try sync("b", in: world, before: "merge-tree") {
        try world.folder.write("mine\n", to: "b/mine.txt")
        try world.git(in: "b", "add", "mine.txt")
        try world.git(in: "b", "commit", "--quiet", "--message=mine")
      }
      #expect(try world.git(in: "b", "log", "--format=%s").contains("mine\n"))
      #expect(try world.git(in: "b", "show", "HEAD:mine.txt") == "mine\n")
      #expect(world.text("b/\(Self.day)").contains("- 12:30 soup\n- 13:10 tea\n"))
    }
  }

  @Test func `another one has to wait`() throws {
    try withClones { world in
      let folder = try OwnFolder("sync", inJournal: world.folder.path + "/b")
      let lock = try folder.lock("lock", patience: Patience(), orSay: "")
      defer { withExtendedLifetime(lock) {} }
      let busy = #expect(throws: CommandFailure.self) {
        _ = try folder.lock("lock", patience: Patience(steps: 1), orSay: "another one runs")
      }
      #expect(busy == CommandFailure(.busy, "another one runs"))
    }
  }

  /// How many times git is asked in a sync of both clones' changes.
  private func calls() throws -> Int {
    let count = Mutex(0)
    try withClones { world in
      var environment = world.environment(in: "b")
      let variables = world.variables
      environment.git = GitTool(
        run: { call in
          count.withLock { $0 += 1 }
          return try GitProcess.run(call, in: variables)
        }, program: GitWorld.program)
      try SyncCommand.parse([]).run(in: environment)
    }
    return count.withLock { $0 }
  }

  @Test func `git may be stopped at any call, and the next sync goes on`() throws {
    let calls = try calls()
    #expect(calls > 20)
    for (place, isAfter) in stride(from: 0, to: calls, by: 19).flatMap({ [($0, false), ($0 + 3, true)] }) {
      try withClones { world in
        var environment = world.environment(in: "b")
        let variables = world.variables
        let count = Mutex(0)
        environment.git = GitTool(
          run: { call in
            let number = count.withLock { number in
              defer { number += 1 }
              return number
            }
            // Once it is stopped, it stays so.
            if number >= place, !(isAfter && number == place) { throw CommandFailure(.refused, "stopped") }
            let output = try GitProcess.run(call, in: variables)
            if number >= place { throw CommandFailure(.refused, "stopped") }
            return output
          }, program: GitWorld.program)
        _ = try? SyncCommand.parse([]).run(in: environment)
        #expect(!world.folder.files().contains("b/.git/index.lock"))
        try world.sync("b")
        try world.sync("a")
        let expected = "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:10 tea\n\n## Notes\n\nquiet\n"
        #expect(world.text("b/\(Self.day)") == expected, "stopped at call \(place)")
        #expect(world.text("a/\(Self.day)") == expected, "stopped at call \(place)")
        #expect(try world.git(in: "b", "status", "--porcelain") == "", "stopped at call \(place)")
      }
    }
  }
}
