func exported(_ weight: WeightEntry, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("time", .time(weight.time?.start)),
    ("weight_kg", .amount(weight.mass.kilograms)),
    ("unit", .string(weight.unit.rawValue)),
    ("body_fat_percent", .amount(weight.bodyFatPercent)),
    ("remark", .text(weight.remark)),
    ("file", .string(file.path)),
    ("line", .int(weight.range.lowerBound.line)),
  ])
}

/// The tasks of one file; `parent` is the line of the task that a task is a part of.
func exported(_ tasks: [TaskItem], day: Day?, file: String) -> some Sequence<JSONValue> {
  tasks.lazy.map { task in
    let parent = task.parent.flatMap { tasks.indices.contains($0) ? tasks[$0].range.lowerBound.line : nil }
    return .object([
      ("date", .day(day)),
      ("time", .time(task.time?.start)),
      ("text", .text(task.words)),
      ("status", .string(task.status.rawValue)),
      ("mark", .text(task.mark.isEmpty ? nil : task.mark)),
      ("due", .day(task.due)),
      ("scheduled", .day(task.scheduled)),
      ("start", .day(task.start)),
      ("done_date", .day(task.doneDay)),
      ("done_time", .time(task.doneTime)),
      ("priority", .text(task.priority?.rawValue)),
      ("recurrence", .text(task.recurrence?.description)),
      ("reminder", .time(task.reminder)),
      ("tags", .tags(task.tags)),
      ("parent", parent.map(JSONValue.int) ?? .null),
      ("file", .string(file)),
      ("line", .int(task.range.lowerBound.line)),
    ])
  }
}

func exported(_ habit: Habit, file: String) -> JSONValue {
  .object([
    ("name", .text(habit.name)),
    ("every", .text(habit.every?.description)),
    ("since", .day(habit.since)),
    ("target_amount", .amount(habit.target?.amount)),
    ("target_unit", .text(habit.target?.unit)),
    ("steps", .array(habit.steps.map { .string($0.string) })),
    ("file", .string(file)),
    ("line", .int(habit.range.lowerBound.line)),
  ])
}

func exported(_ tick: HabitTick, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("time", .time(tick.time?.start)),
    ("habit", .text(tick.name)),
    ("state", .string(tick.state.rawValue)),
    ("amount", .amount(tick.amount?.amount)),
    ("target", .amount(tick.amount?.target)),
    ("unit", .text(tick.amount?.unit)),
    ("remark", .text(tick.remark)),
    ("mood", .amount(tick.mood?.value)),
    ("mood_scale", .amount(tick.mood?.scale)),
    ("tags", .tags(tick.tags)),
    ("file", .string(file.path)),
    ("line", .int(tick.range.lowerBound.line)),
  ])
}

func exported(_ mood: MoodEntry, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("time", .time(mood.time?.start)),
    ("value", .amount(mood.value?.value)),
    ("scale", .amount(mood.value?.scale)),
    ("words", .text(mood.words)),
    ("file", .string(file.path)),
    ("line", .int(mood.range.lowerBound.line)),
  ])
}

func exported(_ item: SeriesItem, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("time", .time(item.time?.start)),
    ("series", .text(item.series)),
    ("words", .text(item.words)),
    ("value", .amount(item.value?.value)),
    ("scale", .amount(item.value?.scale)),
    ("tags", .tags(item.tags)),
    ("file", .string(file.path)),
    ("line", .int(item.range.lowerBound.line)),
  ])
}

func exported(_ note: Note, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("heading", .text(note.heading)),
    ("text", .text(note.text)),
    ("file", .string(file.path)),
    ("line", .int(note.range.lowerBound.line)),
  ])
}
