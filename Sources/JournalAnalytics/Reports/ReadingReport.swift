public import JournalFormat

/// What each line of some files was read as.
public struct ReadingReport: Sendable {
  public struct File: Sendable {
    /// Relative to the journal's folder, or as it was named.
    public var path: String
    public var lines: [LineReading]
    /// The day of a log that the lines are of; `nil` for a whole file.
    public var day: Day?

    public init(path: String, day: Day? = nil, lines: [LineReading]) {
      self.path = path
      self.day = day
      self.lines = lines
    }
  }

  /// In the order of their paths.
  public var files: [File]
  public var units: JournalSettings.Units
  /// What was read: a day or a file.
  public var title: String
  /// A note above the lines; `nil` for none.
  public var note: String?

  public init(of title: String, note: String? = nil, _ files: [File], units: JournalSettings.Units) {
    self.title = title
    self.note = note
    self.files = files
    self.units = units
  }
}

extension ReadingReport: Report {
  public var figures: [Figure] { [] }

  public var json: JSONValue {
    [
      "files": .array(
        files.map { file in
          let date = file.day.map { [("date", JSONValue.string("\($0)"))] } ?? []
          return .object(
            [("path", .string(file.path))] + date + [
              (
                "lines",
                .array(
                  file.lines.map { line in
                    [
                      "line": .int(line.line), "kind": .string(kind(of: line.meaning)),
                      "reading": reading(line: line).map { .string($0) } ?? .null,
                      "text": .string(line.text),
                    ]
                  })
              )
            ])
        })
    ]
  }

  public var document: ReportDocument {
    var blocks: [ReportBlock] = []
    if let note { blocks.append(.paragraph(ReportText(note))) }
    if files.isEmpty { blocks.append(.paragraph("There is no file for this day.")) }
    for file in files {
      if files.count > 1 || file.day != nil {
        blocks.append(.heading(level: 1, ReportText(file.day?.description ?? file.path)))
      }
      guard !file.lines.isEmpty else {
        blocks.append(.paragraph("The file is empty."))
        continue
      }
      blocks.append(
        .table(
          ReportTable(
            columns: [.init("Line", .trailing), .init("Read as"), .init("Text")],
            rows: file.lines.map { line in
              [
                ReportText([.dim("\(line.line)")]), margin(of: line),
                ReportText(visible(line.text)),
              ]
            })))
      blocks.append(.footnote(ReportText(summary(of: file.lines))))
    }
    return ReportDocument(title: "The reading of \(title)", blocks: blocks)
  }

  private func margin(of line: LineReading) -> ReportText {
    guard let reading = reading(line: line) else { return "" }
    switch line.meaning {
    case .entry, .weight, .task, .habit, .mood, .series, .total, .sharedEnergy, .completeness:
      return ReportText([.strong(reading)])
    case .blank, .frontMatter, .title, .table, .part, .remark, .note, .plan, .repetition, .hidden, .nothing:
      return ReportText([.dim(reading)])
    }
  }

  /// Indentation as no-break spaces, which every format keeps.
  private func visible(_ text: String) -> String {
    let indentation = text.prefix { $0 == " " || $0 == "\t" }
    return indentation.map { $0 == "\t" ? "\u{A0}\u{A0}\u{A0}\u{A0}" : "\u{A0}" }.joined()
      + text.dropFirst(indentation.count)
  }

  /// `5 entries, 1 weight and 2 notes; 3 lines were read as nothing.`
  private func summary(of lines: [LineReading]) -> String {
    var counts: [String: Int] = [:]
    for meaning in lines.lazy.flatMap({ [$0.meaning] + $0.others }) {
      counts[kind(of: meaning), default: 0] += 1
    }
    let records = [
      ("entry", "entries"), ("weight", "weights"), ("task", "tasks"), ("habit", "habits"), ("mood", "moods"),
      ("series", "items under headings of your own"), ("total", "totals"),
    ].compactMap { kind, plural -> String? in
      let single = kind == "series" ? "item under a heading of your own" : kind
      return counts[kind].map { counted($0, single, plural: plural) }
    }
    let unread = counts["nothing"] ?? 0
    let read = records.isEmpty ? "Nothing here counts" : "Read here: " + joinedList(records)
    return unread == 0
      ? read + "."
      : "\(read); \(counted(unread, "line")) marked — \(unread == 1 ? "belongs" : "belong") to nothing."
  }

  private func kind(of meaning: LineReading.Meaning) -> String {
    switch meaning {
    case .blank: "blank"
    case .frontMatter: "front_matter"
    case .title: "title"
    case .table: "table"
    case .entry: "entry"
    case .weight: "weight"
    case .task: "task"
    case .habit: "habit"
    case .mood: "mood"
    case .series: "series"
    case .total, .sharedEnergy: "total"
    case .completeness: "complete"
    case .part: "part"
    case .remark: "remark"
    case .note: "note"
    case .plan: "plan"
    case .repetition: "repetition"
    case .hidden: "hidden"
    case .nothing: "nothing"
    }
  }

  /// All that a line gave, with semicolons between; `nil` for a blank line.
  private func reading(line: LineReading) -> String? {
    let readings = ([line.meaning] + line.others).compactMap { reading(meaning: $0) }
    return readings.isEmpty ? nil : readings.joined(separator: "; ")
  }

  /// The words in the margin; `nil` for a blank line.
  private func reading(meaning: LineReading.Meaning) -> String? {
    switch meaning {
    case .blank: nil
    case .frontMatter: "front matter"
    case .title(let section): section.map { "title: \($0.name)" } ?? "title"
    case .table: "table"
    case .entry(let entry): reading(entry: entry)
    case .weight(let weight):
      joined("weight", at: weight.time, "\(tenthsText(units.tenths(weight.mass))) \(units.massUnit)")
    case .task(let task): joined("task", at: task.time, task.statusText, task.due.map { "due \($0)" })
    case .habit(let tick): joined("habit", at: tick.time, tick.state.rawValue, tick.amount?.text)
    case .mood(let mood): joined("mood", at: mood.time, mood.value.map(moodText))
    case .series(let item): joined(item.series.string, at: item.time, item.value.map(moodText))
    case .total(let energy): "total \(energy.text()), not added"
    case .sharedEnergy(let shared): reading(shared: shared)
    case .completeness(let isComplete): isComplete ? "day complete" : "day not complete"
    case .part(let line): "part of line \(line)"
    case .remark(let line): "remark on line \(line)"
    case .note: "note"
    case .plan: "plan"
    case .repetition: "said again"
    case .hidden: "not read"
    case .nothing: "—"
    }
  }

  private func reading(entry: FoodEntry) -> String {
    let name = entry.category?.name.lowercased() ?? "food"
    let state: String? =
      switch entry.state {
      case .eaten: nil
      case .planned: "planned"
      case .dropped: "dropped"
      }
    return joined(name, at: entry.time, state, entry.energy.map { $0.text(isPartial: entry.isEnergyPartial) })
  }

  /// `total 450 kcal for 2 entries`, `total 450 kcal, 370 kcal of it for 2 entries`.
  private func reading(shared: SharedEnergy) -> String {
    let entries = counted(shared.entries.count, "entry", plural: "entries")
    return shared.energy == shared.stated
      ? "total \(shared.stated.text()) for \(entries)"
      : "total \(shared.stated.text()), \(shared.energy.text()) of it for \(entries)"
  }

  private func joined(_ name: String, at time: TimeSpan?, _ parts: String?...) -> String {
    ([name, time?.text()] + parts).compactMap(\.self).joined(separator: " ")
  }
}
