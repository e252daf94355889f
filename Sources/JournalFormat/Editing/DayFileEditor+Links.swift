/// Links to files below entries.
extension DayFileEditor {
  /// Nests links to files below the entry at `position`, as `note:` lines. Throws for an entry that is no item of a list.
  public func addingLinks(_ links: [String], toEntry position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    try refuseUnknown(position)
    let entry = file.entries[position]
    let line = entry.range.lowerBound.line
    guard file.item(ofEntry: position) != nil else {
      throw EditRefusal(
        "this entry is no item of a list, so nothing can stand below it; write it as ‘- …’ first", line: line)
    }
    let nested = file.marker(ofEntry: position).nested(by: file.nestedUnit)
    var expected = ExpectedEntry(entry)
    expected.details += links.map { .note(TextSlice(plainLine($0))) }
    let edit = file.source.insertion(
      of: links.map { nested.bytes + Array("note: ".utf8) + plainLine($0) },
      below: file.lines(ofEntry: position).upperBound, otherwise: file.template.lineEnding)
    return try firstAsMeant(of: [([edit], .changed(position, expected, line: line))]) { _ in
      EditRefusal("a link below this entry would be read as something else; write it by hand", line: line)
    }
  }
}
