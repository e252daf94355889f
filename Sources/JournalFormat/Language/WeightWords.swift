/// Words beside a word for weight, in all languages at once.
enum WeightWords {
  /// What may stand with it in a title or a label and leaves it a body weight: when and how it was taken.
  static let circumstances = WordSet(
    """
    morning, evening, night, noon, morning's, evening's, week's, starting, start, initial, current, today, today's, now, new, latest, \
    daily, weekly, first, final, fasted, fasting, empty, stomach, check, in, ins, checkin, log, record, reading, measurement, my, body, this, the, \
    am, pm, before, after, breakfast, dinner, workout, training, bed, waking, wake, up, at, on, of, day, week, home, official, \
    scale, updated, pounds, lbs, lb, kg, kilos, kilograms, stone, heute, früh, morgens, abends, aktuell, aktuelles, startgewicht, nüchtern, mein, am, beim, aufstehen, matin, du, \
    au, soir, actuel, aujourd'hui, départ, de, à, jeun, mon, mañana, por, la, hoy, actual, inicial, en, ayunas, mi, manhã, da, \
    hoje, atual, em, jejum, meu, mattina, oggi, attuale, iniziale, digiuno, mio, ochtend, vandaag, huidig, begin, mijn, morgen, \
    dag, i, idag, morgon, morgenen, min, start, утром, утренний, сегодня, текущий, начальный, мой, 今日の, 朝の, 今朝の, 朝, 今朝, 夜, 起床時, 寝る前, 就寝前, 早晨, 晚上, 睡前, 今天, 早上, \
    al, mattino, ce, sulla, bilancia, auf, der, Waage, sur, balance, en, báscula, vanochtend, vanmorgen, op, weegschaal, morse, vågen, vekten, \
    今日, 晨起, 오늘, 아침, आज, 공복, 식전, 空腹, 空腹時, jeun
    """)

  /// Words in a label that make its weight the one somebody began with.
  static let starting = WordSet(
    "starting, start, initial, Startgewicht, Anfangsgewicht, départ, inicial, iniziale, begingewicht, startvægt, startvekt, startvikt, начальный"
  )

  /// Labels that name another day than that of the file.
  static let otherDays = WordSet(
    """
    yesterday, last week, last month, last year, day before yesterday, previous, gestern, vorgestern, letzte Woche, letzten Monat, hier, \
    avant-hier, la semaine dernière, ayer, anteayer, la semana pasada, ontem, ieri, gisteren, i går, igår, вчера, 昨日, 昨天, 어제
    """)

  /// Words in a label of a weight that is one of several days.
  static let statistics = WordSet(
    """
    highest, lowest, heaviest, lightest, peak, average, avg, mean, median, Durchschnitt, Schnitt, Mittelwert, Höchststand, Tiefststand, \
    höchstes, niedrigstes, moyen, moyenne, plus haut, plus bas, promedio, más alto, más bajo, média, media, gemiddelde, gemiddeld, hoogste, \
    laagste, gennemsnit, gjennomsnitt, genomsnitt, среднее, 平均, 最高, 最低, 평균
    """)

  /// Words of headings and items below which a weight is that of a barbell.
  static let training = WordSet(
    """
    strength, squat, squats, bench, deadlift, deadlifts, press, barbell, dumbbell, dumbbells, kettlebell, lift, lifts, lifting, \
    weightlifting, powerlifting, workout, workouts, training, exercise, exercises, gym, row, rows, curl, curls, pullups, pushups, \
    lunge, lunges, snatch, clean, plank, kraft, krafttraining, kniebeuge, kniebeugen, bankdrücken, kreuzheben, übung, übungen, \
    musculation, entraînement, exercice, exercices, sentadilla, sentadillas, entrenamiento, ejercicio, ejercicios, fuerza, \
    agachamento, supino, treino, exercício, exercícios, stacco, panca, allenamento, esercizio, esercizi, kracht, krachttraining, \
    oefening, styrke, styrketræning, styrketrening, träning, styrka, приседания, жим, тяга, тренировка, упражнение, упражнения, \
    筋トレ, スクワット, ベンチプレス, デッドリフト, トレーニング, 深蹲, 卧推, 硬拉, 训练, 訓練, 스쿼트, 벤치프레스, 데드리프트, 운동, व्यायाम
    """)

  /// Words for what is weighed that is nobody's body: in a line, and in titles and items above it.
  static let things = WordSet(
    """
    per m2, per m², per person, per head, per side, per hand, per arm, luggage, baggage, suitcase, suitcases, backpack, rucksack, parcel, parcels, package, packages, shipment, cargo, freight, payload, \
    packing list, Gepäck, Handgepäck, Koffer, Rucksack, Paket, Pakete, Pakets, Päckchen, Packliste, equipaje, maleta, maletas, mochila, \
    paquete, paquetes, bagages, bagage, valise, valises, colis, bagagem, pacote, encomenda, bagaglio, bagagli, valigia, valigie, \
    zaino, pacco, pacchi, koffer, koffers, rugzak, pakket, pakje, paklijst, kuffert, pakke, koffert, bagasje, ryggsekk, pakken, \
    resväska, ryggsäck, paket, багаж, чемодан, рюкзак, посылка, посылки, 荷物, スーツケース, 小包, 行李, 包裹, 수하물, 짐, 소포, सामान
    """)

  /// Who else is weighed: words of titles alone, for one may walk the dog on the day.
  static let beings = WordSet(
    """
    baby, babies, newborn, infant, toddler, kid, kids, child, children, dog, dogs, cat, cats, pet, pets, puppy, kitten, horse, Kinder, \
    Hund, Hunde, Katze, Katzen, Haustier, Haustiere, bébé, enfants, chien, bebé, perro, gato, cachorro, cane, gatto, hond
    """)

  /// Words beside a weight that make it none that a person has: a limit, a difference, somebody else.
  static let others = WordSet(
    """
    limit, limits, max, maximum, min, minimum, capacity, allowance, lost, lose, losing, loss, gain, gained, gaining, difference, until, \
    want, dream, dog, dog's, cat, cat's, bike, car, baby, kid, he, she, his, her, they, weights, Höchstgewicht, maximal, verloren, \
    zugenommen, abgenommen, abnehmen, límite, máximo, perdido, perdidos, perdu, perdus, limite, perdido, perso, persi, grens, \
    grænse, grense, gräns, лимит, максимум, 制限, 上限, 限制, 제한
    """)

  /// Words right behind a weight before what was weighed: `80 kg of sand`.
  static let measured = WordSet("of, von, de, d, di, van, af, av")

  /// Words that say how often something was lifted.
  static let repetitions = WordSet(
    """
    set, sets, rep, reps, repetition, repetitions, amrap, 1rm, wdh, wiederholung, wiederholungen, satz, sätze, série, séries, \
    répétition, répétitions, repeticiones, repetições, ripetizioni, serie, herhalingen, gentagelser, repetitioner, подход, \
    подходы, подхода, повторения, повторений, セット, 回, 组, 組, 세트, 회
    """)

  /// Words right behind a weight that make it one to come.
  static let goals = WordSet(
    """
    by, goal, target, until, ideal, is ideal, is the ideal, is my ideal, is the goal, is my goal, is the target, is my target, would be, \
    should be, ist ideal, ist das Ziel, ist mein Ziel, wäre, est idéal, est l'idéal, est l'objectif, est mon objectif, serait, es ideal, \
    es lo ideal, es mi objetivo, es mi meta, sería, é ideal, é o ideal, é a meta, é minha meta, è ideale, è l'ideale, è il mio obiettivo, \
    sarebbe, is ideaal, is mijn doel, zou, er målet, är målet, bis, ziel, zielgewicht, objectif, avant, objetivo, meta, obiettivo, entro, doel, mål, цель, к, \
    目標, 目标, 목표, लक्ष्य
    """)

  /// Words of titles below which weights are goals.
  static let titlesOfGoals = WordSet(
    """
    goal, goals, target, targets, ziel, ziele, objectif, objectifs, objetivo, objetivos, meta, metas, obiettivo, obiettivi, \
    doel, doelen, mål, цель, цели, 目標, 目标, 목표, लक्ष्य, ideal weight, dream weight, Zielgewicht, Wunschgewicht, Idealgewicht, Traumgewicht, \
    poids cible, poids idéal, poids souhaité, peso ideal, peso deseado, peso desejado, peso ideale, peso forma, peso desiderato, streefgewicht, \
    doelgewicht, ideaal gewicht, målvægt, idealvægt, målvekt, idealvekt, målvikt, idealvikt, целевой вес, идеальный вес, желаемый вес, 目標体重, \
    理想体重, 目标体重, 目標體重, 목표 체중, 목표체중, 이상 체중
    """)

  /// Words for what one stands on, behind which a weight may be that of a person.
  static let scales = WordSet(
    "scale, scales, Waage, balance, pèse-personne, báscula, balanza, balança, bilancia, weegschaal, vægt, vekt, våg, весы, 体重計, 体重秤, 체중계"
  )

  /// Short words for a body weight that mean other things as well.
  static let short = WordSet(
    "w, wt, wgt, bw, kg, kgs, kilo, kilos, lb, lbs, mass, body mass, gew, gew., Masse, Körpermasse, massa, masa, масса, в, 体, 体重計, 몸무게"
  )

  /// What a scale weighs of a body besides all of it: `Muscle mass: 40 kg`.
  static let composition = WordSet(
    """
    bmi, lost, weight lost, lost so far, change, difference, diff, to go, IMC, verloren, abgenommen, Differenz, perdu, perdidos, perso, persi, afgevallen, tappet, tabt, \
    muscle, muscles, muscle mass, skeletal muscle, skeletal muscle mass, lean, lean mass, lean body mass, fat, fat mass, body fat, \
    fat free mass, fat-free mass, ffm, bone, bones, bone mass, water, body water, total body water, protein, visceral fat, \
    Muskel, Muskeln, Muskelmasse, Fett, Fettmasse, Körperfett, Wasser, Körperwasser, Knochen, Knochenmasse, Magermasse, fettfreie Masse, \
    muscles, masse musculaire, masse grasse, masse maigre, graisse, eau, masse hydrique, os, masse osseuse, \
    músculo, masa muscular, grasa, masa grasa, masa magra, agua, hueso, masa ósea, muscoli, massa muscolare, massa grassa, massa magra, \
    grasso, acqua, massa ossea, massa muscular, massa gorda, gordura, água, massa óssea, spieren, spiermassa, vet, vetmassa, vocht, \
    water, botmassa, muskler, muskelmassa, fett, fettmassa, vatten, benmassa, muskelmasse, fedt, fedtmasse, vand, knoglemasse, fettmasse, \
    vann, beinmasse, мышцы, мышечная масса, жир, жировая масса, вода, кости, костная масса
    """)

  /// Verbs right before a figure that make it a weight.
  static let verbs = WordSet(
    """
    weigh, weighed, weighing, i weigh, i weighed, weighed in, weighed in at, i weighed in at, weigh in at, wiege, ich wiege, \
    gewogen, peso hoy, je pèse, pèse, peso oggi, вешу, vägde, vägde mig, invägning, me pesé, me he pesado, mi sono pesato, mi sono pesata, \
    je me suis pesé, je me suis pesée, pesée, veide, veide meg, vejede, vejede mig, взвесился, взвесилась, weight was, weight is, weight is now, my weight was, my weight is, Gewicht war, \
    Gewicht ist, mein Gewicht war, mein Gewicht ist, poids était, mon poids est, peso era, mi peso es, il mio peso è
    """)

  /// Words for weight in languages that the format does not read, besides `short` and `scales` ones.
  static let foreign = WordSet(
    """
    waga, masa ciała, hmotnost, váha, hmotnosť, kilo, ağırlık, paino, súly, testsúly, greutate, težina, тегло, вага, βάρος, pes, berat, \
    berat badan, cân nặng, وزن, الوزن, משקל, kaal, svars, svoris
    """)

  /// Verbs that do so where a unit stands behind the figure.
  static let statements = WordSet("i was, i am, i'm, was, ich war, ich bin, j'étais, estaba en, ero")
}

extension HeadingWords {
  /// Weight, where a title is a word for it among at most four that say when and how it was taken: `morning weight`,
  /// `weight check-in`.
  func matchWeight(_ words: [ArraySlice<UInt8>]) -> Match? {
    guard words.count > 1, words.count <= 6,
      let first = words.firstIndex(where: { !WeightWords.circumstances.contains(folded: $0) }),
      case let last = words.lastIndex(where: { !WeightWords.circumstances.contains(folded: $0) }) ?? first,
      last - first <= 1,
      last - first + 1 < words.count,
      // `weight training`, but `weight before training`.
      last + 1 == words.count || !MealCircumstances.training.contains(folded: words[last + 1])
    else { return nil }
    for start in 0...first {
      for end in last..<words.count {
        let name = Array(words[start...end].joined(separator: [.space]))
        if case .section(.weight)? = name.withUnsafeBufferPointer({ match($0) }) { return .section(.weight) }
      }
    }
    return nil
  }
}
