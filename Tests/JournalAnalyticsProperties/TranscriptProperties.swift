import JournalAnalytics
import JournalFormat
public import JournalFormatProperties

/// What programs that listen, look or were asked wrote becomes words on one line; pages that hold answers keep all else.
///
/// The first byte chooses what the rest is read as.
public func checkReceived(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let choice = input.choice(of: 8)
  let text = input.all
  switch choice {
  case 0:
    let transcript = Transcript(received: text)
    try checkLine(transcript.text)
    try checkLine(transcript.heard)
  case 1: try checkLine(pictureLabels(received: text))
  case 2:
    let detector = CategoryDetector(own: [.snack: ["nuts"]])
    let words = String(decoding: text, as: UTF8.self)
    _ = detector.byKeyword(words)
  case 3: try checkAnswers(SourceText(text))
  case 4: try checkJSON(text)
  case 5: try checkProduct(text)
  default: try checkModels(text)
  }
}

/// What is said of a product is on one line, with figures that food can have.
private func checkProduct(_ bytes: [UInt8]) throws(BrokenProperty) {
  guard let product = try? OnlineProduct(answer: bytes, code: "40084107") else { return }
  try checkLine(product.name)
  if let brand = product.brand { try checkLine(brand) }
  for nutrient in product.figures.nutrients {
    try hold(nutrient.grams.isFinite && nutrient.grams >= 0, "\(nutrient.grams) g")
  }
}

/// What models say is on one line, with figures that a meal can have, whether the bytes are the whole answer or what the model wrote.
private func checkModels(_ bytes: [UInt8]) throws(BrokenProperty) {
  let text = JSONValue.string(String(decoding: bytes, as: UTF8.self))
  let answers = [bytes, Array(JSONValue.object([("message", ["content": text])]).text(pretty: false).utf8)]
  for provider in ModelProvider.allCases {
    for answer in answers {
      if let complaint = ModelProvider.complaint(in: answer) { try checkLine(complaint) }
      guard let estimate = try? provider.estimate(in: answer, of: "m") else { continue }
      try checkLine(estimate.foodName)
      try checkLine(estimate.summary)
      try hold((0...10_000).contains(estimate.kilocalories), "\(estimate.kilocalories) kcal")
      try hold(estimate.facts.nutrients.allSatisfy { (0...2500).contains($0.grams) }, "\(estimate.facts)")
    }
  }
}

private func checkLine(_ line: String) throws(BrokenProperty) {
  try hold(
    isSafeText(line) && !line.contains(where: \.isNewline) && !line.hasPrefix(" ") && !line.hasSuffix(" "),
    "not one line: \(line.debugDescription)")
}

/// Answers can be written, are found again, and written twice they are the same.
private func checkAnswers(_ source: SourceText) throws(BrokenProperty) {
  guard let page = try? MarkdownQuestions(source) else { return }
  let answers = Dictionary(
    uniqueKeysWithValues: page.questions.indices.map { ($0, "Rice leads.\n\n| a |\n") })
  let once = page.answered(answers)
  guard let again = try? MarkdownQuestions(SourceText(once)) else {
    throw BrokenProperty("answered, the page cannot be read: \(shown(once))")
  }
  try hold(
    again.questions.map(\.text) == page.questions.map(\.text),
    "answered, the page asks otherwise: \(shown(once))")
  try hold(again.answered(answers) == once, "answered twice, the page is another: \(shown(once))")
  try hold(page.answered([:]) == source.bytes, "without an answer the page is another")
}
