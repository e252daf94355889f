/// How often each line is in a text.
struct LineCounts {
  private var counts: [ArraySlice<UInt8>: Int] = [:]

  init(_ text: [UInt8]) {
    for line in text.split(separator: UInt8(ascii: "\n")) { counts[line, default: 0] += 1 }
  }

  /// Whether something is not here that makes `new` of `old`: a line that came with it, or the want of one that went.
  func lack(_ new: LineCounts, madeFrom old: LineCounts) -> Bool {
    Set(new.counts.keys).union(old.counts.keys).contains { line in
      let (before, after, here) = (old.count(line), new.count(line), count(line))
      return after > before ? here < after : after < before ? here > after : false
    }
  }

  private func count(_ line: ArraySlice<UInt8>) -> Int { counts[line, default: 0] }
}
