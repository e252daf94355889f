/// What is wrong with a file as a whole, and which of its lines hold nothing of the day.
struct FileHealth {
  private(set) var diagnostics: [Diagnostic] = []
  /// Lines within Obsidian comments and within regions the program owns.
  private(set) var hidden: Set<Int> = []
  /// Lines that unfinished merges left; they are kept from libcmark, which would see quotations and headings.
  private(set) var markerLines: Set<Int> = []

  init(of source: SourceText, from firstLine: Int) {
    source.bytes.withUnsafeBufferPointer { buffer in
      let features = scanFeatures(buffer)
      if let offset = features.invalidUTF8 {
        let place = source.location(ofByte: offset)
        report(
          .invalidUTF8, "this byte is not UTF-8; the file is read as far as possible and not written to",
          at: place, count: 1)
      }
      if features.hasConflictMarker { findConflicts(source, buffer) }
      if features.hasComment { findRegions(source, buffer, from: firstLine) }
      if features.hasPercents { findPercents(source, buffer, from: firstLine) }
    }
  }

  private mutating func report(
    _ code: DiagnosticCode, _ message: String, at start: SourceLocation, count: Int
  ) {
    let end = SourceLocation(line: start.line, column: start.column + count)
    diagnostics.append(Diagnostic(code, message, at: start..<end))
  }

  /// `<<<<<<< `, `=======` and `>>>>>>> ` at the beginning of lines. Within a conflict, those of another width are of a
  /// conflict of their own. Where an outliner has indented the opening one, the others are indented too.
  private mutating func findConflicts(_ source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>) {
    var open: [Int: (lines: [Int], isIndented: Bool)] = [:]
    var fence = Fence()
    for number in 1...max(1, source.lineCount) {
      let line = LineScanner(buffer, source.lineBehindMark(number))
      let isCode = fence.isInside(afterLine: line)
      let plain = ConflictMarker(line)
      guard let mark = plain ?? (isCode ? nil : ConflictMarker(indented: line)) else { continue }
      if mark.isOpening, open[mark.width].map({ $0.isIndented && plain != nil }) ?? true {
        open[mark.width] = ([number], isIndented: plain == nil)
      } else if let started = open[mark.width], started.isIndented == (plain == nil) {
        open[mark.width]?.lines.append(number)
      } else {
        continue
      }
      guard mark.sign == .greaterThanSign, let conflict = open.removeValue(forKey: mark.width) else {
        continue
      }
      reportConflict(conflict.lines, isIndented: conflict.isIndented, in: source)
    }
    // A mark that nothing closes may be anybody's text; but an outliner may have indented some of the others and not the first.
    for (width, conflict) in open.sorted(by: { $0.value.lines[0] < $1.value.lines[0] })
    where !conflict.isIndented {
      if let lines = Self.mixedMarkers(from: conflict.lines[0], width: width, source, buffer) {
        reportConflict(lines, isIndented: true, in: source)
      }
    }
  }

  private mutating func reportConflict(_ lines: [Int], isIndented: Bool, in source: SourceText) {
    markerLines.formUnion(lines)
    let range = source.lineBehindMark(lines[0])
    let remedy =
      isIndented
      ? "the conflict markers, which are indented, are gone: ‘journal resolve’ takes them out"
      : "the conflict markers are gone"
    report(
      .mergeConflict,
      "a merge was left unfinished here; both sides are read and counted, and the file is not written to until "
        + remedy, at: source.location(ofByte: range.lowerBound), count: range.count
    )
  }

  /// The lines of a conflict whose first marker is not indented and some of whose others are; `nil` where it has no end.
  private static func mixedMarkers(
    from first: Int, width: Int, _ source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>
  ) -> [Int]? {
    var lines = [first]
    var isSecond = false
    for number in first + 1..<source.lineCount + 1 {
      let line = LineScanner(buffer, source.lineContent(number))
      guard let mark = ConflictMarker(line) ?? ConflictMarker(indented: line), mark.width == width else {
        continue
      }
      if mark.isOpening { return nil }
      if mark.sign == .equalsSign, mark.next != 0 { continue }
      lines.append(number)
      if mark.sign == .equalsSign { isSecond = true }
      if mark.sign == .greaterThanSign { return isSecond ? lines : nil }
    }
    return nil
  }

  /// `<!-- journal begin … -->` to `<!-- journal end -->`.
  private mutating func findRegions(
    _ source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>, from firstLine: Int
  ) {
    var opening: Int?
    var fence = Fence()
    for number in stride(from: firstLine, through: source.lineCount, by: 1) {
      var line = LineScanner(buffer, source.lineContent(number))
      if fence.isInside(afterLine: line) { continue }
      line.skipSpaces()
      if line.starts(with: "<!-- journal begin ") {
        // A second begin before an end: the first was never closed.
        if let first = opening { reportUnclosed(source, first) }
        opening = number
      } else if line.starts(with: "<!-- journal end"), let first = opening {
        for inside in first...number { hidden.insert(inside) }
        opening = nil
      }
    }
    if let first = opening { reportUnclosed(source, first) }
  }

  private mutating func reportUnclosed(_ source: SourceText, _ number: Int) {
    let range = source.lineContent(number)
    report(
      .unclosedRegion,
      "this region has no end; write ‘<!-- journal end -->’ below what the program wrote, until then the file is not "
        + "written to", at: source.location(ofByte: range.lowerBound), count: range.count)
  }

  /// `%% … %%` over whole lines. One that is never closed hides nothing.
  private mutating func findPercents(
    _ source: SourceText, _ buffer: UnsafeBufferPointer<UInt8>, from firstLine: Int
  ) {
    var opening: Int?
    var fence = Fence()
    for number in stride(from: firstLine, through: source.lineCount, by: 1) {
      var line = LineScanner(buffer, source.lineContent(number))
      if opening == nil, fence.isInside(afterLine: line) { continue }
      if let first = opening {
        if hasPercents(line) {
          for inside in first...number { hidden.insert(inside) }
          opening = nil
        }
        continue
      }
      line.skipSpaces()
      guard line.peek() == .percentSign, line.peek(1) == .percentSign else { continue }
      line.position += 2
      let rest = line.trimmed(line.rest)
      if !hasPercents(line) {
        opening = number
      } else if rest.count >= 2, line.byte(at: rest.upperBound - 1) == .percentSign,
        line.byte(at: rest.upperBound - 2) == .percentSign
      {
        hidden.insert(number)
      }
    }
  }

  private func hasPercents(_ line: LineScanner) -> Bool {
    var rest = line
    while let index = rest.firstIndex(of: .percentSign) {
      if line.byte(at: index + 1) == .percentSign { return true }
      rest.position = index + 1
    }
    return false
  }
}

/// Whether lines lie inside a code fence, followed from line to line.
struct Fence {
  private var mark: UInt8 = 0
  private var length = 0

  /// Takes in the next line, and says whether it is a fence or lies inside one.
  mutating func isInside(afterLine line: LineScanner) -> Bool {
    var line = line
    line.skipSpaces()
    let byte = line.peek()
    guard byte == .backtick || byte == .tilde else { return mark != 0 }
    let start = line.position
    while line.peek() == byte { line.position += 1 }
    let count = line.position - start
    guard count >= 3 else { return mark != 0 }
    if mark == 0 {
      // Backticks behind backticks make code within a line.
      if byte == .backtick, line.firstIndex(of: .backtick) != nil { return false }
      mark = byte
      length = count
    } else if byte == mark, count >= length, line.trimmed(line.rest).isEmpty {
      mark = 0
    }
    return true
  }
}

/// What a file holds that has to be looked at closely.
private struct FileFeatures {
  var invalidUTF8: Int?
  var hasConflictMarker = false
  var hasComment = false
  var hasPercents = false
}

/// Looks for the rare things in one pass.
private func scanFeatures(_ buffer: UnsafeBufferPointer<UInt8>) -> FileFeatures {
  var features = FileFeatures()
  let line = LineScanner(buffer, 0..<buffer.count)
  var index = 0
  let count = buffer.count
  let raw = UnsafeRawBufferPointer(buffer)
  while index < count {
    if index + 8 <= count, case let word = raw.loadUnaligned(fromByteOffset: index, as: UInt64.self),
      word & 0x8080_8080_8080_8080 == 0, !hasByte(.lessThanSign, in: word), !hasByte(.percentSign, in: word)
    {
      index += 8
      continue
    }
    let byte = buffer[index]
    if byte.isASCII {
      if byte == .lessThanSign {
        if index + 6 < count, buffer[index + 1] == .lessThanSign, buffer[index + 6] == .lessThanSign {
          features.hasConflictMarker = true
        }
        if index + 3 < count, buffer[index + 1] == .exclamationMark, buffer[index + 2] == .hyphen {
          features.hasComment = true
        }
      } else if byte == .percentSign, index + 1 < count, buffer[index + 1] == .percentSign {
        features.hasPercents = true
      }
      index += 1
      continue
    }
    let (value, length) = line.scalar(at: index)
    if length == 1 || !isScalar(value, ofLength: length) {
      features.invalidUTF8 = features.invalidUTF8 ?? index
    }
    index += length
  }
  return features
}
