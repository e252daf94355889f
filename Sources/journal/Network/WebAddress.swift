import JournalFormat

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
