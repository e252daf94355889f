/// What the words of an entry may say beside what was eaten, as far as their first letters tell; those of most say none of it.
struct UnusualWords: OptionSet {
  let rawValue: UInt16
  /// The sum of what stands above: `Total so far`.
  static let sum = UnusualWords(rawValue: 1)
  /// What is left, or was burned: `Remaining 650`.
  static let balance = UnusualWords(rawValue: 1 << 1)
  /// What was done and burned energy: `Ran 5 km`.
  static let activity = UnusualWords(rawValue: 1 << 2)
  /// The food of an animal.
  static let animal = UnusualWords(rawValue: 1 << 3)
  /// That it is still to come: `Planned: pizza`.
  static let planned = UnusualWords(rawValue: 1 << 4)
  /// That it was not eaten: `no cake`, `Kuchen nicht gegessen`.
  static let denial = UnusualWords(rawValue: 1 << 5 | 1 << 6)

  private static let sieve = WordSieve(lists: [
    "\(EnergyContext.sumLines.words), \(EnergyContext.days.words)", EnergyContext.balanceLines.words,
    OtherEnergyWords.activities.words, AnimalFoodWords.words.words, UneatenWords.toCome.words,
    "\(UneatenWords.denials.words), \(UneatenWords.noneOf.words), \(UneatenWords.englishDenials)",
    UneatenWords.left.words,
  ])

  init(rawValue: UInt16) { self.rawValue = rawValue }

  /// All are told by the first of the `words` but that they end by saying that it was not eaten.
  init(of words: UnsafeBufferPointer<UInt8>) {
    let sets = UnusualWords.sieve.sets(of: words)
    rawValue = sets.first & 0b11_1111 | sets.any & 0b100_0000
  }
}
