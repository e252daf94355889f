/// The number of edits that turn `a` into `b`: an edit inserts, drops or replaces a letter, or swaps two neighbours
/// (optimal string alignment).
@inlinable
package func editDistance<Letter: Equatable>(from a: [Letter], to b: [Letter]) -> Int {
  var (before, last) = (Array(0...b.count), Array(0...b.count))
  for i in a.indices {
    var row = [i + 1]
    for j in b.indices {
      var least = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { least = min(least, before[j - 1] + 1) }
      row.append(least)
    }
    (before, last) = (last, row)
  }
  return last[b.count]
}

/// Whether one edit of `editDistance` is what they differ by; compares each letter once or twice.
@inlinable
package func areOneEditApart<Letter: Equatable>(_ a: [Letter], _ b: [Letter]) -> Bool {
  guard abs(a.count - b.count) <= 1 else { return false }
  var start = 0
  while start < a.count, start < b.count, a[start] == b[start] { start += 1 }
  if a.count > b.count { return a[(start + 1)...].elementsEqual(b[start...]) }
  if a.count < b.count { return a[start...].elementsEqual(b[(start + 1)...]) }
  guard start < a.count else { return false }
  if a[(start + 1)...].elementsEqual(b[(start + 1)...]) { return true }
  return start + 1 < a.count && a[start] == b[start + 1] && a[start + 1] == b[start]
    && a[(start + 2)...].elementsEqual(b[(start + 2)...])
}
