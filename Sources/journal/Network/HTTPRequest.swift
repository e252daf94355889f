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

/// An address that may be asked: `https://…` anywhere, `http://…` on this machine.
///
/// It has a host, a port and a path of plain characters, and neither a name with a password nor a question, so that this program and
/// curl cannot understand it differently.
struct WebAddress: Hashable, Sendable {
  /// `https` or `http`.
  let scheme: String
  /// As in the address: an IPv6 address is in brackets.
  let host: String
  let port: Int?
  /// Empty, or `/` and more, without a slash at its end.
  var path: String
  /// What stands behind `?`, without it; empty for none.
  var query = ""

  /// Whether it is on this machine.
  var isLoopback: Bool { Self.loopbackHosts.contains(host) }

  private static let loopbackHosts: Set<String> = ["127.0.0.1", "localhost", "[::1]"]

  /// `nil` for anything that is no such address.
  init?(_ text: String) {
    let lower = text.lowercased()
    guard let scheme = ["https", "http"].first(where: { lower.hasPrefix($0 + "://") }) else { return nil }
    let rest = Array(text.utf8.dropFirst(scheme.utf8.count + 3))
    let slash = rest.firstIndex(of: .slash) ?? rest.endIndex
    guard let (host, port) = Self.hostAndPort(rest[..<slash]) else { return nil }
    var path = rest[slash...]
    guard path.allSatisfy(Self.isPathByte), text.utf8.count <= 500 else { return nil }
    while path.last == .slash { path.removeLast() }
    (self.scheme, self.host, self.port) = (scheme, host, port)
    self.path = String(decoding: path, as: UTF8.self)
    guard scheme == "https" || isLoopback else { return nil }
  }

  private static func hostAndPort(_ bytes: ArraySlice<UInt8>) -> (String, Int?)? {
    let isBracketed = bytes.first == .openBracket
    let end =
      isBracketed
      ? (bytes.firstIndex(of: .closeBracket).map { $0 + 1 } ?? bytes.endIndex)
      : (bytes.firstIndex(of: .colon) ?? bytes.endIndex)
    let host = bytes[..<end]
    let inner = isBracketed ? host.dropFirst().dropLast() : host
    guard !isBracketed || host.last == .closeBracket, !inner.isEmpty,
      inner.allSatisfy({ isHostByte($0) || isBracketed && $0 == .colon })
    else {
      return nil
    }
    let rest = bytes[end...]
    let name = String(decoding: host, as: UTF8.self).lowercased()
    guard let colon = rest.first else { return (name, nil) }
    let digits = rest.dropFirst()
    guard colon == .colon, (1...5).contains(digits.count), digits.allSatisfy({ isASCIIDigit($0) }),
      let port = Int(String(decoding: digits, as: UTF8.self)), (1...65_535).contains(port)
    else { return nil }
    return (name, port)
  }

  private static func isHostByte(_ byte: UInt8) -> Bool {
    isASCIIDigit(byte) || isASCIICapital(byte & ~UInt8.caseBit) || byte == .period || byte == .hyphen
  }

  private static func isPathByte(_ byte: UInt8) -> Bool {
    isHostByte(byte) || [UInt8.slash, .underscore, .tilde].contains(byte)
  }

  /// The host, with the port if the address has one: `127.0.0.1:11434`.
  var place: String { host + (port.map { ":\($0)" } ?? "") }

  /// The whole address.
  var text: String { "\(scheme)://\(place)\(path)\(query.isEmpty ? "" : "?" + query)" }
}

/// A key for a service, which no message, log or argument ever shows.
struct Secret: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  private let text: String

  /// The key in the first line of a text, without white space around it; `nil` unless it is of printable ASCII without spaces and at most
  /// 4,096 characters long.
  init?(_ text: String) {
    let line = text.utf8.split(separator: .lineFeed, omittingEmptySubsequences: false).first ?? text.utf8[...]
    var key = line
    while let last = key.last, last <= .space { key.removeLast() }
    while let first = key.first, first <= .space { key.removeFirst() }
    guard (1...4096).contains(key.count), key.allSatisfy({ $0 > .space && $0 < .delete }) else { return nil }
    self.text = String(decoding: Array(key), as: UTF8.self)
  }

  /// Calls `body` with the key, for the one place that sends it.
  func reveal<Result>(_ body: (String) -> Result) -> Result { body(text) }

  /// Whether a text repeats six characters of the key in a row or more.
  func isPart(of message: String) -> Bool {
    let (key, message) = (Array(text.utf8), Array(message.utf8))
    let length = min(6, key.count)
    return (0...(key.count - length)).contains { start in
      message.firstRange(of: key[start..<start + length]) != nil
    }
  }

  var description: String { "(a key)" }
  var debugDescription: String { description }
  var customMirror: Mirror { Mirror(self, children: []) }
}
