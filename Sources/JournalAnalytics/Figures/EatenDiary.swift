public import JournalFormat

/// All eaten entries up to a day as a compact table, for analyses of the whole diary.
///
/// Later days, and planned or dropped entries, are left out. Rows are in the order of the diary.
struct EatenDiary: Sendable {
  struct Row: Sendable {
    var day: Day
    /// Indices into `paths` and `phrases`.
    var file: Int32
    var phrase: Int32
    var line: Int32
    /// Ranges at their middle; `nil` where nothing is stated.
    var energyTenths: Int32?
    var hasWholeEnergy: Bool
    /// `nil` for an entry without a time.
    var time: ClockTime?
    /// Whether `time` is an estimate.
    var isTimeEstimated: Bool
    /// The end of a time range, in minutes since the day's midnight.
    var end: Int16?
    var category: FoodCategory?
    var kind: FoodEntry.InputKind

    /// The time, unless it is an estimate: figures about times rest on these alone.
    var exactTime: ClockTime? { isTimeEstimated ? nil : time }
  }

  /// A day with at least one row.
  struct LoggedDay: Sendable {
    var day: Day
    var rows: Range<Int>
  }

  private(set) var rows: [Row] = []
  private(set) var days: [LoggedDay] = []
  private(set) var paths: [String] = []
  /// The words of each different text that `recognition` takes for food, in the form that `forms` gives them.
  private(set) var phrases: [[[String]]] = []
  /// The same as they are written.
  private(set) var written: [[[String]]] = []
  /// Of each text the words of foods that it says were left out.
  private(set) var leftOut: [[[String]]] = []
  /// All words of the texts in which `recognition` leaves some out, by phrase.
  private(set) var withRemarks: [Int: [[String]]] = [:]
  private(set) var forms = FoodForms()
  private(set) var recognition: FoodRecognition

  init(_ journal: Journal, through last: Day, besides others: Set<String> = []) {
    self.init(
      journal.days.prefix { $0.day <= last }, besides: others,
      recognition: FoodRecognition(ownFoods: journal.ownFoods))
  }

  /// The eaten entries of `files`, which are in the order of their days; `others` are words to compare with theirs. What is food
  /// `recognition` has learned from more days, or learns from these.
  init(
    _ files: ArraySlice<JournalDay>, besides others: Set<String> = [],
    recognition: FoodRecognition = FoodRecognition()
  ) {
    self.recognition = recognition
    // Reserved, because growing an array copies it.
    rows.reserveCapacity(files.reduce(0) { $0 + $1.entries.count })
    var numbers: [TextSlice: Int32] = [:]
    var capitals: [[FoodSpellings.Capital]] = []
    // By their positions, for a loop over the values would copy each day and entry.
    for day in files.indices {
      let start = rows.count
      files[day].entries.withUnsafeBufferPointer { entries in
        for index in entries.indices where entries[index].isEaten {
          let phrase: Int32
          if let known = numbers[entries[index].text] {
            phrase = known
          } else {
            phrase = Int32(written.count)
            numbers[entries[index].text] = phrase
            let spelled = spelledFoodWords(of: entries[index].text)
            written.append(spelled.words)
            leftOut.append(spelled.leftOut)
            capitals.append(spelled.capitals)
          }
          let energy = entries[index].energy
          rows.append(
            Row(
              day: files[day].day, file: Int32(paths.count), phrase: phrase,
              line: Int32(entries[index].range.lowerBound.line),
              energyTenths: energy?.middle.tenthsOfKilocalorie,
              hasWholeEnergy: energy != nil && !entries[index].isEnergyPartial,
              time: entries[index].time?.start,
              isTimeEstimated: entries[index].time?.isEstimate ?? false,
              end: entries[index].time?.end?.minutes, category: entries[index].category,
              kind: entries[index].inputKind))
        }
      }
      guard rows.count > start else { continue }
      paths.append(files[day].path)
      if days.last?.day == files[day].day {
        days[days.count - 1].rows = days[days.count - 1].rows.lowerBound..<rows.count
      } else {
        days.append(LoggedDay(day: files[day].day, rows: start..<rows.count))
      }
    }
    phrases = written
    if recognition.isEmpty {
      for (words, times) in zip(written, weights(of: rows[...])) {
        self.recognition.learn(from: words, times: times)
      }
    }
    for phrase in written.indices {
      let foods = self.recognition.foods(in: written[phrase])
      if foods != written[phrase] { withRemarks[phrase] = written[phrase] }
      written[phrase] = foods
    }
    phrases = written
    forms = FoodForms(written, weights: weights(of: rows[...]), besides: others)
    forms.spellings = FoodSpellings(written, capitals: capitals, rows: rows.map { Int($0.phrase) })
    phrases = forms.unified(written)
  }

  /// The logged days of a period; none for `nil`.
  func days(in period: ClosedRange<Day>?) -> ArraySlice<LoggedDay> {
    guard let period else { return [] }
    let lower = days.partitioningIndex { $0.day >= period.lowerBound }
    return days[lower..<max(lower, days.partitioningIndex { $0.day > period.upperBound })]
  }

  /// The rows of a period's days.
  func rows(in period: ClosedRange<Day>?) -> ArraySlice<Row> {
    let days = days(in: period)
    guard let first = days.first, let last = days.last else { return [] }
    return rows[first.rows.lowerBound..<last.rows.upperBound]
  }

  /// The number of rows with each phrase.
  func weights(of rows: ArraySlice<Row>) -> [Int] {
    var weights = Array(repeating: 0, count: phrases.count)
    for row in rows { weights[Int(row.phrase)] += 1 }
    return weights
  }

  /// The foods that some rows name, by default all.
  func tally(of rows: ArraySlice<Row>? = nil) -> FoodTally {
    FoodTally(phrases, written: written, forms: forms, weights: weights(of: rows ?? self.rows[...]))
  }

  /// The name of a food as the diary spells it.
  func shown(_ food: String) -> String { forms.spellings.shown(food) }

  func place(_ row: Row) -> LinePlace { LinePlace(paths[Int(row.file)], line: Int(row.line)) }

  /// The places of the rows whose words satisfy a condition, which is evaluated once for each different text.
  func places(in period: ClosedRange<Day>?, where holds: ([[String]]) -> Bool) -> [LinePlace] {
    var known: [Bool?] = Array(repeating: nil, count: phrases.count)
    return rows(in: period).filter { row in
      let phrase = Int(row.phrase)
      if known[phrase] == nil { known[phrase] = holds(phrases[phrase]) }
      return known[phrase] ?? false
    }.map(place)
  }
}

extension EatenDiary {
  /// The number of entries that name the food of `runs`.
  func entriesNaming(_ runs: [[String]]) -> Int {
    guard let named = phrasesNaming(runs) else { return 0 }
    return rows.count { named[Int($0.phrase)] }
  }

  /// For each phrase whether it names the food of `runs`; `nil` unless they name one.
  func phrasesNaming(_ runs: [[String]]) -> [Bool]? {
    guard runs.count == 1, let words = runs.first?.map(forms.form) else { return nil }
    return phrases.map { $0.names(words) }
  }

  /// The number of entries of some days that name each of `foods`.
  func figures(
    of foods: [NamedFood], during days: ClosedRange<Day>?, suffix: String = "",
    note: String? = nil
  ) -> [Figure] {
    foods.map { food in
      Figure(food.shown + suffix, .entries(food.count), rule: .namedFoods, note: note) {
        places(in: days) { $0.names(food.words) }
      }
    }
  }
}

extension [[String]] {
  /// Whether a word, or adjacent words, are in an entry, a word also within a name: `tortilla` in `tortilla de patatas`.
  func names(_ words: [String]) -> Bool {
    contains { run in
      run.indices.contains {
        run[$0...].starts(with: words)
          || words.count == 1 && run[$0].isFoodName && FoodNames.foods(in: run[$0]).contains(words[0])
      }
    }
  }
}

/// Two foods of a diary, by number.
struct FoodPair: Hashable {
  var lower: Int
  var upper: Int
  init(_ a: Int, _ b: Int) { (lower, upper) = (min(a, b), max(a, b)) }
}

/// The foods of a whole diary, and those that each phrase names.
struct FoodIndex: Sendable {
  /// By food number: a word or a dish.
  private(set) var names: [String] = []
  /// As reports show them.
  private(set) var shown: [String] = []
  /// The words of each.
  private(set) var words: [[String]] = []
  /// For each phrase, its dishes and the words outside of them.
  private(set) var parts: [[Int]] = []
  /// For each phrase, all foods it names, including the words within dishes and the dishes within longer ones.
  private(set) var all: [[Int]] = []
  /// By food number: the place of its first mention among those of all foods.
  private(set) var mentioned: [Int] = []
  private var numbers: [String: Int] = [:]
  let tally: FoodTally

  /// An index without foods, for reports that name none.
  static let none = FoodIndex(EatenDiary(Journal(), through: Day(ordinal: 0)))

  /// The foods of `diary` by the rules of `FoodTally` for all its rows.
  init(_ diary: EatenDiary) {
    tally = diary.tally()
    // What is only named in dishes, as their kind, is no further food.
    let foods = tally.foods.filter { $0.countWithinDishes < $0.count }
    names = foods.map(\.name)
    shown = foods.map(\.shown)
    words = foods.map(\.words)
    for (number, name) in names.enumerated() { numbers[name] = number }
    mentioned = Array(repeating: Int.max, count: names.count)
    var mentions = 0
    for phrase in diary.phrases {
      let divided = tally.parts(of: phrase)
      for part in divided {
        guard let number = numbers[part], mentioned[number] == Int.max else { continue }
        mentioned[number] = mentions
        mentions += 1
      }
      parts.append(Set(divided.compactMap { numbers[$0] }).sorted())
      all.append(Set(tally.names(of: phrase).compactMap { numbers[$0] }).sorted())
    }
  }

  /// Whether two foods share a word: `coffee` and `filter coffee`.
  func overlap(_ a: Int, _ b: Int) -> Bool { !allWords(of: a).isDisjoint(with: allWords(of: b)) }

  /// The words of a food with those within names.
  func allWords(of food: Int) -> Set<String> { Set(words[food] + words[food].flatMap(FoodNames.foods)) }

  /// The pairs of foods of which an entry has one directly before the other, or both as words of one dish: `peanut` and `butter`.
  func neighbours(in entry: [[String]]) -> Set<FoodPair> {
    var pairs: Set<FoodPair> = []
    func addPairs(of foods: [Int]) {
      for (place, first) in foods.enumerated() {
        for second in foods.dropFirst(place + 1) { pairs.insert(FoodPair(first, second)) }
      }
    }
    for run in entry {
      let dishes = tally.dishes(in: run)
      let words = run.map { numbers[$0] }
      var starting = words.map { [$0].compactMap(\.self) }
      var ending = starting
      for dish in dishes {
        if let number = numbers[dish.name] {
          starting[dish.place].append(number)
          ending[dish.place + dish.words - 1].append(number)
        }
        addPairs(of: words[dish.place..<dish.place + dish.words].compactMap(\.self))
      }
      for name in run where name.isFoodName {
        addPairs(of: FoodNames.foods(in: name).compactMap { numbers[$0] })
      }
      for place in run.indices.dropFirst() {
        for first in ending[place - 1] {
          for second in starting[place] { pairs.insert(FoodPair(first, second)) }
        }
      }
    }
    return pairs
  }

  /// Whether two foods, by name, are the same or share a word.
  func resemble(_ a: String, _ b: String) -> Bool {
    guard a != b, let a = numbers[a], let b = numbers[b] else { return a == b }
    return overlap(a, b)
  }
}

extension KnownFoods {
  /// What the rows of `diary` before `day` name, as written; empty before three logged days.
  init(writtenIn diary: EatenDiary, before day: Day) {
    let earlier = diary.days.prefix { $0.day < day }
    let isEnough = earlier.count >= 3
    var uses: [Use?] = Array(repeating: nil, count: diary.written.count)
    for row in diary.rows[..<(isEnough ? earlier.last?.rows.upperBound ?? 0 : 0)] {
      let phrase = Int(row.phrase)
      uses[phrase] = Use(times: (uses[phrase]?.times ?? 0) + 1, last: row.day)
    }
    self.init(diary.written, uses, isEnough: isEnough, recognition: diary.recognition)
  }
}

extension EatenDiary {
  /// The word of the diary that is spelled most like `word`, and how many entries have it; `nil` where none is near.
  func similarFood(to word: String) -> (food: String, entries: Int)? {
    let counts = weights(of: rows[...])
    var entries: [String: Int] = [:]
    for (phrase, count) in zip(written, counts) {
      for word in Set(phrase.joined()) { entries[word, default: 0] += count }
    }
    return similarWord(to: word, among: entries).map { ($0, entries[$0] ?? 0) }
  }
}

/// The food of the diary that is spelled most like `word`, and the number of entries that have it; `nil` where none is near.
public func similarFood(to word: String, in journal: Journal, today: Day) -> (name: String, entries: Int)? {
  EatenDiary(journal, through: today).similarFood(to: word.lowercased()).map {
    (name: $0.food, entries: $0.entries)
  }
}
