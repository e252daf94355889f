import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A time` {
  @Test(arguments: [
    ("- 8:15 x", "2 lunch 08:15 “x”\n"),
    ("- **08:15** x", "2 lunch 08:15 “x”\n"),
    ("- **08:15**: x", "2 lunch 08:15 “x”\n"),
    ("- **08:15:** x", "2 lunch 08:15 “x”\n"),
    ("- __08:15__ x", "2 lunch 08:15 “x”\n"),
    ("- *08:15* x", "2 lunch 08:15 “x”\n"),
    ("- [08:15] x", "2 lunch 08:15 “x”\n"),
    ("- [08:15]: x", "2 lunch 08:15 “x”\n"),
    ("- `08:15` x", "2 lunch 08:15 “x”\n"),
    ("- (08:15) x", "2 lunch 08:15 “x”\n"),
    ("- ~08:15 x", "2 lunch ~08:15 “x”\n"),
    ("- 08:15, x", "2 lunch 08:15 “x”\n"),
    ("- 08:15: x", "2 lunch 08:15 “x”\n"),
    ("- 08:15 - x", "2 lunch 08:15 “x”\n"),
    ("- 08:15 — x", "2 lunch 08:15 “x”\n"),
    ("- 08:15h x", "2 lunch 08:15 “x”\n"),
    ("- 8h15 x", "2 lunch 08:15 “x”\n"),
    ("- 8:15am x", "2 lunch 08:15 “x”\n"),
    ("- 8:15 p.m. x", "2 lunch 20:15 “x”\n"),
    ("- 8:15 p.m.– x", "2 lunch 20:15 “x”\n"),
    ("- 7pm：x", "2 lunch 19:00 “x”\n"),
    ("- 8 Uhr– x", "2 lunch 08:00 “x”\n"),
    ("- 8:15h– x", "2 lunch 08:15 “x”\n"),
    ("- 8:15 AM - x", "2 lunch 08:15 “x”\n"),
    ("- 8am x", "2 lunch 08:00 “x”\n"),
    ("- 12 am x", "2 lunch 00:00 “x”\n"),
    ("- 12:30pm x", "2 lunch 12:30 “x”\n"),
    ("- 8.15 Uhr x", "2 lunch 08:15 “x”\n"),
    ("- 8 Uhr 15 Kaffee", "2 lunch 08:15 “Kaffee”\n"),
    ("- 8 uhr 05: x", "2 lunch 08:05 “x”\n"),
    ("- 8 Uhr x", "2 lunch 08:00 “x”\n"),
    ("- 8 Uhr 15 – 8 Uhr 40 Tee", "2 lunch 08:15-08:40 “Tee”\n"),
    ("- 8 Uhr 20 g Butter", "2 lunch 08:00 “20 g Butter”\n"),
    ("- 8 Uhr 20g Butter", "2 lunch 08:00 “20g Butter”\n"),
    ("- 8 Uhr 10,5 g Butter", "2 lunch 08:00 “10,5 g Butter”\n"),
    ("- 8 Uhr 150 g Quark", "2 lunch 08:00 “150 g Quark”\n"),
    ("- 8 Uhr 10 x Sushi", "2 lunch 08:00 “10 x Sushi”\n"),
    ("- 8 Uhr 75 Erbsen", "2 lunch 08:00 “75 Erbsen”\n"),
    ("- 8 Uhr, 12 Erbsen", "2 lunch 08:00 “12 Erbsen”\n"),
    ("- 8時15分 x", "2 lunch 08:15 “x”\n"),
    ("- 8時半 x", "2 lunch 08:30 “x”\n"),
    ("- 08:15朝 x", "2 lunch 08:15 “朝 x”\n"),
    ("- ８：１５ x", "2 lunch 08:15 “x”\n"),
    ("- x @ 8:15 AM", "2 lunch 08:15 “x”\n"),
    ("- x @ 8:15 am (320 kcal) #a", "2 lunch 08:15 “x” 320 kcal #a\n"),
    ("- x (320 kcal) @ 8:15 am #a", "2 lunch 08:15 “x” 320 kcal #a\n"),
    ("- 24:00 x", "2 lunch 24:00 “x”\n"),
    ("- 29:59 x", "2 lunch 29:59 “x”\n"),
    ("- 01:30> x", "2 lunch 25:30 “x”\n"),
    ("- 25:30 crisps", "2 lunch 25:30 “crisps”\n"),
  ]) func `is read in any of its coats`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- 08:15-09:00 walk", "2 lunch 08:15-09:00 “walk”\n"),
    ("- 08:15 – 08:40 x", "2 lunch 08:15-08:40 “x”\n"),
    ("- 08:15 - 2 eggs", "2 lunch 08:15 “2 eggs”\n"),
    ("- 12:00 - 1:00pm lunch", "2 lunch 12:00-13:00 “lunch”\n"),
    ("- 11:30-1:00 pm x", "2 lunch 11:30-13:00 “x”\n"),
    ("- 12:30-1:30 am x", "2 lunch 00:30-01:30 “x”\n"),
    ("- 23:30-00:15 x", "2 lunch 23:30-24:15 “x”\n"),
  ]) func `may be a range`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- called about 18:30 dinner", "2 lunch “called about 18:30 dinner”\n"),
    ("- 3:1 ratio", "2 lunch “3:1 ratio”\n"),
    ("- 16:00:24 timer", "2 lunch “16:00:24 timer”\n"),
    ("- 2 Kings 4:38", "2 lunch “2 Kings 4:38”\n"),
    ("- 8.15 kg flour", "2 lunch “8.15 kg flour”\n"),
    ("- 3.5 km", "2 lunch “3.5 km”\n"),
    ("- 8:5 x", "2 lunch “8:5 x”\n"),
    ("- 8:155 x", "2 lunch “8:155 x”\n"),
  ]) func `within the words is words`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test(arguments: [
    ("- 8:75 x", "2 lunch “8:75 x”\n"),
    ("- 31:10 x", "2 lunch “31:10 x”\n"),
    ("- 13:15pm x", "2 lunch “13:15pm x”\n"),
    ("- 30:00 x", "2 lunch “30:00 x”\n"),
  ]) func `that does not exist stays among the words`(line: String, expected: String) {
    #expect(modelText("## Lunch\n\(line)\n") == expected)
  }

  @Test func `makes no entry of itself`() {
    let text = """
      - 00:10 could not sleep
      - 12:30 a walk
      12:30 a nap

      ## Notes
      - 12:30 soup
      12:30 soup

      """
    #expect(
      modelText(text) == """
        1 note “- 00:10 could not sleep”
        2 note “- 12:30 a walk”
        3 note “12:30 a nap”
        6 note under “Notes” “- 12:30 soup”
        7 note under “Notes” “12:30 soup”

        """)
  }

  @Test func `without a bullet makes an entry under a meal`() {
    let text = """
      ## Breakfast
      - apple
      08:15 porridge

      08:40 coffee
      with milk (35 kcal)
      09:00 toast

      prose

      """
    #expect(
      modelText(text) == """
        2 breakfast “apple”
        3 breakfast 08:15 “porridge”
        5 breakfast 08:40 “coffee with milk” 35 kcal
        7 breakfast 09:00 “toast”
        9 note under “Breakfast” “prose”

        """)
  }

  @Test func `of a heading holds for entries without one`() {
    let text = """
      ## Lunch 12:30
      - soup
      - 13:00 tea

      """
    #expect(
      modelText(text) == """
        2 lunch 12:30 “soup”
        3 lunch 13:00 “tea”

        """)
  }

  @Test func `alone above nested items is the time of each, and alone is nothing`() {
    let text = """
      ## Lunch
      - 12:30
        - soup
        - bread (80 kcal)
      - 13:00

      """
    #expect(
      modelText(text) == """
        3 lunch 12:30 “soup”
        4 lunch 12:30 “bread” 80 kcal

        """)
  }
}

@Suite struct `A time behind an option` {
  @Test(arguments: [
    ("9", "09:00"), ("21", "21:00"), ("8.15", "08:15"), ("20.15", "20:15"), ("8pm", "20:00"),
    ("8:15 pm", "20:15"),
    ("noon", "12:00"), ("Mittag", "12:00"), ("MIDI", "12:00"), ("25:30", "25:30"), ("0", "00:00"),
  ])
  func `may be said in short`(text: String, time: String) {
    #expect(DayFileParser().wholeTime(of: text).map { "\($0)" } == time)
  }

  @Test(arguments: [
    "", "30", "8.5", "8.75", "8.", ".15", "1.2.3", "never", "123", "-1", "8,15 kg", "noon soup",
  ])
  func `is none else`(text: String) { #expect(DayFileParser().wholeTime(of: text) == nil) }
}
