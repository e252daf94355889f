/// Reading some sections of a file, for searches: what stands below a heading says nothing of what stands below another.
extension DayFileParser {
  /// Reads the file of `day` as `parse` does, but leaves out what stands below headings where it surely is not wanted.
  ///
  /// `isWanted` is asked of the lines between two headings. What was read of the others is not in the day, of which
  /// nothing counts but the records below headings where it is true: neither the times after midnight of entries nor
  /// whether the day is complete.
  public func parse(
    _ source: SourceText, day: Day, path: String, sectionsWhere isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> JournalDay {
    let skipped = skippedLines(of: source, isWanted)
    var reader = DayReader(source, parser: self, day: day, path: path, skipping: skipped)
    reader.read()
    // Whether the sum of a meal in a table, or a summary, counts is told by what stands in other sections.
    guard skipped.isEmpty || reader.mealSums.isEmpty && reader.context.summaries.isEmpty else {
      return parse(source, day: day, path: path).day
    }
    return reader.day
  }
}

/// The lines of sections that are not wanted, of which no line can reach beyond its section or name one.
///
/// A section goes from below an ATX heading without indentation, which ends every block but those of `reachesBeyond`, to
/// the next. The lines above the first heading are always read.
private func skippedLines(
  of source: SourceText, _ isWanted: (UnsafeBufferPointer<UInt8>) -> Bool
) -> [ClosedRange<Int>] {
  source.bytes.withUnsafeBufferPointer { buffer in
    var skipped: [ClosedRange<Int>] = []
    /// The first line below the last heading; `nil` above the first one.
    var first: Int?
    var isPlain = true
    func close(before heading: Int) {
      guard let first, isPlain, first < heading else { return }
      let bytes = source.line(first).lowerBound..<source.line(heading - 1).upperBound
      guard !isWanted(UnsafeBufferPointer(rebasing: buffer[bytes])) else { return }
      skipped.append(first...heading - 1)
    }
    for number in stride(from: 1, through: source.lineCount, by: 1) {
      switch SectionLine(buffer, source.line(number)) {
      case .heading:
        close(before: number)
        first = number + 1
        isPlain = true
      case .plain: break
      case .other: isPlain = false
      case .reachesBeyond: return []
      }
    }
    close(before: source.lineCount + 1)
    return skipped
  }
}

/// What a line may be, by how it begins.
private enum SectionLine {
  /// `## Lunch`, without indentation.
  case heading
  /// An item, a quotation, a table or words: nothing that says what stands in other sections.
  case plain
  /// What may open a section: an indented heading, a bold line, an underline.
  case other
  /// What may hide a heading: a fence, HTML, a comment.
  case reachesBeyond

  init(_ buffer: UnsafeBufferPointer<UInt8>, _ line: Range<Int>) {
    var index = line.lowerBound
    while index < line.upperBound, buffer[index] == .space || buffer[index] == .tab { index += 1 }
    func byte(_ offset: Int) -> UInt8 {
      index + offset < line.upperBound ? buffer[index + offset] : .lineFeed
    }
    switch byte(0) {
    case .lineFeed, .carriageReturn: self = .plain
    case .backtick, .tilde, .lessThanSign, .percentSign: self = .reachesBeyond
    case .numberSign:
      var count = 1
      while byte(count) == .numberSign { count += 1 }
      self = index == line.lowerBound && count <= 6 && byte(count) == .space ? .heading : .other
    case .hyphen, .plusSign, .asterisk:
      // `-` and nothing behind it underlines.
      var content = 1
      while byte(content) == .space { content += 1 }
      let isItem = content > 1 && byte(content) != .lineFeed && byte(content) != .carriageReturn
      self = isItem ? .plain : .other
    case let first where isASCIILetter(first) || isASCIIDigit(first): self = .plain
    case .greaterThanSign, .verticalBar, .openBracket, .openParenthesis, .exclamationMark: self = .plain
    // Marks that nobody sees begin with other bytes than Latin letters.
    case latinLetterLeads, .fourByteLead: self = .plain
    default: self = .other
    }
  }
}

/// The first bytes of U+00C0 to U+017F.
private var latinLetterLeads: ClosedRange<UInt8> { 0xC3...0xC5 }
