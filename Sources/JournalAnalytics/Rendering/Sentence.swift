/// The condition under which a report uses a sentence, and its wording: one row of a table of sentences.
///
/// In a wording `{name}` stands for a value, `{Name}` for the same with a capital, `{count#entry|entries}` for a number with the
/// matching word, and `{count?is|are}` for that word alone. A second language is a second wording beside the first.
public struct SentenceRow: Hashable, Sendable {
  /// When the sentence is used.
  public var condition: String
  public var english: String

  init(_ condition: String, english: String) {
    self.condition = condition
    self.english = english
  }
}

/// The value of a placeholder in a sentence.
enum SentenceValue: Hashable, Sendable, ExpressibleByStringInterpolation {
  case text(String)
  case number(Int)
  case list([String])

  init(stringLiteral value: String) { self = .text(value) }

  var text: String {
    switch self {
    case .text(let text): text
    case .number(let number): grouped(number)
    case .list(let items): joinedList(items)
    }
  }

  var isOne: Bool { self == .number(1) }
}

/// The sentences of one report, each a case with its row.
protocol SentenceTable: CaseIterable, Hashable, RawRepresentable, Sendable where RawValue == String {
  var row: SentenceRow { get }
}

extension SentenceTable {
  /// The sentence with `values` for its placeholders; a placeholder without a value is left out.
  func said(_ values: [String: SentenceValue] = [:]) -> String {
    SentenceTemplate(row.english).filled(with: values)
  }

  /// The same with the value of `name` in strong type.
  func runs(_ values: [String: SentenceValue], strong name: String) -> [ReportText.Run] {
    guard let value = values[name] else { return [.plain(said(values))] }
    // A character that no wording has.
    let mark = "\u{F8FF}"
    let parts = said(values.merging([name: .text(mark)]) { $1 })
      .split(separator: mark, omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [ReportText.Run] in
      index == 0 ? [.plain(String(part))] : [.strong(value.text), .plain(String(part))]
    }
  }

  /// The names of its placeholders, in order.
  var places: [String] { SentenceTemplate(row.english).places }
}

/// A wording split at its placeholders.
private struct SentenceTemplate {
  private enum Part {
    case words(String)
    case place(name: String, form: Form)
  }

  private enum Form {
    case plain, capital
    case counted(one: String, many: String)
    case word(one: String, many: String)
  }

  private var parts: [Part] = []

  init(_ template: String) {
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      parts.append(.words(String(rest[..<open])))
      parts.append(Self.place(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    parts.append(.words(String(rest)))
  }

  private static func place(_ text: Substring) -> Part {
    guard let mark = text.firstIndex(where: { $0 == "#" || $0 == "?" }) else {
      let name = text.prefix(1).lowercased() + text.dropFirst()
      return .place(name: name, form: name == text ? .plain : .capital)
    }
    let forms = text[text.index(after: mark)...].split(separator: "|", omittingEmptySubsequences: false)
    let one = String(forms.first ?? "")
    let many = String(forms.last ?? "")
    return .place(
      name: String(text[..<mark]),
      form: text[mark] == "#" ? .counted(one: one, many: many) : .word(one: one, many: many))
  }

  var places: [String] {
    parts.compactMap { if case .place(let name, _) = $0 { name } else { nil } }
  }

  func filled(with values: [String: SentenceValue]) -> String {
    parts.map { part in
      switch part {
      case .words(let words): return words
      case .place(let name, let form):
        guard let value = values[name] else { return "" }
        switch form {
        case .plain: return value.text
        case .capital: return capitalized(value.text)
        case .counted(let one, let many): return "\(value.text) \(value.isOne ? one : many)"
        case .word(let one, let many): return value.isOne ? one : many
        }
      }
    }.joined()
  }
}
