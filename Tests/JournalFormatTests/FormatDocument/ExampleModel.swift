import Foundation
import JournalFormat
import JournalTestSupport

/// The model of an example as the document writes it, and what a person should know about its files.
struct ExampleModel {
  /// JSON with one element of a list a line, ended by a newline.
  var json: String
  /// `LINE:COLUMN: severity [code]`, one a line; with the path before it where there are several files.
  var diagnostics: String
  /// What a person reads below an example of the guide: `modelText`, and the diagnostics with their messages.
  var rows = ""

  /// Reads the files of `example` and writes the model down with what goes without saying left out.
  init(of example: FormatExample) throws {
    let parser = DayFileParser(settings: example.settings)
    var days: [JournalDay] = []
    var habits: [Habit] = []
    var tasks: [TaskItem] = []
    var messages = ""
    for file in example.files {
      var found: [Diagnostic]
      switch file.path {
      case "habits.md": (habits, found) = parser.parseHabits(file.source)
      case "tasks.md": (tasks, found) = parser.parseTasks(file.source)
      default:
        let parsed = parser.parse(file.source, day: try day(of: file.path), path: file.path)
        days.append(parsed.day)
        found = parsed.diagnostics
        rows += modelText(parsed.day)
      }
      for diagnostic in found {
        let place = diagnostic.range.lowerBound
        if example.files.count > 1 { messages += file.path + ":" }
        let start = "\(place.line):\(place.column): \(diagnostic.severity.rawValue)"
        messages += "\(start) [\(diagnostic.code.rawValue)]\n"
        rows += "\(start): \(diagnostic.message) [\(diagnostic.code.rawValue)]\n"
      }
    }
    diagnostics = messages
    let journal = Journal(settings: example.settings, days: days, habits: habits, tasks: tasks)
    json = modelText(exportedJournal(of: journal), days: journal.days)
  }
}

private struct NoDay: Error { var path: String }

/// The day in the last ten characters of the base name.
private func day(of path: String) throws -> Day {
  let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
  guard let day = Day(String(name.prefix(10))) else { throw NoDay(path: path) }
  return day
}

/// The exported object without null, empty lists, false, and what an example leaves out by convention.
private func modelText(_ journal: JSONValue, days: [JournalDay]) -> String {
  guard case .object(let lists) = journal else { return "" }
  var members: [(String, JSONValue)] = []
  for (name, list) in lists {
    guard case .array(let elements) = list, !elements.isEmpty else { continue }
    members.append((name, .array(elements.map(reduced))))
  }
  var day: [(String, JSONValue)] = []
  if let complete = days.lazy.compactMap(\.isComplete).first { day.append(("complete", .bool(complete))) }
  let tags = days.flatMap(\.tags).map { JSONValue.string($0.name.string) }
  if !tags.isEmpty { day.append(("tags", .array(tags))) }
  if !day.isEmpty { members.append(("day", .object(day))) }

  guard !members.isEmpty else { return "{}\n" }
  let texts = members.map { name, value in
    guard case .array(let elements) = value else { return "  \"\(name)\": \(spaced(value))" }
    return "  \"\(name)\": [\n" + elements.map { "    " + spaced($0) }.joined(separator: ",\n") + "\n  ]"
  }
  return "{\n" + texts.joined(separator: ",\n") + "\n}\n"
}

/// An element without the members that an example leaves out.
private func reduced(_ element: JSONValue) -> JSONValue {
  guard case .object(let members) = element else { return element }
  let texts = Dictionary(
    members.map { ($0.0, $0.1.text(pretty: false)) }, uniquingKeysWith: { first, _ in first })
  return .object(
    members.filter { name, _ in
      switch (name, texts[name]) {
      case ("id", _), ("file", _), ("date", _), ("source", #""me""#), (_, "null"), (_, "[]"),
        ("energy_estimated", "false"),
        ("inputType", #""text""#), ("state", #""eaten""#):
        false
      case ("rawInput", let text): text != texts["processedDescription"]
      case ("energy_low_kcal", let text), ("energy_high_kcal", let text): text != texts["energy_kcal"]
      default: true
      }
    })
}

/// JSON on one line with a space after each colon and comma.
private func spaced(_ value: JSONValue) -> String {
  switch value {
  case .object(let members):
    "{" + members.map { "\"\($0.0)\": \(spaced($0.1))" }.joined(separator: ", ") + "}"
  case .array(let elements): "[" + elements.map(spaced).joined(separator: ", ") + "]"
  case .sequence(let elements): "[" + elements().map(spaced).joined(separator: ", ") + "]"
  case .null, .bool, .int, .double, .string: value.text(pretty: false)
  }
}
