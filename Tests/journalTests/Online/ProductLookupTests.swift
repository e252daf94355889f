import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

@testable import journal

@Suite struct `Looking up a product on-line` {
  private let code = "8901058000290"
  private let noodles =
    #"{"status":1,"product":{"product_name":"Noodles","nutriments":{"energy-kcal_100g":427,"fat_100g":15.7}}}"#
  private let unknown = #"{"status":0,"status_verbose":"product not found"}"#

  private func sentence(_ result: Result<OnlineProduct, ProductLookupProblem>) -> String {
    switch result {
    case .success(let product): "\(product.name): \(product.figures.energy?.middle.kilocalories ?? 0) kcal"
    case .failure(let problem): problem.sentence(about: code)
    }
  }

  @Test(arguments: [
    "", "[products]\n", "[products]\nonline = false\n", "[products]\nurl = \"https://a.example\"\n",
  ])
  func `is off unless it is turned on`(configuration: String) throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: configuration, in: folder)
      let environment = online.environment { _ in
        Issue.record("the network was used")
        return .failure(.noCurl)
      }
      #expect(try ProductLookup.product(code, in: environment) == .failure(.notTurnedOn))
      #expect(online.world.complained == "")
    }
  }

  @Test func `asks Open Food Facts for what it reads, and says so`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: "[products]\nonline = true\n", in: folder)
      let body = Array(noodles.utf8)
      let environment = online.environment { request in
        #expect(
          request.address.text
            == "https://world.openfoodfacts.org/api/v2/product/8901058000290.json?fields=code,product_name,brands,serving_quantity,serving_size,product_quantity,quantity,nutrition_data_per,nutriments"
        )
        #expect(request.body == nil)
        #expect(request.limits.total == .seconds(5))
        return .success(HTTPAnswer(status: 200, body: body))
      }
      #expect(sentence(try ProductLookup.product(code, in: environment)) == "Noodles: 427.0 kcal")
      #expect(
        online.world.complained
          == "journal: the number 8901058000290 is sent to world.openfoodfacts.org, and nothing else is\n")
    }
  }

  @Test(.enabled(if: hasCurl)) func `tells by a real server what is known from what is not`() throws {
    try withTemporaryFolder { folder in
      let replies: [LoopbackServer.Reply] = [
        .answer(200, noodles), .answer(404, unknown), .answer(429, ""), .answer(503, ""),
        .answer(200, "<html>"),
        .answer(200, #"{"status":1,"product":{"product_name":"Tea","nutriments":{}}}"#),
        .answer(302, "", headers: ["Location: https://elsewhere.example/x"]),
      ]
      var found: [String] = []
      for reply in replies {
        try LoopbackServer.running(reply) { server in
          let online = try OnlineWorld(
            configuration: "[products]\nonline = true\nurl = \"\(server.address)\"\n", in: folder)
          let result = try ProductLookup.product(code, in: online.environment())
          found.append(sentence(result).replacing(":\(server.port)", with: ":PORT"))
          #expect(server.requests.first?.contains("\r\nUser-Agent: journal/\(programVersion) (") == true)
        }
      }
      #expect(
        found == [
          "Noodles: 427.0 kcal",
          "Open Food Facts has no product 8901058000290; write its figures from the label, as in --kcal 210",
          "Open Food Facts takes no more requests for now; try again in a minute",
          "127.0.0.1:PORT is out of order for now (503); try again later",
          "the answer of Open Food Facts about 8901058000290 is of another form than it documents",
          "Open Food Facts has ‘Tea’ (8901058000290), but not what is in it; write its figures from the label, as in --kcal 210",
          "127.0.0.1:PORT wants to be asked at ‘https://elsewhere.example/x’ instead, which is not followed, so 8901058000290 was not looked up",
        ])
    }
  }

  @Test func `may find no network`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: "[products]\nonline = true\n", in: folder)
      let environment = online.environment { .failure(.offline(host: $0.address.place)) }
      #expect(
        sentence(try ProductLookup.product(code, in: environment))
          == "world.openfoodfacts.org cannot be reached, so 8901058000290 was not looked up")
    }
  }

  @Test func `is done fifteen times a minute at most, across commands`() throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: "[products]\nonline = true\n", in: folder)
      let body = Array(noodles.utf8)
      let environment = online.environment { _ in .success(HTTPAnswer(status: 200, body: body)) }
      func ask() throws -> String { sentence(try ProductLookup.product(code, in: environment)) }
      for _ in 0..<10 { #expect(try ask() == "Noodles: 427.0 kcal") }
      online.pass(seconds: 40)
      for _ in 0..<5 { #expect(try ask() == "Noodles: 427.0 kcal") }
      #expect(try ask() == "Open Food Facts may be asked 15 times a minute; try again in 20 seconds")
      online.pass(seconds: 19)
      #expect(try ask() == "Open Food Facts may be asked 15 times a minute; try again in 1 second")
      online.pass(seconds: 1)
      for _ in 0..<10 { #expect(try ask() == "Noodles: 427.0 kcal") }
      #expect(try ask() == "Open Food Facts may be asked 15 times a minute; try again in 40 seconds")
      // A clock that is set back does not lock anybody out.
      online.pass(seconds: -5000)
      #expect(try ask() == "Noodles: 427.0 kcal")
    }
  }

  @Test(arguments: ["", "123", "89010580002901234", "8901058 00290", "../../x/12", "890105800029٣"])
  func `takes nothing but a code`(code: String) throws {
    try withTemporaryFolder { folder in
      let online = try OnlineWorld(configuration: "[products]\nonline = true\n", in: folder)
      let environment = online.environment { _ in
        Issue.record("the network was used")
        return .failure(.noCurl)
      }
      #expect(try ProductLookup.product(code, in: environment) == .failure(.product(.unknown)))
    }
  }
}
