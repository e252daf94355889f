public import JournalFormat

/// The output of speech recognition, and the entry it makes.
public struct Transcript: Hashable, Sendable {
  /// The whole transcript as received, on one line.
  public let heard: String
  /// What was eaten, in the speaker's words: without fillers, noises, repetitions and lead-ins. Empty if nothing is
  /// left.
  public let text: String
  /// The meal that the speaker named, as in “for breakfast I had”; `nil` for none and for several.
  public let category: FoodCategory?

  /// Reads the output of a program that transcribes; it need not be UTF-8.
  public init(received bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    heard = oneLine(text)
    let spoken = oneLine(withoutNoises(spokenLines(of: text)))
    let sounds = withoutFillers(TranscriptToken.tokens(of: spoken), keepsCorrections: true)
    let tokens = withoutRepetitions(withoutFillers(withoutFalseStarts(sounds)))
    let sentences = sentences(of: tokens)
    var tidied = sentences.map { TidiedSentence($0, takesMeal: true) }
    let meals = Set(tidied.compactMap(\.meal))
    if meals.count > 1 { tidied = sentences.map { TidiedSentence($0, takesMeal: false) } }
    category = meals.count == 1 ? meals.first : nil
    self.text = joined(tidied.map(\.tokens).filter { !$0.isEmpty })
  }
}

/// `text` with each run of white space and control characters as one space, and without ANSI escape sequences and marks that turn the
/// direction of what follows.
func oneLine(_ text: String) -> String {
  var line = String.UnicodeScalarView()
  var isEscape = false
  for scalar in text.unicodeScalars {
    if isEscape {
      // An escape sequence is a bracket, digits and semicolons, and ends with a letter.
      isEscape = !scalar.properties.isAlphabetic
    } else if scalar == "\u{1B}" {
      isEscape = true
    } else if (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) {
      continue
    } else if scalar.value > .space, !("\u{7F}"..."\u{A0}").contains(scalar), !scalar.properties.isWhitespace
    {
      line.append(scalar)
    } else if let last = line.last, last != " " {
      line.append(" ")
    }
  }
  if line.last == " " { line.removeLast() }
  return String(line)
}

/// The lines of a transcript without the timestamps of subtitle formats.
private func spokenLines(of text: String) -> String {
  let lines = text.split(whereSeparator: \.isNewline).map { $0.drop(while: \.isWhitespace) }
  return lines.indices.filter { index in
    let isTimed = lines[index].contains("-->") && lines[index].first != "["
    let isNumber =
      lines[index].allSatisfy(\.isNumber) && index + 1 < lines.count && lines[index + 1].contains("-->")
    return !isTimed && !isNumber && lines[index] != "WEBVTT"
  }.map { lines[$0] }.joined(separator: "\n")
}

/// Removes timestamps and noises in brackets: `[BLANK_AUDIO]`, `(coughs)`, `*laughs*`, `<|en|>`, musical notes.
///
/// Parentheses with a digit are kept: noises have no numbers.
private func withoutNoises(_ text: String) -> String {
  let pairs: [Character: Character] = ["[": "]", "(": ")", "*": "*", "<": ">"]
  var rest = Substring(text)
  var kept = ""
  while let character = rest.first {
    rest.removeFirst()
    if let close = pairs[character], let end = rest.prefix(200).firstIndex(of: close),
      character != "(" || !rest[..<end].contains(where: \.isNumber)
    {
      kept.append(" ")
      rest = rest[rest.index(after: end)...]
    } else if !"♪♫".contains(character) {
      kept.append(character)
    }
  }
  return kept
}

private func sentences(of tokens: [TranscriptToken]) -> [[TranscriptToken]] {
  var sentences: [[TranscriptToken]] = [[]]
  for (index, token) in tokens.enumerated() {
    sentences[sentences.count - 1].append(token)
    // `approx. 200 g` does not end the sentence.
    guard token.endsSentence, index + 1 < tokens.count, tokens[index + 1].isCapitalised else { continue }
    sentences.append([])
  }
  return sentences
}

/// The sentences as one text, each with a capital letter, without a final full stop.
private func joined(_ sentences: [ArraySlice<TranscriptToken>]) -> String {
  var text = ""
  for (number, sentence) in sentences.enumerated() {
    for index in sentence.indices {
      let token = sentence[index]
      if !text.isEmpty { text += " " }
      text +=
        index == sentence.startIndex ? token.text.prefix(1).uppercased() + token.text.dropFirst() : token.text
      let isLast = index == sentence.endIndex - 1
      if !isLast {
        text += token.mark
      } else if number < sentences.count - 1 {
        text += token.endsSentence ? token.mark : "."
      }
    }
  }
  return text
}

/// A word of a transcript.
struct TranscriptToken: Hashable {
  /// The word as written, without punctuation behind it.
  var text: String
  /// The punctuation behind it; empty for none.
  var mark: String
  /// The form for comparisons.
  var key: String

  /// Splits a text at its spaces.
  static func tokens(of text: String) -> [TranscriptToken] {
    text.split(separator: " ").compactMap { word in
      let marks = word.reversed().prefix { ",.;:!?…".contains($0) }
      let text = word.dropLast(marks.count)
      guard !text.isEmpty else { return nil }
      let mark = String(marks.reversed())
      return TranscriptToken(
        text: String(text), mark: mark == "…" || mark.hasPrefix("..") ? "" : mark, key: folded(String(text)))
    }
  }

  /// Whether it ends a sentence.
  var endsSentence: Bool { mark.contains { ".!?".contains($0) } }

  /// Whether it begins with a capital letter.
  var isCapitalised: Bool { text.first?.isUppercase == true }
}

extension ArraySlice<TranscriptToken> {
  /// Whether it begins with the words of `phrase`, within one sentence.
  func begins(with phrase: [String]) -> Bool {
    count >= phrase.count && zip(self, phrase).allSatisfy { $0.key == $1 }
      && !prefix(phrase.count).dropLast().contains(where: \.endsSentence)
  }
}
