import JournalAnalytics
import JournalFormat

/// An entry that a command is about to add.
struct EntryDraft {
  var entry: NewEntry
  var day: Day
  /// Why the entry has its category; `nil` if the command line names it.
  var reason: CategoryReason?

  /// What is odd about it, each a sentence without a full stop.
  var remarks: [String] = []

  /// The photo or recording that it is made of.
  var capture: Capture?

  /// Files that are linked below it.
  var attachments: Attachments?

  /// Where its figures are from, if that is the food table.
  var estimate: MealEstimate?
  /// Where its figures are from, if that is a language model.
  var modelEstimate: ModelEstimate?

  /// The product that a barcode named, in one line.
  var origin: String?

  /// An entry whose category is known.
  init(_ entry: NewEntry, on day: Day) {
    self.entry = entry
    self.day = day
  }

  /// An entry at `time`, with the category that would be found for it.
  init(
    explaining entry: NewEntry, at time: ClockTime?, on day: Day, in diary: OpenDiary,
    habits: (Day) throws -> FoodHabits
  ) throws {
    self.init(entry, on: day)
    self.entry.time = time
    let detector = CategoryDetector(
      own: diary.settings.keywords, byWordsAlone: diary.settings.categorisesByWords)
    take(detector.detect(entry.text, time: time, habits: try habits(day)))
  }

  /// An entry as typed; options take precedence. Words that state the day, the time or the meal are removed, unless `isLiteral`.
  init(
    _ typed: NewEntry, _ options: EntryOptions, on day: Day?, isLiteral: Bool = false, isSpoken: Bool = false,
    in diary: OpenDiary
  )
    throws
  {
    entry = typed
    var day = day
    // A recording may have named the meal.
    var label = isSpoken && entry.time == nil ? entry.category : nil
    if options.category == nil, entry.category == nil {
      entry.takeLabel(diary.parser)
      // `mid-morning snack: apple` says when, too.
      let name = typed.text.prefix { $0 != ":" }
      if entry.category == .snack, !isLiteral, name.contains(where: { " -".contains($0) }),
        !name.contains(where: \.isNumber)
      {
        entry = typed
      }
      label = entry.time == nil ? entry.category : nil
    }
    // Otherwise a mistyped time would stay in the text of an entry with the current time.
    if options.time == nil, let wrong = entry.impossibleTime { _ = try diary.time(wrong) }
    if !isLiteral { day = try SpokenWords(diary: diary).take(from: &entry, options, on: day, label: label) }
    if let time = options.time {
      entry.isTimeEstimated = false
      entry.time = isNone(time) ? nil : try diary.time(time)
      entry.endTime = nil
    }
    let isTimeless = options.time.map(isNone) ?? false
    (self.day, entry.time) =
      isTimeless ? (day ?? diary.now.day, nil) : diary.moment(day: day, time: entry.time)
    if entry.state == .eaten {
      try diary.requirePast(self.day, orPlan: "journal add --day \(self.day) '[ ] \(entry.text)'")
    }
    if !isTimeless, entry.state == .eaten, self.day == diary.now.day, let time = entry.time,
      time > diary.now.time
    {
      remarks = [
        "\(time) is still to come; if it was another day, write ‘yesterday’ before it, and if it is planned, ‘[ ]’"
      ]
    }
    entry.facts = try options.facts(over: entry.facts, parser: diary.parser)
    entry.tags += try options.tagNames()
    if let category = options.category { entry.category = try diary.category(category) }
    // A recording may have named the meal.
    guard options.category == nil, entry.category == nil else { return }
    try findCategory(in: diary)
  }

  /// Determines the category by the text, by the person's habits, or by the hour.
  mutating func findCategory(in diary: OpenDiary) throws {
    let detector = CategoryDetector(
      own: diary.settings.keywords, byWordsAlone: diary.settings.categorisesByWords)
    take(detector.detect(entry.text, time: entry.time, history: try Self.chosen(through: day, in: diary)))
  }

  /// Throws for a number without a food, with or without a meal or a unit: `20`, `dinner 8`, `150 g`, `800 kcal`.
  func requireFood() throws(CommandFailure) {
    let words = entry.text.split(whereSeparator: \.isWhitespace)
    let units = words.map { word in
      word.drop { $0.isNumber || ".,/~".contains($0) }.lowercased()
    }
    let isOnlyEnergy =
      entry.facts.energy != nil && reason != nil && units.contains { Self.unitsOfEnergy.contains($0) }
      && units.allSatisfy { $0.isEmpty || Self.unitsOfEnergy.contains($0) }
    guard !isOnlyEnergy else {
      throw CommandFailure(
        .usage,
        "‘\(entry.text)’ says how much it was and not what, so nothing was written; write the food or the meal as well, such as "
          + "‘pizza \(entry.text)’ or ‘lunch \(entry.text)’, or --literal to keep it")
    }
    guard entry.facts.energy == nil, !words.isEmpty,
      zip(words, units).allSatisfy({ word, unit in
        word.first.map { $0.isNumber || $0 == "~" } ?? false && unit.isEmpty
          || Self.unitsOfFood.contains(unit)
      })
    else { return }
    throw CommandFailure(
      .usage,
      "‘\(entry.text)’ is only a number and names no food, so nothing was written; write what it was, such as ‘\(entry.text) almonds’ or "
        + "‘pizza 800 kcal’, or --literal to keep it")
  }

  private static let unitsOfEnergy: Set<String> = ["kcal", "kcals", "cal", "cals", "calories", "kj"]
  private static let unitsOfFood: Set<String> = ["g", "kg", "mg", "ml", "cl", "l", "oz", "lb", "x"]

  private mutating func take(_ found: DetectedCategory) {
    entry.category = found.category
    entry.isMealGuessed = true
    reason = found.reason
  }

  /// The entries eaten on the latest days up to `day`.
  static func history(through day: Day, in diary: OpenDiary) throws -> [FoodEntry] {
    diary.read(try diary.recentFiles(through: day)).flatMap(\.entries)
  }

  /// Those whose meal the user chose: what the program chose itself is no evidence of a habit.
  static func chosen(through day: Day, in diary: OpenDiary) throws -> [FoodEntry] {
    let filed = FiledMeals.stored(in: diary.folder)
    return diary.read(try diary.recentFiles(through: day)).flatMap { file in
      file.entries.filter { !filed.holds($0, on: file.day) }
    }
  }

  /// Adds entries in order; those of one file in one write, so that no crash leaves half a meal.
  static func add(
    _ drafts: [EntryDraft], to diary: OpenDiary, in transaction: JournalTransaction
  ) throws -> [AddedEntry] {
    var added: [(place: Int, entry: AddedEntry)] = []
    for (day, group) in Dictionary(grouping: drafts.enumerated(), by: \.element.day).sorted(by: {
      $0.key < $1.key
    }) {
      let file = try diary.file(for: day)
      let entries = try group.map { try $0.element.entry(storedIn: transaction, beside: file) }
      var positions: [Int] = []
      var remarks: [[String]] = []
      let written = try diary.edit(file, in: transaction) { editor in
        try requireFew(entries.count, in: editor.day.source, of: file.path)
        var edit = try editor.adding(entries[0])
        positions = [edit.entry ?? 0]
        remarks = [edit.remarks]
        for entry in entries.dropFirst() {
          let next = DayFileEditor(edit.result, day: day, path: file.path, parser: diary.parser)
          edit = try next.adding(entry)
          remarks.append(edit.remarks)
          let position = edit.entry ?? 0
          positions = positions.map { $0 >= position ? $0 + 1 : $0 } + [position]
        }
        return edit
      }
      let before = try diary.entries(before: file)
      let all = before + written.day.entries
      for (index, draft) in group.enumerated() {
        let position = before.count + positions[index]
        let address = EntryAddress.lasting(at: position, among: all, of: day)
        if !diary.options.isDryRun {
          if case .number(_, _, let number) = address {
            ShownNumbers.remember(
              entries: [(.init(day: day, number: number), all[position])], in: diary.folder)
          } else {
            ShownNumbers.remember(address, of: all[position], in: diary.folder)
          }
          if draft.element.reason != nil { FiledMeals.remember(all[position], on: day, in: diary.folder) }
        }
        var draft = draft
        if draft.element.entry.category != nil, all[position].category == nil {
          // It stands in a table without meals.
          (draft.element.entry.category, draft.element.reason) = (nil, nil)
        }
        added.append(
          (
            draft.offset,
            AddedEntry(
              draft: draft.element, day: day, today: diary.now.day, address: address,
              remarks: draft.element.remarks + remarks[index])
          ))
      }
    }
    return added.sorted { $0.place < $1.place }.map(\.entry)
  }

  /// Bounds the lines parsed when adding many entries at once: the file is parsed again for each of them.
  private static let lineLimit = 1_000_000

  private static func requireFew(_ count: Int, in source: SourceText, of path: String) throws(CommandFailure)
  {
    let lines = source.lineCount + count
    guard count > 1, lines > lineLimit / count else { return }
    throw CommandFailure(
      .refused,
      "\(counted(count, "entry", plural: "entries")) at once are too many for ‘\(path)’, which has \(counted(source.lineCount, "line")); nothing "
        + "was changed; add \(max(1, lineLimit / lines)) at a time")
  }

  /// The entry with its photo, recording and attachments, which are stored in `media/`.
  private func entry(storedIn transaction: JournalTransaction, beside file: DayFile) throws -> NewEntry {
    var entry = entry
    for link in try attachments?.store(for: file.path, in: transaction) ?? [] {
      entry.details.append(.note(link))
    }
    guard let capture else { return entry }
    entry.details += try capture.store(
      day: day, time: entry.time, dayFile: file.path, create: transaction.create)
    return entry
  }
}

/// An entry that has been written.
struct AddedEntry {
  var draft: EntryDraft
  var day: Day
  /// The day by the clock of the diary.
  var today: Day
  /// Still names the entry after others are added.
  var address: EntryAddress
  /// What may be parsed differently than intended.
  var remarks: [String]

  /// The confirmation, in one line.
  var sentence: String {
    let entry = draft.entry
    let time = entry.time.map { (entry.isTimeEstimated ? "~" : "") + "\($0)" }
    let head = [entry.category?.name ?? "Food", otherDay, time].compactMap(\.self).joined(separator: ", ")
    let figures = entry.text.isEmpty ? "" : entry.facts.summary
    let tags = entry.tags.map { $0.hasPrefix("#") ? $0 : "#" + $0 }
    let what = ([entry.title + (figures.isEmpty ? "" : " · " + figures)] + tags).joined(separator: " ")
    let why = draft.reason.map { " (\($0.sentence))" } ?? ""
    let files = draft.attachments?.count ?? 0
    return "\(head): \(what)  \(address)\(why)" + (files == 0 ? "" : "; \(counted(files, "file")) attached")
  }

  /// What an estimate was based on, or which product it was, in one line; `nil` for neither.
  var assumptions: String? {
    if let origin = draft.origin { return "  \(origin)" }
    if let answer = draft.modelEstimate { return "  \(answer.summary)" }
    return draft.estimate.map { estimate in
      let own = estimate.foods.count { $0.food.source == OwnFoods.path }
      let source =
        own == 0
        ? "the food table"
        : own == estimate.foods.count ? OwnFoods.path : "the food table and \(OwnFoods.path)"
      return "  by \(source), \(estimate.sentence)"
    }
  }

  /// The day, where it is not today's.
  private var otherDay: String? { day == today ? nil : day.weekdayAndDay(besides: today) }
}

extension EntryOptions {
  /// The change of an entry by the options and the new `text`.
  func change(text: String?, of found: FoundEntry, in diary: OpenDiary) throws -> EntryChange {
    var change = text.map { EntryChange(typed: $0, parser: diary.parser) } ?? EntryChange()
    if time == nil, let wrong = text.flatMap({ NewEntry(typed: $0, parser: diary.parser).impossibleTime }) {
      _ = try diary.time(wrong)
    }
    if let time {
      change.time =
        try isNone(time) ? .remove : .set(TimeSpan(start: diary.time(diary.time(time), on: found.day.day)))
    }
    if let category { change.category = try diary.category(category).map { .set($0) } ?? .remove }
    if [kcal, protein, carbs, fat].contains(where: { $0 != nil }) {
      var old = change.facts ?? found.entry.facts
      // What a table or a model said of another energy does not belong to one that is said by hand.
      if kcal != nil, change.facts == nil, found.entry.isEstimatedByOthers { old.nutrients = [] }
      change.facts = try facts(over: old, parser: diary.parser)
    }
    if !tags.isEmpty { change.tags = try tagNames() }
    return change
  }
}

extension EntryDraft {
  /// No single entry has more.
  private static let mostKilocalories = 10_000.0

  /// Writes an estimate if the user stated no energy: by the model if there is one, else by the table if it knows all of the foods;
  /// else records why not.
  ///
  /// The model is not asked about foods of the user's own alone, since nobody knows better what is in them.
  mutating func estimate(
    by foods: FoodLookup, imported: (String) -> TableFood? = { _ in nil }, asking model: ModelEstimator? = nil
  ) {
    guard entry.facts.energy == nil, entry.state == .eaten, !entry.text.isEmpty else { return }
    guard !MealEstimate.hasBareNumber(in: entry.text, foods: foods) else {
      remarks.append("no energy was written, for its number has no unit; write ‘g’ or ‘kcal’ behind it")
      return
    }
    let words = MealEstimate.words(entry.text, entry.facts.amount)
    let found = MealEstimate(words, foods: foods, imported: imported)
    if let model, !(found.isComplete && found.foods.allSatisfy { $0.food.source == OwnFoods.path }) {
      switch model.estimate(words) {
      case .success(let answer):
        entry.facts.fill(from: answer.facts)
        entry.details.append(.source(answer.source))
        modelEstimate = answer
        return
      case .failure(let failure):
        if !failure.isKnown { remarks.append("\(failure.reason), so the food table was asked") }
      }
    }
    if let gap = found.gap(of: entry.text) {
      remarks.append("\(gap), so no energy was written; --kcal gives it")
      return
    }
    guard found.facts.energy.map({ $0.high.kilocalories <= Self.mostKilocalories }) ?? false else {
      remarks.append(
        "no energy was written, for it would be more than 10,000 kcal, which no single entry has; check the amount"
      )
      return
    }
    entry.facts.fill(from: found.facts)
    entry.details.append(.source(found.source(of: entry.text, entry.facts.amount).text))
    estimate = found
  }
}

/// The entries whose meal `journal add` chose itself, by a word or by the hour; they do not count as habits.
///
/// Digests of the entries are stored in the user's state folder, never their words. Where they are lost, and on another device, the
/// entries count as chosen by the user.
struct FiledMeals: Hashable {
  /// The number of entries to remember.
  private static let limit = 2000

  /// The latest last.
  private var digests: [UInt64]

  /// Reads stored digests, one a line; lines that cannot be read are left out.
  init(_ bytes: [UInt8]) {
    digests = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap {
      UInt64($0, radix: 16)
    }
  }

  /// Whether the program chose the meal in which an entry stands now.
  func holds(_ entry: FoodEntry, on day: Day) -> Bool {
    !digests.isEmpty && digests.contains(Self.digest(entry, day))
  }

  private static func digest(_ entry: FoodEntry, _ day: Day) -> UInt64 {
    let meal = entry.category?.rawValue ?? ""
    return Array("\(day) \(meal) \(entry.time?.text() ?? "") \(entry.rawText.string)".utf8).fnv1a()
  }

  static func stored(in folder: JournalFolder) -> FiledMeals { FiledMeals(folder.readState(.filed) ?? []) }

  /// Remembers that the program chose the meal of an entry.
  static func remember(_ entry: FoodEntry, on day: Day, in folder: JournalFolder) {
    var filed = stored(in: folder)
    filed.digests = (filed.digests.filter { $0 != digest(entry, day) } + [digest(entry, day)]).suffix(limit)
    folder.writeState(.filed, Array(filed.digests.map { String($0, radix: 16) + "\n" }.joined().utf8))
  }
}
