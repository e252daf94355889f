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
