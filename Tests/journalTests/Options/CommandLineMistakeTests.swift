import ArgumentParser
import Testing

@testable import journal

@Suite struct `A mistyped command` {
  private let commands = [
    "check", "export", "move", "recap", "rm", "show", "tags", "task", "tasks", "today", "weigh", "help",
  ]

  @Test(arguments: [
    (["remove", "tea"], "there is no command ‘remove’; did you mean ‘journal rm’?"),
    (["ls"], "there is no command ‘ls’; did you mean ‘journal show’?"),
    (["taks"], "there is no command ‘taks’; did you mean ‘journal task’?"),
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

  @Test(arguments: [
    (["help", "frobnicate"], "there is no command ‘frobnicate’; ‘journal --help’ lists the commands"),
    (["help", "chekc"], "there is no command ‘chekc’; did you mean ‘journal check’?"),
    (["-C", "x", "help", "shwo"], "there is no command ‘shwo’; did you mean ‘journal show’?"),
    (["help", "task", "ad"], "‘journal task’ has no command ‘ad’; it has ‘add’ and ‘done’"),
    (
      ["help", "check", "x"],
      "‘journal check’ has no commands below it; ‘journal check --help’ shows how it is used"
    ),
    (["help"], nil), (["help", "check"], nil), (["help", "task", "add"], nil), (["check", "help"], nil),
  ])
  func `is named where help is asked for it`(arguments: [String], message: String?) {
    let found = CommandLineMistake.helpMistake(for: arguments) { command in
      ["journal": commands + ["task"], "journal task": ["add", "done"]][command] ?? []
    }
    #expect(found == message)
  }

  @Test(
    arguments: [
      (["history", "--x"], "--x", nil), (["history", "--al", "3"], "--al", "--all"),
      (["history", "-z"], "-z", nil),
      (["history", "--all=1", "-5"], nil, nil), (["history", "--", "--x"], nil, nil), (["history"], nil, nil),
    ] as [([String], String?, String?)])
  func `is an option that the command does not have`(arguments: [String], typed: String?, meant: String?) {
    let found = CommandLineMistake.unknownOption(in: arguments, known: ["-C", "--all", "-h", "--help"])
    #expect(found?.typed == typed)
    #expect(found?.meant == meant)
  }

  @Test(
    arguments: [
      (["Pay", "--due", "friday", "--due", "monday"], "--due"),
      (["Pay", "--due=friday", "--due", "monday"], "--due"),
      (["Pay", "--tag", "home", "--tag", "out"], nil), (["Pay", "--dry-run", "--dry-run"], nil),
      (["Pay", "--due", "friday", "--", "--due", "monday"], nil), (["Pay"], nil),
    ] as [([String], String?)])
  func `is an option of one value that is given twice`(arguments: [String], named: String?) {
    let found = CommandLineMistake.repeatedOption(in: arguments) { TaskAddCommand._dumpHelp() }
    #expect(
      found == named.map { "‘\($0)’ is given twice, and only one of the two can hold; leave the other out" })
  }
}
