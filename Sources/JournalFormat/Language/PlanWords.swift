/// Words of titles below which food is planned, bought or cooked and not eaten, in all languages at once.
enum PlanWords {
  static let words = WordSet(
    """
    training plan, workout plan, exercise plan, running plan, fitness plan, gym plan, race plan, week plan, Trainingsplan, \
    Wochenmenü, Menü der Woche, plan d'entraînement, plan de entrenamiento, plano de treino, piano di allenamento, trainingsschema, \
    træningsplan, treningsplan, träningsplan, план тренировок, план тренировки, меню на неделю, 训练计划, トレーニング計画, \
    meal plan, meal plans, meal planning, mealplan, diet plan, diet plans, food plan, eating plan, \
    nutrition plan, dinner plan, dinner plans, what to eat, what to cook, things to cook, meals to cook, things to buy, food to buy, \
    advice, meal ideas, menu, menus, shopping, shopping list, groceries, grocery, recipe, recipes, \
    ingredients, directions, instructions, method, preparation, cooking steps, packing list, packing for, camping food, food to bring, what to bring, things to bring, to bring, order for, food prep, \
    prep list, per 100 g, per 100g, per serving, camping meals, camping list, ideas, tips, tomorrow, imorgon, i morgon, i morgen, cost, costs, expense, expenses, spending, Ausgaben, dépenses, gastos, despesas, spese, uitgaven, utgifter, udgifter, расходы, Speiseplan, Essensplan, Menüplan, \
    Einkauf, Einkaufsliste, Rezept, Rezepte, Zutaten, Zubereitung, Anleitung, Packliste, Ideen, Tipps, Kosten, menú, lista de la compra, receta, recetas, \
    ingredientes, preparación, elaboración, instrucciones, préparation, instructions de cuisson, modo de preparo, preparazione, procedimento, bereiding, fremgangsmåde, tillagning, приготовление, 作り方, 做法, 만드는 법, consejos, costos, courses, liste de courses, recette, recettes, ingrédients, idées, conseils, demain, cardápio, \
    lista de compras, receita, receitas, dicas, amanhã, ricetta, ricette, ingredienti, lista della spesa, domani, boodschappen, \
    recepten, ingrediënten, weekmenu, madplan, indkøbsliste, opskrift, opskrifter, handleliste, oppskrift, oppskrifter, matsedel, \
    inköpslista, recept, меню, план питания, рецепт, рецепты, ингредиенты, покупки, список покупок, завтра, 献立, 買い物, レシピ, \
    材料, 明日, 食谱, 食譜, 菜单, 菜單, 购物, 購物, 明天, 食材, 레시피, 장보기, 식단, 재료, 내일, व्यंजन, सामग्री, कल, \
    Ernährungsplan, Diätplan, Ernährungstipps, was kochen, Ratschlag, Ratschläge, plan de comidas, plan de alimentación, \
    plan alimenticio, plan nutricional, plan de dieta, qué comer, qué cocinar, consejo, lista de equipaje, plan de repas, \
    plan alimentaire, programme alimentaire, quoi manger, que manger, quoi cuisiner, conseil, plano alimentar, plano de refeições, \
    plano de dieta, o que comer, o que cozinhar, conselho, conselhos, lista de bagagem, piano alimentare, piano dei pasti, \
    cosa mangiare, cosa cucinare, consiglio, consigli, maaltijdplan, dieetplan, eetschema, wat te eten, advies, paklijst, kostplan, \
    kostråd, pakkeliste, måltidsplan, kostholdsplan, ukemeny, packlista, kostschema, veckomeny, план диеты, диетический план, \
    что поесть, что приготовить, советы, совет, список вещей, 食事計画, 食事プラン, アドバイス, 持ち物, 作り置き, 饮食计划, 飲食計劃, \
    膳食计划, 备餐, 建议, 建議, 吃什么, 吃什麼, 식사 계획, 식단표, 조언, 준비물, आहार योजना, भोजन योजना, सलाह
    """, joinsIdeographs: true)

  /// Titles of plans whose words, among others, may stand above what was eaten.
  static let titles = WordSet(
    """
    plan, plans, planned, the plan, today's plan, plan for today, plan for tomorrow, plan for the week, plan of the day, weekly plan, \
    Plan, Pläne, Tagesplan, Wochenplan, Plan für heute, plan du jour, plan de la semaine, plan del día, plan de hoy, plan de la semana, \
    planes, plano, planos, plano do dia, plano da semana, piano del giorno, piani, plannen, weekplan, dagsplan, planer, ugeplan, ukeplan, \
    veckoplan, план, планы, план на день, план на неделю, 計画, 予定, 计划, 計劃, 계획, योजना, prep, meal prep, meal prepping, weekly meal prep, \
    meal prep this week, meal prep for the week, meal prep list, camping, to cook, to cook today, to cook this week, to buy, to buy today, to buy this week, to eat, to eat today, \
    to eat this week, to prep, minutes, meeting minutes, minutes of the meeting, meeting, meetings, meeting notes, agenda, itinerary, \
    goals, goal, doctor, doctor's orders, doctor's advice, dietician, dietitian, dog, dogs, cat, cats, pet, pets, puppy, kitten, Protokoll, \
    Besprechung, Sitzung, Tagesordnung, Ziele, Arzt, Hund, Hunde, Katze, Katzen, Haustier, Haustiere, réunion, compte rendu, ordre du jour, \
    objectifs, médecin, chien, chat, reunión, acta, objetivos, médico, perro, gato, cachorro, riunione, obiettivi, cane, gatto, vergadering, \
    hond, kat, møde, mødet, mål, möte, kat, katt, совещание, цели, собака, кошка, packing, luggage, hand luggage, luggage list, baggage, suitcase, carry-on, zu kochen, zu kaufen, \
    Gepäck, Handgepäck, Koffer, Zelten, acampada, para cocinar, por cocinar, para comprar, equipaje, maleta, à cuisiner, à acheter, \
    bagages, bagage, valise, acampamento, para cozinhar, bagagem, campeggio, da cucinare, da comprare, bagaglio, bagagli, valigia, \
    kamperen, te koken, te koop, bagasje, kuffert, koffert, resväska, att laga, att köpa, å lage, at lave, кемпинг, приготовить, купить, \
    багаж, чемодан, キャンプ, 荷物, 露营, 露營, 行李, 캠핑, 짐, 수하물, सामान
    """)

  /// Words by which a title that names a plan is about what was eaten, too: `Menu and what I ate`.
  static let eaten = WordSet(
    """
    eaten, ate, actual, actually, vs, versus, gegessen, mangé, comido, comí, comi, mangiato, gegeten, spist, ätit, съел, съела, \
    食べた, 食べたもの, 吃了, 吃的, 먹은
    """)

  /// Those of them that people also write above what they ate.
  static let menus = WordSet(
    """
    menu, menus, Speiseplan, menú, cardápio, matsedel, меню, 菜单, 菜單, 식단
    """, joinsIdeographs: true)

  /// Words of titles below which the food is planned, wanted or avoided, where a title for food stands above them.
  static let belowFood = WordSet(
    """
    should have eaten, should've eaten, wanted to eat, could have eaten, craved, cravings, resisted, not eaten, didn't eat, did not eat, kids, the kids, \
    nicht gegessen, Kinder, hätte essen sollen, non mangiato, no comido, pas mangé, schedule, template, templates, rules, rule, guidelines, principles, introduced, to try, try next, allergen, allergens, \
    allergies, avoid, food list, list, lists, wishlist, plan, plans, goal, goals, target, targets, suggestions, recommendations, \
    examples, horario, plantilla, reglas, alergias, alérgenos, evitar, por probar, prohibidos, objetivo, objetivos, Regeln, \
    Vorlage, Allergene, Allergien, meiden, vermeiden, Liste, Ziel, Ziele, règles, modèle, allergènes, éviter, à essayer, \
    objectif, objectifs, regras, modelo, metas, regole, allergeni, evitare, da provare, obiettivo, obiettivi, regels, \
    vermijden, doelen, regler, allergener, undgå, unngå, undvik, mål, правила, аллергены, избегать, шаблон, список, цель, цели, \
    ルール, アレルギー, 避ける, リスト, テンプレート, 目標, 规则, 規則, 原则, 過敏, 过敏, 避免, 禁止, 模板, 清单, 清單, 目标, 규칙, \
    알레르기, 목록, 목표, नियम, सूची, लक्ष्य
    """)

  /// Words with which a line of a recipe says how much it makes: `Makes 10 slices, 210 kcal each`.
  static let yields = WordSet(
    """
    makes, serves, yields, yield, servings, portions, ergibt, Portionen, pour, rinde, raciones, porciones, rende, porções, porzioni
    """)

  /// Titles of what was done to make a dish.
  static let methods = WordSet(
    """
    method, directions, instructions, steps, cooking steps, preparation, how to, Zubereitung, Anleitung, préparation, étapes, \
    preparación, elaboración, instrucciones, modo de preparo, preparazione, procedimento, bereiding, fremgangsmåde, tillagning, \
    приготовление, 作り方, 做法, 만드는 법
    """)

  /// What a bracket at the end of a meal's title says of food that is yet to be eaten.
  static let planned = WordSet(
    """
    planned, plan, to come, tomorrow, geplant, morgen, prévu, prévue, demain, planeado, planeada, previsto, prevista, planejado, \
    planejada, amanhã, pianificato, pianificata, domani, gepland, planlagt, planerad, planerat, запланировано, план, завтра, \
    予定, 计划, 計劃, 明天, 예정, 계획, 내일, नियोजित
    """)

  /// Words before the number of a day: `Day 2`.
  static let days = WordSet("day, tag, jour, día, dia, giorno, dag, день")

  /// What a title may have words of, asked at once for each.
  struct Surroundings: OptionSet {
    let rawValue: UInt8
    static let plan = Surroundings(rawValue: 1)
    static let training = Surroundings(rawValue: 2)
    static let things = Surroundings(rawValue: 4)

    /// What the words of a title name.
    init(of title: UnsafeBufferPointer<UInt8>) {
      self.init(rawValue: Self.words.lists(in: title))
    }

    init(rawValue: UInt8) { self.rawValue = rawValue }

    private static let words = WordSet(
      lists: [
        "\(PlanWords.words.words), \(PlanWords.titles.words)", WeightWords.training.words,
        "\(WeightWords.things.words), \(WeightWords.beings.words)",
      ], joinsIdeographs: true)
  }

  /// The length in bytes of the longest title that names a day alone.
  static let longestDay = 40

  /// The length in bytes of the longest item that names a plan.
  static let longestTitle = 60

  /// How many words a day has at most that a title begins with.
  static let longestDayInWords = 6

  /// Whether a title has one of them, its words beside each other, and does not say that it was eaten.
  static func name(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    words.occurs(in: title) && !eaten.occurs(in: title)
  }

  /// Whether the title of a log is that of a plan: `Meal plan`; not `Food diary and recipes`.
  static func nameLog(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    title.count <= 200 && (name(title) || logsOfPlans.occurs(in: title)) && !records.occurs(in: title)
  }

  /// Further words in the titles of files of plans.
  private static let logsOfPlans = WordSet(
    """
    planner, meal planner, planned meals, meals planned, planned-meals, meal prep, meal-prep, meal-plan, Wochenplan, Wochenplanung, \
    Essensplanung
    """)

  /// Words for what was written down as it was.
  private static let records = WordSet(
    """
    log, logs, diary, journal, tracker, tracking, record, records, Tagebuch, diario, diário, dagboek, dagbog, dagbok, дневник, 日記, \
    日记, 일기
    """, joinsIdeographs: true)

  /// Titles of a summary of the day, below which what stands elsewhere is said again.
  static let summaries = WordSet(
    """
    summary, daily summary, day summary, summary of the day, food summary, meal summary, recap, daily recap, overview, daily overview, daily totals, \
    Zusammenfassung, Tageszusammenfassung, Tagesübersicht, Übersicht, Überblick, resumen, resumen del día, résumé, résumé du jour, \
    récapitulatif, riepilogo, riassunto, resumo, resumo do dia, samenvatting, overzicht, sammendrag, sammanfattning, summering, dagens summering, dagssummering, opsummering, oppsummering, oversigt, oversikt, \
    översikt, итог, итоги, сводка, обзор, まとめ, 总结, 總結, 小结, 요약, सारांश
    """)

  /// Titles of all that was eaten on the day, below which it may be said again.
  static let mealsOfDay = WordSet(
    """
    meals today, today's meals, food today, today's food, foods today, foods eaten today, food eaten today, eaten today, what I ate today, \
    all meals, all meals today, everything I ate, everything I ate today, heute gegessen, was ich heute gegessen habe, Mahlzeiten heute, \
    repas du jour, repas d'aujourd'hui, comidas de hoy, lo que comí hoy, refeições de hoje, pasti di oggi, maaltijden vandaag
    """)

  /// Words behind the name of a meal that make a title that of a recipe: `Dinner: Recipe for lasagne`.
  static let recipes = WordSet(
    """
    recipe, recipes, recipe idea, recipe ideas, Rezept, Rezepte, recette, recettes, receta, recetas, receita, receitas, ricetta, ricette, \
    recept, recepten, opskrift, oppskrift, рецепт, рецепты, レシピ, 食谱, 食譜, 레시피
    """)

  /// Whether a title has one that may also stand above what was eaten: `Menu`.
  static func nameMenu(_ title: UnsafeBufferPointer<UInt8>) -> Bool { menus.occurs(in: title) }

  /// Whether a title below one for food has a word of a plan that such a title may have.
  static func nameBelowFood(_ title: UnsafeBufferPointer<UInt8>) -> Bool { belowFood.occurs(in: title) }

  /// Whether a bracket is a word for what is planned.
  static func sayPlanned(_ bracket: UnsafeBufferPointer<UInt8>) -> Bool {
    bracket.count <= longestDay && planned.contains(bracket)
  }

  /// The number of the day that a title names and nothing else: `Day 2`, `第2天`, `2日目`.
  static func dayNumber(_ title: UnsafeBufferPointer<UInt8>) -> Int? {
    guard title.count <= longestDay, title.contains(where: isASCIIDigit) else { return nil }
    let key = WordTable.key(of: title)
    guard let first = key.firstIndex(where: isASCIIDigit) else { return nil }
    let digits = key[first...].prefix { isASCIIDigit($0) }
    guard let number = Int(String(decoding: digits, as: UTF8.self)) else { return nil }
    let before = String(decoding: key[..<first], as: UTF8.self)
    let behind = String(decoding: key[digits.endIndex...], as: UTF8.self)
    switch (before, behind) {
    case ("第", "天"), ("第", "日"), ("", "日目"), ("", "일차"): return number
    default: break
    }
    guard behind.isEmpty, first > 1, key[first - 1] == .space else { return nil }
    return days.contains(folded: key[..<(first - 1)]) ? number : nil
  }
}
