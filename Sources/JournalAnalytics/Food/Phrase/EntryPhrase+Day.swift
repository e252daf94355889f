public import JournalFormat

extension EntryPhrase {
  /// The day that words say and nothing else, in any language: `gestern`, `hier`, `2 dagar sedan`; `nil` where they say a part of it too.
  public static func day(saidBy text: String, today: Day, parser: DayFileParser) -> Day? {
    let surroundings = Surroundings(today: today, clock: (today, .noon))
    // A word has to stay behind what is taken.
    var reader = EntryPhraseReader(text + " zzz", surroundings, parser: parser)
    while reader.takeLeft() {}
    guard reader.tokens.count == 1, reader.problem == nil, reader.part == nil, reader.clock == nil,
      reader.ago == nil, reader.about == nil, reader.meal == nil, !reader.isNoon, !reader.isMidnight
    else { return nil }
    return reader.day
  }
}
