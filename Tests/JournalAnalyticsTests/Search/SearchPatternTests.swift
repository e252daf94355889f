import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A search pattern` {
  /// The matches of `pattern` in a line of notes; `nil` where there is no hit.
  private func matches(
    _ pattern: String, _ line: String, stepLimit: Int = SearchPatternMatcher.stepLimit
  ) throws -> [String]? {
    let query = try SearchQuery(pattern: pattern)
    let file = diary(["2026-03-14": line + "\n"]).days[0]
    var matcher = query.patternMatcher(stepLimit: stepLimit)
    guard let hit = try query.hits(in: file, matcher: &matcher).first else { return nil }
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
    ("(?:a|ab)c", "abc", ["abc"]), ("[]x]", "]x", ["]x"]), ("\\bあ", "x あ", ["あ"]),
    ("\\bm\\w*", "tea am *mild* mint", ["mild", "mint"]), ("a|b|", "cab", ["ab"]),
    ("[\\d.]+", "v 1.5", ["1.5"]), ("\\W", "ab!", ["!"]), ("\\S+", "ab cd", ["ab", "cd"]),
  ])
  func `matches folded text, leftmost and as preferred`(pattern: String, line: String, found: [String]) throws
  {
    // Neighbouring matches are one mark.
    let marks = try #require(try matches(pattern, line))
    #expect(marks.joined() == found.joined())
  }

  @Test(arguments: [
    ("z", "rice"), ("^ice", "rice"), ("ric$", "rice"), ("\\bice", "rice"), ("\\Brice", "rice"),
  ])
  func `matches nothing else`(pattern: String, line: String) throws {
    #expect(try matches(pattern, line) == nil)
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

  @Test(arguments: [
    "(a*)*(a|aa)*b", "a.*b.*c", "(a|b)*c", "(a*)*b", ".*.*.*x", "\\w+\\s+\\w+x", "a{1,1000}b", "(x+x+)+y",
    "(a|a)*(a|a)*b",
    "(.*)(.*)(.*)(.*)[^a]",
  ])
  func `costs a line about its length`(pattern: String) throws {
    let line = String(repeating: "a", count: 20_000)
    #expect(try matches(pattern, line, stepLimit: 20 * line.utf8.count) == nil)
  }

  @Test func `that has many matches in a long line costs no more than those that are shown`() throws {
    let line = String(repeating: "x ", count: 20_000)
    #expect(try matches("x(.*y)?", line, stepLimit: 500_000)?.count == 100)
  }

  @Test func `that would cost too much is refused`() {
    var random = SplitMix64(seed: 3)
    let line = (0..<4_000).map { _ in ["a", "b", "c"][Int.random(in: 0..<3, using: &random)] }.joined()
    let error = #expect(throws: SearchPatternError.self) {
      try matches("(.?){300}a.{20}b", line, stepLimit: 100_000)
    }
    #expect(
      error?.message == "the pattern is too large for this diary; smaller counts in braces, or --period, help"
    )
  }

  /// A pattern of letters, groups and repeats, in which nothing that may be empty is repeated.
  private func pattern(_ random: inout SplitMix64, depth: Int) -> (text: String, mayBeEmpty: Bool) {
    func pick(_ count: Int) -> Int { Int.random(in: 0..<count, using: &random) }
    var text = ""
    var mayBeEmpty = true
    for _ in 0...pick(3) {
      var atom = ("a", false)
      switch pick(depth > 0 ? 6 : 4) {
      case 0: atom.0 = "b"
      case 1: atom.0 = "[ab]"
      case 2: atom.0 = "."
      case 3: break
      case 4:
        let inner = pattern(&random, depth: depth - 1)
        atom = ("(\(inner.text))", inner.mayBeEmpty)
      default:
        let (one, other) = (pattern(&random, depth: depth - 1), pattern(&random, depth: depth - 1))
        atom = ("(\(one.text)|\(other.text))", one.mayBeEmpty || other.mayBeEmpty)
      }
      if !atom.1 {
        let repeats = ["", "", "*", "+", "?", "*?", "+?", "??", "{2}", "{1,3}"][pick(10)]
        atom = (atom.0 + repeats, repeats.hasPrefix("*") || repeats.hasPrefix("?"))
      }
      text += atom.0
      mayBeEmpty = mayBeEmpty && atom.1
    }
    return (text, mayBeEmpty)
  }

  @Test func `finds what trying one possibility after the other finds`() throws {
    var random = SplitMix64(seed: 271_828)
    for round in 0..<400 {
      var text = pattern(&random, depth: 2).text
      if round % 7 == 0 { text = "^" + text }
      if round % 5 == 0 { text += "$" }
      let line = "x" + (0..<12).map { _ in ["a", "b", "c"][Int.random(in: 0..<3, using: &random)] }.joined()
      let expected = line.matches(of: try Regex(text)).map { String(line[$0.range]) }.filter { !$0.isEmpty }
      let found = try matches(text, line) ?? []
      // Neighbouring matches are one mark.
      #expect(found.joined() == expected.joined(), "round \(round) of seed 271828: \(text) in \(line)")
    }
  }
}
