/// Words from outside a day file, read as a day file would read them.
extension DayFileParser {
  /// The time that `text` is, all of it, in any form a line may begin with; `nil` if it is none, or a stretch.
  public func time(of text: String) -> ClockTime? {
    var text = text
    return text.withUTF8 { bytes in
      let line = LineScanner(bytes, 0..<bytes.count)
      guard case .time(let span, _, let end) = scanLeadingTime(line), span.end == nil,
        line.trimmed(end..<line.end).isEmpty
      else { return nil }
      return span.start
    }
  }

  /// The category that `text` names, `.some(nil)` for `none` and words for food without a category; `nil` for other words.
  public func category(of text: String) -> FoodCategory?? {
    if folded(text) == "none" { return .some(nil) }
    var text = text
    return text.withUTF8 { bytes -> FoodCategory?? in
      switch words.match(bytes) {
      case .section(.meal(let category)), .timeOfDay(let category): .some(category)
      case .section(.food): .some(nil)
      default: nil
      }
    }
  }

  /// The facts that `text` is, all of it, as the inside of a bracket; `nil` if it is none.
  public func facts(of text: String) -> FoodFacts? {
    var text = text
    return text.withUTF8 { bytes in
      guard case .facts(let facts) = facts.read(LineScanner(bytes, 0..<bytes.count)) else { return nil }
      return facts
    }
  }
}
