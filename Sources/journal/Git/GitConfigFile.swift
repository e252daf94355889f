import JournalFormat

/// A file of git's configuration, read only for whether it sets something.
enum GitConfigFile {
  /// Whether the text gives `key` of the section `[name "part"]` a value. Files it includes are not looked at.
  static func sets(_ key: String, of name: String, _ part: String, in bytes: [UInt8]) -> Bool {
    var isInside = false
    for line in bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }) {
      var text = String(decoding: line, as: UTF8.self).drop(while: \.isWhitespace)
      if text.hasPrefix("[") {
        let header = text.prefix { $0 != "]" }.dropFirst()
        let words = header.split(separator: "\"", omittingEmptySubsequences: false)
        isInside =
          words.count >= 2 && words[0].lowercased().filter { !$0.isWhitespace } == name && words[1] == part
        text = text.dropFirst(header.count + 2).drop(while: \.isWhitespace)
      }
      guard isInside, let equals = text.firstIndex(of: "=") else { continue }
      let found = text[..<equals].lowercased().filter { !$0.isWhitespace }
      if found == key, text[equals...].dropFirst().contains(where: { !$0.isWhitespace }) { return true }
    }
    return false
  }
}
