import ArgumentParser
import JournalAnalytics
import JournalFormat

extension MeantCommand {
  /// Does what a person at a terminal chooses: runs the command, or says by `false` that it is to be an entry.
  func resolve(_ journal: JournalOptions, _ write: WriteOptions, in environment: CommandEnvironment) throws
    -> Bool
  {
    let answer = environment.ask(
      "\(opening). [y] ‘\(terminalSafe(typed))’, [f] as food, [n] neither: ")?.lowercased()
    switch answer {
    case "y", "yes": break
    case "f", "food": return false
    default: throw CommandFailure(.negativeResult, "nothing was written")
    }
    let rest = Array(arguments.dropFirst(words[0] == "task" || words[0] == "habit" ? 2 : 1))
    switch words[0] {
    case "task":
      var command = try TaskAddCommand.parse(rest)
      (command.journal, command.write) = (journal, write)
      try command.run(in: environment)
    case "habit" where words[1] == "skip":
      var command = try HabitSkipCommand.parse(rest)
      (command.journal, command.write) = (journal, write)
      try command.run(in: environment)
    case "habit":
      var command = try HabitTickCommand.parse(rest)
      (command.journal, command.write) = (journal, write)
      try command.run(in: environment)
    case "weigh":
      var command = try WeighCommand.parse(rest)
      (command.journal, command.write) = (journal, write)
      try command.run(in: environment)
    default:
      var command = try LogCommand.parse(rest)
      (command.journal, command.write) = (journal, write)
      try command.run(in: environment)
    }
    return true
  }
}
