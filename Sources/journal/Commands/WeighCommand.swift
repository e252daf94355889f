import ArgumentParser
import JournalAnalytics
import JournalFormat

/// `journal weigh`: writes down a weight.
struct WeighCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weigh",
    abstract: "Write down your weight.",
    discussion: """
      EXAMPLES
        journal weigh 72.4
        journal weigh 72.4 --fat 22.9 --time 8:15
        journal weigh 11 st 5 lb --day yesterday
        journal weigh 72.4 yesterday at 08:15

      Without a unit it is that of the journal. Without a figure it asks on a terminal, where Enter takes the last weight. A weight far from \
      the last one, as pounds are that were meant as kilograms, is asked about.
      """)

  @OptionGroup var journal: JournalOptions

  @Argument(help: ArgumentHelp("The weight: 72.4, 72,4 kg, 160 lb, 11 st 5 lb.", valueName: "weight"))
  var arguments: [String] = []

  @Option(help: ArgumentHelp("Write it into this day.", valueName: "day"), completion: Completion.days)
  var day: String?
  @Option(help: ArgumentHelp("When: 8:15, 8am; or none.", valueName: "time"))
  var time: String?
  @Option(help: ArgumentHelp("Body fat in percent.", valueName: "percent"))
  var fat: String?
  @Flag(name: .customLong("yes"), help: "Write it even if it is far from the last weight.")
  var isConfirmed = false
  @OptionGroup var write: WriteOptions

  func run() throws { try run(in: .system()) }

  func run(in environment: CommandEnvironment) throws {
    let diary = try OpenDiary(journal, write, in: environment)
    let said = try momentAmongWords(in: diary)
    let day = try day.map { try diary.day($0) } ?? said?.day
    if let day { try requireLikelyDay(day, of: diary.now.day) }
    let isTimeless = time.map(isNone) ?? false
    let moment = diary.moment(
      day: day, time: try isTimeless ? nil : time.map { try diary.time($0) } ?? said?.time)
    let written = isTimeless ? nil : moment.time
    let trend = WeightTrend(diary.weightReadings(through: moment.day))
    let text = try said?.words ?? text(after: trend.points.last, in: diary)
    var weight = try diary.typedWeight(text)
    weight.time = written.map { TimeSpan(start: $0) }
    weight.bodyFatPercent = try fat.map { text throws(CommandFailure) in try bodyFat(text) }
    if !isConfirmed {
      try diary.confirm(
        weight, typed: text, after: trend.points.last ?? diary.firstWeight(after: moment.day), on: moment.day)
    }
    let file = try diary.file(for: moment.day)
    let shown = weight.amountText
    try diary.change("weigh \(shown)") { transaction in
      _ = try diary.edit(file, in: transaction) { try $0.addingWeight(shown, as: weight) }
    }
    let otherDay = moment.day == diary.now.day ? "" : ", \(moment.day.weekdayAndDay(besides: diary.now.day))"
    let mass = MassText(weight.unit)
    let change = trend.points.last.map { last in
      guard last.day.distance(to: moment.day) <= Self.longestGap else {
        // The trend of then says nothing of today.
        return
          "; the last one was \(mass(last.reading)), on \(last.day.weekdayAndDay(besides: diary.now.day))"
      }
      let off = weight.mass.kilograms - last.trend
      guard !mass.isNothing(off) else { return ", as the trend was" }
      return ", \(mass(off)) \(off < 0 ? "below" : "above") the trend of \(mass(last.trend))"
    }
    diary.say("\(shown)\(otherDay)\(written.map { ", \($0)" } ?? "")\(change ?? "")")
  }

  /// Days after which a weight is not compared with the trend before it.
  private static let longestGap = 28

  /// The day and time that `72.4 yesterday at 08:15` states, and the words without them; `nil` if all of them are the weight, or if
  /// options state the moment.
  private func momentAmongWords(
    in diary: OpenDiary
  ) throws -> (words: String, day: Day?, time: ClockTime?)? {
    guard day == nil, time == nil, (try? diary.typedWeight(arguments.joined(separator: " "))) == nil else {
      return nil
    }
    for count in (0..<arguments.count).reversed() {
      let words = arguments[..<count].joined(separator: " ")
      guard (try? diary.typedWeight(words)) != nil else { continue }
      let rest = arguments[count...].joined(separator: " ")
      // `at 8:15` may be in the evening of what was eaten; a weight has the hour that is written.
      let plain = arguments[count...].filter { !["at", "um", "à"].contains($0.lowercased()) }.joined(
        separator: " ")
      let spoken = SpokenWords(diary: diary)
      return try
        ((try? spoken.moment(rest, besides: diary.now.day)) ?? spoken.moment(plain, besides: diary.now.day))
        .map {
          (words, $0.day == diary.now.day ? nil : $0.day, $0.time.flatMap { $0.isEstimate ? nil : $0.start })
        }
    }
    return nil
  }

  /// The words, or the answer of a person at a terminal.
  private func text(after last: WeightTrend.Point?, in diary: OpenDiary) throws(CommandFailure) -> String {
    let text = arguments.joined(separator: " ")
    guard text.allSatisfy(\.isWhitespace) else { return text }
    guard diary.environment.inputIsInteractive else {
      throw CommandFailure(.usage, "how much? write the weight behind it, as in ‘journal weigh 72.4’")
    }
    let known = last.map { MassText(diary.settings.units)($0.reading) }
    let answer = diary.environment.ask("Weight?\(known.map { " [\($0)]" } ?? "") ") ?? ""
    if answer.allSatisfy(\.isWhitespace), let known { return known }
    return answer
  }
}

/// Throws for a weight of a future day, or of one before 1900.
private func requireLikelyDay(_ day: Day, of today: Day) throws(CommandFailure) {
  guard day <= today else {
    throw CommandFailure(
      .usage, "\(day) is still to come; write a weight on the day you step on the scale; nothing was written")
  }
  guard WeightImport.days(until: today).contains(day) else {
    throw CommandFailure(
      .usage, "\(day) is long before anybody’s diary; is the year right? nothing was written")
  }
}
