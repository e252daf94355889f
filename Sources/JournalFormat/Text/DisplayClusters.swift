/// Splits a text into what a terminal draws as one: a character with its marks, a whole emoji sequence.
struct DisplayClusters: Sequence, IteratorProtocol {
  struct Cluster {
    var range: Range<String.Index>
    /// The first character of the cluster, which decides its width.
    var first: Unicode.Scalar
    /// In columns: 0, 1 or 2.
    var width: Int
  }

  private let scalars: Substring.UnicodeScalarView
  private let utf8: Substring.UTF8View
  private var position: String.Index

  init(_ text: Substring) {
    scalars = text.unicodeScalars
    utf8 = text.utf8
    position = scalars.startIndex
  }

  mutating func next() -> Cluster? {
    guard position < scalars.endIndex else { return nil }
    let start = position
    if let letter = nextLetter() { return letter }
    let first = scalars[position]
    scalars.formIndex(after: &position)
    var cluster = Cluster(range: start..<position, first: first, width: displayWidth(of: first))
    // A control character combines with nothing: a mark after a newline is a cluster of its own.
    if first.value >= .space { extend(&cluster) }
    cluster.range = start..<position
    return cluster
  }

  /// A fast path for the common case: a printable ASCII character with no byte behind it that could combine with it.
  private mutating func nextLetter() -> Cluster? {
    let byte = utf8[position]
    guard byte >= .space, byte < .delete else { return nil }
    let start = position
    let end = utf8.index(after: start)
    guard end == utf8.endIndex || utf8[end].isASCII else { return nil }
    position = end
    return Cluster(range: start..<end, first: Unicode.Scalar(byte), width: 1)
  }

  private mutating func extend(_ cluster: inout Cluster) {
    if cluster.first.isRegionalIndicator, position < scalars.endIndex, scalars[position].isRegionalIndicator {
      scalars.formIndex(after: &position)
      cluster.width = 2
    }
    var isAfterJoiner = false
    while position < scalars.endIndex {
      let scalar = scalars[position]
      if scalar.value < 0x300 { return }
      let joins = isAfterJoiner && cluster.width == 2 && scalar.properties.isEmoji
      let tones = cluster.width > 0 && scalar.properties.isEmojiModifier && cluster.first.properties.isEmoji
      guard joins || tones || displayWidth(of: scalar) == 0 else { return }
      if tones { cluster.width = 2 }
      if scalar == Self.emojiSelector, cluster.width == 1, cluster.first.properties.isEmoji {
        cluster.width = 2
      }
      isAfterJoiner = scalar == Self.joiner
      scalars.formIndex(after: &position)
    }
  }

  private static let joiner: Unicode.Scalar = "\u{200D}"
  private static let emojiSelector: Unicode.Scalar = "\u{FE0F}"
}

extension Unicode.Scalar {
  /// Whether it is a regional indicator: two in a row make a flag.
  fileprivate var isRegionalIndicator: Bool { value >= 0x1F1E6 && value <= 0x1F1FF }
}
