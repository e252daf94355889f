import JournalFormat
import JournalFormatProperties
import JournalTestSupport
import Testing

@Suite struct `JSON from elsewhere` {
  private func reading(_ text: String) throws(JSONProblem) -> JSONValue {
    try JSONValue.reading(Array(text.utf8))
  }

  @Test(arguments: [
    ("null", "null"), (" true\n", "true"), ("false", "false"), ("0", "0"), ("-0", "0"), ("12", "12"),
    ("-1.5", "-1.5"), ("1e3", "1000"), ("2.5E-1", "0.25"), ("9223372036854775807", "9223372036854775807"),
    ("92233720368547758080", "92233720368547760000"), ("1e999", "null"), ("\"\"", "\"\""), ("[]", "[]"),
    ("{}", "{}"), ("[1, [2], {\"a\": [ ]}]", "[1,[2],{\"a\":[]}]"),
    ("{\"b\":1,\"a\":{\"c\":null},\"b\":2}", "{\"b\":1,\"a\":{\"c\":null},\"b\":2}"),
    (#""a\"b\\c\/d\n\u0041\u00e4""#, #""a\"b\\c/d\nAä""#), (#""\ud83c\udf5b\uD83C""#, "\"🍛\u{FFFD}\""),
    (#""\ude00\ud83cx\ud83c\n\ud83c\u0041""#, "\"\u{FFFD}\u{FFFD}x\u{FFFD}\\n\u{FFFD}A\""),
  ])
  func `is read as it is meant`(text: String, written: String) throws {
    #expect(try reading(text).text(pretty: false) == written)
  }

  @Test(arguments: [
    ("", JSONProblem.Kind.cut, 0), ("  ", .cut, 2), ("tru", .cut, 3), ("trum", .unexpected, 3),
    ("1 2", .unexpected, 2), ("01", .unexpected, 1), ("1.", .cut, 2), ("1.x", .unexpected, 2), ("-", .cut, 1),
    ("+1", .unexpected, 0), (".5", .unexpected, 0), ("NaN", .unexpected, 0), ("\"abc", .cut, 4),
    ("\"a\nb\"", .unexpected, 2), (#""\x""#, .unexpected, 2), (#""\u12"#, .cut, 5),
    (#""\u12g4""#, .unexpected, 5), ("[1,", .cut, 3), ("[1,]", .unexpected, 3), ("[1}", .unexpected, 2),
    ("{\"a\"", .cut, 4), ("{\"a\" 1}", .unexpected, 5), ("{a:1}", .unexpected, 1),
    ("{\"a\":1,}", .unexpected, 7), ("{\"a\":1]", .unexpected, 6), ("]", .unexpected, 0),
    ("1]", .unexpected, 1),
  ])
  func `says where it goes wrong`(text: String, kind: JSONProblem.Kind, place: Int) {
    let problem = #expect(throws: JSONProblem.self) { try reading(text) }
    #expect(problem?.kind == kind)
    #expect(problem?.place == place)
  }

  @Test func `nests to a limit`() throws {
    let deepest = JSONProblem.deepest
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(try reading(nested(deepest)).text(pretty: false) == nested(deepest))
    let problem = #expect(throws: JSONProblem.self) { try reading(nested(deepest + 1)) }
    #expect(problem?.kind == .tooDeep)
    // A megabyte of brackets costs no stack and no time.
    #expect(throws: JSONProblem.self) { try reading(String(repeating: "[{\"\":", count: 250_000)) }
  }

  @Test func `is asked for its parts`() throws {
    let value = try reading(#"{"a": {"b": [1, "x", 2.5]}, "n": 1, "n": 2, "big": 1e999}"#)
    #expect(value["a"]?["b"]?.elements.map(\.number) == [1, nil, 2.5])
    #expect(value["a"]?["b"]?.elements.map(\.string) == [nil, "x", nil])
    #expect(value["n"]?.number == 2)
    #expect(value["big"]?.number == nil)
    #expect(value["c"]?["d"]?.string == nil)
    #expect(value.elements.isEmpty)
  }

  @Test func `has U+FFFD where it is no UTF-8`() throws {
    let quote = UInt8(ascii: "\"")
    #expect(try JSONValue.reading([quote, .max, quote]).string == "\u{FFFD}")
  }

  @Test func `is accepted where another reader accepts it`() {
    let seeds = [
      #"{"a":[1,2.5,-3e2,"x\n\u00e4"],"b":{"c":null,"d":true}}"#, #"[[],{},"",0,false]"#, #""\ud83c\udf5b""#,
    ]
    let signs = Array("{}[],:\"\\ntrue0123.eE+-u \n".utf8)
    var random = SplitMix64(seed: 14)
    for round in 0..<3000 {
      var bytes = Array(seeds[round % seeds.count].utf8)
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes.insert(signs[Int.random(in: 0..<signs.count, using: &random)], at: place)
        default: bytes = Array(bytes[..<place])
        }
      }
      do throws(BrokenProperty) {
        try checkJSON(bytes)
      } catch {
        Issue.record("seed 14, round \(round): \(error)")
      }
    }
  }
}
