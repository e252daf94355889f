public import JournalFormat

/// What a meal amounts to by a language model.
public struct ModelEstimateReport: Sendable {
  /// The words of the meal as they were given.
  public var text: String
  public var estimate: ModelEstimate

  public init(text: String, estimate: ModelEstimate) { (self.text, self.estimate) = (text, estimate) }

  private var grams: [(nutrient: Nutrient, grams: Double)] {
    [(.protein, estimate.protein), (.carbs, estimate.carbs), (.fat, estimate.fat)]
  }
}

extension ModelEstimateReport: Report {
  public var document: ReportDocument {
    let (low, high) = (estimate.range.lowerBound, estimate.range.upperBound)
    let macros = grams.map { "\(Int($0.grams.rounded())) g \($0.nutrient.rawValue)" }
    let taken = estimate.foodName + (estimate.quantity.isEmpty ? "" : ", \(estimate.quantity)")
    return ReportDocument(
      title: text,
      blocks: [
        .paragraph(
          ReportText([
            .strong("About \(grouped(Int(estimate.kilocalories.rounded()))) kcal"),
            .plain(
              ", between \(grouped(Int(low.rounded()))) and \(grouped(Int(high.rounded()))): "
                + macros.joined(separator: ", ") + "."),
          ])),
        .paragraph("By the model \(estimate.model), which took it as: \(taken)."),
      ])
  }

  public var json: JSONValue {
    [
      "text": .string(text), "source": .string(estimate.source), "complete": true,
      "energy_kcal": Self.tenths(estimate.kilocalories),
      "energy_low_kcal": Self.tenths(estimate.range.lowerBound),
      "energy_high_kcal": Self.tenths(estimate.range.upperBound),
      "protein_g": Self.tenths(estimate.protein), "carbs_g": Self.tenths(estimate.carbs),
      "fat_g": Self.tenths(estimate.fat), "food": .string(estimate.foodName),
      "quantity": .string(estimate.quantity),
    ]
  }

  /// None: an estimate is based on no lines.
  public var figures: [Figure] { [] }

  private static func tenths(_ value: Double) -> JSONValue { .double((value * 10).rounded() / 10) }
}
