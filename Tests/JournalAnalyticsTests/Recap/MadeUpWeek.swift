import JournalFormat
import JournalTestSupport

/// A diary of three weeks around week 11 of 2026: a habit of filter coffee, a trip with a gap, one night.
let madeUpDiary: Journal = {
  var journal = Journal(
    days: (0..<9).map { offset in
      dayFile(
        day("2026-02-23").advanced(by: offset).description,
        food("Porridge", .breakfast, at: "08:00", kcal: 320),
        food("Rice and dal", .lunch, at: "13:00", kcal: 540))
    } + [
      dayFile("2026-03-06", food("Fish soup", .dinner, at: "19:30", kcal: 410)) {
        $0.weights = weights(72.9)
      },
      dayFile(
        "2026-03-09", food("Porridge with blueberries, 1 bowl", .breakfast, at: "08:15", kcal: 320),
        food("Filter coffee", .beverage, at: "08:40", kcal: 35...35, isEstimate: true),
        food("Rice 150 g, two eggs, spinach", .lunch, at: "13:10", kcal: 510),
        food("Fish soup and bread", .dinner, at: "19:45", kcal: 400...480)
      ) {
        $0.weights = weights(72.4, at: "07:05")
        $0.tasks = [task("Book dentist"), task("Buy oats", .done)]
        $0.habitTicks = [tick("Meditate"), tick("Run", .skipped)]
        $0.moods = [MoodEntry(range: nowhere, value: MoodValue(value: 4, scale: 5))]
      },
      dayFile(
        "2026-03-10", food("Filter coffee", .beverage, at: "08:30", kcal: 35),
        food("Idli, sambar", .breakfast, at: "09:00", kcal: 380),
        food("Fish soup", .dinner, at: "20:00", kcal: 390),
        food("Crisps", .snack, at: "25:10")
      ) {
        $0.tasks = [task("Call the landlord", .done)]
        $0.habitTicks = [tick("Meditate"), tick("Run")]
      },
      dayFile(
        "2026-03-11", food("Filter coffee", .beverage, at: "08:30", kcal: 35), food("Apple"),
        food("Okra fry", .lunch, kcal: 260), food("Ramen", .dinner, at: "19:00"),
        food("Birthday cake", .dessert, state: .planned)
      ) { $0.weights = weights(72.1, at: "07:00") },
      dayFile(
        "2026-03-13", food("Filter coffee", .beverage, at: "08:45", kcal: 35),
        food("Toast with butter", .breakfast, at: "08:45", kcal: 240),
        food("Ramen", .lunch, at: "12:45", kcal: 620), food("Salad", .dinner, at: "19:15", kcal: 300)
      ) {
        $0.habitTicks = [tick("Meditate"), tick("Run")]
        $0.moods = [MoodEntry(range: nowhere, value: MoodValue(value: 3, scale: 5))]
      },
      dayFile(
        "2026-03-15", food("Pancakes", .breakfast, at: "10:00"), food("Black coffee", .beverage, at: "10:10")
      ) { $0.weights = weights(72.2, at: "08:00") },
      dayFile("2026-03-17", food("Soup", .dinner, at: "19:00", kcal: 300)),
    ])
  var run = Habit(range: nowhere, name: TextSlice("Run"))
  run.every = Recurrence(.weekdays([.monday, .tuesday, .friday]))
  journal.habits = [Habit(range: nowhere, name: TextSlice("Meditate")), run]
  return journal
}()
