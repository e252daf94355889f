/// A file of a journal that records of an export go into, and what comes back from it.
public struct RecordPage {
  public enum Kind: Hashable, Sendable {
    case day(Day)
    case tasks, habits
  }

  public let kind: Kind
  /// The path from the journal's folder.
  public let path: String
  private let parser: DayFileParser
  private let source: SourceText

  /// A page of the file as it is; `nil` for one that does not exist yet.
  public init(_ kind: Kind, path: String, source: SourceText?, parser: DayFileParser) {
    (self.kind, self.path, self.parser) = (kind, path, parser)
    self.source = source ?? SourceText([])
  }

  /// The records that the file does not have yet; of equal ones as many as it lacks.
  public func missing(of records: [ExportedRecord]) -> [ExportedRecord] {
    var there = counts(contents(of: source))
    return records.filter { record in
      guard let count = there[record.content], count > 0 else { return true }
      there[record.content] = count - 1
      return false
    }
  }

  /// The file with these records behind what it has; those that cannot be written, or come back otherwise, are added to
  /// `losses`. `nil` if what it has would be read otherwise.
  public func adding(_ records: [ExportedRecord], losses: inout ExchangeLosses) -> SourceText? {
    let text = text(of: records, losses: &losses)
    guard !text.isEmpty else { return source }
    let last = (1...max(1, source.lineCount)).last { !source.isBlank(line: $0) } ?? 0
    let result = source.applying([
      source.insertion(of: (last == 0 ? [] : [[]]) + text, below: last, otherwise: [.lineFeed])
    ])
    var found = counts(contents(of: result))
    for content in contents(of: source) {
      guard let count = found[content], count > 0 else { return nil }
      found[content] = count - 1
    }
    for record in records {
      if let count = found[record.content], count > 0 {
        found[record.content] = count - 1
      } else {
        losses.add("not quite the same when it is read again", at: record.title, naming: 100)
      }
    }
    return result
  }

  private func counts(_ contents: [String]) -> [String: Int] {
    Dictionary(contents.map { ($0, 1) }, uniquingKeysWith: +)
  }

  /// What the export of the file holds.
  private func contents(of text: SourceText) -> [String] {
    func contents(_ list: ExportedList, _ journal: Journal) -> [String] {
      list.items(of: journal).map { ExportedRecord(list: list, value: $0).content }
    }
    switch kind {
    case .habits: return contents(.habits, Journal(habits: parser.parseHabits(text).habits))
    case .tasks:
      var journal = Journal(tasks: parser.parseTasks(text).tasks)
      journal.tasksSource = text
      return contents(.tasks, journal)
    case .day(let day):
      let journal = Journal(days: [parser.parse(text, day: day, path: path).day])
      // What a sum is of changes with what is written above it.
      return ExportedList.allCases.filter { $0 != .sharedEnergies }.flatMap { contents($0, journal) }
    }
  }

  // MARK: Text

  /// The lines of records: in the order they had, below headings of their own.
  private func text(of records: [ExportedRecord], losses: inout ExchangeLosses) -> [[UInt8]] {
    var lines: [String] = []
    let sorted = records.enumerated().sorted {
      ($0.element.isFirst ? 0 : 1, $0.element.line, $0.offset) < (
        $1.element.isFirst ? 0 : 1, $1.element.line, $1.offset
      )
    }.map(\.element)
    let tasks = sorted.filter { $0.list == .tasks }
    let known = Set(tasks.map(\.line))
    var parts: [Int: [ExportedRecord]] = [:]
    for task in tasks {
      if let parent = task.parent, parent < task.line, known.contains(parent) {
        parts[parent, default: []].append(task)
      }
    }
    var last: String?
    var isNote = false
    if kind == .tasks, source.lineCount <= 1, source.bytes.isEmpty { lines += ["# Tasks", ""] }
    for record in sorted {
      if record.list == .tasks, let parent = record.parent, parent < record.line, known.contains(parent) {
        continue
      }
      if kind == .habits {
        lines +=
          (lines.isEmpty ? source.bytes.isEmpty ? ["# Habits", ""] : [] : [""]) + habitLines(of: record)
        continue
      }
      guard let form = form(of: record) else {
        losses.add("cannot be written so that it is read again, and left out", at: record.title)
        continue
      }
      if case .day = kind, let own = heading(of: RecordLines(record: record, path: path)), own != last {
        lines += (lines.isEmpty ? [] : [""]) + ["## \(own)", ""]
        last = own
        isNote = false
      } else if isNote || record.list == .notes, !lines.isEmpty, lines.last != "" {
        lines.append("")
      }
      isNote = record.list == .notes
      if isNote {
        lines += form.lines
      } else {
        lines += item(form, of: record, depth: 0) + partLines(of: record, parts, depth: 1, losses: &losses)
      }
    }
    return lines.map { Array($0.utf8) }
  }

  /// The heading above a record of a day; `Notes` in the place of one that would be a task itself: `DONE Write report`.
  private func heading(of lines: RecordLines) -> String? {
    guard let own = lines.heading else { return nil }
    return contents(of: SourceText(Array("## \(own)\n".utf8))).isEmpty ? own : "Notes"
  }

  /// A form and what is nested in it.
  private struct Form {
    var lines: [String]
    var note: [String] = []
  }

  private func item(_ form: Form, of record: ExportedRecord, depth: Int) -> [String] {
    guard record.list != .notes else { return form.lines }
    let indentation = String(repeating: " ", count: 2 * depth)
    return ["\(indentation)- \(form.lines[0])"] + form.lines.dropFirst().map { "\(indentation)  - \($0)" }
      + form.note.map { $0.isEmpty ? "" : "\(indentation)  \($0)" }
  }

  private func partLines(
    of record: ExportedRecord, _ parts: [Int: [ExportedRecord]], depth: Int, losses: inout ExchangeLosses
  ) -> [String] {
    guard record.list == .tasks, depth <= 12 else { return [] }
    var lines: [String] = []
    for part in parts[record.line] ?? [] {
      guard let form = form(of: part) else {
        losses.add("cannot be written so that it is read again, and left out", at: part.title)
        continue
      }
      lines +=
        item(form, of: part, depth: depth) + partLines(of: part, parts, depth: depth + 1, losses: &losses)
    }
    return lines
  }

  /// The first form of the record that is read as it, alone in a file; else the first that is read as one of its kind.
  private func form(of record: ExportedRecord) -> Form? {
    let lines = RecordLines(record: record, path: path)
    let note = lines.noteLines
    var (likely, close): (Form?, Form?)
    let wanted = Self.meaning(record.content)
    let forms = lines.forms.filter { !$0.isEmpty }.map { form in
      record.list == .notes ? form : form.map { String(decoding: plainLine($0), as: UTF8.self) }
    }
    // A note that would be read as something else is better left out than the record.
    for form in forms.map({ Form(lines: $0, note: note) })
      + (note.isEmpty ? [] : forms.map { Form(lines: $0) })
    {
      let own = item(form, of: record, depth: 0)
      let isDay = if case .day = kind { true } else { false }
      let text = (isDay ? heading(of: lines).map { ["## \($0)", ""] } ?? [] : []) + own
      let found = contents(of: SourceText(Array((text.joined(separator: "\n") + "\n").utf8)))
      guard found.count == 1 else { continue }
      if found[0] == record.content { return form }
      if found[0].hasPrefix(record.list.rawValue + "{"), likely == nil { likely = form }
      // A row of a table says its figures in no words of its own.
      if close == nil, record.list == .entries, Self.meaning(found[0]) == wanted { close = form }
    }
    return close ?? likely
  }

  /// The text of a record without the words as they were written.
  private static func meaning(_ content: String) -> String? {
    guard let brace = content.firstIndex(of: "{"),
      case .object(let members)? = try? JSONValue.reading(Array(content[brace...].utf8))
    else { return nil }
    return JSONValue.object(members.filter { $0.0 != "rawInput" }).text(pretty: false)
  }

  // MARK: Habits

  private func habitLines(of record: ExportedRecord) -> [String] {
    let value = record.value
    func string(_ key: String) -> String? { value[key]?.string }
    func list(_ key: String) -> [String] { (value[key]?.elements ?? []).compactMap(\.string) }
    var lines: [String] = []
    func add(_ key: String, _ text: String?) {
      if let text, !text.isEmpty {
        lines.append("- \(key): \(String(decoding: plainLine(text), as: UTF8.self))")
      }
    }
    add("every", string("every") ?? string("every_unread"))
    for change in value["every_from"]?.elements ?? [] {
      guard let rule = change["every"]?.string, let day = change["day"]?.string else { continue }
      add("every", "\(rule) from \(day)")
    }
    add("since", string("since"))
    add("until", string("until"))
    if let amount = value["target_amount"]?.number {
      add("target", decimalText(max(0, amount)) + (string("target_unit").map { " \($0)" } ?? ""))
    }
    for change in value["target_from"]?.elements ?? [] {
      guard let amount = change["target_amount"]?.number, let day = change["day"]?.string else { continue }
      add(
        "target",
        decimalText(max(0, amount)) + (change["target_unit"]?.string.map { " \($0)" } ?? "") + " from \(day)")
    }
    add("priority", string("priority"))
    add("skips", string("skips"))
    add("aliases", list("aliases").joined(separator: ", "))
    add("tags", list("tags").joined(separator: ", "))
    add("remind", list("reminders").joined(separator: ", "))
    lines += list("unread").map { "- " + String(decoding: plainLine($0), as: UTF8.self) }
    let steps = list("steps").map { "  - " + String(decoding: plainLine($0), as: UTF8.self) }
    if !steps.isEmpty { lines += ["- steps:"] + steps }
    let about = typedLines(string("description") ?? "").prefix(10_000).map {
      String(decoding: $0, as: UTF8.self)
    }
    if !about.isEmpty { lines += (lines.isEmpty ? [] : [""]) + about }
    let name = String(decoding: plainLine(string("name") ?? ""), as: UTF8.self)
    return ["## \(name)"] + (lines.isEmpty ? [] : [""]) + lines
  }
}

extension ExportedRecord {
  /// Whether it stands above all headings.
  fileprivate var isFirst: Bool { list == .notes && value["heading"]?.string == nil }
}
