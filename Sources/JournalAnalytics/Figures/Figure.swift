public import JournalFormat

/// A figure of a report: its name, value, rule, and the lines it was computed from.
///
/// Reports show the value in sentences, tables and JSON; `--explain` prints the rules and lines of all figures in
/// `Report.figures`.
public struct Figure: Sendable {
  public enum Value: Hashable, Sendable {
    case number(Int)
    /// A count with the singular and plural of what is counted.
    case count(Int, one: String, many: String)
    /// Tenths of a kilocalorie.
    case energy(tenths: Int)
    case duration(minutes: Int)
    case time(ClockTime)
    /// The mean of `count` values on a scale that ends at `scale`.
    case mean(hundredths: Int, scale: Double, count: Int)
    /// A value that is no number.
    case text(String)

    static func days(_ count: Int) -> Value { .count(count, one: "day", many: "days") }
    static func entries(_ count: Int) -> Value { .count(count, one: "entry", many: "entries") }
  }

  /// The name, such as `Current streak`; empty if the value says enough.
  public let name: String
  public let value: Value
  /// What the value is based on: `5 complete days`.
  public let basis: String?
  public let rule: FigureRule
  /// What else to know about this figure, in whole sentences.
  let note: String?
  private let findLines: @Sendable () -> [LinePlace]

  /// `lines` is called only if the figure is explained, because a figure may be based on most lines of a diary.
  init(
    _ name: String, _ value: Value, from basis: String? = nil, rule: FigureRule, note: String? = nil,
    lines: @escaping @Sendable () -> [LinePlace]
  ) {
    self.name = name
    self.value = value
    self.basis = basis
    self.rule = rule
    self.note = note
    findLines = lines
  }

  /// The lines it was computed from, in the order of the diary.
  public var lines: [LinePlace] { findLines() }

  /// The figure with its name: `Current streak: 12 days`.
  public var text: String {
    (name.isEmpty ? "" : "\(name): ") + value.text + (basis.map { ", from \($0)" } ?? "")
  }

  /// The explanation of its rule.
  public var meaning: String { rule.meaning + (note.map { " " + $0 } ?? "") }
}

extension Figure.Value {
  /// `12`, `12 entries`, `1,863 kcal`, `10 h 45 min`, `08:15`, `noted twice`.
  public var text: String {
    switch self {
    case .number(let number): grouped(number)
    case .count(let number, let one, let many): counted(number, one, plural: many)
    case .energy(let tenths): "\(grouped(share(tenths, among: 10))) kcal"
    case .duration(let minutes): durationText(minutes: minutes)
    case .time(let time): time.spoken
    case .mean(_, _, let count): "noted \(timesText(count))"
    case .text(let text): text
    }
  }

  /// Numbers in the unit of the JSON key: kilocalories, minutes, or the scale's own.
  public var json: JSONValue {
    switch self {
    case .number(let number), .count(let number, _, _), .duration(let number): .int(number)
    case .energy(let tenths): .double(Double(tenths) / 10)
    case .time(let time): .string(time.description)
    case .mean(let hundredths, _, _): .double(Double(hundredths) / 100)
    case .text(let text): .string(text)
    }
  }
}

/// A line of the diary: `2026/2026-03-14.md:12`.
public struct LinePlace: Hashable, Sendable, CustomStringConvertible {
  /// Relative to the journal's folder.
  public let path: String
  /// The line number, from 1.
  public let line: Int

  init(_ path: String, _ range: SourceRange) {
    self.path = path
    line = range.lowerBound.line
  }

  init(_ path: String, line: Int) {
    self.path = path
    self.line = line
  }

  public var description: String { "\(path):\(line)" }

  /// The place as a link to its file.
  var link: ReportText.Run { .link(description, target: path) }
}

/// What a report says, once for people and once for programs, with the figures it says it of.
///
/// A new report is one file with a type that conforms to this and a function that makes it from a `Journal`, and one
/// file with a `ReportCommand` that makes it and hands it to `ReportAnswer`. The four output formats, `--output` and
/// `--explain` then work. Figures that other reports have, too, come from `PeriodFacts` and the other types of this
/// folder; a rule that is new is a case of `FigureRule`.
public protocol Report: Sendable {
  var document: ReportDocument { get }
  var json: JSONValue { get }
  /// The figures in the order of the report.
  var figures: [Figure] { get }
}

extension ReportDocument {
  /// The document with the rules and lines of `figures` added; unchanged if there are none.
  public func explaining(_ figures: [Figure]) -> ReportDocument {
    guard !figures.isEmpty else { return self }
    var document = self
    document.blocks.append(.heading(level: 1, "How these figures came about"))
    for figure in figures {
      document.blocks.append(
        .paragraph(
          ReportText([
            .strong(figure.text), .plain(". \(figure.meaning) "), .dim("Rule: \(figure.rule.rawValue)."),
          ])))
      let lines = figure.lines.map { ReportText([$0.link]) }
      document.blocks.append(lines.isEmpty ? .footnote("No line.") : .list(lines))
    }
    return document
  }
}

extension JSONValue {
  /// The object with the rules and lines of `figures` as its last member, if there are any.
  public func explaining(_ figures: [Figure]) -> JSONValue {
    guard case .object(let members) = self, !figures.isEmpty else { return self }
    let list = figures.map { figure -> JSONValue in
      [
        "figure": .string(figure.text), "rule": .string(figure.rule.rawValue),
        "meaning": .string(figure.meaning), "lines": .array(figure.lines.map { .string($0.description) }),
      ]
    }
    return .object(members + [("explanations", .array(list))])
  }
}
