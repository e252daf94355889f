import JournalFormat

/// Settings for curl's standard input, which other programs of the machine cannot read as they can arguments.
enum CurlSettings {
  /// The arguments: `-q` comes first, so that the user's settings are not read; all else is on standard input.
  static let arguments = ["curl", "-q", "--config", "-"]

  /// The lines of settings for a request.
  static func bytes(for request: HTTPRequest) -> [UInt8] {
    let (address, limits) = (request.address, request.limits)
    var settings: [(name: String, value: String?)] = [
      ("url", address.text), ("globoff", nil), ("include", nil), ("suppress-connect-headers", nil),
      ("silent", nil), ("show-error", nil), ("proto", "=\(address.scheme)"), ("max-redirs", "0"),
      ("connect-timeout", seconds(limits.connecting)), ("max-time", seconds(limits.total)),
      ("max-filesize", "\(limits.body)"), ("user-agent", userAgent), ("header", "Accept: application/json"),
    ]
    // What is for this machine would otherwise be given to the proxy.
    if address.isLoopback { settings.append(("noproxy", "*")) }
    for header in request.headers { settings.append(("header", "\(header.name): \(header.value)")) }
    if let key = request.key {
      let header = key.secret.reveal(key.header)
      settings.append(("header", "\(header.name): \(header.value)"))
    }
    if let body = request.body {
      settings.append(("header", "Content-Type: application/json"))
      // A server that has to be asked first whether it wants a body costs a second round.
      settings.append(("header", "Expect:"))
      settings.append(("data-raw", body.text(pretty: false)))
    }
    return settings.flatMap { name, value in line(name, value) }
  }

  /// How the program names itself.
  static let userAgent = "journal/\(programVersion) (plain-text food diary for the command line)"

  /// One setting with its line ending: in quotation marks, so that white space, quotation marks and line endings stay part of the value.
  static func line(_ name: String, _ value: String?) -> [UInt8] {
    var line = Array(name.utf8)
    if let value {
      line += " = \"".utf8
      for byte in value.utf8 {
        switch byte {
        case .quotationMark, .backslash: line += [.backslash, byte]
        case .lineFeed: line += "\\n".utf8
        case .carriageReturn: line += "\\r".utf8
        case .tab: line += "\\t".utf8
        default: line.append(byte)
        }
      }
      line.append(.quotationMark)
    }
    return line + [.lineFeed]
  }

  /// Whole and thousandth seconds: `5.000`.
  private static func seconds(_ duration: Duration) -> String {
    let milliseconds = duration.wholeMilliseconds
    return "\(milliseconds / 1000).\(String(milliseconds % 1000 + 1000).dropFirst())"
  }
}

extension Duration {
  /// At least one, rounded down.
  var wholeMilliseconds: Int64 {
    max(1, components.seconds * 1000 + components.attoseconds / 1_000_000_000_000_000)
  }
}
