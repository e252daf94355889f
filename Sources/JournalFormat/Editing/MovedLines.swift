/// The lines of an entry as they can stand elsewhere: without their indentation and their endings.
struct MovedLines {
  private var lines: [[UInt8]]
  /// Where the marker ends on the first line; 0 where it has none.
  private var markerEnd = 0
  /// What names the meal on the first line, with the marks around it.
  private var label: Range<Int>?
  /// Where a label goes on the first line that has none: behind box and time.
  private var labelPlace: Int

  init(ofEntry position: Int, in file: EditedFile) {
    let source = file.source
    let range = file.lines(ofEntry: position)
    let first = source.lineBehindMark(range.lowerBound)
    let marker = file.marker(ofEntry: position)
    let start = source.byteOffset(of: file.entries[position].range.lowerBound)
    lines = range.map { number in
      number == range.lowerBound
        ? Array(source.bytes[start..<max(start, first.upperBound)])
        : MovedLines.dedented(Array(source.bytes[source.lineContent(number)]), by: marker.indentation)
    }
    if !marker.bullet.isEmpty { markerEnd = marker.bullet.count + marker.space.count }
    let text = file.outline.texts[position]
    let splice = EntrySplice(text, in: file, times: TimeStyle())
    labelPlace = min(max(0, splice.wordsStart - start), lines[0].count)
    if let own = text.label, own.lowerBound >= start, own.upperBound <= first.upperBound {
      var opening = own.lowerBound
      while opening > start,
        source.bytes[opening - 1] == .asterisk || source.bytes[opening - 1] == .underscore
      {
        opening -= 1
      }
      label = opening - start..<own.upperBound - start
      labelPlace = opening - start
    }
    if let time = file.entries[position].time, !splice.hasOwnTime {
      write(TimeStyle(of: file.outline.texts).text(time.start, until: time.end) + [.space])
    }
  }

  /// Writes the time that a heading or the label lent the entry before its words. The label goes: it may hold that time.
  private mutating func write(_ time: [UInt8]) {
    lines[0].replaceSubrange(label ?? labelPlace..<labelPlace, with: time)
    labelPlace += time.count
    label = nil
  }

  /// The lines without indentation, each ended by `ending`.
  func bytes(endedBy ending: [UInt8]) -> [UInt8] { lines.flatMap { $0 + ending } }

  /// The lines as they stand at a place. A label gives way to the one of the place; the marker stays unless there is none.
  func lines(at place: EntryPlacement) -> [[UInt8]] {
    var first = lines[0]
    first.replaceSubrange(label ?? labelPlace..<labelPlace, with: place.label)
    if markerEnd == 0, !place.marker.bullet.isEmpty {
      first = place.marker.bullet + place.marker.space + first
    }
    return ([first] + lines.dropFirst()).map { $0.isEmpty ? $0 : place.marker.indentation + $0 }
  }

  /// A line with as much of `indentation` taken off as it begins with.
  private static func dedented(_ line: [UInt8], by indentation: [UInt8]) -> [UInt8] {
    let shared = zip(line, indentation).prefix { $0 == $1 && ($0 == .space || $0 == .tab) }.count
    return Array(line.dropFirst(shared))
  }
}
