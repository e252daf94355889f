import JournalAnalytics
import JournalFormat
import Testing

@Suite struct `A language model` {
  private static func quoted(_ text: String) -> String { JSONValue.string(text).text(pretty: false) }

  /// What a provider answers around the text that its model wrote.
  private static func answer(_ text: String, from provider: ModelProvider) -> String {
    switch provider {
    case .gemini:
      #"{"candidates":[{"content":{"parts":[{"thought":true,"text":"hm"},{"text":\#(quoted(text))}],"role":"model"},"#
        + #""finishReason":"STOP"}],"usageMetadata":{"totalTokenCount":9}}"#
    case .openai:
      #"{"id":"x","choices":[{"index":0,"message":{"role":"assistant","content":\#(quoted(text)),"refusal":null},"#
        + #""finish_reason":"stop"}]}"#
    case .ollama:
      #"{"model":"m","message":{"role":"assistant","content":\#(quoted(text))},"done":true,"done_reason":"stop"}"#
    }
  }

  private static let meal =
    #"{"foodName":"idli with sambar","quantity":"3 pieces, 1 cup","totalCalories":302,"proteinGrams":12.4,"carbsGrams":55,"fatGrams":3.6}"#

  private func problem(_ answer: String, _ provider: ModelProvider) -> ModelProblem? {
    do throws(ModelProblem) {
      _ = try provider.estimate(in: Array(answer.utf8), of: "m")
      return nil
    } catch { return error }
  }

  /// The same meal with other figures.
  private func figures(_ kcal: String, _ protein: String, _ carbs: String, _ fat: String) -> String {
    #"{"foodName":"x","quantity":"","totalCalories":\#(kcal),"proteinGrams":\#(protein),"#
      + #""carbsGrams":\#(carbs),"fatGrams":\#(fat)}"#
  }

  @Test(arguments: ModelProvider.allCases)
  func `is understood whoever offers it`(provider: ModelProvider) throws {
    let bytes = Array(Self.answer(Self.meal, from: provider).utf8)
    let estimate = try provider.estimate(in: bytes, of: "m-1")
    #expect(estimate.source == "model m-1")
    #expect(estimate.summary == "by m-1, 181 to 423 kcal: idli with sambar (3 pieces, 1 cup)")
    #expect(estimate.facts.energy?.middle == Energy(kilocalories: 300))
    #expect(estimate.facts.energy?.isEstimate == true)
    #expect(estimate.facts.nutrients.map(\.grams) == [12, 55, 4])
  }

  @Test(arguments: ["```json\n\(meal)\n```", "Here it is: \(meal) Enjoy."])
  func `may put words around its answer`(text: String) throws {
    let bytes = Array(Self.answer(text, from: .openai).utf8)
    #expect(try ModelProvider.openai.estimate(in: bytes, of: "m").foodName == "idli with sambar")
  }

  @Test func `names its meal on one line`() throws {
    let text = Self.meal.replacing(
      "idli with sambar", with: #"idli\n\u001b[31m\t"# + String(repeating: "x", count: 99))
    let bytes = Array(Self.answer(text, from: .ollama).utf8)
    #expect(
      try ModelProvider.ollama.estimate(in: bytes, of: "m").foodName
        == "idli �[31m " + String(repeating: "x", count: 68) + "…")
  }

  @Test(arguments: [
    (#"{"candidates":[{"content":{"parts":[{"text":"{\"foodN"#, ModelProvider.gemini, ModelProblem.cut),
    (
      #"{"candidates":[{"content":{"parts":[{"text":"{\"foodName"}]},"finishReason":"MAX_TOKENS"}]}"#,
      .gemini, .cut
    ),
    (#"{"promptFeedback":{"blockReason":"SAFETY"}}"#, .gemini, .declined("SAFETY")),
    (#"{"candidates":[{"finishReason":"RECITATION"}]}"#, .gemini, .declined("RECITATION")),
    (#"{"candidates":[{"finishReason":"no word; at all"}]}"#, .gemini, .declined(nil)),
    (#"{"candidates":[]}"#, .gemini, .otherForm),
    (#"{"choices":[{"message":{"content":null,"refusal":"I can't."}}]}"#, .openai, .declined(nil)),
    (#"{"choices":[{"message":{"content":"{"},"finish_reason":"length"}]}"#, .openai, .cut),
    (
      #"{"choices":[{"message":{"content":""},"finish_reason":"content_filter"}]}"#, .openai,
      .declined("content_filter")
    ),
    (answer("I cannot help with that.", from: .openai), .openai, .otherForm),
    (answer(#"{"foodName":"x","totalCalories":"#, from: .openai), .openai, .cut),
    (answer(#"{"foodName":"x","totalCalories":"many"}"#, from: .openai), .openai, .otherForm),
    (answer(#"{"foodName":"x"}"#, from: .ollama), .ollama, .otherForm),
    (#"{"message":{"content":"{}"},"done_reason":"length"}"#, .ollama, .cut), ("", .ollama, .otherForm),
    ("<html>", .ollama, .otherForm), ("[]", .openai, .otherForm),
    (
      answer(
        #"{"foodName":" ","quantity":"","totalCalories":0,"proteinGrams":0,"carbsGrams":0,"fatGrams":0}"#,
        from: .ollama), .ollama, .noFood
    ),
  ])
  func `may give no estimate`(answer: String, provider: ModelProvider, expected: ModelProblem) {
    #expect(problem(answer, provider) == expected)
  }

  @Test(arguments: [
    ("2", "0.3", "0", "0"), ("640", "0", "20", "0"), ("43", "0.5", "3.6", "0"),
    ("10000", "300", "1000", "500"), ("60", "5", "19", "1"),
  ])
  func `is believed within reason`(kcal: String, protein: String, carbs: String, fat: String) {
    #expect(problem(Self.answer(figures(kcal, protein, carbs, fat), from: .ollama), .ollama) == nil)
  }

  @Test(arguments: [
    ("10001", "300", "1000", "500", "10,001 kcal are more than anybody eats at once"),
    ("-1", "0", "0", "0", "one is negative"), ("0", "0", "0", "0", "all of them are 0"),
    ("300", "-5", "40", "1", "one is negative"),
    ("300", "100", "100", "100", "300 kcal and macros of 1,700 kcal do not go together"),
    ("2000", "10", "20", "5", "2,000 kcal and macros of 165 kcal do not go together"),
    ("1263", "12", "55", "3.75", "1,263 kcal and macros of 302 kcal look like kilojoules"),
    ("1e999", "0", "0", "0", ""),
  ])
  func `is not believed beyond`(kcal: String, protein: String, carbs: String, fat: String, why: String) {
    let found = problem(Self.answer(figures(kcal, protein, carbs, fat), from: .ollama), .ollama)
    #expect(found == (why.isEmpty ? .otherForm : .implausible(why)))
  }

  @Test func `is asked by the forms of its providers`() {
    func form(_ provider: ModelProvider) -> String {
      let body = provider.body(asking: "m", about: "2 \"idli\"").text(pretty: false)
      let task = provider.body(asking: "m", about: "")
      let system =
        task["systemInstruction"]?["parts"]?.elements.first?["text"]?.string
        ?? task["messages"]?.elements.first?["content"]?.string ?? ""
      #expect(system.hasPrefix("Somebody wrote down in a food diary"))
      return body.replacing(Self.quoted(system), with: "TASK")
    }
    #expect(
      form(.gemini)
        == #"{"systemInstruction":{"parts":[{"text":TASK}]},"contents":[{"role":"user","parts":[{"text":"2 \"idli\""}]}],"#
        + #""generationConfig":{"temperature":0,"responseMimeType":"application/json","responseSchema":{"type":"OBJECT","#
        + #""properties":{"foodName":{"type":"STRING"},"quantity":{"type":"STRING"},"totalCalories":{"type":"NUMBER"},"#
        + #""proteinGrams":{"type":"NUMBER"},"carbsGrams":{"type":"NUMBER"},"fatGrams":{"type":"NUMBER"}},"#
        + #""required":["foodName","quantity","totalCalories","proteinGrams","carbsGrams","fatGrams"]}}}"#)
    let schema =
      #"{"type":"object","properties":{"foodName":{"type":"string"},"quantity":{"type":"string"},"#
      + #""totalCalories":{"type":"number"},"proteinGrams":{"type":"number"},"carbsGrams":{"type":"number"},"#
      + #""fatGrams":{"type":"number"}},"required":["foodName","quantity","totalCalories","proteinGrams","carbsGrams","fatGrams"]"#
    let messages = #""messages":[{"role":"system","content":TASK},{"role":"user","content":"2 \"idli\""}]"#
    #expect(
      form(.openai)
        == #"{"model":"m",\#(messages),"response_format":{"type":"json_schema","json_schema":{"name":"meal","strict":true,"#
        + #""schema":\#(schema),"additionalProperties":false}}}}"#)
    #expect(
      form(.ollama)
        == #"{"model":"m",\#(messages),"stream":false,"format":\#(schema)},"options":{"temperature":0}}"#)
  }

  @Test func `is asked at the paths of its providers`() {
    #expect(ModelProvider.gemini.path(asking: "m-1", behind: "") == "/v1beta/models/m-1:generateContent")
    #expect(ModelProvider.openai.path(asking: "m", behind: "") == "/v1/chat/completions")
    #expect(ModelProvider.openai.path(asking: "m", behind: "/api/v2") == "/api/v2/chat/completions")
    #expect(ModelProvider.ollama.path(asking: "m", behind: "") == "/api/chat")
  }

  @Test(arguments: [
    ("gemini-2.0-flash", true), ("", false), ("a/../b", false), ("a b", false), ("a\nb", false), ("ä", false),
  ])
  func `has a name that can stand in an address`(name: String, isName: Bool) {
    #expect(ModelProvider.gemini.isModelName(name) == isName)
  }

  @Test(arguments: [
    (#"{"error":{"code":400,"message":"API key\nnot valid."}}"#, "API key not valid." as String?),
    (#"{"error":"model not found"}"#, "model not found"), ("<html>", nil), ("{}", nil),
  ])
  func `may have its provider say what is wrong`(answer: String, complaint: String?) {
    #expect(ModelProvider.complaint(in: Array(answer.utf8)) == complaint)
  }
}
