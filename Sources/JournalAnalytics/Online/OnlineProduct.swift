public import JournalFormat

/// A packaged product in Open Food Facts.
public struct OnlineProduct: Hashable, Sendable {
  /// What the figures are of.
  public enum Basis: Hashable, Sendable {
    /// 100 g, or 100 ml of what is drunk.
    case hundred
    /// One serving, if its weight is not known.
    case serving
  }

  /// The digits of its bar code.
  public var code: String
  /// On one line; the code where the product has no name.
  public var name: String
  public var brand: String?
  /// Energy, and those nutrients that are known.
  public var figures: FoodFacts
  public var basis: Basis
  /// Grams or millilitres of a serving, positive; `nil` if they are not known.
  public var servingGrams: Double?
  /// The contents of the whole packet, and of one of several in it; empty if unknown.
  public var packet: [FoodMeasure]

  /// The attribution that the licence requires.
  public static let attribution =
    "from Open Food Facts (openfoodfacts.org), under the Open Database License (ODbL)"
}

/// Why a product has no figures.
public enum ProductProblem: Error, Hashable, Sendable {
  /// Nobody has entered a product with this code.
  case unknown
  /// The product exists, under this name, but without figures.
  case noFigures(name: String)
  /// Its figures cannot be right, with a clause about them.
  case implausible(name: String, why: String)
  /// The answer is no JSON of the form that the service documents.
  case otherForm
}

extension OnlineProduct {
  /// The fields of the answer that `init(answer:code:)` reads.
  public static let fields = [
    "code", "product_name", "brands", "serving_quantity", "serving_size", "product_quantity", "quantity",
    "nutrition_data_per", "nutriments",
  ]

  /// The path of the request for a product, after the path of the configured address, `base`.
  public static func path(askingFor code: String, behind base: String) -> String {
    "\(base)/api/v2/product/\(code).json"
  }

  /// Parses the answer of `api/v2/product`, whatever its status.
  ///
  /// Figures of 100 g take precedence over those of a serving, which are converted if the serving has a weight, and kilocalories
  /// over kilojoules (4.184 kJ a kcal).
  public init(answer: [UInt8], code: String) throws(ProductProblem) {
    guard let json = try? JSONValue.reading(answer), case .object = json else { throw .otherForm }
    guard let product = json["product"], case .object(let members) = product, !members.isEmpty else {
      guard json["status"]?.amount == 0 || json["status"]?.string == "failure" else { throw .otherForm }
      throw .unknown
    }
    self.code = code
    let given = product["product_name"]?.string.map(Self.line) ?? ""
    let brand = product["brands"]?.string?.split(separator: ",").first.map { Self.line(String($0)) } ?? ""
    (name, self.brand) = (given.isEmpty ? code : given, brand.isEmpty ? nil : brand)
    servingGrams = product["serving_quantity"]?.amount.flatMap { (0.1...5000).contains($0) ? $0 : nil }
    packet = LabelFigures.packet(
      grams: product["product_quantity"]?.amount, text: product["quantity"]?.string ?? "")
    let nutriments = product["nutriments"] ?? .null
    if let figures = Self.figures(of: nutriments, per: "_100g") {
      (self.figures, basis) = (figures, .hundred)
    } else if let figures = Self.figures(of: nutriments, per: "_serving") {
      (self.figures, basis) = (figures, .serving)
      if let servingGrams {
        (self.figures, basis) = (figures.scaled(by: 100 / servingGrams), .hundred)
      }
    } else {
      throw .noFigures(name: name)
    }
    try check()
  }

  /// The energy and the nutrients of a column; `nil` without an energy.
  private static func figures(of nutriments: JSONValue, per column: String) -> FoodFacts? {
    let kilocalories = nutriments["energy-kcal" + column]?.amount
    let kilojoules = nutriments["energy-kj" + column]?.amount ?? nutriments["energy" + column]?.amount
    guard
      let energy = kilocalories.flatMap({ Energy(kilocalories: $0) })
        ?? kilojoules.flatMap({ Energy(kilojoules: $0) })
    else { return nil }
    let names: [(Nutrient, String)] = [
      (.protein, "proteins"), (.carbs, "carbohydrates"), (.fat, "fat"), (.fibre, "fiber"), (.sugar, "sugars"),
      (.salt, "salt"), (.saturatedFat, "saturated-fat"),
    ]
    return FoodFacts(
      energy: EnergyAmount(low: energy, high: energy, isEstimate: false),
      nutrients: names.compactMap { nutrient, name in
        nutriments[name + column]?.amount.flatMap { $0 >= 0 ? NutrientAmount(nutrient, grams: $0) : nil }
      })
  }

  /// Throws for figures that no food has: 100 g of fat have 900 kcal.
  private func check() throws(ProductProblem) {
    guard let energy = figures.energy?.high.kilocalories else { return }
    guard basis == .hundred else {
      guard energy <= 5000 else {
        throw .implausible(name: name, why: "\(numberText(energy)) kcal a serving")
      }
      return
    }
    guard energy <= 950 else { throw .implausible(name: name, why: "\(numberText(energy)) kcal in 100 g") }
    let grams = [Nutrient.protein, .carbs, .fat].compactMap { figures[$0] }.reduce(0, +)
    guard grams <= 105 else {
      throw .implausible(name: name, why: "\(numberText(grams)) g of macros in 100 g")
    }
  }

  private static func line(_ text: String) -> String {
    let words = singleLine(text).split(separator: " ").joined(separator: " ")
    return words.count <= 100 ? words : words.prefix(99) + "…"
  }
}

extension FoodFacts {
  fileprivate func scaled(by factor: Double) -> FoodFacts {
    let energy = energy.flatMap { Energy(kilocalories: $0.middle.kilocalories * factor) }
    return FoodFacts(
      energy: energy.map { EnergyAmount(low: $0, high: $0, isEstimate: false) },
      nutrients: nutrients.map { NutrientAmount($0.nutrient, grams: $0.grams * factor) })
  }
}

extension JSONValue {
  /// A number, or one in a string, as people type them into forms.
  fileprivate var amount: Double? {
    let value = number ?? string.flatMap { Double($0) }
    return value.flatMap { $0.isFinite ? $0 : nil }
  }
}
