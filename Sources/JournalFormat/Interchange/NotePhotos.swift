extension Note {
  /// The photos that a note in the file `path` shows, relative to the journal's folder, with the words it gives them: `![the sea](a.jpg)`,
  /// `![[a.jpg]]`, a name alone of a file in `media/`. URLs are left out.
  public func photos(inFile path: String) -> [(target: String, words: String)] {
    guard text.bytes.contains(.exclamationMark) else { return [] }
    var photos: [(target: String, words: String)] = []
    var rest = text.string[...]
    while let start = rest.firstRange(of: "![") {
      rest = rest[start.upperBound...]
      // No path or words are longer, so that a text of such beginnings is not searched to its end from each.
      let near = rest.prefix(1_000).prefix { !$0.isNewline }
      var (words, link) = (Substring(), Substring())
      if near.first == "[", let end = near.firstRange(of: "]]") {
        link = near[..<end.lowerBound].dropFirst().prefix { $0 != "|" }
        if !link.contains("/") { link = "media/" + link }
      } else if let end = near.firstRange(of: "]("), let close = near[end.upperBound...].firstIndex(of: ")") {
        words = near[..<end.lowerBound].prefix { $0 != "|" }
        link = near[end.upperBound..<close].prefix { $0 != " " }
      }
      let folder = near.first == "[" ? "" : path
      let ending = link.lastIndex(of: ".").map { link[$0...].dropFirst().lowercased() } ?? ""
      guard MediaKind(rawValue: ending == "jpeg" ? "jpg" : ending)?.isPhoto ?? false, !link.contains(":"),
        let target = mediaPath(String(link), relativeToFolderOf: folder)
      else { continue }
      photos.append((target, String(words)))
    }
    return photos
  }
}
