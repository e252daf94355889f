/// The line of a record of an export, as a day file says it: the first of several forms that is read as the record again.
struct RecordLines {
  let record: ExportedRecord
  /// The path of the file that it goes into, for links.
  let path: String

  private var value: JSONValue { record.value }

  private func string(_ key: String) -> String? { value[key]?.string.flatMap { $0.isEmpty ? nil : $0 } }
  private func number(_ key: String) -> Double? { value[key]?.number }
  private func amount(_ key: String) -> String? { number(key).map(amountText) }
  private func day(_ key: String) -> Day? { string(key).flatMap { Day($0) } }
  private var tags: [String] { value["tags"]?.elements.compactMap(\.string) ?? [] }

  /// The heading that it stands below; `nil` for a note above all headings.
  var heading: String? {
    switch record.list {
    case .entries: string("category").map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Food"
    case .weights: "Weight"
    case .tasks: "Tasks"
    case .habitTicks: "Habits"
    case .moods: "Mood"
    case .series: string("series") ?? "Log"
    case .notes: string("heading")
    case .habits, .sharedEnergies: nil
    }
  }

  /// What is nested in it beside the items of its forms, as it stands in the file.
  var noteLines: [String] {
    switch record.list {
    case .entries, .tasks: string("note").map { PortableNote(exported: $0).lines(for: path) } ?? []
    case .habitTicks, .moods, .series:
      string("note").map { PortableNote(exported: $0).lines(for: path) }
        ?? (value["attachments"]?.elements ?? []).compactMap(\.string).map { file in
          "- [\(lastComponent(of: file))](\(MediaName.link(to: file, fromDayFile: path)))"
        }.map { String(decoding: plainLine($0), as: UTF8.self) }
    case .weights, .habits, .notes, .sharedEnergies: []
    }
  }

  /// The forms it may have, the likeliest first; each is an item's lines without its marker, or a note's text.
  var forms: [[String]] {
    switch record.list {
    case .entries: entryForms
    case .weights: weightForms
    case .tasks: taskForms
    case .habitTicks: tickForms
    case .moods: moodForms
    case .series: seriesForms
    case .notes:
      [(string("text") ?? "").split(separator: "\n", omittingEmptySubsequences: false).map(String.init)]
    case .habits, .sharedEnergies: []
    }
  }

  // MARK: Times

  /// `08:15 `, `~08:15 `, `08:15-08:40 `, or nothing.
  private var time: String {
    guard let start = string("time").flatMap({ longTime($0) }) else { return "" }
    let end = string("time_end").flatMap { longTime($0) }
    return TimeSpan(start: start, end: end, isEstimate: isTimeEstimated).text(joinedBy: "-") + " "
  }

  private var isTimeEstimated: Bool {
    if case .bool(true)? = value["time_estimated"] { true } else { false }
  }

  /// 00:00 to 29:59.
  private func longTime(_ text: String) -> ClockTime? {
    let parts = text.split(separator: ":").map { Int($0) }
    guard parts.count == 2, text.count == 5, let hour = parts[0], let minute = parts[1] else { return nil }
    return ClockTime(hour: hour, minute: minute)
  }

  /// The time of an instant on the record's day: those of the next morning are from 24:00 on.
  private func clock(_ instant: String?) -> ClockTime? {
    guard let instant, let own = record.day, instant.count == 19, let day = Day(String(instant.prefix(10))),
      let time = ClockTime(String(instant.dropFirst(11).prefix(5)))
    else { return nil }
    return ClockTime(minutes: own.distance(to: day).clamped(to: -1...2) * 1_440 + Int(time.minutes))
  }

  // MARK: Food

  private var entryForms: [[String]] {
    let box = ["planned": "[ ] ", "dropped": "[-] "][string("state") ?? ""] ?? ""
    let time = clock(string("createdAt")).map { "\(isTimeEstimated ? "~" : "")\($0) " } ?? ""
    let words = string("processedDescription") ?? ""
    var ends = ""
    for tag in tags { ends += " " + String(decoding: tagText(plainLine(tag)), as: UTF8.self) }
    let facts = factsText
    let bracket = facts.isEmpty ? "" : " (\(facts))"
    let isText = string("inputType") == "text"
    var lines: [String] = []
    if isText, let raw = string("rawInput") { lines.append(raw) }
    lines += [words + bracket + ends, words + bracket, words + ends, words, facts + ends].filter {
      !$0.isEmpty
    }
    var details: [String] = []
    if string("inputType") == "voice", let heard = string("rawInput") { details.append("heard: \(heard)") }
    if let media = string("mediaURL") {
      let up = path.split(separator: "/").dropLast().map { _ in "../" }.joined()
      details.append("photo: ![](\(media.contains("://") ? media : up + media))")
    }
    if let barcode = string("barcode") { details.append("barcode: \(barcode)") }
    if let source = string("source"), source != "me" { details.append("source: \(source)") }
    if let edited = string("updatedAt"), let day = Day(String(edited.prefix(10))) {
      let time = edited.count == 19 ? " " + edited.dropFirst(11).prefix(5) : ""
      details.append("edited: \(day)\(time)")
    }
    var forms: [[String]] = []
    for line in lines { forms.append([box + time + line] + details) }
    // `source: me` may be written, and figures on a line below are of the whole entry too.
    let own = forms
    for form in own { forms.append(form + ["source: me"]) }
    if let first = own.first, !facts.isEmpty { forms.append(first + [facts]) }
    return forms
  }

  /// `~320-400 kcal, 150 g, P 11 g`.
  private var factsText: String {
    var parts: [String] = []
    if let low = amount("energy_low_kcal"), let high = amount("energy_high_kcal") {
      let isEstimate = if case .bool(true)? = value["energy_estimated"] { true } else { false }
      parts.append("\(isEstimate ? "~" : "")\(low == high ? low : "\(low)-\(high)") kcal")
    }
    if let last = value["quantities"]?.elements.last, let unit = last["unit"]?.string,
      unit == "g" || unit == "ml",
      let amount = last["amount"]?.number
    {
      // An amount in the words counts already.
      let words = FoodQuantity.quantities(in: TextSlice(string("processedDescription") ?? ""))
      if words.count < value["quantities"]?.elements.count ?? 0 {
        parts.append("\(amountText(amount)) \(unit)")
      }
    }
    let nutrients = [
      ("protein_g", "P"), ("carbs_g", "C"), ("fat_g", "F"), ("fibre_g", "fibre"), ("sugar_g", "sugar"),
      ("salt_g", "salt"),
      ("saturated_fat_g", "sat fat"), ("alcohol_g", "alcohol"), ("caffeine_g", "caffeine"),
      ("sodium_g", "sodium"),
    ]
    for (key, name) in nutrients { if let grams = amount(key) { parts.append("\(name) \(grams) g") } }
    return parts.joined(separator: ", ")
  }

  // MARK: Measurements

  private var weightForms: [[String]] {
    guard let kilograms = number("weight_kg"),
      let unit = string("unit").flatMap({ BodyMassUnit(rawValue: $0) })
    else {
      return []
    }
    let masses = massTexts(kilograms, in: unit)
    let fat = amount("body_fat_percent").map { " / \($0)%" } ?? ""
    guard let remark = string("remark") else { return masses.map { [time + $0 + fat] } }
    var forms: [[String]] = []
    for mass in masses {
      let figures = mass + fat
      for form in [
        "\(figures) \(remark)", "\(remark) \(figures)", "\(figures), \(remark)", "\(remark): \(figures)",
      ] {
        forms.append([time + form])
      }
    }
    return forms
  }

  /// `72.4 kg`, `159.6 lb`, `11 st 5.6 lb`, with few decimals and then with more.
  private func massTexts(_ kilograms: Double, in unit: BodyMassUnit) -> [String] {
    let scales: [Double] = [10, 100, 1_000]
    switch unit {
    case .kilograms: return ["\(amountText(kilograms)) kg"]
    case .pounds, .jin:
      return scales.map { scale in
        let figure = (kilograms / unit.kilograms * scale).rounded() / scale
        return "\(amountText(figure)) \(unit.rawValue)"
      }
    case .stones:
      return scales.map { scale in
        let pounds = (kilograms / BodyMass.kilogramsPerPound * scale).rounded() / scale
        let stones = (pounds / 14).rounded(.down)
        return "\(amountText(stones)) st \(amountText(pounds - stones * 14)) lb"
      }
    }
  }

  private var scaled: String? {
    guard let value = amount("value"), let scale = amount("scale") else { return nil }
    return "\(value)/\(scale)"
  }

  private var moodForms: [[String]] {
    let words = string("words") ?? ""
    // A tag among the words stands there already.
    let ends = Array(Set([trailingTags, ""])).sorted(by: >)
    func forms(_ texts: String...) -> [[String]] { texts.flatMap { text in ends.map { [time + text + $0] } } }
    guard let scaled else { return forms(words) }
    guard !words.isEmpty else { return forms(scaled) }
    return forms("\(scaled) \(words)", "\(words) \(scaled)", "\(scaled) – \(words)", "\(words): \(scaled)")
  }

  /// ` #a #b`, or nothing.
  private var trailingTags: String {
    tags.map { " " + String(decoding: tagText(plainLine($0)), as: UTF8.self) }.joined()
  }

  private var seriesForms: [[String]] {
    let words = string("words")
    let ends = trailingTags
    let parts: [String] = [words, scaled].compactMap(\.self)
    let turned: [String] = [scaled, words].compactMap(\.self)
    var forms: [[String]] = []
    for own in [parts, turned] {
      let text = time + own.joined(separator: " ")
      let labelled = time + own.joined(separator: ": ")
      forms += [[text + ends], [text], [labelled + ends]]
    }
    return forms
  }

  // MARK: Tasks and habits

  private var taskForms: [[String]] {
    var task = ExchangedTask(string("text") ?? "")
    task.status = string("status").flatMap { TaskItem.Status(rawValue: $0) } ?? .open
    task.priority = string("priority").flatMap { TaskItem.Priority(rawValue: $0) }
    func moment(_ key: String, _ time: String) -> ExchangedTask.Moment? {
      .init(day(key), string(time).flatMap { longTime($0) })
    }
    (task.due, task.scheduled) = (moment("due", "due_time"), moment("scheduled", "scheduled_time"))
    (task.start, task.done) = (moment("start", "start_time"), moment("done_date", "done_time"))
    task.created = day("created_date")
    task.recurrence = string("recurrence").flatMap { Recurrence(written: $0) }
    task.reminder = string("reminder").flatMap { longTime($0) }
    task.reminderLead = number("reminder_minutes_before").flatMap { Int(exactly: $0) }.map {
      $0.clamped(to: 0...100_000_000)
    }
    task.reminderMoment = moment("reminder_date", "reminder_date_time")
    task.time = string("time").flatMap { longTime($0) }.map { TimeSpan(start: $0) }
    let within = Set(scanTags(in: task.text).map { $0.lowercased() })
    task.tags = tags.filter { !within.contains($0.lowercased()) }
    let box = string("mark").map { "[\($0)]" }
    let words = ["TODO", "DONE", "DOING", "WAITING", "CANCELLED", "NEXT", "[ ]", "[x]"]
    let marks: [String] = box.map { [$0] } ?? words
    var forms = marks.map { [task.line(marked: $0)] }
    if task.done == nil, let time = string("done_time") {
      forms = marks.map { [task.line(marked: $0) + " done:\(time)"] } + forms
    }
    return forms
  }

  private func scanTags(in text: String) -> [String] {
    TextSlice(text).tagNames.map(\.string)
  }

  private var tickForms: [[String]] {
    let boxes: [String] =
      switch string("state") {
      case "done": ["[x] "]
      case "open": ["[ ] "]
      case "skipped": ["[-] "]
      default: ["", "[/] ", "[?] "]
      }
    var name = string("habit") ?? ""
    if let amount = amount("amount") {
      name += ": \(amount)" + (self.amount("target").map { "/\($0)" } ?? "")
      if let unit = string("unit") { name += " \(unit)" }
    } else if let remark = string("remark") {
      name += ": \(remark)"
    }
    if let mood = amount("mood"), let scale = amount("mood_scale") { name += " (mood \(mood)/\(scale))" }
    for tag in tags { name += " " + String(decoding: tagText(plainLine(tag)), as: UTF8.self) }
    var steps: [String] = []
    for step in value["steps"]?.elements ?? [] {
      let box: [String: String] = ["done": "[x] ", "open": "[ ] ", "skipped": "[-] "]
      var text = (box[step["state"]?.string ?? ""] ?? "") + (step["text"]?.string ?? "")
      for tag in (step["tags"]?.elements ?? []).compactMap(\.string) {
        text += " " + String(decoding: tagText(plainLine(tag)), as: UTF8.self)
      }
      steps.append(text)
    }
    return boxes.map { [$0 + time + name] + steps }
  }
}

/// A number with as many decimals as an export has.
private func amountText(_ value: Double) -> String { decimalText(min(max(0, value), 999_999_999)) }

extension Comparable {
  fileprivate func clamped(to limits: ClosedRange<Self>) -> Self {
    min(max(self, limits.lowerBound), limits.upperBound)
  }
}
