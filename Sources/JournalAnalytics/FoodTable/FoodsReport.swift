public import JournalFormat

/// Foods that a search found, with their figures.
public struct FoodsReport: Sendable {
  /// The words that were searched for.
  public var words: String
  /// The user's own first.
  public var foods: [TableFood]
  /// Whether all details of each are shown.
  public var isDetailed: Bool
  /// The other names of the one food that is shown.
  public var aliases: [String]
  /// The barcodes of its packages, as digits.
  public var barcodes: [String] = []
  /// The attributions of the lists that some of the foods are from.
  public var attributions: [String] = []

  public init(words: String, foods: [TableFood], isDetailed: Bool = false, aliases: [String] = []) {
    (self.words, self.foods, self.isDetailed, self.aliases) = (words, foods, isDetailed, aliases)
  }

  /// The maximum number of foods listed.
  private static let shownLimit = 50

  /// The foods that are listed.
  public var shown: some Sequence<TableFood> { foods.prefix(Self.shownLimit) }
}

extension FoodsReport: Report {
  public var document: ReportDocument {
    var document = ReportDocument(title: isDetailed ? foods.first?.name ?? words : "Foods with ‘\(words)’")
    guard !foods.isEmpty else {
      document.blocks = [
        .paragraph("No food of the table, of foods.md or of an imported list has this name.")
      ]
      return document
    }
    document.blocks.append(
      .table(
        ReportTable(
          columns: [
            .init("Per 100 g"), .init("kcal", .trailing), .init("P", .trailing), .init("C", .trailing),
            .init("F", .trailing), .init("Usual portion", .trailing), .init("Source"),
          ],
          rows: shown.map { food in
            let figures = food.composition
            let portion =
              food.unweighedMeasure.map { "1 \($0)" } ?? food["serving"].map { "\(Self.text($0)) g" } ?? ""
            let name = food.unweighedMeasure.map { "\(food.name), 1 \($0)" } ?? food.name
            return [ReportText(name), ReportText(Self.text(figures.kilocalories.rounded()))]
              + [(Nutrient.protein, figures.protein), (.carbs, figures.carbs), (.fat, figures.fat)].map {
                ReportText(figures.unsaid.contains($0) ? "?" : Self.text($1))
              } + [
                ReportText(portion), ReportText(food.source),
              ]
          })))
    if foods.count > Self.shownLimit {
      document.blocks.append(
        .paragraph("\(counted(foods.count - Self.shownLimit, "more food")) with these words."))
    }
    if isDetailed, let food = foods.first {
      let measures = food.measures.map { "1 \($0.name) = \(Self.text($0.grams)) g" }
      if let measure = food.unweighedMeasure {
        document.blocks.append(
          .paragraph(
            ReportText(
              "The figures are of 1 \(measure), and foods.md does not say what it weighs: ‘\(measure): 60 g’ below the name would."
            )))
      } else if !measures.isEmpty {
        document.blocks.append(.paragraph(ReportText("Measures: \(measures.joined(separator: ", ")).")))
      }
      if !food.ingredients.isEmpty {
        document.blocks.append(.paragraph(ReportText("Made of \(food.ingredients).")))
      }
      if !aliases.isEmpty {
        document.blocks.append(.paragraph(ReportText("Also: \(aliases.joined(separator: ", ")).")))
      }
      if !barcodes.isEmpty {
        document.blocks.append(
          .paragraph(
            ReportText(
              "\(barcodes.count == 1 ? "Barcode" : "Barcodes"): \(barcodes.joined(separator: ", "))."))
        )
      }
      if food.source.hasPrefix("fndds") || food.source.hasPrefix("sr28") {
        document.blocks.append(
          .footnote(
            "Figures: U.S. Department of Agriculture, FoodData Central, in the public domain; the source is the number of the food there."
          ))
      }
    }
    for attribution in attributions { document.blocks.append(.footnote(ReportText(attribution))) }
    return document
  }

  public var json: JSONValue {
    [
      "words": .string(words), "aliases": .array(aliases.map { .string($0) }),
      "barcodes": .array(barcodes.map { .string($0) }),
      "foods": .array(
        foods.map { food in
          [
            "name": .string(food.name), "energy_kcal_per_100_g": .double(food.composition.kilocalories),
            "protein_g_per_100_g": .double(food.composition.protein),
            "carbs_g_per_100_g": .double(food.composition.carbs),
            "fat_g_per_100_g": .double(food.composition.fat),
            "measures": .array(
              food.measures.map { ["measure": .string($0.name), "weight_g": .double($0.grams)] }),
            "source": .string(food.source), "ingredients": .string(food.ingredients),
          ]
        }),
    ]
  }

  /// None: a table is based on no lines.
  public var figures: [Figure] { [] }

  /// At most one decimal.
  private static func text(_ value: Double) -> String {
    let rounded = (value * 10).rounded() / 10
    return rounded == rounded.rounded() && abs(rounded) < 1e12 ? "\(Int(rounded))" : "\(rounded)"
  }
}
