public import JournalFormat

/// A language model's estimate of a meal, checked for plausibility.
public struct ModelEstimate: Hashable, Sendable {
  /// The model's name as written after `source: model`.
  public var model: String
  /// The meal as the model understood it; on one line, of at most 80 characters.
  public var foodName: String
  /// The amount that the model assumed, such as `3 pieces`; on one line of at most 80 characters, possibly empty.
  public var quantity: String
  /// Of all that was eaten: 0 to 10,000.
  public var kilocalories: Double
  /// Grams, not negative.
  public var protein: Double
  public var carbs: Double
  public var fat: Double

  /// Checks a model's answer; throws what is implausible.
  ///
  /// The energy of the macros (4, 4 and 9 kcal a gram) may exceed the total by 30 % and 30 kcal, since fibre and polyols yield less
  /// than other carbohydrates; it may be lower by 40 %, or by the 700 kcal of an evening's alcohol. A total of 4.184 times the
  /// macros is in kilojoules.
  init(
    model: String, foodName: String, quantity: String, kilocalories: Double, protein: Double, carbs: Double,
    fat: Double
  ) throws(ModelProblem) {
    (self.model, self.kilocalories) = (model, kilocalories)
    (self.protein, self.carbs, self.fat) = (protein, carbs, fat)
    self.foodName = Self.line(foodName)
    self.quantity = Self.line(quantity)
    guard [kilocalories, protein, carbs, fat].allSatisfy(\.isFinite) else {
      throw .implausible("not all of them are numbers")
    }
    guard [kilocalories, protein, carbs, fat].allSatisfy({ $0 >= 0 }) else {
      throw .implausible("one is negative")
    }
    guard !self.foodName.isEmpty else { throw .noFood }
    guard kilocalories <= Self.most else {
      throw .implausible("\(numberText(kilocalories.rounded())) kcal are more than anybody eats at once")
    }
    guard kilocalories + protein + carbs + fat > 0 else {
      throw .implausible("all of them are 0")
    }
    let sum = 4 * protein + 4 * carbs + 9 * fat
    let figures = "\(numberText(kilocalories.rounded())) kcal and macros of \(numberText(sum.rounded())) kcal"
    if sum >= 20, (0.97...1.03).contains(kilocalories / sum / 4.184) {
      throw .implausible("\(figures) look like kilojoules")
    }
    guard sum <= kilocalories * 1.3 + 30, sum >= kilocalories - max(0.4 * kilocalories, 700) else {
      throw .implausible("\(figures) do not go together")
    }
  }

  /// The maximum kilocalories accepted for a meal.
  private static let most = 10_000.0

  private static func line(_ text: String) -> String {
    let words = singleLine(text).split(separator: " ").joined(separator: " ")
    return words.count <= 80 ? words : words.prefix(79) + "…"
  }

  /// The value of `source:` for its figures.
  public var source: String { "model \(model)" }

  /// The range of the kilocalories. A model does not state its certainty, so it counts as an amount that was not stated.
  public var range: ClosedRange<Double> {
    let share = EstimatedFood.Precision.vague.share
    return kilocalories * (1 - share)...kilocalories * (1 + share)
  }

  /// As facts of an entry, rounded like those of the table.
  public var facts: FoodFacts {
    FoodFacts(estimated: kilocalories, protein: protein, carbs: carbs, fat: fat)
  }

  /// What the figures are based on, in one line: `by gemini-2.0-flash, 258 to 602 kcal: idli with sambar (3 pieces, 1 cup)`.
  public var summary: String {
    "by \(model), \(Int(range.lowerBound.rounded())) to \(Int(range.upperBound.rounded())) kcal: \(foodName)"
      + (quantity.isEmpty ? "" : " (\(quantity))")
  }
}

/// Why a model's answer is no estimate.
public enum ModelProblem: Error, Hashable, Sendable {
  /// The answer ends before it is complete.
  case cut
  /// It is no JSON of the requested form.
  case otherForm
  /// The model or its provider declined; with their word for it, such as `SAFETY`, if they gave one.
  case declined(String?)
  /// The words name nothing that is eaten.
  case noFood
  /// A clause about the figures.
  case implausible(String)

  /// The reason as a clause that follows the name of the model.
  public var reason: String {
    switch self {
    case .cut: "gave an answer that breaks off in the middle"
    case .otherForm: "gave an answer of another form than was asked for"
    case .declined(let why): "declined to answer" + (why.map { " (\($0))" } ?? "")
    case .noFood: "found no food in these words"
    case .implausible(let why): "gave figures that cannot be right: \(why)"
    }
  }
}

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

extension ModelProvider {
  /// The estimate in a service's answer of status 200; throws why there is none.
  public func estimate(in answer: [UInt8], of model: String) throws(ModelProblem) -> ModelEstimate {
    let text = try text(in: try Self.json(answer))
    // Some servers that know no schema put a fence or a sentence around what they were asked for.
    let bytes = Array(text.utf8)
    guard let start = bytes.firstIndex(of: .openBrace) else { throw .otherForm }
    let meal: JSONValue
    do throws(JSONProblem) {
      let end = bytes.lastIndex(of: .closeBrace).map { $0 + 1 } ?? bytes.count
      meal = try JSONValue.reading(Array(bytes[start..<max(start, end)]))
    } catch {
      throw error.kind == .cut ? .cut : .otherForm
    }
    guard let name = meal["foodName"]?.string, let energy = meal["totalCalories"]?.number,
      let protein = meal["proteinGrams"]?.number, let carbs = meal["carbsGrams"]?.number,
      let fat = meal["fatGrams"]?.number
    else { throw .otherForm }
    let quantity = meal["quantity"]?.string ?? meal["quantity"]?.number.map(numberText) ?? ""
    return try ModelEstimate(
      model: model, foodName: name, quantity: quantity, kilocalories: energy, protein: protein, carbs: carbs,
      fat: fat)
  }

  /// A service's message on a request that it did not answer, on one line of at most 160 characters; `nil` if it has none.
  public static func complaint(in answer: [UInt8]) -> String? {
    guard let json = try? JSONValue.reading(answer),
      let text = json["error"]?["message"]?.string ?? json["error"]?.string ?? json["message"]?.string
    else { return nil }
    let words = singleLine(text).split(separator: " ").joined(separator: " ")
    return words.isEmpty ? nil : words.count <= 160 ? words : words.prefix(159) + "…"
  }

  private static func json(_ answer: [UInt8]) throws(ModelProblem) -> JSONValue {
    do throws(JSONProblem) {
      return try JSONValue.reading(answer)
    } catch {
      throw error.kind == .cut && !answer.isEmpty ? .cut : .otherForm
    }
  }

  /// What the model wrote.
  private func text(in answer: JSONValue) throws(ModelProblem) -> String {
    var text: String?
    var end: String?
    switch self {
    case .gemini:
      if let reason = answer["promptFeedback"]?["blockReason"]?.string { throw .declined(Self.word(reason)) }
      let candidate = answer["candidates"]?.elements.first
      end = candidate?["finishReason"]?.string
      let parts = candidate?["content"]?["parts"]?.elements ?? []
      let texts = parts.compactMap { part -> String? in
        if case .bool(true) = part["thought"] { nil } else { part["text"]?.string }
      }
      text = texts.isEmpty ? nil : texts.joined()
    case .openai:
      let choice = answer["choices"]?.elements.first
      end = choice?["finish_reason"]?.string
      if choice?["message"]?["refusal"]?.string?.isEmpty == false { throw .declined(nil) }
      text = choice?["message"]?["content"]?.string
    case .ollama:
      end = answer["done_reason"]?.string
      text = answer["message"]?["content"]?.string
    }
    switch end?.lowercased() {
    case "max_tokens", "length": throw .cut
    case nil, "stop", "load", "finish_reason_unspecified": break
    default: throw .declined(end.flatMap(Self.word))
    }
    guard let text else { throw .otherForm }
    return text
  }

  /// A provider's word for a reason, if it looks like one.
  private static func word(_ reason: String) -> String? {
    let isWord =
      (1...40).contains(reason.utf8.count)
      && reason.utf8.allSatisfy { isASCIICapital($0 & ~UInt8.caseBit) || $0 == .underscore }
    return isWord ? reason : nil
  }
}
