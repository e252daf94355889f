/// Words in headings of sections whose energy was not eaten: recipes, shopping, plans, and exercise.
enum OtherEnergyWords {
  /// Whether a title contains one of them.
  static func name(_ title: UnsafeBufferPointer<UInt8>) -> Bool { words.occurs(in: title) }

  /// Labels behind which an energy is one that was burned: `Exercise: 30 min jogging (300 kcal)`.
  static let activities = WordSet(
    """
    exercise, exercises, workout, training, sport, sports, activity, cardio, gym, fitness, burned, burnt, run, running, walk, walking, \
    cycling, swimming, movement, ejercicio, deporte, entrenamiento, exercício, treino, exercice, entraînement, activité, Bewegung, \
    Garmin, Fitbit, Strava, Whoop, Apple Watch, Apple Watch active, active calories, Aktivkalorien, Schritte, smartwatch, steps, vélo, fietsen, Sport treiben, ran, walked, cycled, swam, jogging, jogged, hike, hiked, hiking, Spaziergang, Laufen, Joggen, Radfahren, Schwimmen, Wandern, marche, \
    course à pied, natation, correr, caminar, caminata, caminhada, corrida, camminata, corsa, wandelen, wandeling, hardlopen, löpning, \
    promenad, løb, løbetur, løping, gåtur, бег, ходьба, прогулка, Aktivität, verbrannt, allenamento, esercizio, beweging, træning, trening, träning, motion, 運動, 运动, 健身, 锻炼, 운동, тренировка, спорт
    """)

  /// Whether the key of a label is one of them, asterisks around it left aside: of `**Exercise:** 30 min` they end behind the colon.
  static func nameActivity(key: LineScanner) -> Bool {
    let inner = key.rest.drop { key.byte(at: $0) == .asterisk }
    guard let first = inner.first, let last = inner.last(where: { key.byte(at: $0) != .asterisk }) else {
      return false
    }
    return activities.contains(key.over(first..<last + 1).bytes)
  }

  /// Words of titles below which the foods above stand again with their energy.
  static let breakdowns = WordSet(
    "breakdown, itemized, itemised, by item, Aufschlüsselung, Aufstellung, détail par aliment, desglose, dettaglio, detalhamento, uitsplitsing"
  )

  /// Words for how long or how far an activity was.
  static let measures = WordSet(
    """
    min, mins, minute, minutes, h, hr, hrs, hour, hours, km, mile, miles, mi, m, steps, laps, jog, jogged, jogging, hike, hiking, swim, yoga, \
    Stunde, Stunden, Minuten, Schritte, heure, heures, pas, hora, horas, minutos, pasos, ora, ore, minuti, passi, uur, minuten, stappen
    """)

  static let words = WordSet(
    """
    recipe, recipes, ingredient, ingredients, shopping, grocery, groceries, pantry, plan, plans, goal, goals, \
    target, targets, budget, exercise, exercises, workout, workouts, training, sport, sports, activity, \
    activities, cardio, gym, fitness, burned, burnt, run, running, walk, walking, cycling, swimming, \
    movement, Garmin, Fitbit, Strava, Whoop, Apple Watch, smartwatch, breakdown, walked, ran, cycled, biked, swam, hiked, receta, recetas, ingredientes, compra, objetivo, objetivos, ejercicio, ejercicios, \
    entrenamiento, deporte, deportes, actividad, gimnasio, receita, receitas, compras, meta, metas, \
    exercício, exercícios, treino, esporte, desporto, atividade, academia, recette, recettes, \
    ingrédients, courses, objectif, objectifs, exercice, exercices, entraînement, activité, Rezept, \
    Rezepte, Zutaten, Einkauf, Einkaufsliste, Ziel, Ziele, Übung, Übungen, Bewegung, Aktivität, \
    Aktivitäten, verbrannt, Verbrauch, Laufen, ricetta, ricette, ingredienti, spesa, obiettivo, \
    obiettivi, esercizio, esercizi, allenamento, attività, palestra, recepten, ingrediënten, \
    boodschappen, doel, doelen, oefening, oefeningen, beweging, sporten, opskrift, opskrifter, \
    ingredienser, indkøb, mål, træning, motion, oppskrift, oppskrifter, handleliste, trening, recept, \
    inköp, träning, レシピ, 材料, 買い物, 目標, 運動, 筋トレ, トレーニング, 食谱, 食譜, 目标, 运动, 锻炼, 鍛鍊, 健身, 跑步, 레시피, 재료, 장보기, \
    목표, 운동, व्यंजन, सामग्री, लक्ष्य, व्यायाम, рецепт, рецепты, ингредиенты, покупки, цель, цели, \
    тренировка, тренировки, упражнения, спорт, активность
    """)
}
