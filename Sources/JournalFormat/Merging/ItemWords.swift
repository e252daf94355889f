/// The first line of an item or a paragraph, taken apart as far as a merge has to understand it.
struct ItemWords: Hashable {
  /// Indentation and marker.
  var marker: ArraySlice<UInt8> = []
  /// What stands in its box; `nil` without one.
  var mark: ArraySlice<UInt8>?
  /// Minutes since midnight of a leading or trailing time.
  var time: Int?
  /// What is left.
  var text: ArraySlice<UInt8> = []
  /// Whether the line marks a habit, as its section says.
  var habit: HabitTick?

  init() {}

  /// Takes a line apart, without its ending; `isItem` if it begins with a list marker.
  init(_ line: ArraySlice<UInt8>, isItem: Bool) {
    let bytes = Array(line)
    bytes.withUnsafeBufferPointer { buffer in
      var scanner = LineScanner(buffer, 0..<buffer.count)
      while scanner.end > 0, case let last = scanner.byte(at: scanner.end - 1),
        last == .lineFeed || last == .carriageReturn
      {
        scanner.end -= 1
      }
      scanner.skipSpaces()
      if isItem { scanner.skipMarker() }
      marker = bytes[..<scanner.position]
      if isItem, let box = ScannedBox(scanner) {
        mark = bytes[box.mark]
        scanner.position = box.end
      }
      if case .time(let span, _, let end) = scanLeadingTime(scanner) {
        time = Int(span.start.minutes)
        scanner.position = end
      } else if case .time(let span, let start, _) = scanTrailingTime(scanner) {
        time = Int(span.start.minutes)
        scanner.end = start
      }
      text = bytes[scanner.trimmed(scanner.rest)]
    }
  }
}

extension LineScanner {
  /// Steps over a bullet or a number with its sign, and the space behind it.
  fileprivate mutating func skipMarker() {
    let start = position
    while isASCIIDigit(peek()) { position += 1 }
    let byte = peek()
    let isMarker =
      position > start
      ? byte == .period || byte == .closeParenthesis
      : byte == .hyphen || byte == .plusSign || byte == .asterisk
    guard isMarker else { return position = start }
    position += 1
    skipSpaces()
  }
}
