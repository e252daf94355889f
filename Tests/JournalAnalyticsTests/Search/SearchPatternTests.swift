import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A search pattern` {
  /// The matches of `pattern` in a line of notes; `nil` where there is no hit.
  private func matches(_ pattern: String, _ line: String, steps: inout Int) throws -> [String]? {
    let query = try SearchQuery(pattern: pattern)
    let file = diary(["2026-03-14": line + "\n"]).days[0]
    guard let hit = try query.hits(in: file, steps: &steps).first else { return nil }
    let bytes = Array(hit.text.utf8)
    return hit.marks.map { String(decoding: bytes[$0], as: UTF8.self) }
  }

  @Test(arguments: [
    ("r.ce", "Rice and rücе race", ["Rice", "race"]), ("p(ea|i)s\\b", "peas and pist pis", ["peas", "pis"]),
    ("[0-9]+ kcal", "about 300 kcal, 20 kcal", ["300 kcal", "20 kcal"]), ("[^a-z ]", "ab 1 c", ["1"]),
    ("^rice", "rice rice", ["rice"]), ("rice$", "rice rice", ["rice"]),
    ("colou?r", "Color COLOUR", ["Color", "COLOUR"]),
    ("a{2,3}", "aaaaa a", ["aaa", "aa"]), ("a{2}", "aaaaa", ["aa", "aa"]), ("x{y", "x{y", ["x{y"]),
    ("creme", "Crème", ["Crème"]), ("CRÈME", "creme", ["creme"]), ("\\d\\d:\\d\\d", "at 18:30", ["18:30"]),
    ("<.+?>", "a <b> <c>", ["<b>", "<c>"]), ("<.+>", "a <b> <c>", ["<b> <c>"]), ("\\.", "a.b", ["."]),
    ("(?:a|ab)c", "abc", ["abc"]), ("[]x]", "]x", ["]x"]), ("\\bあ", "x あ", ["あ"]), ("a|b|", "cab", ["ab"]),
    ("[\\d.]+", "v 1.5", ["1.5"]), ("\\W", "ab!", ["!"]), ("\\S+", "ab cd", ["ab", "cd"]),
  ])
  func `matches folded text, leftmost and as preferred`(pattern: String, line: String, found: [String]) throws
  {
    var steps = 100_000
    // Neighbouring matches are one mark.
    let marks = try #require(try matches(pattern, line, steps: &steps))
    #expect(marks.joined() == found.joined())
  }

  @Test(arguments: [
    ("z", "rice"), ("^ice", "rice"), ("ric$", "rice"), ("\\bice", "rice"), ("\\Brice", "rice"),
  ])
  func `matches nothing else`(pattern: String, line: String) throws {
    var steps = 100_000
    #expect(try matches(pattern, line, steps: &steps) == nil)
  }

  @Test(arguments: [
    ("(", "a ‘(’ is not closed; write \\( for the sign"),
    (")", "a ‘)’ closes nothing; write \\) for the sign"),
    ("*a", "a sign such as * or + repeats nothing; write \\* for the sign"),
    ("[a", "a ‘[’ is not closed; write \\[ for the sign"), ("[z-a]", "a range in [ ] ends before it begins"),
    ("(a)\\1", "\\1 would look back, which is not understood here"),
    ("(?=a)", "‘(?’ is not understood here; only ( ) and (?: ) are"),
    ("a\\", "nothing follows the last backslash"),
    ("a{5,2}", "a count in braces runs from 0 to 1,000, the smaller number first"),
    ("((a{100}){100}){100}", "the pattern is too large; smaller counts in braces help"),
    ("(((){1000}){1000}){1000}", "the pattern is too large; smaller counts in braces help"),
    (String(repeating: "(", count: 60), "brackets are nested more than 50 deep"),
  ])
  func `that cannot be read is refused with the reason`(pattern: String, reason: String) {
    let error = #expect(throws: SearchPatternError.self) { try SearchQuery(pattern: pattern) }
    #expect(error?.message == reason)
  }

  @Test func `costs its size times the text and never more`() throws {
    var steps = 3_000_000
    let line = String(repeating: "a", count: 2_000)
    #expect(try matches("(a*)*(a|aa)*b", line, steps: &steps) == nil)
    #expect(steps > 0)
    var few = 100
    let error = #expect(throws: SearchPatternError.self) {
      try matches("(a*)*b", String(repeating: "a", count: 500), steps: &few)
    }
    #expect(error?.message.hasPrefix("the pattern takes too long") ?? false)
  }
}
