import JournalAnalytics
import JournalFormat

/// A record of a day with the file that holds it.
struct FoundRecord {
  var file: JournalFile
  /// All records of the file as it was read.
  var records: [DiaryRecord]
  var record: DiaryRecord
  /// The address that names this record and no other.
  var address: String
}

extension EntryFinder {
  /// The one record that `text` names: a task, a weight or a tick by its number, or a food entry in any way.
  func record(_ text: String) throws -> FoundRecord {
    if let address = try? EntryAddress(text, today: diary.now.day),
      case .number(let day, let kind, let number) = address,
      kind != .food, let kind = DiaryRecord.Kind(rawValue: kind.rawValue)
    {
      var place = number
      for file in try diary.files(of: day) {
        guard let records = diary.read([file]).first?.records else { continue }
        let alike = records.filter { $0.kind == kind }
        if place <= alike.count {
          return FoundRecord(file: file, records: records, record: alike[place - 1], address: "\(address)")
        }
        place -= alike.count
      }
      throw CommandFailure(
        .nothingFound,
        "no \(kind.rawValue) is named by ‘\(text)’; ‘journal show --numbers \(day)’ prints addresses")
    }
    let found = try entry(text)
    let records = found.day.records
    let line = found.entry.range.lowerBound.line
    guard let record = records.first(where: { $0.kind == .food && $0.lineNumber == line }) else {
      throw CommandFailure(.nothingFound, "‘\(found.address)’ is no line of its own")
    }
    return FoundRecord(file: found.file, records: records, record: record, address: found.address)
  }
}
