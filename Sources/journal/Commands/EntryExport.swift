import JournalAnalytics
import JournalFormat

/// Writes entries in the form asked for, a day at a time: the whole text of a long diary is never in memory.
struct EntryExport {
  var format: ExportCommand.Format
  var all: Bool

  func write(_ journal: Journal, unread: UnreadFiles, to print: (String) -> Void) {
    switch format {
    case .json where all: writeLists(journal, unread: unread, to: print)
    case .json: writeList(journal, to: print)
    case .jsonl:
      for day in days(of: journal) {
        for entry in exportedEntries(of: day) { print(entry.text(pretty: false) + "\n") }
      }
    case .csv: writeTable(journal, to: print)
    }
  }

  /// What `exportedJournal` gives, as text, with the files that had to be left out.
  private func writeLists(_ journal: Journal, unread: UnreadFiles, to print: (String) -> Void) {
    let beside = Journal(settings: journal.settings, habits: journal.habits, tasks: journal.tasks)
    var opening = "{"
    for list in ExportedList.allCases {
      print("\(opening)\n  \"\(list.rawValue)\": [")
      var isFirst = true
      func write(_ part: Journal) {
        for item in list.items(of: part) {
          print((isFirst ? "\n    " : ",\n    ") + item.text(within: 2))
          isFirst = false
        }
      }
      for day in days(of: journal) { write(day) }
      write(beside)
      print(isFirst ? "]" : "\n  ]")
      opening = ","
    }
    if !unread.isEmpty { print(",\n  \"unread\": " + JSONValue.files(unread.files).text(within: 1)) }
    print("\n}\n")
  }

  /// A list with one entry a line.
  private func writeList(_ journal: Journal, to print: (String) -> Void) {
    var isFirst = true
    for day in days(of: journal) {
      for entry in exportedEntries(of: day) {
        print((isFirst ? "[\n  " : ",\n  ") + entry.text(pretty: false))
        isFirst = false
      }
    }
    print(isFirst ? "[]\n" : "\n]\n")
  }

  private func writeTable(_ journal: Journal, to print: (String) -> Void) {
    // A spreadsheet would run a cell that begins like a formula.
    func write(_ row: [String]) {
      var writer = CSVWriter(guardsFormulas: true)
      writer.append(row)
      print(writer.text)
    }
    for row in exportedRows(of: Journal()) { write(row) }
    for day in days(of: journal) {
      for row in exportedRows(of: day).dropFirst() { write(row) }
    }
  }

  /// The journal a day at a time; the files of one day stay together, for identifiers count through the day.
  private func days(of journal: Journal) -> some Sequence<Journal> {
    var rest = journal.days[...]
    return AnyIterator {
      guard let day = rest.first?.day else { return nil }
      let files = rest.prefix { $0.day == day }
      rest = rest[files.endIndex...]
      return Journal(settings: journal.settings, days: Array(files))
    }
  }
}
