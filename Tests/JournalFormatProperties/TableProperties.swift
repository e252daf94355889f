public import JournalFormat

/// What a journal is exported as is a table after RFC 4180 and JSON after RFC 8259, and holds what was put in.
///
/// The parts of the input are two days, the habits and the tasks.
public func checkTables(_ bytes: [UInt8]) throws(BrokenProperty) {
  let parts = InputBytes(bytes).parts(most: 4)
  let parser = parser(for: bytes)
  let days = parts.prefix(2).enumerated().map { index, text in
    let day = propertyDay.advanced(by: index)
    return parser.parse(SourceText(text), day: day, path: JournalLayout.path(for: day)).day
  }
  var journal = Journal(days: days)
  if parts.count > 2 { journal.habits = parser.parseHabits(SourceText(parts[2])).habits }
  if parts.count > 3 { journal.tasks = parser.parseTasks(SourceText(parts[3])).tasks }
  let rows = Array(exportedRows(of: journal))
  try hold(Set(rows.map(\.count)).count <= 1, "rows of different lengths")
  try checkRows(rows + parts.map { [String(decoding: $0, as: UTF8.self)] })
  for entry in exportedEntries(of: journal) { try checkJSON(entry) }
  let whole = journal
  for list in ExportedList.allCases { try checkJSON(.sequence { list.items(of: whole) }) }
  try checkJSON(exportedJournal(of: journal))
  try checkJSON(.array(parts.map { .string(String(decoding: $0, as: UTF8.self)) }))
}

private func checkRows(_ rows: [[String]]) throws(BrokenProperty) {
  for guardsFormulas in [false, true] {
    var writer = CSVWriter(guardsFormulas: guardsFormulas)
    for row in rows { writer.append(row) }
    guard let read = DelimitedRows(writer.bytes)?.rows else {
      throw BrokenProperty("no table: \(shown(writer.bytes))")
    }
    try hold(read.map(\.count) == rows.map(\.count), "a table of another shape: \(shown(writer.bytes))")
    for (cell, original) in zip(read.joined(), rows.joined()) {
      let isGuarded = guardsFormulas && cell == "'" + original
      try hold(
        cell == original || isGuarded, "\(original.debugDescription) is written as \(cell.debugDescription)")
      try hold(
        !guardsFormulas || !"=+@\t\r".utf8.contains(cell.utf8.first ?? 0),
        "a spreadsheet computes \(cell.debugDescription)")
    }
  }
}

/// Both ways of writing a value are JSON, and are read as the same value.
public func checkJSON(_ value: JSONValue) throws(BrokenProperty) {
  for pretty in [false, true] {
    let text = value.text(pretty: pretty)
    guard let read = JSONReading(text) else { throw BrokenProperty("no JSON: \(text.debugDescription)") }
    let strings = value.strings
    try hold(read.strings == strings, "\(strings) are written as \(read.strings)")
  }
}

extension JSONValue {
  /// All strings and names in it, in order.
  fileprivate var strings: [String] {
    switch self {
    case .string(let text): [text]
    case .array(let elements): elements.flatMap(\.strings)
    case .sequence(let elements): elements().flatMap(\.strings)
    case .object(let fields): fields.flatMap { [$0.0] + $0.1.strings }
    default: []
    }
  }
}
