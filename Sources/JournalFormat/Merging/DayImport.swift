/// A text that is brought into the file of a day from elsewhere.
public struct DayImport: Sendable {
  public enum Result: Hashable, Sendable {
    /// The file has all of it.
    case unchanged
    /// The file with it.
    case merged([UInt8])
    /// Both say different things at one place, which only a person can decide.
    case conflict
  }

  private let parser: DayFileParser
  private let day: Day

  public init(parser: DayFileParser, day: Day) {
    self.parser = parser
    self.day = day
  }

  /// Merges `text`, which has no title, into a file; `earlier` is the beginning of it that was brought in before, so that
  /// what was changed or removed in the file since stays so.
  public func bring(_ text: [UInt8], after earlier: [UInt8] = [], into file: [UInt8]) -> Result {
    let form = TextForm(of: SourceText(file))
    let (text, earlier) = (
      leveled(ended(text, as: form), as: file), leveled(ended(earlier, as: form), as: file)
    )
    if Self.holds(file, text) { return .unchanged }
    let title = title(of: SourceText(file))
    let base = earlier.isEmpty ? [] : title + earlier
    switch DayFileMerge(parser: parser, day: day).merge(base: base, ours: file, theirs: title + text) {
    case .clean(let bytes):
      if bytes == file { return .unchanged }
      return doubles(bytes, of: file, and: text) ? .conflict : .merged(bytes)
    case .conflict, .undecided: return .conflict
    }
  }

  /// A text whose lines end as those of a file do; as they are where the file has several kinds.
  private func ended(_ text: [UInt8], as form: TextForm) -> [UInt8] {
    guard let ending = form.ending, ending != .mixed, case let source = SourceText(text) else { return text }
    return (1...max(1, source.lineCount)).flatMap { number in
      Array(source.bytes[source.lineContent(number)])
        + (source.ending(ofLine: number).isEmpty ? [] : ending.bytes)
    }
  }

  /// A text whose titles are headings of the level that the file has for the same section: `### Breakfast` or `**Breakfast**` below a
  /// date is the file's `## Breakfast`, and what stands below both is one list.
  private func leveled(_ text: [UInt8], as file: [UInt8]) -> [UInt8] {
    guard !text.isEmpty, !file.isEmpty else { return text }
    let headings = titles(of: SourceText(file)).filter { $0.form == .heading && $0.section != nil }
    let source = SourceText(text)
    let titles = titles(of: source)
    let pairs = titles.lazy.filter { $0.form == .heading || $0.form == .bold }.compactMap { title in
      title.section.flatMap { section in headings.first { $0.section == section } }.map { (title, $0) }
    }
    guard let (own, heading) = pairs.first else { return text }
    var leveled = text
    for title in titles.reversed() {
      let line = source.lineContent(title.lines.lowerBound)
      switch title.form {
      case .heading:
        guard own.form == .heading, own.rank != heading.rank,
          let signs = line.first(where: { text[$0] == .numberSign })
        else { continue }
        let rank = min(max(title.rank + heading.rank - own.rank, 1), 6)
        leveled.replaceSubrange(
          signs..<signs + title.rank, with: [UInt8](repeating: .numberSign, count: rank))
      case .bold:
        guard title.section != nil else { continue }
        let words = source.bytes.withUnsafeBufferPointer { buffer in
          LexedLine.boldText(LineScanner(buffer, line))
        }
        guard let words else { continue }
        leveled.replaceSubrange(
          line, with: [UInt8](repeating: .numberSign, count: heading.rank) + [.space] + text[words])
      case .underlined, .label, .item: continue
      }
    }
    return food(above: heading, in: file).map { below($0, leveled) } ?? leveled
  }

  /// The lines of the heading for food that encloses a heading of a file: `## Food` above `### Lunch`.
  private func food(above heading: DayOutline.Title, in file: [UInt8]) -> [UInt8]? {
    let source = SourceText(file)
    let above = titles(of: source).last {
      $0.form == .heading && $0.lines.upperBound < heading.lines.lowerBound && $0.rank < heading.rank
    }
    guard let above, above.section == .food else { return nil }
    var last = above.lines.upperBound
    while last < source.lineCount, source.isBlank(line: last + 1) { last += 1 }
    return Array(file[source.line(above.lines.lowerBound).lowerBound..<source.line(last).upperBound])
  }

  /// A text with a heading for food above its first meal, unless it has one.
  private func below(_ food: [UInt8], _ text: [UInt8]) -> [UInt8] {
    let source = SourceText(text)
    let titles = titles(of: source)
    guard !titles.contains(where: { $0.form == .heading && $0.section == .food }),
      let first = titles.first(where: { $0.form == .heading && $0.section?.isMeal ?? false })
    else { return text }
    let place = source.line(first.lines.lowerBound).lowerBound
    return text[..<place] + food + text[place...]
  }

  /// Whether an entry or a weight stands more often in the merged file than in each of the two: it would count twice.
  private func doubles(_ merged: [UInt8], of file: [UInt8], and text: [UInt8]) -> Bool {
    let (whole, own, brought) = (records(of: merged), records(of: file), records(of: text))
    return whole.contains { $0.value > max(own[$0.key] ?? 0, brought[$0.key] ?? 0) }
  }

  private struct Record: Hashable {
    var category: FoodCategory?
    var time: TimeSpan?
    var words: [UInt8]
    var energy: EnergyAmount?
    var mass: BodyMass?
  }

  private func records(of bytes: [UInt8]) -> [Record: Int] {
    let day = parser.parse(SourceText(bytes), day: day, path: "").day
    let entries = day.entries.map { entry in
      Record(
        category: entry.category, time: entry.time, words: entry.text.withBytes { folded($0) },
        energy: entry.energy)
    }
    let weights = day.weights.map { Record(time: $0.time, words: [], mass: $0.mass) }
    return Dictionary(grouping: entries + weights) { $0 }.mapValues(\.count)
  }

  /// Whether a text says another energy of an entry of a file, which it does not say of it: a figure that was corrected.
  public func corrects(_ file: [UInt8], with text: [UInt8]) -> Bool {
    let (own, brought) = (records(of: file), records(of: text))
    return brought.keys.contains { new in
      own[new] == nil
        && own.keys.contains { old in
          old.words == new.words && !old.words.isEmpty && old.category == new.category && old.time == new.time
            && brought[old] == nil
        }
    }
  }

  private func titles(of source: SourceText) -> [DayOutline.Title] {
    parser.outline(source, day: day, path: "").1.titles
  }

  /// The lines of a file up to its title, with the blank lines below; the text gets them so that the title is in both.
  private func title(of source: SourceText) -> [UInt8] {
    let (_, outline, _) = parser.outline(source, day: day, path: "")
    guard let title = outline.titles.first, title.section == nil, title.rank == 1, title.form == .heading,
      title.name.withBytes({ namedDay(in: $0) }).map({ !$0.contradicts(day) }) ?? false
    else { return [] }
    let lines = title.lines
    guard (1..<lines.lowerBound).allSatisfy({ source.isBlank(line: $0) }) else { return [] }
    var last = lines.upperBound
    while last < source.lineCount, source.isBlank(line: last + 1) { last += 1 }
    return Array(source.bytes[..<source.line(last).upperBound])
  }

  /// Whether each line of a text is in a file at least as often.
  private static func holds(_ file: [UInt8], _ text: [UInt8]) -> Bool {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    func forEachLine(_ bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
      let source = SourceText(bytes)
      for number in 1...max(1, source.lineCount) where !source.isBlank(line: number) {
        body(bytes[source.lineBehindMark(number)])
      }
    }
    forEachLine(file) { counts[$0, default: 0] += 1 }
    var isHeld = true
    forEachLine(text) { line in
      let left = counts[line, default: 0]
      if left == 0 { isHeld = false }
      counts[line] = left - 1
    }
    return isHeld
  }
}
