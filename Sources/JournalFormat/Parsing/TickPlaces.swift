/// Where the parts of a habit's line stand, as ranges of an `ItemText`.
struct TickPlaces {
  /// The leading time alone.
  var time: Range<Int>?
  /// The amount, with what parts it from the name.
  var amount: Range<Int>?
  /// `(mood 4/5)`, with the white space before it.
  var mood: Range<Int>?
  /// Where the words begin, behind the time.
  var start: Int

  /// Reads the words behind the box anew, and says where their parts stand. A skip has no amount.
  init(_ text: ItemText, isSkipped: Bool) {
    self = text.scan { line in
      var line = line
      line.skipSpaces()
      let first = line.position
      let hasTime = text.takeTime(&line) != nil
      let timeEnd = line.position
      line.skipSpaces()
      var places = TickPlaces(start: line.position)
      if hasTime { places.time = line.trimmed(first..<timeEnd) }
      var words = withoutTrailingTags(line)
      if let (_, start) = trailingMood(line.over(words)) {
        let end = words.upperBound
        words = line.trimmed(words.lowerBound..<start)
        places.mood = words.upperBound..<end
      }
      guard !isSkipped else { return places }
      if let label = ScannedLabel(line.over(words)) {
        if line.byte(at: label.key.upperBound) == .colon, scanHabitAmount(line.over(label.value), text) != nil
        {
          places.amount = label.key.upperBound..<label.value.upperBound
        }
      } else if let (name, _) = amountWithoutLabel(line.over(words), text) {
        places.amount =
          name.lowerBound > words.lowerBound
          ? words.lowerBound..<name.lowerBound : name.upperBound..<words.upperBound
      }
      return places
    }
  }

  private init(start: Int) { self.start = start }
}
