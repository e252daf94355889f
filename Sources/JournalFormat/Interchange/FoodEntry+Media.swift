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
      case .note(let words): links = linkTargets(in: words.string)
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
