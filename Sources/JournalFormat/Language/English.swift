extension LanguageVocabulary {
  /// English.
  static let english = LanguageVocabulary(
    ownName: "english",
    breakfast: "breakfast, breakfasts, brekkie, brekky, bfast, second breakfast, pre-breakfast",
    lunch: "lunch, lunches, luncheon, brunch, midday meal",
    snack: """
      snack, snacks, work snack, work snacks, morning snack, morning snacks, mid-morning snack, afternoon snack, afternoon snacks, evening snack, \
      evening snacks, late-night snack, midnight snack, AM snack, PM snack, elevenses, tea time, teatime, afternoon tea, high tea, cream tea
      """,
    dinner: "dinner, dinners, supper, suppers, din, linner, evening meal",
    dessert: "dessert, desserts, sweet, sweets",
    beverage: "drinks, drink, beverage, beverages",
    food: """
      food, foods, meals, meal, meals & snacks, meals and snacks, fuel log, food log, food logs, meals log, food diary, food journal, meal log, food tracker, \
      meal tracker, food and drink, food & drink, what I ate, what I ate today, eaten today, ate today, I ate today, food intake, \
      first meal, second meal, third meal, fourth meal, last meal, late meal, 1st meal, 2nd meal, 3rd meal, 4th meal, foods eaten, food eaten, foods eaten today, food eaten today, meals eaten, food today, meals today, today's meals, today's food
      """,
    weight: "weight, body weight, bodyweight, weigh-in, scale weight, BW, wt",
    tasks: """
      tasks, task, to do, todo, to-dos, todos, to-do's, todo's, to-do list, todo list, task list, tasks list, \
      daily tasks, today's tasks, tasks for today
      """,
    habits:
      "habits, habit, habit tracker, habits tracker, habit tracking, habit list, daily habits, daily habit",
    notes: "notes, note, journal, daily notes, daily note",
    mood: "mood, moods, mood tracker, mood log",
    total: """
      total, totals, calories total, kcal total, cals total, energy total, calories in total, daily total, daily totals, day total, total calories, total kcal, total cals, total so far, running total, \
      running totals, subtotal, sub-total, grand total, net calories, today's total
      """,
    morning: "morning, this morning",
    noon: "noon, midday",
    between: """
      afternoon, mid-morning, mid-afternoon, late night, before bed, before sleep, bedtime, bed time, pre-lunch, post-lunch, \
      pre-dinner, post-dinner, between meals
      """,
    evening: "evening, night, this evening, tonight",
    weekdays: "Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday",
    weekdayAbbreviations: "Mon, Tue Tues, Wed Weds, Thu Thur Thurs, Fri, Sat, Sun",
    months: """
      January Jan, February Feb, March Mar, April Apr, May, June Jun, July Jul, August Aug, \
      September Sept Sep, October Oct, November Nov, December Dec
      """)
}
