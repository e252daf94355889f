/// A small seeded source of numbers, the same on every machine and with every compiler.
///
/// The algorithm is SplitMix64 (Steele, Lea, Flood: “Fast splittable pseudorandom number generators”, 2014).
/// The standard library's `random(in:using:)` and `shuffled(using:)` are not used, because they promise no
/// particular result for a given generator.
struct SplitMix64 {
  private var state: UInt64

  /// A stream of its own for each pair of a topic and a number, so that a change to one disturbs no other.
  init(topic: UInt64, number: Int) {
    state = topic &* 0xD1B5_4A32_D192_ED03 &+ UInt64(bitPattern: Int64(number)) &* 0x9E6C_63D0_876A_68EE
    _ = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from `range`, which must not be empty.
  mutating func number(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Whether something that happens `percent` times in a hundred happens now.
  mutating func chance(_ percent: Int) -> Bool { number(in: 0...99) < percent }

  /// One of `choices`, or `nil` if there are none.
  mutating func element<Element>(of choices: [Element]) -> Element? {
    choices.isEmpty ? nil : choices[number(in: 0...(choices.count - 1))]
  }

  /// One of `choices`, likelier the higher its weight; `nil` if no weight is above zero.
  mutating func element<Element>(of choices: [Element], weight: (Element) -> Int) -> Element? {
    let total = choices.reduce(0) { $0 + max(0, weight($1)) }
    guard total > 0 else { return nil }
    var rest = number(in: 0...(total - 1))
    for choice in choices {
      rest -= max(0, weight(choice))
      if rest < 0 { return choice }
    }
    return nil
  }
}
