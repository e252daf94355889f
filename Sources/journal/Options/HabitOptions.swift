import ArgumentParser

/// Options of commands that change what a day says of habits.
struct HabitDayOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "The habits: names, aliases or numbers; a name of several words needs quotes.", valueName: "habit"),
    completion: Completion.habits)
  var names: [String]

  @Option(help: ArgumentHelp("Write it into this day.", valueName: "day"), completion: Completion.days)
  var day: String?
}

/// Options that describe a habit in `habits.md`.
struct HabitRuleOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How often: day, mon,wed, 3/week, 3d, 31, lastfri; ! counts from the last tick.", valueName: "rule"))
  var every: String?
  @Option(help: ArgumentHelp("The first day that counts.", valueName: "day"), completion: Completion.days)
  var since: String?
  @Option(help: ArgumentHelp("The last day that counts.", valueName: "day"), completion: Completion.days)
  var until: String?
  @Option(help: ArgumentHelp("The amount of a day: ‘8 glasses’.", valueName: "amount"))
  var target: String?
  @Option(help: ArgumentHelp("high, medium or low.", valueName: "priority"))
  var priority: String?
  @Option(help: ArgumentHelp("How often it may be skipped: 2/month.", valueName: "budget"))
  var skips: String?
  @Option(help: ArgumentHelp("When it wants to be remembered: 07:30.", valueName: "time"))
  var remind: String?
  @Option(name: .customLong("tag"), help: ArgumentHelp("A tag.", valueName: "tag"))
  var tags: [String] = []
  @Option(name: .customLong("alias"), help: ArgumentHelp("Another name.", valueName: "name"))
  var aliases: [String] = []
}
