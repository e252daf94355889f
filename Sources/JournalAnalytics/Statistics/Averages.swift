/// The median; for an even number of values the mean of the two in the middle, rounded down. `nil` for no values.
func median(_ values: [Int]) -> Int? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
  return (sorted[middle - 1] + sorted[middle]) / 2
}

/// The median; for an even number of values the mean of the two in the middle. `nil` for no values.
func median(_ values: [Double]) -> Double? {
  let sorted = values.sorted()
  return sorted.isEmpty ? nil : (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// The median of times of the clock, in minutes; `nil` for none.
///
/// The day is a circle, cut in the longest gap; of equal gaps in the one over midnight, else the first.
func medianTime(_ minutes: [Int]) -> Int? {
  let sorted = minutes.map { $0 % 1_440 }.sorted()
  guard let first = sorted.first, let last = sorted.last else { return nil }
  var (longest, start) = (first + 1_440 - last, 0)
  for (index, (before, after)) in zip(sorted, sorted.dropFirst()).enumerated()
  where after - before > longest { (longest, start) = (after - before, index + 1) }
  return median(sorted[start...] + sorted[..<start].map { $0 + 1_440 }).map { $0 % 1_440 }
}

/// The quantile of `sorted` at `fraction`, interpolated linearly (Hyndman and Fan, 1996, type 7) and rounded half
/// up. `nil` for no values.
func quantile(_ fraction: Double, of sorted: [Int]) -> Int? {
  guard let last = sorted.last else { return nil }
  let place = max(0, min(1, fraction)) * Double(sorted.count - 1)
  let index = Int(place)
  guard index + 1 < sorted.count else { return last }
  let between = Double(sorted[index + 1] - sorted[index]) * (place - Double(index))
  return sorted[index] + Int((between + 0.5).rounded(.down))
}
