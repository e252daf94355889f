import JournalFormat

/// A merge loses no line that nobody removed, has none more often than both sides account for, and does not ask whose
/// side is whose.
///
/// Either three texts with record separators between them, or a group separator, changes of five bytes each that make
/// two sides of a text, a zero, and the text.
public func checkMerge(_ bytes: [UInt8]) throws(BrokenProperty) {
  let triple = MergeTriple(bytes)
  try checkDayMerge(triple)
  try checkLineMerge(triple)
  try checkConflictStyle(triple)
}

private struct MergeTriple {
  var base: [UInt8]
  var ours: [UInt8]
  var theirs: [UInt8]

  static let groupSeparator: UInt8 = 0x1D

  init(_ bytes: [UInt8]) {
    var input = InputBytes(bytes)
    guard bytes.first == Self.groupSeparator else {
      let parts = input.parts(most: 3)
      base = parts[0]
      ours = parts.count > 1 ? parts[1] : base
      theirs = parts.count > 2 ? parts[2] : base
      return
    }
    _ = input.byte()
    var changes: [[UInt8]] = []
    while changes.count < 8 {
      let kind = input.byte()
      guard kind != 0 else { break }
      changes.append([kind, input.byte(), input.byte(), input.byte()])
    }
    base = input.all
    let source = SourceText(base)
    let lines = source.lines.map { Array(source.bytes[$0]) }
    var sides = [lines, lines]
    for change in changes { Self.apply(change, to: &sides[Int(change[0] & 1)]) }
    (ours, theirs) = (sides[0].flatMap(\.self), sides[1].flatMap(\.self))
  }

  private static let newLines = [
    "- 12:30 rice and lentils (420 kcal)\n", "- tea\n", "  - note: cold\n", "\n", "## Dinner\n",
    "- [x] Read\n",
    "- [ ] Book dentist due:2026-03-18\n", "Rain all day.\n", "- 08:15 oats\r\n", "mood: 4\n",
    "- weight: 71.3 kg\n",
    "~~~\n", "---\n", "> quoted\n", "%%\n", "<!-- x -->\n",
  ].map { Array($0.utf8) }

  private static func apply(_ change: [UInt8], to lines: inout [[UInt8]]) {
    let place = lines.isEmpty ? 0 : Int(change[1]) % lines.count
    let new = newLines[Int(change[2]) % newLines.count]
    let other = lines.isEmpty ? 0 : Int(change[3]) % lines.count
    switch (change[0] >> 1) % 6 {
    case 0: lines.insert(new, at: place)
    case 1 where !lines.isEmpty: lines.remove(at: place)
    case 2 where !lines.isEmpty: lines[place] = new
    case 3 where !lines.isEmpty: lines.insert(lines.remove(at: place), at: min(other, lines.count))
    case 4 where !lines.isEmpty: lines.insert(lines[place], at: other)
    case 5 where !lines.isEmpty: lines[place].insert(contentsOf: Array("x ".utf8), at: lines[place].count / 2)
    default: lines.append(new)
    }
  }
}

/// How often each line is in a text, without its ending, blank ones left out.
private struct LineCounts {
  private(set) var counts: [ArraySlice<UInt8>: Int] = [:]

  init(_ bytes: [UInt8]) {
    let source = SourceText(bytes)
    for number in 1...max(1, source.lineCount) where !source.isBlank(line: number) {
      var line = bytes[source.lineContent(number)]
      if number == 1, line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      counts[line, default: 0] += 1
    }
  }

  subscript(line: ArraySlice<UInt8>) -> Int { counts[line] ?? 0 }
}

/// What the three texts allow of the lines of a fourth.
private struct LineOracle {
  let base: LineCounts
  let ours: LineCounts
  let theirs: LineCounts

  init(_ triple: MergeTriple) {
    base = LineCounts(triple.base)
    ours = LineCounts(triple.ours)
    theirs = LineCounts(triple.theirs)
  }

  private func lines(_ text: LineCounts) -> Set<ArraySlice<UInt8>> {
    Set(base.counts.keys).union(ours.counts.keys).union(theirs.counts.keys).union(text.counts.keys)
  }

  /// A line that is there less often than what nobody removed.
  func lost(in text: LineCounts) -> ArraySlice<UInt8>? {
    lines(text).first { line in
      let (b, o, t) = (base[line], ours[line], theirs[line])
      let isLost = text[line] < min(b, o, t) || text[line] < max(o, t) - max(0, b - min(o, t))
      return isLost && !mayGiveWay(line)
    }
  }

  /// A line that nobody removed, or somebody wrote, and that is not there.
  ///
  /// Of lines that stood there more than once, what is left depends on how a move is taken apart.
  func lostByLines(in text: LineCounts) -> ArraySlice<UInt8>? {
    lines(text).first { line in
      let (b, o, t) = (base[line], ours[line], theirs[line])
      return b == 0 && text[line] < max(o, t) || b == 1 && min(o, t) >= 1 && text[line] < 1
    }
  }

  /// A line that is there more often than both sides account for.
  func invented(in text: LineCounts) -> ArraySlice<UInt8>? {
    lines(text).first { line in
      text[line] > max(ours[line], theirs[line], ours[line] + theirs[line] - base[line])
    }
  }

  /// A line that no text holds as often as all three together do.
  func foreign(in text: LineCounts) -> ArraySlice<UInt8>? {
    lines(text).first { line in
      text[line] > base[line] + ours[line] + theirs[line] && !"<=>|".utf8.contains(line.first ?? 0)
    }
  }

  /// Two ticks of one task are one, and so are two stamps: one line gives way to the other.
  private func mayGiveWay(_ line: ArraySlice<UInt8>) -> Bool {
    let text = String(decoding: line, as: UTF8.self).lowercased()
    return text.contains("edited:") || text.contains("[") && text.contains("]")
  }
}

private func checkDayMerge(_ triple: MergeTriple) throws(BrokenProperty) {
  let (base, ours, theirs) = (triple.base, triple.ours, triple.theirs)
  let merge = DayFileMerge(parser: plainParser, day: base.count % 3 == 0 ? nil : propertyDay)
  try hold(
    merge.merge(base: base, ours: ours, theirs: ours) == .clean(ours), "merged with itself, ours is another")
  try hold(
    merge.merge(base: base, ours: ours, theirs: base) == .clean(ours), "merged with nothing, ours is another")
  let (one, other) = (
    merge.merge(base: base, ours: ours, theirs: theirs), merge.merge(base: base, ours: theirs, theirs: ours)
  )
  let oracle = LineOracle(triple)
  switch (one, other) {
  case (.clean(let text), .clean(let swapped)):
    if ours != base, theirs != base {
      try hold(text == swapped, "it matters whose side is whose: \(shown(text))")
    }
    try checkLines(LineCounts(text), oracle, shown(text))
  case (.conflict(let conflict), .conflict(let mirrored)):
    let (text, swapped) = (conflict.text, mirrored.text)
    let counts = LineCounts(text)
    if let line = oracle.lost(in: counts) {
      throw BrokenProperty("conflict loses \(shown(line)): \(shown(text))")
    }
    if let line = oracle.foreign(in: counts) {
      throw BrokenProperty("conflict invents \(shown(line)): \(shown(text))")
    }
    try hold(
      counts.counts == LineCounts(swapped).counts,
      "it matters whose side is whose: \(shown(text)) \(shown(swapped))")
    let read = ConflictedText(SourceText(text))
    try hold(read.resolved { _ in nil } == text, "the pieces of a conflict are not the text")
    if ![base, ours, theirs].contains(where: holdsMarks) {
      try hold(!read.conflicts.isEmpty, "a conflict without marks: \(shown(text))")
    }
  case (.undecided, .undecided): break
  default: throw BrokenProperty("it matters whose side is whose: \(one) \(other)")
  }
}

private func checkLines(_ text: LineCounts, _ oracle: LineOracle, _ shownText: String) throws(BrokenProperty)
{
  if let line = oracle.lost(in: text) { throw BrokenProperty("the merge loses \(shown(line)): \(shownText)") }
  if let line = oracle.invented(in: text) {
    throw BrokenProperty("the merge invents \(shown(line)): \(shownText)")
  }
}

private func checkLineMerge(_ triple: MergeTriple) throws(BrokenProperty) {
  let (base, ours, theirs) = (triple.base, triple.ours, triple.theirs)
  try hold(mergedLines(base: base, ours, base) == ours, "merged by lines with nothing, ours is another")
  try hold(mergedLines(base: base, ours, ours) == ours, "merged by lines with itself, ours is another")
  let text = mergedLines(base: base, ours, theirs)
  try hold(text == mergedLines(base: base, theirs, ours), "by lines it matters whose side is whose")
  guard let text else { return }
  let (counts, oracle) = (LineCounts(text), LineOracle(triple))
  if let line = oracle.lostByLines(in: counts) {
    throw BrokenProperty("by lines, \(shown(line)) is lost: \(shown(text))")
  }
  // What both moved to different places stands at both, as it does for git.
  if let line = oracle.foreign(in: counts) {
    throw BrokenProperty("by lines, \(shown(line)) is new: \(shown(text))")
  }
}

private func checkConflictStyle(_ triple: MergeTriple) throws(BrokenProperty) {
  guard ![triple.ours, triple.theirs].contains(where: holdsMarks) else { return }
  let text = ConflictStyle().marked(ours: triple.ours, theirs: triple.theirs)
  let read = ConflictedText(SourceText(text))
  try hold(read.conflicts.count == 1, "one conflict is read as \(read.conflicts.count): \(shown(text))")
  for (choice, side) in [(ConflictedText.Choice.first, triple.ours), (.second, triple.theirs)] {
    try hold(
      LineCounts(read.resolved { _ in choice }).counts == LineCounts(side).counts,
      "\(choice) of a conflict is another text: \(shown(text))")
  }
  try hold(
    strayConflictMarker(in: SourceText(triple.ours), versions: [triple.ours]) == nil,
    "a mark of ours is loose")
}

/// Whether a line of a text may be taken for a conflict marker.
private func holdsMarks(_ bytes: [UInt8]) -> Bool {
  let source = SourceText(bytes)
  return source.lines.contains { line in
    let start = bytes[line].drop { $0 == 0xEF || $0 == 0xBB || $0 == 0xBF }.prefix(7)
    return start.count == 7 && "<=>|".utf8.contains(start.first ?? 0) && Set(start).count == 1
  }
}
