/// Lines under an item that belong to a program: Org drawers, `id::`, `collapsed::`, `^ref`.
struct Drawer {
  private(set) var isOpen = false

  /// Whether a line is part of what no person wrote as words.
  mutating func holds(_ line: LineScanner) -> Bool {
    if isOpen {
      if line.starts(with: ":end:") { isOpen = false }
      return true
    }
    if Drawer.opens(line) {
      isOpen = true
      return true
    }
    if line.peek() == .caret, isWordByte(line.peek(1)) {
      return line.rest.allSatisfy { line.byte(at: $0) != .space }
    }
    // `id:: 65f0…`: a key of its own, which no dash or space interrupts.
    var key = line
    while isASCIILetter(key.peek()) || key.peek() == .hyphen || key.peek() == .underscore {
      key.position += 1
    }
    return key.position > line.position && key.peek() == .colon && key.peek(1) == .colon
      && (key.peek(2) == .space || key.position + 2 == key.end)
  }

  /// `:LOGBOOK:`, `:PROPERTIES:` or another name in capitals between colons; `:smile:` is a sign.
  private static func opens(_ line: LineScanner) -> Bool {
    if line.starts(with: ":logbook:") || line.starts(with: ":properties:") { return true }
    guard line.peek() == .colon, line.rest.count > 3, line.byte(at: line.end - 1) == .colon else {
      return false
    }
    return (line.position + 1..<line.end - 1).allSatisfy {
      line.byte(at: $0) >= UInt8(ascii: "A") && line.byte(at: $0) <= UInt8(ascii: "Z")
    }
  }
}
