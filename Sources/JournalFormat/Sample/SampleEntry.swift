/// One food entry of the sample as it will stand in a day file.
struct SampleEntry {
  var slot: SampleSlot
  var time: ClockTime?
  var words: String
  /// What stands in the bracket.
  var facts: String?
  var tag: String = ""
  /// The nested lines.
  var details: [String] = []

  var lines: [String] {
    var line = "- "
    if let time { line += "\(time) " }
    line += words
    if let facts { line += " (\(facts))" }
    if !tag.isEmpty { line += " \(tag)" }
    return [line] + details.map { "  - \($0)" }
  }
}

/// An entry, and the picture that belongs to it.
struct SampleMeal {
  var entry: SampleEntry
  var photo: (path: String, picture: SamplePicture)?
}
