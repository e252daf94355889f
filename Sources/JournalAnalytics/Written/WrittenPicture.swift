/// An image beside a page, with a marker that shows which facts it is based on and whether it was changed.
///
/// Its second line is `<!-- journal picture, facts …, sum … -->`: the digest of the facts, and that of all its other
/// lines.
public struct WrittenPicture: Hashable, Sendable {
  /// The image file with the marker.
  public let bytes: [UInt8]
  private let facts: String

  /// Creates the image file from `svg`, whose first line opens an element, and the digest of its facts, 32
  /// hexadecimal digits.
  public init(svg: String, facts: String) {
    var lines = svg.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    lines.insert("<!-- journal picture, facts \(facts), sum \(Self.sum(svg)) -->", at: min(1, lines.count))
    bytes = Array(lines.joined(separator: "\n").utf8)
    self.facts = facts
  }

  /// What to do with the file at the image's path.
  public enum Outcome: Hashable, Sendable {
    /// Write: there is none, or it is an unchanged image of other facts.
    case write
    case leaveUpToDate
    /// Keep: it is from elsewhere, or was changed.
    case leaveForeign
  }

  public func outcome(existing: [UInt8]?) -> Outcome {
    guard let existing else { return .write }
    guard let found = Self.facts(of: existing) else { return .leaveForeign }
    return found == facts ? .leaveUpToDate : .write
  }

  /// Whether a file is an unchanged image written by this program.
  public static func isOurs(_ bytes: [UInt8]) -> Bool { facts(of: bytes) != nil }

  /// Whether a file named `name` is an unchanged chart written by this program, which excludes cards and copies with
  /// other names.
  public static func isChart(_ bytes: [UInt8], named name: String) -> Bool {
    guard name.hasSuffix(".svg"), isOurs(bytes) else { return false }
    let opening = bytes.prefix { $0 != UInt8(ascii: "\n") }
    let fields = String(decoding: opening, as: UTF8.self).split(separator: " ")
    return fields.contains("class=\"chart\"")
      && fields.contains("aria-labelledby=\"\(name.dropLast(4))-title")
  }

  /// The digest in an unchanged image; `nil` for other files.
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
