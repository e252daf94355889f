public import JournalFormat

extension EntryPhrase {
  /// The day and the time that words state and nothing else: `noon`, `yesterday evening`, `friday at 8 pm`; `nil` for other words,
  /// and if it is unclear.
  public static func moment(
    saidBy text: String, _ surroundings: Surroundings, parser: DayFileParser,
    usual: (FoodCategory) throws -> ClockTime
  ) rethrows -> (day: Day?, time: TimeSpan?)? {
    let phrase = try EntryPhrase("\(text) \(stay)", surroundings, parser: parser, usual: usual)
    guard phrase.text == stay, phrase.problem == nil || phrase.problem.map(isOfFuture) ?? false,
      phrase.category == nil,
      phrase.day != nil || phrase.time != nil
    else { return nil }
    return (phrase.day, phrase.time.map { TimeSpan(start: $0, isEstimate: phrase.isTimeEstimated) })
  }

  private static func isOfFuture(_ problem: Problem) -> Bool {
    if case .future = problem { true } else { false }
  }

  /// Stands for the word that has to stay behind what is taken.
  private static let stay = "zzz"

  /// The day that words state and nothing else, in any language: `gestern`, `hier`, `2 dagar sedan`; `nil` if they also state a
  /// part of it.
  public static func day(saidBy text: String, today: Day, parser: DayFileParser) -> Day? {
    let surroundings = Surroundings(today: today, clock: (today, .noon))
    var reader = EntryPhraseReader("\(text) \(stay)", surroundings, parser: parser)
    while reader.takeLeft() {}
    guard reader.tokens.count == 1, reader.problem == nil, reader.part == nil, reader.clock == nil,
      reader.ago == nil, reader.about == nil, reader.meal == nil, !reader.isNoon, !reader.isMidnight
    else { return nil }
    return reader.day
  }
}
