import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Questions in a page` {
  private func asked(_ text: String) throws -> [String] {
    try MarkdownQuestions(SourceText(text)).questions.map { "\($0.line) \($0.text)" }
  }

  @Test(arguments: [
    ("```journal top-foods --period 30d\n```\n", ["1 top-foods --period 30d"]),
    ("text\n   ~~~~  journal   streak  \nx\n~~~~~\n", ["2 streak"]),
    ("```journal\n\nstreak\n```", ["1 streak"]),
    ("```journal\n```\n", ["1 "]), ("```swift journal\n```\n", []), ("```journals\n```\n", []),
    ("    ```journal streak\n    ```\n", []), ("```journal streak\n", []), ("```journal a`b\n```\n", []),
    ("````md\n```journal streak\n```\n````\n", []), ("> ```journal streak\n> ```\n", []),
    ("<!-- journal begin x -->\n```journal streak\n```\n<!-- journal end -->\n", []),
    ("```journal a\n```\n```journal b\n```", ["1 a", "3 b"]), ("", []),
  ])
  func `are code blocks for the journal`(text: String, questions: [String]) throws {
    #expect(try asked(text) == questions)
  }

  @Test(arguments: [
    (
      "```journal a\n```\n",
      "```journal a\n```\n\n<!-- journal begin answer -->\n\nyes\nno\n\n<!-- journal end -->\n"
    ),
    (
      "```journal a\r\n```",
      "```journal a\r\n```\r\n\r\n<!-- journal begin answer -->\r\n\r\nyes\r\nno\r\n\r\n<!-- journal end -->\r\n"
    ),
    (
      "```journal a\n```\n\n <!-- journal begin answer -->  \nold\n<!-- journal end -->\nmine",
      "```journal a\n```\n\n <!-- journal begin answer -->  \n\nyes\nno\n\n<!-- journal end -->\nmine"
    ),
    (
      "```journal a\n```\nmine\n<!-- journal begin answer -->\nold\n<!-- journal end -->\n",
      "```journal a\n```\n\n<!-- journal begin answer -->\n\nyes\nno\n\n<!-- journal end -->\nmine\n<!-- journal begin answer -->\nold\n<!-- journal end -->\n"
    ),
    (
      "```journal a\n```\n<!-- journal begin recap -->\nold\n<!-- journal end -->\n",
      "```journal a\n```\n\n<!-- journal begin answer -->\n\nyes\nno\n\n<!-- journal end -->\n<!-- journal begin recap -->\nold\n<!-- journal end -->\n"
    ),
    (
      "- item\n\n  ```journal a\n  ```\n\n  more\n",
      "- item\n\n  ```journal a\n  ```\n\n  <!-- journal begin answer -->\n\n  yes\n  no\n\n  <!-- journal end -->\n\n  more\n"
    ),
  ])
  func `are answered below themselves, once and for all`(text: String, expected: String) throws {
    let answered = try MarkdownQuestions(SourceText(text)).answered([0: "yes\nno"])
    #expect(String(decoding: answered, as: UTF8.self) == expected)
    #expect(try MarkdownQuestions(SourceText(answered)).answered([0: "yes\nno"]) == answered)
    #expect(try MarkdownQuestions(SourceText(text)).answered([:]) == Array(text.utf8))
  }

  @Test func `leave every byte outside the marks as it is`() throws {
    var random = SplitMix64(seed: 31)
    let pieces = [
      "```journal a\n```\n", "~~~ journal\nb\n~~~\n", "text\n", "\n", "- item\n", "> quote\n",
      "é\u{2028} \t\n",
      "````md\n```journal a\n```\n````\n", "```swift\ncode\n```\n", "    ```journal a\n",
      "- item\n  ```journal a\n  ```\n",
      "<!-- journal begin recap -->\nx\n<!-- journal end -->\n", "<!-- journal end -->\n",
      "<!-- a comment -->\n",
    ]
    for round in 0..<1_000 {
      let lines = (0..<8).map { _ in pieces[Int(random.next() % UInt64(pieces.count))] }.joined()
      let ending = round.isMultiple(of: 2) ? "\n" : "\r\n"
      let page = lines.replacing("\n", with: ending)
      func answered(_ text: String, _ answer: String) throws -> String {
        let found = try MarkdownQuestions(SourceText(text))
        let answers = Dictionary(uniqueKeysWithValues: found.questions.indices.map { ($0, answer) })
        return String(decoding: found.answered(answers), as: UTF8.self)
      }
      let once = try answered(page, "yes")
      let block = "\n<!-- journal begin answer -->\n\nyes\n\n<!-- journal end -->\n".replacing(
        "\n", with: ending)
      let within = block.replacing("<", with: "  <").replacing("yes", with: "  yes")
      let rest = once.replacing(within, with: "").replacing(block, with: "")
      #expect(Array(rest.utf8) == Array(page.utf8), "seed 31, round \(round)")
      #expect(try answered(once, "yes") == once, "seed 31, round \(round)")
      #expect(try answered(answered(once, "no\n\nand no"), "yes") == once, "seed 31, round \(round)")
    }
  }

  @Test func `that has a fence in its answer stays one`() throws {
    let text = "```journal a\n```\n"
    let answer = "```\n<!-- not an end -->\n```journal b\n```"
    let once = try MarkdownQuestions(SourceText(text)).answered([0: answer])
    #expect(try MarkdownQuestions(SourceText(once)).answered([0: answer]) == once)
    #expect(try asked(String(decoding: once, as: UTF8.self)) == ["1 a"])
  }

  @Test(arguments: [
    ("<!-- journal begin answer -->\nx\n", MarkdownQuestionsError.unclosedRegion(line: 1)),
    (
      "a\n<!-- journal begin x -->\n<!-- journal begin answer -->\n<!-- journal end -->\n",
      .unclosedRegion(line: 2)
    ),
    ("a\n<<<<<<< HEAD\n", .unfinishedMerge(line: 2)),
    ("\u{FEFF}<<<<<<< HEAD\n", .unfinishedMerge(line: 1)),
  ])
  func `are not answered in a page that is broken`(text: String, error: MarkdownQuestionsError) {
    #expect(throws: error) { try MarkdownQuestions(SourceText(text)) }
  }
}
