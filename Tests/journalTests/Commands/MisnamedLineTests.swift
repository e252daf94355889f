import ArgumentParser
import Testing

@testable import journal

@Suite struct `Words given to add that have a command of their own` {
  private let training = [
    "2026/2026-03-13.md":
      "## Training\n\n- 18:00 Squats 60 kg\n- Deadlift 80 kg\n\n## Glucose\n\n- 5.4 mmol\n\n## Peak flow\n\n- 420\n"
  ]

  private func refusal(_ words: String, _ files: [String: String] = [:]) -> String? {
    let world = World(files)
    let failure = #expect(throws: CommandFailure.self) {
      try AddCommand.parse([words]).run(in: world.environment)
    }
    return failure?.message
  }

  @Test(arguments: [
    "Milch kaufen", "acheter du lait", "comprar leche", "melk kopen", "købe mælk", "kjøpe melk", "köpa mjölk",
    "купить молоко", "buy milk",
  ])
  func `are a task where a box stands before what is to be bought`(task: String) {
    #expect(
      refusal("[ ] \(task)")
        == "‘\(task)’ looks like a task and not like food, so nothing was written; ‘journal task add '\(task)'’ writes it down, and --literal takes it as food"
    )
  }

  @Test(arguments: ["[ ] baked potato", "[ ] pizza", "[ ] Kobe beef", "pizza not cold"])
  func `are food where nothing is to be got`(text: String) throws {
    let world = World()
    let dish = text.hasPrefix("[ ] ") ? String(text.dropFirst(4)) : text
    try AddCommand.parse([text]).run(in: world.environment)
    #expect(world.text(of: "2026/2026-03-14.md")?.contains(" \(dish)\n") == true)
  }

  @Test(arguments: [
    ("Squats 65 kg", "is no food", "log Squats 65 kg"),
    ("Deadlift 85 kg", "is no food", "log Deadlift 85 kg"),
    ("glucose 5.6 mmol", "is no food", "log glucose 5.6 mmol"),
    ("peak flow 430", "is no food", "log peak flow 430"),
    ("weigh 72.4", "is a weight", "weigh 72.4"), ("task buy milk", "is a task", "task add 'buy milk'"),
  ])
  func `are a line of one's own, a weight or a task`(words: String, reason: String, command: String) {
    #expect(
      refusal(words, training)
        == "‘\(words)’ \(reason), so nothing was written; ‘journal \(command)’ writes it down, and --literal takes it as food"
    )
  }
}
