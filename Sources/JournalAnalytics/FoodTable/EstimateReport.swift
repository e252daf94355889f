public import JournalFormat

/// What a meal amounts to, food by food.
public struct EstimateReport: Sendable {
  /// The words of the meal as they were given.
  public var text: String
  public var estimate: MealEstimate
  /// Whether a number in the words has no unit, so that only the user knows what it counts.
  public var hasBareNumber: Bool

  public init(text: String, estimate: MealEstimate, hasBareNumber: Bool = false) {
    (self.text, self.estimate, self.hasBareNumber) = (text, estimate, hasBareNumber)
  }
}

extension EstimateReport: Report {
  public var document: ReportDocument {
    var blocks: [ReportBlock] = []
    if let stated = estimate.stated {
      blocks.append(
        .paragraph(
          ReportText([
            .strong("\(rounded(stated)) kcal"),
            .plain(", as the words say themselves; the table is not asked for these."),
          ])))
      return ReportDocument(title: text, blocks: blocks)
    }
    if estimate.foods.isEmpty {
      blocks.append(.paragraph("No food of the table is among these words."))
    } else {
      let (low, high) = (rounded(estimate.range.lowerBound), rounded(estimate.range.upperBound))
      let unsaid = estimate.unsaid
      let kinds = [Nutrient.protein, .carbs, .fat]
      let unknown = kinds.filter { unsaid.contains($0) && estimate.grams(of: $0) == 0 }
      let macros = kinds.filter { !unknown.contains($0) }.map {
        "\(unsaid.contains($0) ? "at least " : "")\(Int(estimate.grams(of: $0).rounded())) g \($0.rawValue)"
      }
      let figures = macros.isEmpty ? "" : ": \(macros.joined(separator: ", "))"
      let silence = unknown.isEmpty ? "" : " Nothing says its \(joinedList(unknown.map(\.rawValue)))."
      blocks.append(
        .paragraph(
          ReportText([
            .strong("About \(rounded(estimate.kilocalories)) kcal"),
            .plain(
              ", between \(low) and \(high)\(figures).\(silence)\(estimate.unknown.isEmpty ? "" : " Not all of it is known.")"
            ),
          ])))
      blocks.append(.table(table))
    }
    if hasBareNumber {
      blocks.append(
        .paragraph(
          "The number has no unit, and may be kcal, grams or a count; with its unit behind it this would be surer."
        ))
    }
    for food in estimate.guessed {
      if let measure = food.food.unweighedMeasure {
        blocks.append(
          .paragraph(
            "This is one \(measure), whatever the amount: write into foods.md what it weighs, as in - 1 \(measure): 50 g."
          ))
        continue
      }
      blocks.append(
        .paragraph(
          "What ‘\(food.ignored.joined(separator: " "))’ means is not known, and this is \(food.food.name) alone: a dish of that name may have far more."
        ))
    }
    for words in estimate.unknown {
      blocks.append(
        .paragraph(
          "‘\(words)’ is not in the table. If it is a food, write its figures yourself, as in (320 kcal), or put it into foods.md."
        ))
    }
    return ReportDocument(title: text, blocks: blocks)
  }

  private var table: ReportTable {
    ReportTable(
      columns: [
        .init("Food"), .init("g", .trailing), .init("kcal", .trailing), .init("P", .trailing),
        .init("C", .trailing),
        .init("F", .trailing), .init("Sure", .trailing), .init("How"),
      ],
      rows: estimate.foods.map { item in
        let nutrients = [Nutrient.protein, .carbs, .fat].map {
          ReportText(
            item.food.composition.unsaid.contains($0) ? "?" : "\(Int(item.grams(of: $0).rounded()))")
        }
        return [
          ReportText(item.food.name),
          ReportText(item.food.unweighedMeasure == nil ? "\(rounded(item.grams))" : "?"),
          ReportText("\(rounded(item.kilocalories))"),
        ] + nutrients + [ReportText("±\(Int((item.share * 100).rounded())) %"), ReportText(item.explanation)]
      })
  }

  /// `null` if the food does not state it.
  private func grams(of nutrient: Nutrient, in item: EstimatedFood) -> JSONValue {
    item.food.composition.unsaid.contains(nutrient)
      ? .null : .double(rounded(item.grams(of: nutrient), to: 10))
  }

  /// `null` if the energy is stated and the grams are not.
  private func macro(_ nutrient: Nutrient) -> JSONValue {
    estimate.stated == nil ? .double(rounded(estimate.grams(of: nutrient), to: 10)) : .null
  }

  public var json: JSONValue {
    [
      "text": .string(text), "complete": .bool(estimate.isComplete || estimate.stated != nil),
      "energy_stated": .bool(estimate.stated != nil),
      "energy_kcal": .double(rounded(estimate.kilocalories, to: 10)),
      "energy_low_kcal": .double(rounded(estimate.range.lowerBound, to: 10)),
      "energy_high_kcal": .double(rounded(estimate.range.upperBound, to: 10)),
      "protein_g": macro(.protein),
      "carbs_g": macro(.carbs),
      "fat_g": macro(.fat),
      "foods": .array(
        estimate.foods.map { item in
          [
            "food": .string(item.food.name), "source": .string(item.food.source),
            "weight_g": item.food.unweighedMeasure == nil ? .double(rounded(item.grams, to: 10)) : .null,
            "energy_kcal": .double(rounded(item.kilocalories, to: 10)),
            "protein_g": grams(of: .protein, in: item), "carbs_g": grams(of: .carbs, in: item),
            "fat_g": grams(of: .fat, in: item),
            "precision_percent": .int(Int((item.share * 100).rounded())),
            "assumption": .string(item.explanation),
          ]
        }),
      "unknown": .array(estimate.unknown.map { .string($0) }),
    ]
  }

  /// None: an estimate is based on no lines.
  public var figures: [Figure] { [] }

  private func rounded(_ value: Double) -> Int { Int(min(value, 1e9).rounded()) }

  private func rounded(_ value: Double, to scale: Double) -> Double { (value * scale).rounded() / scale }
}

extension EstimatedFood {
  /// How the grams were found, and what was not understood.
  public var explanation: String {
    let left = ignored.isEmpty ? "" : "without regard to ‘\(ignored.joined(separator: " "))’"
    let part = dish.map { "part of the \($0)" } ?? ""
    return [assumption.isEmpty ? "as said" : assumption, part, left].filter { !$0.isEmpty }.joined(
      separator: "; ")
  }
}
