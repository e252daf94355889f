internal import JournalFormat

/// The steps of a heat map of days: cut at the quartiles of the counts of the logged days.
///
/// Where two cuts are equal, the lower one moves down by one, so that each step is of its own.
struct HeatScale: Hashable, Sendable {
  /// The highest counts of the steps low, medium and high; what is above is the top.
  private let cuts: [Int]
  private let most: Int

  /// `counts` are those of all days, in any order; days without an entry do not matter.
  init(_ counts: [Int]) {
    let logged = counts.filter { $0 > 0 }.sorted()
    most = logged.last ?? 0
    var cuts = [0.25, 0.5, 0.75].map { quantile($0, of: logged) ?? 0 }
    var limit = most
    for place in cuts.indices.reversed() {
      cuts[place] = min(cuts[place], limit - 1)
      limit = cuts[place]
    }
    self.cuts = cuts
  }

  func level(_ count: Int) -> HeatLevel {
    guard count > 0 else { return .none }
    let step = cuts.firstIndex { count <= $0 } ?? cuts.count
    return [.low, .medium, .high, .top][step]
  }

  /// What each level holds: `none`, `1–3`, `4`, `5`, `6`; empty for a level that no day can have.
  var legend: [String] {
    var lowest = 1
    return ["none"]
      + (cuts + [most]).map { highest in
        guard highest >= lowest else { return "" }
        defer { lowest = highest + 1 }
        return lowest == highest ? grouped(lowest) : "\(grouped(lowest))–\(grouped(highest))"
      }
  }
}
