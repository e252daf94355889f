internal import JournalFormat

/// Foods that a period names for the first time, and foods that it no longer names.
struct NewFoodsInsight: Insight {
  struct Food: Hashable, Sendable {
    var name: String
    /// The number of days that ever named it.
    var days: Int
    var first: Day
    var last: Day
  }

  /// The latest first. Also empty if all foods are new.
  private let new: [Food]
  /// The most frequent first.
  private let forgotten: [Food]
  /// Whether there are too few earlier days.
  private let isTooEarly: Bool
  private let today: Day
  private let diary: EatenDiary

  /// Compares the source's period with all days before it.
  ///
  /// A food is new if its word is on no earlier day, or if it is a dish whose two words were never adjacent, in
  /// any form, once three earlier days are logged. A food is forgotten if at least 4 days name it, the
  /// period does not, and the last day with it is longer ago than three of its average intervals and than three
  /// weeks. A word within a dish names its food too.
  init(of source: InsightSource) {
    let foods = source.foods
    (diary, today) = (source.diary, source.observed.today)
    let first = source.observed.first
    let seen = source.observed.today
    var found: [Food?] = Array(repeating: nil, count: foods.names.count)
    for row in source.diary.rows {
      for food in foods.all[Int(row.phrase)] {
        guard let known = found[food] else {
          found[food] = .init(name: foods.names[food], days: 1, first: row.day, last: row.day)
          continue
        }
        guard known.last < row.day else { continue }
        found[food]?.days += 1
        found[food]?.last = row.day
      }
    }
    let earlier = source.diary.days.prefix { $0.day < first }
    isTooEarly = earlier.count < 3
    let named = found.compactMap(\.self)
    let new = isTooEarly ? [] : named.filter { $0.first >= first }
    let known =
      new.isEmpty
      ? KnownFoods() : KnownFoods(source.diary, before: earlier.last?.rows.upperBound ?? 0)
    let forgotten = named.filter { food in
      let away = food.last.distance(to: seen)
      let span = food.first.distance(to: food.last)
      return food.days >= 4 && food.last < first && away > 21 && away * (food.days - 1) > 3 * span
    }.sorted { ($1.days, $0.name) < ($0.days, $1.name) }
    self.forgotten = Array(forgotten.prefix(10))
    self.new = new.filter { !known.names($0.name) }.sorted { ($1.first, $0.name) < ($0.first, $1.name) }
  }

  var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    if isTooEarly {
      blocks.append(.paragraph("With fewer than three days logged before these, every food would be new."))
    } else if new.isEmpty {
      blocks.append(.paragraph("No food here is new."))
    } else {
      blocks.append(.heading(level: 2, ReportText("New: \(counted(new.count, "food"))")))
      var items = new.prefix(10).map { food in
        ReportText([
          .strong(food.name),
          .plain(
            ", since \(food.first.weekdayAndDay(besides: today))"
              + (food.days > 1 ? ", on \(dayCount(food.days))" : "")),
        ])
      }
      if new.count > 10 { items.append(ReportText("and \(grouped(new.count - 10)) more")) }
      blocks.append(.list(items))
    }
    guard !forgotten.isEmpty else { return blocks }
    blocks.append(.heading(level: 2, "Not eaten for long"))
    blocks.append(
      .list(
        forgotten.map { food in
          ReportText([
            .strong(food.name),
            .plain(
              ": on \(dayCount(food.days)), the last on \(food.last.weekdayAndDay(besides: today)), "
                + "\(dayCount(food.last.distance(to: today))) ago"),
          ])
        }))
    return blocks
  }

  var json: JSONValue {
    func list(_ foods: [Food]) -> JSONValue {
      .array(
        foods.map {
          [
            "name": .string($0.name), "days": .int($0.days), "first_day": .string($0.first.description),
            "last_day": .string($0.last.description),
          ]
        })
    }
    return ["is_too_early": .bool(isTooEarly), "new": list(new), "forgotten": list(forgotten)]
  }

  var figures: [Figure] {
    new.map { figure(of: $0, .newFoods) } + forgotten.map { figure(of: $0, .forgottenFoods) }
  }

  private func figure(of food: Food, _ rule: FigureRule) -> Figure {
    Figure(food.name, .days(food.days), rule: rule) {
      let words = food.name.split(separator: " ").map { diary.forms.form(of: String($0)) }
      return diary.places(in: food.first...food.last) { $0.names(words) }
    }
  }
}
