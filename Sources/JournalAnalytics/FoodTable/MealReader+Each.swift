/// The weight of each of several pieces, and the amount of each of several foods: `3 eggs of 60 g`, `rice and dal, 1 cup each`.
extension MealReader {
  /// Joins a count and the weight of each at the end of a segment to one amount: `180 g eggs` of `3 eggs each 60 g`.
  mutating func joinEach() {
    var index = 0
    while index + 1 < tokens.count {
      defer { index += 1 }
      guard let one = exactAmount(at: index), one.value > 0, case .number(let text, _, _) = tokens[index]
      else { continue }
      let isEach = word(at: index + 2).map(MealWords.eaches.contains) ?? false
      let end = index + (isEach ? 3 : 2)
      guard end == tokens.count || tokens[end] == .separator else { continue }
      var behind = index
      let before = word(at: index - 1) ?? ""
      let isEachBefore = before == "jeweils" || MealWords.eaches.contains(before)
      let isSaid = isEachBefore || Self.wordsForOne.contains(before)
      if isSaid { behind -= 1 }
      if behind > 0, tokens[behind - 1] == .separator {
        // `4 eggs, 60 g each`, but not `4 eggs, a 60 g`.
        guard isEach || isEachBefore else { continue }
        behind -= 1
      }
      guard isEach || isSaid, let counted = counted(before: behind) else { continue }
      tokens.removeSubrange(behind..<end)
      tokens.replaceSubrange(
        counted.range,
        with: [.number(text, counted.count * one.value, upTo: nil), .word(one.unit.name)])
      index = counted.range.lowerBound + 1
    }
  }

  /// The count at the beginning of the segment that ends before `end`, with a word for a piece after it: `2 filets of`.
  private func counted(before end: Int) -> (count: Double, range: Range<Int>)? {
    var start = 0
    if let last = tokens[..<end].lastIndex(where: { $0.text == nil }) { start = last + 1 }
    guard start < end, let number = number(at: start), number.upTo == nil, (2...48).contains(number.value),
      number.value == number.value.rounded()
    else { return nil }
    let name = start + number.count
    // `3 rolls with cheese 20 g each`: of which of the two?
    guard name < end, exactAmount(at: start) == nil,
      (name..<end).allSatisfy({ place in
        word(at: place).map { !MealWords.joints.contains($0) && !MealWords.eaches.contains($0) } ?? false
      })
    else { return nil }
    let isOf = name + 2 < end && MealWords.ofs.contains(word(at: name + 1) ?? "")
    let isName = (foods.longest(tokens[name..<end].prefix(8).compactMap(\.text)[...])?.count ?? 0) > 1
    return (number.value, start..<(isOf && !isName ? name + 2 : name))
  }

  /// Assigns the amount before *each* to all foods before it that have none: `rice, dal and curd, a bowl each`; returns whether it
  /// does.
  mutating func giveToAll() -> Bool {
    guard !isInBracket, index + 1 == tokens.count || tokens[index + 1].text == nil,
      pending.count != nil || pending.measure != nil
    else { return false }
    let given = items.indices.reversed().prefix { items[$0].amount.isEmpty }
    guard given.count > 1, given.contains(where: { !items[$0].isWith }) else { return false }
    for item in given { items[item].amount = pending }
    pending = MealAmount()
    index += 1
    return true
  }

  /// Words between pieces and the weight of one.
  private static let wordsForOne: Set<String> = ["a", "of", "at", "von", "zu", "de"]
}
