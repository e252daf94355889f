/// A name that a tag can have, and how it is written.
public struct TagName: Hashable, Sendable {
  /// Without `#` and brackets.
  public let name: String
  /// `#home`, or `#[[two words]]`.
  public let written: String

  /// Reads `home`, `#home`, `two words` or `#[[two words]]`; `nil` where no line would be read as bearing such a tag.
  public init?(_ text: String) {
    // By bytes: a mark that joins a bracket makes one character of both.
    var bytes = text.utf8[...]
    if bytes.first == UInt8(ascii: "#") { bytes = bytes.dropFirst() }
    if bytes.count > 4, bytes.starts(with: "[[".utf8), bytes.suffix(2).elementsEqual("]]".utf8) {
      bytes = bytes.dropFirst(2).dropLast(2)
    }
    let name = Substring(bytes)
    self.name = String(name)
    written = name.contains(where: \.isWhitespace) ? "#[[\(name)]]" : "#\(name)"
    guard name.contains(where: \.isLetter), TagName.isRead(written, as: name) else { return nil }
  }

  private static func isRead(_ written: String, as name: Substring) -> Bool {
    var written = written
    return written.withUTF8 { bytes in
      guard !bytes.contains(.lineFeed), !bytes.contains(.carriageReturn),
        let tag = scanTag(LineScanner(bytes, 0..<bytes.count))
      else { return false }
      return tag.range.count == bytes.count && bytes[tag.name].elementsEqual(name.utf8)
    }
  }
}
