extension SourceText {
  /// The text after `edits`, whose ranges are in this text and do not overlap, in any order.
  ///
  /// Several insertions at one place are applied in the given order.
  public func applying(_ edits: [TextEdit]) -> SourceText {
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + edits.reduce(0) { $0 + $1.replacement.count })
    var done = 0
    for (_, edit) in ordered {
      let start = max(done, byteOffset(of: edit.range.lowerBound))
      result += bytes[done..<start]
      result += edit.replacement
      done = max(start, byteOffset(of: edit.range.upperBound))
    }
    result += bytes[done...]
    return SourceText(result)
  }

  /// The edit that replaces the bytes in `range`.
  func edit(_ range: Range<Int>, _ replacement: [UInt8]) -> TextEdit {
    TextEdit(
      range: location(ofByte: range.lowerBound)..<location(ofByte: range.upperBound), replacement: replacement
    )
  }

  /// The line ending of line `number`: LF, CRLF, CR, or none.
  func ending(ofLine number: Int) -> ArraySlice<UInt8> {
    bytes[lineContent(number).upperBound..<line(number).upperBound]
  }

  /// Whether the last line has no line ending.
  var isLastLineOpen: Bool { lineCount > 0 && ending(ofLine: lineCount).isEmpty }

  /// The ending for a new line below line `number`: that of the line above, else of the one below, else of the
  /// first.
  func ending(below number: Int, otherwise usual: [UInt8]) -> [UInt8] {
    for line in [number, number + 1, number - 1, 1] where !ending(ofLine: line).isEmpty {
      return Array(ending(ofLine: line))
    }
    return usual
  }

  /// The edit that inserts `lines`, without line endings, below line `number`; 0 inserts at the top.
  ///
  /// If the last line of the file has no line ending, it gets one, and the new last line has none.
  func insertion(of lines: [[UInt8]], below number: Int, otherwise usual: [UInt8]) -> TextEdit {
    let ending = ending(below: number, otherwise: usual)
    if number == lineCount, isLastLineOpen, !lineBehindMark(number).isEmpty {
      return edit(bytes.count..<bytes.count, lines.flatMap { ending + $0 })
    }
    let place = number == 0 ? lineBehindMark(1).lowerBound : line(number).upperBound
    return edit(place..<place, lines.flatMap { $0 + ending })
  }
}
