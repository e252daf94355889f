import JournalFormat

/// Brings habits and their days from Loop Habit Tracker into `habits.md` and day files, each once.
struct LoopImport {
  private let diary: OpenDiary
  /// Those that `habits.md` does not have, with the name of the day on which they end.
  private var newHabits: [(habit: LoopHabits.Habit, until: Day?)] = []
  private var days: [(file: DayFile, ticks: [NewTick])] = []
  private(set) var losses: ExchangeLosses
  private(set) var known = 0
  private let habitCount: Int

  /// Looks up what is there already.
  init(
    _ habits: LoopHabits, _ entries: [[Day: LoopHabits.Entry]], losses: ExchangeLosses, into diary: OpenDiary
  ) throws {
    self.diary = diary
    self.losses = losses
    habitCount = habits.habits.count
    let bytes = try diary.folder.bytes(at: HabitBook.path, "; nothing was changed")
    let there = bytes.map { diary.parser.parseHabits(SourceText($0)).habits } ?? []
    var names: [String: String] = [:]
    for habit in there.reversed() {
      for alias in habit.aliases { names[alias.string.lowercased()] = habit.name.string }
    }
    for habit in there { names[habit.name.string.lowercased()] = habit.name.string }
    var ticks: [Day: [NewTick]] = [:]
    for (habit, own) in zip(habits.habits, entries) {
      if names[habit.name.lowercased()] == nil {
        if let reason = refusal(of: habit.name) {
          self.losses.add("left out with its days, for \(reason)", at: habit.name)
          continue
        }
        let last = own.keys.max()
        newHabits.append((habit, habit.isArchived ? last ?? diary.now.day : nil))
        names[habit.name.lowercased()] = habit.name
      }
      for (day, entry) in own { ticks[day, default: []].append(Self.tick(of: entry, habit)) }
    }
    var files = try DayFiles(of: diary, for: "which habits are ticked already")
    for (day, own) in ticks.sorted(by: { $0.key < $1.key }) {
      guard day <= diary.now.day else {
        self.losses.add("still to come, and left out", at: "\(day)")
        continue
      }
      let ticked = Set(
        diary.read(files.files(of: day)).flatMap(\.habitTicks).map { tick in
          (names[tick.name.string.lowercased()] ?? tick.name.string).lowercased()
        })
      let new = own.filter { !ticked.contains((names[$0.name.lowercased()] ?? $0.name).lowercased()) }
      known += own.count - new.count
      if !new.isEmpty { days.append((files.file(for: day), new)) }
    }
  }

  /// Why a habit cannot have a name; `nil` if it can.
  private func refusal(of name: String) -> String? {
    do throws(EditRefusal) {
      _ = try HabitsFileEditor(nil, parser: diary.parser).adding(name, [], steps: [], about: "")
      return nil
    } catch {
      return error.message
    }
  }

  private static func tick(of entry: LoopHabits.Entry, _ habit: LoopHabits.Habit) -> NewTick {
    switch entry.mark {
    case .done:
      var tick = NewTick(name: habit.name, state: .done)
      tick.value = entry.note
      return tick
    case .skipped:
      var tick = NewTick(name: habit.name, state: .skipped)
      tick.value = entry.note
      return tick
    case .amount(let amount):
      let state = habit.limit.map { amount <= $0 ? HabitTick.State.done : .open } ?? .noted
      var tick = NewTick(name: habit.name, state: state)
      let unit = habit.unit.map { $0.contains(" ") || $0.contains(where: \.isNumber) ? "" : " \($0)" } ?? ""
      tick.value = Self.text(amount) + unit
      return tick
    }
  }

  private static func text(_ amount: Double) -> String {
    HabitNumber.written(amount)
  }

  var fileCount: Int { days.count + (newHabits.isEmpty ? 0 : 1) }
  private var tickCount: Int { days.reduce(0) { $0 + $1.ticks.count } }

  /// Writes them as one change; a line that would not be read as a tick is left out.
  mutating func run(_ label: String) throws {
    guard fileCount > 0 else { return }
    var losses = losses
    try diary.change(label) { transaction in
      losses = self.losses
      if !newHabits.isEmpty {
        _ = try transaction.update(HabitBook.path) { bytes in
          var source = bytes.map { SourceText($0) }
          for (habit, until) in newHabits {
            do throws(EditRefusal) {
              source = try HabitsFileEditor(source, parser: diary.parser).undamaged().adding(
                habit.name, Self.lines(of: habit, until: until), steps: [],
                about: habit.about.joined(separator: " "))
            } catch {
              losses.add("not written into habits.md, for \(error.message)", at: habit.name)
            }
          }
          return source?.bytes ?? []
        }
      }
      for (file, ticks) in days {
        _ = try transaction.update(file.path) { bytes in
          var source = bytes.map { SourceText($0) }
          for tick in ticks {
            let editor = DayFileEditor(
              source, day: file.day, path: file.path, parser: diary.parser, template: file.template)
            do throws(EditRefusal) {
              source = try editor.addingTick(tick).result
            } catch {
              losses.add("not written, for \(error.message)", at: "\(file.day) \(tick.name)")
            }
          }
          return source?.bytes ?? []
        }
      }
    }
    self.losses = losses
  }

  private static func lines(of habit: LoopHabits.Habit, until: Day?) -> [HabitsFileEditor.Line] {
    var lines: [HabitsFileEditor.Line] = []
    if let every = habit.every { lines.append(("every", "\(every)")) }
    if let target = habit.target {
      let unit = habit.unit.map { $0.contains(" ") || $0.contains(where: \.isNumber) ? "" : " \($0)" } ?? ""
      lines.append(("target", text(target) + unit))
    }
    if let until { lines.append(("until", "\(until)")) }
    return lines
  }

  /// `Loop: 5 habits, 3 new in habits.md; 812 ticks new on 400 days, 12 days had theirs already`.
  func summary(of name: String) -> String {
    let would = diary.options.isDryRun ? "would be " : ""
    let counts = [
      newHabits.isEmpty ? nil : "\(grouped(newHabits.count)) \(would)new in \(HabitBook.path)",
      tickCount == 0 ? nil : "\(counted(tickCount, "tick")) \(would)new on \(counted(days.count, "day"))",
      known == 0 ? nil : "\(counted(known, "tick")) there already",
    ].compactMap(\.self)
    return "\(name): \(counted(habitCount, "habit"))"
      + (counts.isEmpty ? "" : ": " + counts.joined(separator: ", ")) + "\n"
  }
}
