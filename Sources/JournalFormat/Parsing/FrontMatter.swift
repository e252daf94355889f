/// The keys between `---` on a file's first line and the `---` or `...` that closes them.
struct FrontMatter {
  /// One `key:` line without indentation.
  struct Field {
    var key: Range<Int>
    /// What follows the colon; empty where a list follows below.
    var value: Range<Int>
    /// The values of `- x` lines below.
    var items: [Range<Int>]
    var line: Int
  }

  /// From the first `---` to the closing line.
  let lines: ClosedRange<Int>
  private(set) var fields: [Field] = []

  /// Finds the front matter; `nil` where line 1 is no `---`, nothing closes it, or no line in it is `key:`.
  init?(in source: SourceText) {
    guard source.lineCount > 2, FrontMatter.marks(source, 1, byte: .hyphen) else { return nil }
    var end: Int?
    var fields: [Field] = []
    source.bytes.withUnsafeBufferPointer { buffer in
      for number in 2...source.lineCount {
        if FrontMatter.marks(source, number, byte: .hyphen)
          || FrontMatter.marks(source, number, byte: .period)
        {
          end = number
          return
        }
        let line = LineScanner(buffer, source.lineContent(number))
        if line.peek() == .hyphen || (line.peek() == .space && !fields.isEmpty) {
          let item = line.trimmed(line.rest)
          if line.byte(at: item.lowerBound) == .hyphen, !fields.isEmpty {
            fields[fields.count - 1].items.append(
              line.trimmed(min(item.lowerBound + 1, item.upperBound)..<item.upperBound))
          }
          continue
        }
        guard line.peek() != .numberSign, line.spaceLength(at: line.position) == 0,
          let label = ScannedLabel(line)
        else {
          continue
        }
        fields.append(Field(key: label.key, value: label.value, items: [], line: number))
      }
    }
    guard let end, !fields.isEmpty else { return nil }
    lines = 1...end
    self.fields = fields
  }

  /// Whether a line is three of `byte`, white space behind them left out.
  private static func marks(_ source: SourceText, _ number: Int, byte: UInt8) -> Bool {
    let range = source.lineBehindMark(number)
    guard range.count >= 3, range.prefix(3).allSatisfy({ source.bytes[$0] == byte }) else { return false }
    return range.dropFirst(3).allSatisfy { source.bytes[$0] == .space || source.bytes[$0] == .tab }
  }
}

extension DayReader {
  /// Reads `weight:`, `mood:`, `tags:` and `complete:`, and keeps an energy of the day; everything else is kept and not looked at.
  mutating func readFrontMatter(_ front: FrontMatter) {
    for field in front.fields {
      let isTags = file.scan(field.key) { $0.isWhole("tags") || $0.isWhole("tag") }
      if isTags {
        readFrontTags(field)
      } else if !field.value.isEmpty {
        let value = unquoted(field.value)
        if file.scan(field.key, { $0.isWhole("title") }) {
          notePlan(inTitle: value)
        } else if file.scan(field.key, { $0.isWhole("mood") }) {
          _ = readMood(value, line: field.line, needsScale: false)
        } else if !isPageOrder(field.key, value),
          !readKey(ScannedLabel(key: field.key, value: value), field.key, line: field.line, isItem: true)
        {
          keepDayEnergy(field.key.lowerBound..<field.value.upperBound)
          hintFood(in: field, value)
        }
      }
    }
  }

  /// Hints at a meal and a food, which front matter does not hold: `breakfast: eggs`.
  private mutating func hintFood(in field: FrontMatter.Field, _ value: Range<Int>) {
    guard context.planRank == nil, case .section(.meal)? = knownTitle(field.key).match, namesDish(value)
    else {
      return
    }
    report(
      .uncountedFood,
      "front matter holds no food, so this is not counted; write it below the second ‘---’: ‘- Lunch: …’",
      at: field.key.lowerBound..<field.value.upperBound)
  }

  /// `title: Meal plan`: nothing in the file was eaten. A title of many words is about more than that.
  private mutating func notePlan(inTitle value: Range<Int>) {
    let isPlan = source.bytes.withUnsafeBufferPointer { buffer in
      LineScanner(buffer, value).wordCount <= 4
        && PlanWords.name(UnsafeBufferPointer(rebasing: buffer[value]))
    }
    if isPlan { context.planRank = 0 }
  }

  /// `weight: 10`: what site generators sort pages by. Nobody weighs that, and no unit says otherwise.
  private func isPageOrder(_ key: Range<Int>, _ value: Range<Int>) -> Bool {
    guard value.count <= 2, file.scan(key, { $0.isWhole("weight") }) else { return false }
    return value.allSatisfy { isASCIIDigit(source.bytes[$0]) }
      && (value.count == 1 || source.bytes[value.lowerBound] < UInt8(ascii: "2"))
  }

  private mutating func readFrontTags(_ field: FrontMatter.Field) {
    var tags: [Tag] = []
    let all = field.items + (field.value.isEmpty ? [] : parts(of: field.value))
    for range in all {
      var name = unquoted(range)
      if !name.isEmpty, source.bytes[name.lowerBound] == .numberSign {
        name = name.lowerBound + 1..<name.upperBound
      }
      if !name.isEmpty { tags.append(Tag(source[name])) }
    }
    day.tags = eachOnce(day.tags + tags)
  }

  /// `[a, b]` or `a, b` or `a b`.
  private func parts(of value: Range<Int>) -> [Range<Int>] {
    var inner = value
    if source.bytes[inner.lowerBound] == .openBracket, source.bytes[inner.upperBound - 1] == .closeBracket,
      inner.count >= 2
    {
      inner = inner.lowerBound + 1..<inner.upperBound - 1
    }
    var parts: [Range<Int>] = []
    var start = inner.lowerBound
    var quote: UInt8?
    for offset in inner {
      let byte = source.bytes[offset]
      if quote == nil, byte == .comma || byte == .space {
        parts.append(start..<offset)
        start = offset + 1
      } else if byte == quote {
        quote = nil
      } else if quote == nil, offset == start, byte == .quotationMark || byte == .apostrophe {
        quote = byte
      }
    }
    parts.append(start..<inner.upperBound)
    return parts.filter { !$0.isEmpty }
  }

  private func unquoted(_ range: Range<Int>) -> Range<Int> {
    guard range.count >= 2, case let quote = source.bytes[range.lowerBound],
      quote == .quotationMark || quote == .apostrophe,
      source.bytes[range.upperBound - 1] == quote
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }
}
