import JournalAnalytics
import JournalFormat

/// Writes the export one day at a time, so that the text of a long diary is never in memory at once.
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
    case .ics, .todotxt, .taskwarrior: break
    }
  }

  /// Writes `exportedJournal` as text, with the files that could not be read.
  private func writeLists(_ journal: Journal, unread: UnreadFiles, to print: (String) -> Void) {
    var beside = Journal(settings: journal.settings, habits: journal.habits, tasks: journal.tasks)
    beside.tasksSource = journal.tasksSource
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

  /// Writes an array with one entry per line.
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
    // A spreadsheet could execute a cell that begins like a formula.
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

  /// The journal split by day; the files of one day stay together, because identifiers count entries per day.
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
