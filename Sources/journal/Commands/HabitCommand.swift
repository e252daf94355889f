import ArgumentParser

/// `journal habit`: what is done with a habit.
struct HabitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "habit",
    abstract: "Tick, skip, show and define habits.",
    discussion: """
      EXAMPLES
        journal habit tick Meditate
        journal habit skip Run --reason rain
        journal habit show Meditate
        journal habit add Swim --every 3/week

      A habit is named by its name, an alias, or its number in ‘journal habits’.
      """,
    subcommands: [
      HabitTickCommand.self, HabitSkipCommand.self, HabitUndoCommand.self, HabitShowCommand.self,
      HabitAddCommand.self, HabitEditCommand.self, HabitRenameCommand.self, HabitArchiveCommand.self,
      HabitRemoveCommand.self,
    ])
}
