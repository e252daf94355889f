/// Words for exercise and sleep, written with a distance or a duration, that name no food.
enum ActivityWords {
  private static let words: Set<String> = [
    "walk", "walked", "walking", "run", "ran", "running", "jog", "jogged", "jogging", "swim", "swam",
    "swimming", "bike", "biked", "biking", "cycling", "cycled", "bicycle", "ride", "rode", "hike", "hiked",
    "hiking", "yoga", "pilates", "gym", "workout", "rowing", "rowed", "pushups", "push-ups", "pullups",
    "pull-ups", "situps", "sit-ups", "squats", "plank", "stretching", "stretched", "meditation", "meditate",
    "meditating", "meditated",
    "sleep", "slept", "nap", "napped", "steps",
  ]
  private static let companions: Set<String> = [
    "a", "an", "the", "my", "for", "of", "in", "at", "went", "did", "long", "short", "easy", "slow", "quick",
    "fast", "badly", "well", "poorly", "enough", "deeply", "terribly", "i", "morning", "evening", "afternoon",
    "park", "dog",
  ]
  private static let units: Set<String> = [
    "km", "k", "mi", "mile", "miles", "m", "metres", "meters", "min", "mins", "minute", "minutes", "h", "hr",
    "hrs", "hour", "hours", "steps", "reps", "laps", "x", "kg", "lb", "lbs", "sets",
  ]

  /// Whether the words are an activity, with or without a measure: `walk 5 km`, `5k run`, `yoga`, `slept 7.5 h`.
  static func areAll(of words: [String]) -> Bool {
    guard (1...6).contains(words.count) else { return false }
    var names = 0
    var isBehindNumber = false
    for word in words.map({ $0.lowercased() }) {
      let unit = word.drop { $0.isNumber || ".,:".contains($0) }
      let isNumber = word.first?.isNumber == true && (unit.isEmpty || units.contains(String(unit)))
      if isBehindNumber && units.contains(word) || isNumber {
      } else if Self.words.contains(word) {
        names += 1
      } else if !companions.contains(word) {
        return false
      }
      isBehindNumber = isNumber && unit.isEmpty
      if word == "steps" { names += 1 }
    }
    return names > 0
  }
}

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

/// Words for medicines and supplements, which are no food.
enum MedicineWords {
  private static let names: Set<String> = [
    "ibuprofen", "paracetamol", "acetaminophen", "aspirin", "tylenol", "advil", "aleve", "naproxen",
    "metformin", "insulin",
    "omeprazole", "pantoprazole", "levothyroxine", "antibiotic", "antibiotics", "amoxicillin",
    "antihistamine", "antihistamines",
    "cetirizine", "loratadine", "melatonin", "probiotic", "probiotics", "vitamin", "vitamins", "multivitamin",
    "multivitamins",
    "supplement", "supplements", "meds", "medication", "medications", "medicine", "medicines", "pill",
    "pills", "tablet", "tablets",
    "capsule", "capsules", "painkiller", "painkillers", "antacid", "antacids", "inhaler",
    "medikamente", "medikament", "tablette", "tabletten", "vitamine", "schmerztablette", "médicament",
    "médicaments", "comprimé",
    "medicamento", "medicamentos", "pastilla", "pastillas", "vitamina", "vitaminas", "ibuprofeno", "dawai",
    "dawa",
  ]
  private static let companions: Set<String> = [
    "i", "took", "take", "taken", "taking", "my", "the", "a", "an", "one", "two", "some", "mg", "mcg", "µg",
    "iu", "ie", "ml", "x", "of",
    "and", "morning", "evening", "night", "daily", "iron", "zinc", "magnesium", "glycinate", "citrate",
    "calcium", "b", "b12", "c",
    "d", "d3", "e", "k", "blood",
    "pressure", "thyroid", "allergy", "genommen", "meine", "nahm", "pris", "tomé", "mis", "li",
  ]

  /// Whether the words are a medicine, perhaps with how much of it was taken: `took ibuprofen`, `metformin 500mg`, `vitamin D`.
  static func areAll(of words: [String]) -> Bool {
    let words = words.map { word in
      word.lowercased().filter { $0 != "," }.drop {
        $0.isNumber || ".x×".contains($0) && word.first?.isNumber ?? false
      }
    }
    return words.contains { names.contains(String($0)) }
      && words.allSatisfy { $0.isEmpty || names.contains(String($0)) || companions.contains(String($0)) }
  }
}
