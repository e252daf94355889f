import ArgumentParser
import Synchronization
import Testing

@testable import journal

@Suite struct `journal recap --card` {
  private static let files = ["2026/2026-03-04.md": "## Lunch\n\n- rice\n"]

  private func card(_ name: String, _ world: World, filter: ProgramOutcome = .failed("is not asked")) throws {
    var environment = world.environment
    environment.filter = { arguments, _ in
      arguments == ["rsvg-convert", "--format", "png"] ? filter : .failed("got other arguments")
    }
    try RecapCommand.parse(["2026-W10", "--card", name]).run(in: environment)
  }

  @Test(arguments: ["week.svg", "WEEK.SVG"])
  func `draws an SVG`(name: String) throws {
    let world = World(Self.files)
    try card(name, world)
    #expect(
      world.text(of: name)?.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"card\"") == true)
    #expect(world.complained == "journal: drew \(name)\n")
  }

  @Test func `has librsvg make a PNG of it`() throws {
    let world = World(Self.files)
    try card("week.png", world, filter: .output(Array("PNG".utf8)))
    #expect(world.text(of: "week.png") == "PNG")
  }

  @Test func `says what is missing where librsvg is not installed`() throws {
    let world = World(Self.files)
    let failure = #expect(throws: CommandFailure.self) {
      try card("week.png", world, filter: .failed("cannot be started: no such file or directory"))
    }
    #expect(failure?.status == .refused)
    #expect(
      failure?.message == """
        ‘rsvg-convert’ cannot be started: no such file or directory; it makes PNG of the card and comes with librsvg \
        (‘librsvg2-bin’ on Debian); a card whose name ends in .svg needs no other program
        """)
    #expect(world.text(of: "week.png") == nil)
  }

  @Test(arguments: [
    ["--card", "week.jpg"], ["--card", "week"], ["--card", ""], ["--card", "a.svg", "--write"],
    ["--card", "a.svg", "--check"],
    ["--card", "a.svg", "--format", "json"], ["--card", "a.svg", "--output", "b"],
  ])
  func `is for a picture alone`(arguments: [String]) {
    #expect(throws: (any Error).self) { try RecapCommand.parse(arguments) }
  }
}
