/// Amounts that several words say together, made one before the words are read.
extension MealReader {
  /// Makes one amount of `100 g + 50 g`, of `3 eggs each 60 g`, of `100 g rice x2` and of `6-pack`.
  mutating func joinAmounts() {
    joinSums()
    joinEach()
    joinFactors()
    joinPacks()
  }

  /// The figure at `index` with a unit of scales behind it.
  func exactAmount(at index: Int) -> (value: Double, unit: HouseholdMeasure)? {
    guard tokens.indices.contains(index), case .number(_, let value, nil) = tokens[index],
      let unit = word(at: index + 1).flatMap({ HouseholdMeasure($0) }), unit.isExact
    else { return nil }
    return (value, unit)
  }

  /// `100 g + 50 g rice`, where no food stands before the first.
  private mutating func joinSums() {
    var index = 0
    while index + 4 < tokens.count {
      defer { index += 1 }
      guard index == 0 || tokens[index - 1] == .separator, tokens[index + 2] == .separator,
        let first = exactAmount(at: index), let second = exactAmount(at: index + 3),
        first.unit == second.unit,
        word(at: index + 5) != nil
      else { continue }
      tokens.replaceSubrange(index...index + 3, with: [.number("", first.value + second.value, upTo: nil)])
      index -= 1
    }
  }

  /// `6-pack of beer`: six of them, and no packets.
  private mutating func joinPacks() {
    var index = 0
    while index + 2 < tokens.count {
      defer { index += 1 }
      guard case .number(_, let count, nil) = tokens[index], (2...48).contains(count),
        count == count.rounded()
      else { continue }
      let pack = word(at: index + 1) == "er" ? index + 2 : index + 1
      guard word(at: pack) == "pack", tokens.indices.contains(pack + 1), tokens[pack + 1].text != nil else {
        continue
      }
      tokens.removeSubrange(index + 1...pack)
    }
  }

  /// Whether a word for a unit of scales stands without a figure, so that it is none: of `Gran's stew` and `L-shaped biscuit`.
  func isUnitAlone(_ word: String) -> Bool {
    guard pending.isEmpty, items.count == part, HouseholdMeasure(word)?.isExact == true else { return false }
    return !isFollowedByOf
  }

  /// `3 slices of toast with 10 g butter each`: the butter of all of them; returns whether *each* ends what stands with a counted food.
  mutating func giveToEach() -> Bool {
    guard index + 1 == tokens.count || tokens[index + 1].text == nil,
      let last = items.indices.last, last > 0,
      last > segment ? items[last].isWith : !items[last].amount.isEmpty,
      let main = items[..<last].last(where: { !$0.isWith }), let count = main.amount.middle, count > 1,
      main.amount.measure?.isExact != true
    else { return false }
    var amount = items[last].amount
    if amount.isEmpty, !pending.isEmpty { amount = pending }
    amount.count = (amount.count ?? 1) * count
    amount.upTo = amount.upTo.map { $0 * count }
    amount.isArticle = false
    items[last].amount = amount
    pending = MealAmount()
    index += 1
    return true
  }
}
