internal import JournalFormat

/// Finding a pattern in a line. Ranges are in the bytes of the folded text.
extension SearchPattern {
  /// How many steps all the lines of one search may cost together: about two seconds.
  public static let stepLimit = 200_000_000

  /// The first match, leftmost and then as the pattern prefers; `nil` where there is none.
  func firstMatch(in text: FoldedText, steps: inout Int) throws(SearchPatternError) -> Range<Int>? {
    try firstMatch(in: PatternText(text), from: 0, steps: &steps)
  }

  /// All matches that are not empty, one behind the other.
  func matches(in text: FoldedText, steps: inout Int) throws(SearchPatternError) -> [Range<Int>] {
    let text = PatternText(text)
    var found: [Range<Int>] = []
    var position = 0
    while position <= text.scalars.count {
      guard let match = try firstMatch(in: text, from: position, steps: &steps) else { break }
      if !match.isEmpty { found.append(match) }
      let end = text.index(ofByte: match.upperBound)
      position = max(end, match.isEmpty ? end + 1 : end)
    }
    return found
  }

  private func firstMatch(
    in text: PatternText, from start: Int, steps: inout Int
  ) throws(SearchPatternError) -> Range<Int>? {
    var threads = PatternThreads(size: program.count)
    var next = PatternThreads(size: program.count)
    var found: Range<Int>?
    var position = start
    while true {
      if found == nil { add(0, position, &threads, text, at: position) }
      guard !threads.list.isEmpty else { break }
      steps -= threads.visited
      guard steps > 0 else {
        throw SearchPatternError(
          "the pattern takes too long on this diary; a plainer one, or --period, helps")
      }
      next.clear()
      let scalar = position < text.scalars.count ? text.scalars[position] : nil
      for thread in threads.list {
        if case .match = program[thread.place] {
          found = text.offsets[thread.start]..<text.offsets[position]
          // Threads behind this one are less preferred.
          break
        }
        if let scalar, program[thread.place].accepts(scalar) {
          add(thread.place + 1, thread.start, &next, text, at: position + 1)
        }
      }
      swap(&threads, &next)
      position += 1
      guard position <= text.scalars.count else { break }
    }
    return found
  }

  /// Follows the instructions that take no character, in the order of preference.
  private func add(
    _ place: Int, _ start: Int, _ threads: inout PatternThreads, _ text: PatternText, at position: Int
  ) {
    var stack = [place]
    while let place = stack.popLast() {
      guard threads.visit(place) else { continue }
      switch program[place] {
      case .jump(let target): stack.append(target)
      case .split(let first, let second):
        stack.append(second)
        stack.append(first)
      case .lineStart: if position == 0 { stack.append(place + 1) }
      case .lineEnd: if position == text.scalars.count { stack.append(place + 1) }
      case .wordBoundary(let isWanted):
        if text.isWordBoundary(position) == isWanted { stack.append(place + 1) }
      case .scalar, .any, .set, .match: threads.list.append((place, start))
      }
    }
  }
}

extension SearchPattern.Instruction {
  fileprivate func accepts(_ scalar: UInt32) -> Bool {
    switch self {
    case .scalar(let own): own == scalar
    case .any: true
    case .set(let set): set.contains(scalar)
    case .split, .jump, .lineStart, .lineEnd, .wordBoundary, .match: false
    }
  }
}

/// A folded line as scalars.
private struct PatternText {
  var scalars: [UInt32] = []
  /// Where each begins in the bytes, and where the last ends.
  var offsets: [Int] = []

  init(_ text: FoldedText) {
    var offset = 0
    for scalar in String(decoding: text.bytes, as: UTF8.self).unicodeScalars {
      scalars.append(scalar.value)
      offsets.append(min(offset, text.bytes.count))
      offset += UTF8.width(scalar)
    }
    offsets.append(text.bytes.count)
  }

  func index(ofByte offset: Int) -> Int { offsets.firstIndex { $0 >= offset } ?? scalars.count }

  func isWordBoundary(_ position: Int) -> Bool {
    func isWord(_ index: Int) -> Bool {
      scalars.indices.contains(index) && SearchPatternSet.wordParts.contains(scalars[index])
    }
    return isWord(position - 1) != isWord(position)
  }
}

/// The places of a program that are tried at one position, each once.
private struct PatternThreads {
  var list: [(place: Int, start: Int)] = []
  private(set) var visited = 0
  private var marks: [Int]
  private var generation = 1

  init(size: Int) { marks = Array(repeating: 0, count: size) }

  mutating func visit(_ place: Int) -> Bool {
    visited += 1
    guard marks[place] != generation else { return false }
    marks[place] = generation
    return true
  }

  mutating func clear() {
    list.removeAll(keepingCapacity: true)
    visited = 0
    generation += 1
  }
}
