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

extension FoodEntry {
  /// The pictures and recordings below `media/` that the entry names, as paths from the journal's folder: its photos, and
  /// what its notes link to. Each once, in the order of the file.
  ///
  /// `path` is that of the day file. Links elsewhere, to the network for one, are left out; percent escapes are kept.
  public func mediaPaths(inFile path: String) -> [String] {
    var paths: [String] = []
    for detail in details {
      let links: [String]
      switch detail {
      case .photo(let link): links = [link.string]
      case .note(let text): links = linkTargets(in: text.string)
      case .heard, .barcode, .source, .edited, .part, .text: continue
      }
      for link in links {
        guard let target = mediaPath(link, relativeToFolderOf: path), target.hasPrefix("media/"),
          !paths.contains(target)
        else { continue }
        paths.append(target)
      }
    }
    return paths
  }
}

/// Where the inline links of a text lead: `b.m4a` of `see [a](b.m4a)`.
private func linkTargets(in text: String) -> [String] {
  var targets: [String] = []
  var rest = text[...]
  while let start = rest.utf8.firstIndex(of: UInt8(ascii: "]")) {
    rest = rest[rest.utf8.index(after: start)...]
    guard rest.utf8.first == UInt8(ascii: "("), let end = rest.utf8.firstIndex(of: UInt8(ascii: ")")) else {
      continue
    }
    // A title may follow the path.
    let inside = rest[rest.utf8.index(after: rest.startIndex)..<end]
    targets.append(String(inside.prefix { $0 != " " }))
    rest = rest[end...]
  }
  return targets
}
