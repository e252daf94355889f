import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A habit` {
  @Test(arguments: [
    ("- [x] 06:50 Meditate (mood 4/5) #calm", "2 habit done 06:50 “Meditate” mood 4/5 #calm\n"),
    ("- [-] Run: rain", "2 habit skipped “Run” remark “rain”\n"),
    ("- [-] Run: 2 blisters", "2 habit skipped “Run” remark “2 blisters”\n"),
    ("- [ ] Read", "2 habit open “Read”\n"),
    ("- [x] Read: 20 pages", "2 habit done “Read” 20 pages\n"),
    ("- [x] Read: a whole book", "2 habit done “Read” remark “a whole book”\n"),
    ("- [x] Water: 6", "2 habit done “Water” 6\n"),
    ("- [?] Stretch", "2 habit noted “Stretch”\n"),
    ("- Water: 6/8", "2 habit noted “Water” 6/8\n"),
    ("- Water: 8 glasses", "2 habit noted “Water” 8 glasses\n"),
  ]) func `is ticked, skipped or counted`(line: String, expected: String) {
    #expect(modelText("## Habits\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- Plain words", "2 note under “Habits” “- Plain words”\n"),
    ("- Walk: in the rain", "2 note under “Habits” “- Walk: in the rain”\n"),
    ("- Steps: 10 000", "2 note under “Habits” “- Steps: 10 000”\n"),
  ]) func `without box and amount is a note`(line: String, expected: String) {
    #expect(modelText("## Habits\n\(line)\n") == expected)
  }
}
