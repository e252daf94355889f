import JournalFormat

/// A path leads to one day at most and never out of the journal.
public func checkPath(_ bytes: [UInt8]) throws(BrokenProperty) {
  let path = String(decoding: bytes, as: UTF8.self)
  let kind = JournalLayout.kind(ofPath: path)
  if case .day(let day) = kind { try checkNeighbours(of: path, day) }
  if case .related(let day) = kind { try hold(Day(day.description) == day, "related to \(day)") }
  let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  for (index, part) in parts.enumerated() {
    let parent = index > 0 ? parts[index - 1] : nil
    guard JournalLayout.holdsNoDays(folderName: part, parent: parent), index + 1 < parts.count else {
      continue
    }
    switch kind {
    case .day, .related, .impossibleDay:
      throw BrokenProperty("\(path.debugDescription) is a day in a folder that holds none")
    default: break
    }
  }
  try checkCopy(path)
  try checkMedia(path)
}

/// Every other day has a place beside it, inside the journal, that leads back to that day.
private func checkNeighbours(of path: String, _ day: Day) throws(BrokenProperty) {
  try hold(Day(day.description) == day, "\(path.debugDescription) is the day \(day)")
  for distance in [0, 1, -1, 17, 31, 400, -3000] {
    let other = day.advanced(by: distance)
    guard (1...9999).contains(other.year) else { continue }
    let place = JournalLayout.path(for: other, like: path, of: day)
    try hold(
      JournalLayout.kind(ofPath: place) == .day(other),
      "beside \(path.debugDescription), \(other) lies at \(place.debugDescription)")
    let climbs = place.split(separator: "/").count { $0 == ".." }
    try hold(
      climbs <= path.split(separator: "/").count { $0 == ".." }
        && (!place.hasPrefix("/") || path.hasPrefix("/")),
      "beside \(path.debugDescription), \(place.debugDescription) leaves the journal")
  }
}

private func checkCopy(_ path: String) throws(BrokenProperty) {
  guard let copy = ConflictCopy(path: path) else { return }
  let folder = path.utf8.prefix(
    (path.utf8.lastIndex(of: UInt8(ascii: "/")).map {
      path.utf8.distance(from: path.utf8.startIndex, to: $0) + 1
    }) ?? 0)
  try hold(
    copy.original != path && copy.original.utf8.starts(with: folder)
      && !copy.original.utf8.dropFirst(folder.count).contains(UInt8(ascii: "/")),
    "\(path.debugDescription) is a copy of \(copy.original.debugDescription)")
}

/// What an entry names as its picture or recording lies below `media`.
private func checkMedia(_ path: String) throws(BrokenProperty) {
  let name = path.split(whereSeparator: \.isNewline).joined(separator: " ")
  let text = "## Lunch\n\n- rice\n  - photo: \(name)\n  - note: [a](\(name)) ![](<\(name)>)\n"
  for file in ["2026/2026-03-14.md", "2026-03-14.md", "a/b/c/2026-03-14.md"] {
    let day = plainParser.parse(SourceText(text), day: propertyDay, path: file).day
    for entry in day.entries {
      for media in entry.mediaPaths(inFile: file) {
        let steps = media.split(separator: "/", omittingEmptySubsequences: false)
        try hold(
          steps.first == "media" && !steps.contains("..") && !steps.contains(".") && !steps.contains(""),
          "\(name.debugDescription) in \(file) leads to \(media.debugDescription)")
      }
    }
  }
}
