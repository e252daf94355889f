/// The first bytes of some words, to tell most texts apart from them before they are folded and looked up.
struct WordStarts: Sendable {
  /// For each hash of three bytes, whether a word begins so.
  private let marks: [Bool]
  private static let size = 8192

  /// The beginnings of the items of a list with commas between them.
  init(of words: String) {
    var marks = [Bool](repeating: false, count: Self.size)
    forEachItem(of: words) { item in
      if item.count >= 3 { marks[Self.place(item)] = true }
    }
    self.marks = marks
  }

  /// Whether a text may begin with one of them: the case of ASCII letters does not matter.
  @inline(__always)
  func mayBegin(_ text: UnsafeBufferPointer<UInt8>) -> Bool { text.count >= 3 && marks[Self.place(text)] }

  @inline(__always)
  private static func place(_ text: UnsafeBufferPointer<UInt8>) -> Int {
    let (first, second, third) = (Int(text[0] | .caseBit), Int(text[1] | .caseBit), Int(text[2] | .caseBit))
    return (first &* 7 &+ second &* 61 &+ third &* 509) % size
  }
}
