import JournalFormat

/// The target of a link, if it is allowed.
///
/// Allowed are `http://…`, `https://…`, `mailto:…` and paths inside the journal's folder: no other scheme, no
/// leading slash, no `..`, no backslash (browsers read it as a slash) and no invisible characters.
struct LinkTarget: Hashable, Sendable {
  /// The address, percent-encoded where Markdown and HTML need it.
  let address: String

  /// Checks `target`; `prefix` is prepended to a path, such as `../` for a page one folder down.
  init?(_ target: String, prefix: String = "") {
    guard !target.isEmpty, terminalSafe(target) == target, !target.utf8.contains(UInt8(ascii: "\\")),
      target.unicodeScalars.allSatisfy({ $0 == " " || !$0.properties.isWhitespace }),
      target.utf8.first != UInt8(ascii: " ")
    else { return nil }
    if let scheme = Self.scheme(of: target) {
      let rest = target.utf8.dropFirst(scheme.utf8.count + 1)
      switch scheme.lowercased() {
      case "http", "https": guard rest.starts(with: "//".utf8) else { return nil }
      case "mailto": break
      default: return nil
      }
      address = Self.encoded(target)
    } else {
      let path = target.prefix { $0 != "?" && $0 != "#" }
      let dotted = path.lowercased().split(separator: "%2e", omittingEmptySubsequences: false)
        .joined(separator: ".")
      guard !target.hasPrefix("/"), !dotted.split(separator: "/").contains("..") else { return nil }
      // A colon in the first component of a path would make it a scheme.
      let hasColon = path.prefix { $0 != "/" }.utf8.contains(UInt8(ascii: ":"))
      address = (prefix.isEmpty && hasColon ? "./" : prefix) + Self.encoded(target)
    }
  }

  private static func scheme(of target: String) -> Substring? {
    guard let colon = target.utf8.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let scheme = target[..<colon]
    guard let first = scheme.utf8.first, isASCIILetter(first),
      scheme.utf8.allSatisfy({ isASCIILetter($0) || isASCIIDigit($0) || "+-.".utf8.contains($0) })
    else { return nil }
    return scheme
  }

  private static func encoded(_ target: String) -> String {
    var address: [UInt8] = []
    for byte in target.utf8 {
      if " \"'()<>[]`{|}".utf8.contains(byte) {
        address += "%\(String(byte, radix: 16, uppercase: true))".utf8
      } else {
        address.append(byte)
      }
    }
    return String(decoding: address, as: UTF8.self)
  }
}
