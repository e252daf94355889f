import ArgumentParser
import Testing

@testable import journal

@Suite struct `The pictures of a written recap` {
  private static let day = "## Lunch\n\n- 13:00 rice\n- rice\n"
  private static let days = "recaps/2026-W10/day-by-day.svg"

  private func write(_ world: World) throws {
    try RecapCommand.parse(["2026-W10", "--write"]).run(in: world.environment)
  }

  private func written(_ files: [String: String] = [:]) throws -> World {
    let world = World(["2026/2026-03-04.md": Self.day].merging(files) { $1 })
    try write(world)
    return world
  }

  /// The same files, with these instead of some.
  private func again(_ world: World, _ files: [String: String?]) throws -> World {
    var all: [String: String] = [:]
    for path in world.paths { all[path] = world.text(of: path) }
    for (path, text) in files { all[path] = text }
    let world = World(all)
    try write(world)
    return world
  }

  @Test func `lie beside the page that refers to them`() throws {
    let world = try written()
    #expect(
      world.paths == [
        "2026/2026-03-04.md", "recaps/2026-W10.md", "recaps/2026-W10/day-by-day.svg",
        "recaps/2026-W10/meals.svg", "recaps/2026-W10/most-often.svg", "recaps/2026-W10/through-the-day.svg",
      ])
    let page = try #require(world.text(of: "recaps/2026-W10.md"))
    #expect(
      page.contains(
        "![At the table. Entries by meal: Lunch 2.](2026-W10/meals.svg)\n\n<details>\n<summary>Figures</summary>\n\n| Meal  | Entries |"
      ))
    let svg = try #require(world.text(of: Self.days))
    let second = svg.split(separator: "\n").dropFirst().first ?? ""
    #expect(second.hasPrefix("<!-- journal picture, facts ") && second.hasSuffix(" -->"))
  }

  @Test func `are drawn again where they are missing`() throws {
    let world = try written()
    let mended = try again(world, [Self.days: nil])
    #expect(mended.text(of: Self.days) == world.text(of: Self.days))
    #expect(
      mended.complained == "journal: recaps/2026-W10.md is up to date already, and drew 1 picture for it\n")
  }

  @Test func `follow the facts, also when the page was written and they were not`() throws {
    let old = try written()
    let new = try again(old, ["2026/2026-03-05.md": Self.day])
    #expect(new.text(of: Self.days) != old.text(of: Self.days))
    let halfway = try again(new, [Self.days: old.text(of: Self.days)])
    #expect(halfway.text(of: Self.days) == new.text(of: Self.days))
  }

  @Test(arguments: ["<svg/>\n", "mine", ""])
  func `leave what somebody else put in their place`(theirs: String) throws {
    let world = try written([Self.days: theirs])
    #expect(world.text(of: Self.days) == theirs)
    #expect(
      world.complained == """
        journal: \(Self.days) was not drawn by this program, or was changed since, and was left as it is; remove it to \
        have it drawn again
        journal: wrote recaps/2026-W10.md, and drew 3 pictures for it

        """)
  }

  @Test func `are left as they are once a hand has changed them`() throws {
    let world = try written()
    let mine = try #require(world.text(of: Self.days)).replacing("#D44519", with: "#123456")
    let changed = try again(world, [Self.days: mine, "2026/2026-03-05.md": Self.day])
    #expect(changed.text(of: Self.days) == mine)
  }

  @Test func `are none for a page that does not refer to them`() throws {
    let world = try written()
    let page = try #require(world.text(of: "recaps/2026-W10.md")).replacing("](2026-W10/", with: "](else/")
    let kept = try again(
      world, ["recaps/2026-W10.md": page, Self.days: nil, "recaps/2026-W10/meals.svg": "mine"])
    #expect(kept.text(of: Self.days) == nil && kept.text(of: "recaps/2026-W10/meals.svg") == "mine")
    #expect(
      kept.complained
        == "journal: recaps/2026-W10.md is up to date already, and removed 2 pictures that it no longer shows\n"
    )
  }

  @Test func `go when the page no longer shows them, and nothing else in their folder does`() throws {
    let old = try written()
    let meals = try #require(old.text(of: "recaps/2026-W10/meals.svg"))
    let times = try #require(old.text(of: "recaps/2026-W10/through-the-day.svg"))
    try RecapCommand.parse(["2026-W10", "--card", "recaps/2026-W10/card.svg"]).run(in: old.environment)
    let mine = [
      "recaps/2026-W10/keepsake.svg": times, "recaps/2026-W10/energy.svg": times,
      "recaps/2026-W10/weight.svg": times.replacing("through-the-day-", with: "weight-"),
      "recaps/2026-W10/notes.md": "mine", "recaps/2026-W10/photo.svg": "<svg/>",
      "recaps/2026-W10/more/through-the-day.svg": times, "recaps/2026-W09/through-the-day.svg": times,
      "recaps/through-the-day.svg": times, "reports/2026-W10/through-the-day.svg": times,
    ]
    let new = try again(
      old, mine.merging(["2026/2026-03-04.md": "## Lunch\n\n- rice\n- rice\n"]) { $1 })
    #expect(new.text(of: "recaps/2026-W10/through-the-day.svg") == nil)
    #expect(
      new.complained.hasSuffix("drew 3 pictures for it and removed 1 picture that it no longer shows\n"))
    for (path, text) in mine { #expect(new.text(of: path) == text) }
    #expect(new.text(of: "recaps/2026-W10/card.svg") == old.text(of: "recaps/2026-W10/card.svg"))
    #expect(new.text(of: "recaps/2026-W10/meals.svg") != meals)

    let shown = "![Then](2026-W10/through-the-day.svg)\n" + (try #require(new.text(of: "recaps/2026-W10.md")))
    let kept = try again(
      new, ["recaps/2026-W10.md": shown, "recaps/2026-W10/through-the-day.svg": times])
    #expect(kept.text(of: "recaps/2026-W10/through-the-day.svg") == times)
  }
}
