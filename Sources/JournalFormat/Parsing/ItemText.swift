/// The words of an item or line, put together from one line of the file or from several.
///
/// One line stays where it is in the file; several are joined by one space in bytes of their own,
/// and every byte still knows its place.
struct ItemText {
  /// What holds the words: the file's bytes, or the joined ones.
  let bytes: [UInt8]
  /// Where the words lie in `bytes`.
  let range: Range<Int>
  /// For joined words: where each line's words begin in `bytes`, and where in the file.
  private let seams: [(joined: Int, file: Int)]
  /// What the one line was found to begin with, if it was taken apart before.
  private let time: TimeScan?

  /// The words of one line; `time` is what it begins with, if that is known.
  init(_ source: SourceText, _ range: Range<Int>, time: TimeScan? = nil) {
    bytes = source.bytes
    self.range = range
    self.time = time
    seams = []
  }

  /// The words of one line or more, from top to bottom; empty ones count for nothing.
  init(_ source: SourceText, joining lines: [Range<Int>], time: TimeScan? = nil) {
    let filled = lines.filter { !$0.isEmpty }
    guard filled.count > 1 else {
      bytes = source.bytes
      range = filled.first ?? lines.first ?? 0..<0
      seams = []
      self.time = lines.count == 1 ? time : nil
      return
    }
    var joined: [UInt8] = []
    var seams: [(joined: Int, file: Int)] = []
    for line in filled {
      if !joined.isEmpty { joined.append(.space) }
      seams.append((joined.count, line.lowerBound))
      joined += source.bytes[line]
    }
    bytes = joined
    range = 0..<joined.count
    self.seams = seams
    self.time = nil
  }

  /// Whether one line ends and the next begins in a part of the words.
  func hasSeam(in part: Range<Int>) -> Bool { seams.contains { part.contains($0.joined) } }

  /// The words of cells of a table, in this order; `\|` in them is a bar.
  init(_ source: SourceText, cells: [Range<Int>]) {
    let filled = cells.filter { !$0.isEmpty }
    let isPlain = filled.count <= 1 && !filled.contains { source.bytes[$0].contains(.backslash) }
    guard !isPlain else {
      bytes = source.bytes
      range = filled.first ?? cells.first ?? 0..<0
      seams = []
      time = nil
      return
    }
    var joined: [UInt8] = []
    var seams: [(joined: Int, file: Int)] = []
    for cell in filled {
      if !joined.isEmpty { joined.append(.space) }
      seams.append((joined.count, cell.lowerBound))
      for offset in cell {
        if source.bytes[offset] == .verticalBar, joined.last == .backslash {
          joined.removeLast()
          seams.append((joined.count, offset))
        }
        joined.append(source.bytes[offset])
      }
    }
    bytes = joined
    range = 0..<joined.count
    self.seams = seams
    time = nil
  }

  /// The time that `line`, a scanner over the words, begins with.
  func leadingTime(_ line: LineScanner) -> TimeScan {
    if let time, line.position == range.lowerBound { return time }
    return scanLeadingTime(line)
  }

  /// Words as the model keeps them.
  func slice(_ part: Range<Int>) -> TextSlice { TextSlice(bytes, part) }

  /// The places in the file of part of the words.
  func sourceRange(_ part: Range<Int>, in source: SourceText) -> SourceRange {
    let start = source.location(ofByte: fileOffset(part.lowerBound))
    return
      start..<max(start, source.location(ofByte: fileOffset(max(part.lowerBound, part.upperBound - 1)) + 1))
  }

  /// The time that `line`, a scanner over the words, begins with, if there is such a time; steps over it.
  func takeTime(_ line: inout LineScanner) -> TimeSpan? {
    guard case .time(let span, _, let end) = leadingTime(line) else { return nil }
    line.position = end
    return span
  }

  /// The byte of the file that a byte of the words came from.
  func fileOffset(_ offset: Int) -> Int {
    let behind = seams.partitioningIndex { $0.joined > offset }
    return behind > 0 ? seams[behind - 1].file + offset - seams[behind - 1].joined : offset
  }

  /// Calls `body` with a scanner over the words.
  func scan<Result>(_ body: (LineScanner) -> Result) -> Result {
    bytes.withUnsafeBufferPointer { body(LineScanner($0, range)) }
  }
}
