public import JournalFormat

/// The versions of one entry, the first one first.
public struct EntryHistory: Sendable {
  /// One version: of a commit, or uncommitted.
  public struct Step: Sendable {
    public enum Change: Hashable, Sendable {
      case added
      /// The record before the change.
      case changed(from: DiaryRecord)
      /// The record was on this day before.
      case moved(from: DiaryRecord, on: Day)
    }

    public var change: Change
    /// The record in this version.
    public var record: DiaryRecord
    /// The local day and time of the commit; `nil` for uncommitted changes.
    public var day: Day?
    public var time: ClockTime?
    public var author: String?
    public var commit: String?

    public init(
      _ change: Change, _ record: DiaryRecord, day: Day? = nil, time: ClockTime? = nil, author: String? = nil,
      commit: String? = nil
    ) {
      self.change = change
      self.record = record
      self.day = day
      self.time = time
      self.author = author
      self.commit = commit
    }
  }

  /// The entry's address.
  public var address: String
  public var steps: [Step]

  public init(address: String, steps: [Step]) {
    self.address = address
    self.steps = steps
  }

  /// The versions as a document.
  public var document: ReportDocument {
    let lines = steps.map { step -> ReportText in
      var moment = "not committed yet"
      if let day = step.day {
        moment = [day.description, step.time?.description].compactMap(\.self).joined(separator: " ")
      }
      var runs: [ReportText.Run] = [.dim(moment + "  ")]
      switch step.change {
      case .added: runs += [.dim("added to \(step.record.place): "), .plain(step.record.line)]
      case .moved(let before, let day):
        runs += [
          .dim("moved from \(day), \(before.place), to \(step.record.place): "), .plain(step.record.line),
        ]
      case .changed(let before) where before.line == step.record.line:
        let what = before.text == step.record.text ? "moved from \(before.place) to" : "changed below, in"
        runs += [.dim("\(what) \(step.record.place): "), .plain(step.record.line)]
      case .changed(let before): runs += [.plain(before.line), .dim(" → "), .plain(step.record.line)]
      }
      if let author = step.author { runs.append(.dim("  (\(author))")) }
      return ReportText(runs)
    }
    return ReportDocument(title: "History of \(address)", blocks: [.list(lines)])
  }

  /// The versions as JSON.
  public var json: JSONValue {
    .object([
      ("address", .string(address)),
      (
        "steps",
        .array(
          steps.map { step in
            var members: [(String, JSONValue)] = []
            switch step.change {
            case .added: members = [("change", .string("added")), ("from", .null), ("from_day", .null)]
            case .changed(let before):
              members = [
                ("change", .string("changed")), ("from", .string(before.text.string)), ("from_day", .null),
              ]
            case .moved(let before, let day):
              members = [
                ("change", .string("moved")), ("from", .string(before.text.string)),
                ("from_day", .string(day.description)),
              ]
            }
            return .object(
              members + [
                ("place", .string(step.record.place)), ("text", .string(step.record.text.string)),
                ("day", step.day.map { .string($0.description) } ?? .null),
                ("time", step.time.map { .string($0.description) } ?? .null),
                ("author", step.author.map { .string($0) } ?? .null),
                ("commit", step.commit.map { .string($0) } ?? .null),
              ])
          })
      ),
    ])
  }
}

/// The record in the previous version that became this one; `nil` if it is new.
///
/// It is matched by the same title, the same time, or a similar line.
public func origin(of record: DiaryRecord, in after: [DiaryRecord], before: [DiaryRecord]) -> DiaryRecord? {
  guard let place = after.firstIndex(of: record) else { return nil }
  return DayComparison(from: before, to: after).origin(of: place)
}
