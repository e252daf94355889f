/// What the words of a heading or a label mean. Made once for a journal.
///
/// The user's own words win over all, then those of the journal's language count. Any other word counts where it means
/// one section in every language that has it; one that means two is read in English, or else not read at all. Of two
/// meals joined by `and`, `&`, `/` or `+` the first counts.
public struct HeadingWords: Sendable {
  public enum Match: Hashable, Sendable {
    case section(Section)
    /// A time of day, which names a meal only below `## Food`.
    case timeOfDay(FoodCategory)
    /// Different things in different languages, so that it is not read.
    case ambiguous([Section])
  }

  let language: Language?
  let known = KnownWords.shared
  let knownMatches: [Match]
  /// `nil` where the settings add no words.
  let own: OwnWords?
  private static let matchesOfAllLanguages = KnownWords.shared.matches(in: nil)

  /// Longer texts are no heading, whatever they say.
  private static let longestText = 240

  public init(settings: JournalSettings) {
    language = settings.language
    knownMatches =
      language == nil ? HeadingWords.matchesOfAllLanguages : KnownWords.shared.matches(in: language)
    own = settings.words.isEmpty ? nil : OwnWords(settings.words)
  }

  /// What `words` mean, or `nil` if they are no known words. They are to be free of markup; they are folded here.
  public func match(_ words: UnsafeBufferPointer<UInt8>) -> Match? {
    guard words.count <= HeadingWords.longestText else { return nil }
    var hash = WordTable.emptyHash
    var mayJoin = false
    var token: UInt32 = 0
    var previous: UInt8 = .space
    for raw in words {
      let byte = HeadingWords.keyByte(raw)
      if !byte.isASCII || byte < .space || byte == .space && previous == .space {
        return matchAfterFolding(words)
      }
      hash = WordTable.hash(hash, byte)
      if byte == .space {
        mayJoin = mayJoin || token != 0 && HeadingWords.asciiJoiners.contains(token)
        token = 0
      } else {
        mayJoin = mayJoin || byte == .ampersand || byte == .slash || byte == .plusSign
        // A word of more than four letters shifts its first ones out; no joiner is as long.
        token = token << 8 | UInt32(byte)
      }
      previous = byte
    }
    guard previous != .space else { return matchAfterFolding(words) }
    if let own,
      let number = own.table.number(hash: hash, count: words.count, byte: { HeadingWords.keyByte(words[$0]) })
    {
      return own.matches[number]
    }
    if words.count <= known.table.longest,
      let number = known.table.number(
        hash: hash, count: words.count, byte: { HeadingWords.keyByte(words[$0]) })
    {
      return knownMatches[number]
    }
    return mayJoin ? matchAfterFolding(words) : nil
  }

  /// An ASCII byte as it stands in a key.
  @inline(__always)
  private static func keyByte(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | .caseBit
    case .hyphen, .underscore: .space
    default: byte
    }
  }

  /// The joiners in ASCII letters, their bytes packed as `match` packs them.
  private static let asciiJoiners: [UInt32] = KnownWords.shared.spacedJoiners.compactMap { joiner in
    let letters = joiner.dropFirst().dropLast()
    return letters.allSatisfy { $0.isASCII } ? letters.reduce(0) { $0 << 8 | UInt32($1) } : nil
  }

  private func matchAfterFolding(_ words: UnsafeBufferPointer<UInt8>) -> Match? {
    WordTable.key(of: words).withUnsafeBufferPointer { key in
      key.isEmpty ? nil : match(key: key[...]) ?? matchOfJoinedMeals(key)
    }
  }

  /// What a key means as a whole.
  private func match(key: Slice<UnsafeBufferPointer<UInt8>>) -> Match? {
    let key = UnsafeBufferPointer(rebasing: key)
    if let own, let number = own.table.number(of: key) { return own.matches[number] }
    return known.table.number(of: key).map { knownMatches[$0] }
  }

  /// The first of several meals that a joiner stands between, if all are known.
  private func matchOfJoinedMeals(_ key: UnsafeBufferPointer<UInt8>) -> Match? {
    var first: Match?
    var start = 0
    var index = 0
    while index <= key.count {
      let length = index == key.count ? 0 : joinerLength(in: key, at: index)
      guard length > 0 || index == key.count else {
        index += 1
        continue
      }
      guard index < key.count || first != nil else { return nil }
      var part = key[start..<index]
      while part.first == .space { part.removeFirst() }
      while part.last == .space { part.removeLast() }
      guard let match = match(key: part), match.isMeal else { return nil }
      first = first ?? match
      index += max(length, 1)
      start = index
    }
    return first
  }

  private func joinerLength(in key: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
    let byte = key[index]
    if byte == .ampersand || byte == .slash || byte == .plusSign { return 1 }
    let joiners = byte == .space ? known.spacedJoiners : byte > 0xE2 ? known.bareJoiners : []
    return joiners.first { key[index...].starts(with: $0) }?.count ?? 0
  }
}

extension HeadingWords.Match {
  /// Whether it names a meal, be it not certain which.
  fileprivate var isMeal: Bool {
    switch self {
    case .section(.meal), .timeOfDay: true
    case .section: false
    case .ambiguous(let sections):
      sections.allSatisfy { if case .meal = $0 { true } else { false } }
    }
  }
}
