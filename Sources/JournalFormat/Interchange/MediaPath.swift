/// Where `link`, written in the file `path`, leads as seen from the journal's folder.
///
/// A URL is given as it stands. `nil` for an absolute path and for one that leaves the
/// journal. Percent escapes are kept as written.
func mediaPath(_ link: String, relativeToFolderOf path: String) -> String? {
  if isURL(link) { return link }
  guard !link.isEmpty, !link.utf8.starts(with: "/".utf8) else { return nil }
  var components = path.split(separator: "/").dropLast()
  for part in link.split(separator: "/") {
    if part == "." { continue }
    if part == ".." {
      guard components.popLast() != nil else { return nil }
    } else {
      components.append(part)
    }
  }
  return components.joined(separator: "/")
}

/// What follows the last `/` of a path, or the whole of it.
func lastComponent(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// Whether `link` starts with a scheme: a letter, then letters, digits, `+`, `-` or `.`, two in all at least, and a colon.
private func isURL(_ link: String) -> Bool {
  var length = 0
  for byte in link.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      if length == 0 { return false }
    case UInt8(ascii: ":"): return length >= 2
    default: return false
    }
    length += 1
  }
  return false
}
