import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A series` {
  @Test(arguments: [
    ("- 08:15 headache 3/10 #migraine", "2 series “Symptoms” 08:15 “headache” 3/10 #migraine\n"),
    ("- headache", "2 series “Symptoms” “headache”\n"),
    ("- 3/10", "2 series “Symptoms” “” 3/10\n"),
    ("- 16/10 x", "2 series “Symptoms” “16/10 x”\n"),
    ("- a\n  - nested", "2 series “Symptoms” “a”\n"),
    ("prose", "2 note under “Symptoms” “prose”\n"),
  ]) func `takes its name from an unknown heading`(line: String, expected: String) {
    #expect(modelText("## Symptoms\n\(line)\n") == expected)
  }
}
