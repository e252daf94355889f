/// How the label of an item is written: `Lunch: `, `**Lunch:** `, `Lunch:: `, `昼：`.
struct LabelStyle {
  private var opening: [UInt8] = []
  private var closing: [UInt8] = Array(": ".utf8)

  /// The style of the label that lies in `range` of `source`, from its first byte to its value.
  init(_ range: Range<Int>, in source: SourceText) {
    let bytes = source.bytes[range]
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("：") {
      closing = Array("：".utf8)
    } else if text.contains("::") {
      closing = Array(":: ".utf8)
    }
    // The range begins behind the opening marks.
    let start = range.lowerBound
    let isBold = start >= 2 && source.bytes[start - 1] == .asterisk && source.bytes[start - 2] == .asterisk
    guard isBold else { return }
    opening = [.asterisk, .asterisk]
    closing = text.contains("**:") ? Array("**: ".utf8) : Array(":** ".utf8)
  }

  /// The plain style.
  init() {}

  /// The label that names a meal by `word`.
  func text(_ word: [UInt8]) -> [UInt8] { opening + word + closing }
}
