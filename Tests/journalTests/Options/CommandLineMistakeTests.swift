import Testing

@testable import journal

@Suite struct `A mistyped command` {
  private let commands = ["check", "export", "move", "recap", "rm", "show", "today", "weigh", "help"]

  @Test(arguments: [
    (["remove", "tea"], "there is no command ‘remove’; did you mean ‘journal rm’?"),
    (["ls"], "there is no command ‘ls’; did you mean ‘journal show’?"),
    (["chekc"], "there is no command ‘chekc’; did you mean ‘journal check’?"),
    (["-C", "show", "shwo"], "there is no command ‘shwo’; did you mean ‘journal show’?"),
    (["-Cdiary", "shwo"], "there is no command ‘shwo’; did you mean ‘journal show’?"),
    (["--today=2026-03-14", "expotr"], "there is no command ‘expotr’; did you mean ‘journal export’?"),
    (["weight", "72"], "there is no command ‘weight’; did you mean ‘journal weigh’?"),
    (
      ["done"],
      "there is no command ‘done’; ‘journal task done 3’ ticks the third task of ‘journal tasks’, and ‘journal habit tick Meditate’ a habit"
    ),
    (["xyzzy"], "there is no command ‘xyzzy’; ‘journal --help’ lists the commands"),
  ])
  func `is answered with the nearest one`(arguments: [String], message: String) {
    #expect(CommandLineMistake.message(for: arguments, commands: commands) == message)
  }

  @Test(arguments: [[], ["check"], ["-C", "dir", "show", "chekc"], ["--version"], ["--format", "chekc"]])
  func `is not seen where there is none`(arguments: [String]) {
    #expect(CommandLineMistake.message(for: arguments, commands: commands) == nil)
  }
}
