import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `Words that could be read as something else` {
  @Test(arguments: [
    ("Lunch: soup", "food behind a label"), ("Weight: 72 kg", "a weight"), ("mood: 4/5", "a mood"),
    ("note: x", "nothing that counts"), ("complete: yes", "nothing that counts"),
    ("Soup:", "nothing that counts"), ("-", "nothing that counts"), ("", ""),
    ("[[", "nothing that counts"), ("(a) x :: y", "other words"),
  ])
  func `are written only as they are meant`(words: String, kind: String) {
    let file = "## Dinner\n\n- rice\n"
    let result = adding(words, .dinner, to: file)
    #expect(
      result
        == "refused: ‘\(words)’ would be read as \(kind) in a day file, and not as these words of an entry; put it in other words\n"
        || result == "refused: an entry needs words or figures; say what was eaten\n"
        || parsed(result).day.entries.last?.text.string == words, "\(words): \(result)")
  }

  @Test(arguments: ["nothing", "No lunch"])
  func `are none where they say that nothing was eaten`(words: String) {
    #expect(
      adding(words, .dinner, to: "## Dinner\n\n- rice\n")
        == "refused: ‘\(words)’ says that nothing was eaten, so it is no entry; ‘journal note \(words)’ writes it down as a note\n"
    )
  }

  @Test(
    arguments: [
      ("<!-- x", "- <!-- x\n"), ("```oats", "- ```oats\n"), ("# soup", "- # soup\n"),
      ("%% soup", "- %% soup\n"),
      ("> soup", "- > soup\n"), ("1. idli", "- 1. idli\n"), ("---", nil),
    ] as [(String, String?)])
  func `do nothing to the lines below them`(words: String, line: String?) {
    let file = "## Dinner\n\n- rice\n- bread\n\n## Tasks\n\n- [ ] swim\n"
    let result = adding("12:00 \(words)", .dinner, to: file)
    if let line {
      #expect(
        result == "## Dinner\n\n- rice\n- bread\n- 12:00 \(line.dropFirst(2))\n## Tasks\n\n- [ ] swim\n")
    } else {
      #expect(result.hasPrefix("refused: "))
    }
  }

  @Test func `are not written where they begin with a time that is none`() {
    #expect(
      adding("8:75 tea", .lunch, to: "## Lunch\n")
        == "refused: there is no such time; the entry counts without one. Write 00:00 to 29:59\n")
  }

  @Test(arguments: [
    (
      "## Lunch\n\n- soup\n\n```sh\nls\n",
      "this code fence never closes, so everything below it is left out; close it with ```"
    ),
    (
      "## Lunch\n\n- soup\n\n<!-- later\n",
      "this comment never closes, so everything below it is left out; close it with ‘-->’"
    ),
  ])
  func `have no place below what never closes, and that is said`(file: String, message: String) {
    #expect(adding("cake", .dessert, to: file) == "refused: \(message)\n")
    #expect(text { try editor(file).addingNote("A long call.") } == "refused: \(message)")
    #expect(adding("tea", .lunch, to: file) == file.replacing("- soup\n", with: "- soup\n- tea\n"))
  }

  @Test(arguments: [
    (
      "- Lunch: soup\n<<<<<<< a\n=======\n>>>>>>> b\n",
      "a merge was left unfinished here; both sides are read and counted, and the file is not written to until "
        + "the conflict markers are gone"
    ),
    (
      "<!-- journal begin recap 2026-W11 -->\n",
      "this region has no end; write ‘<!-- journal end -->’ below what the program wrote, until then the file is not "
        + "written to"
    ),
  ])
  func `are not written to a damaged file`(file: String, message: String) {
    #expect(adding("soup", .lunch, to: file) == "refused: \(message)\n")
  }

  @Test func `a file whose end nothing can follow is left alone`() {
    #expect(
      adding("soup", .lunch, to: "# Day\n\n<pre>\ncode\n")
        == "refused: there is no place in the file where a new line would be read as meant without changing how others are "
        + "read; write it in an editor\n")
  }
}
