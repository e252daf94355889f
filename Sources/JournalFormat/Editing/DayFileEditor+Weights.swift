extension DayFileEditor {
  /// Adds a weight as a line of its own: below the last one under Weight, else in a new section at the end.
  ///
  /// `text` is the mass as it is written, `72.4 kg`, and `remark` what stands behind it, with a space in front. Refuses what would not be
  /// read as `weight`, whose range is not looked at.
  public func addingWeight(_ text: String, as weight: WeightEntry, remark: String = "") throws(EditRefusal)
    -> DayFileEdit
  {
    try refuseDamaged()
    let time = weight.time.map { "\($0.text()) " } ?? ""
    let fat = weight.bodyFatPercent.map { " / \(decimalText($0))%" } ?? ""
    let content = Array("\(time)\(text)\(fat)\(remark)".utf8)
    let tries = linePlaces(below: { $0.section == .weight }, orIn: .weight).lazy.map { place -> Try in
      let line = place.marker.bytes + content
      return (
        [
          file.source.insertion(
            of: place.above + [line], below: place.line, otherwise: file.template.lineEnding)
        ],
        .exchanged(.gaining(.weight(weight)))
      )
    }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message) }
      return EditRefusal(
        "there is no place in this file where ‘\(time)\(text)\(fat)\(remark)’ would be read as a weight; write it by hand"
      )
    }
  }

  /// Adds weights as `addingWeight` does, one below the other.
  public func addingWeights(_ weights: [WeightEntry]) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    var editor = self
    var edit = DayFileEdit(edits: [], result: file.source, day: day)
    for weight in weights {
      edit = try editor.addingWeight(weight.amountText, as: weight)
      editor = DayFileEditor(
        edit.result, day: file.day, path: file.path, parser: file.parser, template: file.template)
    }
    return edit.on(file.source)
  }
}

/// The parts of a weight to change; all else stays as it is written.
public struct WeightChange: Hashable, Sendable {
  /// The mass and the unit it is written in; `nil` keeps both.
  public var mass: (value: BodyMass, unit: BodyMassUnit)? {
    get { newMass.map { ($0.mass, $0.unit) } }
    set { newMass = newValue.map { Mass(mass: $0.value, unit: $0.unit) } }
  }
  public var time: FieldChange<ClockTime> = .keep
  /// In percent, above 0 and below 100.
  public var bodyFatPercent: FieldChange<Double> = .keep
  private var newMass: Mass?

  private struct Mass: Hashable, Sendable {
    var mass: BodyMass
    var unit: BodyMassUnit
  }

  public init() {}
}

/// Changing and removing weights where they stand: in a list, behind a label, in a table, a paragraph, a title or the front matter.
extension DayFileEditor {
  /// Changes a weight's figures where they stand on its line.
  ///
  /// The line keeps its words, its decimal comma, and its unit where the new one is the same. Refuses, naming the line, if the change
  /// would be read in no other way than the one meant.
  public func changing(weight position: Int, _ change: WeightChange) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let weight = try weight(at: position)
    var expected = weight
    if let (mass, unit) = change.mass { (expected.mass, expected.unit) = (mass, unit) }
    switch change.time {
    case .keep: break
    case .remove: expected.time = nil
    case .set(let time): expected.time = TimeSpan(start: time)
    }
    switch change.bodyFatPercent {
    case .keep: break
    case .remove: expected.bodyFatPercent = nil
    case .set(let percent): expected.bodyFatPercent = percent
    }
    guard expected != weight else { return DayFileEdit(edits: [], result: file.source, day: day) }
    let line = WeightLine(weight, in: file)
    let exchange = RecordExchange.replacing(.init(.weight, position), by: .weight(expected))
    let tries = line.edits(to: expected).map { ($0, EditCheck.Change.exchanged(exchange)) }
    return try firstAsMeant(of: tries) { failure in
      if case .warns(let diagnostic)? = failure { return EditRefusal(diagnostic.message, line: line.number) }
      return EditRefusal(
        "on this line the weight cannot be changed so that it is read as meant; change it in an editor",
        line: line.number)
    }
  }

  /// Removes a weight: its line, or its item with everything nested in it, never a heading.
  ///
  /// Refuses, naming the line, where the line says something else too.
  public func removing(weight position: Int) throws(EditRefusal) -> DayFileEdit {
    try refuseDamaged()
    let weight = try weight(at: position)
    let first = weight.range.lowerBound.line
    var spans = [first...first]
    if let item = file.outline.items.last(where: { $0.line == first }), item.lastLine > first {
      spans = [first...item.lastLine]
    }
    let tries = spans.flatMap { span in
      var exchange = RecordExchange()
      exchange.lose(.init(.weight, position))
      // What begins on the weight's own line is said beside it.
      let below = day.notes.indices.filter { span.dropFirst().contains(day.notes[$0].range.lowerBound.line) }
      exchange.lostNotes = Set(below)
      return removals(ofWeight: span).map { ([$0], EditCheck.Change.exchanged(exchange)) }
    }
    let title = file.outline.titles.last { $0.form != .item && $0.lines.upperBound < first }
    let label = title.flatMap {
      $0.form == .label ? file.source[file.source.lineContent($0.lines.lowerBound)] : nil
    }
    return try firstAsMeant(of: tries, leaving: label) { _ in
      EditRefusal(
        "this line says more than the weight, or others would be read differently without it; take the weight out in an editor",
        line: first)
    }
  }

  private func weight(at position: Int) throws(EditRefusal) -> WeightEntry {
    guard day.weights.indices.contains(position) else {
      throw EditRefusal("the file has \(day.weights.count) weights and no other")
    }
    return day.weights[position]
  }

  /// The edits that remove lines, best first: a blank line that parted them from their neighbours goes too.
  private func removals(ofWeight lines: ClosedRange<Int>) -> [TextEdit] {
    let source = file.source
    func bytes(_ lines: ClosedRange<Int>) -> Range<Int> {
      var start = source.lineBehindMark(lines.lowerBound).lowerBound
      if lines.upperBound == source.lineCount, source.isLastLineOpen, lines.lowerBound > 1 {
        start = source.lineContent(lines.lowerBound - 1).upperBound
      }
      return start..<max(start, source.line(lines.upperBound).upperBound)
    }
    func isItem(_ line: Int) -> Bool { file.outline.items.contains { $0.line == line } }
    let (above, below) = (lines.lowerBound - 1, lines.upperBound + 1)
    let isBlankAbove = above >= 1 && source.isBlank(line: above)
    let isBlankBelow = below <= source.lineCount && source.isBlank(line: below)
    var spans = [lines]
    // In a list whose items blank lines part, one of the two goes.
    if isBlankAbove, above > 1, isItem(above - 1), isBlankBelow || below > source.lineCount {
      spans.insert(above...lines.upperBound, at: 0)
    } else if isBlankAbove, isBlankBelow, below < source.lineCount, isItem(below + 1) {
      spans.insert(lines.lowerBound...below, at: 0)
    }
    let blank = Array(source.ending(ofLine: lines.upperBound))
    return spans.map { source.edit(bytes($0), []) } + [source.edit(bytes(lines), blank)]
  }
}

/// The line of a weight, with the places where its figures may stand.
private struct WeightLine {
  let number: Int
  private let file: EditedFile
  private let weight: WeightEntry
  private let text: Range<Int>
  /// Where the weight's own text begins: behind the marker of an item.
  private let start: Int

  /// So many places of one figure are tried.
  private static let fewest = 4

  init(_ weight: WeightEntry, in file: EditedFile) {
    self.weight = weight
    self.file = file
    number = weight.range.lowerBound.line
    text = file.source.lineBehindMark(number)
    start = min(max(text.lowerBound, file.source.byteOffset(of: weight.range.lowerBound)), text.upperBound)
  }

  /// The alternatives that may make the line say `new`, best first.
  func edits(to new: WeightEntry) -> [[TextEdit]] {
    var all: [[TextEdit]] = []
    for place in masses.prefix(Self.fewest) {
      let mass = massEdits(place, to: new)
      for fat in fatEdits(behind: place, to: new) {
        for time in timeEdits(before: place, to: new) {
          all.append((time + mass + fat).sorted { $0.range.lowerBound < $1.range.lowerBound })
        }
      }
    }
    return all
  }

  // MARK: The mass

  private struct Place {
    /// The figure alone.
    var figure: Range<Int>
    /// The figure with its unit; of stones, with the pounds.
    var whole: Range<Int>
    var hasUnit: Bool
    /// Behind a body fat that follows.
    var end: Int
  }

  /// Where a number stands that is this mass.
  private var masses: [Place] {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, text)
      return figureStarts(line).compactMap { at in
        guard let mass = scanBodyMass(line.over(at..<line.end)),
          let number = ScannedNumber(line.over(at..<line.end))
        else { return nil }
        let unit = mass.unit ?? weight.unit
        guard unit == weight.unit, isSame(mass.value * unit.kilograms, weight.mass.kilograms) else {
          return nil
        }
        return Place(
          figure: number.range, whole: at..<mass.amountEnd, hasUnit: mass.unit != nil, end: mass.end)
      }
    }
  }

  private func massEdits(_ place: Place, to new: WeightEntry) -> [TextEdit] {
    guard new.mass != weight.mass || new.unit != weight.unit else { return [] }
    let figure = hundredths(new.mass.kilograms / new.unit.kilograms)
    if new.unit == weight.unit, new.unit != .stones {
      return [edit(place.figure, figure, like: place.figure)]
    }
    return [edit(place.whole, new.amountText, like: place.figure)]
  }

  // MARK: The share of fat

  private func fatEdits(behind place: Place, to new: WeightEntry) -> [[TextEdit]] {
    guard new.bodyFatPercent != weight.bodyFatPercent else { return [[]] }
    guard let old = weight.bodyFatPercent else {
      return [
        [edit(place.end..<place.end, " / \(decimalText(new.bodyFatPercent ?? 0))%", like: place.figure)]
      ]
    }
    guard let percent = new.bodyFatPercent else {
      return [[file.source.edit(place.whole.upperBound..<place.end, [])]]
    }
    let figures = file.source.bytes.withUnsafeBufferPointer { buffer -> [Range<Int>] in
      let line = LineScanner(buffer, text)
      return figureStarts(line).compactMap { at in
        guard let number = ScannedNumber(line.over(at..<line.end)), let value = number.decimal,
          isSame(value, old),
          !number.range.overlaps(place.figure)
        else { return nil }
        return number.range
      }
    }
    return figures.prefix(Self.fewest).map { [edit($0, decimalText(percent), like: $0)] }
  }

  // MARK: The time

  private func timeEdits(before place: Place, to new: WeightEntry) -> [[TextEdit]] {
    guard new.time != weight.time else { return [[]] }
    let written = new.time.map { TimeStyle(of: file.outline.texts).text($0) } ?? []
    guard weight.time == nil else {
      return times.prefix(Self.fewest).map { place in
        let trailing = written.isEmpty ? place.end : place.core.upperBound
        return [file.source.edit(place.core.lowerBound..<trailing, written)]
      }
    }
    return [start, place.figure.lowerBound].map { [file.source.edit($0..<$0, written + [.space])] }
  }

  /// Where the time of the weight stands, and where what parts it from the words ends.
  private var times: [(core: Range<Int>, end: Int)] {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, text)
      return line.rest.compactMap { at in
        guard at == line.position || !isWordByte(line.byte(at: at - 1)), line.byte(at: at) != .space,
          case .time(let span, let start, let end) = scanLeadingTime(line.over(at..<line.end)), start == at,
          span == weight.time
        else { return nil }
        let core = line.trimmed(at..<end)
        // What parts it from the words stays: `07:05: 72.4 kg`, `07:05 - 72.4 kg`.
        var upper = core.upperBound
        while upper > at,
          [.colon, .hyphen, .comma, .greaterThanSign, .verticalBar].contains(line.byte(at: upper - 1))
        {
          upper = line.trimmed(at..<upper - 1).upperBound
        }
        return (at..<upper, end)
      }
    }
  }

  // MARK: Scanning

  /// Where numbers begin on the line.
  private func figureStarts(_ line: LineScanner) -> [Int] {
    line.rest.filter { at in
      guard line.digit(at: at) != nil else { return false }
      let before = at == line.position ? 0 : line.byte(at: at - 1)
      return !isASCIIDigit(before) && before != .period && before != .comma
    }
  }

  /// An edit that keeps the decimal comma of the figure at `figure`.
  private func edit(_ range: Range<Int>, _ text: String, like figure: Range<Int>) -> TextEdit {
    let hasComma = file.source.bytes[figure].contains(.comma)
    return file.source.edit(range, Array((hasComma ? text.replacing(".", with: ",") : text).utf8))
  }

  private func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * max(1, abs(b)) }
}

extension WeightEntry {
  /// The mass in the unit it was given in, to a hundredth: `72.4 kg`, `160 lb`, `11 st 5 lb`.
  public var amountText: String {
    let amount = mass.kilograms / unit.kilograms
    guard unit == .stones else { return "\(hundredths(amount)) \(unit.rawValue)" }
    let pounds = (mass.kilograms / BodyMass.kilogramsPerPound * 100).rounded() / 100
    let stones = Int((min(pounds, 1_000_000) / 14).rounded(.down))
    let rest = hundredths(pounds - Double(stones * 14))
    return rest == "0" ? "\(stones) st" : "\(stones) st \(rest) lb"
  }
}

/// At most two places behind the point.
private func hundredths(_ value: Double) -> String { decimalText((value * 100).rounded() / 100) }
