/// The lines of `habits.md` and what they begin with.
extension HabitsFileEditor {
  /// The lines of a habit, from its name to the one before the next habit.
  func lines(of index: Int) throws(EditRefusal) -> ClosedRange<Int> {
    guard habits.indices.contains(index) else { throw EditRefusal("there is no such habit") }
    let first = habits[index].range.lowerBound.line
    let next = index + 1 < habits.count ? habits[index + 1].range.lowerBound.line - 1 : source.lineCount
    // A heading without a name is no habit, and ends this one.
    let nameless = (first..<max(first + 1, next + 1)).dropFirst().first {
      source.bytes[source.lineContent($0)].filter { $0 != .space } == [.numberSign, .numberSign]
    }
    return first...max(first, nameless.map { $0 - 1 } ?? next)
  }

  /// The last line of a habit's name, its underline included.
  func titleEnd(of index: Int) -> Int {
    let line = habits[index].range.lowerBound.line
    let isMarked = source.bytes[source.lineContent(line)].first { $0 != .space } == .numberSign
    return isMarked ? line : min(line + 1, source.lineCount)
  }

  var lastFilledLine: Int {
    var line = source.lineCount
    while line > 0, source.isBlank(line: line) { line -= 1 }
    return line
  }

  /// The bullet or the number of a line with the space around it; empty for a plain line.
  func marker(_ number: Int) -> [UInt8] {
    let bytes = source.bytes[source.lineContent(number)]
    let indentation = bytes.prefix { $0 == .space }
    let rest = bytes[indentation.endIndex...]
    let digits = rest.prefix(while: isASCIIDigit)
    let sign = rest[digits.endIndex...].prefix(1)
    guard
      let mark = sign.first,
      digits.isEmpty
        ? [.hyphen, .asterisk, .plusSign].contains(mark) : mark == .period || mark == .closeParenthesis
    else { return [] }
    let space = rest[sign.endIndex...].prefix { $0 == .space || $0 == .tab }
    guard !space.isEmpty || sign.endIndex == rest.endIndex else { return [] }
    return Array(indentation + digits + sign + space)
  }

  /// Throws where the item of a key goes on in the next line, which an edit would part from it.
  func requireOneLine(_ numbers: [Int]) throws(EditRefusal) {
    for number in numbers where !marker(number).isEmpty && number < source.lineCount {
      guard !source.isBlank(line: number + 1), marker(number + 1).isEmpty,
        source.bytes[source.lineContent(number + 1)].first(where: { $0 != .space && $0 != .tab })
          != .numberSign
      else { continue }
      throw EditRefusal("this line goes on in the next one; write all of it on one line first", line: number)
    }
  }

  /// Whether the line is an outermost item, or of a paragraph.
  func isOutermost(_ number: Int) -> Bool { outermost.contains(number) }

  /// The key of an outermost line in lower case, and its value.
  func keyLine(_ number: Int) -> (key: String, value: String)? {
    let text = String(
      decoding: source.bytes[source.lineContent(number)].dropFirst(marker(number).count), as: UTF8.self)
    guard isOutermost(number), let colon = text.firstIndex(of: ":"), text.first != " ", text.first != "\t"
    else { return nil }
    let key = text[..<colon].filter { $0 != "*" }.lowercased()
    let isKey = !key.isEmpty && key.allSatisfy { $0.isASCII && $0.isLetter }
    return isKey ? (key, text[text.index(after: colon)...].filter { $0 != "*" }) : nil
  }
}
