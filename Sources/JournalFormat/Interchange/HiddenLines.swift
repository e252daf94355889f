/// Lines within code fences and comments, which hold no headings. What is never closed hides nothing.
struct HiddenLines {
  /// A line of nothing but backticks or tildes.
  private struct Closing {
    var line: Int
    var mark: UInt8
    var length: Int
  }

  private let source: SourceText
  private let buffer: UnsafeBufferPointer<UInt8>
  /// All of them, found once there is a fence to close.
  private lazy var closings = closingLines()
  private var isCommentUnclosed = false
  private var isBlockUnclosed = false

  init(_ source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>) {
    self.source = source
    self.buffer = buffer
  }

  /// The last line of the fence or comment that begins on a line.
  mutating func end(from number: Int) -> Int? {
    var line = LineScanner(buffer, source.lineBehindMark(number))
    while line.peek() == .space { line.position += 1 }
    switch line.peek() {
    case .backtick where line.peek(1) == .backtick && line.peek(2) == .backtick,
      .tilde where line.peek(1) == .tilde && line.peek(2) == .tilde:
      return fence(line, number)
    case .lessThanSign where line.starts(with: "<!--"): return comment(line, number)
    case .numberSign where line.peek(1) == .plusSign && line.starts(with: "#+begin_"):
      return block(number)
    default: return nil
    }
  }

  private mutating func fence(_ opening: LineScanner, _ number: Int) -> Int? {
    var line = opening
    let mark = line.peek()
    while line.peek() == mark { line.position += 1 }
    let length = line.position - opening.position
    if mark == .backtick, line.firstIndex(of: .backtick) != nil { return nil }
    let next = closings.partitioningIndex { $0.line > number }
    return closings[next...].first { $0.mark == mark && $0.length >= length }?.line
  }

  private func closingLines() -> [Closing] {
    var found: [Closing] = []
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      var line = LineScanner(buffer, source.lineContent(number))
      line.skipSpaces()
      let (start, mark) = (line.position, line.peek())
      guard mark == .backtick || mark == .tilde else { continue }
      while line.peek() == mark { line.position += 1 }
      guard line.position - start >= 3, line.trimmed(line.rest).isEmpty else { continue }
      found.append(Closing(line: number, mark: mark, length: line.position - start))
    }
    return found
  }

  /// A block of an Org file, such as `#+BEGIN_SRC`.
  private mutating func block(_ number: Int) -> Int? {
    guard !isBlockUnclosed else { return nil }
    for end in stride(from: number + 1, through: source.lineCount, by: 1) {
      var line = LineScanner(buffer, source.lineContent(end))
      line.skipSpaces()
      if line.peek() == .numberSign, line.starts(with: "#+end_") { return end }
    }
    isBlockUnclosed = true
    return nil
  }

  private mutating func comment(_ opening: LineScanner, _ number: Int) -> Int? {
    guard !isCommentUnclosed else { return nil }
    for end in stride(from: number, through: source.lineCount, by: 1) {
      var line = end == number ? opening : LineScanner(buffer, source.lineContent(end))
      while let dash = line.firstIndex(of: .hyphen) {
        line.position = dash
        if line.starts(with: "-->") { return end }
        line.position += 1
      }
    }
    isCommentUnclosed = true
    return nil
  }
}
