import JournalAnalytics
import JournalFormat

/// The images of a written page, in a folder beside it with the page's name.
struct PagePictures {
  private let folder: JournalFolder
  /// The folder of the images, `recaps/2026-W11`, and its name in the page.
  private let stem: String
  private let name: String

  init(of page: String, in folder: JournalFolder) {
    self.folder = folder
    let stem = page.hasSuffix(".md") ? String(page.dropLast(3)) : page
    name = stem.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(stem[stem.index(after: $0)...]) } ?? stem
    self.stem = stem
  }

  /// Writes those of `pictures` that the page refers to and that are missing or out of date; returns how many.
  ///
  /// A file in an image's place that this program did not write, or that was changed, is kept and reported.
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

  /// Removes charts that an earlier version of the page had and that it no longer refers to; returns how many.
  ///
  /// Files that were changed, have other names or are no charts are kept.
  func removeUnnamed(in text: [UInt8]) throws -> Int {
    let text = String(decoding: text, as: UTF8.self)
    return try folder.discard(stem) { file, bytes in
      WrittenPicture.isChart(bytes, named: file) && !text.utf8.holds("\(name)/\(file)".utf8)
    }
  }
}

extension String.UTF8View {
  /// Whether it contains the bytes of `part`.
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
