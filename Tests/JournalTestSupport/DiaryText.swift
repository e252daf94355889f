public import JournalFormat

/// A journal of day files given by their text, read as the program reads them: `["2026-03-14": "## Lunch\n- soup\n"]`.
public func diary(
  _ files: [String: String], settings: JournalSettings = JournalSettings(), tasks: String = ""
) -> Journal {
  let parser = DayFileParser(settings: settings)
  let days = files.map { name, text in
    let day = day(name)
    return parser.parse(SourceText(text), day: day, path: "\(day.year)/\(name).md").day
  }
  return Journal(settings: settings, days: days, tasks: parser.parseTasks(SourceText(tasks)).tasks)
}
