/// Lines that look like tasks or ticks and are none.
extension DayReader {
  /// Whether a line may begin with a box and no bullet; most do not, and are asked no more.
  @inline(__always)
  func mayBeginTask(_ line: LexedLine) -> Bool {
    let start = source.bytes[line.text.lowerBound]
    return start == .openBracket || start == .hyphen || start == .punctuationLead
  }

  /// Hints at a box that no bullet stands before: `[ ] call the dentist`, `-[ ] call`, `☐ call`.
  mutating func hintTaskWithoutBullet(_ line: LexedLine) {
    let first = line.text.lowerBound
    let start = source.bytes[first]
    guard line.text.count > 4 else { return }
    let boxAt = start == .hyphen ? first + 1 : first
    let isTask = file.scan(boxAt..<line.text.upperBound) { text in
      guard let box = ScannedBox(text) else {
        return start == .punctuationLead && isBoxSign(text.scalar(at: text.position).value)
      }
      let mark = text.byte(at: box.mark.lowerBound)
      return box.end < text.end && (mark == .space || mark | .caseBit == UInt8(ascii: "x"))
    }
    guard isTask else { return }
    report(
      .uncountedTask,
      "a box is a task only in a list, so this line is a note; write it as an item: ‘- [ ] …’",
      at: line.text)
  }

  /// Hints at `Floss ✅` and `Water 6/8` below Habits: what says that a habit was done, and no box.
  mutating func hintUntickedHabit(_ item: Item) {
    let text = item.line.text
    let saysDone = file.scan(text) { line in
      // A selector of how it looks may follow a sign.
      var (sign, length) = line.scalar(before: text.upperBound, from: text.lowerBound)
      if sign == 0xFE0F { sign = line.scalar(before: text.upperBound - length, from: text.lowerBound).value }
      if isBoxSign(sign) || (0x2713...0x2718).contains(sign) || sign == 0x274C { return true }
      guard isASCIIDigit(line.byte(at: text.upperBound - 1)),
        let slash = text.last(where: { !isASCIIDigit(line.byte(at: $0)) })
      else { return false }
      return line.byte(at: slash) == .slash && isASCIIDigit(line.byte(at: slash - 1))
    }
    guard saysDone else { return }
    report(
      .uncountedTask, "nothing here ticks a habit, so this is a note; tick it with a box: ‘- [x] …’", at: text
    )
  }

  /// `☐`, `☑`, `☒`, `⬜`, `✅`.
  private func isBoxSign(_ scalar: UInt32) -> Bool {
    (0x2610...0x2612).contains(scalar) || scalar == 0x2B1C || scalar == 0x2705
  }
}
