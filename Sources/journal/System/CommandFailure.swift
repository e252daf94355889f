/// Why a command ends without having done what was asked, as the person at the terminal reads it.
struct CommandFailure: Error, Hashable {
  /// The exit statuses scripts can rely on.
  enum Status: Int32, Sendable {
    /// The answer is no, as with `grep` and `diff`: nothing was found, `check` found errors, or a conflict is left.
    case negativeResult = 1
    /// Nothing could be read, or the write was refused.
    case refused = 2
    /// The command line makes no sense.
    case usage = 64
    /// Something else is at work here; trying again will help.
    case busy = 75
    /// Of `merge` only: neither a merge nor marks are possible, and the file was left as it was.
    case unmergeable = 129
  }

  var status: Status
  /// Sentences that say what is wrong and what to do next; empty if all has been said.
  var message: String

  init(_ status: Status, _ message: String = "") {
    self.status = status
    self.message = message
  }

  /// Any error as a failure; what is none is refused in its own words.
  init(wrapping error: any Error) {
    self = error as? CommandFailure ?? CommandFailure(.refused, "\(error)")
  }

  /// The message without the words that nothing was changed, for a command that had changed something by then.
  var reason: String {
    guard let claim = message.firstRange(of: "; nothing was changed") else { return message }
    return String(message[..<claim.lowerBound] + message[claim.upperBound...])
  }
}
