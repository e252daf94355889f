/// The middle value, of an even number the mean of the two in the middle rounded down; `nil` for none.
func median(_ values: [Int]) -> Int? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
  return (sorted[middle - 1] + sorted[middle]) / 2
}

/// The value below which `fraction` of `sorted` lies, between two of them in proportion (Hyndman and Fan, 1996, type 7);
/// halves are rounded up. `nil` for none.
func quantile(_ fraction: Double, of sorted: [Int]) -> Int? {
  guard let last = sorted.last else { return nil }
  let place = max(0, min(1, fraction)) * Double(sorted.count - 1)
  let index = Int(place)
  guard index + 1 < sorted.count else { return last }
  let between = Double(sorted[index + 1] - sorted[index]) * (place - Double(index))
  return sorted[index] + Int((between + 0.5).rounded(.down))
}

/// `sum` shared among `count`, halves rounded up; 0 for none. `sum` is not negative.
func share(_ sum: Int, among count: Int) -> Int {
  count == 0 ? 0 : (2 * sum + count) / (2 * count)
}

/// `part` of `whole` in whole percent, halves rounded up; 0 of nothing.
func percentage(_ part: Int, of whole: Int) -> Int {
  whole == 0 ? 0 : (200 * part + whole) / (2 * whole)
}

/// The mean of values that are not negative, halves rounded up; `nil` for none.
func mean(_ values: [Int]) -> Int? {
  values.isEmpty ? nil : share(values.reduce(0, +), among: values.count)
}
