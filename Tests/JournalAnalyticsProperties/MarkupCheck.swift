/// Whether HTML or SVG holds the elements that our renderers write, closed as they were opened, and nothing besides.
struct MarkupCheck {
  /// The attributes that each element may have.
  let elements: [String: Set<String>]
  /// Elements that are never closed.
  let void: Set<String>

  static let page = MarkupCheck(
    elements: [
      "html": ["lang"], "head": [], "meta": ["charset", "name", "content", "http-equiv"], "title": ["id"],
      "style": [],
      "body": [], "main": ["class"], "header": [], "section": ["id"], "nav": ["aria-label"], "footer": [],
      "i": ["class", "role", "aria-label"], "b": [],
      "cite": [], "figcaption": [], "h1": [], "h2": [], "h3": [], "h4": [], "h5": [], "h6": [],
      "p": ["class"],
      "small": ["class"], "img": ["class", "src", "alt", "loading"],
      "blockquote": ["class"], "ul": ["class"], "li": [], "div": ["class", "tabindex"], "table": [],
      "thead": [],
      "tbody": [], "tr": [],
      "th": ["scope", "class"], "td": ["class", "data-column"], "strong": [], "em": [], "span": ["class"],
      "a": ["href", "rel"],
      "figure": [],
      "details": ["class"], "summary": [],
    ].merging(picture.elements) { $0.union($1) },
    void: ["meta", "img"])

  static let picture = MarkupCheck(
    elements: [
      "svg": ["xmlns", "width", "height", "class", "role", "aria-labelledby", "viewBox"], "title": ["id"],
      "desc": ["id"], "style": [], "text": ["class", "x", "y", "text-anchor"],
      "rect": ["class", "x", "y", "width", "height", "rx"], "path": ["class", "d"],
      "circle": ["class", "cx", "cy", "r"],
    ],
    void: [])

  /// What is wrong with a text; `nil` for nothing.
  func problem(in text: String) -> String? {
    var reading = MarkupReading(Array(text.utf8))
    return reading.problem(self)
  }
}

private struct MarkupReading {
  private let bytes: [UInt8]
  private var index = 0
  private var open: [String] = []

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func problem(_ check: MarkupCheck) -> String? {
    _ = skip("<!doctype html>")
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "<"):
        if let problem = readTag(check) { return problem }
      case UInt8(ascii: "&"):
        if let problem = readEntity() { return problem }
      case UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"):
        // In a style sheet these are its own.
        if open.last != "style" { return "a sign of markup at \(index)" }
        index += 1
      case 0x0A: index += 1
      case 0..<0x20, 0x7F: return "a control character at \(index)"
      default: index += 1
      }
    }
    return open.isEmpty ? nil : "\(open) are never closed"
  }

  private mutating func skip(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func name() -> String {
    let name = bytes[index...].prefix { byte in
      (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")) || byte == UInt8(ascii: "-")
        || (byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9"))
    }
    index += name.count
    return String(decoding: name, as: UTF8.self)
  }

  private mutating func readTag(_ check: MarkupCheck) -> String? {
    let start = index
    index += 1
    if skip("/") {
      let name = name()
      guard skip(">") else { return "an open closing tag at \(start)" }
      return open.popLast() == name ? nil : "</\(name)> at \(start) closes another element"
    }
    let name = name()
    guard let allowed = check.elements[name] else { return "an element <\(name)> at \(start)" }
    while skip(" ") {
      let attribute = self.name()
      guard allowed.contains(attribute) else { return "an attribute \(attribute) of <\(name)> at \(start)" }
      guard skip("=\"") else { return "a value without quotation marks at \(index)" }
      if let problem = readValue(of: attribute) { return problem }
    }
    if skip("/>") { return nil }
    guard skip(">") else { return "an open tag at \(start)" }
    if !check.void.contains(name) { open.append(name) }
    return nil
  }

  private mutating func readValue(of attribute: String) -> String? {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
      switch bytes[index] {
      case UInt8(ascii: "&"):
        if let problem = readEntity() { return problem }
      case UInt8(ascii: "<"), UInt8(ascii: ">"): return "a sign of markup in a value at \(index)"
      case 0..<0x20, 0x7F: return "a control character in a value at \(index)"
      default: index += 1
      }
    }
    let value = String(decoding: bytes[start..<index], as: UTF8.self)
    guard skip("\"") else { return "a value that is never closed at \(start)" }
    if attribute == "href" { return leadsOutside(value) ? "a link to \(value)" : nil }
    // These hold words of a diary, such as "information", and no figures.
    if ["xmlns", "content", "alt", "aria-label", "data-column"].contains(attribute) { return nil }
    return value.contains("NaN") || value.contains("inf") ? "a number that is none: \(value)" : nil
  }

  /// Whether a link is of another kind than the web, a letter, or a path inside the journal.
  private func leadsOutside(_ value: String) -> Bool {
    let isWeb = ["http://", "https://", "mailto:"].contains { value.lowercased().hasPrefix($0) }
    let path = value.prefix { $0 != "?" && $0 != "#" }
    let steps = path.split(separator: "/", omittingEmptySubsequences: false)
    return !isWeb && (value.hasPrefix("/") || steps.contains("..") || steps.first?.contains(":") ?? false)
  }

  private mutating func readEntity() -> String? {
    for entity in ["&amp;", "&lt;", "&gt;", "&quot;", "&#39;", "&nbsp;"] where skip(entity) { return nil }
    return "a bare ampersand at \(index)"
  }
}
