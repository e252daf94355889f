/// A time, with what only some have: its end, and that it is about then.
private func exported(time: TimeSpan?) -> [(String, JSONValue)] {
  [("time", .time(time?.start))]
    + (time?.end.map { [("time_end", .time($0))] } ?? [])
    + (time?.isEstimate ?? false ? [("time_estimated", .bool(true))] : [])
}

func exported(weight: WeightEntry, in file: JournalDay) -> JSONValue {
  .object(
    [("date", .day(file.day))] + exported(time: weight.time) + [
      ("weight_kg", .amount(weight.mass.kilograms)),
      ("unit", .string(weight.unit.rawValue)),
      ("body_fat_percent", .amount(weight.bodyFatPercent)),
      ("remark", .text(weight.remark)),
      ("file", .string(file.path)),
      ("line", .int(weight.range.lowerBound.line)),
    ])
}

/// The tasks of one file; `parent` is the line number of the parent task.
func exported(
  tasks: [TaskItem], day: Day?, file: String, source: SourceText
) -> some Sequence<JSONValue> {
  tasks.lazy.map { task in
    let parent = task.parent.flatMap { tasks.indices.contains($0) ? tasks[$0].range.lowerBound.line : nil }
    let hasNested = task.range.upperBound.line >= task.range.lowerBound.line + task.wordLines
    let note = hasNested ? task.note(in: source, among: tasks, ofParts: false) : ""
    let attachments = linkedMedia(in: task.text.string + "\n" + note, file: file)
    return .object([
      ("date", .day(day)),
      ("time", .time(task.time?.start)),
      ("text", .text(task.text)),
      ("status", .string(task.status.rawValue)),
      ("mark", .text(task.mark.isEmpty ? nil : task.mark)),
      ("due", .day(task.due)),
      ("due_time", .time(task.dueTime)),
      ("scheduled", .day(task.scheduled)),
      ("scheduled_time", .time(task.scheduledTime)),
      ("start", .day(task.start)),
      ("start_time", .time(task.startTime)),
      ("done_date", .day(task.doneDay)),
      ("done_time", .time(task.doneTime)),
      ("created_date", .day(task.created)),
      ("priority", .text(task.priority?.rawValue)),
      ("recurrence", .text(task.recurrence?.description)),
      ("reminder", .time(task.reminder)),
      ("reminder_minutes_before", task.reminderLead.map(JSONValue.int) ?? .null),
      ("reminder_date", .day(task.reminderDay)),
      ("reminder_date_time", .time(task.reminderDayTime)),
      ("tags", .tags(task.tags)),
      ("note", .text(note.isEmpty ? nil : PortableNote(note, file: file).text)),
      ("attachments", .array(attachments.map { .string($0) })),
      ("parent", parent.map(JSONValue.int) ?? .null),
      ("file", .string(file)),
      ("line", .int(task.range.lowerBound.line)),
    ])
  }
}

func exported(habit: Habit, file: String) -> JSONValue {
  .object([
    ("name", .text(habit.name)),
    ("every", .text(habit.every?.description)),
    ("every_unread", .text(habit.unreadEvery)),
    ("unread", .array(habit.unread.map { .string($0.string) })),
    (
      "every_from",
      .array(
        habit.changes.map {
          .object([("day", .day($0.first)), ("every", .text($0.every?.description))])
        })
    ),
    ("since", .day(habit.since)),
    ("until", .day(habit.until)),
    ("target_amount", .amount(habit.target?.amount)),
    ("target_unit", .text(habit.target?.unit)),
    (
      "target_from",
      .array(
        habit.targetChanges.map {
          .object([
            ("day", .day($0.first)), ("target_amount", .amount($0.target.amount)),
            ("target_unit", .text($0.target.unit)),
          ])
        })
    ),
    ("steps", .array(habit.steps.map { .string($0.string) })),
    ("priority", .text(habit.priority?.rawValue)),
    ("skips", .text(habit.skips?.description)),
    ("aliases", .array(habit.aliases.map { .string($0.string) })),
    ("tags", .tags(habit.tags)),
    ("reminders", .array(habit.reminders.map { .string($0.description) })),
    ("description", .text(habit.about.isEmpty ? nil : habit.description)),
    ("file", .string(file)),
    ("line", .int(habit.range.lowerBound.line)),
  ])
}

func exported(tick: HabitTick, in file: JournalDay, nested: NestedText) -> JSONValue {
  .object(
    [("date", .day(file.day))] + exported(time: tick.time) + [
      ("habit", .text(tick.name)),
      ("state", .string(tick.state.rawValue)),
      ("amount", .amount(tick.amount?.amount)),
      ("target", .amount(tick.amount?.target)),
      ("unit", .text(tick.amount?.unit)),
      ("remark", .text(tick.remark)),
      ("mood", .amount(tick.mood?.value)),
      ("mood_scale", .amount(tick.mood?.scale)),
      (
        "steps",
        .array(
          tick.steps.map { step in
            .object([
              ("text", .text(step.text)), ("state", .string(step.state.rawValue)), ("tags", .tags(step.tags)),
            ])
          })
      ),
      ("tags", .tags(tick.tags)),
      (
        "note",
        .text(nested.note(below: tick.range, wordLines: tick.wordLines, without: tick.steps.map(\.lines)))
      ),
      ("attachments", .array(tick.mediaPaths(in: file.source, file: file.path).map { .string($0) })),
      ("file", .string(file.path)),
      ("line", .int(tick.range.lowerBound.line)),
    ])
}

func exported(mood: MoodEntry, in file: JournalDay, nested: NestedText) -> JSONValue {
  .object(
    [("date", .day(file.day))] + exported(time: mood.time) + [
      ("value", .amount(mood.value?.value)),
      ("scale", .amount(mood.value?.scale)),
      ("words", .text(mood.text)),
      ("tags", .tags(mood.tags)),
      ("note", .text(nested.note(below: mood.range, wordLines: 1))),
      ("attachments", .array(mood.mediaPaths(in: file.source, file: file.path).map { .string($0) })),
      ("file", .string(file.path)),
      ("line", .int(mood.range.lowerBound.line)),
    ])
}

func exported(series item: SeriesItem, in file: JournalDay, nested: NestedText) -> JSONValue {
  .object(
    [("date", .day(file.day))] + exported(time: item.time) + [
      ("series", .text(item.series)),
      ("words", .text(item.text)),
      ("value", .amount(item.value?.value)),
      ("scale", .amount(item.value?.scale)),
      ("tags", .tags(item.tags)),
      ("note", .text(nested.note(below: item.range, wordLines: item.wordLines))),
      ("attachments", .array(item.mediaPaths(in: file.source, file: file.path).map { .string($0) })),
      ("file", .string(file.path)),
      ("line", .int(item.range.lowerBound.line)),
    ])
}

func exported(note: Note, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("heading", .text(note.heading)),
    ("text", .text(note.text)),
    ("file", .string(file.path)),
    ("line", .int(note.range.lowerBound.line)),
  ])
}

func exported(shared: SharedEnergy, in file: JournalDay) -> JSONValue {
  .object([
    ("date", .day(file.day)),
    ("stated_kcal", .energy(shared.stated.middle)),
    ("energy_kcal", .energy(shared.energy.middle)),
    ("energy_low_kcal", .energy(shared.energy.low)),
    ("energy_high_kcal", .energy(shared.energy.high)),
    ("energy_estimated", .bool(shared.energy.isEstimate)),
    ("entry_lines", .array(shared.entries.map { .int(file.entries[$0].range.lowerBound.line) })),
    ("file", .string(file.path)),
    ("line", .int(shared.range.lowerBound.line)),
  ])
}

/// One food entry in the export formats: its keys and values in their fixed order.
///
/// The first nine keys keep the names of the app that this format comes from; the others are snake_case.
struct ExportedEntry {
  /// The keys, in the order of all exports.
  static let keys = [
    "id", "date", "rawInput", "inputType", "processedDescription", "mediaURL", "createdAt", "category",
    "updatedAt", "state", "energy_kcal", "energy_low_kcal", "energy_high_kcal", "energy_estimated",
    "protein_g", "carbs_g", "fat_g", "fibre_g", "sugar_g", "salt_g", "saturated_fat_g", "alcohol_g",
    "caffeine_g",
    "sodium_g", "quantities", "source", "barcode", "tags", "note", "attachments", "file", "line",
  ]

  /// One value for each of `keys`.
  let values: [JSONValue]
  /// Whether the time is an estimate, which an object says behind `createdAt`.
  let isTimeEstimated: Bool

  /// An entry of the file `file`, with its identifier.
  init(_ entry: FoodEntry, identifier: String, in file: JournalDay) {
    let details = EntryDetails(entry.details)
    let photo = details.photo?.string
    let energy = entry.energy
    let quantities = quantities(of: entry)
    let photoPath = photo.flatMap { mediaPath($0, relativeToFolderOf: file.path) }
    let note = EntryNote(of: entry, in: file.path).text
    // The note's links lead from the journal's folder already.
    let linked = note.map { linkedMedia(in: $0, file: "") } ?? []
    let own = [photoPath].compactMap(\.self).filter { $0.hasPrefix("media/") && !linked.contains($0) }
    isTimeEstimated = entry.time?.isEstimate ?? false
    values = [
      .string(identifier),
      .string(file.day.description),
      .string(Self.rawInput(of: entry, details: details)),
      .string(entry.inputKind.rawValue),
      .string(entry.text.string),
      .text(photoPath),
      .text(entry.time.map { instant($0.start, of: file.day) }),
      .text(entry.category?.rawValue),
      .text(details.edited.map { day, time in time.map { instant($0, of: day) } ?? day.description }),
      .string(entry.state.rawValue),
      .energy(energy?.middle),
      .energy(energy?.low),
      .energy(energy?.high),
      energy.map { .bool($0.isEstimate) } ?? .null,
      .amount(entry.grams(of: .protein)),
      .amount(entry.grams(of: .carbs)),
      .amount(entry.grams(of: .fat)),
      .amount(entry.grams(of: .fibre)),
      .amount(entry.grams(of: .sugar)),
      .amount(entry.grams(of: .salt)),
      .amount(entry.grams(of: .saturatedFat)),
      .amount(entry.grams(of: .alcohol)),
      .amount(entry.grams(of: .caffeine)),
      .amount(entry.grams(of: .sodium)),
      .sequence { AnySequence(quantities.lazy.map(JSONValue.quantity)) },
      .text(entry.figureSource?.text ?? (Self.isByHand(entry) ? "me" : nil)),
      .text(details.barcode?.string),
      .tags(entry.tags),
      .text(note),
      .array((own + linked).map { .string($0) }),
      .string(file.path),
      .int(entry.range.lowerBound.line),
    ]
  }

  /// The entry as an object.
  var object: JSONValue {
    var fields = Array(zip(Self.keys, values))
    if isTimeEstimated, let time = Self.keys.firstIndex(of: "createdAt") {
      fields.insert(("time_estimated", .bool(true)), at: time + 1)
    }
    return .object(fields)
  }

  /// Whether somebody wrote down energy or nutrients: without a word on where figures come from they are the person's own.
  private static func isByHand(_ entry: FoodEntry) -> Bool {
    entry.energy != nil || Nutrient.allCases.contains { entry.grams(of: $0) != nil }
  }

  /// The original input: the transcript for voice, the file name for a photo, else the line's text.
  private static func rawInput(of entry: FoodEntry, details: EntryDetails) -> String {
    switch entry.inputKind {
    case .voice: details.heard?.string ?? entry.rawText.string
    case .image: details.photo.map { lastComponent(of: $0.string) } ?? entry.rawText.string
    case .text: entry.rawText.string
    }
  }
}

/// The first detail of each kind; an export has room for one.
private struct EntryDetails {
  var heard: TextSlice?
  var photo: TextSlice?
  var barcode: TextSlice?
  var edited: (Day, ClockTime?)?

  init(_ details: [EntryDetail]) {
    for detail in details {
      switch detail {
      case .heard(let text): heard = heard ?? text
      case .photo(let path): photo = photo ?? path
      case .edited(let day, let time): edited = (day, time)
      case .barcode(let digits): barcode = barcode ?? digits
      case .source, .note, .facts, .part, .text: break
      }
    }
  }
}

/// The quantities in the entry's text, then the amount in its facts.
private func quantities(of entry: FoodEntry) -> [FoodQuantity] {
  var found = FoodQuantity.quantities(in: entry.text)
  switch entry.facts.amount {
  case .grams(let grams): found.append(FoodQuantity(amount: grams, unit: "g"))
  case .millilitres(let millilitres): found.append(FoodQuantity(amount: millilitres, unit: "ml"))
  case nil: break
  }
  return found
}

/// A time of `day` in ISO 8601 local time; hours from 24:00 on are on the next day.
private func instant(_ time: ClockTime, of day: Day) -> String {
  let date = time.isAfterMidnight ? day.advanced(by: 1) : day
  return "\(date)T\(padded(time.hourOfDay, 2)):\(padded(time.minute, 2)):00"
}

/// One record of an export of a whole journal, as its bytes.
public struct ExportedRecord: Sendable {
  public var list: ExportedList
  public var value: JSONValue

  public init(list: ExportedList, value: JSONValue) { (self.list, self.value) = (list, value) }

  /// The day it stands on; `nil` in `habits.md` and `tasks.md`.
  public var day: Day? { value["date"]?.string.flatMap { Day($0) } }
  var line: Int { value["line"]?.number.map { Int(exactly: $0.rounded()) ?? 0 } ?? 0 }
  var parent: Int? { value["parent"]?.number.flatMap { Int(exactly: $0) } }

  /// What has to come back: all but the place, which another file may have.
  public var content: String {
    guard case .object(let members) = value else { return value.text(pretty: false) }
    let kept = members.filter { key, value in
      // Exports of earlier versions have neither attachments of moods and series nor their notes.
      !["file", "line", "id", "parent", "unread"].contains(key)
        && (key != "attachments" || !value.elements.isEmpty) && (key != "note" || value.string != nil)
    }
    return list.rawValue + JSONValue.object(kept).text(pretty: false)
  }

  /// What to call it in messages.
  public var title: String {
    let words = ["processedDescription", "text", "habit", "words", "name", "series"].lazy.compactMap {
      value[$0]?.string
    }.first { !$0.isEmpty }
    return "\(day.map { "\($0) " } ?? "")\(words ?? list.rawValue)"
  }
}

extension ExportedRecord {
  /// Calls `body` with the place of each record of an export, in its order; throws where the bytes are no such object.
  ///
  /// Only what holds the records is read, so that an export may be larger than its values would be in memory.
  public static func scan(
    _ bytes: [UInt8], _ body: (ExportedList, Range<Int>) -> Void
  ) throws(JSONProblem) {
    var scanner = ItemScanner(bytes: bytes)
    try scanner.expect(UInt8(ascii: "{"))
    guard !scanner.takes(UInt8(ascii: "}")) else { return }
    repeat {
      let key = String(decoding: bytes[try scanner.skipValue()], as: UTF8.self)
      try scanner.expect(.colon)
      guard let list = ExportedList.allCases.first(where: { "\"\($0.rawValue)\"" == key }) else {
        _ = try scanner.skipValue()
        continue
      }
      try scanner.expect(.openBracket)
      guard !scanner.takes(.closeBracket) else { continue }
      repeat { body(list, try scanner.skipValue()) } while scanner.takes(.comma)
      try scanner.expect(.closeBracket)
    } while scanner.takes(.comma)
    try scanner.expect(UInt8(ascii: "}"))
  }
}

/// Steps over values of JSON without reading them.
private struct ItemScanner {
  let bytes: [UInt8]
  var index = 0

  private mutating func skipSpaces() {
    while index < bytes.count, [.space, .tab, .lineFeed, .carriageReturn].contains(bytes[index]) {
      index += 1
    }
  }

  mutating func takes(_ sign: UInt8) -> Bool {
    skipSpaces()
    guard index < bytes.count, bytes[index] == sign else { return false }
    index += 1
    return true
  }

  mutating func expect(_ sign: UInt8) throws(JSONProblem) {
    guard !takes(sign) else { return }
    throw JSONProblem(kind: index < bytes.count ? .unexpected : .cut, place: index)
  }

  /// The place of the value that begins here; whether it is one is seen when it is read.
  mutating func skipValue() throws(JSONProblem) -> Range<Int> {
    skipSpaces()
    let start = index
    var depth = 0
    while index < bytes.count {
      switch bytes[index] {
      case .quotationMark:
        index += 1
        while index < bytes.count, bytes[index] != .quotationMark {
          index += bytes[index] == .backslash ? 2 : 1
        }
        guard index < bytes.count else { throw JSONProblem(kind: .cut, place: bytes.count) }
        index += 1
        if depth == 0 { return start..<index }
      case .openBracket, UInt8(ascii: "{"):
        depth += 1
        index += 1
      case .closeBracket, UInt8(ascii: "}"):
        if depth == 0 {
          guard index > start else { throw JSONProblem(kind: .unexpected, place: index) }
          return start..<index
        }
        depth -= 1
        index += 1
        if depth == 0 { return start..<index }
      case .comma, .colon, .space, .tab, .lineFeed, .carriageReturn:
        if depth == 0 {
          guard index > start else { throw JSONProblem(kind: .unexpected, place: index) }
          return start..<index
        }
        index += 1
      default: index += 1
      }
    }
    guard depth == 0, index > start else { throw JSONProblem(kind: .cut, place: index) }
    return start..<index
  }
}

extension ExportedRecord {
  /// The files below `media/` that the record names, from the journal's folder: attachments, the photo of an entry, links in its note.
  public var mediaPaths: [String] {
    var paths = (value["attachments"]?.elements ?? []).compactMap(\.string)
    if let photo = value["mediaURL"]?.string { paths.append(photo) }
    if let note = value["note"]?.string { paths += linkedMedia(in: note, file: "habits.md") }
    if let about = value["description"]?.string { paths += linkedMedia(in: about, file: "habits.md") }
    return paths.filter { $0.hasPrefix("media/") }
  }
}
