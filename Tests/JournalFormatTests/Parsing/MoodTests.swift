import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A mood` {
  @Test(arguments: [
    ("## Mood\n- 08:15 4/5", "2 mood 08:15 4/5\n"),
    ("## Mood\n- 7/10 calm", "2 mood 7/10 “calm”\n"),
    ("## Mood\n- calm", "2 mood “calm”\n"),
    ("- Mood: 7/10 calm", "1 mood 7/10 “calm”\n"),
    ("- mood: tired", "1 mood “tired”\n"),
    ("## Mood\n- 08:15 null", "2 note under “Mood” “- 08:15 null”\n"),
    ("Mood: 3/5", "1 mood 3/5\n"),
    ("---\nmood: 4/5\n---", "2 mood 4/5\n"),
  ]) func `is read under its heading, behind its key and in front matter`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("## Mood\n- 4/5, headache 3/10\n", "2 mood “4/5, headache 3/10”\n"),
    (
      "## Symptoms\n- headache 6/10 and nausea 2/10\n",
      "2 series “Symptoms” “headache 6/10 and nausea 2/10”\n"
    ),
  ])
  func `has no value where two stand in its line, which is said`(text: String, expected: String) {
    #expect(modelText(text) == expected)
    #expect(parsed(text).diagnostics.map(\.code) == [.unreadableFigure])
  }

  @Test func `has its value beside a date`() {
    #expect(modelText("## Mood\n- 4/5 after the talk of 3/12\n") == "2 mood 4/5 “after the talk of 3/12”\n")
  }
}
