/// A picture of ours beside a page: which facts it shows, and that nobody has changed it since.
///
/// Its second line is `<!-- journal picture, facts …, sum … -->`: the digest of the facts, and that of all its other lines.
public struct WrittenPicture: Hashable, Sendable {
  /// The picture's file, with the marker.
  public let bytes: [UInt8]
  private let facts: String

  /// A picture of the facts with this digest of 32 hexadecimal digits; `svg` has an element open on its first line.
  public init(svg: String, facts: String) {
    var lines = svg.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    lines.insert("<!-- journal picture, facts \(facts), sum \(Self.sum(svg)) -->", at: min(1, lines.count))
    bytes = Array(lines.joined(separator: "\n").utf8)
    self.facts = facts
  }

  /// What is to be done about a file where the picture belongs.
  public enum Outcome: Hashable, Sendable {
    /// There is none, or it is ours and shows other facts.
    case write
    case leaveUpToDate
    /// It is not ours, or was changed since.
    case leaveForeign
  }

  public func outcome(existing: [UInt8]?) -> Outcome {
    guard let existing else { return .write }
    guard let found = Self.facts(of: existing) else { return .leaveForeign }
    return found == facts ? .leaveUpToDate : .write
  }

  /// Whether a file is a picture of ours that nobody has changed.
  public static func isOurs(_ bytes: [UInt8]) -> Bool { facts(of: bytes) != nil }

  /// Whether a file called `name` is a chart of ours that nobody has changed; a card is none, nor a copy under another name.
  public static func isChart(_ bytes: [UInt8], named name: String) -> Bool {
    guard name.hasSuffix(".svg"), isOurs(bytes) else { return false }
    let opening = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let fields = String(decoding: opening, as: UTF8.self).split(separator: " ")
    return fields.contains("class=\"chart\"")
      && fields.contains("aria-labelledby=\"\(name.dropLast(4))-title")
  }

  /// The digest that a picture of ours names; `nil` for other files and changed ones.
  private static func facts(of bytes: [UInt8]) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    var lines = text.split(separator: "\n", maxSplits: 2, omittingEmptySubsequences: false)
    guard lines.count == 3 else { return nil }
    let fields = lines.remove(at: 1).split { $0 == " " || $0 == "," }
    guard fields.count == 8, fields.starts(with: ["<!--", "journal", "picture", "facts"]),
      fields[6] == sum(lines.joined(separator: "\n"))
    else { return nil }
    return String(fields[4])
  }

  private static func sum(_ svg: String) -> String {
    var digest = FactsDigest()
    digest.add(svg)
    return digest.hexadecimal
  }
}
