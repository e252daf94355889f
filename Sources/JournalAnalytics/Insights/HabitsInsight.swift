internal import JournalFormat

/// The habits of a period, by how often they were done when due, and its tasks.
struct HabitsInsight: Insight {
  private let habits: [HabitTotal]
  private let tasks: TaskTotals
  private let elapsed: ClosedRange<Day>?

  init(of source: InsightSource) {
    elapsed = source.observed.elapsed
    (habits, tasks) = (source.facts.habits, source.facts.tasks)
  }

  var blocks: [ReportBlock] {
    guard !habits.isEmpty || tasksSentence != nil else {
      return [.paragraph(ReportText(InsightWords.noHabits.said()))]
    }
    let items = habits.map { ReportText([.strong($0.name), .plain(": \($0.text)")]) }
    return (items.isEmpty ? [] : [.list(items)])
      + (tasksSentence.map { [.paragraph(ReportText($0))] } ?? [])
  }

  /// A sentence on how often all habits together were done when due, and on the most reliable one; `nil` if none was due.
  var habitsSentence: String? {
    let rates = habits.compactMap { total in
      total.rate.flatMap { $0.expected > 0 ? (name: total.name, done: $0.done, expected: $0.expected) : nil }
    }
    guard let only = rates.first else { return nil }
    let sum = (done: rates.reduce(0) { $0 + $1.done }, expected: rates.reduce(0) { $0 + $1.expected })
    let values: [String: SentenceValue] = [
      "name": .text(only.name), "done": .number(sum.done), "expected": .number(sum.expected),
      "habits": .text(numberWord(rates.count)),
    ]
    return (rates.count == 1 ? InsightSentence.habitsOne : .habits).said(values)
  }

  /// A sentence on the tasks done and open; `nil` without any.
  var tasksSentence: String? {
    let (done, open) = (tasks.done.count, tasks.openTasks.count)
    guard done + open > 0 else { return nil }
    let sentence: InsightSentence = open == 0 ? .tasksDone : done == 0 ? .tasksOpen : .tasks
    return sentence.said(["done": .number(done), "open": .number(open)])
  }

  var json: JSONValue {
    [
      "habits": .array(habits.map(\.json)), "tasks_done": .int(tasks.done.count),
      "tasks_open": .int(tasks.openTasks.count),
    ]
  }

  var figures: [Figure] {
    (elapsed.map { days in habits.map { $0.figure(in: days) } } ?? []) + tasks.figures
  }
}
