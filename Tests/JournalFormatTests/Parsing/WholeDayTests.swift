import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A whole day file` {
  @Test func `is read as its writer means it`() {
    let text = """
      # Saturday, 14 March 2026

      Slept badly, rain all night.

      ## Weight

      - 07:05 72.4 kg

      ## Breakfast

      - 08:15 Porridge with blueberries, 1 bowl (320 kcal, P 11 g, C 54 g, F 7 g) #home
        - heard: so um I had a bowl of porridge with some blueberries
        - photo: ![](../media/2026-03-14-0815.jpg)
      - 08:40 Filter coffee (~35 kcal)
      - Apple

      ## Lunch

      - 13:10 Rice 150 g, two eggs, spinach (510 kcal) #home
        - source: label
        - edited: 2026-03-14 21:02

      ## Dinner

      - 19:45 Fish soup and bread (400-480 kcal)

      ## Tasks

      - [ ] Book dentist due:2026-03-18 !high #health
      - [x] Buy oats done:18:20
        - [x] rolled
        - [-] steel cut: sold out
      - [ ] Water plants every:week due:2026-03-15

      ## Habits

      - [x] 06:50 Meditate (mood 4/5)
      - [-] Run: rain
      - Water: 6/8

      ## Notes

      Long call with my sister. She wants the [[soup recipe]].

      """
    let day = parsed(text)
    #expect(
      modelText(day) == """
        3 note under “Saturday, 14 March 2026” “Slept badly, rain all night.”
        7 weight 07:05 72.4 kg
        11 breakfast 08:15 “Porridge with blueberries, 1 bowl” 320 kcal P11 C54 F7 #home \
        heard “so um I had a bowl of porridge with some blueberries” photo “../media/2026-03-14-0815.jpg”
        14 breakfast 08:40 “Filter coffee” ~35 kcal
        15 breakfast “Apple”
        19 lunch 13:10 “Rice 150 g, two eggs, spinach” 510 kcal #home source “label” edited 2026-03-14 21:02
        25 dinner 19:45 “Fish soup and bread” 400-480 kcal
        29 task open “Book dentist” due:2026-03-18 !high #health
        30 task done “Buy oats” done:18:20
        31 task done “rolled” part of 30
        32 task cancelled “steel cut: sold out” part of 30
        33 task open “Water plants” due:2026-03-15 every:1w
        37 habit done 06:50 “Meditate” mood 4/5
        38 habit skipped “Run” remark “rain”
        39 habit noted “Water” 6/8
        43 note under “Notes” “Long call with my sister. She wants the [[soup recipe]].”

        """)
    #expect(annotated(text, with: day.diagnostics) == text)
  }
}
