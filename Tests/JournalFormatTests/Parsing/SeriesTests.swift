import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A series` {
  @Test(arguments: [
    ("- 08:15 headache 3/10 #migraine", "2 series “Symptoms” 08:15 “headache” 3/10 #migraine\n"),
    ("- headache", "2 series “Symptoms” “headache”\n"),
    ("- 3/10", "2 series “Symptoms” “” 3/10\n"),
    ("- 16/10 x", "2 series “Symptoms” “16/10 x”\n"),
    ("- bloating - 6/10", "2 series “Symptoms” “bloating” 6/10\n"),
    ("- back pain (4/10)", "2 series “Symptoms” “back pain” 4/10\n"),
    ("- 5/10 cramps", "2 series “Symptoms” “cramps” 5/10\n"),
    ("- headache: 3/10", "2 series “Symptoms” “headache” 3/10\n"),
    ("- headache, mild 3/10", "2 series “Symptoms” “headache, mild” 3/10\n"),
    ("- headache 8/10 after screen", "2 series “Symptoms” “headache, after screen” 8/10\n"),
    ("- headache 8/10, left", "2 series “Symptoms” “headache, left” 8/10\n"),
    ("- Migräne 7/10 (links)", "2 series “Symptoms” “Migräne (links)” 7/10\n"),
    ("- headache 3/10 then 5/10 later", "2 series “Symptoms” “headache 3/10 then 5/10 later”\n"),
    ("- headache 4/10 since 3/12", "2 series “Symptoms” “headache, since 3/12” 4/10\n"),
    ("- pill on 3/12 at noon", "2 series “Symptoms” “pill on 3/12 at noon”\n"),
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
