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
