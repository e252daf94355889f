/// Blocks of code, which are notes: what stands in them counts for nothing.
extension DayReader {
  /// Hints at the first line of a block of code that would count outside of it: a food, its energy, a weight, a task.
  ///
  /// The lines are read as a file of their own, below a title for food if one holds them here. A fence with the name of a programming
  /// language is code, and so is what has no such line.
  mutating func hintLogInCode(_ index: Int) {
    guard !context.isInCode, !context.readsTasksOnly, context.planRank == nil, context.trainingRank == nil,
      let block = codeLines(index)
    else { return }
    var bytes: [UInt8] = []
    let above = context.lineItems.isFood ? 1 : 0
    if above > 0 { bytes += Array("# Food\n".utf8) }
    for number in block.lines {
      let line = source.lineContent(number)
      if !file.isHidden(number) { bytes += source.bytes[line.dropFirst(min(block.indentation, line.count))] }
      bytes.append(.lineFeed)
    }
    var reader = DayReader(SourceText(bytes), parser: parser, day: day.day, path: day.path)
    reader.context.isInCode = true
    reader.read()
    guard let found = reader.firstThatCounts(),
      case let number = block.lines.lowerBound + found.line - 1 - above,
      block.lines.contains(number)
    else { return }
    report(
      found.code,
      "what stands in a block of code is a note and counts for nothing, and this looks like part of a diary; if it is, "
        + (block.isFenced
          ? "take the lines with the marks around it away" : "write it without the indentation"),
      at: file.text(ofLine: number))
  }

  /// The first line that is a food, a weight or a task, or is named as one.
  private func firstThatCounts() -> (line: Int, code: DiagnosticCode)? {
    var found: [(line: Int, code: DiagnosticCode)] = []
    for entry in day.entries where entry.facts.energy != nil || NamedDish(entry.text).hasDish {
      found.append((entry.range.lowerBound.line, .uncountedFood))
      break
    }
    // `weight: 100` may be any number.
    for weight in day.weights
    where source[bytes(of: weight.range)].bytes.contains(where: { [.period, .comma].contains($0) }) {
      found.append((weight.range.lowerBound.line, .uncountedWeight))
      break
    }
    if let task = day.tasks.first { found.append((task.range.lowerBound.line, .uncountedTask)) }
    let named = diagnostics.first {
      [.uncountedFood, .uncountedEnergy, .uncountedWeight].contains($0.code)
    }
    if let named { found.append((named.range.lowerBound.line, named.code)) }
    return found.min { $0.line < $1.line }
  }

  private func bytes(of range: SourceRange) -> Range<Int> {
    source.byteOffset(of: range.lowerBound)..<source.byteOffset(of: range.upperBound)
  }

  /// The lines of a block of code without its fences, at most 400, and how far all of them are indented; `nil` if it is code by its name.
  private func codeLines(_ index: Int) -> (lines: ClosedRange<Int>, indentation: Int, isFenced: Bool)? {
    var first = Int(file.blocks[index].line)
    var last = file.lastLine(of: index)
    let fence = fence(first)
    if fence.length >= 3 {
      guard isClosed(fence, first, through: last), isText(fence.name) else { return nil }
      first += 1
      last -= 1
    }
    last = min(last, first + 399)
    guard first <= last else { return nil }
    var indentation = Int.max
    for number in first...last where !source.isBlank(line: number) {
      indentation = min(
        indentation, file.text(ofLine: number).lowerBound - source.lineContent(number).lowerBound)
    }
    return indentation == .max ? nil : (first...last, indentation, fence.length >= 3)
  }

  /// Whether what a fence says of its block leaves it a text: nothing, `text`, `md`.
  private func isText(_ name: Range<Int>) -> Bool {
    name.isEmpty || source[name].withBytes { Self.texts.contains($0) }
  }

  private static let texts = WordSet(
    "text, txt, plain, plaintext, log, markdown, md, food, diary, journal, csv")
}
