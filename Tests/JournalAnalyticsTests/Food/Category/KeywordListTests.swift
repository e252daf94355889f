import JournalFormat
import Testing

@testable import JournalAnalytics

@Suite struct `The lists of keywords` {
  private func keywords(_ list: KeywordList) -> [String] {
    list.text.split(separator: ",").map { String($0.drop { $0 == " " || $0 == "\n" }) }
  }

  /// A keyword's words as they are compared; an ending keeps its hyphen.
  private func key(_ keyword: String) -> [[UInt8]] {
    (keyword.hasPrefix("-") ? [[0x2D]] : []) + FoodPhrase(keyword).words.map(\.stem)
  }

  @Test func `hold some thousand words and dishes`() {
    #expect(KeywordList.all.map { keywords($0).count }.reduce(0, +) > 7000)
  }

  @Test func `are folded, sorted and separated by commas`() {
    for list in KeywordList.all {
      let keywords = keywords(list)
      #expect(keywords == keywords.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) })
      for keyword in keywords {
        let words = keyword.drop { $0 == "-" }
        #expect(folded(keyword) == keyword)
        #expect(
          !words.isEmpty && !words.contains { $0 == "-" || $0 == "'" || $0 == "\n" || $0 == "&" },
          "\(keyword)")
        #expect(FoodPhrase(keyword).words.map(\.text).joined() == words.filter { $0 != " " }, "\(keyword)")
      }
    }
  }

  @Test func `hold nothing twice, in no two categories`() {
    var known: [[[UInt8]]: String] = [:]
    for list in KeywordList.all {
      for keyword in keywords(list) {
        if let other = known.updateValue("\(list.category) \(keyword)", forKey: key(keyword)) {
          Issue.record("\(list.category) \(keyword) is \(other)")
        }
      }
    }
  }

  @Test func `decide for their own category, every one of them`() {
    // One in eleven is tried in full; that no two are alike, and that the longest counts, holds for all.
    for list in KeywordList.all {
      let keywords = keywords(list)
      for index in stride(from: keywords.count % 11, to: keywords.count, by: 11) {
        let keyword = keywords[index].hasPrefix("-") ? "xyz" + keywords[index].dropFirst() : keywords[index]
        let found = CategoryDetector().byKeyword(keyword)
        #expect(found?.category == list.category && found?.keyword == keywords[index], "\(keyword)")
      }
    }
  }
}
