import JournalFormat
import JournalTestSupport

/// A day and what two people made of it, by changes drawn from a seed.
struct MergeTriple {
  var base: String
  var ours: String
  var theirs: String

  /// What was done to a day.
  enum Change: CaseIterable {
    case addEntry, addUntimed, addDetail, addTask, addHabit, addWeight, addNote, addSection
    case reword, retime, tick, remove, editProse

    var isAddition: Bool { Self.additions.contains(self) }
    static let additions: [Change] = [
      .addEntry, .addUntimed, .addDetail, .addTask, .addHabit, .addWeight, .addNote, .addSection,
    ]
  }

  init(seed: UInt64, changes: [Change] = Change.allCases) {
    var numbers = SplitMix64(seed: seed)
    let day = GeneratedDay(&numbers)
    base = day.text
    func side(_ name: String) -> String {
      var copy = day
      for _ in 0..<Int.random(in: 1...4, using: &numbers) {
        copy.apply(changes[Int.random(in: 0..<changes.count, using: &numbers)], by: name, &numbers)
      }
      return copy.text
    }
    ours = side("o")
    theirs = side("t")
  }
}

/// A day as sections of items, which changes are made to.
struct GeneratedDay {
  struct Item {
    var time: Int?
    var words: String
    var box: String?
    var details: [String] = []

    var lines: [String] {
      let clock = time.map { "\(two($0 / 60)):\(two($0 % 60)) " } ?? ""
      return ["- \(box.map { "[\($0)] " } ?? "")\(clock)\(words)"] + details.map { "  - \($0)" }
    }

    private func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
  }

  struct Section {
    var title: String
    var items: [Item] = []
    var prose: [String] = []
  }

  var front: [String] = []
  var sections: [Section] = []

  static let meals = ["Breakfast", "Lunch", "Snack", "Dinner"]
  static let hours = [7, 12, 15, 19]
  static let foods = [
    "Porridge with blueberries (320 kcal)", "Rice 150 g, two eggs", "Filter coffee (~35 kcal)", "Apple",
    "Fish soup and bread (400-480 kcal)", "Tea", "Two slices of rye bread (190 kcal) #home",
    "Lentils (410 kcal)",
    "Yoghurt", "Dark chocolate (90 kcal)",
  ]
  static let chores = [
    "Book dentist !high", "Buy oats", "Water plants", "Call Anna", "Pay the rent due:2026-03-18",
  ]
  static let habits = ["Meditate", "Run", "Read"]
  static let prose = ["Long call with my sister.", "Rain all day.", "She wants the recipe.", "Slept badly."]

  var text: String {
    var parts: [String] = front.isEmpty ? [] : [(["---"] + front + ["---"]).joined(separator: "\n")]
    parts.append("# Saturday, 14 March 2026")
    for section in sections {
      parts.append("## \(section.title)")
      if !section.items.isEmpty { parts.append(section.items.flatMap(\.lines).joined(separator: "\n")) }
      parts += section.prose
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  init(_ numbers: inout SplitMix64) {
    if Int.random(in: 0..<4, using: &numbers) == 0 { front = ["mood: 4/5"] }
    for (index, meal) in Self.meals.enumerated() where Int.random(in: 0..<3, using: &numbers) > 0 {
      var section = Section(title: meal)
      for _ in 0..<Int.random(in: 1...3, using: &numbers) {
        let isTimed = Int.random(in: 0..<4, using: &numbers) > 0
        let time = Self.hours[index] * 60 + Int.random(in: 0..<120, using: &numbers)
        section.insert(Item(time: isTimed ? time : nil, words: Self.pick(Self.foods, &numbers)))
      }
      sections.append(section)
    }
    var tasks = Section(title: "Tasks")
    for chore in Self.chores where Bool.random(using: &numbers) {
      tasks.items.append(Item(words: chore, box: " "))
    }
    if !tasks.items.isEmpty { sections.append(tasks) }
    var habits = Section(title: "Habits")
    for habit in Self.habits where Bool.random(using: &numbers) {
      habits.items.append(Item(words: habit, box: " "))
    }
    if !habits.items.isEmpty { sections.append(habits) }
    if Bool.random(using: &numbers) {
      sections.append(Section(title: "Notes", prose: [Self.pick(Self.prose, &numbers)]))
    }
  }

  static func pick(_ list: [String], _ numbers: inout SplitMix64) -> String {
    list[Int.random(in: 0..<list.count, using: &numbers)]
  }

  mutating func apply(_ change: MergeTriple.Change, by name: String, _ numbers: inout SplitMix64) {
    let mealIndex = Int.random(in: 0..<Self.meals.count, using: &numbers)
    let minute = Self.hours[mealIndex] * 60 + Int.random(in: 0..<150, using: &numbers)
    let mark = "\(name)\(Int.random(in: 0..<1000, using: &numbers))"
    switch change {
    case .addEntry:
      insert(
        Item(time: minute, words: "\(Self.pick(Self.foods, &numbers)) \(mark)"), into: Self.meals[mealIndex])
    case .addUntimed:
      insert(Item(words: "\(Self.pick(Self.foods, &numbers)) \(mark)"), into: Self.meals[mealIndex])
    case .addDetail:
      withItem(&numbers) { item, _ in item.details.append("note: \(mark)") }
    case .addTask:
      insert(Item(words: "\(Self.pick(Self.chores, &numbers)) \(mark)", box: " "), into: "Tasks")
    case .addHabit:
      insert(
        Item(time: minute, words: "\(Self.pick(Self.habits, &numbers)) \(mark)", box: "x"), into: "Habits")
    case .addWeight:
      insert(Item(time: minute, words: "72.\(Int.random(in: 0..<9, using: &numbers)) kg"), into: "Weight")
    case .addNote:
      let index = section("Notes")
      sections[index].prose.append("\(Self.pick(Self.prose, &numbers)) \(mark)")
    case .addSection:
      sections.append(Section(title: "Symptoms \(mark)", items: [Item(words: "headache 3/10 \(mark)")]))
    case .reword:
      withItem(&numbers) { item, _ in item.words += " \(mark)" }
    case .retime:
      guard let (section, item) = anyItem(&numbers), sections[section].items[item].time != nil else { return }
      var moved = sections[section].items.remove(at: item)
      moved.time = (moved.time ?? 0) + Int.random(in: -60...60, using: &numbers)
      sections[section].insert(moved)
    case .tick:
      withItem(&numbers) { item, numbers in
        guard item.box == " " else { return }
        item.box = "x"
        item.words += " done:1\(Int.random(in: 0...9, using: &numbers)):20"
      }
    case .remove:
      if let (section, item) = anyItem(&numbers) { sections[section].items.remove(at: item) }
    case .editProse:
      for index in sections.indices where !sections[index].prose.isEmpty {
        sections[index].prose[0] += " \(mark)"
      }
    }
  }

  private mutating func section(_ title: String) -> Int {
    if let index = sections.firstIndex(where: { $0.title == title }) { return index }
    let rank = Self.meals.firstIndex(of: title) ?? 9
    let place = sections.firstIndex { (Self.meals.firstIndex(of: $0.title) ?? 9) > rank } ?? sections.count
    sections.insert(Section(title: title), at: place)
    return place
  }

  private mutating func insert(_ item: Item, into title: String) { sections[section(title)].insert(item) }

  private func anyItem(_ numbers: inout SplitMix64) -> (Int, Int)? {
    let all = sections.indices.flatMap { section in
      sections[section].items.indices.map { (section, $0) }
    }
    return all.isEmpty ? nil : all[Int.random(in: 0..<all.count, using: &numbers)]
  }

  private mutating func withItem(_ numbers: inout SplitMix64, _ body: (inout Item, inout SplitMix64) -> Void)
  {
    if let (section, item) = anyItem(&numbers) { body(&sections[section].items[item], &numbers) }
  }
}

extension GeneratedDay.Section {
  /// Puts an item behind the last one of an earlier or the same time, at the end without a time.
  mutating func insert(_ item: GeneratedDay.Item) {
    guard let time = item.time else { return items.append(item) }
    let place = items.lastIndex { ($0.time ?? 9999) <= time }.map { $0 + 1 }
    items.insert(item, at: place ?? 0)
  }
}
