import JournalTestSupport
import Testing

@testable import JournalFormat

/// Each row is whole: what both had, ours, theirs, and what becomes of them; always the other way round too.
@Suite struct `A merge by units` {
  @Test(
    arguments: [
      // Each at its time, in one place and in two.
      (
        base: "## Lunch\n\n- 12:00 rice\n", ours: "## Lunch\n\n- 12:00 rice\n- 13:00 tea\n",
        theirs: "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n",
        result: "## Lunch\n\n- 12:00 rice\n- 12:30 soup\n- 13:00 tea\n"
      ),
      (
        base: "## Lunch\n", ours: "## Lunch\n\n- 13:00 tea\n- 13:10 cake\n",
        theirs: "## Lunch\n\n- 12:30 soup\n",
        result: "## Lunch\n\n- 12:30 soup\n- 13:00 tea\n- 13:10 cake\n"
      ),
      // Rows of tables are such too.
      (
        base:
          "## Food\n\n| Time | Food | kcal |\n|---|---|---|\n| 12:00 | rice | 200 |\n| | **Total** | 200 |\n",
        ours:
          "## Food\n\n| Time | Food | kcal |\n|---|---|---|\n| 12:00 | rice | 200 |\n| 13:00 | tea | 2 |\n| | **Total** | 200 |\n",
        theirs:
          "## Food\n\n| Time | Food | kcal |\n|---|---|---|\n| 12:00 | rice | 200 |\n| 12:30 | soup | |\n| | **Total** | 200 |\n",
        result:
          "## Food\n\n| Time | Food | kcal |\n|---|---|---|\n| 12:00 | rice | 200 |\n| 12:30 | soup | |\n| 13:00 | tea | 2 |\n| | **Total** | 200 |\n"
      ),
      // What has no time stays with what it stands below.
      (
        base: "- 12:00 a\n", ours: "- 12:00 a\n- 14:00 b\n- c\n", theirs: "- 12:00 a\n- 13:00 d\n- e\n",
        result: "- 12:00 a\n- 13:00 d\n- e\n- 14:00 b\n- c\n"
      ),
      // Each side's own order counts more than time.
      (
        base: "- 12:00 a\n", ours: "- 12:00 a\n- 15:00 b\n- 13:00 c\n", theirs: "- 12:00 a\n- 14:00 d\n",
        result: "- 12:00 a\n- 14:00 d\n- 15:00 b\n- 13:00 c\n"
      ),
      // An entry without a time keeps nobody from going to his place.
      (
        base: "- 08:00 a\n- b\n- 18:00 c\n", ours: "- 08:00 a\n- 12:00 x\n- b\n- 18:00 c\n",
        theirs: "- 08:00 a\n- b\n- 10:00 y\n- 18:00 c\n",
        result: "- 08:00 a\n- b\n- 10:00 y\n- 12:00 x\n- 18:00 c\n"
      ),
      // What both added alike is there once.
      (
        base: "## Lunch\n", ours: "## Lunch\n\n- 13:00 tea\n- apple\n",
        theirs: "## Lunch\n\n- apple\n- 14:00 cake\n",
        result: "## Lunch\n\n- 13:00 tea\n- apple\n- 14:00 cake\n"
      ),
      (
        base: "## Tasks\n\n- [ ] oats due:2026-03-18\n- 10:00 bank\n",
        ours: "## Tasks\n\n- [ ] milk\n- [ ] oats due:2026-03-18\n- 10:00 bank\n- 11:00 post\n",
        theirs: "## Tasks\n\n- [ ] oats due:2026-03-18\n- 09:00 gym\n- 10:00 bank\n- [ ] milk\n",
        result: "## Tasks\n\n- [ ] milk\n- [ ] oats due:2026-03-18\n- 09:00 gym\n- 10:00 bank\n- 11:00 post\n"
      ),
      // So is a section, also where each put it at another place, with what either has in it.
      (
        base: "# D\n\n## Notes\n\nRain.\n\n## Sleep\n\n- 7 h\n",
        ours: "# D\n\n## Lunch\n\n- 12:30 soup\n- 13:00 tea\n\n## Notes\n\nRain.\n\n## Sleep\n\n- 7 h\n",
        theirs: "# D\n\n## Notes\n\nRain.\n\n## Sleep\n\n- 7 h\n\n## Lunch\n\n- 12:30 soup\n- 13:10 cake\n",
        result:
          "# D\n\n## Lunch\n\n- 12:30 soup\n- 13:00 tea\n- 13:10 cake\n\n## Notes\n\nRain.\n\n## Sleep\n\n- 7 h\n"
      ),
      (
        base: "# D\n", ours: "# D\n\n## Walk\n\n- park\n\n## Swim\n\n- lake\n- sea\n",
        theirs: "# D\n\n## Swim\n\n- lake\n\n## Walk\n\n- park\n- wood\n",
        result: "# D\n\n## Swim\n\n- lake\n- sea\n\n## Walk\n\n- park\n- wood\n"
      ),
      // An entry that was moved past a heading leaves to the heading what was added there, and is no other in a new section.
      (
        base: "## Snack\n\n- 16:18 coffee\n\n## Dinner\n\n- 19:58 porridge\n",
        ours: "## Snack\n\n- 16:18 coffee\n- 19:58 porridge\n\n## Dinner\n",
        theirs: "## Snack\n\n- 16:18 coffee\n\n## Dinner\n\n- 19:58 porridge\n- 20:30 rice\n",
        result: "## Snack\n\n- 16:18 coffee\n- 19:58 porridge\n\n## Dinner\n\n- 20:30 rice\n"
      ),
      (
        base: "## Monday\n\n- headache 3/10 all day\n", ours: "## Monday\n",
        theirs: "## Monday\n\n## Tuesday\n\n- headache 4/10 all day\n",
        result: "## Monday\n\n## Tuesday\n\n- headache 4/10 all day\n"
      ),
      // New sections: in the order of the day, each with its own.
      (
        base: "# D\n", ours: "# D\n\n## Dinner\n\n- soup\n", theirs: "# D\n\n## Breakfast\n\n- tea\n",
        result: "# D\n\n## Breakfast\n\n- tea\n\n## Dinner\n\n- soup\n"
      ),
      (
        base: "# D\n", ours: "# D\n\n## Lunch\n\n- 13:00 soup\n\n## Notes\n\nRain.\n",
        theirs: "# D\n\n## Lunch\n\n- 12:00 tea\n",
        result: "# D\n\n## Lunch\n\n- 12:00 tea\n- 13:00 soup\n\n## Notes\n\nRain.\n"
      ),
      (
        base: "# D\n\n## Breakfast\n\n- 08:00 tea\n",
        ours: "# D\n\n## Breakfast\n\n- 08:00 tea\n\n## Lunch\n\n- 13:00 soup\n",
        theirs: "# D\n\n## Breakfast\n\n- 08:00 tea\n- 08:30 toast\n",
        result: "# D\n\n## Breakfast\n\n- 08:00 tea\n- 08:30 toast\n\n## Lunch\n\n- 13:00 soup\n"
      ),
      (
        base: "", ours: "# D\n\n## Lunch\n\n- 13:00 soup\n",
        theirs: "# D\n\n## Lunch\n\n- 12:00 tea\n\n## Dinner\n\n- rice\n",
        result: "# D\n\n## Lunch\n\n- 12:00 tea\n- 13:00 soup\n\n## Dinner\n\n- rice\n"
      ),
      // Outlines are merged below their headings too.
      (
        base: "- Lunch\n  - 12:00 rice\n- Dinner\n",
        ours: "- Lunch\n  - 12:00 rice\n  - 13:00 tea\n- Dinner\n",
        theirs: "- Lunch\n  - 12:00 rice\n  - 12:30 soup\n- Dinner\n  - 19:00 fish\n",
        result: "- Lunch\n  - 12:00 rice\n  - 12:30 soup\n  - 13:00 tea\n- Dinner\n  - 19:00 fish\n"
      ),
      (
        base: "", ours: "- Lunch\n  - 12:00 rice\n", theirs: "- Lunch\n  - 13:00 tea\n",
        result: "- Lunch\n  - 12:00 rice\n  - 13:00 tea\n"
      ),
      // Details of one entry.
      (
        base: "- 12:00 rice\n", ours: "- 12:00 rice\n  - photo: a.jpg\n",
        theirs: "- 12:00 rice\n  - source: label\n",
        result: "- 12:00 rice\n  - photo: a.jpg\n  - source: label\n"
      ),
      // Paragraphs stay apart, and lines below an item with it.
      (
        base: "# D\n", ours: "# D\n\nRain.\n", theirs: "# D\n\nA long call.\n",
        result: "# D\n\nA long call.\n\nRain.\n"
      ),
      (
        base: "- a\nlazy\n- b\n", ours: "- a\nlazy\n  more\n- b\n", theirs: "- a\nlazy\n- b\nlazier\n",
        result: "- a\nlazy\n  more\n- b\nlazier\n"
      ),
      // Front matter by its keys.
      (
        base: "---\nmood: 4/5\n---\n# D\n", ours: "---\nmood: 4/5\nweight: 72 kg\n---\n# D\n",
        theirs: "---\nmood: 4/5\ntags:\n  - sea\n---\n# D\n",
        result: "---\nmood: 4/5\ntags:\n  - sea\nweight: 72 kg\n---\n# D\n"
      ),
      (
        base: "# D\n", ours: "---\nmood: 4/5\n---\n# D\n", theirs: "---\nweight: 72 kg\n---\n# D\n",
        result: "---\nmood: 4/5\nweight: 72 kg\n---\n# D\n"
      ),
      // A fence is one, whatever is in it.
      (
        base: "~~~\n- a\n~~~\n", ours: "~~~\n- a\n~~~\n\n- 12:00 x\n", theirs: "~~~\n- a\n~~~\n\n- 11:00 y\n",
        result: "~~~\n- a\n~~~\n\n- 11:00 y\n- 12:00 x\n"
      ),
      // A region that the program owns is one.
      (
        base: "# D\n\n<!-- journal begin recap 2026-W11 -->\n- a\n<!-- journal end -->\n",
        ours: "# D\n\n<!-- journal begin recap 2026-W11 -->\n- a\n- b\n<!-- journal end -->\n",
        theirs: "# D\n\n<!-- journal begin recap 2026-W11 -->\n- a\n<!-- journal end -->\n\n- c\n",
        result: "# D\n\n<!-- journal begin recap 2026-W11 -->\n- a\n- b\n<!-- journal end -->\n\n- c\n"
      ),
    ] as [MergeRow])
  func `keeps what both added`(row: MergeRow) { expectMerged(row) }

  @Test(
    arguments: [
      // Neighbours do not touch each other.
      (
        base: "- a\n- b\n- c\n", ours: "- A a\n- b\n- c\n", theirs: "- a\n- b B\n- c\n",
        result: "- A a\n- b B\n- c\n"
      ),
      (
        base: "- tea\n- soup\n", ours: "- soup\n", theirs: "- tea\n- soup and bread\n",
        result: "- soup and bread\n"
      ),
      (
        base: "- tea\n- soup\n", ours: "- soup\n", theirs: "- tea\n- soup\n- rice\n",
        result: "- soup\n- rice\n"
      ),
      (base: "- tea\n- soup\n", ours: "- soup\n", theirs: "- soup\n", result: "- soup\n"),
      (base: "- tea\n", ours: "- green tea\n", theirs: "- green tea\n", result: "- green tea\n"),
      // An entry and what hangs under it.
      (
        base: "- 12:00 rice\n  - source: label\n", ours: "- 12:00 rice and eggs\n  - source: label\n",
        theirs: "- 12:00 rice\n  - source: me\n", result: "- 12:00 rice and eggs\n  - source: me\n"
      ),
      // Another time is another place.
      (
        base: "- 08:00 a\n- 12:00 soup of the day\n- 18:00 c\n",
        ours: "- 08:00 a\n- 12:30 soup of the day\n- 18:00 c\n",
        theirs: "- 08:00 a\n- 12:00 soup of the day\n- 12:10 tea\n- 18:00 c\n",
        result: "- 08:00 a\n- 12:10 tea\n- 12:30 soup of the day\n- 18:00 c\n"
      ),
      // Lines of one paragraph.
      (
        base: "One.\nTwo.\nThree.\nFour.\n", ours: "One!\nTwo.\nThree.\nFour.\n",
        theirs: "One.\nTwo.\nThree.\nFour!\n",
        result: "One!\nTwo.\nThree.\nFour!\n"
      ),
      // Blank lines.
      (
        base: "- tea\n- soup\n", ours: "- tea\n\n- soup\n", theirs: "- tea\n- soup, hot\n",
        result: "- tea\n\n- soup, hot\n"
      ),
    ] as [MergeRow])
  func `makes the changes of both`(row: MergeRow) { expectMerged(row) }

  @Test(
    arguments: [
      (
        base: "- [/] oats\n", ours: "- [ ] oats\n", theirs: "- [x] oats done:18:20\n",
        result: "- [x] oats done:18:20\n"
      ),
      (
        base: "- [ ] oats\n", ours: "- [x] oats done:9:05\n", theirs: "- [x] oats done:18:20\n",
        result: "- [x] oats done:9:05\n"
      ),
      (
        base: "- [ ] oats\n", ours: "- [x] oats\n", theirs: "- [x] oats done:18:20\n",
        result: "- [x] oats done:18:20\n"
      ),
      (
        base: "- [ ] oats\n", ours: "- [x] oats ✅ 2026-03-14\n", theirs: "- [X] oats\n",
        result: "- [x] oats ✅ 2026-03-14\n"
      ),
      (base: "", ours: "- [ ] oats\n", theirs: "- [x] oats done:18:20\n", result: "- [x] oats done:18:20\n"),
      (
        base: "- [ ] oats\n", ours: "- [x] oats done:9:05\n  - [x] rolled\n",
        theirs: "- [x] oats done:18:20\n  - [-] steel cut\n",
        result: "- [x] oats done:9:05\n  - [-] steel cut\n  - [x] rolled\n"
      ),
      (
        base: "## Habits\n", ours: "## Habits\n\n- [x] 06:50 Meditate\n",
        theirs: "## Habits\n\n- [x] 06:52 meditate\n",
        result: "## Habits\n\n- [x] 06:50 Meditate\n"
      ),
      (
        base: "## Habits\n\n- [ ] Meditate\n", ours: "## Habits\n\n- [x] 06:50 Meditate\n",
        theirs: "## Habits\n\n- [x] Meditate (mood 4/5)\n", result: "## Habits\n\n- [x] Meditate (mood 4/5)\n"
      ),
      // Two moods are two marks.
      (
        base: "## Habits\n", ours: "## Habits\n\n- [x] 06:50 Meditate (mood 3/5)\n",
        theirs: "## Habits\n\n- [x] 21:00 Meditate (mood 4/5)\n",
        result: "## Habits\n\n- [x] 06:50 Meditate (mood 3/5)\n- [x] 21:00 Meditate (mood 4/5)\n"
      ),
      // Under other headings the same words at another time are another thing.
      (
        base: "## Tasks\n", ours: "## Tasks\n\n- [x] 06:50 Meditate\n",
        theirs: "## Tasks\n\n- [x] 06:52 Meditate\n",
        result: "## Tasks\n\n- [x] 06:50 Meditate\n- [x] 06:52 Meditate\n"
      ),
      (
        base: "- 12:00 rice\n", ours: "- 12:00 rice (510 kcal)\n  - edited: 2026-03-14 21:02\n",
        theirs: "- 12:00 rice (510 kcal)\n  - edited: 2026-03-15 07:00\n",
        result: "- 12:00 rice (510 kcal)\n  - edited: 2026-03-15 07:00\n"
      ),
      (
        base: "- 12:00 rice\n  - edited: 2026-03-14 12:00\n",
        ours: "- 12:00 rice\n  - edited: 2026-03-14 21:02\n  - note: a\n",
        theirs: "- 12:00 rice\n  - edited: 2026-03-14 20:00\n  - note: b\n",
        result: "- 12:00 rice\n  - edited: 2026-03-14 21:02\n  - note: a\n  - note: b\n"
      ),
    ] as [MergeRow])
  func `understands ticks and stamps`(row: MergeRow) { expectMerged(row) }

  @Test(
    arguments: [
      (
        base: "- a\n- 12:00 rice\n- b\n", ours: "- a a\n- 12:00 rice fried\n- b\n",
        theirs: "- a\n- 12:00 rice cooked\n- b b\n",
        result: """
        - a a
        <<<<<<< ours
        - 12:00 rice fried
        =======
        - 12:00 rice cooked
        >>>>>>> theirs
        - b b

        """
      ),
      (
        base: "- tea\n- soup\n", ours: "- soup\n", theirs: "- tea, green\n- soup\n",
        result: """
        <<<<<<< ours
        =======
        - tea, green
        >>>>>>> theirs
        - soup

        """
      ),
      // Figures do not make another entry.
      (
        base: "- 12:00 Rice (510 kcal)\n", ours: "- 12:00 Rice, fried (610 kcal)\n",
        theirs: "- 12:00 Rice, cooked\n",
        result: """
        <<<<<<< ours
        - 12:00 Rice, fried (610 kcal)
        =======
        - 12:00 Rice, cooked
        >>>>>>> theirs

        """
      ),
      (
        base: "- 12:00 soup\n", ours: "- 12:00 leek soup (210 kcal)\n", theirs: "- 12:00 pea soup\n",
        result: """
        <<<<<<< ours
        - 12:00 leek soup (210 kcal)
        =======
        - 12:00 pea soup
        >>>>>>> theirs

        """
      ),
      // The lines that hang under the words are shown with them; below the same words, they stand alone.
      (
        base: "- rice\n  - source: me\n", ours: "- rice fried\n  - source: me\n",
        theirs: "- rice cooked\n  - source: me\n",
        result: """
        <<<<<<< ours
        - rice fried
          - source: me
        =======
        - rice cooked
          - source: me
        >>>>>>> theirs

        """
      ),
      (
        base: "- rice\n  - source: label\n", ours: "- rice\n  - source: label, front\n",
        theirs: "- rice\n  - source: label, back\n",
        result: """
        - rice
        <<<<<<< ours
          - source: label, front
        =======
          - source: label, back
        >>>>>>> theirs

        """
      ),
      // Stamps below different words belong to them.
      (
        base: "- 12:00 rice\n", ours: "- 12:00 rice fried\n  - edited: 2026-03-14 21:02\n",
        theirs: "- 12:00 rice\n  - edited: 2026-03-14 21:30\n  - source: me\n",
        result: """
        <<<<<<< ours
        - 12:00 rice fried
          - edited: 2026-03-14 21:02
        =======
        - 12:00 rice
          - edited: 2026-03-14 21:30
          - source: me
        >>>>>>> theirs

        """
      ),
      (
        base: "---\nmood: 4/5\n---\n", ours: "---\nmood: 3/5\n---\n", theirs: "---\nmood: 5/5\n---\n",
        result: """
        ---
        <<<<<<< ours
        mood: 3/5
        =======
        mood: 5/5
        >>>>>>> theirs
        ---

        """
      ),
      // The last line is ended, so that the mark begins one.
      (
        base: "- rice", ours: "- rice fried", theirs: "- rice cooked",
        result: "<<<<<<< ours\n- rice fried\n=======\n- rice cooked\n>>>>>>> theirs\n"
      ),
      // A task that was done here and put off there.
      (
        base: "- [ ] oats\n", ours: "- [x] oats done:18:20\n", theirs: "- [-] oats\n",
        result: "<<<<<<< ours\n- [x] oats done:18:20\n=======\n- [-] oats\n>>>>>>> theirs\n"
      ),
    ] as [MergeRow])
  func `marks what both changed, and nothing around it`(row: MergeRow) {
    #expect(mergedDay(row).verdict == "conflict")
    #expect(mergedDay(row).text == row.result)
  }
}
