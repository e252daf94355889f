/// The words of a transcript without what the speaker took back: `two eggs, no wait, three eggs`.
///
/// Only what is surely said anew goes; where it may be food of its own, it stays together with the words that take it back.
func withoutFalseStarts(_ tokens: [TranscriptToken]) -> [TranscriptToken] {
  let known = TranscriptWords.shared
  var kept: [TranscriptToken] = []
  var rest = tokens[...]
  while let next = rest.first {
    if let phrase = known.corrections.first(where: { rest.begins(with: $0) }),
      let correction = Correction(
        of: kept, by: rest.dropFirst(phrase.count), isCertain: !known.isAside(phrase))
    {
      kept = correction.kept
      rest = correction.rest
      continue
    }
    if let start = begunBefore(rest, in: kept) { kept.removeSubrange(start...) }
    // `a, an apple`.
    if let last = kept.last, known.articles.contains(last.key), known.articles.contains(next.key) {
      kept.removeLast()
    }
    kept.append(next)
    rest.removeFirst()
  }
  return kept
}

/// Where a sentence begins in `kept` that says nothing yet and that `rest` begins anew: `I ate a, I ate an apple`.
private func begunBefore(_ rest: ArraySlice<TranscriptToken>, in kept: [TranscriptToken]) -> Int? {
  let known = TranscriptWords.shared
  let isSaying = { (words: ArraySlice<TranscriptToken>) in
    known.sayings.contains { $0.count > 1 && words.begins(with: $0) }
  }
  guard isSaying(rest) else { return nil }
  let empty = kept.reversed().prefix { !known.isContent($0) && !$0.endsSentence }.count
  return (kept.count - empty..<kept.count).first { isSaying(kept[$0...]) }
}

/// What is left of words, and what follows them, once some were taken back.
private struct Correction {
  private(set) var kept: [TranscriptToken]
  private(set) var rest: ArraySlice<TranscriptToken>

  private let known = TranscriptWords.shared

  /// `isCertain` says that the words between the two are said for no other reason; `nil` where nothing is taken back.
  init?(of before: [TranscriptToken], by after: ArraySlice<TranscriptToken>, isCertain: Bool) {
    kept = before
    rest = after
    let part = after.prefix(untilPartEnd: known)
    guard let first = part.first, !part.contains(where: { known.pronouns.contains($0.key) }) else {
      return nil
    }
    let place = before.beginning(of: after, known) ?? before.startOfLastPart(known)
    let old = before[place...]
    guard !old.isEmpty else { return nil }
    let shared = Set(old.filter(known.isContent).map(\.singular)).intersection(part.map(\.singular))
    let isParallel = isCertain && old.first.map { known.isAmount($0) } == true && known.isAmount(first)
    if isCertain, part.count == 1, known.isNumber(first), known.isNumber(before[place]), old.count > 1 {
      // `two eggs, no wait, three` are three eggs.
      kept[place].text = first.text
      kept[place].key = first.key
      kept[kept.count - 1].mark = first.mark
      rest = after.dropFirst()
    } else if !shared.isEmpty || isParallel || !old.contains(where: known.isContent)
      || (isCertain && before.beginning(of: after, known) != nil)
    {
      kept.removeSubrange(place...)
    } else {
      return nil
    }
  }
}

extension TranscriptToken {
  /// `egg` for `eggs`; good enough to know a word again.
  fileprivate var singular: Substring { key.hasSuffix("s") ? key.dropLast() : key[...] }
}

extension [TranscriptToken] {
  /// Where words last stand that `after` begins with: one that names something, or two.
  fileprivate func beginning(of after: ArraySlice<TranscriptToken>, _ known: TranscriptWords) -> Int? {
    let words = after.prefix(2)
    guard let first = words.first else { return nil }
    let length = known.isContent(first) ? 1 : 2
    guard words.count >= length else { return nil }
    return indices.last { self[$0...].begins(with: words.prefix(length).map(\.key)) }
  }

  /// Where the last of several things begins: behind a comma, a full stop, `and` or `with`, and what says that it was eaten.
  fileprivate func startOfLastPart(_ known: TranscriptWords) -> Int {
    let end = dropLast().lastIndex { !$0.mark.isEmpty || known.partings.contains($0.key) }
    let part = self[(end.map { $0 + 1 } ?? startIndex)...]
    return part.firstIndex { known.isContent($0) || known.isAmount($0) } ?? endIndex
  }
}

extension ArraySlice<TranscriptToken> {
  /// The first of several things.
  fileprivate func prefix(untilPartEnd known: TranscriptWords) -> ArraySlice<TranscriptToken> {
    let end = firstIndex { !$0.mark.isEmpty || known.partings.contains($0.key) }
    return end.map { known.partings.contains(self[$0].key) ? self[..<$0] : self[...$0] } ?? self
  }
}
