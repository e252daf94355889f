import JournalFormat

/// The network as commands use it; a test makes its own.
struct NetworkAccess: Sendable {
  /// Sends a request once, and follows no redirect.
  var send: @Sendable (HTTPRequest) -> Result<HTTPAnswer, NetworkProblem>
  /// Waits before a request is sent again.
  var pause: @Sendable (Duration) -> Void
  /// Seconds since 1970, for limits on how often a service may be asked.
  var seconds: @Sendable () -> Int
}

extension NetworkAccess {
  /// The network by the program curl.
  static let curl = NetworkAccess(
    send: { curlAnswer(to: $0) },
    pause: { _ = poll(nil, 0, Int32(clamping: $0.wholeMilliseconds)) },
    seconds: { SystemClock.secondsSince1970() })

  /// The longest wait in seconds that a server may ask for.
  private static let patience = 5

  /// Sends a request, and repeats it at most twice if the server is overloaded (429) or fails (5xx).
  ///
  /// It waits as long as the server says, else one second and then two. A server that asks for more than five seconds is not asked
  /// again.
  func answer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkProblem> {
    var result = send(request)
    for attempt in 1...2 {
      guard case .success(let answer) = result, answer.status == 429 || answer.status >= 500 else { break }
      let wait = answer.secondsToWait ?? attempt
      guard wait <= Self.patience else { break }
      pause(.seconds(wait))
      result = send(request)
    }
    return result
  }
}

/// Sends a request by curl, in a process of its own, and waits for it within the limits of the request.
private func curlAnswer(to request: HTTPRequest) -> Result<HTTPAnswer, NetworkProblem> {
  let (host, limits) = (request.address.place, request.limits)
  let seconds = Int((limits.total.wholeMilliseconds + 999) / 1000)
  let tooLarge = NetworkProblem.tooLarge(host: host, limit: limits.body)
  // curl keeps to its own limits; these are for one that does not. Its output holds the heads of the answers as well.
  let run = finishedProgram(
    CurlSettings.arguments, input: CurlSettings.bytes(for: request),
    limits: ProgramLimits(time: limits.total + .seconds(5), output: limits.body + headRoom))
  switch run {
  case .failure(.notStarted(ENOENT)): return .failure(.noCurl)
  case .failure(.tooMuchOutput): return .failure(tooLarge)
  case .failure(.outOfTime): return .failure(.slow(host: host, seconds: seconds))
  case .failure(let failure): return .failure(.other("curl \(failure.reason)"))
  case .success(let program):
    switch program.end {
    case .exit(0): break
    case .exit(5), .exit(6), .exit(7), .exit(97): return .failure(.offline(host: host))
    case .exit(18), .exit(52), .exit(55), .exit(56), .exit(92): return .failure(.brokenOff(host: host))
    case .exit(28): return .failure(.slow(host: host, seconds: seconds))
    case .exit(35), .exit(51), .exit(53), .exit(54), .exit(58), .exit(59), .exit(60), .exit(77), .exit(83):
      return .failure(.untrusted(host: host))
    case .exit(63): return .failure(tooLarge)
    // What curl itself says is not repeated: it may hold what it was told.
    case .exit(let status): return .failure(.other("curl ended with status \(status)"))
    case .signal(let number): return .failure(.other("curl was ended by signal \(number)"))
    }
    guard let answer = HTTPAnswer(included: program.output) else {
      return .failure(.brokenOff(host: host))
    }
    guard answer.body.count <= limits.body else { return .failure(tooLarge) }
    guard !(300..<400).contains(answer.status) else {
      return .failure(.redirected(host: host, to: answer.headers["location"] ?? "another place"))
    }
    return .success(answer)
  }
}

/// The bytes allowed for heads beside the body.
private let headRoom = 1 << 16

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

/// Why a server gave no answer.
enum NetworkProblem: Error, Hashable, Sendable {
  /// The program that speaks to servers is missing.
  case noCurl
  /// The host cannot be found or reached.
  case offline(host: String)
  /// It did not answer in time.
  case slow(host: String, seconds: Int)
  /// Its certificate, or its encryption, cannot be trusted.
  case untrusted(host: String)
  /// It answered with more bytes than are read.
  case tooLarge(host: String, limit: Int)
  /// It answered that the answer is elsewhere.
  case redirected(host: String, to: String)
  /// It ended the connection, or its answer is no HTTP.
  case brokenOff(host: String)
  /// Anything else, with a clause about curl.
  case other(String)

  /// The reason as a clause.
  var reason: String {
    switch self {
    case .noCurl: "the program ‘curl’, which fetches it, is not installed"
    case .offline(let host): "\(host) cannot be reached"
    case .slow(let host, let seconds): "\(host) did not answer within \(counted(seconds, "second"))"
    case .untrusted(let host): "no trusted connection to \(host) is possible"
    case .tooLarge(let host, let limit): "the answer of \(host) is larger than \(limit >> 10) kB"
    case .redirected(let host, let to):
      "\(host) wants to be asked at ‘\(terminalSafe(to))’ instead, which is not followed"
    case .brokenOff(let host): "the answer of \(host) broke off"
    case .other(let reason): reason
    }
  }
}
