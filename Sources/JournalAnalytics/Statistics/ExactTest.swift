/// One stratum of a two-by-two table: its size, and how many have the outcome and the exposure.
struct ExactStratum: Hashable, Sendable {
  var size: Int
  var outcomes: Int
  var exposed: Int
}

/// The probability that at least this many of the exposed have the outcome if outcome and exposure are independent.
///
/// Fisher's exact test, one-sided (R. A. Fisher, 1922), conditional on the margins of each stratum: the outcomes of
/// the strata are hypergeometric, and their sum is the convolution. 1 if `both` is at or below the least possible
/// number.
func exactTail(both: Int, strata: [ExactStratum]) -> Double {
  var least = 0
  var chances: [Double] = [1]
  for stratum in strata {
    let (low, own) = hypergeometric(stratum)
    least += low
    chances = convolved(chances, own)
  }
  guard both > least else { return 1 }
  return min(1, chances.dropFirst(both - least).reduce(0, +))
}

/// The probabilities of the sums of two independent numbers, each counted from its least.
private func convolved(_ first: [Double], _ second: [Double]) -> [Double] {
  Array(unsafeUninitializedCapacity: first.count + second.count - 1) { joined, count in
    count = first.count + second.count - 1
    joined.initialize(repeating: 0)
    second.withUnsafeBufferPointer { second in
      // What is too unlikely to change a sum of probabilities is passed over.
      for (i, a) in first.enumerated() where a > 1e-30 {
        for j in second.indices { joined[i + j] += a * second[j] }
      }
    }
  }
}

/// The probabilities of each possible number of exposed outcomes, from the least possible number on.
///
/// Computed from the mode outwards by the ratio of neighbours, so no factorial is needed and nothing overflows.
private func hypergeometric(_ stratum: ExactStratum) -> (least: Int, chances: [Double]) {
  let (size, outcomes, exposed) = (stratum.size, stratum.outcomes, stratum.exposed)
  let least = max(0, outcomes + exposed - size)
  let most = min(outcomes, exposed)
  guard least < most else { return (least, [1]) }
  let mode = min(most, max(least, (outcomes + 1) * (exposed + 1) / (size + 2)))
  var weights = Array(repeating: 0.0, count: most - least + 1)
  weights[mode - least] = 1
  /// The probability of `count + 1` divided by that of `count`.
  func ratio(_ count: Int) -> Double {
    Double(outcomes - count) * Double(exposed - count)
      / (Double(count + 1) * Double(size - outcomes - exposed + count + 1))
  }
  for count in stride(from: mode, to: most, by: 1) {
    weights[count + 1 - least] = weights[count - least] * ratio(count)
  }
  for count in stride(from: mode, to: least, by: -1) {
    weights[count - 1 - least] = weights[count - least] / ratio(count - 1)
  }
  let sum = weights.reduce(0, +)
  return (least, weights.map { $0 / sum })
}

/// The p-values corrected for multiple tests, in the order of `chances`.
///
/// Holm's step-down method (S. Holm, 1979), which controls the family-wise error rate.
func holmCorrected(_ chances: [Double]) -> [Double] {
  var corrected = chances
  var highest = 0.0
  for (rank, index) in chances.indices.sorted(by: { chances[$0] < chances[$1] }).enumerated() {
    highest = max(highest, min(1, chances[index] * Double(chances.count - rank)))
    corrected[index] = highest
  }
  return corrected
}
