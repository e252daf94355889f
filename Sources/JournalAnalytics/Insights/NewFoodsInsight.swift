internal import JournalFormat

/// Foods that a period names for the first time, and foods that it no longer names.
struct NewFoodsInsight: Insight {
  struct Food: Hashable, Sendable {
    var name: String
    var words: [String]
    /// The number of days that ever named it.
    var days: Int
    var first: Day
    var last: Day
  }

  /// The latest first. Also empty if all foods are new.
  private let new: [Food]
  /// Foods that are back after a long absence, the longest first.
  private let back: [FoodReturns.Food]
  /// The most frequent first.
  private let forgotten: [Food]
  /// Whether there are too few earlier days.
  private let isTooEarly: Bool
  private let elapsed: ClosedRange<Day>?
  private let today: Day
  private let isFinished: Bool
  private let diary: EatenDiary

  /// Compares the source's period with all days before it.
  ///
  /// New foods are those of `newFoods(in:tally:known:)`, as in a recap, once three earlier days are logged. A food is
  /// forgotten if at least 4 days name it, the period does not, unless it begins with the diary, and the last day with it is longer ago than three of its
  /// average intervals and than three weeks. A word within a dish names its food too.
  init(of source: InsightSource) {
    (diary, today, isFinished) = (source.diary, source.observed.today, source.observed.isFinished)
    elapsed = source.observed.elapsed
    let first = source.observed.first
    var known = KnownFoods(writtenIn: diary, before: first)
    known.forms = diary.forms
    isTooEarly = !known.isEnough
    new = Self.new(in: source.rows, of: diary, known: known)
    let (diary, elapsed) = (diary, elapsed)
    let tally = isTooEarly ? nil : diary.tally(of: source.rows)
    back = FoodReturns.foods(
      among: tally?.foods.prefix(200) ?? [], in: diary, of: source.observed, known: known,
      logged: diary.days.map(\.day)
    ) { words in
      let named = diary.phrases.map { $0.names(words) }
      return diary.rows(in: elapsed).first { named[Int($0.phrase)] }?.day
    }
    // Of the whole diary nothing is older, so what its later days do not name counts.
    forgotten = Self.forgotten(
      before: isTooEarly ? today : first, source.foods, in: diary, today: today)
  }

  private static func new(
    in rows: ArraySlice<EatenDiary.Row>, of diary: EatenDiary, known: KnownFoods
  ) -> [Food] {
    guard known.isEnough else { return [] }
    let foods = newFoods(
      in: rows.map { diary.written[Int($0.phrase)] }, tally: diary.tally(of: rows), known: known)
    // Which of the foods each different text names; only those that begin with one of its words are looked at.
    let byWord = Dictionary(grouping: foods.indices) { foods[$0].words.first ?? "" }
    var named: [Int: [Int]] = [:]
    var found: [Int: Food] = [:]
    for row in rows {
      let phrase = Int(row.phrase)
      if named[phrase] == nil {
        let words = diary.phrases[phrase]
        named[phrase] = Set(words.joined()).flatMap { byWord[$0] ?? [] }.filter {
          words.names(foods[$0].words)
        }
      }
      for food in named[phrase] ?? [] {
        let days = found[food].map { $0.last < row.day ? $0.days + 1 : $0.days } ?? 1
        found[food] = Food(
          name: foods[food].name, words: foods[food].words, days: days, first: found[food]?.first ?? row.day,
          last: row.day)
      }
    }
    return found.values.sorted { ($1.first, $0.name) < ($0.first, $1.name) }
  }

  private static func forgotten(
    before first: Day, _ foods: FoodIndex, in diary: EatenDiary, today: Day
  ) -> [Food] {
    var found: [Food?] = Array(repeating: nil, count: foods.names.count)
    for row in diary.rows {
      for food in foods.all[Int(row.phrase)] {
        guard let known = found[food] else {
          found[food] = .init(
            name: foods.names[food], words: foods.words[food], days: 1, first: row.day, last: row.day)
          continue
        }
        guard known.last < row.day else { continue }
        found[food]?.days += 1
        found[food]?.last = row.day
      }
    }
    let forgotten = found.lazy.compactMap(\.self).filter { food in
      let away = food.last.distance(to: today)
      let span = food.first.distance(to: food.last)
      return food.days >= 4 && food.last < first && away > 21 && away * (food.days - 1) > 3 * span
    }.sorted { ($1.days, $0.name) < ($0.days, $1.name) }
    return Array(forgotten.prefix(10))
  }

  /// A sentence on how many foods are new, and the latest; `nil` for none.
  var latest: String? {
    guard let food = new.first else { return nil }
    return (new.count == 1 ? InsightSentence.newOne : .newSeveral).said([
      "food": .text(diary.shown(food.name)), "count": .text(numberWord(new.count)),
      "day": .text(food.first.weekdayAndDay(besides: today)),
    ])
  }

  var blocks: [ReportBlock] {
    var blocks: [ReportBlock] = []
    if isTooEarly, !forgotten.isEmpty {
      // It is the whole diary, of which nothing is new.
    } else if isTooEarly {
      blocks.append(.paragraph(ReportText(InsightWords.tooEarlyForNew.said())))
    } else if new.isEmpty {
      blocks.append(.paragraph(ReportText(InsightWords.noneNew.said())))
    } else {
      blocks.append(.heading(level: 2, ReportText("New: \(counted(new.count, "food"))")))
      var items = new.prefix(10).map { food in
        ReportText([
          .strong(diary.shown(food.name)),
          .plain(
            InsightWords.newSince.said(["day": .text(food.first.weekdayAndDay(besides: today))])
              + (food.days > 1 ? ", on \(dayCount(food.days))" : "")),
        ])
      }
      if new.count > 10 { items.append(ReportText("and \(grouped(new.count - 10)) more")) }
      blocks.append(.list(items))
    }
    if !back.isEmpty {
      blocks.append(.heading(level: 2, ReportText(InsightWords.backTitle.said())))
      blocks.append(
        .list(
          back.prefix(10).map { food in
            ReportText([
              .strong(food.name),
              .plain(
                InsightWords.back.said([
                  "day": .text(food.day.weekdayAndDay(besides: today)),
                  "away": .text(FoodReturns.text(away: food.away)),
                ])),
            ])
          }))
    }
    guard !forgotten.isEmpty else { return blocks }
    blocks.append(.heading(level: 2, "Not eaten lately"))
    blocks.append(
      .list(
        forgotten.map { food in
          ReportText([
            .strong(diary.shown(food.name)),
            .plain(
              (isFinished ? InsightWords.forgottenThen : .forgotten).said([
                "days": .number(food.days), "day": .text(food.last.weekdayAndDay(besides: today)),
                "ago": .number(food.last.distance(to: today)),
              ])),
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
    let back = JSONValue.array(
      back.map {
        [
          "name": .string($0.words.joined(separator: " ")), "day": .string($0.day.description),
          "days_away": .int($0.away),
        ]
      })
    return ["is_too_early": .bool(isTooEarly), "new": list(new), "back": back, "forgotten": list(forgotten)]
  }

  var figures: [Figure] {
    new.map { figure(of: $0, .newFoods) }
      + back.map { food in
        Figure(food.name, .text("back"), rule: .backFoods) {
          diary.places(in: elapsed) { $0.names(food.words) }
        }
      } + forgotten.map { figure(of: $0, .forgottenFoods) }
  }

  private func figure(of food: Food, _ rule: FigureRule) -> Figure {
    Figure(diary.shown(food.name), .days(food.days), rule: rule) {
      diary.places(in: food.first...food.last) { $0.names(food.words) }
    }
  }
}
