internal import JournalFormat

/// The different tasks that are open, as files are read in the order of their days and `tasks.md` after them.
///
/// What is written again on a later day is the same task, carried by hand.
struct OpenTasks: Hashable, Sendable {
  struct Task: Hashable, Sendable {
    var name: String
    var due: Day?
  }

  private var all: [Task?] = []
  /// The positions of open tasks of day files by their folded words.
  private var places: [String: Places] = [:]

  /// In the order in which they were first written.
  var tasks: [Task] { all.compactMap(\.self) }

  /// Adds an open task. A task that is known gets the due day that is stated last.
  mutating func add(_ task: TaskItem, of day: Day?) {
    var (own, place) = (Task(name: task.text.string, due: task.due), all.count)
    guard let day else { return all.append(own) }
    let words = folded(task.text.string)
    places[words, default: Places()].begin(day)
    if let earlier = places[words]?.takeLast(due: task.due), let known = all[earlier] {
      (own, place) = (Task(name: known.name, due: task.due ?? known.due), earlier)
      all[place] = own
    } else {
      all.append(own)
    }
    places[words]?.add(place, due: own.due)
  }

  /// Removes the open task that `task`, which is no longer open, was before.
  mutating func close(_ task: TaskItem, of day: Day?) {
    guard let known = places.index(forKey: folded(task.text.string)) else { return }
    places.values[known].begin(day)
    while let place = places.values[known].takeLast(due: task.due) { all[place] = nil }
  }

  /// The places of tasks with the same words. Each is looked at once when it is taken, however many there are.
  private struct Places: Hashable {
    private struct Place: Hashable {
      var index: Int
      var due: Day?
    }

    /// The day that is being read; tasks of the same day are not carried over to each other.
    private var day: Day?
    private var current: [Place] = []
    /// The numbers of tasks of earlier days, by due day, in order; some may have been taken.
    private var byDue: [Day?: [Int]] = [:]
    private var order: [Int] = []
    /// The places of those that are not taken yet.
    private var left: [Int: Int] = [:]
    private var next = 0

    /// Begins the next day; `nil` comes after all days.
    mutating func begin(_ next: Day?) {
      guard next != day else { return }
      for place in current {
        byDue[place.due, default: []].append(self.next)
        order.append(self.next)
        left[self.next] = place.index
        self.next += 1
      }
      (day, current) = (next, [])
    }

    mutating func add(_ place: Int, due: Day?) { current.append(Place(index: place, due: due)) }

    /// Takes the last task of an earlier day that may be the same one; without a due day any may.
    mutating func takeLast(due: Day?) -> Int? {
      guard due != nil else { return Self.takeLast(of: &order, left: &left) }
      // One that says the same day rather than one that says none.
      return Self.takeLast(of: &byDue[due, default: []], left: &left)
        ?? Self.takeLast(of: &byDue[nil, default: []], left: &left)
    }

    private static func takeLast(of numbers: inout [Int], left: inout [Int: Int]) -> Int? {
      while let number = numbers.popLast() {
        if let place = left.removeValue(forKey: number) { return place }
      }
      return nil
    }
  }
}

extension TaskItem {
  /// Whether two tasks with the same words may be one: if both have a due day, it is the same.
  static func areSame(due one: Day?, _ other: Day?) -> Bool { one == nil || other == nil || one == other }
}
