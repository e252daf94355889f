/// Words of labels below a meal that are no food themselves, in all languages.
enum MealLabelWords {
  enum Meaning {
    /// What follows is what was eaten: `- **Items:**`.
    case foods
    /// When the meal was.
    case time
    /// What follows is said of the meal: `- Location: at home`.
    case circumstance
  }

  private static let table: (words: WordTable, foods: Int, times: Int) = {
    var table = WordTable(expecting: 200)
    forEachItem(of: foods) { _ = table.insert(WordTable.key(of: $0)) }
    let behindFoods = table.count
    forEachItem(of: times) { _ = table.insert(WordTable.key(of: $0)) }
    let behindTimes = table.count
    forEachItem(of: circumstances) { _ = table.insert(WordTable.key(of: $0)) }
    return (table, behindFoods, behindTimes)
  }()

  /// What a label's key says.
  static func meaning(of key: Range<Int>, in source: SourceText) -> Meaning? {
    source.bytes.withUnsafeBufferPointer { meaning(of: UnsafeBufferPointer(rebasing: $0[key])) }
  }

  static func meaning(of key: UnsafeBufferPointer<UInt8>) -> Meaning? {
    let key = WordTable.key(of: key)
    guard let number = key.withUnsafeBufferPointer({ table.words.number(of: $0) }) else { return nil }
    return number < table.foods ? .foods : number < table.times ? .time : .circumstance
  }

  /// Whether what stands behind a meal's name says that it took place, and with whom, and not what was eaten: `with Peter`.
  static func sayOccasion(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    value.count <= 200 && !restaurants.begins(value)
      && (occasions.begins(value) || wholeOccasions.contains(value) || engagements.occurs(in: value))
  }

  /// What one does at the time of a meal without eating: `Lunch: discussed the roadmap with Kim`.
  private static let engagements = WordSet(
    """
    discussed, discuss, discussing, roadmap, fixed, bug, deploy, deployed, refactored, standup, stand-up, meeting, review, reviewed, demo, \
    talk, talks, chat, chatted, conversation, lecture, class, party, celebration, date night, movie night, game night, movie, \
    film night, people, guests, place, parents, in-laws, visited, sponsored, \
    retro, sprint, interview, presentation, workshop, webinar, appointment, cinema, movies, Teammeeting, Team-Meeting, Besprechung, Kino, \
    Termin, Vorstellungsgespräch, réunion, rendez-vous, cinéma, reunión, cine, reunião, cinema, riunione, vergadering, afspraak, møde, \
    møte, möte, совещание, встреча, кино, 会議, 会议, 會議, 미팅, 회의, no time, no appetite, keine Zeit, kein Hunger, pas le temps, pas faim, \
    sin tiempo, sin hambre
    """)

  /// Restaurants whose names begin like a place.
  private static let restaurants = WordSet("in n out, in-n-out, in-and-out, in & out")

  static let occasions = WordSet(
    """
    Monday, Tuesday, Wednesday, Thursday, Friday, Saturday, Sunday, with, at, on, by, before, after, in, near, provided, booked, meeting, together, mit, bei, beim, um, vor, nach, im, gebucht, Treffen, \
    avec, chez, au, avant, après, réservé, con, en, antes, después, reservado, com, antes de, depois, prima, dopo, met, bij, \
    med, hos
    """)

  static let wholeOccasions = WordSet(
    """
    great, good, nice, fine, lovely, bad, rushed, quick, quiet, free, busy, alone, solo, \
    yes, no, ok, okay, done, walk, run, gym, out, late, early, break, ja, nein, erledigt, Spaziergang, oui, non, fait, promenade, sí, \
    hecho, paseo, sim, feito, fatto, gedaan, klaar, klart, да, нет
    """)

  static let foods = """
    items, ate, eaten, had, drank, getrunken, bu, bebido, bebí, bevuto, gedronken, drukket, druckit, выпил, выпила, gegessen, mangé, comido, comí, comi, mangiato, gegeten, spist, ätit, съел, съела, ел, ела, сегодня ел, сегодня ела, \
    ate today, had today, eaten today, what I ate, heute gegessen, pre-workout, \
    post-workout, pre-gym, post-gym, pre-training, post-training, pre-run, post-run, pre-ride, post-ride, pre-swim, post-swim
    """

  /// Titles of a part of a meal, or of what it was made of.
  static let courses = WordSet(
    """
    course, main, mains, side, sides, starter, starters, appetiser, appetizer, extra, extras, topping, toppings, leftovers, ingredients, items, \
    option, plate, bowl, recipe, for me, mine, Vorspeise, Hauptgang, Hauptspeise, Hauptgericht, Beilage, Beilagen, Gang, Zutaten, entrée, \
    plat, plats, accompagnement, accompagnements, ingrédients, primero, segundo, primer plato, segundo plato, acompañamiento, ingredientes, \
    primo, secondo, contorno, contorni, antipasto, ingredienti, prato, entrada, acompanhamento, voorgerecht, hoofdgerecht, bijgerecht, \
    nagerecht, ingrediënten, förrätt, huvudrätt, tillbehör, forret, hovedret, tilbehør, forrett, hovedrett, закуска, гарнир, первое, второе
    """)

  static let times =
    "time, when, wann, Uhrzeit, quand, heure, cuándo, hora, quando, ora, tijd, tid, когда, время"

  static let circumstances = """
    cravings, craving, fullness before, fullness after, calories left, calories remaining, calories burned, calories burnt, \
    remaining calories, total water, water total, water intake, fiber goal, fibre goal, protein goal, carb goal, fat goal, \
    calorie goal, calories goal, goal calories, \
    location, place, where, with, who, company, hunger, hunger level, hunger before, hunger after, fullness, \
    satiety, feeling, feelings, how I felt, verdict, rating, severity, cost, price, context, situation, reason, why, \
    fasting, fasting window, bloating, digestion, Verdauung, \
    Blähungen, Bauchschmerzen, Kopfschmerzen, Fazit, Stimmung, Laune, thoughts, duration, breakdown, steps, sleep, slept, heart rate, pulse, blood pressure, blood sugar, glucose, \
    blood glucose, Schritte, Schlaf, Puls, Blutdruck, Blutzucker, pas, sommeil, tension, glycémie, pasos, sueño, \
    presión, glucosa, passos, sono, glicose, passi, sonno, glicemia, stappen, slaap, skridt, søvn, steg, sömn, шаги, сон, \
    photo, foto, fotos, Bild, Bilder, imagen, imagem, immagine, afbeelding, фото, 写真, 照片, 사진, \
    image, images, photos, picture, pictures, comment, comments, Ort, wo, mit, Sättigung, Gefühl, Bewertung, Grund, Kommentar, \
    lieu, où, avec, faim, satiété, ressenti, commentaire, lugar, dónde, hambre, saciedad, \
    comentario, onde, fome, saciedade, comentário, luogo, dove, sazietà, commento, plaats, waar, met, \
    honger, opmerking, sted, sult, plats, место, где, с кем, голод, сытость
    """
}
