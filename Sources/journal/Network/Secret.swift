import JournalFormat

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
