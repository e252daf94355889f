/// What an entry takes over from the headings, labels and boxes around it.
struct FoodPlace {
  /// The meal, or `nil` under Food and for labels that name none.
  var category: FoodCategory?
  /// The time of a heading or a label, for entries without one of their own.
  var time: TimeSpan?
  var state = FoodEntry.State.eaten
  /// Whether a box says the state, so that words do not.
  var isBoxed = false

  /// The place of a meal that a label names, at the time it states. The time of another meal around it is not its own, but that of
  /// dessert and drinks.
  func at(_ meal: FoodCategory, _ time: TimeSpan?) -> FoodPlace {
    let isPart = category == nil || category == meal || meal == .dessert || meal == .beverage
    var place = self
    place.category = meal
    place.time = time ?? (isPart ? self.time : nil)
    return place
  }

  /// The same place below a title or a label that may say that its food is yet to be eaten; a box says more.
  func named(by title: KnownTitle, _ line: LexedLine) -> FoodPlace {
    guard title.isPlanned, line.box == nil else { return self }
    var place = self
    place.state = .planned
    return place
  }
}
