/// An error that ends a command, with the message for the user.
struct CommandFailure: Error, Hashable {
  /// The exit statuses that scripts can rely on.
  enum Status: Int32, Sendable {
    /// The answer is no, as with `grep` and `diff`: nothing was found, `check` found errors, or a conflict is left.
    case negativeResult = 1
    /// Nothing could be read, or the write was refused.
    case refused = 2
    /// The arguments are invalid.
    case usage = 64
    /// Another process is using the journal; trying again will help.
    case busy = 75
    /// For `merge` only: neither a merge nor conflict markers are possible, and the file is unchanged.
    case unmergeable = 129
  }

  var status: Status
  /// What is wrong and what to do next, in sentences; empty if it was printed already.
  var message: String

  init(_ status: Status, _ message: String = "") {
    self.status = status
    self.message = message
  }

  /// Any error as a failure; the description of one of another type becomes the message of a refusal.
  init(wrapping error: any Error) {
    self = error as? CommandFailure ?? CommandFailure(.refused, "\(error)")
  }

  /// The message without the statement that nothing was changed, for a command that has changed something.
  var reason: String {
    guard let claim = message.firstRange(of: "; nothing was changed") else { return message }
    return String(message[..<claim.lowerBound] + message[claim.upperBound...])
  }
}
