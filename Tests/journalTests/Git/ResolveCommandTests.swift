import ArgumentParser
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal resolve` {
  /// Two clones that changed the same entry.
  private func withConflict(
    rebasing: Bool = false, attributes: String = "",
    _ body: (GitWorld) throws -> Void
  ) throws {
    try withGit { world in
      try world.begin("a")
      if !attributes.isEmpty {
        try world.folder.write(world.text("a/.gitattributes") + attributes, to: "a/.gitattributes")
      }
      try world.folder.write("## Lunch\n\n- 12:30 soup\n", to: "a/2026/2026-03-13.md")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a")
      try world.clone("bare", as: "b")
      if rebasing { try world.git(in: "b", "config", "pull.rebase", "true") }
      try world.folder.write("## Lunch\n\n- 12:30 pea soup\n", to: "a/2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- 12:30 leek soup\n", to: "b/2026/2026-03-13.md")
      try world.sync("a")
      _ = world.takePrinted()
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(failure?.status == .negativeResult)
      let entries = """
        b/2026/2026-03-13.md:3: Lunch
          ours: - 12:30 leek soup
          theirs: - 12:30 pea soup

        """
      #expect(world.takePrinted() == "committed: 1 meal changed on 13 March\n" + entries)
      try body(world)
    }
  }

  private func resolve(_ world: GitWorld, _ arguments: String...) throws {
    try ResolveCommand.parse(arguments).run(in: world.environment(in: "b"))
  }

  @Test(arguments: [
    ("--ours", "- 12:30 leek soup\n"), ("--theirs", "- 12:30 pea soup\n"),
    ("--both", "- 12:30 leek soup\n- 12:30 pea soup\n"),
  ])
  func `takes the version that is asked for, and sync goes on`(option: String, lines: String) throws {
    try withConflict { world in
      try resolve(world, option)
      #expect(
        world.takePrinted()
          == "b/2026/2026-03-13.md: resolved 1 conflict\nall is resolved; ‘journal sync’ goes on\n")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n\(lines)")
      try world.sync("b")
      #expect(world.takePrinted().hasPrefix("finished the merge\nsent 2 commits to origin\n"))
      try world.sync("a")
      #expect(world.text("a/2026/2026-03-13.md") == "## Lunch\n\n\(lines)")
    }
  }

  @Test func `finds a day file with conflict markers that git knows nothing of, also indented ones`() throws {
    let text = "## Lunch\n\n  <<<<<<< HEAD\n  - soup\n  =======\n  - rice\n  >>>>>>> b\n"
    let world = World(["2026/2026-03-14.md": text, "2026/2026-03-13.md": "- Lunch: <<< soup\n"])
    try ResolveCommand.parse(["--ours"]).run(in: world.environment)
    #expect(world.printed == "2026/2026-03-14.md: resolved 1 conflict\n")
    #expect(world.complained == "")
  }

  @Test func `is for a merge where git is configured to rebase, too`() throws {
    try withConflict(rebasing: true) { world in
      try resolve(world, "--ours")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n")
      try world.sync("b")
      #expect(world.takePrinted().contains("finished the merge\n"))
    }
  }

  @Test(arguments: ["--merge", "--apply"])
  func `calls ours what was written here in a rebase that git has begun`(backend: String) throws {
    try withConflict { world in
      try world.git(in: "b", "merge", "--abort")
      #expect(throws: CommandFailure.self) { try world.git(in: "b", "rebase", backend, "origin/main") }
      _ = world.takePrinted()
      try resolve(world, "--ours")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n")
      #expect(world.takePrinted().contains("all is resolved; ‘git rebase --continue’ or ‘git"))
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      try world.git(in: "b", "-c", "core.editor=true", "rebase", "--continue")
      try world.sync("b")
      #expect(world.takePrinted().contains("sent 1 commit to origin\n"))
    }
  }

  @Test func `leaves a merge that git has begun to git`() throws {
    try withConflict { world in
      try world.git(in: "b", "merge", "--abort")
      try world.git(in: "b", "commit", "--quiet", "--allow-empty", "--message=mine")
      #expect(throws: CommandFailure.self) { try world.git(in: "b", "merge", "origin/main") }
      try resolve(world, "--both")
      #expect(world.takePrinted().hasSuffix("all is resolved; ‘git commit’ ends what git has begun\n"))
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        failure?.message.hasPrefix("git has a merge under way here that ‘journal sync’ did not begin")
          ?? false)
      try world.git(in: "b", "commit", "--quiet", "--no-edit")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n- 12:30 pea soup\n")
    }
  }

  @Test func `has the merge made again where a person took it back`() throws {
    try withConflict { world in
      try world.git(in: "b", "merge", "--abort")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n")
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(world.text("b/2026/2026-03-13.md").contains("<<<<<<< ours\n"))
      try resolve(world, "--theirs")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 pea soup\n")
    }
  }

  @Test func `asks on a terminal`() throws {
    try withConflict { world in
      world.answer("what?", "t")
      try resolve(world)
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 pea soup\n")
    }
  }

  @Test func `leaves what nobody decides`() throws {
    try withConflict { world in
      let failure = #expect(throws: CommandFailure.self) { try resolve(world) }
      #expect(failure == CommandFailure(.negativeResult, "1 file still to resolve"))
      #expect(world.text("b/2026/2026-03-13.md").contains("<<<<<<<"))
    }
  }

  @Test func `is not needed where the marks were edited away`() throws {
    try withConflict { world in
      try world.folder.write("## Lunch\n\n- 12:30 pea and leek soup\n", to: "b/2026/2026-03-13.md")
      try world.sync("b")
      #expect(
        world.takePrinted().hasPrefix("taken as resolved by hand: 2026/2026-03-13.md\nfinished the merge\n"))
    }
  }

  @Test func `is needed where some marks were left`() throws {
    try withConflict { world in
      let marked = world.text("b/2026/2026-03-13.md")
      try world.folder.write(
        marked.replacing("<<<<<<< ours\n", with: "").replacing("=======\n", with: ""),
        to: "b/2026/2026-03-13.md")
      let failure = #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(failure?.status == .negativeResult)
      #expect(
        world.takePrinted()
          == "b/2026/2026-03-13.md:5: a conflict marker is left here; take it out, or take one version whole\n"
      )
      try resolve(world, "--ours")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n")
    }
  }

  @Test(arguments: ["11", "5", "2"])
  func `is needed where marks are of another width`(width: String) throws {
    try withConflict(attributes: "*.md conflict-marker-size=\(width)\n") { world in
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(
        world.text("b/2026/2026-03-13.md").contains(
          String(repeating: "<", count: Int(width) ?? 0) + " ours\n"))
      try resolve(world, "--both")
      try world.sync("b")
      #expect(
        world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n- 12:30 pea soup\n")
    }
  }

  @Test func `takes no version where nobody can say which line parts them`() throws {
    try withConflict { world in
      let marked = world.text("b/2026/2026-03-13.md").replacing("ours\n", with: "ours\nEvening\n=======\n")
      try world.folder.write(marked, to: "b/2026/2026-03-13.md")
      #expect(throws: CommandFailure.self) { try resolve(world, "--ours") }
      #expect(
        world.takeComplained()
          == "journal: b/2026/2026-03-13.md:3: more than one line of ‘=’ may part the versions, so neither is taken; --edit "
          + "resolves this one\n")
      #expect(world.text("b/2026/2026-03-13.md") == marked)
    }
  }

  @Test func `is needed where a file holds one version alone, which may be git's doing`() throws {
    try withConflict { world in
      try world.folder.write("## Lunch\n\n- 12:30 leek soup\n", to: "b/2026/2026-03-13.md")
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      try resolve(world, "--ours", world.folder.path + "/b/2026/2026-03-13.md")
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == "## Lunch\n\n- 12:30 leek soup\n")
    }
  }

  @Test(arguments: [("--ours", "## Lunch\n\n- 12:30 leek soup\n"), ("--theirs", "(none)")])
  func `resolves what was removed on one side and changed on the other`(option: String, text: String) throws {
    try withGit { world in
      try world.begin("a")
      try world.folder.write("## Lunch\n\n- 12:30 soup\n", to: "a/2026/2026-03-13.md")
      try world.git(in: ".", "init", "--quiet", "--bare", "bare")
      try world.git(in: "a", "remote", "add", "origin", world.folder.path + "/bare")
      try world.sync("a")
      try world.clone("bare", as: "b")
      try world.git(in: "a", "rm", "--quiet", "2026/2026-03-13.md")
      try world.folder.write("## Lunch\n\n- 12:30 leek soup\n", to: "b/2026/2026-03-13.md")
      try world.sync("a")
      _ = world.takePrinted()
      #expect(throws: CommandFailure.self) { try world.sync("b") }
      #expect(world.takePrinted().hasSuffix("b/2026/2026-03-13.md: removed elsewhere, changed here\n"))
      try resolve(world, option)
      try world.sync("b")
      #expect(world.text("b/2026/2026-03-13.md") == text)
    }
  }
}

@Suite struct `A conflict copy's merge` {
  private let copy = "2026/2026-03-13.sync-conflict-20260314-120000-ABCDEFG.md"

  @Test func `brings what the copy alone holds into the day, and undo brings the copy back`() throws {
    let day = "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n- 13:00 tea\n"
    let world = World([
      "2026/2026-03-13.md": day,
      copy:
        "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n- 12:45 bread\n\n## Dinner\n\n- 19:00 rice\n",
    ])
    try ResolveCommand.parse([copy]).run(in: world.environment)
    #expect(
      world.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\n## Lunch\n\n- 12:30 soup\n- 12:45 bread\n- 13:00 tea\n\n## Dinner\n\n- 19:00 rice\n"
    )
    #expect(world.paths == ["2026/2026-03-13.md"])
    #expect(world.printed == "merged \(copy) into 2026/2026-03-13.md; ‘journal undo’ brings it back\n")
    try UndoCommand.parse([]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == day)
    #expect(world.paths == ["2026/2026-03-13.md", copy])
  }

  static let day =
    "# Friday, 13 March 2026\n\nWeight: 72.4 kg\n\n## Lunch\n\n- 12:30 soup (200 kcal)\n- 13:00 rice\n- tea\n- bread\n"
  static let changed =
    "# Friday, 13 March 2026\n\nWeight: 72.6 kg\n\n## Lunch\n\n- 12:30 soup (250 kcal)\n- 13:00 brown rice\n- tea\n- apple\n"

  @Test(arguments: [
    (
      "--ours",
      "Weight: 72.4 kg\n\n## Lunch\n\n- 12:30 soup (200 kcal)\n- 13:00 rice\n- tea\n- apple\n- bread\n"
    ),
    (
      "--theirs",
      "Weight: 72.6 kg\n\n## Lunch\n\n- 12:30 soup (250 kcal)\n- 13:00 brown rice\n- tea\n- apple\n- bread\n"
    ),
  ])
  func `takes a changed record from one of the two, and all else from both`(option: String, lines: String)
    throws
  {
    let world = World(["2026/2026-03-13.md": Self.day, copy: Self.changed])
    try ResolveCommand.parse([copy, option]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == "# Friday, 13 March 2026\n\n\(lines)")
    #expect(world.paths == ["2026/2026-03-13.md"])
  }

  @Test func `asks which version of a record is right, and changes nothing without an answer`() throws {
    let world = World(["2026/2026-03-13.md": Self.day, copy: Self.changed])
    #expect(throws: CommandFailure.self) { try ResolveCommand.parse([copy]).run(in: world.environment) }
    #expect(world.text(of: "2026/2026-03-13.md") == Self.day)
    #expect(world.text(of: copy) == Self.changed)
    let asked = World(["2026/2026-03-13.md": Self.day, copy: Self.changed], answers: ["t", "o", "theirs"])
    try ResolveCommand.parse([copy]).run(in: asked.environment)
    #expect(
      asked.text(of: "2026/2026-03-13.md")
        == "# Friday, 13 March 2026\n\nWeight: 72.6 kg\n\n## Lunch\n\n- 12:30 soup (200 kcal)\n- 13:00 brown rice\n- tea\n- apple\n- bread\n"
    )
    #expect(
      asked.printed.contains(
        "2026/2026-03-13.md:7: Lunch\n  ours: - 12:30 soup (200 kcal)\n  theirs: - 12:30 soup (250 kcal)\n"))
  }

  @Test(arguments: ["--ours", "--theirs"])
  func `keeps the endings of the day's lines where the copy has others`(option: String) throws {
    let day = "## Lunch\n\n- 12:30 soup (200 kcal)\n  - hot\n- tea\n  - green\n"
    let changed = day.replacing("200", with: "250").replacing("hot", with: "cold")
    let world = World(["2026/2026-03-13.md": day, copy: changed.replacing("\n", with: "\r\n")])
    try ResolveCommand.parse([copy, option]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == (option == "--ours" ? day : changed))
  }

  @Test(arguments: ["--ours", "--theirs"])
  func `takes a habit or a task in two states for one`(option: String) throws {
    let day =
      "## Habits\n\n- [x] Meditate\n- Water: 6/8\n\n## Tasks\n\n- [ ] call mum due:2026-03-20\n  - ask about May\n- [ ] pay\n"
    let changed =
      "## Habits\n\n- [-] Meditate: sick\n- Water: 8/8\n\n## Tasks\n\n- [ ] call mum due:2026-03-22\n  - ask about May\n- [x] pay\n"
    let world = World(["2026/2026-03-13.md": day, copy: changed])
    try ResolveCommand.parse([copy, option]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == (option == "--ours" ? day : changed))
  }

  @Test(arguments: ["# Friday, 13 March 2026", "# 2026-03-13", "# 13 March 2026"])
  func `takes a title in another form for the title of the day`(title: String) throws {
    let day = "# 13. März 2026\n\n## Lunch\n\n- 13:00 soup (200 kcal)\n"
    let changed = day.replacing("# 13. März 2026", with: title) + "\n## Notes\n\nhi\n"
    let world = World(["2026/2026-03-13.md": day, copy: changed])
    try ResolveCommand.parse([copy]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == day + "\n## Notes\n\nhi\n")
  }

  @Test(arguments: [
    "### Lunch\n\n- 13:00 soup (200 kcal)\n", "## Dinner\n\n- 13:00 soup (200 kcal)\n",
    "## Lunch\n\n| Time | Food | kcal |\n|---|---|---|\n| 13:00 | soup | 200 |\n",
  ])
  func `changes nothing where an entry would stand there twice`(changed: String) throws {
    let day = "## Lunch\n\n- 13:00 soup (200 kcal)\n"
    let world = World(["2026/2026-03-13.md": day, copy: changed])
    let failure = #expect(throws: CommandFailure.self) {
      try ResolveCommand.parse([copy, "--ours"]).run(in: world.environment)
    }
    #expect(
      failure?.message.hasPrefix("‘13:00 soup’ stands in both, at another place or in another form") ?? false)
    #expect(world.text(of: "2026/2026-03-13.md") == day)
    #expect(world.text(of: copy) == changed)
    try ResolveCommand.parse([copy, "--both"]).run(in: world.environment)
    #expect(world.paths == ["2026/2026-03-13.md"])
  }

  @Test func `takes a word with a mistake in it for the same entry at the same time with the same figure`()
    throws
  {
    let day = "## Lunch\n\n- 08:15 porridge (320 kcal)\n"
    let world = World(["2026/2026-03-13.md": day, copy: day.replacing("porridge", with: "porrige")])
    try ResolveCommand.parse([copy, "--ours"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == day)
  }

  @Test func `takes a changed row of a table from one of the two`() throws {
    let day =
      "## Lunch\n\n| Time | Food | kcal |\n|---|---|---|\n| 12:30 | soup | 250 |\n| 13:00 | rice | |\n"
    let changed = day.replacing("250", with: "280").replacing("rice | |", with: "rice | 180 |")
    let world = World(["2026/2026-03-13.md": day, copy: changed])
    try ResolveCommand.parse([copy, "--theirs"]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == changed)
  }

  @Test func `is named where nothing else is to be resolved`() throws {
    let world = World(["2026/2026-03-13.md": Self.day, copy: Self.changed])
    try ResolveCommand.parse([]).run(in: world.environment)
    #expect(
      world.complained
        == "there are no conflicts, but a copy beside a day’s file; ‘journal resolve \(copy)’ merges it\n")
  }

  @Test func `makes the day of a copy whose day is gone`() throws {
    let world = World([copy: "## Lunch\n\n- 12:30 soup\n"])
    try ResolveCommand.parse([copy]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-13.md") == "## Lunch\n\n- 12:30 soup\n")
    #expect(world.paths == ["2026/2026-03-13.md"])
  }
}
