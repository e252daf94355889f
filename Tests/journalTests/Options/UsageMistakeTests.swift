import ArgumentParser
import Testing

@testable import journal

@Suite struct `A mistake in the arguments of a command` {
  @Test(arguments: [
    (
      "Error: Missing expected argument '<address> ...'\nHelp:  <address>  The entries, by number, time or words.\n"
        + "Usage: journal rm <address> ...\n  See 'journal rm --help' for more information.",
      "‘journal rm’ needs <address>: the entries, by number, time or words; ‘journal rm --help’ shows how it is used"
    ),
    (
      "Error: Unknown option '--gti'. Did you mean '--git'?\nUsage: journal init\n  See 'journal init --help' for more information.",
      "‘journal init’ has no option ‘--gti’; did you mean ‘--git’? ‘journal init --help’ shows how it is used"
    ),
    (
      "Error: Unknown option '--unit'. Did you mean '--git'?\nUsage: journal init\n  See 'journal init --help' for more information.",
      "‘journal init’ has no option ‘--unit’; ‘journal init --help’ shows how it is used"
    ),
    (
      "Error: Unknown option '-1'\nUsage: journal undo\n  See 'journal undo --help' for more information.",
      "‘journal undo’ takes no number below zero such as ‘-1’; ‘journal undo --help’ shows how it is used"
    ),
    (
      "Error: Unknown option '--week'\nUsage: journal today\n  See 'journal today --help' for more information.",
      "‘journal today’ has no option ‘--week’, which ‘journal show’ has; ‘journal today --help’ shows how it is used"
    ),
    (
      "Error: Missing value for '--period <length>'\nHelp:  --period <length>  Take the days up to today.\nUsage: journal show\n"
        + "  See 'journal show --help' for more information.",
      "‘--period’ needs a value behind it: take the days up to today; ‘journal show --help’ shows how it is used"
    ),
    (
      "Error: The value 'zero' is invalid for '<count>'\nHelp:  <count>  How many changes to take back.\nUsage: journal undo\n"
        + "  See 'journal undo --help' for more information.",
      "‘zero’ does not fit <count>: how many changes to take back; ‘journal undo --help’ shows how it is used"
    ),
    (
      "Error: The value 'files' is invalid for '--order <order>'. Please provide one of 'time' and 'file'.\nUsage: journal show\n"
        + "  See 'journal show --help' for more information.",
      "‘files’ does not fit --order, which is ‘time’ or ‘file’; ‘journal show --help’ shows how it is used"
    ),
    (
      "Error: Unexpected argument 'foo'\nUsage: journal streak\n  See 'journal streak --help' for more information.",
      "‘foo’ is one word too many for ‘journal streak’; ‘journal streak --help’ shows how it is used"
    ),
    (
      "Error: 2 unexpected arguments: 'args', 'here'\nUsage: journal init\n  See 'journal init --help' for more information.",
      "‘args’, ‘here’ are words too many for ‘journal init’; ‘journal init --help’ shows how it is used"
    ),
    (
      "Error: Give the category, or --explain.\nUsage: journal categorise\n  See 'journal categorise --help' for more information.",
      "give the category, or --explain; ‘journal categorise --help’ shows how it is used"
    ),
    ("Error: it's one quotation mark", "it's one quotation mark"),
  ])
  func `is one sentence that names what is wrong and what to type`(report: String, message: String) {
    #expect(UsageMistake(report: report)?.message == message)
  }

  @Test func `is an option that there is none of before an argument that is missing`() {
    let report =
      "Error: Missing expected argument '<address>'\nHelp:  <address>  The entry.\nUsage: journal history <address>\n"
      + "  See 'journal history --help' for more information."
    #expect(
      UsageMistake(report: report, unknownOption: { _ in ("--x", nil) })?.message
        == "‘journal history’ has no option ‘--x’; ‘journal history --help’ shows how it is used")
  }

  @Test(arguments: [
    (["ad", "x"], "‘journal task’ has no command ‘ad’; did you mean ‘journal task add’?"),
    (["xyzzy"], "‘journal task’ has no command ‘xyzzy’; it has ‘add’, ‘done’ and ‘rm’"),
  ])
  func `names the commands where one is missing`(words: [String], message: String) {
    let what =
      words.count == 1
      ? "Unexpected argument '\(words[0])'"
      : "\(words.count) unexpected arguments: " + words.map { "'\($0)'" }.joined(separator: ", ")
    let report = "Error: \(what)\nUsage: journal task\n  See 'journal task --help' for more information."
    #expect(UsageMistake(report: report) { _ in ["add", "done", "rm"] }?.message == message)
  }

  @Test(arguments: UsageMistake.owners.map(\.command))
  func `names an option of another command only where that has it`(command: String) throws {
    let name = try #require(command.split(separator: " ").last)
    let type = try #require(
      JournalCommand.configuration.subcommands.first { $0.configuration.commandName ?? "" == name })
    let help = JournalCommand.helpMessage(for: type)
    let options = UsageMistake.owners.first { $0.command == command }?.options ?? []
    // `--estimate/--no-estimate`.
    let missing = options.filter { option in
      !help.split(whereSeparator: { $0.isWhitespace || "/,".contains($0) }).contains(option[...])
    }
    #expect(missing == [])
  }

  @Test func `of a command below another is found by its names`() {
    #expect(JournalCommand.subcommands(of: "journal import").contains("log"))
    #expect(JournalCommand.subcommands(of: "journal show") == [])
    #expect(JournalCommand.subcommands(of: "journal nosuch") == [])
  }

  @Test func `is not seen in a page of help`() {
    #expect(UsageMistake(report: "OVERVIEW: Read a diary.") == nil)
  }
}
