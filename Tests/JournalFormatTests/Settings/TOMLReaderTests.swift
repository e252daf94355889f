import JournalTestSupport
import Testing

@testable import JournalFormat

/// TOML 1.0 as settings have it; rules in the order of its specification.
@Suite struct `A file of settings` {
  /// The entries one to a line, or the place and reason of what is no TOML.
  private func page(_ text: String) -> String {
    do throws(TOMLProblem) {
      return try SettingsEntry.entries(in: SourceText(text)).map { entry in
        let start = entry.range.lowerBound
        return "\(start.line):\(start.column) \(entry.name) \(shown(entry.value))"
      }.joined(separator: "\n")
    } catch {
      return "\(error.place.line):\(error.place.column) \(error.reason)"
    }
  }

  private func shown(_ value: SettingsValue) -> String {
    switch value {
    case .text(let text): text.debugDescription
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .boolean(let truth): "\(truth)"
    case .list(let values): "[\(values.map(shown).joined(separator: ", "))]"
    case .day(let day): "day \(day)"
    case .other: "other"
    }
  }

  @Test(arguments: [
    ("", ""), ("\u{FEFF}a = 1", "1:4 a 1"), ("# only\r\n\r\n\ta = 1 # one\r\n", "3:2 a 1"),
    ("a-1_B = 1\n1 = 2\n\"é x\" = 3\n'b.c' = 4", "1:1 a-1_B 1\n2:1 1 2\n3:1 é x 3\n4:1 b.c 4"),
    ("a . \"b\" = 1\na.c = 2", "1:1 a.b 1\n2:1 a.c 2"), ("a.b.c = 1\na.b.d = 2", "1:1 a.b other"),
    ("[ a ]\nb = 1\n[ c . d ]\ne = 1\n[c]\nf = 2", "2:1 a.b 1\n3:1 c.d other\n6:1 c.f 2"),
    ("[[a]]\nb = 1\n[[a]]\nb = 2\n[a.c]\nd = 1", "1:1 a [other]\n2:1 a.b 1\n4:1 a.b 2"),
    ("[[a.b]]\nc = 1", "1:1 a.b other"),
    ("a = { b = 1, c.d = 2, e = { f = 3 } }\ng = {}", "1:7 a.b 1\n1:14 a.c other\n1:29 a.e other"),
    ("a = [\n  1, # one\n  [2, 'x'],\n  { b = 1 },\n]", "1:1 a [1, [2, \"x\"], other]"),
    ("a = [ ]\nb = [[],]", "1:1 a []\n2:1 b [[]]"),
    (#"a = "q \" \\ \t \u00e9 \U0001F35A""#, "1:1 a \"q \\\" \\\\ \\t é 🍚\""),
    (#"a = 'C:\x "y"'"#, #"1:1 a "C:\\x \"y\"""#), ("a = ''\nb = \"\"", "1:1 a \"\"\n2:1 b \"\""),
    ("a = \"\"\"\nx\r\ny \\\n\n   z\"\"\"\"\"", #"1:1 a "x\ny z\"\"""#),
    ("a = '''x\n'y'\n''''", #"1:1 a "x\n\'y\'\n\'""#),
    ("a = [+1, -17, 0, 1_000, 0xDEAD_beef, 0o17, 0b101]", "1:1 a [1, -17, 0, 1000, 3735928559, 15, 5]"),
    (
      "a = [1.5, -0.01, 5e+22, 6.6E-3, 1_0.0_1, inf, -inf, nan]",
      "1:1 a [1.5, -0.01, 5e+22, 0.0066, 10.01, inf, -inf, nan]"
    ),
    ("a = [true, false]", "1:1 a [true, false]"),
    (
      "a = [2026-03-14, 07:30:00, 2026-03-14T07:30:00.5Z, 2026-03-14 07:30:00+05:30]",
      "1:1 a [day 2026-03-14, other, other, other]"
    ),
  ])
  func `is read`(text: String, entries: String) {
    #expect(page(text) == entries)
  }

  @Test(arguments: [
    ("a", "1:2 ‘=’ and a value have to follow the name of a key"), ("a =", "1:4 a value is missing"),
    ("a = 1 b = 2", "1:7 nothing but a comment may follow here on the same line"),
    ("a = \r", "1:5 a value is missing"),
    ("a = 1\rb = 2", "1:6 nothing but a comment may follow here on the same line"),
    ("= 1", "1:1 the name of a key has letters from a to z, digits, - and _, or stands in quotation marks"),
    (
      "a..b = 1",
      "1:3 the name of a key has letters from a to z, digits, - and _, or stands in quotation marks"
    ),
    ("é = 1", "1:1 the name of a key has letters from a to z, digits, - and _, or stands in quotation marks"),
    (
      "[*]\n",
      "1:2 the name of a table has letters from a to z, digits, - and _, or stands in quotation marks"
    ),
    (
      "[[ \n",
      "1:4 the name of a table has letters from a to z, digits, - and _, or stands in quotation marks"
    ),
    ("[a\n", "1:3 the name of a table ends with ‘]’"),
    ("[[a]\n]]\n", "1:5 the name of a table ends with ‘]]’"),
    ("a = 1\na = 2", "2:1 ‘a’ stands here a second time"), ("[a]\n[a]", "2:2 ‘a’ stands here a second time"),
    ("a = 1\n[a]", "2:2 ‘a’ stands here a second time"),
    ("a.b = 1\na.b = 2", "2:3 ‘b’ stands here a second time"),
    ("[[a]]\n[a]", "2:2 ‘a’ stands here a second time"),
    ("a = [1]\n[[a]]", "2:3 ‘a’ stands here a second time"),
    ("a = { b = 1 }\n[a.c]", "2:2 ‘a’ stands above and takes no more keys"),
    ("a.b = 1\n[a]", "2:2 ‘a’ stands here a second time"),
    ("[a.b]\nc = 1\n[a]\nb.d = 2", "4:1 ‘b’ stands above and takes no more keys"),
    ("a = { b = 1, b = 2 }", "1:14 ‘b’ stands here a second time"),
    ("a = metric", "1:5 ‘metric’ is no value; a text has to stand in quotation marks"),
    ("a = [}", "1:6 a value is missing"),
    ("a = [1 2]", "1:8 a list has commas between its values and ends with ‘]’"),
    ("a = [1,\n", "1:9 a value is missing"),
    (
      "a = { b = 1\n}",
      "1:12 a table in braces stands on one line, with commas between its keys, and ends with ‘}’"
    ),
    ("a = \"x\nb\"", "1:5 the quotation mark at the end of this text is missing"),
    ("a = \"\"\"x", "1:5 the quotation marks at the end of this text are missing"),
    (#"a = "\x""#, "1:6 a backslash stands for itself only twice or between apostrophes"),
    (#"a = "\ud800""#, "1:6 this is the number of no character"),
    ("a = \"\u{1}\"", "1:6 a text holds no control characters; write \\u and four digits for one"),
    ("# \u{7F}", "1:3 a comment holds no control characters"),
    (
      "a = 1\n\0",
      "2:1 the name of a key has letters from a to z, digits, - and _, or stands in quotation marks"
    ),
    ("a = 012", "1:5 ‘012’ is no value; a text has to stand in quotation marks"),
    ("a = 1__0", "1:5 ‘1__0’ is no value; a text has to stand in quotation marks"),
    ("a = 1.", "1:5 ‘1.’ is no value; a text has to stand in quotation marks"),
    (
      "a = 9223372036854775808",
      "1:5 ‘9223372036854775808’ is no value; a text has to stand in quotation marks"
    ),
    ("a = 2026-02-30", "1:5 ‘2026-02-30’ is no value; a text has to stand in quotation marks"),
    ("a = 2026-03-14T", "1:5 ‘2026-03-14T’ is no value; a text has to stand in quotation marks"),
  ])
  func `is no TOML, and the place and the reason are said`(text: String, problem: String) {
    #expect(page(text) == problem)
  }

  @Test func `nests no deeper than a stack can bear`() {
    let deep = 1_000_000
    #expect(page("a = " + String(repeating: "[", count: deep)) == "1:55 no more than 50 values may be nested")
    #expect(
      page("a = " + String(repeating: "{a=", count: deep)) == "1:155 no more than 50 values may be nested")
    #expect(page(String(repeating: "a.", count: deep)) == "1:102 no more than 50 names may be joined")
  }
}
