extension SourceText {
  /// The lines of Markdown without those of `taken`, the blank ones at the ends and their common indentation.
  func description(in lines: ClosedRange<Int>, without taken: Set<Int>) -> [TextSlice] {
    var kept: [Int] = []
    for number in lines where !taken.contains(number) {
      // What is taken out from between two blank lines leaves one.
      let isDouble = kept.last.map { $0 != number - 1 && isBlank(line: $0) } ?? true
      if !(isDouble && isBlank(line: number)) { kept.append(number) }
    }
    while let last = kept.last, isBlank(line: last) { kept.removeLast() }
    func indentation(_ number: Int) -> Int {
      bytes[lineContent(number)].prefix { $0 == .space || $0 == .tab }.count
    }
    let common = kept.filter { !isBlank(line: $0) }.map(indentation).min() ?? 0
    return kept.map { number in
      let line = lineContent(number)
      return self[line.lowerBound + min(common, indentation(number))..<line.upperBound]
    }
  }
}

extension Habit {
  /// What describes it, as Markdown; empty for nothing.
  public var description: String { about.map(\.string).joined(separator: "\n") }
}
