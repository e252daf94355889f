public import JournalFormat

/// Something noted repeatedly, a mood or an item under a heading of the user's own, with the mean of its values.
public struct ScaleAverage: Hashable, Sendable {
  /// Which records are counted.
  struct Source: OptionSet {
    let rawValue: Int
    /// Moods, including those on habits, grouped by scale.
    static let moods = Source(rawValue: 1)
    /// Items under the user's own headings, grouped by folded heading, text and scale; those without a value join the most frequent
    /// scale. Below Symptoms the text is the symptom's name, without remarks and words for strength.
    static let headings = Source(rawValue: 2)
    /// Moods in words alone, grouped by their words.
    static let moodWords = Source(rawValue: 4)
  }

  struct DayMean: Hashable, Sendable {
    var day: Day
    var mean: Double
  }

  /// The heading's text; `Mood` for moods.
  public var heading: String
  /// As first written in the period; empty for a mood without text.
  public var text: String
  /// The upper end of the scale; `nil` for items without a value.
  public var scale: Double?
  public var count: Int
  public var days: Int
  /// How many of them have a value.
  public var valued = 0
  /// Hundredths of the mean of the days' values; the value of a day is the mean of what is noted on it.
  public var averageHundredths: Int?
  /// The lowest and the highest value; `nil` for items without one.
  var extremes: ClosedRange<Double>?
  public var last: Day
  /// The mean value of each day that has one, in order.
  var byDay: [DayMean] = []
  /// The other days, in order.
  var bareDays: [Day] = []
  /// The lines of its items.
  var places: [LinePlace]

  /// `Symptoms: headache`.
  var name: String { text.isEmpty ? heading : "\(heading): \(text)" }

  /// `3.4 of 5`; `nil` for items without a value.
  var averageText: String? {
    guard let scale, let averageHundredths else { return nil }
    return "\(tenthsText(share(averageHundredths, among: 10))) of \(numberText(scale))"
  }

  /// Whether a day has several values and counts with their mean.
  var hasMeans: Bool { valued > byDay.count }
  /// Whether its average is one of days, which may differ from that of the values.
  var isOfDays: Bool { hasMeans && byDay.count > 1 }

  /// Whether it is a complaint: below Symptoms, or with a value.
  var isComplaint: Bool { scale != nil || SymptomWords.isHeading(heading) }

  /// Whether it is noted with a value and without one.
  var isPartly: Bool { valued > 0 && valued < count }

  /// The mean, with its own name or another one.
  func figure(named other: String? = nil) -> Figure {
    let value: Figure.Value =
      if let scale, let averageHundredths {
        .mean(hundredths: averageHundredths, scale: scale, count: valued)
      } else {
        .text("noted \(timesText(count))")
      }
    return Figure(other ?? name, value, rule: .scaleAverage, lines: { places })
  }
}

/// The averages of `files`, by heading in the order of first occurrence, then by count. Files are in the order of their days. Left
/// out are items with the value 0, and items that deny a complaint, or what another item of the heading names, and name nothing
/// else: `no headache`, `headache: none`, `none`.
func scaleAverages(of files: some Sequence<JournalDay>, from source: ScaleAverage.Source) -> [ScaleAverage] {
  var sums = ScaleSums()
  for file in files {
    if source.contains(.headings) {
      // The value 0 says that it was not there.
      for item in file.series where item.value.map({ $0.value > 0 }) ?? true {
        let spelling = ScaleSums.Spelling(heading: item.series, text: item.text, scale: item.value?.scale)
        sums.add(item.value, spelled: spelling, on: file.day, at: LinePlace(file.path, item.range))
      }
    }
    guard !source.isDisjoint(with: [.moods, .moodWords]) else { continue }
    for mood in file.notedMoods where source.contains(mood.value == nil ? .moodWords : .moods) {
      let text = mood.value == nil ? mood.text : TextSlice("")
      guard let text, !text.isEmpty || mood.value != nil else { continue }
      let spelling = ScaleSums.Spelling(heading: ScaleSums.mood, text: text, scale: mood.value?.scale)
      sums.add(mood.value, spelled: spelling, on: file.day, at: LinePlace(file.path, mood.range))
    }
  }
  return sums.averages
}

extension JournalDay {
  /// Its moods, and those on habits.
  var notedMoods: [MoodEntry] {
    moods
      + habitTicks.compactMap { tick in
        tick.mood.map { MoodEntry(range: tick.range, time: tick.time, value: $0) }
      }
  }
}

/// The averages of lines of one kind, in the order of their days: one for each scale, the smallest first. Lines without a value
/// join the most frequent scale.
func scaleAverages(of values: [(value: MoodValue?, day: Day, place: LinePlace)]) -> [ScaleAverage] {
  var sums = ScaleSums()
  for (value, day, place) in values {
    let spelling = ScaleSums.Spelling(heading: ScaleSums.mood, text: TextSlice(""), scale: value?.scale)
    sums.add(value, spelled: spelling, on: day, at: place)
  }
  return sums.averages.sorted { ($0.scale ?? 0) < ($1.scale ?? 0) }
}

/// `4/5`.
func moodText(_ mood: MoodValue) -> String { "\(numberText(mood.value))/\(numberText(mood.scale))" }

/// The sums of a computation in progress.
private struct ScaleSums {
  /// The spelling as written, so that each is folded only once.
  struct Spelling: Hashable {
    var heading: TextSlice
    var text: TextSlice
    var scale: Double?
  }

  private struct Key: Hashable {
    var heading: String
    var text: String
    var scale: Double?
    /// The same on any scale.
    var named: Key { Key(heading: heading, text: text) }
  }

  private struct Sum {
    var average: ScaleAverage
    /// The position of its heading among all headings, and its folded name.
    var order: (heading: Int, text: String)
    /// All of its folded words.
    var words: String
    var lines: [(day: Day, place: LinePlace)] = []
    /// In order; values are added to the last one.
    var days: [(day: Day, thousandths: Int, count: Int)] = []

    /// Adds other lines of the same kind.
    mutating func join(_ others: [Sum]) {
      guard !others.isEmpty else { return }
      for other in others {
        average.count += other.average.count
        average.valued += other.average.valued
        for value in [other.average.extremes?.lowerBound, other.average.extremes?.upperBound] {
          value.map { average.reach($0) }
        }
        days += other.days
        lines += other.lines
      }
      days = days.sorted { $0.day < $1.day }.reduce(into: []) { days, day in
        if let last = days.indices.last, days[last].day == day.day {
          days[last].thousandths += day.thousandths
          days[last].count += day.count
        } else {
          days.append(day)
        }
      }
      lines.sort { ($0.day, $0.place.path, $0.place.line) < ($1.day, $1.place.path, $1.place.line) }
    }
  }

  static let mood = TextSlice("Mood")

  private var sums: [Sum] = []
  private var numbers: [Key: Int] = [:]
  private var spellings: [Spelling: Int] = [:]
  private var headings: [String: Int] = [:]

  mutating func add(_ value: MoodValue?, spelled spelling: Spelling, on day: Day, at place: LinePlace) {
    if let value, !(0...1_000_000).contains(value.value) { return }
    let index = number(of: spelling, on: day)
    let thousandths = Int(((value?.value ?? 0) * 1_000).rounded())
    if sums[index].days.last?.day != day { sums[index].days.append((day, 0, 0)) }
    let last = sums[index].days.count - 1
    sums[index].days[last].thousandths += thousandths
    sums[index].days[last].count += value == nil ? 0 : 1
    sums[index].average.count += 1
    sums[index].average.valued += value == nil ? 0 : 1
    if let value { sums[index].average.reach(value.value) }
    sums[index].lines.append((day, place))
  }

  private mutating func number(of spelling: Spelling, on day: Day) -> Int {
    if let known = spellings[spelling] { return known }
    let heading = spelling.heading.string
    let words = spelling.text.string
    let key = Key(heading: folded(heading), text: folded(words), scale: spelling.scale)
    let rank = headings[key.heading] ?? headings.count
    headings[key.heading] = rank
    let index = numbers[key] ?? sums.count
    if index == sums.count {
      let name = SymptomWords.isHeading(heading) ? SymptomWords.name(in: words) : words
      let average = ScaleAverage(
        heading: heading, text: name, scale: key.scale, count: 0, days: 0, last: day, places: [])
      sums.append(Sum(average: average, order: (rank, folded(name)), words: key.text))
    }
    numbers[key] = index
    spellings[spelling] = index
    return index
  }

  /// Those that do not deny anything. A mood may: `not tired`.
  private var affirmed: [Sum] {
    var names: [Int: Set<String>] = [:]
    for sum in sums { names[sum.order.heading, default: []].insert(Self.figuresAlike(in: sum.words)) }
    // Each wording is looked at once: of hundreds of different walks only the kilometres differ.
    var denials: [Int: [String: Bool]] = [:]
    return sums.filter { sum in
      if sum.average.heading == Self.mood.string { return true }
      let words = Self.figuresAlike(in: sum.words)
      if let denies = denials[sum.order.heading]?[words] { return !denies }
      let known = names[sum.order.heading] ?? []
      let denies = Denial.deniesAll(in: words) { known.contains($0) || SymptomWords.isNamed(by: $0) }
      denials[sum.order.heading, default: [:]][words] = denies
      return !denies
    }
  }

  /// `text` with 1 for each of its numbers, which are the same to whether it denies something; unchanged if one of them begins with 0,
  /// which may deny.
  private static func figuresAlike(in text: String) -> String {
    let bytes = Array(text.utf8)
    var alike: [UInt8] = []
    var isInNumber = false
    for (place, byte) in bytes.enumerated() {
      let isPoint =
        isInNumber && (byte == .period || byte == .comma || byte == .colon)
        && place + 1 < bytes.count && isASCIIDigit(bytes[place + 1])
      guard isASCIIDigit(byte) || isPoint else {
        isInNumber = false
        alike.append(byte)
        continue
      }
      guard !isInNumber else { continue }
      guard byte != UInt8(ascii: "0") else { return text }
      isInNumber = true
      alike.append(UInt8(ascii: "1"))
    }
    return String(decoding: alike, as: UTF8.self)
  }

  /// The same, one for each name and scale; lines without a value join the most frequent scale.
  private var joined: [Sum] {
    func key(_ sum: Sum) -> Key {
      Key(heading: "\(sum.order.heading)", text: sum.order.text, scale: sum.average.scale)
    }
    let alike = Dictionary(grouping: affirmed, by: key).values.compactMap { sums -> Sum? in
      guard var joined = sums.first else { return nil }
      joined.join(Array(sums.dropFirst()))
      return joined
    }
    var joined = alike.filter { $0.average.scale != nil }
    let places = Dictionary(grouping: joined.indices) { key(joined[$0]).named }
    for bare in alike where bare.average.scale == nil {
      let most = places[key(bare).named]?.max {
        let (a, b) = (joined[$0].average, joined[$1].average)
        return (a.valued, b.scale ?? 0) < (b.valued, a.scale ?? 0)
      }
      if let most { joined[most].join([bare]) } else { joined.append(bare) }
    }
    return joined
  }

  var averages: [ScaleAverage] {
    let ordered = joined.sorted { a, b in
      guard a.order.heading == b.order.heading else { return a.order.heading < b.order.heading }
      return (b.average.count, a.order.text, a.average.scale ?? 0) < (
        a.average.count, b.order.text, b.average.scale ?? 0
      )
    }
    return ordered.map { sum in
      var average = sum.average
      average.days = sum.days.count
      average.last = sum.days.last?.day ?? average.last
      average.places = sum.lines.map(\.place)
      average.bareDays = sum.days.filter { $0.count == 0 }.map(\.day)
      guard average.scale != nil else { return average }
      let valued = sum.days.filter { $0.count > 0 }
      average.byDay = valued.map {
        .init(day: $0.day, mean: Double($0.thousandths) / Double(1_000 * $0.count))
      }
      let means = valued.reduce(0) { $0 + share($1.thousandths, among: $1.count) }
      average.averageHundredths = share(means, among: 10 * max(1, valued.count))
      return average
    }
  }
}

extension ScaleAverage {
  fileprivate mutating func reach(_ value: Double) {
    extremes = min(value, extremes?.lowerBound ?? value)...max(value, extremes?.upperBound ?? value)
  }
}

extension [ScaleAverage] {
  /// Those with one heading and name together, whatever their scale, in the order of the first of each.
  var byName: [[ScaleAverage]] {
    var places: [String: Int] = [:]
    return reduce(into: []) { groups, item in
      let name = folded(item.name)
      if let place = places[name] {
        groups[place].append(item)
      } else {
        places[name] = groups.count
        groups.append([item])
      }
    }
  }

  var json: JSONValue {
    .array(
      map {
        [
          "heading": .string($0.heading), "words": .string($0.text), "scale": JSONValue($0.scale),
          "average": $0.averageHundredths.map { .double(Double($0) / 100) } ?? .null,
          "count": .int($0.count), "count_with_value": .int($0.valued), "days": .int($0.days),
          "last_day": .string($0.last.description),
        ]
      })
  }
}
