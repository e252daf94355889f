/// Removes fillers, asides and words that were broken off.
///
/// Asides that may be corrections are kept if `keepsCorrections`.
func withoutFillers(_ tokens: [TranscriptToken], keepsCorrections: Bool = false) -> [TranscriptToken] {
  let known = TranscriptVocabulary.shared
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
      // In `an app-, an apple` the word is repeated one word later.
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

/// Whether a word such as `por-` is the beginning of the next one.
private func isBrokenOff(_ token: TranscriptToken, before next: String) -> Bool {
  let start = token.key.prefix { $0 != "-" && $0 != "–" && $0 != "—" }
  let rest = token.key.dropFirst(start.count)
  return !start.isEmpty && !rest.isEmpty && rest.allSatisfy { "-–—".contains($0) } && next.hasPrefix(start)
}

/// Removes groups of words said twice in a row: `a bowl of, a bowl of porridge`.
///
/// A single word is removed only if it is a function word: `the the`, but not `gado gado`.
func withoutRepetitions(_ tokens: [TranscriptToken]) -> [TranscriptToken] {
  let known = TranscriptVocabulary.shared
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

/// Removes what the speaker corrected: `two eggs, no wait, three eggs`.
///
/// Only what is certainly said again is removed; what may be food of its own is kept, with the words of the
/// correction.
func withoutFalseStarts(_ tokens: [TranscriptToken]) -> [TranscriptToken] {
  let known = TranscriptVocabulary.shared
  // Corrections do not reach further back, and this bounds the time for a long transcript.
  let reach = 40
  var kept: [TranscriptToken] = []
  var rest = tokens[...]
  while let next = rest.first {
    if let phrase = known.corrections.first(where: { rest.begins(with: $0) }),
      let correction = Correction(
        of: kept.suffix(reach), by: rest.dropFirst(phrase.count).prefix(reach),
        isCertain: !known.isAside(phrase))
    {
      kept.replaceSubrange(correction.place..., with: correction.tokens)
      rest.removeFirst(phrase.count + correction.used)
      continue
    }
    if let start = begunBefore(rest, in: kept.suffix(reach)) { kept.removeSubrange(start...) }
    // `a, an apple`.
    if let last = kept.last, known.articles.contains(last.key), known.articles.contains(next.key) {
      kept.removeLast()
    }
    kept.append(next)
    rest.removeFirst()
  }
  return kept
}

/// Where a sentence begins in `kept` that is repeated in `rest`: `I ate a, I ate an apple`.
private func begunBefore(_ rest: ArraySlice<TranscriptToken>, in kept: ArraySlice<TranscriptToken>) -> Int? {
  let known = TranscriptVocabulary.shared
  let isSaying = { (tokens: ArraySlice<TranscriptToken>) in
    known.sayings.contains { $0.count > 1 && tokens.begins(with: $0) }
  }
  guard isSaying(rest) else { return nil }
  let empty = kept.reversed().prefix { !known.isContent($0) && !$0.endsSentence }.count
  return (kept.endIndex - empty..<kept.endIndex).first { isSaying(kept[$0...]) }
}

/// The effect of a correction on the words before it.
private struct Correction {
  /// Where the words to remove begin.
  let place: Int
  /// The replacement.
  private(set) var tokens: [TranscriptToken] = []
  /// The number of following words used in the replacement.
  private(set) var used = 0

  /// `isCertain` if the words between the two are said only for corrections. `nil` if nothing is corrected.
  init?(of before: ArraySlice<TranscriptToken>, by after: ArraySlice<TranscriptToken>, isCertain: Bool) {
    let known = TranscriptVocabulary.shared
    let part = after.prefix(untilPartEnd: known)
    guard let first = part.first, !part.contains(where: { known.pronouns.contains($0.key) }) else {
      return nil
    }
    let beginning = before.beginning(of: after, known)
    place = beginning ?? before.startOfLastPart(known)
    let old = before[place...]
    guard !old.isEmpty else { return nil }
    let shared = Set(old.filter(known.isContent).map(\.singular)).intersection(part.map(\.singular))
    let isParallel = isCertain && old.first.map { known.isAmount($0) } == true && known.isAmount(first)
    if isCertain, part.count == 1, known.isNumber(first), known.isNumber(before[place]), old.count > 1 {
      // `two eggs, no wait, three` becomes three eggs.
      tokens = Array(old)
      tokens[0].text = first.text
      tokens[0].key = first.key
      tokens[tokens.count - 1].mark = first.mark
      used = 1
    } else if shared.isEmpty, !isParallel, old.contains(where: known.isContent),
      !isCertain || beginning == nil
    {
      return nil
    }
  }
}

extension TranscriptToken {
  /// `egg` for `eggs`; good enough to recognise a word.
  fileprivate var singular: Substring { key.hasSuffix("s") ? key.dropLast() : key[...] }
}

extension ArraySlice<TranscriptToken> {
  /// The last position at which the first words of `after` occur: one content word, or two words.
  fileprivate func beginning(of after: ArraySlice<TranscriptToken>, _ known: TranscriptVocabulary) -> Int? {
    let opening = after.prefix(2)
    guard let first = opening.first else { return nil }
    let length = known.isContent(first) ? 1 : 2
    guard opening.count >= length else { return nil }
    return indices.last { self[$0...].begins(with: opening.prefix(length).map(\.key)) }
  }

  /// Where the last item of an enumeration begins: behind a comma, a full stop, `and` or `with`, and a phrase that
  /// says that it was eaten.
  fileprivate func startOfLastPart(_ known: TranscriptVocabulary) -> Int {
    let end = dropLast().lastIndex { !$0.mark.isEmpty || known.partings.contains($0.key) }
    let part = self[(end.map { $0 + 1 } ?? startIndex)...]
    return part.firstIndex { known.isContent($0) || known.isAmount($0) } ?? endIndex
  }

  /// The first item of an enumeration.
  fileprivate func prefix(untilPartEnd known: TranscriptVocabulary) -> ArraySlice<TranscriptToken> {
    let end = firstIndex { !$0.mark.isEmpty || known.partings.contains($0.key) }
    return end.map { known.partings.contains(self[$0].key) ? self[..<$0] : self[...$0] } ?? self
  }
}
