import JournalAnalytics
import JournalFormat

/// Writes the weights of other programs into day files.
struct WeightImport {
  private let diary: OpenDiary
  /// The days that get weights, in order.
  private var tasks: [(file: DayFile, weights: [ImportedWeight])] = []
  /// All readings of the requested period.
  private(set) var readings: [ImportedWeight] = []
  /// How many there are in day files already.
  private(set) var known = 0
  private(set) var outsideOfPeriod = 0
  /// Readings of days to come or before 1900, from a wrong clock or a typing error.
  private(set) var unlikely: [Day] = []
  /// The days whose files were left as they are, with the reason.
  private(set) var leftOut: [(day: Day, reason: String)] = []

  /// The weights of the days that options name. Throws if a day file cannot be read.
  init(_ weights: [ImportedWeight], of period: WeightImportOptions, into diary: OpenDiary) throws {
    try self.init(
      weights, from: period.from.map { try diary.day($0) }, to: period.to.map { try diary.day($0) },
      into: diary)
  }

  /// Looks up what is there already. Throws if a day file cannot be read.
  init(_ weights: [ImportedWeight], from first: Day?, to last: Day?, into diary: OpenDiary) throws {
    self.diary = diary
    let likely = Self.days(until: diary.now.day.advanced(by: 1))
    let all = weights.map { Self.placed($0, in: diary) }
    unlikely = all.map(\.day).filter { !likely.contains($0) }.sorted()
    let placed = all.filter { likely.contains($0.day) }
    let wanted = placed.filter { $0.day >= first ?? $0.day && $0.day <= last ?? $0.day }
    outsideOfPeriod = placed.count - wanted.count
    readings = ImportedWeight.sortedOnce(wanted)
    var files = try DayFiles(of: diary, for: "which weights are there already")
    for (day, readings) in Dictionary(grouping: readings, by: \.day).sorted(by: { $0.key < $1.key }) {
      let there = diary.read(files.files(of: day)).flatMap(\.weights)
      let new = readings.filter { !$0.isThere(among: there) }
      known += readings.count - new.count
      if !new.isEmpty { tasks.append((files.file(for: day), new)) }
    }
  }

  /// The days on which a weight can have been measured: from 1900 on.
  static func days(until last: Day) -> ClosedRange<Day> {
    let first = Day(year: 1900, month: 1, day: 1) ?? last
    return min(first, last)...last
  }

  /// The reading on the diary's day: one at 01:30 may belong to the day before. UTC becomes local time.
  private static func placed(_ weight: ImportedWeight, in diary: OpenDiary) -> ImportedWeight {
    guard let time = weight.time else { return weight }
    var moment = LocalMoment(day: weight.day, time: time)
    if weight.isUniversal {
      moment = diary.environment.localMoment(weight.day.ordinal * 86_400 + Int(time.minutes) * 60)
    }
    moment = moment.turned(at: diary.settings.dayEnds)
    var placed = weight
    (placed.day, placed.time, placed.isUniversal) = (moment.day, moment.time, false)
    return placed
  }

  /// The number of files that change, and of weights that are written.
  var fileCount: Int { tasks.count }
  var newCount: Int { tasks.reduce(0) { $0 + $1.weights.count } }

  /// Asks if many files change, and writes them in one change of this name, together with what `further` writes.
  mutating func write(
    _ label: String, isConfirmed: Bool, with further: ((JournalTransaction) throws -> Void)? = nil
  ) throws {
    try diary.confirm(files: fileCount, lines: 0, isConfirmed: isConfirmed)
    guard fileCount > 0 || further != nil else { return }
    try diary.change(label) { transaction in
      try run(in: transaction)
      try further?(transaction)
    }
  }

  /// Ends the command with a status of its own if days were left as they were.
  func requireAllWritten() throws(CommandFailure) {
    guard leftOut.isEmpty else {
      throw CommandFailure(.negativeResult, "\(counted(leftOut.count, "day")) left out")
    }
  }

  /// Writes them. A file that cannot take its weights is left as it is.
  mutating func run(in transaction: JournalTransaction) throws {
    leftOut = []
    for (file, weights) in tasks {
      var refusal: String?
      _ = try transaction.update(file.path) { bytes in
        refusal = nil
        let editor = DayFileEditor(
          bytes.map { SourceText($0) }, day: file.day, path: file.path, parser: diary.parser,
          template: file.template)
        // Somebody may have written one down meanwhile.
        let there = editor.day.weights
        do {
          let new = try weights.filter { !$0.isThere(among: there) }.map { weight in
            var entry = try diary.typedWeight(weight.amountText)
            entry.time = weight.time.map { TimeSpan(start: $0) }
            entry.bodyFatPercent = weight.bodyFatPercent
            return entry
          }
          return try editor.addingWeights(new).result.bytes
        } catch let problem as EditRefusal {
          refusal = problem.message
          return bytes ?? []
        }
      }
      if let refusal { leftOut.append((file.day, refusal)) }
    }
  }

  /// `export.xml: 812 weights, 3 Jan 2024 to 14 March 2026: 800 new on 640 days, 12 there already`
  func summary(of name: String, isDryRun: Bool) -> String {
    var head = "\(name): \(counted(readings.count, "weight"))"
    if let first = readings.first?.day, let last = readings.last?.day {
      head += first == last ? ", \(first)" : ", \(first) to \(last)"
    }
    let lost = Set(leftOut.map(\.day))
    let written = tasks.filter { !lost.contains($0.file.day) }
    let new = written.reduce(0) { $0 + $1.weights.count }
    let counts = [
      new == 0
        ? nil : "\(grouped(new)) \(isDryRun ? "would be new" : "new") on \(counted(written.count, "day"))",
      known == 0 ? nil : "\(grouped(known)) there already",
      outsideOfPeriod == 0 ? nil : "\(grouped(outsideOfPeriod)) outside of the period",
      unlikely.isEmpty
        ? nil
        : "\(grouped(unlikely.count)) left out for \(unlikely.count == 1 ? "its" : "their") date, such as \(unlikely[0])",
      leftOut.isEmpty ? nil : "\(counted(leftOut.count, "day")) left out",
    ].compactMap(\.self)
    var lines = [counts.isEmpty ? head : head + ": " + counts.joined(separator: ", ")]
    lines += leftOut.prefix(8).map { "  \($0.day): \($0.reason)" }
    let strays = StrayWeights.found(in: readings.map { WeightReading(day: $0.day, mass: $0.mass) })
    if let first = strays.first.map({ readings[$0.index] }) {
      let one = "\(first.amountText) on \(first.day)"
      lines.append(
        strays.count == 1
          ? "\(one) is far from the weights around it; is it a slip?"
          : "\(grouped(strays.count)) of them are far from the weights around them, such as \(one); ‘journal check’ names them"
      )
    }
    if leftOut.count > 8 { lines.append("  and \(counted(leftOut.count - 8, "more day"))") }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension ImportedWeight {
  /// As a day file has it: `72.4 kg`.
  fileprivate var amountText: String {
    WeightEntry(
      range: SourceLocation(line: 1, column: 1)..<SourceLocation(line: 1, column: 1), mass: mass, unit: unit
    ).amountText
  }
}
