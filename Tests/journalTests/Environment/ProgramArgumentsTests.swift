import ArgumentParser
import Testing

@testable import journal

@Suite struct `The words of a command line` {
  @Test func `are taken as they are, if they are text`() throws {
    #expect(
      try ProgramArguments.decoded(["add", "crème", "", "\u{FFFD}"].map { Array($0.utf8) }) == [
        "add", "crème", "", "\u{FFFD}",
      ])
  }

  @Test func `are refused where they are not UTF-8`() {
    let failure = #expect(throws: CommandFailure.self) {
      try ProgramArguments.decoded([Array("add".utf8), Array("cr".utf8) + [0xE8] + Array("me".utf8)])
    }
    #expect(
      failure
        == CommandFailure(
          .usage,
          "‘cr\u{FFFD}me’ holds bytes that are not UTF-8, so nothing was done; type it in a terminal that writes UTF-8"
        ))
  }

  @Test func `are never refused where git has two versions merged`() throws {
    let words = ["merge", "O", "A", "B", "7", "--generate-completion-script"].map { Array($0.utf8) }
    #expect(
      try ProgramArguments.decoded(words) == [
        "merge", "O", "A", "B", "7", "./--generate-completion-script",
      ])
    #expect(
      try ProgramArguments.decoded(words.dropLast() + [Array("fr".utf8) + [0xFC]]).last == "fr\u{FFFD}")
    #expect(try ProgramArguments.decoded([words[0], Array("--help".utf8)]) == ["merge", "--help"])
  }

  @Test(arguments: [
    ("- soup", " - soup"), ("-\tsoup", " -\tsoup"), ("-x", "-x"), ("-", "-"), ("--text", "--text"),
    ("-1", "-1"),
  ])
  func `may begin with a bullet, which is no option`(typed: String, taken: String) throws {
    #expect(try ProgramArguments.decoded([Array(typed.utf8)]) == [taken])
    #expect(try AddCommand.parse([" - soup"]).arguments == [" - soup"])
    #expect(try EditCommand.parse(["#1", "--text", " - soup"]).text == " - soup")
  }
}
