/// Foods on lines of their own below the title of a meal, without bullets.
extension DayReader {
  private enum PlainLine {
    /// A food and nothing else.
    case food
    /// A line that is an entry in any paragraph: `12:30 pizza`.
    case entry
    /// A figure that is no food: `Total: 1200`, `55.7 kg`.
    case figure
    case prose
  }

  /// Whether a paragraph is a list without bullets: the first of its section, each line short and no sentence, the first of
  /// them a food, and no list below it in the section.
  func holdsPlainFoods(_ lines: ClosedRange<Int>) -> Bool {
    guard let section = context.sections.last, section.prose == nil,
      section.firstEntry == day.entries.count, !file.isRestart(lines.lowerBound),
      areFoods(lines)
    else { return false }
    let behind = file.blocks.partitioningIndex { Int($0.line) > lines.upperBound }
    for block in file.blocks[behind...] where block.depth == 0 {
      switch block.kind {
      case .item, .deepList: return false
      case .heading: return true
      case .paragraph where isBold(Int(block.line)): return true
      case .paragraph, .quotation, .code, .html, .rule: continue
      }
    }
    return true
  }

  /// Whether each line is a food, an entry or a figure, with a food before any entry.
  func areFoods(_ lines: ClosedRange<Int>) -> Bool {
    var hasFood = false
    // A comma ends each line of a list or none; else the line below goes on with it.
    let commas = lines.dropLast().count { endsInComma(file.text(ofLine: $0)) }
    guard commas == lines.count - 1 || commas == 0 && !endsInComma(file.text(ofLine: lines.upperBound)),
      lines.count > 1 || !endsInComma(file.text(ofLine: lines.upperBound))
    else { return false }
    for number in lines {
      switch plainLine(number) {
      case .food: hasFood = true
      case .entry where hasFood, .figure: continue
      case .entry, .prose: return false
      }
    }
    return hasFood
  }

  /// Whether a line begins with a picture: among others that do it stands for itself.
  func beginsWithPicture(_ line: LexedLine) -> Bool {
    guard let first = line.text.first, !source.bytes[first].isASCII else { return false }
    return behindPicture(line.text) != nil
  }

  /// Whether a line that states an energy below the last of several meals, on the line `number`, says what all of them had,
  /// `Calories: 1900`: the meal above that one states none. Between the two may stand meals of which nothing was eaten.
  func isEnergyOfDay(_ line: LexedLine, below number: Int) -> Bool {
    guard mayStateEnergy(line.text), let above = day.entries.last, above.energy == nil,
      case let first = above.range.lowerBound.line, first < number,
      (first..<number).allSatisfy({ !source.isBlank(line: $0) })
    else { return false }
    return file.scan(line.text) {
      (parser.facts.readStatement($0) ?? parser.facts.read($0))?.energy != nil
    }
  }

  private func endsInComma(_ text: Range<Int>) -> Bool {
    text.last.map { [.comma, .semicolon].contains(source.bytes[$0]) } ?? false
  }

  /// A line without the comma or semicolon that it ends in.
  func withoutComma(_ text: Range<Int>) -> Range<Int> {
    endsInComma(text) ? file.scan(text) { $0.trimmed(text.dropLast()) } : text
  }

  /// Whether a line of such a paragraph is a food.
  func isPlainFood(_ line: LexedLine) -> Bool {
    guard line.box == nil, !line.hasTime, !line.hasSignBullet else { return false }
    return file.scan(withoutComma(line.text)) { text in
      guard mayNameFood(text), !parser.namesTotal(text), !namesColumns(text),
        scanBodyMass(text)?.end != text.end
      else { return false }
      guard let label = line.label else { return true }
      return isAmount(text.over(label.value)) && parser.facts.readStatement(text) == nil
    }
  }

  /// Whether a line of any paragraph under food is a dish that states its energy, and no sentence: `1 egg (80 kcal)`.
  func isDishWithEnergy(_ line: LexedLine) -> Bool {
    guard line.label == nil, mayStateEnergy(line.text), file.scan(line.text, { mayNameFood($0) }) else {
      return false
    }
    let text = ItemText(source, line.text)
    let entry = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    return entry.facts.energy != nil && !entry.words.isEmpty && statesEnergyOfFood(text)
      && NamedDish(text.slice(entry.words)).beginsWithDish
  }

  /// Whether a line is the name of an occasion, and words with their energy behind it: `Aperitivo: spritz 250 kcal`. Below a meal it is
  /// food of its own.
  func isFoodBehindName(_ line: LexedLine) -> Bool {
    guard let label = line.label, mayStateEnergy(label.value),
      file.scan(label.key, { $0.wordCount <= 3 && $0.firstDigit() == nil && !EntryDetail.isReserved($0) }),
      !namesActivity(label), MealLabelWords.meaning(of: label.key, in: source) == nil
    else { return false }
    let text = ItemText(source, label.value)
    let entry = EntryLine(text, from: text.range.lowerBound, facts: parser.facts)
    return entry.facts.energy != nil && statesEnergyOfFood(text)
      && source.bytes[entry.words].contains { isASCIILetter($0) || !$0.isASCII }
      && entry.figure != entry.words
  }

  private func plainLine(_ number: Int) -> PlainLine {
    guard !file.isHidden(number), case let line = file.lex(line: number), !line.text.isEmpty else {
      return .figure
    }
    if line.box != nil || line.hasTime || line.hasSignBullet || mealLabel(of: line) != nil { return .entry }
    return isPlainFood(line) ? .food : isFigure(line) ? .figure : .prose
  }

  /// Whether a line is a total, facts, a reading, a weight, or holds no letter.
  func isFigure(_ line: LexedLine) -> Bool {
    file.scan(line.text) { text in
      parser.namesTotal(text) || parser.statesSum(text) || namesColumns(text)
        || scanBodyMass(text)?.end == text.end
        || parser.facts.readStatement(text) != nil
        || parser.facts.read(text) != nil
        || line.label.map { section(ofLabel: $0) != nil } ?? false
        || !text.rest.contains { isASCIILetter(text.byte(at: $0)) || !text.byte(at: $0).isASCII }
    }
  }

  /// Whether a line is names of columns with tabs between them, pasted from a spreadsheet: `Time → Food → kcal`.
  private func namesColumns(_ text: LineScanner) -> Bool {
    var start = text.position
    var count = 0
    while let tab = text.over(start..<text.end).firstIndex(of: .tab) ?? (count > 0 ? text.end : nil) {
      guard parser.column(text.over(text.trimmed(start..<tab))) != .other else { return false }
      count += 1
      if tab == text.end { break }
      start = tab + 1
    }
    return count > 1
  }

  private func isBold(_ number: Int) -> Bool {
    file.scan(file.text(ofLine: number)) { LexedLine.boldText($0) } != nil
  }

  /// A figure and perhaps its unit: `130`, `130 kcal`, `2 x 70 g`.
  private func isAmount(_ value: LineScanner) -> Bool {
    guard value.digit(at: value.position) != nil || value.peek() == .tilde else { return false }
    return parser.facts.read(value) != nil
      || value.rest.allSatisfy { isASCIIDigit(value.byte(at: $0)) || value.byte(at: $0) == .tilde }
  }
}
