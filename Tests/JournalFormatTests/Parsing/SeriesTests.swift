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
    (
      "- 09:30\n  - calm 4/5\n  - 10:00 tea",
      "3 series “Symptoms” 09:30 “calm” 4/5\n4 series “Symptoms” 10:00 “tea”\n"
    ),
    ("- 09:30\n\n  calm", "2 note under “Symptoms” “- 09:30⏎⏎  calm”\n"),
    ("- 09:30\n  - calm\n- late", "3 series “Symptoms” 09:30 “calm”\n4 series “Symptoms” “late”\n"),
    ("- 09:30\n  calm", "2 series “Symptoms” 09:30 “calm”\n"),
    ("- 09:30", "2 series “Symptoms” 09:30 “”\n"),
    ("prose", "2 note under “Symptoms” “prose”\n"),
  ]) func `takes its name from an unknown heading`(line: String, expected: String) {
    #expect(modelText("## Symptoms\n\(line)\n") == expected)
  }
}
