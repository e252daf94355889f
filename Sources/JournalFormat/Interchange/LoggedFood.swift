/// Whether a text of a log is of a diary: what was eaten or weighed.
public struct LoggedFood {
  private let parser: DayFileParser

  public init(_ parser: DayFileParser) { self.parser = parser }

  /// Whether a day's file with this text would hold an entry or a weight.
  public func isRead(in text: [UInt8], on day: Day) -> Bool {
    let day = parser.parse(SourceText(text), day: day, path: "").day
    return !day.entries.isEmpty || !day.weights.isEmpty
  }

  /// Whether it would hold a weight below a heading for weights: `- 82.1`.
  public func isWeighed(in text: [UInt8], on day: Day) -> Bool {
    !parser.parse(SourceText(Array("## Weight\n\n".utf8) + text), day: day, path: "").day.weights.isEmpty
  }

  /// Whether it would below a heading for food, if its words name a food or a figure stands beside them.
  public func isNamed(in text: [UInt8], on day: Day) -> Bool {
    let entries = parser.parse(SourceText(Array("## Food\n\n".utf8) + text), day: day, path: "").day.entries
    return entries.contains { $0.energy != nil || NamedDish($0.text).answer == .food }
  }
}
