internal import JournalFormat

/// The words by which people say when they ate, in all languages together, folded.
struct EntryPhraseWords: Sendable {
  static let shared = EntryPhraseWords()

  /// A part of a day, named for the meal that is usual then.
  enum DayPart: Hashable, Sendable {
    case morning, noon, afternoon, evening

    var meal: FoodCategory {
      switch self {
      case .morning: .breakfast
      case .noon: .lunch
      case .afternoon: .snack
      case .evening: .dinner
      }
    }
  }

  enum Meaning: Hashable, Sendable {
    /// This many days from today.
    case day(Int)
    /// A part of a day, this many days from today; `nil` if another word states the day.
    case part(DayPart, day: Int?)
    /// About this many minutes after midnight, this many days from today; `nil` if another word states the day: `mid-morning`.
    case about(Int, day: Int?)
    /// `at noon`: a time, and no estimate.
    case noon
    /// `at midnight`: the one that began the day, or that ended the stated evening.
    case midnight
    /// `now`.
    case now
    /// Words that leave the time open: `a few hours ago`, `last week`.
    case vague
    /// A unit in minutes or days, this many times ago; `nil` takes the number before the unit.
    case minutesAgo(Int, times: Int?)
    case daysAgo(Int)
    /// `3 nights ago`.
    case nightsAgo
    /// `I had`: only the sentence around the food.
    case leadIn
    /// `I will have`: the sentence around food still to be eaten.
    case plan
  }

  /// The meaning of words joined by one space, each number as `#`.
  let meanings: [String: Meaning]
  /// Words before an hour, `at`, `um`; `true` if they are approximate, as *around* is.
  let prepositions: [String: Bool]
  /// Words before a meal: `for`, `zum`.
  let mealPrepositions: Set<String>
  /// Articles before a meal: `a late lunch of ramen`.
  let articlesBeforeMeals: Set<String> = [
    "a", "an", "the", "a late", "an early", "a quick", "a light", "a big", "a small", "a huge", "a hearty",
    "a simple", "quick", "light", "big", "small", "simple",
  ]
  /// Words after a number that make it an hour: `uhr`, `o'clock`.
  let hourUnits: Set<String>
  /// Words for the latest weekday before today: `last`, `letzten`.
  let lastWords: Set<String>
  /// Common misspellings of days.
  let corrections: [String: String] = polishWeekdays.merging([
    "lst": "last", "lats": "last", "lsat": "last", "laast": "last", "nigth": "night", "nihgt": "night",
    "mornig": "morning", "mornng": "morning", "evning": "evening", "eveing": "evening",
    "2day": "today", "2nite": "tonight", "2night": "tonight",
    "y'day": "yesterday", "y’day": "yesterday", "yday": "yesterday", "ystdy": "yesterday",
    "wensday": "wednesday", "wednsday": "wednesday", "wenesday": "wednesday", "wednesdy": "wednesday",
    "thrusday": "thursday",
    "thurday": "thursday", "thursdy": "thursday", "tuseday": "tuesday", "tusday": "tuesday",
    "teusday": "tuesday", "saterday": "saturday",
    "satuday": "saturday", "saturdy": "saturday", "firday": "friday", "frday": "friday", "modnay": "monday",
    "sunady": "sunday",
    "среду": "среда", "пятницу": "пятница", "субботу": "суббота",
    "somvar": "सोमवार", "somwar": "सोमवार", "mangalvar": "मंगलवार", "mangalwar": "मंगलवार", "budhvar": "बुधवार",
    "budhwar": "बुधवार", "guruvar": "गुरुवार", "guruwar": "गुरुवार", "shukravar": "शुक्रवार", "shukrawar": "शुक्रवार",
    "shukrvar": "शुक्रवार", "shanivar": "शनिवार", "shaniwar": "शनिवार", "ravivar": "रविवार", "raviwar": "रविवार",
    "वीरवार": "गुरुवार", "इतवार": "रविवार",
    "dinstag": "dienstag", "mitwoch": "mittwoch", "donerstag": "donnerstag", "heut": "heute",
  ]) { known, _ in known }
  /// German abbreviations of weekdays that are other words unless a part of the day follows: `Mi. abend`.
  let germanAbbreviations = [
    "mo": "montag", "di": "dienstag", "mi": "mittwoch", "do": "donnerstag", "fr": "freitag",
    "sa": "samstag", "so": "sonntag",
  ]
  /// German parts of a day, and meals, that may follow those.
  let germanParts: Set<String> = [
    "brunch", "morgen", "fruh", "vormittag", "mittag", "nachmittag", "abend", "nacht", "fruhstuck",
    "mittagessen",
    "abendessen", "abendbrot",
  ]
  /// Hindi particles after words for when or at which meal: `kal dopahar ko`, `नाश्ते में`.
  let particles: Set<String>
  /// Hindi words that attach what follows to what precedes: `shaam ki chai`, `kal ka pizza`.
  let genitives: Set<String> = ["ka", "ki", "ke", "का", "की", "के"]
  /// Words before a weekday of the current week: `this monday`.
  let theseWords: Set<String> = [
    "this", "diesen", "este", "esta", "ce", "questo", "questa", "deze", "denne", "nesta", "neste",
  ]
  /// Numbers that are ordinary words in other languages, and count only in phrases for a time ago.
  let counts = [
    "ek": 1, "do": 2, "teen": 3, "char": 4, "chaar": 4, "paanch": 5, "das": 10, "한": 1, "두": 2, "세": 3,
    "네": 4,
    "fifteen": 15, "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "funfzehn": 15, "zwanzig": 20,
    "dreissig": 30, "vierzig": 40,
    "quinze": 15, "vingt": 20, "trente": 30, "quarante": 40, "quince": 15, "veinte": 20, "treinta": 30,
    "cuarenta": 40,
    "quindici": 15, "venti": 20, "trenta": 30, "quaranta": 40, "vinte": 20, "trinta": 30, "quarenta": 40,
    "vijftien": 15,
    "twintig": 20, "dertig": 30, "femton": 15, "femten": 15, "tjugo": 20, "trettio": 30, "tyve": 20,
    "tjue": 20, "двадцать": 20,
    "тридцать": 30,
  ]
  /// Words for an end of a part of the day.
  let edgesOfParts: [String: Edge] = [
    "earlier": .before, "early": .early, "late": .late, "spat": .late, "tard": .late, "tardi": .late,
    "laat": .late,
    "sent": .late, "поздно": .late, "tot": .early, "temprano": .early, "cedo": .early, "presto": .early,
    "vroeg": .early,
    "tidigt": .early, "tidlig": .early, "tidligt": .early, "рано": .early,
  ]
  /// Swedish, Danish and Norwegian words for when, which Dutch does not have.
  let scandinavian: Set<String> = [
    "igar", "gar", "idag", "morse", "morges", "ikvall", "kvall", "kveld", "aften", "aftes", "forrgar",
    "forgars", "sedan", "siden", "kl",
    "klokken", "klockan",
  ]
  /// Dutch names of days.
  let dutchDays: Set<String> = [
    "maandag", "dinsdag", "woensdag", "donderdag", "vrijdag", "zaterdag", "zondag", "vandaag", "gisteren",
    "eergisteren",
  ]
  /// Words before a meal beside which something was eaten, with the minutes after it: `after`, `with`.
  let besideMeals: [String: Int]
  /// Words for a weekday of the previous week.
  let lastWeeks: [String]
  /// Words before the first of two times, those before the second, and whether the time was somewhere between.
  let spans: [String: (joints: Set<String>, isOpen: Bool)] = [
    "from": (["to", "till", "til", "until"], false), "between": (["and"], true), "von": (["bis"], false),
    "zwischen": (["und"], true), "entre": (["et", "y", "e", "las"], true), "de": (["a"], false),
    "dalle": (["alle"], false),
    "tra": (["e"], true), "das": (["as"], false), "van": (["tot"], false), "tussen": (["en"], true),
    "mellan": (["och"], true), "mellem": (["og"], true), "fra": (["til"], false), "с": (["до"], false),
  ]
  /// Words for when, which cannot be read as they stand among others.
  let leftOver: Set<String> = [
    "ago", "atras", "geleden", "sedan", "siden", "назад", "pehle", "earlier", "yesternight", "lastnight",
    "2day", "2nite", "2night", "baje", "uhr", "hrs", "o'clock",
    "oclock", "nights", "nites",
    "tomorrow's", "tonight's",
  ]
  /// Such parts of words without spaces between them.
  let leftOverParts = [
    "昨日", "昨天", "前天", "一昨日", "先週", "上周", "星期", "周五", "周六", "周日", "周一", "周二", "周三", "周四", "点", "點", "時", "时",
  ]
  /// What stands right after a number that is a time.
  let clockEndings: Set<String> = [
    "ish", "-ish", "am", "pm", "a.m", "p.m", "a", "p", "h", "hrs", "hr", "uhr", "uur", "u", "am-ish",
    "pm-ish", "ish-am",
    "baje",
  ]
  /// Adverbs for a part of the day, which may also follow the food.
  let adverbs: Set<String> = [
    "morgens", "mittags", "abends", "nachmittags", "vormittags", "mornings", "subah", "savere", "sawere",
    "सवेरे", "sham", "shaam", "raat",
    "dopahar", "утром", "днем", "вечером",
  ]
  /// Words that continue what stands before them, so that it is not taken: `now and later`.
  let joints: Set<String> = [
    "and", "or", "und", "oder", "et", "ou", "y", "o", "e", "ed", "en", "og", "och", "to", "&", "+",
  ]
  /// Words before a day that state the origin of food, `leftovers from yesterday`, or a comparison, `same soup as yesterday`.
  let origins: Set<String> = [
    "from", "of", "von", "vom", "de", "del", "di", "da", "van", "fra", "fran", "since",
    "as", "like", "than", "wie", "comme", "como", "come", "som", "zoals",
  ]
  /// Words that make the next meal a dish or an event: `english breakfast`, `packed lunch`.
  let beforeMealNames: Set<String> = [
    "english", "irish", "scottish", "continental", "american", "full", "cooked", "school", "packed", "tv",
    "sunday", "roast", "christmas",
    "thanksgiving", "birthday", "business", "second", "day", "liquid", "ploughmans", "ploughman's",
  ]
  /// Words before an hour that can only mean a time.
  let surePrepositions: Set<String> = ["at", "@", "kl", "klokken", "klockan", "um"]
  /// Names of a meal only after a word such as *for*.
  let boundNames: Set<String> = ["diner", "comer", "tea"]
  /// Verbs and other names for a meal: `para cenar`, `desayuné`, `tiffin`.
  let mealVerbs: [String: FoodCategory]
  /// English abbreviations of weekdays, which are other words in front of a food.
  let weekdayAbbreviations: Set<String> = [
    "mon", "tue", "tues", "wed", "thu", "thur", "thurs", "fri", "sat", "sun",
  ]
  /// Words that are articles as well as the number one, and no hours.
  let articles: Set<String> = [
    "a", "an", "ein", "eine", "einer", "einem", "ner", "un", "une", "una", "uno", "un'", "um", "uma",
    "een", "en", "ett", "et",
  ]
  /// Numbers in words, up to twelve.
  let numbers: [String: Int]
  /// Words for a part of the day only after the name of a day: `Montag morgen`, `friday night`.
  let behindDays: [String: DayPart]
  /// Endings for such a part: `Freitagabend`.
  let endings: [(text: String, part: DayPart)]
  /// What a text without spaces between its words may begin with, longest first.
  let unspaced: [(text: String, meaning: Meaning)]
  /// What a text without spaces may end with around the food: `を食べた`.
  let unspacedEndings = [
    "を食べました", "食べました", "を食べた", "食べた", "を飲みました", "飲みました", "を飲んだ", "飲んだ", "먹었다", "먹음",
  ]
  /// For a word that says when: what must not follow it, because they are another word together: `朝食`.
  let unspacedBounds: [(first: String, behind: String)] =
    [
      ("朝", "食"), ("朝", "ご"), ("夜", "食"), ("夜", "宵"), ("昼", "食"), ("昼", "ご"),
    ] + ["아침", "점심", "저녁"].flatMap { part in ["밥", "식", "으"].map { (first: part, behind: $0) } }
  /// Words that with a meal's name mean that it was left out: `kein Mittagessen`, `no cené`.
  let denials: Set<String> = [
    "no", "kein", "keine", "keinen", "nicht", "ohne", "pas", "pas de", "sans", "sin", "non", "nessun",
    "nessuna", "saltato",
    "geen", "niet", "ingen", "inget", "inte", "ikke", "nao", "sem", "не", "без", "skipped", "skip",
    "skipping", "missed",
    "didn't", "didn’t", "didnt", "did not", "haven't", "haven’t", "havent", "not", "without", "nahi", "nahin",
    "ausgelassen", "ausgefallen", "saute", "saltado", "nothing", "nichts", "nada", "rien", "niente", "nulla",
    "niets",
  ]
  /// Words that mean so for any meal.
  let nothings: Set<String> = [
    "nothing", "nichts", "nada", "rien", "niente", "nulla", "niets", "kuch nahi", "kuch nahin", "didn't",
    "didn’t",
    "didnt", "did not", "haven't", "haven’t", "havent",
  ]
  /// Words that may stand beside these and name no food.
  let wordsBesideDenials: Set<String> = [
    "i", "i've", "have", "had", "ate", "eat", "eaten", "any", "anything", "my", "a", "the", "for", "zum",
    "zu", "de", "du", "at",
    "ich", "hab", "habe", "gegessen", "gehabt", "j'ai", "je", "n'ai", "mange", "comi", "he", "comido", "ho",
    "mangiato", "khaya",
    "kiya", "ek", "yet", "just", "el", "la", "le", "para", "pour",
  ]
  /// Words for a whole day.
  let wholeDays: Set<String> = [
    "all day", "all day long", "whole day", "all morning", "all evening", "so far", "till now",
    "den ganzen tag", "ganzen tag",
    "todo dia", "todo el dia", "toute journee", "toute la journee", "tutto il giorno", "all day today",
    "all day yesterday", "din bhar",
  ]
  /// What follows the hours of preparation of a dish: `8h pulled pork`.
  let behindHours: Set<String> = [
    "slow", "pulled", "smoked", "sourdough", "fermented", "cured", "braised", "roast", "roasted", "cooked",
    "old", "stew",
    "stewed", "marinated", "proofed", "proved", "simmered", "brisket", "ramen", "broth", "oats", "cold",
    "rested",
    "slow-cooked", "slow-roasted", "sous", "dry", "dry-aged", "aged", "fasted", "fast", "energy", "soaked",
  ]
  /// Pairs of words that are a food though the first says when: `sunday roast`.
  let dishes: Set<String>
  /// Second words that form a dish with a meal's name: `breakfast burrito`, `lunch box`.
  let behindMeals: [FoodCategory: Set<String>]

  private init() {
    var meanings: [String: Meaning] = [:]
    for (list, meaning) in Self.lists + Self.polish {
      for words in Self.items(list) { meanings[words] = meaning }
    }
    for frame in Self.agoFrames + Self.polishAgoFrames {
      let (minutes, hours, days, weeks) = frame.units
      for (units, factor) in [(minutes, 1), (hours, 60)] {
        for unit in Self.items(units) {
          for text in Self.items(frame.frames) {
            meanings[text.replacing("%", with: unit)] = .minutesAgo(factor, times: nil)
          }
        }
      }
      for (units, factor) in [(days, 1), (weeks, 7)] {
        for unit in Self.items(units) {
          for text in Self.items(frame.frames) {
            meanings[text.replacing("%", with: unit)] = .daysAgo(factor)
          }
        }
      }
    }
    for unit in Self.items("m, min, mins, minute, minutes, h, hr, hrs, hour, hours, day, days") {
      meanings["in # \(unit)"] = .vague
    }
    for text in Self.items(
      "# night ago, # nights ago, # nites ago, # nights back, # evenings ago, vor # nachten, vor # abenden")
    {
      meanings[text] = .nightsAgo
    }
    self.meanings = meanings
    var besideMeals: [String: Int] = [:]
    for (list, minutes) in Self.wordsBesideMeals {
      for words in Self.items(list) { besideMeals[words] = minutes }
    }
    self.besideMeals = besideMeals
    lastWeeks = Self.items(Self.wordsForLastWeek)
    var prepositions: [String: Bool] = [:]
    for word in Self.items(Self.exactPrepositions) { prepositions[word] = false }
    for word in Self.items(Self.openPrepositions) { prepositions[word] = true }
    self.prepositions = prepositions
    mealPrepositions = Set(Self.items(Self.beforeMeals))
    particles = Set(Self.items("ko, mein, me, को, में"))
    hourUnits = Set(
      Self.items(
        "uhr, o'clock, oclock, h, hrs, hours, baje, bje, heure, heures, uur, u, horas, hs, ч, часов, बजे, 시")
    )
    lastWords = Set(
      Self.items(
        """
        last, letzten, letzter, letzte, letztes, vergangenen, dernier, derniere, pasado, pasada, passado, passada, scorso, scorsa, \
        afgelopen, vorige, sist, sidste, forra, прошлый, прошлую, прошлое, zeszły, zeszłą, ubiegły, ubiegłą
        """))
    var numbers: [String: Int] = [:]
    for list in Self.numbersInWords + [Self.polishNumbers] {
      for (index, words) in Self.items(list).enumerated() {
        for word in words.split(separator: " ") { numbers[String(word)] = index + 1 }
      }
    }
    self.numbers = numbers
    unspaced = meanings.filter {
      $0.key.unicodeScalars.first.map { (0x3000..<0xD7B0).contains($0.value) } ?? false
    }
    .map { (text: $0.key, meaning: $0.value) }.sorted { ($1.text.count, $0.text) < ($0.text.count, $1.text) }
    var behindDays: [String: DayPart] = [:]
    for (list, part) in Self.partsBehindDays + Self.polishPartsBehindDays {
      for word in Self.items(list) { behindDays[word] = part }
    }
    self.behindDays = behindDays
    var mealVerbs: [String: FoodCategory] = [:]
    for (list, meal) in Self.verbsOfMeals + Self.polishVerbsOfMeals {
      for word in Self.items(list) { mealVerbs[word] = meal }
    }
    for (name, meal) in Self.misspelledMeals {
      for slip in Self.misspellings(of: name) where mealVerbs[slip] == nil { mealVerbs[slip] = meal }
    }
    self.mealVerbs = mealVerbs
    endings = [
      ("abend", .evening), ("nacht", .evening), ("nachmittag", .afternoon), ("vormittag", .morning),
      ("mittag", .noon),
      ("morgen", .morning), ("avond", .evening), ("ochtend", .morning), ("middag", .afternoon),
      ("aften", .evening),
      ("kvall", .evening), ("kveld", .evening), ("morgon", .morning),
    ]
    dishes = Set(Self.items(Self.dishesOfDays))
    behindMeals = Self.secondWords.mapValues { Set(Self.items($0)) }
  }

  static let numbersInWords = [
    "one an a, two, three, four, five, six, seven, eight, nine, ten, eleven, twelve",
    "ein eine einer einem ner eins, zwei, drei, vier, fünf, sechs, sieben, acht, neun, zehn, elf, zwölf",
    "un une, deux, trois, quatre, cinq, six, sept, huit, neuf, dix, onze, douze",
    "un una uno, dos, tres, cuatro, cinco, seis, siete, ocho, nueve, diez, once, doce",
    "um uma, dois duas, três, quatro, cinco, seis, sete, oito, nove, dez, onze, doze",
    "un una un', due, tre, quattro, cinque, sei, sette, otto, nove, dieci, undici, dodici",
    "een, twee, drie, vier, vijf, zes, zeven, acht, negen, tien, elf, twaalf",
    "एक, दो, तीन, चार, पांच पाँच, छह, सात, आठ, नौ, दस, ग्यारह, बारह",
    "один одну, два две, три, четыре, пять, шесть, семь, восемь, девять, десять, одиннадцать, двенадцать",
    "en ett et, två to, tre, fyra fire, fem, sex seks, sju syv, åtta otte åtte, nio ni, tio ti, elva elleve, tolv",
  ]

  /// Names of meals in which a letter is easily left out or transposed.
  private static let misspelledMeals: [(String, FoodCategory)] = [
    ("breakfast", .breakfast), ("lunch", .lunch), ("dinner", .dinner), ("snack", .snack),
  ]

  /// A name with one letter less, or two next to each other the other way round; without what is a word of its own.
  private static func misspellings(of name: String) -> Set<String> {
    let letters = Array(name)
    var found: Set<String> = []
    for place in letters.indices {
      found.insert(String(letters[..<place] + letters[(place + 1)...]))
      if place + 1 < letters.count {
        var swapped = letters
        swapped.swapAt(place, place + 1)
        found.insert(String(swapped))
      }
    }
    return found.subtracting([name, "inner", "diner", "sack", "nack", "lunc", "dinne", "snac"])
  }

  /// The items of a list, folded.
  private static func items(_ list: String) -> [String] {
    list.split(separator: ",").map { folded(String($0)) }.map { words in
      words.split(separator: " ").joined(separator: " ")
    }
  }
}

/// Polish words for when something was eaten. Headings of a diary do not know the language.
extension EntryPhraseWords {
  static let polish: [(String, Meaning)] = [
    ("dziś, dzisiaj", .day(0)), ("wczoraj", .day(-1)), ("przedwczoraj", .day(-2)), ("jutro", .day(1)),
    ("dziś rano, dzisiaj rano", .part(.morning, day: 0)), ("wczoraj rano", .part(.morning, day: -1)),
    ("dziś w południe, dzisiaj w południe", .part(.noon, day: 0)),
    ("wczoraj w południe", .part(.noon, day: -1)),
    ("dziś po południu, dzisiaj po południu", .part(.afternoon, day: 0)),
    ("wczoraj po południu", .part(.afternoon, day: -1)),
    ("dziś wieczorem, dzisiaj wieczorem", .part(.evening, day: 0)),
    ("wczoraj wieczorem, wczoraj w nocy", .part(.evening, day: -1)),
    ("rano, z rana", .part(.morning, day: nil)), ("po południu", .part(.afternoon, day: nil)),
    ("wieczorem", .part(.evening, day: nil)), ("w południe", .noon), ("o północy", .midnight),
    ("teraz, przed chwilą", .now), ("godzinę temu", .minutesAgo(60, times: 1)),
    ("pół godziny temu", .minutesAgo(30, times: 1)), ("tydzień temu", .day(-7)),
    ("niedawno, później, w zeszłym tygodniu", .vague),
    ("zjadłem, zjadłam, jadłem, jadłam, wypiłem, wypiłam, piłem, piłam", .leadIn),
  ]

  static let polishVerbsOfMeals: [(String, FoodCategory)] = [
    ("śniadanie, śniadania", .breakfast), ("obiad, obiadu", .lunch), ("kolację, kolacja, kolacji", .dinner),
    ("podwieczorek", .snack),
  ]

  static let polishPartsBehindDays: [(String, DayPart)] = [("rano", .morning), ("wieczorem", .evening)]

  static let polishAgoFrames: [(frames: String, units: (String, String, String, String))] = [
    ("# % temu", ("min, minuty, minut", "h, godz, godziny, godzin", "dni", "tygodnie, tygodni"))
  ]

  static let polishNumbers =
    "jeden jedną, dwa dwie, trzy, cztery, pięć, sześć, siedem, osiem, dziewięć, dziesięć, jedenaście, dwanaście"

  /// Names of weekdays, also behind *w* and *zeszły*, by those that are known.
  static let polishWeekdays = [
    "poniedzialek": "monday", "wtorek": "tuesday", "sroda": "wednesday", "srode": "wednesday",
    "czwartek": "thursday", "piatek": "friday", "sobota": "saturday", "sobote": "saturday",
    "niedziela": "sunday", "niedziele": "sunday",
  ]
}
