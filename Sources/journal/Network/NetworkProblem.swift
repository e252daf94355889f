import JournalFormat

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
