/// The words of a transcript without sounds, asides and words that were broken off.
///
/// Asides that may take back what was said before stay if `keepsCorrections`.
func withoutFillers(_ tokens: [TranscriptToken], keepsCorrections: Bool = false) -> [TranscriptToken] {
  let known = TranscriptWords.shared
  var kept: [TranscriptToken] = []
  var index = 0
  while index < tokens.count {
    let token = tokens[index]
    let next = index + 1 < tokens.count ? tokens[index + 1].key : ""
    let afterNext = index + 2 < tokens.count ? tokens[index + 2].key : ""
    let length: Int
    if let aside = known.asides.first(where: { tokens[index...].begins(with: $0) }),
      !keepsCorrections || !known.isAside(aside)
    {
      length = aside.count
    } else if known.fillers.contains(token.key) {
      length = token.key == "er" && known.germanVerbs.contains(next) ? 0 : 1
    } else if token.key == "like", token.mark == "," {
      length = kept.last.map { !$0.mark.isEmpty } ?? true ? 1 : 0
    } else {
      // `an app-, an apple` begins the word anew one word later.
      length = isBrokenOff(token, before: next) || isBrokenOff(token, before: afterNext) ? 1 : 0
    }
    if length == 0 {
      kept.append(token)
    } else if let last = kept.last, !last.endsSentence {
      let dropped = tokens[index + length - 1]
      if dropped.endsSentence { kept[kept.count - 1].mark = dropped.mark }
      // In `eggs and, uh, toast` both commas were the filler's.
      if dropped.mark == ",", known.functionWords.contains(last.key) { kept[kept.count - 1].mark = "" }
    }
    index += max(1, length)
  }
  return kept
}

/// Whether a word such as `por-` is the beginning of the next.
private func isBrokenOff(_ token: TranscriptToken, before next: String) -> Bool {
  let start = token.key.prefix { $0 != "-" && $0 != "–" && $0 != "—" }
  let rest = token.key.dropFirst(start.count)
  return !start.isEmpty && !rest.isEmpty && rest.allSatisfy { "-–—".contains($0) } && next.hasPrefix(start)
}

/// The words of a transcript without groups of words said twice in a row: `a bowl of, a bowl of porridge`.
///
/// A single word goes only if it names nothing: `the the` does, `gado gado` does not.
func withoutRepetitions(_ tokens: [TranscriptToken]) -> [TranscriptToken] {
  let known = TranscriptWords.shared
  var kept: [TranscriptToken] = []
  var index = 0
  while index < tokens.count {
    let length = [5, 4, 3, 2, 1].first { length in
      guard index + length <= tokens.count, kept.count >= length else { return false }
      let before = kept.suffix(length)
      return before.map(\.key) == tokens[index..<index + length].map(\.key)
        && !before.contains(where: \.endsSentence)
        && (length > 1 || known.functionWords.contains(tokens[index].key))
    }
    if let length {
      kept[kept.count - 1].mark = tokens[index + length - 1].mark
      index += length
    } else {
      kept.append(tokens[index])
      index += 1
    }
  }
  return kept
}
