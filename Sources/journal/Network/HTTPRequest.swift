import JournalFormat

/// Limits on one exchange over the network.
struct HTTPLimits: Hashable, Sendable {
  /// How long connecting may take.
  var connecting: Duration = .seconds(5)
  /// How long it may take in all.
  var total: Duration = .seconds(30)
  /// The bytes of the answer's body.
  var body = 1 << 20
}

/// A request to one address: a question, or JSON that is sent.
struct HTTPRequest: Sendable {
  var address: WebAddress
  /// Names and values; no secrets.
  var headers: [(name: String, value: String)] = []
  /// The header that carries the key, and the key.
  var key: (header: @Sendable (String) -> (name: String, value: String), secret: Secret)?
  /// JSON to send; `nil` asks only.
  var body: JSONValue?
  var limits = HTTPLimits()

  init(_ address: WebAddress) { self.address = address }
}

/// What a server answered, whatever its status.
struct HTTPAnswer: Hashable, Sendable {
  /// 200 to 299, or 400 to 599.
  var status: Int
  /// By their names in lower case; of several the last.
  var headers: [String: String] = [:]
  var body: [UInt8] = []

  /// The whole seconds of `Retry-After`; `nil` if it has none, or a date.
  var secondsToWait: Int? {
    headers["retry-after"].flatMap { Int($0) }.flatMap { (0...86_400).contains($0) ? $0 : nil }
  }
}

extension HTTPAnswer {
  /// Parses the output of `curl --include`: a head for each answer, those of status 1xx before the last, and the body.
  init?(included bytes: [UInt8]) {
    var rest = bytes[...]
    while true {
      guard let head = Self.head(&rest) else { return nil }
      (status, headers, body) = (head.status, head.headers, Array(rest))
      if !(100..<200).contains(status) { return }
    }
  }

  /// Takes one head, and the empty line after it, off the bytes.
  private static func head(_ rest: inout ArraySlice<UInt8>) -> (status: Int, headers: [String: String])? {
    var lines: [String] = []
    while let end = rest.firstIndex(of: .lineFeed), lines.count < 1000 {
      var line = rest[..<end]
      rest = rest[(end + 1)...]
      if line.last == .carriageReturn { line.removeLast() }
      guard line.isEmpty else {
        lines.append(String(decoding: line, as: UTF8.self))
        continue
      }
      let words = lines.first?.split(separator: " ") ?? []
      guard words.count >= 2, words[0].hasPrefix("HTTP/"), let status = Int(words[1]),
        (100...599).contains(status)
      else { return nil }
      var headers: [String: String] = [:]
      for line in lines.dropFirst() {
        guard let colon = line.firstIndex(of: ":") else { continue }
        var value = line[line.index(after: colon)...]
        while value.first == " " || value.first == "\t" { value.removeFirst() }
        while value.last == " " || value.last == "\t" { value.removeLast() }
        headers[line[..<colon].lowercased()] = String(value)
      }
      return (status, headers)
    }
    return nil
  }
}
