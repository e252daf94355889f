import JournalAnalytics
import JournalFormat

/// Finds the habit that a person names, by number, name, alias or a part of the name.
struct HabitChoice {
  private let names: [HabitName]

  init(_ names: [HabitName]) { self.names = names }

  /// The index of the habit that `text` names. Throws if there is none; if there are several, the error names them.
  func index(of text: String) throws(CommandFailure) -> Int {
    let found = try indices(of: text)
    guard found.count > 1 else { return found[0] }
    let list = found.prefix(8).map { "\n  \($0 + 1)  \(names[$0].name)" }.joined()
    throw CommandFailure(
      .negativeResult, "‘\(text)’ may be one of these; write its number or its name:\(list)")
  }

  /// The indices of the habit that `text` names, or of all whose names contain it; throws if there is none.
  func indices(of text: String) throws(CommandFailure) -> [Int] {
    let text = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let key = comparedHabitName(text)
    let exact = names.indices.filter { comparedHabitName(names[$0].name) == key }
    if let first = exact.first { return [first] }
    if let alias = names.firstIndex(where: { $0.aliases.contains { comparedHabitName($0) == key } }) {
      return [alias]
    }
    let digits = text.hasPrefix("#") ? text.dropFirst() : text[...]
    if let number = Int(digits), names.indices.contains(number - 1) { return [number - 1] }
    let wanted = folded(text)
    let similar = wanted.isEmpty ? [] : names.indices.filter { folded(names[$0].name).contains(wanted) }
    guard similar.isEmpty else { return similar }
    let known =
      names.isEmpty
      ? "there is none yet"
      : "known are \(names.prefix(12).map(\.name).joined(separator: ", "))\(names.count > 12 ? " and more" : "")"
    // A number that none has is no name for one.
    let remedy =
      Int(digits) != nil
      ? "‘journal habits’ prints the numbers"
      : "‘journal habit add \(MeantCommand.quoted(text))’ writes it into habits.md"
    throw CommandFailure(.negativeResult, "there is no habit ‘\(text)’; \(known); \(remedy)")
  }
}
