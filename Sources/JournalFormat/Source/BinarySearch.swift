extension RandomAccessCollection {
  /// The first index whose element satisfies the predicate, if all elements that do are at the end; `endIndex` if
  /// none does. Logarithmic time.
  @inlinable
  package func partitioningIndex(
    where belongsToSecondPart: (Element) throws -> Bool
  ) rethrows -> Index {
    var low = startIndex
    var count = self.count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if try belongsToSecondPart(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
