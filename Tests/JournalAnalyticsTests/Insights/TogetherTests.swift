import Foundation
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// A number from 0 to below 1.
private func chance(_ random: inout SplitMix64) -> Double {
  Double(random.next() >> 11) / 9_007_199_254_740_992
}

@Suite struct `Foods that come together` {
  private static let foods = [
    "porridge", "toast", "banana", "egg", "soup", "rice", "lentil", "pizza", "salad", "fish",
  ]

  /// A diary of 90 days. Each food has its meals, and weekdays that it is fond of; some days are written in part.
  private func diary(seed: UInt64, planted: Bool) -> Journal {
    var random = SplitMix64(seed: seed &* 104_729 &+ 3)
    let often = Self.foods.map { _ in 0.1 + 0.5 * chance(&random) }
    let fond = Self.foods.map { _ in Int(chance(&random) * 7) + 1 }
    let meals = ["Breakfast", "Lunch", "Dinner"]
    let fits = Self.foods.indices.map { $0 < 4 ? [0] : $0 < 8 ? [1, 2] : [2] }
    var files: [String: String] = [:]
    for number in 0..<90 {
      let day = Day(ordinal: 20_000 + number)
      let isWhole = chance(&random) < 0.8
      var text = ""
      for (place, meal) in meals.enumerated() where isWhole || chance(&random) < 0.5 {
        var eaten = Self.foods.indices.filter { food in
          let extra = day.weekday.rawValue == fond[food] ? 0.35 : 0
          return fits[food].contains(place)
            && chance(&random) < often[food] / Double(fits[food].count) + extra
        }
        if planted, place == 2 {
          eaten.removeAll { $0 == 8 }
          if chance(&random) < (eaten.contains(9) ? 0.8 : 0.15) { eaten.append(8) }
        }
        guard !eaten.isEmpty else { continue }
        text += "## \(meal)\n\n" + eaten.map { "- \(Self.foods[$0])\n" }.joined() + "\n"
      }
      files[day.description] = text.isEmpty ? "## Dinner\n\n- bread\n" : text
    }
    return JournalTestSupport.diary(files)
  }

  /// The pairs whose lift is given.
  private func named(_ journal: Journal, _ list: String) -> Set<String> {
    let report = insightsReport(
      of: journal, InsightsRequest(parts: [.together], period: nil), today: Day(ordinal: 20_090))
    let markdown = report.document.markdown
    let section = markdown.components(separatedBy: "## ").first { $0.hasPrefix(list) } ?? ""
    return Set(
      section.split(separator: "\n").filter { $0.contains("×") }
        .compactMap { $0.split(separator: "|").first.map { $0.trimmingPrefix(" ").description } })
  }

  @Test(arguments: ["On the same day", "In the same meal"])
  func `are named by chance in one diary of twenty at most`(list: String) {
    var count = 0
    for seed in 0..<UInt64(40) where !named(diary(seed: seed, planted: false), list).isEmpty { count += 1 }
    #expect(count <= 3, "\(count) of 40")
  }

  @Test func `are none where half of their entries have them side by side`() {
    let lines = [
      // Not often enough for a dish: both are eaten without the other, too.
      "bread cheese", "bread cheese", "bread cheese", "bread", "bread", "bread", "bread", "cheese",
      "cheese", "cheese", "cheese", "egg, tea", "egg, tea", "egg tea", "egg", "tea",
    ]
    let files = lines.enumerated().map { ("\(Day(ordinal: 20_000 + $0))", "## Lunch\n\n- \($1)\n") }
    let report = insightsReport(
      of: JournalTestSupport.diary(Dictionary(uniqueKeysWithValues: files)),
      InsightsRequest(parts: [.together], period: nil), today: Day(ordinal: 20_016))
    let rows = report.document.markdown.split(separator: "\n").filter { $0.contains(" + ") }
    #expect(rows.allSatisfy { $0.contains("egg + tea") } && rows.count == 2, "\(report.document.markdown)")
  }

  @Test func `are named where they do`() {
    var count = 0
    for seed in 0..<UInt64(20) where !named(diary(seed: seed, planted: true), "In the same meal").isEmpty {
      count += 1
    }
    #expect(count >= 12, "\(count) of 20")
  }
}
