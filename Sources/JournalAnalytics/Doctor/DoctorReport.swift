public import JournalFormat

/// What a doctor asks for: weight, energy, symptoms, moods and chosen notes of a period, on two printed pages.
///
/// Days and lines marked as private are left out, with their figures; what was eaten is summed and not named.
public struct DoctorReport: Sendable {
  /// A symptom or anything else that has a scale, or a mood.
  public struct Scale: Sendable {
    struct Value: Sendable {
      var day: Day
      var value: Double
      var place: LinePlace
    }

    /// The heading it stands under, as first written; `Mood` for moods.
    public var heading: String
    /// Its words as first written; empty for a mood, and for items of a figure alone.
    public var words: String
    /// The upper end; `nil` for items without a figure.
    public var scale: Double?
    /// In the order of the diary.
    var values: [Value]

    var days: Int { Set(values.map(\.day)).count }
    var mean: Double? {
      scale == nil || values.isEmpty ? nil : values.reduce(0) { $0 + $1.value } / Double(values.count)
    }
    var least: Value? { values.min { $0.value < $1.value } }
    var most: Value? { values.max { $0.value < $1.value } }
  }

  public struct ChosenNote: Sendable {
    public var day: Day
    public var text: String
    public var place: String
  }

  /// What is not in the report.
  public struct LeftOut: Hashable, Sendable {
    public var privateDays = 0
    public var privateLines = 0
    /// Notes without a chosen tag.
    public var notes = 0
    /// Moods of words alone.
    public var moodsInWords = 0
    /// Items below headings that have no scale anywhere.
    public var itemsWithoutScale = 0
    /// Items that say that something was not there.
    public var denials = 0
  }

  /// The days up to today.
  public var period: ClosedRange<Day>
  public var today: Day
  /// Days with an eaten entry.
  public var daysLogged: Int
  /// Days with anything written down.
  public var daysWritten: Int
  public var profile: ProfileSettings
  public var energy: EnergyReport
  /// The readings of the period in order.
  public var weights: [WeightReading]
  /// Those of them that are far from the ones around them, which no figure counts.
  var strayWeights: [WeightReading]
  /// By heading in the order of the diary, within one by frequency; then the moods.
  public var scales: [Scale]
  public var moods: [Scale]
  /// Those with a chosen tag, in the order of the diary.
  public var notes: [ChosenNote]
  /// As chosen, without `#`.
  public var tags: [String]
  public var leftOut: LeftOut
  let trend: [WeightTrend.Point]
  let units: JournalSettings.Units
  let days: [DiaryDay]
}

extension DoctorReport {
  /// The report of `period` up to `today`, with the notes that bear one of `tags`.
  public init(_ journal: Journal, in period: ClosedRange<Day>, today: Day, tags: [String]) {
    let period = period.lowerBound...max(period.lowerBound, min(period.upperBound, today))
    var shown = journal
    var leftOut = LeftOut()
    var privateDays: Set<Day> = []
    var records = Records(chosen: Set(tags.map { $0.lowercased() }))
    shown.days = []
    for file in journal.days where file.day <= today {
      let marks = PrivateMarks(of: file)
      if marks.isWholeFile {
        if period.contains(file.day) { privateDays.insert(file.day) }
        continue
      }
      shown.days.append(file.without(marks, counting: period.contains(file.day), in: &leftOut))
      guard period.contains(file.day) else { continue }
      records.add(file, without: marks, &leftOut)
    }
    leftOut.privateDays = privateDays.count
    // Of a day in two files, one of them private, the rest is not all that was eaten.
    for index in shown.days.indices where privateDays.contains(shown.days[index].day) {
      shown.days[index].isComplete = false
    }
    let readings = shown.weightReadings
    self.period = period
    self.today = today
    days = shown.diaryDays(in: period)
    daysLogged = days.count(where: \.isLogged)
    daysWritten = days.count { day in !day.files.allSatisfy(\.hasNothing) }
    profile = journal.settings.profile
    energy = EnergyReport(shown, in: period, today: today)
    weights = readings.filter { period.contains($0.day) }
    strayWeights = StrayWeights.readings(among: readings).filter { period.contains($0.day) }
    scales = records.scales
    moods = records.moods
    leftOut.itemsWithoutScale = records.itemsWithoutScale
    notes = records.notes
    self.tags = tags
    self.leftOut = leftOut
    trend = WeightTrend(readings).points.filter { period.contains($0.day) }
    units = journal.settings.units
  }

  /// The number of days of the period so far.
  var length: Int { period.lowerBound.distance(to: period.upperBound) + 1 }

  /// Whether there is nothing to show.
  var isEmpty: Bool { weights.isEmpty && daysLogged == 0 && scales.isEmpty && moods.isEmpty && notes.isEmpty }
}

/// The records collected from the files of a period.
private struct Records {
  /// The tags of the notes that were asked for, in lower case.
  let chosen: Set<String>
  private var bySeries: [Key: DoctorReport.Scale] = [:]
  private var order: [Key] = []
  private var headings: [String] = []
  private var byMood: [Double: DoctorReport.Scale] = [:]
  private(set) var notes: [DoctorReport.ChosenNote] = []

  private struct Key: Hashable {
    var heading: String
    var words: String
    var scale: Double?
  }

  init(chosen: Set<String>) { self.chosen = chosen }

  mutating func add(
    _ file: JournalDay, without marks: PrivateMarks, _ leftOut: inout DoctorReport.LeftOut
  ) {
    func isPrivate(_ range: SourceRange) -> Bool {
      guard marks.cover(range) else { return false }
      leftOut.privateLines += 1
      return true
    }
    for item in file.series where !isPrivate(item.range) {
      let denies =
        item.value.map { $0.value <= 0 }
        ?? Denial.deniesAll(in: folded(item.text.string), isName: SymptomWords.isNamed)
      if denies {
        leftOut.denials += 1
        continue
      }
      let value = item.value.flatMap { (0...1_000_000).contains($0.value) ? $0 : nil }
      let key = Key(
        heading: folded(item.series.string), words: folded(item.words), scale: value?.scale)
      if bySeries[key] == nil {
        bySeries[key] = .init(
          heading: item.series.string, words: item.words, scale: value?.scale, values: [])
        order.append(key)
        if !headings.contains(key.heading) { headings.append(key.heading) }
      }
      bySeries[key]?.values.append(
        .init(day: file.day, value: value?.value ?? 0, place: LinePlace(file.path, item.range)))
    }
    for mood in file.moods where !isPrivate(mood.range) {
      guard let value = mood.value, (0...1_000_000).contains(value.value) else {
        leftOut.moodsInWords += 1
        continue
      }
      byMood[value.scale, default: .init(heading: "Mood", words: "", scale: value.scale, values: [])]
        .values.append(.init(day: file.day, value: value.value, place: LinePlace(file.path, mood.range)))
    }
    for note in file.notes where !isPrivate(note.range) {
      guard note.tags.contains(where: { chosen.contains($0.key) }) else {
        leftOut.notes += 1
        continue
      }
      notes.append(
        .init(day: file.day, text: note.text.string, place: "\(file.path):\(note.range.lowerBound.line)"))
    }
  }

  /// The scales of the headings that have a value anywhere.
  var scales: [DoctorReport.Scale] {
    let scaled = Set(order.filter { $0.scale != nil }.map(\.heading))
    return headings.filter(scaled.contains).flatMap { heading in
      order.filter { $0.heading == heading }.compactMap { bySeries[$0] }
        .enumerated().sorted { ($1.element.values.count, $0.offset) < ($0.element.values.count, $1.offset) }
        .map(\.element)
    }
  }

  /// The number of items below the other headings.
  var itemsWithoutScale: Int {
    let scaled = Set(order.filter { $0.scale != nil }.map(\.heading))
    return bySeries.filter { !scaled.contains($0.key.heading) }.reduce(0) { $0 + $1.value.values.count }
  }

  /// The moods, grouped by scale.
  var moods: [DoctorReport.Scale] { byMood.values.sorted { $1.values.count < $0.values.count } }
}

extension SeriesItem {
  /// Its words without a colon at their end: `headache: 3/10` is as `headache 3/10`.
  fileprivate var words: String {
    let text = text.string
    return text.hasSuffix(":") ? String(text.dropLast()) : text
  }
}

extension JournalDay {
  /// The days without entries and weights that are marked as private; a day that loses food is not complete.
  fileprivate func without(
    _ marks: PrivateMarks, counting isCounted: Bool, in leftOut: inout DoctorReport.LeftOut
  ) -> JournalDay {
    var day = self
    day.entries.removeAll { marks.cover($0.range) }
    day.weights.removeAll { marks.cover($0.range) }
    if day.entries.count < entries.count { day.isComplete = false }
    if isCounted {
      leftOut.privateLines += entries.count - day.entries.count + weights.count - day.weights.count
    }
    return day
  }

  /// Whether nothing is written down on it.
  fileprivate var hasNothing: Bool {
    entries.isEmpty && weights.isEmpty && moods.isEmpty && series.isEmpty && notes.isEmpty && tasks.isEmpty
      && habitTicks.isEmpty
  }
}
