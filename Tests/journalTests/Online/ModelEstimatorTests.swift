import ArgumentParser
import Foundation
import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite(.enabled(if: hasCurl)) struct `Estimates of a model` {
  private static let meal =
    #"{"foodName":"idli with sambar","quantity":"3 pieces","totalCalories":302,"proteinGrams":12,"carbsGrams":55,"fatGrams":3.6}"#
  private static func gemini(_ text: String) -> LoopbackServer.Reply {
    let quoted = JSONValue.string(text).text(pretty: false)
    return .answer(
      200, #"{"candidates":[{"content":{"parts":[{"text":\#(quoted)}]},"finishReason":"STOP"}]}"#)
  }

  private static let sentence =
    "journal: the words of the meal go to gemini-2.0-flash at 127.0.0.1:PORT, on this machine, and nothing else does\n"

  private func configuration(_ server: LoopbackServer, _ more: String = "") -> String {
    "[estimator]\nprovider = \"gemini\"\nurl = \"\(server.address)\"\n\(more)"
  }

  private func add(_ environment: CommandEnvironment, _ arguments: String...) throws {
    try AddCommand.parse(arguments + ["--category", "lunch"]).run(in: environment)
  }

  private let rule = ["journal.toml": "estimate = \"model\"\n"]
  private let file = "2026/2026-03-14.md"

  @Test func `are written with their model, and are asked for with the key`() throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(Self.gemini(Self.meal)) { server in
        let online = try OnlineWorld(
          rule, configuration: configuration(server), variables: ["GEMINI_API_KEY": "k-1234567"], in: folder)
        try add(online.environment(), "3 idli with sambar", "(300 g)")
        #expect(
          online.world.text(of: file) == """
            # Saturday, 14 March 2026

            ## Lunch

            - 12:00 3 idli with sambar (~300 kcal, 300 g, P 12 g, C 55 g, F 4 g)
              - source: model gemini-2.0-flash

            """)
        #expect(
          online.world.printed == """
            Lunch, 12:00: 3 idli with sambar · ~300 kcal, 300 g, P 12 g, C 55 g, F 4 g  2026-03-14T12:00
              by gemini-2.0-flash, 181 to 423 kcal: idli with sambar (3 pieces)

            """)
        #expect(online.complained(server) == Self.sentence)
        let request = try #require(server.requests.first)
        #expect(request.hasPrefix("POST /v1beta/models/gemini-2.0-flash:generateContent HTTP/1.1\r\n"))
        #expect(request.contains("\r\nx-goog-api-key: k-1234567\r\n"))
        #expect(request.contains(#"[{"text":"3 idli with sambar (300 g)"}]"#))
      }
    }
  }

  /// What the server replies, and what is said.
  @Test(
    arguments: [
      (
        gemini(#"{"foodName":"x","totalCal"#), "gemini-2.0-flash gave an answer that breaks off in the middle"
      ),
      (gemini("Sorry, no."), "gemini-2.0-flash gave an answer of another form than was asked for"),
      (
        .answer(200, #"{"promptFeedback":{"blockReason":"SAFETY"}}"#),
        "gemini-2.0-flash declined to answer (SAFETY)"
      ),
      (
        gemini(meal.replacing("302", with: "90000")),
        "gemini-2.0-flash gave figures that cannot be right: 90,000 kcal are more than anybody eats at once"
      ),
      (.answer(401, #"{"error":{"message":"bad key k-1234567"}}"#), "127.0.0.1:PORT does not accept the key"),
      (
        .answer(400, #"{"error":{"message":"bad key k-12345…"}}"#), "127.0.0.1:PORT refused the request (400)"
      ),
      (
        .answer(400, #"{"error":{"message":"Unknown \u001b[2Jfield."}}"#),
        "127.0.0.1:PORT refused the request (400): Unknown �[2Jfield."
      ),
      (.answer(404, ""), "127.0.0.1:PORT has no model ‘gemini-2.0-flash’"),
      (
        .answer(429, "", headers: ["Retry-After: 60"]),
        "127.0.0.1:PORT takes no more requests for now; it asks to wait 60 seconds"
      ),
      (
        .answer(302, "", headers: ["Location: https://elsewhere.example"]),
        "127.0.0.1:PORT wants to be asked at ‘https://elsewhere.example’ instead, which is not followed"
      ),
      (
        .flood(after: "HTTP/1.1 200 X\r\n\r\n", count: 10 << 20),
        "the answer of 127.0.0.1:PORT is larger than 1024 kB"
      ),
      (.bytes("HTTP/1.1 200 X\r\nContent-Length: 99\r\n\r\n{"), "the answer of 127.0.0.1:PORT broke off"),
    ] as [(LoopbackServer.Reply, String)])
  func `give way to the table’s`(reply: LoopbackServer.Reply, why: String) throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(reply) { server in
        let online = try OnlineWorld(
          rule, configuration: configuration(server), variables: ["GEMINI_API_KEY": "k-1234567"], in: folder)
        try add(online.environment(), "an apple")
        #expect(
          online.complained(server)
            == Self.sentence + "journal: ‘an apple’: \(why), so the food table was asked\n")
        #expect(
          online.world.text(of: file)?.hasSuffix(
            "an apple (~120 kcal, P 0 g, C 30 g, F 0 g)\n  - source: table\n")
            == true)
        #expect(online.pauses == [])
      }
    }
  }

  @Test(arguments: ["", "HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\n{\"a\""])
  func `are not waited for`(text: String) throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(.silence(after: text)) { server in
        let online = try OnlineWorld(
          rule, configuration: configuration(server), variables: ["GEMINI_API_KEY": "k-1234567"], in: folder)
        try add(online.environment(total: .milliseconds(400)), "an apple")
        #expect(
          online.complained(server)
            == Self.sentence
            + "journal: ‘an apple’: 127.0.0.1:PORT did not answer within 1 second, so the food table was asked\n"
        )
      }
    }
  }

  @Test func `are asked for again where the server is busy`() throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(
        .answer(429, "", headers: ["Retry-After: 3"]), .answer(503, ""), Self.gemini(Self.meal)
      ) { server in
        let online = try OnlineWorld(
          rule, configuration: configuration(server), variables: ["GEMINI_API_KEY": "k-1234567"], in: folder)
        try add(online.environment(), "3 idli")
        #expect(online.world.text(of: file)?.contains("source: model gemini-2.0-flash") == true)
        #expect(online.pauses == [.seconds(3), .seconds(2)])
        #expect(server.requests.count == 3)
      }
    }
  }

  @Test func `are asked for three times and no more`() throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(.answer(503, ""), .answer(500, ""), .answer(503, ""), .answer(200, "")) {
        server in
        let online = try OnlineWorld(
          rule, configuration: configuration(server), variables: ["GEMINI_API_KEY": "k-1234567"], in: folder)
        try add(online.environment(), "an apple")
        #expect(
          online.complained(server)
            == Self.sentence
            + "journal: ‘an apple’: 127.0.0.1:PORT is out of order for now (503), so the food table was asked\n"
        )
        #expect(online.pauses == [.seconds(1), .seconds(2)])
        #expect(server.requests.count == 3)
      }
    }
  }

  @Test func `are shown without being written`() throws {
    try withTemporaryFolder { folder in
      try LoopbackServer.running(Self.gemini(Self.meal), Self.gemini(Self.meal)) { server in
        let online = try OnlineWorld(
          configuration: configuration(server), variables: ["GEMINI_API_KEY": "k"], in: folder)
        try EstimateCommand.parse(["--model", "3", "idli"]).run(in: online.environment())
        #expect(
          online.world.printed == """
            3 idli

              About 302 kcal, between 181 and 423: 12 g protein, 55 g carbs, 4 g fat.

              By the model gemini-2.0-flash, which took it as: idli with sambar, 3 pieces.

            """)
        try EstimateCommand.parse(["--model", "3", "idli", "--format", "json"]).run(in: online.environment())
        #expect(
          online.world.printed.hasSuffix(
            """
            {
              "text": "3 idli",
              "source": "model gemini-2.0-flash",
              "complete": true,
              "energy_kcal": 302,
              "energy_low_kcal": 181.2,
              "energy_high_kcal": 422.8,
              "protein_g": 12,
              "carbs_g": 55,
              "fat_g": 3.6,
              "food": "idli with sambar",
              "quantity": "3 pieces"
            }

            """))
      }
    }
  }
}

@Suite struct `A model that is chosen` {
  private let answer =
    #"{"message":{"content":"{\"foodName\":\"x\",\"quantity\":\"\",\"totalCalories\":100,\"proteinGrams\":1,\"carbsGrams\":20,\"fatGrams\":2}"}}"#
  private let ollama = "[estimator]\nprovider = \"ollama\"\nmodel = \"llama3.2\"\n"
  private let rule = ["journal.toml": "estimate = \"model\"\n"]
  private let file = "2026/2026-03-14.md"
  private static let sentence =
    "The words of the meal are sent to api.openai.com, where m reads them, and nothing else of the diary is. Do you agree? You are asked only once. [y/N] "

  private func add(_ environment: CommandEnvironment, _ arguments: String...) throws {
    try AddCommand.parse(arguments + ["--category", "lunch"]).run(in: environment)
  }

  @Test func `is asked for in no journal that has another rule`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(
        ["journal.toml": "estimate = \"table\"\n"], configuration: ollama, in: folder)
      let environment = online.environment { _ in
        Issue.record("the network was used")
        return .failure(.noCurl)
      }
      try add(environment, "an apple")
      try add(environment, "an apple", "--estimate")
      try add(environment, "an apple (90 kcal)", "--estimate")
      try EstimateCommand.parse(["an", "apple"]).run(in: environment)
      #expect(online.world.complained == "")
    }
  }

  @Test func `never replaces figures by hand, and is not asked about foods of one's own`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(
        [
          "journal.toml": "estimate = \"model\"\n",
          "foods.md": "# Foods\n\n## Amma dal\n\n- per 100 g: 95 kcal\n",
        ],
        configuration: ollama, in: folder)
      let environment = online.environment { _ in
        Issue.record("the network was used")
        return .failure(.noCurl)
      }
      try add(environment, "pizza (800 kcal)")
      try add(environment, "200 g amma dal")
      try add(environment, "cake", "--no-estimate")
      #expect(
        online.world.text(of: file)?.hasSuffix(
          "- 12:00 pizza (800 kcal)\n- 12:00 200 g amma dal (~190 kcal)\n  - source: table\n- 12:00 cake\n"
        )
          == true)
    }
  }

  @Test func `is agreed to once on a terminal`() throws {
    try withTemporaryFolder { folder in
      let reply =
        #"{"choices":[{"message":{"content":"{\"foodName\":\"x\",\"quantity\":\"\",\"totalCalories\":100,\"proteinGrams\":1,\"carbsGrams\":20,\"fatGrams\":2}"}}]}"#
      let online = try OnlineWorld(
        rule, configuration: "[estimator]\nprovider = \"openai\"\nmodel = \"m\"\n",
        variables: ["OPENAI_API_KEY": "sk-1"], answers: ["", "y"], in: folder)
      let environment = online.environment { request in
        let header = request.key?.secret.reveal { request.key?.header($0).value ?? "" }
        #expect(header == "Bearer sk-1")
        #expect(request.address.text == "https://api.openai.com/v1/chat/completions")
        return .success(HTTPAnswer(status: 200, body: Array(reply.utf8)))
      }
      try add(environment, "an apple")
      #expect(
        online.world.complained
          == Self.sentence
          + "journal: ‘an apple’: nothing was sent to api.openai.com, so the food table was asked\n")
      #expect(online.state("services") == nil)
      try add(environment, "a pear")
      try add(environment, "a plum")
      #expect(online.state("services") == "openai api.openai.com\n")
      #expect(online.world.complained.components(separatedBy: Self.sentence).count == 3)
      #expect(online.world.text(of: file)?.components(separatedBy: "source: model m\n").count == 3)
    }
  }

  @Test func `is not asked again in a run in which it failed`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(rule, configuration: ollama, in: folder)
      var environment = online.environment { .failure(.offline(host: $0.address.place)) }
      environment.readFile = { _ throws(FileProblem) in Array("an apple\na pear\n".utf8) }
      try AddCommand.parse([]).run(in: environment)
      #expect(
        online.world.complained == """
          journal: the words of the meal go to llama3.2 at 127.0.0.1:11434, on this machine, and nothing else does
          journal: ‘an apple’: 127.0.0.1:11434 cannot be reached, so the food table was asked

          """)
    }
  }

  @Test(arguments: [
    ("key_command = \"echo k-abc; echo more\"", "k-abc" as String?, ""),
    (
      "key_command = \"echo k-secret >&2; exit 3\"", nil,
      "the key command of [estimator] failed; run it by itself to see why"
    ),
    ("key_command = \"true\"", nil, "the key command of [estimator] printed no key on its first line"),
    ("", nil, "gemini needs a key: set GEMINI_API_KEY, or key_command in [estimator] of config.toml"),
  ])
  func `gets its key from a command`(line: String, key: String?, why: String) throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(
        rule, configuration: "[estimator]\nprovider = \"gemini\"\n\(line)\n", in: folder)
      let environment = online.environment { request in
        #expect(request.key?.secret.reveal { $0 } == key)
        return .failure(.noCurl)
      }
      try add(environment, "an apple")
      let expected = why.isEmpty ? "the program ‘curl’, which fetches it, is not installed" : why
      #expect(
        online.world.complained.hasSuffix("journal: ‘an apple’: \(expected), so the food table was asked\n"))
      #expect(online.world.complained.contains("k-") == false)
    }
  }

  @Test func `may be missing where the journal wants one`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(rule, configuration: "", in: folder)
      try add(online.environment(), "an apple")
      let path = folder.path + "/config/journal/config.toml"
      #expect(
        online.world.complained
          == "journal: journal.toml has estimate = \"model\", but no model is chosen, so the food table was asked; \(path) chooses one under [estimator]\n"
      )
      let failure = #expect(throws: CommandFailure.self) {
        try EstimateCommand.parse(["--model", "rice"]).run(in: online.environment())
      }
      #expect(failure?.status == .usage)
    }
  }

  @Test(arguments: [
    (
      "model = \"m\"",
      "[estimator] has to name a service: provider = \"gemini\", or \"openai\", or \"ollama\""
    ),
    (
      "provider = \"another\"",
      "[estimator] has to name a service: provider = \"gemini\", or \"openai\", or \"ollama\""
    ),
    ("provider = 1", "‘provider’ of [estimator] has to be a text in quotation marks"),
    ("provider = \"ollama\"", "[estimator] has to name a model of ollama, as in model = \"llama3.2\""),
    ("provider = \"gemini\"\nmodel = \"a/b\"", "‘a/b’ is no name of a model of gemini"),
    (
      "provider = \"gemini\"\nkey = \"k\"",
      "nothing reads ‘key’ of [estimator]; known are provider, model, url, key_command"
    ),
    (
      "provider = \"ollama\"\nmodel = \"m\"\nurl = \"http://10.0.0.1:11434\"",
      "‘http://10.0.0.1:11434’ of [estimator] is no address that may be asked; write one such as http://127.0.0.1:11434: https, or http on this machine, with no name, password or question in it"
    ),
  ])
  func `is named without mistakes`(lines: String, why: String) throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(rule, configuration: "[estimator]\n\(lines)\n", in: folder)
      let environment = online.environment { _ in
        Issue.record("the network was used")
        return .failure(.noCurl)
      }
      try add(environment, "an apple")
      let path = folder.path + "/config/journal/config.toml"
      #expect(online.world.complained == "journal: \(path): \(why); so the food table was asked\n")
    }
  }

  @Test func `is named by no journal`() {
    let source = SourceText(Array("[estimator]\nprovider = \"gemini\"\n[products]\nonline = true\n".utf8))
    let read = JournalSettings.reading(source)
    #expect(read.settings == JournalSettings())
    #expect(
      read.diagnostics.map(\.message)
        == ["estimator.provider", "products.online"].map {
          "‘\($0)’ is not read here: a journal never says which programs to run, whom to ask or where it lies; it belongs in the configuration of your own, config.toml in ~/.config/journal"
        })
  }
}
