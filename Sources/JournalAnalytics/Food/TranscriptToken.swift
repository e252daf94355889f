import JournalFormat

/// A word of a transcript.
struct TranscriptToken: Hashable {
  /// As it is written, without the marks behind it.
  var text: String
  /// What closes it: a comma, a full stop, nothing.
  var mark: String
  /// As it is compared.
  var key: String

  /// Cuts a text at its spaces.
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

  /// Whether a sentence may end with it.
  var endsSentence: Bool { mark.contains { ".!?".contains($0) } }

  /// Whether it begins with a capital letter.
  var isCapitalised: Bool { text.first?.isUppercase == true }
}

extension ArraySlice<TranscriptToken> {
  /// Whether the words of `phrase` stand at its beginning, with no sentence ending within.
  func begins(with phrase: [String]) -> Bool {
    count >= phrase.count && zip(self, phrase).allSatisfy { $0.key == $1 }
      && !prefix(phrase.count).dropLast().contains(where: \.endsSentence)
  }
}
