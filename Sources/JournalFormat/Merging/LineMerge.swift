/// Both changes to a text, where they do not meet; `nil` where they do.
///
/// Lines carry their endings, and joined they are the text. Changes meet when they touch: two lines written side by side by two
/// writers may belong together. The same change made twice is one.
public func mergedLines(base: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
  var table = LineTable()
  func numbers(_ bytes: [UInt8]) -> [Int] {
    SourceText(bytes).lines.map { table.number(of: bytes[$0]) }
  }
  return mergedNumbers(base: numbers(base), numbers(first), numbers(second))?.flatMap { table[$0] }
}

/// Both changes to a sequence of numbers that stand for lines, where they do not meet; `nil` where they do.
func mergedNumbers(base: [Int], _ first: [Int], _ second: [Int]) -> [Int]? {
  let ours = LineChange.all(from: base, to: first)
  let theirs = LineChange.all(from: base, to: second)
  var result: [Int] = []
  var (position, i, j) = (0, 0, 0)
  while i < ours.count || j < theirs.count {
    let (a, b) = (i < ours.count ? ours[i] : nil, j < theirs.count ? theirs[j] : nil)
    if let a, let b, a.old.upperBound >= b.old.lowerBound, b.old.upperBound >= a.old.lowerBound {
      guard a.old == b.old, first[a.new] == second[b.new] else { return nil }
      j += 1
      continue
    }
    let takesOurs = b.map { b in a.map { $0.old.lowerBound < b.old.lowerBound } ?? false } ?? true
    guard let next = takesOurs ? a : b else { break }
    result += base[position..<next.old.lowerBound]
    result += (takesOurs ? first : second)[next.new]
    position = next.old.upperBound
    if takesOurs { i += 1 } else { j += 1 }
  }
  return result + base[position...]
}
