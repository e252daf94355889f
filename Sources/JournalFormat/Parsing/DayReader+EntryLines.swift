/// The lines below an item's first: what continues it, and what stands for itself.
extension DayReader {
  /// The lines of an item's own paragraph, told apart.
  struct EntryLines {
    /// A line without indentation that begins with a time, a box or a label, and what continues it.
    struct Later {
      var line: Int
      var words: [Range<Int>]
      /// What a label between the item and this line opened.
      var opening: SectionLine?
    }

    /// The words of the item itself.
    var own: [Range<Int>]
    /// Entries of their own.
    var later: [Later] = []
    /// Lines that begin with a reserved key.
    var details: [EntryDetail] = []
    /// What a label such as `Dinner:` says of all that comes after it.
    var opening: SectionLine?
    /// Whether a line now continues the one before it: not right behind a label.
    var isOpen = true
  }

  func entryLines(_ lines: ClosedRange<Int>, after first: Range<Int>, of index: Int) -> EntryLines {
    var found = EntryLines(own: [first])
    var drawer = Drawer()
    for number in lines where hidden.isEmpty || !hidden.contains(number) {
      let words = words(ofLine: number)
      if scan(words, { drawer.holds($0) }) || isKnownField(words) { continue }
      if let detail = reservedDetail(words) {
        found.details.append(detail)
      } else if let opening = sectionLine(words, number, below: index) {
        found.opening = opening
        found.isOpen = false
      } else if startsAnew(words, number, below: index) {
        found.isOpen = found.opening.map { $0.section.isFood } ?? true
        if found.isOpen {
          found.later.append(EntryLines.Later(line: number, words: [words], opening: found.opening))
        }
      } else if !found.isOpen {
        continue
      } else if found.later.isEmpty {
        found.own.append(words)
      } else {
        found.later[found.later.count - 1].words.append(words)
      }
    }
    return found
  }

  /// `lunch:: soup`: read as a field, whatever it stands below.
  private func isKnownField(_ words: Range<Int>) -> Bool {
    guard let label = scan(words, { ScannedLabel($0) }), label.isField else { return false }
    return section(knownTitle(label.key).match) != nil
  }

  /// Adds what lines without indentation below an item say: an entry with a time, a box or a meal's label, or a key.
  mutating func addLaterEntry(
    _ words: [Range<Int>], _ lines: ClosedRange<Int>, _ category: FoodCategory?, _ time: TimeSpan?
  ) {
    var words = words
    var category = category
    var state = FoodEntry.State.eaten
    let first = words[0]
    if let box = scan(first, { ScannedBox($0) }) {
      state = FoodEntry.State(mark: source.bytes[box.mark.lowerBound])
      words[0] = box.end..<first.upperBound
    } else if let label = scan(first, { ScannedLabel($0) }) {
      if readKey(label, first, lines: lines.lowerBound...lines.lowerBound, isItem: true) { return }
      if case .meal(let labelled)? = section(knownTitle(label.key).match) {
        // `Lunch: 2` says how the meal was, not what it was.
        guard namesFood(label.value) else { return }
        category = labelled
        words[0] = label.value
      }
    }
    addEntry(
      ItemText(source, joining: words), range(from: first.lowerBound, throughLine: lines.upperBound), state,
      category, time, details: [])
  }
}
