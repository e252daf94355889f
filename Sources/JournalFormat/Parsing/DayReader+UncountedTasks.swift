/// Lines that look like tasks or ticks and are none.
extension DayReader {
  /// Whether a line may begin with a box and no bullet; most do not, and are asked no more.
  @inline(__always)
  func mayBeginTask(_ line: LexedLine) -> Bool {
    let start = source.bytes[line.text.lowerBound]
    return start == .openBracket || start == .openParenthesis || start == .hyphen || start == .punctuationLead
      || start == UInt8(ascii: "T") && file.scan(line.text) { $0.starts(with: "TODO") }
  }

  /// Hints at a box that no bullet stands before: `[ ] call the dentist`, `-[ ] call`, `☐ call`.
  mutating func hintTaskWithoutBullet(_ line: LexedLine) {
    let first = line.text.lowerBound
    let start = source.bytes[first]
    guard line.text.count > 4 else { return }
    if start == UInt8(ascii: "T") { return hintKeyword(at: line.text) }
    if start == .openParenthesis { return hintRoundBox(line.text) }
    let boxAt = start == .hyphen ? first + 1 : first
    if start == .punctuationLead, let mark = taskMark(line.text) {
      return report(
        .uncountedTask,
        "a sign is no box, and a box \(isOfBox) only in a list, so this line is a note; write it as an item: ‘- [\(mark)] …’",
        at: line.text)
    }
    let isTask = file.scan(boxAt..<line.text.upperBound) { text in
      guard let box = ScannedBox(text) else { return false }
      let mark = text.byte(at: box.mark.lowerBound)
      return box.end < text.end && (mark == .space || mark | .caseBit == UInt8(ascii: "x"))
    }
    guard isTask else { return }
    report(
      .uncountedTask,
      "a box \(isOfBox) only in a list, so this line is a note; write it as an item: ‘- [\(context.lineItems.section == .habits ? "x" : " ")] …’",
      at: line.text)
  }

  /// What a box is where the line stands.
  private var isOfBox: String { context.lineItems.section == .habits ? "ticks a habit" : "is a task" }

  /// Hints at a box of round brackets: `(x) call`, `( ) call`.
  private mutating func hintRoundBox(_ text: Range<Int>) {
    let mark = file.scan(text) { line -> UInt8? in
      guard line.peek(2) == .closeParenthesis, line.peek(3) == .space else { return nil }
      return line.peek(1)
    }
    guard let mark, mark == .space || mark | .caseBit == UInt8(ascii: "x") else { return }
    report(
      .uncountedTask,
      "a box has square brackets and stands in a list, so this line is a note; write it as ‘- [\(mark == .space ? " " : "x")] …’",
      at: text)
  }

  /// Hints at `TODO call the dentist` on a line of its own.
  private mutating func hintKeyword(at text: Range<Int>) {
    let isKeyword = file.scan(text) { line in
      var rest = line
      guard rest.skip("TODO") else { return false }
      return rest.skip(.colon) || rest.peek() == .space
    }
    guard isKeyword else { return }
    report(
      .uncountedTask,
      "‘TODO’ begins a task only in a list, so this line is a note; write it as an item: ‘- [ ] …’",
      at: text)
  }

  /// Hints at an item that begins with what looks like a box and is none: `- ☐ call`, `- [ ]call`.
  mutating func hintBoxOfItem(_ item: Item) {
    let text = item.line.text
    guard mayBeginTask(item.line), source.bytes[text.lowerBound] != .hyphen, item.line.box == nil,
      text.count > 4
    else {
      return
    }
    if source.bytes[text.lowerBound] == .openParenthesis { return hintRoundBox(text) }
    if source.bytes[text.lowerBound] == .punctuationLead {
      guard let mark = taskMark(text) else { return }
      return report(
        .uncountedTask, "this sign is no box, so the item is no task; write ‘- [\(mark)] …’ for it", at: text)
    }
    let isBox = file.scan(text) { line in
      // Not `[x](page.md)`.
      if line.peek(1) == .space, line.peek(4) == .closeBracket {
        // `[ x ] call`.
        return line.peek(2) | .caseBit == UInt8(ascii: "x") && line.peek(3) == .space
      }
      return (line.peek(1) == .space || line.peek(1) | .caseBit == UInt8(ascii: "x"))
        && line.peek(2) == .closeBracket
        && (isASCIILetter(line.peek(3)) || !line.peek(3).isASCII)
    }
    guard isBox else { return }
    report(
      .uncountedTask,
      "this is no box, so the item is no task; write it as ‘- [ ] …’ or ‘- [x] …’, one sign between the brackets and a space behind them",
      at: text)
  }

  /// What stands in the box that a sign at the beginning of a line is meant for; a cross and an arrow are one only below tasks.
  private func taskMark(_ text: Range<Int>) -> String? {
    let sign = file.scan(text) { $0.scalar(at: $0.position).value }
    switch sign {
    case 0x2610, 0x2B1C: return " "
    case 0x2611, 0x2612, 0x2705, 0x2713, 0x2714: return "x"
    case 0x2715...0x2718, 0x274C: return context.lineItems.section == .tasks ? "-" : nil
    case 0x2192, 0x279C, 0x27A1: return context.lineItems.section == .tasks ? ">" : nil
    default: return nil
    }
  }

  /// Hints at the first outermost item without a box below a title for tasks, where another has none either or others have one, and all
  /// without are short, without a label and no sentences.
  mutating func hintItemsWithoutBox(_ item: Item) {
    guard !context.readsTasksOnly, item.depth == 0, context.planRank == nil else { return }
    var first = item.index
    for index in (0..<item.index).reversed() where file.blocks[index].depth == 0 {
      guard file.blocks[index].kind == .item else { break }
      guard isTask(file.item(at: index).line) else { return }
      first = index
    }
    var (tasks, others) = (0, 0)
    for index in file.blocks[first...].indices where file.blocks[index].depth == 0 {
      guard file.blocks[index].kind == .item else { break }
      let line = file.item(at: index).line
      if isTask(line) {
        tasks += 1
      } else {
        guard line.label == nil, !line.hasTime, isPlainTask(line.text), taskMark(line.text) == nil else {
          return
        }
        others += 1
      }
    }
    guard others > 1 || tasks > 0 else { return }
    report(
      .uncountedTask,
      others > 1
        ? "an item is a task only with a box, so these are notes; begin each with ‘- [ ] ’"
        : "an item is a task only with a box, so this is a note; begin it with ‘- [ ] ’", at: item.line.text)
  }

  private func isTask(_ line: LexedLine) -> Bool {
    line.box != nil || file.scan(line.text) { taskWord($0, among: taskWords) } != nil
  }

  /// Hints at the first box in a quotation that is no callout of tasks: `> - [ ] call`.
  mutating func hintTaskInQuotation(_ lines: ClosedRange<Int>) {
    for number in lines {
      let text = file.text(ofLine: number)
      let isTask = file.scan(text) { line in
        var rest = line
        while rest.peek() == .greaterThanSign || rest.peek() == .space { rest.position += 1 }
        guard rest.position > line.position,
          rest.skip(.hyphen) || rest.skip(.asterisk) || rest.skip(.plusSign),
          rest.skip(.space), let box = ScannedBox(rest), box.end < rest.end
        else { return false }
        let mark = rest.byte(at: box.mark.lowerBound)
        return mark == .space || mark | .caseBit == UInt8(ascii: "x")
      }
      guard isTask else { continue }
      return report(
        .uncountedTask,
        "a box in a quotation is no task; write it without ‘>’, or begin the quotation with ‘> [!todo]’",
        at: text)
    }
  }

  /// Hints at `Floss ✅` and `Water 6 glasses` below Habits: what says that a habit was done, or how much, and no box.
  mutating func hintUntickedHabit(_ item: Item) {
    let text = item.line.text
    let saysDone = file.scan(text) { line in
      // A selector of how it looks may follow a sign.
      var (sign, length) = line.scalar(before: text.upperBound, from: text.lowerBound)
      if sign == 0xFE0F { sign = line.scalar(before: text.upperBound - length, from: text.lowerBound).value }
      return (0x2610...0x2612).contains(sign) || (0x2713...0x2718).contains(sign)
        || [0x2B1C, 0x2705, 0x274C].contains(sign)
    }
    let isAnswered = item.line.label.map { label in
      Self.answers.contains { answer in file.scan(label.value) { $0.isWhole(answer) } }
    }
    guard saysDone || isAnswered == true || file.scan(text, { saysHowMuch($0.over(text)) }) else { return }
    report(
      .uncountedTask,
      saysDone || isAnswered == true
        ? "nothing here ticks a habit, so this is a note; tick it with a box: ‘- [x] …’"
        : "an amount stands behind the name and a colon, so this is a note; write ‘- Water: 6 glasses’, or tick it: ‘- [x] …’",
      at: text)
  }

  /// What people write behind the name of a habit instead of ticking it: `Meditate: yes`.
  private static let answers: [StaticString] = [
    "yes", "no", "done", "ok", "ja", "nein", "erledigt", "gemacht", "oui", "non", "fait", "sim", "si",
    "hecho", "feito",
    "fatto", "nee", "gedaan", "nej", "nei",
  ]

  /// Whether a number, perhaps with one word for its unit, is all that stands before or behind a name of at most four words.
  private func saysHowMuch(_ line: LineScanner) -> Bool {
    var words: [Range<Int>] = []
    var rest = line
    while true {
      rest.skipSpaces()
      if rest.isAtEnd { break }
      let start = rest.position
      while rest.position < rest.end, rest.spaceLength(at: rest.position) == 0 { rest.position += 1 }
      words.append(start..<rest.position)
    }
    guard (2...6).contains(words.count) else { return false }
    func isNumber(_ word: Range<Int>) -> Bool {
      isASCIIDigit(line.byte(at: word.lowerBound))
        && word.allSatisfy {
          isASCIIDigit(line.byte(at: $0)) || [.slash, .period, .comma].contains(line.byte(at: $0))
        }
    }
    // `page 3 of 8` says where, and not how much.
    guard words.count(where: { $0.contains { isASCIIDigit(line.byte(at: $0)) } }) == 1 else { return false }
    let last = words[words.count - 1]
    return isNumber(words[0]) || isNumber(last)
      || words.count > 2 && isNumber(words[words.count - 2])
        && last.allSatisfy { isWordByte(line.byte(at: $0)) }
  }
}
