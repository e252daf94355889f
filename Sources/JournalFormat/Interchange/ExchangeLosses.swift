/// What another form could not hold, each kind once with where it occurred.
public struct ExchangeLosses: Hashable, Sendable {
  private struct Loss: Hashable, Sendable {
    var what: String
    var count: Int
    var examples: [String]
    /// How many are named.
    var most: Int
  }

  private var losses: [Loss] = []

  public init() {}

  public var isEmpty: Bool { losses.isEmpty }

  /// Notes one more. `what` is a sentence's end without a full stop, `their projects became tags`; `example` is where.
  /// Of one kind `most` are named.
  public mutating func add(_ what: String, at example: String, naming most: Int = 3) {
    if let index = losses.firstIndex(where: { $0.what == what }) {
      losses[index].count += 1
      if losses[index].examples.count < most, !losses[index].examples.contains(example) {
        losses[index].examples.append(example)
      }
    } else if losses.count < 100 {
      losses.append(Loss(what: what, count: 1, examples: [example], most: most))
    }
  }

  /// How often something was left out.
  public var leftOutCount: Int {
    losses.reduce(0) { $0 + ($1.what.hasSuffix("left out") ? $1.count : 0) }
  }

  /// A line for each kind: `their projects became tags: ‘Call’, ‘Write’ and 3 more`.
  public var lines: [String] {
    losses.map { loss in
      let more = loss.count - loss.examples.count
      let shown = loss.examples.map { "‘\($0.count > 40 ? $0.prefix(39) + "…" : $0)’" }
      let last = more > 0 ? " and \(more) more" : ""
      return "\(loss.what): \(shown.joined(separator: ", "))\(last)"
    }
  }
}
