/// Words for what is to be done and names no food: `water plants`, `laundry`, `dentist`.
enum ChoreWords {
  /// Verbs that begin a chore and no dish.
  static let toDo: Set<String> = [
    "buy", "call", "book", "pay", "write", "send", "fix", "clean", "ask", "email", "order", "return", "renew",
    "cancel", "schedule", "pick", "finish", "read", "wash", "water", "meet", "plan", "check", "print",
    "submit", "remind", "remember",
  ]
  /// Those of them that begin no dish without a box either; `water`, `order of fries` and `pick and mix` do.
  static let plainVerbs: Set<String> = [
    "buy", "call", "pay", "send", "email", "renew", "cancel", "schedule", "remind", "submit", "book",
  ]
  /// Verbs for getting or making something; other languages put them before or behind it. With a box they make a food a task.
  static let errands: Set<String> = [
    "buy", "get", "make", "cook", "fetch", "kaufen", "einkaufen", "holen", "besorgen", "bestellen", "abholen",
    "mitbringen", "kochen", "backen", "vorbereiten", "auftauen", "acheter", "commander", "chercher",
    "préparer",
    "prendre", "cuisiner", "comprar", "preparar", "cocinar", "buscar", "traer", "pedir", "hacer", "cozinhar",
    "trazer", "fazer", "comprare", "prendere", "cucinare", "preparare", "ordinare", "kopen", "halen", "koken",
    "bakken", "maken", "købe", "køb", "kjøpe", "kjøp", "köpa", "köp", "hente", "hämta", "bestille",
    "beställa",
    "lage", "laga", "lave", "купить", "заказать", "забрать", "приготовить", "принести", "сварить",
  ]

  /// Verbs for what is done to things.
  private static let verbs: Set<String> = [
    "clean", "dust", "fix", "iron", "mop", "mow", "repair", "sweep", "tidy", "vacuum", "wash", "water",
    "putzen",
    "giessen", "gießen", "waschen",
  ]
  private static let objects: Set<String> = [
    "apartment", "bath", "bathroom", "bed", "bike", "blinds", "car", "carpet", "clothes", "desk", "dishes",
    "flat",
    "floor", "floors", "flowers", "fridge", "garage", "garden", "house", "kitchen", "laundry", "lawn",
    "office", "oven",
    "plants", "roof", "room", "shirts", "shower", "sink", "table", "toilet", "window", "windows", "blumen",
    "küche",
    "bad", "auto", "fenster", "wäsche",
  ]
  private static let companions: Set<String> = ["the", "my", "our", "all", "up", "die", "das", "den"]
  private static let chores: Set<String> = [
    "laundry", "hoovering", "ironing", "vacuuming", "taxes", "wäsche",
  ]
  private static let appointments: Set<String> = [
    "dentist", "doctor", "gp", "haircut", "hairdresser", "optician", "physio", "vet", "zahnarzt", "arzt",
    "friseur",
  ]

  /// Whether the words are a chore, alone or as a verb with what is to be cleaned or mended.
  static func areAll(of words: [String]) -> Bool {
    let words = words.map { $0.lowercased() }.filter { !companions.contains($0) }
    if words.count == 1 { return chores.contains(words[0]) }
    return words.count == 2 && verbs.contains(words[0]) && objects.contains(words[1])
  }

  /// Whether a word is a person one has an appointment with.
  static func isAppointment(_ word: String) -> Bool { appointments.contains(word.lowercased()) }
}
