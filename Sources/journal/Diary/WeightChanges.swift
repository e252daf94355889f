import JournalAnalytics
import JournalFormat

/// A weight in a parsed file.
struct FoundWeight {
  var file: JournalFile
  /// The file as parsed.
  var day: JournalDay
  /// The index in the file's weights.
  var index: Int
  /// The number among the day's weights, from 1.
  var number: Int

  var weight: WeightEntry { day.weights[index] }
  var place: ShownNumbers.Place { ShownNumbers.Place(day: day.day, kind: .weight, number: number) }
  var address: String { "\(day.day)#w\(number)" }
  var dayFile: DayFile { DayFile(day: day.day, path: file.path) }

  /// The weight in a list of candidates.
  var line: String { "\(address)  \(weight.spoken)" }

  /// The index of the same weight in the current file; `nil` if it is gone, or ambiguous.
  func index(in now: JournalDay) -> Int? {
    if now.source == day.source { return index }
    func isSame(_ other: WeightEntry) -> Bool { other.mass == weight.mass && other.time == weight.time }
    let alike = now.weights.indices.filter { isSame(now.weights[$0]) }
    guard alike.count == day.weights.count(where: isSame) else { return nil }
    return alike[day.weights[..<index].count(where: isSame)]
  }
}

/// Changes and removes weights that are named by their numbers.
struct WeightChanges {
  let diary: OpenDiary

  /// The weight that an address such as `2026-03-14#w1` names; `nil` if no address is one of a weight.
  ///
  /// Throws if the day has no such weight, if it changed since it was shown, or if several are named.
  func weight(_ addresses: [String], on day: Day? = nil) throws -> FoundWeight? {
    let found = try weights(addresses, on: day)
    guard found.count < 2 else {
      throw CommandFailure(.usage, "name one weight at a time; nothing was changed")
    }
    return found.first
  }

  private func weights(_ addresses: [String], on day: Day?) throws -> [FoundWeight] {
    var found: [FoundWeight] = []
    var others = 0
    for address in addresses {
      guard
        case .number(let day, .weight, let number)? = try? EntryAddress(address, today: day ?? diary.now.day)
      else {
        others += 1
        continue
      }
      let weight = try numbered(number, of: day, as: address)
      if !found.contains(where: { $0.place == weight.place }) { found.append(weight) }
    }
    guard found.isEmpty || others == 0 else {
      throw CommandFailure(
        .usage, "name weights and entries in commands of their own; nothing was changed")
    }
    return found
  }

  private func numbered(_ number: Int, of day: Day, as text: String) throws -> FoundWeight {
    let weights = try weights(of: day)
    let found = weights.first { $0.number == number }
    let place = ShownNumbers.Place(day: day, kind: .weight, number: number)
    let isSame = ShownNumbers.stored(in: diary.folder).allow(weight: found?.weight, at: place)
    if let found, isSame { return found }
    ShownNumbers.remember(weights: weights.map { ($0.place, $0.weight) }, in: diary.folder)
    let list = weights.prefix(10).map { "\n  " + $0.line }.joined()
    guard isSame else {
      let now = weights.isEmpty ? "there are none on \(day) any more" : "these are the weights of \(day) now:"
      throw CommandFailure(
        .negativeResult,
        "‘\(text)’ is no longer the weight that it was when it was shown, so nothing was changed; \(now)\(list)"
      )
    }
    throw CommandFailure(
      .negativeResult,
      weights.isEmpty
        ? "there is no weight on \(day); ‘journal weight’ lists them with their addresses"
        : "‘\(text)’ names no weight; these are the weights of \(day):\(list)")
  }

  /// The weights of a day in the order of its files; throws if one of the files cannot be read.
  private func weights(of day: Day) throws -> [FoundWeight] {
    let listing = try diary.folder.listing(of: day...day)
    var unread = UnreadFiles(listing, about: day...day, in: diary.folder)
    var found: [FoundWeight] = []
    for file in listing.days {
      guard let bytes = unread.bytes(of: file, in: diary.folder) else { continue }
      let read = diary.parser.parse(SourceText(bytes), day: file.day, path: file.path).day
      found += read.weights.indices.map {
        FoundWeight(file: file, day: read, index: $0, number: found.count + $0 + 1)
      }
    }
    try unread.requireComplete(for: "the weights of \(day)")
    return found
  }

  /// Edits the file of a weight, if the weight is still as it was found.
  private func edit(
    _ found: FoundWeight, in transaction: JournalTransaction,
    _ make: (DayFileEditor, Int) throws -> DayFileEdit
  ) throws -> DayFileEdit {
    try diary.edit(found.dayFile, in: transaction) { editor in
      guard let index = found.index(in: editor.day) else {
        throw CommandFailure(
          .busy, "the line of \(found.address) was changed meanwhile, so it was left alone; try again")
      }
      return try make(editor, index)
    }
  }

  // MARK: What the commands do

  /// Removes the weights that addresses name; `false` if none of them is one of a weight.
  func remove(_ addresses: [String], on day: Day?) throws -> Bool {
    let found = try weights(addresses, on: day)
    guard !found.isEmpty else { return false }
    try diary.change("rm \(addresses.joined(separator: " "))") { transaction in
      // From the last on, so that the numbers before stay.
      for weight in found.sorted(by: { $0.number > $1.number }) {
        _ = try edit(weight, in: transaction) { try $0.removing(weight: $1) }
      }
    }
    for weight in found { diary.say("removed \(weight.line); ‘journal undo’ brings it back") }
    return true
  }

  /// Applies the texts of options. Asks about a weight far from the last one before it, unless `isConfirmed`.
  func change(_ found: FoundWeight, to mass: String?, time: String?, fat: String?, isConfirmed: Bool) throws {
    var change = WeightChange()
    if let mass {
      let typed = try diary.typedWeight(mass, unit: found.weight.unit)
      if !isConfirmed, !diary.options.isDryRun {
        var readings = diary.weightReadings(through: found.day.day)
        let own = WeightReading(day: found.day.day, mass: found.weight.mass)
        // Beside no other, the weight that is changed is all there is to go by.
        if readings.count > 1, let index = readings.lastIndex(of: own) { readings.remove(at: index) }
        try diary.confirm(typed, typed: mass, after: WeightTrend(readings).points.last, on: found.day.day)
      }
      change.mass = (typed.mass, typed.unit)
    }
    if let time {
      change.time = isNone(time) ? .remove : .set(diary.time(try diary.time(time), on: found.day.day))
    }
    if let fat { change.bodyFatPercent = isNone(fat) ? .remove : .set(try bodyFat(fat)) }
    var edited: DayFileEdit?
    try diary.change("edit \(found.address)") { transaction in
      edited = try edit(found, in: transaction) { try $0.changing(weight: $1, change) }
    }
    guard let edited, edited.day.weights.indices.contains(found.index) else { return }
    guard !edited.edits.isEmpty else { return diary.say("\(found.line) says that already") }
    let now = edited.day.weights[found.index]
    if !diary.options.isDryRun { ShownNumbers.remember(weights: [(found.place, now)], in: diary.folder) }
    diary.say("changed \(found.line) to \(now.spoken)")
    if change.mass != nil, let usual = diary.usualMass(around: now.mass, in: edited.day, at: found.index) {
      diary.say(
        "\(now.amountText) is far from the weights around it, about \(MassText(now.unit)(usual.kilograms)); ‘journal undo’ takes it back"
      )
    }
  }

  /// Moves a weight to another day or time. It is added there first, so that a crash can duplicate but never lose it.
  func move(_ found: FoundWeight, to day: Day, at clock: ClockTime?) throws {
    let time = clock.map { diary.time($0, on: day) }
    guard day != found.day.day else {
      guard let time, time != found.weight.time?.start else {
        return diary.say("\(found.line) is there already")
      }
      var change = WeightChange()
      change.time = .set(time)
      try diary.change("move \(found.address)") { transaction in
        _ = try edit(found, in: transaction) { try $0.changing(weight: $1, change) }
      }
      return diary.say("moved \(found.line) to \(time)")
    }
    var weight = found.weight
    if let time { weight.time = TimeSpan(start: time) }
    let file = try diary.file(for: day)
    let words = weight.remark.map { " \($0.string)" } ?? ""
    try diary.change("move \(found.address) \(day)") { transaction in
      _ = try diary.edit(file, in: transaction) {
        try $0.addingWeight(weight.amountText, as: weight, remark: words)
      }
      _ = try edit(found, in: transaction) { try $0.removing(weight: $1) }
    }
    diary.say(
      "moved \(found.line) to \([day.description, time?.description].compactMap(\.self).joined(separator: ", "))"
    )
  }
}

extension OpenDiary {
  /// The weight around one of an edited day, if it is far from that.
  fileprivate func usualMass(around mass: BodyMass, in edited: JournalDay, at index: Int) -> BodyMass? {
    guard let loader = try? JournalLoader(folder) else { return nil }
    let days = edited.day.advanced(by: -28)...edited.day.advanced(by: 28)
    let files = loader.load(NeededDays(shown: days), today: now.day).0.journal.days
    var (readings, number): ([WeightReading], Int?) = ([], nil)
    for file in files {
      // The file as it is now, also where nothing was written.
      let weights = file.path == edited.path ? edited.weights : file.weights
      for (position, weight) in weights.enumerated() where weight.mass.isPlausible {
        if file.path == edited.path, position == index { number = readings.count }
        readings.append(WeightReading(day: file.day, mass: weight.mass))
      }
    }
    return StrayWeights.found(in: readings).first { $0.index == number }?.usual
  }

  /// The weight in a text as a day file has it, to a hundredth of its unit. Without a unit it is in `unit`, else in the journal's.
  func typedWeight(_ text: String, unit: BodyMassUnit? = nil) throws(CommandFailure) -> WeightEntry {
    func read(_ text: String) -> WeightEntry? {
      let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let parsed = parser.parse(
        SourceText(Array("## Weight\n\n- \(line)\n".utf8)), day: now.day, path: "")
      guard parsed.day.weights.count == 1, let weight = parsed.day.weights.first, weight.mass.isPlausible,
        weight.remark == nil, weight.time == nil, weight.bodyFatPercent == nil
      else { return nil }
      return weight
    }
    let isBare = text.allSatisfy { $0.isNumber || $0 == "." || $0 == "," || $0.isWhitespace }
    let named = isBare ? unit.map { "\(text) \($0.rawValue)" } : nil
    guard let weight = read(named ?? text), let rounded = read(weight.amountText) else {
      if text.contains("%") {
        throw CommandFailure(
          .usage,
          "‘\(text)’ has more than a weight; give the body fat on its own: ‘journal weigh 72.4 --fat 22.9’")
      }
      // `79.3` on a line in stones.
      let taken = named.map { "‘\(text)’ is read as \($0), which is no weight of a person" }
      throw CommandFailure(
        .usage,
        "\(taken ?? "‘\(text)’ is no weight of a person"); write it as 72.4, 72.4 kg, 160 lb or 11 st 5 lb")
    }
    return rounded
  }
}

/// The share of body fat in an option's text, in percent.
func bodyFat(_ text: String) throws(CommandFailure) -> Double {
  guard let value = Double(text.replacing(",", with: ".").replacing("%", with: "")), (2...80).contains(value)
  else {
    throw CommandFailure(
      .usage, "‘\(text)’ is no share of fat that a body has; write percent, as in --fat 22.9")
  }
  return (value * 100).rounded() / 100
}

extension WeightEntry {
  /// `07:05 72.4 kg / 24.6%`.
  fileprivate var spoken: String {
    let time = time.map { "\($0.text()) " } ?? ""
    return time + amountText + (bodyFatPercent.map { " / \(decimal($0))%" } ?? "")
  }
}

/// At most two places behind the point.
private func decimal(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
}

/// Checks weights for slips: pounds for kilograms, or a lone outlier.
extension OpenDiary {
  /// Asks about a weight that differs from the last one, or, before all others, from the next, by more than 4 % and 1 % for each
  /// week between, at most 15 %.
  func confirm(
    _ weight: WeightEntry, typed text: String, after last: WeightTrend.Point?, on day: Day
  ) throws(CommandFailure) {
    guard let last else { return }
    let weeks = Double(abs(last.day.distance(to: day))) / 7
    let limit = last.reading * min(0.15, 0.04 + 0.01 * weeks)
    let mass = weight.mass.kilograms
    func isNear(_ mass: Double) -> Bool { abs(mass - last.reading) <= limit }
    guard !isNear(mass) else { return }
    var (reading, remedy) = ("", "add --yes if it is right")
    let shown = MassText(weight.unit)
    let pound = BodyMass.kilogramsPerPound
    if weight.unit == .kilograms, isNear(mass * pound) {
      reading = "; \(tenths(mass)) lb would be \(tenths(mass * pound)) kg"
      remedy = "write the unit behind it if it is lb, or \(remedy)"
    } else if weight.unit == .pounds, isNear(mass / pound) {
      reading = "; \(tenths(mass / pound)) kg would fit"
      remedy = "write the unit behind it if it is kg, or \(remedy)"
    }
    let what =
      "‘\(text)’ is \(shown(mass)), and the \(last.day > day ? "next" : "last") weight was \(shown(last.reading)) on \(last.day.weekdayAndDay(besides: now.day))\(reading)"
    guard environment.inputIsInteractive else {
      throw CommandFailure(.usage, "\(what); nothing was written; \(remedy)")
    }
    let answer = environment.ask("\(what). Is it right? [y/N] ")?.lowercased()
    guard answer == "y" || answer == "yes" else {
      throw CommandFailure(.negativeResult, "nothing was written")
    }
  }

  /// The first weight after a day, up to today; `nil` for none.
  func firstWeight(after day: Day) -> WeightTrend.Point? {
    guard day < now.day, let loader = try? JournalLoader(folder) else { return nil }
    let readings = loader.load(NeededDays(shown: day.advanced(by: 1)...now.day), today: now.day).0.journal
      .weightReadings
    return WeightTrend(readings).points.first
  }

  /// The weights of the year up to a day, without those of unreadable files.
  func weightReadings(through day: Day) -> [WeightReading] {
    guard let loader = try? JournalLoader(folder) else { return [] }
    return loader.load(NeededDays(shown: day.advanced(by: -365)...day), today: now.day).0.journal
      .weightReadings
  }
}

private func tenths(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
