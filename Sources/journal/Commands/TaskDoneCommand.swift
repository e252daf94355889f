import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal task done`: ticks tasks.
struct TaskDoneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "done",
    abstract: "Tick tasks, and write the next ones of those that come again.",
    discussion: """
      EXAMPLES
        journal task done 3
        journal task done 3 5 2026-03-14#t2
        journal task done 3.1
        journal task done 'water plants' --day yesterday
        journal task done --tag errands --yes

      A task of another day's file gets the day it was done, and one that is ticked before the time in front of it the time. The last part asks about the whole; without a terminal it stays open. \
      What comes again is written into the file where the finished one stands, for a day into that of its day; ‘next_to’ under \
      ‘[tasks]’ chooses.
      """)

  @OptionGroup var selection: TaskSelection
  @Option(help: ArgumentHelp("The day it was done.", valueName: "day"), completion: Completion.days)
  var day: String?

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let (diary, named) = try selection.tasks(to: "tick", among: [.open, .started], in: environment)
    let day = try day.map { try diary.day($0) } ?? diary.now.day
    guard day <= diary.now.day else {
      throw CommandFailure(
        .usage,
        "\(day.weekdayAndDay(besides: diary.now.day)) is still to come; a task is ticked when it is done")
    }
    var found = named
    let finishing = TaskFinishing(diary: diary, day: day)
    let parents = finishing.finishedParents(of: found)
    var hints: [String] = []
    for parent in parents {
      if environment.inputIsInteractive, !diary.options.isDryRun {
        let answer = environment.ask(
          terminalSafe("All parts of ‘\(parent.words)’ are done then. Is all of it? [y/N] "))?.lowercased()
        if answer == "y" || answer == "yes" { found.append(parent) }
      } else {
        let number = TaskNumbers.stored(in: diary.folder).number(of: parent.key)
        let command = number.map { "‘journal task done \($0)’" } ?? "‘journal task done’ with its number"
        hints.append("all parts of ‘\(parent.words)’ are done; \(command) ticks it")
      }
    }
    var sentences: [String] = []
    try diary.change("task done \(found.map(\.words).joined(separator: ", "))") { transaction in
      sentences = try finishing.finish(found, in: transaction)
    }
    for sentence in sentences { diary.say(sentence) }
    for hint in hints { diary.say(hint) }
  }
}
