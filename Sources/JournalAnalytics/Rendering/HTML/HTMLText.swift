/// `text` for an element's content or an attribute's value: safe, on one line, every sign of markup escaped.
///
/// A percent sign stays on the line of its number.
func htmlEscaped(_ text: String) -> String {
  let source = singleLine(text)
  guard source.utf8.contains(where: { "&<>\"'%".utf8.contains($0) }) else { return source }
  var escaped: [UInt8] = []
  for byte in source.utf8 {
    switch byte {
    case UInt8(ascii: "%") where escaped.last == UInt8(ascii: " "):
      escaped.removeLast()
      escaped += "&nbsp;%".utf8
    case UInt8(ascii: "&"): escaped += "&amp;".utf8
    case UInt8(ascii: "<"): escaped += "&lt;".utf8
    case UInt8(ascii: ">"): escaped += "&gt;".utf8
    case UInt8(ascii: "\""): escaped += "&quot;".utf8
    case UInt8(ascii: "'"): escaped += "&#39;".utf8
    default: escaped.append(byte)
    }
  }
  return String(decoding: escaped, as: UTF8.self)
}

/// Report text as HTML inside a block; a link that may not be followed is plain text.
func htmlLine(_ text: ReportText, linkPrefix: String) -> String {
  text.runs.map { run in
    switch run {
    case .plain(let words): return htmlEscaped(words)
    case .strong(let words): return "<strong>\(htmlEscaped(words))</strong>"
    case .dim(let words): return "<span class=\"dim\">\(htmlEscaped(words))</span>"
    case .link(let words, let target):
      guard let link = LinkTarget(target, prefix: linkPrefix) else { return htmlEscaped(words) }
      return "<a href=\"\(htmlEscaped(link.address))\" rel=\"noreferrer\">\(htmlEscaped(words))</a>"
    }
  }.joined()
}
