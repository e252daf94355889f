internal import JournalFormat

extension MealEstimate {
  /// The range of the energy and the assumptions, without a full stop: `190 to 310 kcal, taking 1 egg as 50 g and a slice of toast
  /// as 25 g`.
  public var sentence: String {
    let step: Double = kilocalories >= 100 ? 10 : 1
    // About the figure that is written, as the sums of the day have it.
    let written = stated ?? facts.energy?.low.kilocalories ?? kilocalories
    let width = stated == nil ? written * Double(percent) / 100 : 0
    let (low, high) = (rounded(written - width, to: step), rounded(written + width, to: step))
    let energy = low == high ? "\(high) kcal" : "\(low) to \(high) kcal"
    let taken = foods.compactMap(\.taken)
    let ignored = foods.flatMap(\.ignored)
    return [
      energy, taken.isEmpty ? nil : "taking " + joinedList(taken),
      ignored.isEmpty ? nil : "without regard to " + joinedList(ignored.map { "‘\($0)’" }),
    ].compactMap(\.self).joined(separator: ", ")
  }

  private func rounded(_ value: Double, to step: Double) -> Int {
    Int(min((value / step).rounded() * step, 1e9))
  }
}

extension EstimatedFood {
  /// The assumption about an amount: `1 egg as 50 g`; `nil` if the grams were stated.
  fileprivate var taken: String? {
    guard !assumption.isEmpty else { return nil }
    guard let split = assumption.firstRange(of: " = ") else {
      let grams = assumption.split(separator: " ").dropFirst(2).joined(separator: " ")
      return "the \(food.name) as \(grams)"
    }
    let (what, grams) = (assumption[..<split.lowerBound], assumption[split.upperBound...])
    if what == "a usual portion" { return "a portion of \(food.name) as \(grams)" }
    if what.hasSuffix(" with it") { return "the \(food.name) with it as \(grams)" }
    if what.hasPrefix("taken as ") { return "the \(food.name) as 2 of \(grams)" }
    let isNamed = what.hasSuffix(food.name) || what.contains("portion of")
    return isNamed ? "\(what) as \(grams)" : "\(what) of \(food.name) as \(grams)"
  }
}
