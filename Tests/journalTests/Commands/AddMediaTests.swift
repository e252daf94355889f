import ArgumentParser
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `journal add with a photo or a recording` {
  private func add(_ world: World, _ arguments: String...) throws {
    try AddCommand.parse(arguments).run(in: world.environment)
  }

  @Test func `writes down what a recording says, under the meal that it names`() throws {
    try withTemporaryFolder { folder in
      try folder.write(
        "transcribe = ['printf', 'um, for breakfast I had %.0sporridge', '{file}']", to: "journal/config.toml"
      )
      let world = World(["memo.wav": "RIFF....WAVE"], variables: ["XDG_CONFIG_HOME": folder.path])
      try add(world, "--voice", "memo.wav", "8:15", "#home")
      #expect(world.complained == "")
      #expect(world.printed == "Breakfast, 08:15: Porridge #home  2026-03-14T08:15\n")
      #expect(
        world.text(of: "2026/2026-03-14.md")
          == """
          # Saturday, 14 March 2026

          ## Breakfast

          - 08:15 Porridge #home
            - heard: um, for breakfast I had porridge
            - note: [recording](../media/2026-03-14-0815.wav)

          """)
    }
  }

  @Test func `takes the copies back with the entry`() throws {
    let world = World(["a/lunch.gif": "GIF89a", "a/memo.wav": "RIFF....WAVE"])
    try add(world, "rice", "--photo", "a/lunch.gif", "--voice", "a/memo.wav")
    #expect(world.paths.count == 5)
    try RemoveCommand.parse(["2026-03-14#1"]).run(in: world.environment)
    #expect(world.paths == ["2026/2026-03-14.md", "a/lunch.gif", "a/memo.wav"])
  }
}
