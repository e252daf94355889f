/// What is nested in a line, as an export has it: links into `media/` lead there from the journal's folder, wherever the file stands.
struct PortableNote {
  /// Markdown without indentation.
  let text: String

  init(_ note: String, file path: String) {
    text = note.replacing("](\(MediaName.link(to: "media/", fromDayFile: path))", with: "](media/")
  }

  /// A note that an export had.
  init(exported text: String) { self.text = text }

  /// Its lines for the file at `path`, each as one line without controls and with its own indentation; none for a blank note. A note
  /// that begins with prose has an empty line before it.
  func lines(for path: String) -> [String] {
    let local = text.replacing("](media/", with: "](\(MediaName.link(to: "media/", fromDayFile: path))")
    var lines = local.split(separator: "\n", omittingEmptySubsequences: false).prefix(10_000).map {
      line -> String in
      let spaces = line.prefix { $0 == " " }
      return String(spaces) + String(decoding: plainLine(String(line.dropFirst(spaces.count))), as: UTF8.self)
    }
    while lines.last?.allSatisfy({ $0 == " " }) ?? false { lines.removeLast() }
    while lines.first?.allSatisfy({ $0 == " " }) ?? false { lines.removeFirst() }
    guard let first = lines.first else { return [] }
    let isItem = ["- ", "* ", "+ "].contains { first.hasPrefix($0) }
    return (isItem ? [] : [""]) + lines
  }
}

extension FoodEntry {
  /// What is nested in it, with links to its photos and files, as Markdown whose links lead from the journal's folder; `nil` for nothing.
  public func exportedNote(in path: String) -> String? {
    EntryNote(of: self, in: path, withPhotos: true).text
  }
}

/// What is nested in an entry and no other key of an export says: its notes, its parts, remarks, and more than one photo.
struct EntryNote {
  /// Markdown; `nil` for nothing.
  let text: String?

  /// With `withPhotos` the first photo is among it.
  init(of entry: FoodEntry, in path: String, withPhotos: Bool = false) {
    var lines: [String] = []
    var known = Set<String>()
    // An export has one of each of these, the first.
    func isFurther(_ key: String) -> Bool { !known.insert(key).inserted }
    for detail in entry.details {
      switch detail {
      case .note(let text): lines.append("- note: \(text)")
      case .part(let part):
        let facts = FactsText(part.facts).text
        let tags = part.tags.map { " \($0.written)" }.joined()
        lines.append("- \(part.text)\(facts.isEmpty ? "" : " (\(facts))")\(tags)")
      case .photo(let link) where isFurther("photo") || withPhotos: lines.append("- photo: ![](\(link))")
      case .heard(let text) where isFurther("heard"): lines.append("- heard: \(text)")
      case .source(let text) where isFurther("source"): lines.append("- source: \(text)")
      case .barcode(let text) where isFurther("barcode"): lines.append("- barcode: \(text)")
      case .text(let text): lines += ["", Self.dedented(text.string), ""]
      case .photo, .heard, .source, .barcode, .edited, .facts: break
      }
    }
    while lines.first?.isEmpty ?? false { lines.removeFirst() }
    while lines.last?.isEmpty ?? false { lines.removeLast() }
    text = lines.isEmpty ? nil : PortableNote(lines.joined(separator: "\n"), file: path).text
  }

  /// A block whose first line stands without its indentation.
  private static func dedented(_ block: String) -> String {
    let lines = block.split(whereSeparator: \.isNewline).map { String($0) }
    let shared = lines.dropFirst().map { $0.prefix { $0 == " " || $0 == "\t" }.count }.min() ?? 0
    return ([lines.first ?? ""] + lines.dropFirst().map { String($0.dropFirst(shared)) }).joined(
      separator: "\n")
  }
}

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
