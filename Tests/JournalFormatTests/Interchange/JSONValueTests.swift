import Foundation
import JournalFormat
import JournalTestSupport
import Testing

@Suite struct `A piece of JSON` {
  static let sample: JSONValue = [
    "words": "idli", "count": 3, "share": 0.5, "known": true, "nothing": nil, "tags": ["a", "b"],
    "none": [], "empty": [:], "nested": [["z": 1, "a": [:]]],
  ]

  @Test(arguments: [true, false])
  func `is written in pieces as it is in one`(pretty: Bool) {
    let element: JSONValue = ["words": .string(String(repeating: "soup ", count: 50)), "more": [1, [], [:]]]
    let elements = [JSONValue](repeating: element, count: 1_000)
    let whole: JSONValue = .object([("list", .array(elements)), ("none", [])])
    let lazy: JSONValue = .object([
      ("list", .sequence { AnySequence(elements) }), ("none", .sequence { AnySequence([]) }),
    ])
    var pieces: [String] = []
    lazy.write(pretty: pretty) { pieces.append($0) }
    #expect(pieces.joined() == whole.text(pretty: pretty))
    #expect(pieces.count > 2)
    #expect(pieces.allSatisfy { $0.utf8.count < 100_000 })
  }

  @Test func `keeps the order of its keys on one line`() {
    #expect(
      Self.sample.text(pretty: false)
        == #"{"words":"idli","count":3,"share":0.5,"known":true,"nothing":null,"tags":["a","b"],"none":[],"empty":{},"nested":[{"z":1,"a":{}}]}"#
    )
  }

  @Test func `is indented by two spaces and ends in a newline when pretty`() {
    #expect(
      Self.sample.text(pretty: true) == """
        {
          "words": "idli",
          "count": 3,
          "share": 0.5,
          "known": true,
          "nothing": null,
          "tags": [
            "a",
            "b"
          ],
          "none": [],
          "empty": {},
          "nested": [
            {
              "z": 1,
              "a": {}
            }
          ]
        }

        """)
  }

  @Test(arguments: [
    (0.0, "0"), (-0.0, "0"), (5.0, "5"), (-5.0, "-5"), (0.1, "0.1"), (72.4, "72.4"),
    (1.0 / 3, "0.3333333333333333"),
    (0.00001, "0.00001"), (-1.5e-7, "-0.00000015"), (1e16, "10000000000000000"),
    (1.2345678901234567e19, "12345678901234567000"),
    (-1e20, "-100000000000000000000"), (1e21, "1e+21"), (1e-10, "1e-10"), (.nan, "null"), (.infinity, "null"),
    (9_007_199_254_740_993.0, "9007199254740992"), (.greatestFiniteMagnitude, "1.7976931348623157e+308"),
  ])
  func `writes numbers shortest and without exponents`(number: Double, text: String) {
    #expect(JSONValue.double(number).text(pretty: false) == text)
  }

  @Test func `reads back as the same number`() throws {
    let scales: [Double] = [1e-12, 1e-8, 1e-3, 1, 1e6, 1e15, 1e19, 1e22]
    var numbers = SplitMix64(seed: 5)
    for _ in 0..<5_000 {
      let scale = scales.randomElement(using: &numbers) ?? 1
      let number = Double.random(in: -1...1, using: &numbers) * scale
      #expect(Double(JSONValue.double(number).text(pretty: false)) == number)
    }
  }

  @Test(arguments: [
    ("say \"hi\" \\ /", #""say \"hi\" \\ /""#), ("a\n\t\r\u{8}\u{C}b", #""a\n\t\r\b\fb""#),
    ("\u{0}\u{1B}\u{7F}", #""\u0000\u001b\u007f""#),
    ("\u{80}\u{9F}\u{A0}", "\"\\u0080\\u009f\u{A0}\""),
    ("\u{2028}\u{2029}\u{202A}\u{202E}\u{202F}", "\"\\u2028\\u2029\\u202a\\u202e\u{202F}\""),
    ("\u{2065}\u{2066}\u{2069}\u{206A}", "\"\u{2065}\\u2066\\u2069\u{206A}\""),
    ("味噌 🥗 e\u{301}", "\"味噌 🥗 e\u{301}\""),
  ])
  func `escapes what could steer a terminal and copies the rest`(text: String, json: String) throws {
    let written = JSONValue.string(text).text(pretty: false)
    #expect(Array(written.utf8) == Array(json.utf8))
    let read = try JSONDecoder().decode([String].self, from: Data("[\(written)]".utf8))
    #expect(read.map { Array($0.utf8) } == [Array(text.utf8)])
  }
}
