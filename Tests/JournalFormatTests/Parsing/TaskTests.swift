import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A task` {
  @Test(arguments: [
    ("- [ ] a due:2026-03-18 !high #health", "1 task open “a” due:2026-03-18 !high #health\n"),
    ("- [x] a done:18:20", "1 task done “a” done:18:20\n"),
    ("- [x] a done:2026-03-14", "1 task done “a” done:2026-03-14\n"),
    ("- [ ] a every:week! start:2026-03-15", "1 task open “a” start:2026-03-15 every:1w!\n"),
    ("- [ ] a every:2w", "1 task open “a” every:2w\n"),
    ("- [ ] a every:mon,thu", "1 task open “a” every:monday,thursday\n"),
    (
      "- [ ] a every:weekday remind:09:30",
      "1 task open “a” remind:09:30 every:monday,tuesday,wednesday,thursday,friday\n"
    ),
    ("- [ ] 09:30 a !medium", "1 task open 09:30 “a” !medium\n"),
    ("- [x] 10:00 a !low", "1 task done 10:00 “a” !low\n"),
    (
      "- [ ] a 📅 2026-03-18 ⏳ 2026-03-17 🛫 2026-03-16 ⏫",
      "1 task open “a” due:2026-03-18 scheduled:2026-03-17 start:2026-03-16 !high\n"
    ),
    ("- [x] a ✅ 2026-03-18 🔁 every 2 weeks when done", "1 task done “a” done:2026-03-18 every:2w!\n"),
    ("- [ ] a 🔁 every mon, thu", "1 task open “a” every:monday,thursday\n"),
    ("- [ ] a [repeat:: every week]", "1 task open “a” every:1w\n"),
    ("- [ ] a [due:: 2026-03-18] [priority:: low]", "1 task open “a” due:2026-03-18 !low\n"),
    ("- [ ] (A) a", "1 task open “a” !high\n"),
    ("- TODO a", "1 task open “a”\n"),
    ("- LATER a", "1 task open “a”\n"),
    ("- DOING a", "1 task started “a”\n"),
    ("- NOW a", "1 task started “a”\n"),
    ("- WAITING a", "1 task started “a”\n"),
    ("- DONE a", "1 task done “a”\n"),
    ("- CANCELED a", "1 task cancelled “a”\n"),
    ("- CANCELLED a", "1 task cancelled “a”\n"),
  ]) func `is read with its marks`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- [ ] a due:2026-02-30", "1 task open “a due:2026-02-30”\n"),
    (
      "- [ ] due:soon a every:blue !bold remind:99:99",
      "1 task open “due:soon a every:blue !bold remind:99:99”\n"
    ),
  ]) func `keeps as words what is no mark`(line: String, expected: String) {
    #expect(modelText("\(line)\n") == expected)
  }

  @Test func `has parts`() {
    let text = """
      ## Tasks
      - [x] Buy oats
        - [x] rolled
          - [ ] organic
        - note
        - [-] steel cut: sold out
      - [ ] other
      - plain
      - TODOS are words

      """
    #expect(
      modelText(text) == """
        2 task done “Buy oats”
        3 task done “rolled” part of 2
        4 task open “organic” part of 3
        6 task cancelled “steel cut: sold out” part of 2
        7 task open “other”
        8 note under “Tasks” “- plain”
        9 note under “Tasks” “- TODOS are words”

        """)
  }

  @Test func `is one under any heading`() {
    let text = """
      - [ ] a
      ## Symptoms
      - [x] b
      ## Notes
      - [>] c

      """
    #expect(
      modelText(text) == """
        1 task open “a”
        3 task done “b”
        5 task moved “c”

        """)
  }
}
