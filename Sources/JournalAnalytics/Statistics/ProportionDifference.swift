/// The difference of two proportions with a 95 % confidence interval.
struct ProportionDifference: Hashable, Sendable {
  /// The first minus the second, from −1 to 1.
  var difference: Double
  var low: Double
  var high: Double

  /// Compares `a` of `ofA` with `b` of `ofB`, both above zero.
  ///
  /// The interval combines the Wilson intervals of both (R. G. Newcombe, 1998, method 10): it stays between −1 and 1
  /// and holds for small numbers.
  init(_ a: Int, of ofA: Int, against b: Int, of ofB: Int) {
    let first = Wilson(a, of: ofA)
    let second = Wilson(b, of: ofB)
    difference = first.share - second.share
    func distance(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
    low = difference - distance(first.share - first.low, second.high - second.share)
    high = difference + distance(first.high - first.share, second.share - second.low)
  }
}

/// A proportion with its 95 % Wilson interval (E. B. Wilson, 1927).
private struct Wilson {
  var share: Double
  var low: Double
  var high: Double

  init(_ count: Int, of whole: Int) {
    let z = 1.959964
    let n = Double(max(1, whole))
    share = Double(count) / n
    let middle = 2 * Double(count) + z * z
    let spread = z * (z * z + 4 * Double(count) * (1 - share)).squareRoot()
    low = max(0, (middle - spread) / (2 * (n + z * z)))
    high = min(1, (middle + spread) / (2 * (n + z * z)))
  }
}
