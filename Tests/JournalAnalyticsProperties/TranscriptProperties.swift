import JournalAnalytics
import JournalFormat
public import JournalFormatProperties

/// What programs that listen, look or were asked wrote becomes words on one line; pages that hold answers keep all else.
///
/// The first byte chooses what the rest is read as.
public func checkReceived(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let choice = input.choice(of: 4)
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
  default: try checkAnswers(SourceText(text))
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
