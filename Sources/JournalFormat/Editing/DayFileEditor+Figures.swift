/// Figures changed where they stand: among an entry's words, and on lines that state them below it.
extension DayFileEditor {
  /// A way to write new facts of an entry.
  struct FigureWriting {
    var edits: [TextEdit]
    /// What the entry's own line says then.
    var facts: FoodFacts
    /// The words, if they change.
    var words: TextSlice?
    var details: [EntryDetail]
  }

  /// The ways to write new facts of an entry: in place first, then in a bracket.
  func figureWritings(
    _ facts: FoodFacts, of position: Int, _ splice: EntrySplice, as typed: TypedFacts?
  ) -> [FigureWriting] {
    let entry = file.entries[position]
    var ways: [FigureWriting] = []
    var base = FigureWriting(edits: [], facts: facts, details: entry.details)
    writeStatements(of: position, into: &base)
    guard base.facts != entry.facts else { return [base] }
    if let place = splice.figureEdit(base.facts) {
      var way = base
      way.edits.append(place.edit)
      way.words = place.words
      way.facts = file.parser.facts.asWritten(base.facts)
      ways.append(way)
    }
    var way = base
    way.edits += splice.factsEdits(base.facts, as: typed, behind: nil, by: file.parser.facts)
    if typed?.facts != base.facts { way.facts = file.parser.facts.asWritten(base.facts) }
    return ways + [way]
  }

  /// Writes what is new on the lines below an entry that state it, `Calories: 290`, and takes it out of the facts of its own line.
  private func writeStatements(of position: Int, into way: inout FigureWriting) {
    let entry = file.entries[position]
    guard entry.details.contains(where: \.isFacts) else { return }
    if let energy = way.facts.energy, entry.facts.energy == nil,
      writeStatement(FoodFacts(energy: energy), of: position, into: &way)
    {
      way.facts.energy = nil
    }
    for amount in way.facts.nutrients where entry.facts[amount.nutrient] == nil {
      if writeStatement(FoodFacts(nutrients: [amount]), of: position, into: &way) {
        way.facts.nutrients.removeAll { $0.nutrient == amount.nutrient }
      }
    }
  }

  /// Writes one figure on the only line that states it, if that states nothing else.
  private func writeStatement(_ new: FoodFacts, of position: Int, into way: inout FigureWriting) -> Bool {
    func states(_ facts: FoodFacts) -> Bool {
      new.energy != nil
        ? facts.energy != nil : new.nutrients.first.map { facts[$0.nutrient] != nil } ?? false
    }
    let found = way.details.indices.filter {
      if case .facts(let facts, _) = way.details[$0] { states(facts) } else { false }
    }
    guard found.count == 1, case .facts(let old, let text) = way.details[found[0]],
      old.amount == nil, old.nutrients.count + (old.energy == nil ? 0 : 1) == 1
    else { return false }
    for number in file.lines(ofEntry: position).dropFirst() {
      guard let place = statement(text, onLine: number) else { continue }
      let isBare = place.value.allSatisfy {
        file.source.bytes[$0].isASCII && !isASCIILetter(file.source.bytes[$0])
      }
      var figure = FactsText(new).text.drop { $0 != "~" && !$0.isNumber }
      if isBare, let end = figure.firstIndex(of: " ") { figure = figure[..<end] }
      let bytes =
        file.source.bytes[place.text.lowerBound..<place.value.lowerBound] + Array(figure.utf8)
        + file.source.bytes[place.value.upperBound..<place.text.upperBound]
      let read = Array(bytes).withUnsafeBufferPointer {
        file.parser.facts.readStatement(LineScanner($0, 0..<$0.count))
      }
      guard let read, read.energy == new.energy, read.nutrients == new.nutrients else { return false }
      way.details[found[0]] = .facts(read, text: TextSlice(Array(bytes)))
      way.edits.append(file.source.edit(place.value, Array(figure.utf8)))
      return true
    }
    return false
  }

  /// Where a statement stands on a line, and the figure in it; `nil` if the line says something else.
  private func statement(_ text: TextSlice, onLine number: Int) -> (text: Range<Int>, value: Range<Int>)? {
    file.source.bytes.withUnsafeBufferPointer { buffer in
      var line = LineScanner(buffer, file.source.lineContent(number))
      line.skipSpaces()
      if line.skip(.hyphen) || line.skip(.asterisk) || line.skip(.plusSign) { line.skipSpaces() }
      let words = line.trimmed(line.rest)
      guard text.bytes.elementsEqual(buffer[words]), let label = ScannedLabel(line.over(words)),
        !label.value.isEmpty, !label.value.contains(where: { buffer[$0] == .openParenthesis })
      else { return nil }
      return (words, label.value)
    }
  }
}
