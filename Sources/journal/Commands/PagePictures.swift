import JournalAnalytics
import JournalFormat

/// The pictures that a written page refers to, in the folder beside it that is named as the page is.
struct PagePictures {
  private let folder: JournalFolder
  /// Where the pictures lie, `recaps/2026-W11`, and how the page names that folder.
  private let stem: String
  private let name: String

  init(of page: String, in folder: JournalFolder) {
    self.folder = folder
    let stem = page.hasSuffix(".md") ? String(page.dropLast(3)) : page
    name = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(stem[stem.index(after: $0)...]) } ?? stem
    self.stem = stem
  }

  /// Writes those of `pictures` that `text`, the page, refers to and that are missing or show other facts; says how many.
  ///
  /// A file in a picture's place that is not ours, or was changed by hand, is left as it is, and named.
  func write(
    _ pictures: [(name: String, svg: String)], for text: [UInt8], facts: String,
    in environment: CommandEnvironment
  ) throws -> Int {
    let text = String(decoding: text, as: UTF8.self)
    var written = 0
    for picture in pictures where text.utf8.holds("](\(name)/\(picture.name))".utf8) {
      let path = "\(stem)/\(picture.name)"
      let file = WrittenPicture(svg: picture.svg, facts: facts)
      var isForeign = false
      let outcome = try folder.update(path) { existing in
        let outcome = file.outcome(existing: existing)
        isForeign = outcome == .leaveForeign
        return outcome == .write ? file.bytes : existing ?? file.bytes
      }
      if isForeign {
        environment.warn(
          "\(folder.prefix)\(path) was not drawn by this program, or was changed since, and was left as it is; "
            + "remove it to have it drawn again")
      } else if outcome != .unchanged {
        written += 1
      }
    }
    return written
  }

  /// Removes the charts that an earlier page had drawn and `text`, the page, no longer names; says how many.
  ///
  /// What was changed by hand, has another name or is no chart of ours stays.
  func removeUnnamed(in text: [UInt8]) throws -> Int {
    let text = String(decoding: text, as: UTF8.self)
    return try folder.discard(stem) { file, bytes in
      WrittenPicture.isChart(bytes, named: file) && !text.utf8.holds("\(name)/\(file)".utf8)
    }
  }
}

extension String.UTF8View {
  /// Whether the bytes of `part` stand somewhere in it.
  fileprivate func holds(_ part: String.UTF8View) -> Bool {
    var rest = self[...]
    guard let first = part.first else { return true }
    while let start = rest.firstIndex(of: first) {
      rest = rest[start...]
      if rest.starts(with: part) { return true }
      rest.removeFirst()
    }
    return false
  }
}
