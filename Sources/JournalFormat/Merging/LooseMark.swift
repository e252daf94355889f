/// The number of the first line that looks like a mark of a merge and stands in none of `versions`; `nil` without one.
///
/// Of a text that a person has settled no such line is left. `markerSize` is how wide git makes marks here; narrower ones than it
/// and than seven signs may be quotations.
public func looseMark(
  in source: SourceText, versions: [[UInt8]], markerSize: Int = ConflictStyle.usualSize
) -> Int? {
  let narrowest = max(1, min(markerSize, ConflictStyle.usualSize))
  let isMark: (Range<Int>) -> Bool = { range in
    source.bytes.withUnsafeBufferPointer { buffer in
      guard let mark = MergeMark(LineScanner(buffer, range), narrowest: narrowest) else { return false }
      return mark.next == 0 || mark.next == .space && mark.sign != .equalsSign
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
