/// The number of the first line that looks like a mark of a merge and stands in none of `versions`; `nil` without one.
///
/// Of a text that a person has settled no such line is left. Opening marks count from three signs on, for that is what a small
/// `conflict-marker-size` may make of them; other narrow ones may be quotations.
public func looseMark(in source: SourceText, versions: [[UInt8]]) -> Int? {
  let isMark: (Range<Int>) -> Bool = { range in
    source.bytes.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, range)
      if let mark = MergeMark(line) { return mark.next == 0 || mark.next == 0x20 && mark.sign != 0x3D }
      let start = line.position
      while line.peek() == 0x3C { line.position += 1 }
      return line.position - start >= 3 && line.peek() == 0x20
    }
  }
  let suspects = source.lines.indices.map { $0 + 1 }.filter { isMark(source.lineContent($0)) }
  guard !suspects.isEmpty else { return nil }
  let known = Set(
    versions.flatMap { bytes in
      let version = SourceText(bytes)
      return version.lines.indices.map { Array(bytes[version.lineContent($0 + 1)]) }
    })
  return suspects.first { !known.contains(Array(source.bytes[source.lineContent($0)])) }
}
