import JournalFormat
import Testing

@testable import journal

/// Whether curl is installed, without which the network is not used.
let hasCurl =
  runProgram(["curl", "-q", "--version"]) != .failed("cannot be started: no such file or directory")

@Suite(.enabled(if: hasCurl)) struct `A server` {
  private func request(_ address: String, total: Duration = .seconds(60)) throws -> HTTPRequest {
    var request = HTTPRequest(try #require(WebAddress(address)))
    request.limits.total = total
    return request
  }

  private func ask(
    _ reply: LoopbackServer.Reply, total: Duration = .seconds(60)
  ) throws -> Result<HTTPAnswer, NetworkProblem> {
    try LoopbackServer.running(reply) { server in
      NetworkAccess.curl.send(try request(server.address, total: total)).mapError { problem in
        // The port is another one each time.
        switch problem {
        case .slow(_, let seconds): .slow(host: "HOST", seconds: seconds)
        case .tooLarge(_, let limit): .tooLarge(host: "HOST", limit: limit)
        case .redirected(_, let place): .redirected(host: "HOST", to: place)
        case .brokenOff: .brokenOff(host: "HOST")
        default: problem
        }
      }
    }
  }

  @Test func `gets what is asked, by its address and with the key`() throws {
    try LoopbackServer.running(.answer(200, "{}", headers: ["X-Place: here "])) { server in
      var request = try request(server.address + "/a/b.json/")
      request.address.query = "fields=x"
      request.headers = [("x-more", "a \"b\" \\c")]
      request.key = (header: { ("x-key", $0) }, secret: try #require(Secret("k\"e\\y'$@")))
      request.body = ["words": "2 \"idlis\"\n\\ ä @x"]
      #expect(
        NetworkAccess.curl.send(request)
          == .success(
            HTTPAnswer(
              status: 200,
              headers: ["content-length": "2", "connection": "close", "x-place": "here"],
              body: Array("{}".utf8))))
      #expect(
        server.requests == [
          """
          POST /a/b.json?fields=x HTTP/1.1\r
          Host: 127.0.0.1:\(server.port)\r
          User-Agent: \(CurlSettings.userAgent)\r
          Accept: application/json\r
          x-more: a "b" \\c\r
          x-key: k"e\\y'$@\r
          Content-Type: application/json\r
          Content-Length: 33\r
          \r
          {"words":"2 \\"idlis\\"\\n\\\\ ä @x"}
          """
        ])
    }
  }

  @Test func `is told everything on standard input`() throws {
    #expect(CurlSettings.arguments == ["curl", "-q", "--config", "-"])
    var request = HTTPRequest(try #require(WebAddress("https://example.org/a")))
    request.key = (header: { ("x-key", $0) }, secret: try #require(Secret("a\"b")))
    request.body = ["a": "\"\n"]
    #expect(
      String(decoding: CurlSettings.bytes(for: request), as: UTF8.self) == #"""
        url = "https://example.org/a"
        globoff
        include
        suppress-connect-headers
        silent
        show-error
        proto = "=https"
        max-redirs = "0"
        connect-timeout = "5.000"
        max-time = "30.000"
        max-filesize = "1048576"
        user-agent = "\#(CurlSettings.userAgent)"
        header = "Accept: application/json"
        header = "x-key: a\"b"
        header = "Content-Type: application/json"
        header = "Expect:"
        data-raw = "{\"a\":\"\\\"\\n\"}"

        """#)
  }

  @Test(arguments: [
    (
      LoopbackServer.Reply.answer(302, "", headers: ["Location: http://elsewhere.example/x"]),
      NetworkProblem.redirected(host: "HOST", to: "http://elsewhere.example/x")
    ),
    (.answer(301, ""), .redirected(host: "HOST", to: "another place")),
    (.bytes("HTTP/1.1 200 X\r\nContent-Length: 100\r\n\r\n{\"a\":"), .brokenOff(host: "HOST")),
    (.bytes(""), .brokenOff(host: "HOST")), (.bytes("hello"), .other("curl ended with status 1")),
    (
      .flood(after: "HTTP/1.1 200 X\r\nContent-Length: 10485760\r\n\r\n", count: 10 << 20),
      .tooLarge(host: "HOST", limit: 1 << 20)
    ),
    (.flood(after: "HTTP/1.1 200 X\r\n\r\n", count: 10 << 20), .tooLarge(host: "HOST", limit: 1 << 20)),
    (.flood(after: "HTTP/1.1 200 X\r\nX: ", count: 10 << 20), .other("")),
  ])
  func `may give no answer`(reply: LoopbackServer.Reply, problem: NetworkProblem) throws {
    let result = try ask(reply)
    if problem == .other("") {
      // How large a head may be is curl's business.
      #expect(throws: NetworkProblem.self) { try result.get() }
    } else {
      #expect(result == .failure(problem))
    }
  }

  @Test(arguments: ["", "HTTP/1.1 200 X\r\nContent-Length: 9\r\n\r\n{\"a\""])
  func `may be slow, or silent`(text: String) throws {
    #expect(
      try ask(.silence(after: text), total: .milliseconds(400)) == .failure(.slow(host: "HOST", seconds: 1)))
  }

  @Test func `may not be there`() throws {
    try LoopbackServer.withSilentPort { port in
      let request = try request("http://127.0.0.1:\(port)")
      #expect(NetworkAccess.curl.send(request) == .failure(.offline(host: "127.0.0.1:\(port)")))
    }
  }

  @Test func `may say first that it will answer`() {
    let bytes = Array("HTTP/1.1 100 Continue\r\n\r\nHTTP/2 429 \r\nRetry-After:  3\r\nA\r\n\r\n{}\n".utf8)
    let answer = HTTPAnswer(included: bytes)
    #expect(answer?.status == 429)
    #expect(answer?.secondsToWait == 3)
    #expect(answer?.body == Array("{}\n".utf8))
    #expect(HTTPAnswer(included: Array("HTTP/1.1 200".utf8)) == nil)
    #expect(HTTPAnswer(included: Array("FTP 200\r\n\r\n".utf8)) == nil)
  }
}

@Suite struct `An address` {
  @Test(arguments: [
    ("https://example.org", "https://example.org", false),
    ("HTTPS://Example.ORG:8443/v1/", "https://example.org:8443/v1", false),
    ("http://127.0.0.1:11434", "http://127.0.0.1:11434", true),
    ("http://localhost/x", "http://localhost/x", true),
    ("http://[::1]:80", "http://[::1]:80", true), ("https://[2001:db8::1]", "https://[2001:db8::1]", false),
  ])
  func `may be asked`(text: String, whole: String, isLoopback: Bool) {
    #expect(WebAddress(text)?.text == whole)
    #expect(WebAddress(text)?.isLoopback == isLoopback)
  }

  @Test(arguments: [
    "", "example.org", "http://example.org", "http://127.0.0.2", "http://127.0.0.1.example.org",
    "http://127.1",
    "http://localhost@example.org", "http://127.0.0.1:80@example.org", "http://127.0.0.1\\.example.org",
    "http://127.0.0.1#@example.org", "http://localhost.", "https://", "https:///x", "https://a b",
    "https://a\nb",
    "https://a\"b", "https://ä.org", "https://a.org?x=1", "https://a.org:", "https://a.org:0",
    "https://a.org:99999",
    "https://a.org:1:2", "https://[::1", "https://[]", "https://[::1]x", "ftp://a.org", "file:///etc/passwd",
    "https://user:pass@a.org", "https://a.org/%0a", "https://a.org/\(String(repeating: "x", count: 500))",
  ])
  func `may not be asked`(text: String) {
    #expect(WebAddress(text) == nil)
  }
}

@Suite struct `A key` {
  @Test(arguments: [("abc", "abc"), (" \tabc \r\nsecond line", "abc"), ("a\"\\~!", "a\"\\~!")])
  func `is the first line`(text: String, key: String) {
    #expect(Secret(text)?.reveal { $0 } == key)
  }

  @Test(arguments: ["", "\n", " ", "a b", "a\u{1B}b", "ä", "\nabc", String(repeating: "a", count: 4097)])
  func `is nothing else`(text: String) {
    #expect(Secret(text) == nil)
  }

  @Test func `is shown nowhere`() throws {
    let secret = try #require(Secret("sk-0123456789"))
    var dumped = ""
    dump((secret, [secret]), to: &dumped)
    #expect("\(secret) \(String(reflecting: secret)) \(dumped)".contains("0123") == false)
    #expect(secret.isPart(of: "wrong key: sk-012***789"))
    #expect(secret.isPart(of: "wrong key: sk-0*") == false)
  }
}
