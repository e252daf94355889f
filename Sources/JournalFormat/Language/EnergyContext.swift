/// Words around a figure of energy that say what it is the energy of, in all languages at once.
enum EnergyContext {
  /// Words right before and right behind a figure that is not what was eaten: a rate, a share, a goal, what is left.
  static let others: (before: WordSet, behind: WordSet) = (
    WordSet("of, than, under, over, below, above, \(bounds), \(shared)"),
    WordSet("per, each, apiece, so, left, remaining, deficit, surplus, \(rates), \(shared)")
  )

  /// Two words right before a figure that leave open how much it is: `at most 300 kcal`.
  static let pairsOfBounds = WordSet(
    """
    at most, at least, up to, bis zu, weniger als, mehr als, au moins, au plus, moins de, plus de, al menos, como mucho, menos de, más de, \
    no máximo, pelo menos, mais de, al massimo, fino a, meno di, più di, minder dan, meer dan, upp till, mer än, mindre än, op til, \
    mere end, mindre end, opp til, mer enn, mindre enn, не более, не менее
    """)

  private static let bounds = """
    minimum, maximum, minimal, maximal, mindestens, höchstens, jusqu'à, almeno, minstens, hoogstens, maximaal, mindst, højst, minst, \
    høyst, högst, минимум, максимум
    """

  /// Words right before or behind a figure by which it is that of one piece of several: `je 80 kcal`, `80 kcal each`.
  static let pieces = WordSet(
    """
    each, ea, apiece, a piece, per piece, per item, je, jeweils, das stück, pro stück, je stück, stückweise, chacun, chacune, pièce, la pièce, par pièce, \
    l'un, l'une, l'unité, par unité, cada, cada uno, cada una, c/u, la unidad, por unidad, cada um, cada uma, por unidade, a unidade, ciascuno, \
    ciascuna, cadauno, cadauna, cad, l'uno, l'una, al pezzo, a pezzo, elk, per stuk, het stuk, pr stk, per stk, hver, vardera, per styck, styck, \
    каждый, каждая, за штуку, за шт
    """)

  /// Words right before a figure that say so only behind a number of pieces: `2 Eier à 80 kcal`, but `pizza de 800 kcal`.
  static let piecesIfCounted = WordSet("à, de, da, di, van, av, по")

  /// Numbers in words, from two on.
  static let numbers = WordSet(lists: [
    "two, zwei, deux, dos, dois, duas, due, twee, to, två, два, две",
    "three, drei, trois, tres, três, tre, drie, три",
    "four, vier, quatre, cuatro, quatro, quattro, fire, fyra, четыре",
    "five, fünf, cinq, cinco, cinque, vijf, fem, пять",
    "six, sechs, seis, sei, zes, seks, sex, шесть",
  ])

  /// Words before `100 g` by which a figure is that of so much, and words that say both.
  static let ofHundred: (before: WordSet, wholes: WordSet) = (
    WordSet(
      "per, pour, aux, les, pro, je, auf, por, cada, los, en, a, ogni, su, op, pr, på, for, für, каждые, на, в"
    ),
    WordSet("all'etto, l'etto, all’etto, l’etto")
  )

  /// Words in a label of an energy that nobody ate: a goal, what is left of it, what was burned.
  static let budgets = WordSet(
    "remaining, left, deficit, surplus, net, rest, balance, Bilanz, Kalorienbilanz, Energiebilanz, bilan, bilan calorique, balance calórico, bilancio, \(averages), \(shared)"
  )

  /// Labels of the energy of other days, and of what a body needs.
  private static let averages = """
    average, avg, mean, yesterday, required, need, needs, requirement, Durchschnitt, Tagesdurchschnitt, Wochendurchschnitt, Wochenschnitt, \
    Schnitt, Mittelwert, gestern, Bedarf, Tagesbedarf, noch frei, moyenne, hier, besoin, besoins, promedio, media, ayer, necesidad, \
    necesidades, média, ontem, necessidade, ieri, fabbisogno, gemiddelde, gemiddeld, gisteren, behoefte, genomsnitt, snitt, igår, i går, \
    behov, underhåll, förbränt, gennemsnit, forbrændt, gjennomsnitt, forbrent, среднее, вчера, норма, потребность
    """

  /// Words by which the last figure is the sum of those before it.
  static let totals = WordSet(
    """
    total, totals, altogether, gesamt, insgesamt, summe, zusammen, totale, totaal, samlet, totalt, итого, всего, 合計, 总计, \
    總計, 합계, 총, कुल
    """)

  /// Words of a sum by which it is one of all that the day has so far, and by which it is one of the day.
  static let running = WordSet(
    """
    so far, running, cumulative, bisher, bis jetzt, jusqu'ici, jusque là, hasta ahora, até agora, finora, tot nu toe, hittills, hidtil, \
    hittil, пока
    """)
  static let wholeDays = WordSet(
    """
    day, day's, daily, today, today's, tag, tages, tagessumme, gesamttag, heute, jour, journée, journalier, aujourd'hui, \
    día, diario, hoy, dia, diário, hoje, giorno, giornaliero, oggi, dag, dagen, dagens, vandaag, idag, i dag, день, сутки, сегодня
    """)

  /// Words by which a line is what others amount to: `macht zusammen`.
  static let sums = WordSet(
    """
    \(totals.words), overall, sum, in all, so far, consumed, intake, cals in, calories in, kcal in, macht, en tout, au total, soit, en total, suma, no total, in totale, i alt, σ, ∑
    """)

  /// Words that may stand beside them there: `Total for the day`.
  static let besideSums = WordSet(
    """
    in, all, en, tout, au, i, alt, so, far, of, for, the, my, day, days, daily, today, todays, today's, meal, meals, breakfast, lunch, \
    dinner, supper, snack, snacks, intake, eaten, energy, calorie, calories, kcal, cal, cals, kj, das, den, für, heute, tag, tages, \
    frühstück, mittagessen, abendessen, kalorien, du, jour, pour, la, le, aujourd'hui, del, día, dia, de, hoy, por, el, calorías, no, do, \
    hoje, calorias, giorno, oggi, di, vandaag, dag, van, voor, de, idag, dagen, сегодня, за, день, ккал
    """)

  /// All words of such a line.
  static let sumLines = WordSet(lists: [sums.words, besideSums.words])

  /// Words that make such a line only if it has no others: `Today: 500 kcal`, `500 kcal for the day`.
  static let days = WordSet(
    """
    today, day, the day, for the day, for today, eaten, eaten today, eaten so far, Aufnahme, aufgenommen, Kalorienaufnahme, apport, apports, \
    apport calorique, ingesta, ingesta calórica, ingestão, assunzione, inname, intag, intaget, inntak, indtag, потребление, употреблено, heute, tag, bisher, heute bisher, gegessen, heute gegessen, für heute, \
    jour, journée, aujourd'hui, pour la journée, mangé, jusqu'ici, hoy, día, del día, para hoy, llevo, comido, consumido, hasta ahora, hoje, \
    comido hoje, consumido hoje, até agora, oggi, giornata, mangiato, finora, vandaag, gegeten, tot nu toe, i dag, idag, spist, ätit, hittills, \
    сегодня, за день, съедено, 今日, 今天, 오늘
    """)

  /// Words by which a line says what is left, what was burned or how far off the goal it was: `Remaining 650 kcal`.
  static let balances = WordSet(
    """
    remaining, remains, left, leaves, deficit, surplus, net, allowance, exercise, burned, burnt, burn, over, under, to go, calories out, \
    yesterday, average, avg, week, weekly, month, monthly, Woche, Wochensumme, Monat, semaine, mois, semana, mes, mês, settimana, mese, maand, \
    vecka, uge, uke, неделю, gestern, Durchschnitt, frei, ayer, promedio, igår, genomsnitt, snitt, tilbage, igjen, \
    verbleibend, verbleiben, übrig, verbraucht, verbrannt, Defizit, Überschuss, Training, restan, restante, restantes, quedan, reste, \
    restent, déficit, ejercicio, rimangono, rimanenti, resterend, kvar, igen, gjenstår, осталось, сожжено
    """)

  /// All words of such a line.
  static let balanceLines = WordSet(
    lists: [
      balances.words,
      """
      by, that, this, to, i, have, had, it, il, me, my, kcal, cal, cals, calories, calorie, today, day, for, the, of, so, far, go, with, \
      still, out, allowed, daily, around, about, only, last, total, totals, sum, summe, somme, suma, totale, totaal, totalt, diese, semana, noch, sind, heute, kalorien, calorías, calorie, à, a, de, du, jour, hoy, le, por
      """,
    ])

  /// Words between the lower and the upper end of a range.
  static let ranges = WordSet("to, till, bis, à, a, até, hasta, tot, til, till, до")

  /// The word before the lower end of a range, and those between its ends then: `between 300 and 400`.
  static let betweens: (first: WordSet, joints: WordSet) = (
    WordSet("between, zwischen, entre, tra, fra, tussen, mellem, mellom, mellan, между"),
    WordSet("and, und, et, y, e, en, og, och, и")
  )

  /// Words that say that not all of what a figure is that of was eaten.
  static let shares = WordSet(
    """
    didn't finish, did not finish, not finished, unfinished, some of it, nicht aufgegessen, half, third, quarter, halfte, haelfte, drittel, viertel, moitie, tiers, mitad, tercio, metade, terco, meta di, helft, halv, halva, \
    halve, halvdelen, halften, половину, половина, 半分, 一半, 절반, आधा
    """)

  /// Words for all of something, before the energy that it would have.
  static let wholes = WordSet(
    """
    whole, entire, full, ganz, ganze, ganzer, ganzes, entier, entière, complet, complète, entero, entera, completa, inteiro, inteira, intero, \
    intera, hele, heel, hel, helt, hela, целая, целый, весь, вся, 全部, 整个, 전체
    """)

  /// Words before a figure that was put in the place of another, or gave way to it: `was 450 kcal, now 500 kcal`.
  static let versions = WordSet(
    """
    was, now, before, originally, previously, instead of, war, jetzt, vorher, statt, anstatt, était, maintenant, avant, era, ahora, antes, agora, \
    adesso, prima, eerst, nu, nå, før, innan, было, теперь, сейчас
    """)

  /// Words that join two foods, so that their energies are added.
  static let joints = WordSet(
    """
    and, with, plus, und, mit, et, avec, y, e, con, com, ed, en, met, og, med, och, и, с, と, 和, 与, 加, और
    """)

  /// Labels of what an entry holds: `Macros:` above `Protein: 12 g`.
  static let nutrition = WordSet(
    """
    nutrition, nutrition facts, nutritional info, nutritional information, nutritional values, nutrients, macros, macro, \
    naehrwerte, nahrwerte, makros, valeurs nutritionnelles, nutriments, valores nutricionales, informacion nutricional, \
    nutrientes, informacao nutricional, valori nutrizionali, nutrienti, voedingswaarde, voedingswaarden, \
    naeringsindhold, naeringsinnhold, naringsvarde, naringsvarden, пищевая ценность, кбжу, бжу, 栄養, 栄養成分, 营养, 營養, \
    营养成分, 영양, 영양성분, पोषण
    """)

  /// Words before such a label or a nutrient's name.
  static let estimates = WordSet(
    """
    est, estimated, estimate, approx, approximate, geschatzte, geschatzter, ungefahre, estimees, estimee, estimado, estimada, \
    estimadas, estimados, stimate, stimati, geschatte, примерные
    """)

  private static let rates = """
    pro, je, jeweils, par, chacun, chacune, por, cada, ciascuno, ciascuna, elk, pr, hver, vardera, каждый, каждая, あたり, 每, 당, \
    प्रति
    """

  private static let shared = """
    goal, goals, target, limit, budget, max, maintenance, tdee, bmr, Tagesziel, Kalorienziel, Grundumsatz, Gesamtumsatz, Kalorienbedarf, \
    Tagesbedarf, métabolisme, métabolisme de base, metabolismo, metabolismo basal, gasto calórico, basaal metabolisme, burned, burnt, saved, ziel, verbrannt, ubrig, \
    objectif, restantes, restant, brulees, objetivo, quemadas, obiettivo, bruciate, rimanenti, meta, queimadas, doel, \
    verbrand, mal, forbraendt, forbrent, forbrand, цель, осталось, сожжено, 目標, 消費, 残り, 目标, 消耗, 剩余, 목표, 소모, 남음, लक्ष्य
    """
}
