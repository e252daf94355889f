public import JournalFormat

/// Where a figure comes from: the rule that makes it, and the lines it was made of.
public struct FigureExplanation: Hashable, Sendable {
  /// The figure with what it is called: `Current streak: 12 days`.
  public var figure: String
  /// The rule's name, which stays the same: `streak-days`.
  public var rule: String
  /// The rule in a sentence.
  public var meaning: String
  /// The lines that made the figure, as `2026/2026-03-14.md:12`, in the order of the diary.
  public var lines: [String]

  public init(_ figure: String, rule: String, _ meaning: String, lines: [String]) {
    self.figure = figure
    self.rule = rule
    self.meaning = meaning
    self.lines = lines
  }
}

extension FoodEntry {
  /// Where the entry stands, as `2026/2026-03-14.md:12`.
  func place(in file: JournalDay) -> String { "\(file.path):\(range.lowerBound.line)" }
}

extension DiaryDay {
  /// Where the day's first eaten entry stands; `nil` for a day without one.
  var firstPlace: String? {
    for file in files {
      if let entry = file.entries.first(where: \.isEaten) { return entry.place(in: file) }
    }
    return nil
  }
}

extension ReportDocument {
  /// The document with `explanations` below it, or as it is where there are none.
  public func explained(by explanations: [FigureExplanation]) -> ReportDocument {
    guard !explanations.isEmpty else { return self }
    var document = self
    document.blocks.append(.heading(level: 1, "How these figures came about"))
    for explanation in explanations {
      document.blocks.append(
        .paragraph(
          ReportText([
            .strong(explanation.figure), .plain(". \(explanation.meaning) "),
            .dim("Rule: \(explanation.rule)."),
          ])))
      let lines = explanation.lines.map { place in
        ReportText([.link(place, target: String(place.prefix { $0 != ":" }))])
      }
      document.blocks.append(lines.isEmpty ? .footnote("No line.") : .list(lines))
    }
    return document
  }
}

extension JSONValue {
  /// The object with the explanations as its last member, where there are any.
  public func explained(by explanations: [FigureExplanation]) -> JSONValue {
    guard case .object(let members) = self, !explanations.isEmpty else { return self }
    let list = explanations.map { explanation -> JSONValue in
      [
        "figure": .string(explanation.figure), "rule": .string(explanation.rule),
        "meaning": .string(explanation.meaning), "lines": .array(explanation.lines.map { .string($0) }),
      ]
    }
    return .object(members + [("explanations", .array(list))])
  }
}
