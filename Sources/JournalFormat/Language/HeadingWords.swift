/// The meanings of headings and labels. Created once for a journal.
///
/// The user's own words take precedence, then those of the journal's language. Any other word has a meaning if it
/// means one section in every language that has it; an ambiguous word is read as English if it is an English word,
/// or else not at all.
public struct HeadingWords: Sendable {
  public enum Match: Hashable, Sendable {
    case section(Section)
    /// A time of day, which names a meal only under `## Food`.
    case timeOfDay(FoodCategory)
    /// It has different meanings in different languages, so it has none here.
    case ambiguous([Section])
  }

  let language: Language?
  let known = KnownWords.shared
  let knownMatches: [Match]
  /// `nil` if the settings add no words.
  let own: OwnWords?
  private static let matchesOfAllLanguages = KnownWords.shared.matches(in: nil)

  /// Longer texts are never headings.
  private static let longestText = 240

  /// The words of a journal with this language, or with all languages alike for `nil`, and the user's own.
  init(language: Language?, own words: [Section: [String]]) {
    self.language = language
    knownMatches =
      language == nil ? HeadingWords.matchesOfAllLanguages : KnownWords.shared.matches(in: language)
    own = words.isEmpty ? nil : OwnWords(words)
  }

  /// The meaning of a title without markup, which is folded here; `nil` if it is not known.
  public func match(_ title: UnsafeBufferPointer<UInt8>) -> Match? {
    guard title.count <= HeadingWords.longestText else { return nil }
    var hash = WordTable.emptyHash
    var previous: UInt8 = .space
    for raw in title {
      let byte = HeadingWords.keyByte(raw)
      if !byte.isASCII || byte < .space || byte == .space && previous == .space {
        return matchAfterFolding(title)
      }
      hash = WordTable.hash(hash, byte)
      previous = byte
    }
    guard previous != .space else { return matchAfterFolding(title) }
    if let own,
      let number = own.table.number(hash: hash, count: title.count, byte: { HeadingWords.keyByte(title[$0]) })
    {
      return own.matches[number]
    }
    if title.count <= known.table.longest,
      let number = known.table.number(
        hash: hash, count: title.count, byte: { HeadingWords.keyByte(title[$0]) })
    {
      return knownMatches[number]
    }
    return nil
  }

  /// The number of a title's word in `known`; `nil` if no language has it.
  func number(of title: UnsafeBufferPointer<UInt8>) -> Int? {
    WordTable.key(of: title).withUnsafeBufferPointer { known.table.number(of: $0) }
  }

  /// Whether a title is a word for a total.
  func nameTotal(_ title: UnsafeBufferPointer<UInt8>) -> Bool {
    mayNameTotal(title) && match(title) == .section(.total)
  }

  /// Whether a text may begin with a word for a total; most do not, and their first letters tell.
  func mayNameTotal(_ text: UnsafeBufferPointer<UInt8>) -> Bool { own != nil || known.mayNameTotal(text) }

  /// An ASCII byte as it is in a key.
  @inline(__always)
  private static func keyByte(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | .caseBit
    case .hyphen, .underscore: .space
    default: byte
    }
  }

  private func matchAfterFolding(_ title: UnsafeBufferPointer<UInt8>) -> Match? {
    WordTable.key(of: title).withUnsafeBufferPointer { key in
      guard !key.isEmpty else { return nil }
      if let own, let number = own.table.number(of: key) { return own.matches[number] }
      return known.table.number(of: key).map { knownMatches[$0] }
    }
  }
}
