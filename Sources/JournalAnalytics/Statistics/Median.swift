/// The middle value, of an even number the mean of the two in the middle rounded down; `nil` for none.
func median(_ values: [Int]) -> Int? {
  guard !values.isEmpty else { return nil }
  let sorted = values.sorted()
  let middle = sorted.count / 2
  guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
  return (sorted[middle - 1] + sorted[middle]) / 2
}
