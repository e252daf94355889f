import JournalAnalytics
import JournalFormat

/// The short numbers by which `journal task` names open tasks of every file.
///
/// A task keeps its number while it is open and its words, days and tags stand. A free number is given again by the next list,
/// never before, so that a printed one does not come to mean another task. Digests of the words are stored in the user's state
/// folder, never the words.
struct TaskNumbers: Equatable {
  /// The identity of a task in a file, and the number of equal ones above it.
  struct Key: Hashable {
    var path: String
    var digest: UInt64
    var rank: Int

    init(path: String, _ identity: TaskIdentity, rank: Int) {
      self.path = path
      digest = identity.digest
      self.rank = rank
    }

    init(_ listed: ListedTask) {
      self.init(path: listed.path, TaskIdentity(listed.task), rank: listed.rank)
    }

    fileprivate init?(_ parts: [Substring]) {
      guard parts.count == 3, let digest = UInt64(parts[0], radix: 16), let rank = Int(parts[1]) else {
        return nil
      }
      self.path = String(parts[2])
      self.digest = digest
      self.rank = rank
    }

    /// The position of the task among those of its file; `nil` if it is not there.
    func position(in tasks: [TaskItem]) -> Int? {
      let alike = tasks.indices.filter { TaskIdentity(tasks[$0]).digest == digest }
      return alike.indices.contains(rank) ? alike[rank] : nil
    }
  }

  /// The number of tasks to remember.
  private static let limit = 10_000

  private var keys: [Int: Key] = [:]
  /// The inverse, so that thousands of tasks are numbered in one pass.
  private var numbers: [Key: Int] = [:]
  /// No number below it is free.
  private var firstFree = 1

  /// Reads stored numbers; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.limit) {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let number = Int(parts[0]), number > 0,
        let key = Key(parts[1].split(separator: " ", maxSplits: 2))
      else { continue }
      keys[number] = key
    }
    numbers = Self.numbers(of: keys)
  }

  private static func numbers(of keys: [Int: Key]) -> [Key: Int] {
    Dictionary(keys.map { ($0.value, $0.key) }, uniquingKeysWith: min)
  }

  /// One number a line.
  var text: String {
    keys.sorted { $0.key < $1.key }.prefix(Self.limit).map {
      "\($0.key) \(String($0.value.digest, radix: 16)) \($0.value.rank) \($0.value.path)\n"
    }
    .joined()
  }

  static func == (a: TaskNumbers, b: TaskNumbers) -> Bool { a.keys == b.keys }

  func key(of number: Int) -> Key? { keys[number] }

  func number(of key: Key) -> Int? { numbers[key] }

  /// Numbers a list of all open tasks: known ones keep their numbers, others get the lowest free ones.
  mutating func number(_ tasks: inout [ListedTask]) {
    let open = tasks.indices.filter { tasks[$0].group.isOpen }
    var taken: [Int: Key] = [:]
    var new: [Int] = []
    for index in open {
      let key = Key(tasks[index])
      if let number = numbers[key] {
        tasks[index].number = number
        taken[number] = key
      } else {
        new.append(index)
      }
    }
    var next = 1
    for index in new {
      while taken[next] != nil { next += 1 }
      tasks[index].number = next
      taken[next] = Key(tasks[index])
    }
    (keys, numbers, firstFree) = (taken, Self.numbers(of: taken), 1)
  }

  /// Gives a task the lowest free number.
  mutating func add(_ key: Key) -> Int {
    if let known = number(of: key) { return known }
    while keys[firstFree] != nil { firstFree += 1 }
    (keys[firstFree], numbers[key]) = (key, firstFree)
    return firstFree
  }

  /// Records that a task's words, or its place, changed.
  mutating func replace(_ old: Key, by new: Key) {
    guard let number = number(of: old) else { return }
    keys[number] = new
    numbers = Self.numbers(of: keys)
  }

  // MARK: Kept up to date

  static func stored(in folder: JournalFolder) -> TaskNumbers {
    TaskNumbers(folder.readState(.tasks) ?? [])
  }

  /// Changes the stored numbers.
  static func update<Result>(in folder: JournalFolder, _ change: (inout TaskNumbers) -> Result) -> Result {
    var numbers = stored(in: folder)
    let before = numbers
    let result = change(&numbers)
    if numbers != before { folder.writeState(.tasks, Array(numbers.text.utf8)) }
    return result
  }
}

extension Journal {
  /// All tasks, the open ones with their numbers, which are remembered.
  func numberedTasks(today: Day, in folder: JournalFolder) -> [ListedTask] {
    let all = listedTasks(today: today)
    // What is nearest gets the low numbers.
    let open = TaskOrder.priority.sorted(all.filter(\.group.isOpen))
    let groups = ListedTask.Group.allCases.filter(\.isOpen)
    var tasks = groups.flatMap { group in open.filter { $0.group == group } }
    tasks += all.filter { !$0.group.isOpen }
    TaskNumbers.update(in: folder) { $0.number(&tasks) }
    return tasks
  }
}

extension Completion {
  /// Numbers of open tasks, with their words.
  static let tasks = asked(\.tasks)
}

extension CompletionSource {
  /// The open tasks by the numbers that the last list printed; those of no list are not offered.
  var tasks: [Offer] {
    guard let folder else { return [] }
    let numbers = TaskNumbers.stored(in: folder)
    let found = openTasks.compactMap { task in
      numbers.number(of: TaskNumbers.Key(task)).map { ($0, task.task.text.string) }
    }
    return found.sorted { $0.0 < $1.0 }.prefix(100).map { Offer("\($0.0)", $0.1) }
  }
}

/// The first words of tasks, so that a task's identifier in a calendar stays when its words change.
///
/// Digests are stored in the user's state folder, never words. A change made in an editor is not known here; the identifier is then
/// that of the new words.
struct TaskIdentities: Hashable {
  /// The number of changes to remember.
  private static let limit = 10_000

  /// The digests of the first words by those of the words now.
  private(set) var first: [UInt64: UInt64] = [:]

  /// Reads what is stored; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n").prefix(Self.limit) {
      let numbers = line.split(separator: " ").map { UInt64($0, radix: 16) }
      if numbers.count == 2, let now = numbers[0], let then = numbers[1] { first[now] = then }
    }
  }

  /// The digests of one task a line, now and first.
  var text: String {
    first.sorted { $0.key < $1.key }.prefix(Self.limit).map {
      "\(String($0.key, radix: 16)) \(String($0.value, radix: 16))\n"
    }.joined()
  }

  /// Records that a task's words changed.
  mutating func replace(_ old: String, by new: String) {
    let (before, after) = (taskDigest(of: old), taskDigest(of: new))
    guard before != after else { return }
    let known = first.removeValue(forKey: before) ?? before
    first[after] = known == after ? nil : known
  }

  static func stored(in folder: JournalFolder) -> TaskIdentities {
    TaskIdentities(folder.readState(.identities) ?? [])
  }

  static func update(in folder: JournalFolder, _ change: (inout TaskIdentities) -> Void) {
    var identities = stored(in: folder)
    let before = identities
    change(&identities)
    if identities != before { folder.writeState(.identities, Array(identities.text.utf8)) }
  }
}
