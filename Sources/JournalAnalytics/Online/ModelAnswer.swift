internal import JournalFormat

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
