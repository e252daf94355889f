/// Both changes to a text, where they do not meet; `nil` where they do.
///
/// Lines carry their endings, and joined they are the text. Changes meet when they touch: two lines written side by side by two
/// writers may belong together. The same change made twice is one.
public func mergedLines(base: [UInt8], _ first: [UInt8], _ second: [UInt8]) -> [UInt8]? {
  var numbers: [ArraySlice<UInt8>: Int] = [:]
  func numbered(_ bytes: [UInt8]) -> [(text: ArraySlice<UInt8>, number: Int)] {
    SourceText(bytes).lines.map { range in
      let number = numbers[bytes[range]] ?? numbers.count
      numbers[bytes[range]] = number
      return (bytes[range], number)
    }
  }
  let (base, first, second) = (numbered(base), numbered(first), numbered(second))
  let ours = LineChange.all(from: base.map(\.number), to: first.map(\.number))
  let theirs = LineChange.all(from: base.map(\.number), to: second.map(\.number))
  var result: [UInt8] = []
  var (position, i, j) = (0, 0, 0)
  while i < ours.count || j < theirs.count {
    let (a, b) = (i < ours.count ? ours[i] : nil, j < theirs.count ? theirs[j] : nil)
    if let a, let b, a.old.upperBound >= b.old.lowerBound, b.old.upperBound >= a.old.lowerBound {
      guard a.old == b.old, first[a.new].map(\.number) == second[b.new].map(\.number) else { return nil }
      j += 1
      continue
    }
    let takesOurs = b.map { b in a.map { $0.old.lowerBound < b.old.lowerBound } ?? false } ?? true
    guard let next = takesOurs ? a : b else { break }
    for line in base[position..<next.old.lowerBound] { result += line.text }
    for line in (takesOurs ? first : second)[next.new] { result += line.text }
    position = next.old.upperBound
    if takesOurs { i += 1 } else { j += 1 }
  }
  for line in base[position...] { result += line.text }
  return result
}
