import JournalAnalytics
import JournalFormat

/// Brings tasks of other programs into `tasks.md`, each once.
struct TaskImport {
  /// A task, and its permanent identity in the other program.
  typealias Candidate = (task: ExchangedTask, identity: String)
  /// The words by which the other program still names a task, by its identity; an export restores them.
  typealias Names = [String: [String]]

  private let diary: OpenDiary
  private let program: String
  private var remembered: ImportedTexts
  private(set) var new: [Candidate] = []
  /// How many were imported before, or stand in `tasks.md`.
  private(set) var known = 0
  private(set) var losses: ExchangeLosses
  private var count: Int

  static let path = "tasks.md"

  /// Looks up which of them are there already.
  init(
    _ candidates: [Candidate], of program: String, names: Names = [:], losses: ExchangeLosses,
    into diary: OpenDiary
  ) throws {
    self.diary = diary
    self.program = program
    self.losses = losses
    count = candidates.count
    let list = try diary.folder.bytes(at: ImportedTexts.path, "; nothing was changed")
    remembered = list.map { ImportedTexts(SourceText($0)) } ?? ImportedTexts()
    let bytes = try diary.folder.bytes(at: Self.path, "; nothing was changed") ?? []
    let read = diary.parser.parseTasks(SourceText(bytes))
    if let error = read.diagnostics.first(where: { $0.severity == .error }) {
      throw CommandFailure(
        .refused,
        "\(diary.folder.prefix)\(Self.path):\(error.range.lowerBound.line): \(error.message); nothing was changed"
      )
    }
    // As many as there are of each: two of the same words are two tasks.
    var there: [[String]: Int] = [:]
    for task in ExchangedTask.tasks(of: read.tasks, day: nil) { there[Self.key(task), default: 0] += 1 }
    var named: [String: Int] = [:]
    var queue = candidates[...]
    while var candidate = queue.popFirst() {
      let number = named[candidate.identity, default: 0]
      named[candidate.identity] = number + 1
      if number > 0 { candidate.identity += "\n\(number + 1)" }
      let day = candidate.task.created ?? Day(ordinal: 0)
      let (name, whole) = (text(candidate, isWhole: false), text(candidate, isWhole: true))
      if remembered.contains(name, on: day) {
        known += 1
        if !remembered.contains(whole, on: day) {
          self.losses.add(
            "changed there since it was brought in, and left as it is here", at: candidate.task.plainWords)
        }
        continue
      }
      var reading = candidate.task.reading(diary.parser)
      if reading != .same, case let escaped = candidate.task.escapingMarks, escaped != candidate.task {
        let other = escaped.reading(diary.parser)
        if other == .same || reading == .different { (candidate.task, reading) = (escaped, other) }
      }
      switch reading {
      case .same: break
      case .otherWords: self.losses.add("read with other words or tags", at: candidate.task.plainWords)
      case .different:
        self.losses.add("would be read as something else here, and left out", at: candidate.task.plainWords)
        for (index, part) in candidate.task.parts.enumerated() {
          self.losses.add("parts of a task that was left out, and stand alone", at: part.plainWords)
          queue.append((part, "\(candidate.identity)\npart \(index + 1)"))
        }
        count += candidate.task.parts.count
        continue
      }
      if let words = names[candidate.identity] {
        remembered.name(Self.digest(of: candidate.task, diary.parser), on: day, words)
      }
      remembered.insert(name, on: day)
      remembered.insert(whole, on: day)
      let key = Self.key(candidate.task)
      if let left = there[key], left > 0 {
        there[key] = left - 1
        known += 1
      } else {
        new.append(candidate)
      }
    }
  }

  /// The identity of a task as it is read here, whatever its days.
  private static func digest(of task: ExchangedTask, _ parser: DayFileParser) -> UInt64 {
    let read = parser.parseTasks(SourceText(task.lines().flatMap { $0 + [.lineFeed] })).tasks.first
    return taskDigest(of: read?.text.string ?? task.text)
  }

  /// Tasks with equal keys are one task.
  private static func key(_ task: ExchangedTask) -> [String] {
    [task.text.lowercased(), task.due.map { "\($0.day)" } ?? "", task.created.map { "\($0)" } ?? ""]
  }

  private func text(_ candidate: Candidate, isWhole: Bool) -> [UInt8] {
    Array("\(program)\n\(candidate.identity)\n".utf8)
      + (isWhole ? candidate.task.lines().flatMap { $0 + [.lineFeed] } : [])
  }

  /// Writes them at the end of `tasks.md`, the open ones first, as one change.
  func run(_ label: String) throws {
    guard !new.isEmpty else { return }
    let tasks = new.map(\.task)
    let isOver = { (task: ExchangedTask) in task.status == .done || task.status == .cancelled }
    let ordered = tasks.filter { !isOver($0) } + tasks.filter(isOver)
    try diary.change(label) { transaction in
      let target = diary.options.isDryRun ? transaction.withoutImports : transaction
      _ = try target.update(Self.path) { bytes in
        guard let text = SourceText(bytes ?? []).appending(ordered, parser: diary.parser) else {
          throw CommandFailure(
            .refused,
            "\(diary.folder.prefix)\(Self.path): more tasks at its end would be read otherwise; an unclosed fence or comment "
              + "may stand there; nothing was changed")
        }
        return text.bytes
      }
      _ = try target.update(ImportedTexts.path) { _ in remembered.text }
    }
  }

  /// `todo.txt: 12 tasks: 10 new in tasks.md, 2 there already`.
  func summary(of name: String) -> String {
    let counts = [
      new.isEmpty
        ? nil : "\(grouped(new.count)) \(diary.options.isDryRun ? "would be new" : "new") in \(Self.path)",
      known == 0 ? nil : "\(grouped(known)) there already",
      count - new.count - known == 0 ? nil : "\(grouped(count - new.count - known)) left out",
    ].compactMap(\.self)
    return "\(name): \(counted(count, "task"))"
      + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")) + "\n"
  }
}
