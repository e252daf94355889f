import JournalFormat

/// Settings are read without a trap, what is said of them stands in the file, and day files can be read with them.
public func checkSettings(_ bytes: [UInt8]) throws(BrokenProperty) {
  let source = SourceText(bytes)
  let (settings, diagnostics) = JournalSettings.reading(source)
  for diagnostic in diagnostics {
    try hold(!diagnostic.message.isEmpty, "\(diagnostic.code) says nothing")
    try checkPlace(diagnostic.range, source, "\(diagnostic.code)")
  }
  try hold(settings.dayEnds < ClockTime.noon, "the day ends at \(settings.dayEnds)")
  for rest in settings.rest { try hold(rest.count > 0, "\(rest)") }
  guard settings != JournalSettings() else { return }
  let parser = DayFileParser(settings: settings)
  for (section, words) in settings.headingWords.sorted(by: { "\($0.key)" < "\($1.key)" }) {
    for word in words {
      let text = SourceText("## \(word)\n\n- 08:15 rice (320 kcal)\n")
      let read = parser.parse(text, day: propertyDay, path: propertyPath)
      try checkPlaces(read, text)
      _ = section
    }
  }
}
