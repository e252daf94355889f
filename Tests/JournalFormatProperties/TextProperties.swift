import JournalFormat

/// Text that is folded, measured, cut and wrapped keeps what it says, and steers no terminal.
public func checkText(_ bytes: [UInt8]) throws(BrokenProperty) {
  var input = InputBytes(bytes)
  let width = 1 + input.choice(of: 100)
  let rest = input.all
  let text = String(decoding: rest, as: UTF8.self)
  let safe = terminalSafe(text)
  try hold(terminalSafe(safe) == safe && isSafeText(safe), "not safe: \(safe.debugDescription)")
  let once = folded(text)
  try hold(folded(once) == once, "folded twice, \(once.debugDescription) is \(folded(once).debugDescription)")
  let mapped = FoldedText(rest)
  var end = 0
  for index in mapped.bytes.indices {
    let origin = mapped.origin(of: index..<index + 1)
    try hold(
      origin.lowerBound >= 0 && origin.upperBound <= rest.count && origin.lowerBound <= origin.upperBound
        && origin.upperBound >= end,
      "byte \(index) of the folded text comes from \(origin) of \(rest.count)")
    end = origin.lowerBound
  }
  try checkWidths(safe.split(whereSeparator: \.isNewline).joined(separator: " "), width)
}

private func checkWidths(_ line: String, _ width: Int) throws(BrokenProperty) {
  try hold(displayWidth(line) >= 0, "a width below zero")
  let cut = truncated(line, to: width)
  try hold(
    displayWidth(cut) <= width, "cut to \(width), \(cut.debugDescription) is \(displayWidth(cut)) wide")
  for alignment in [DisplayAlignment.leading, .trailing, .center] {
    let filled = padded(line, to: width, alignment)
    try hold(
      displayWidth(filled) >= min(width, displayWidth(line))
        && filled.utf8.count { $0 != UInt8(ascii: " ") }
          == line.utf8.count { $0 != UInt8(ascii: " ") },
      "filled to \(width), the line is \(filled.debugDescription)")
  }
  var place = line.startIndex
  for range in wrappedRanges(of: line, to: width) {
    try hold(range.lowerBound >= place, "wrapped lines overlap")
    let between = line[place..<range.lowerBound]
    try hold(between.allSatisfy { $0 == " " || $0 == "\t" }, "wrapping loses \(between.debugDescription)")
    place = range.upperBound
  }
  try hold(
    line[place...].allSatisfy { $0 == " " || $0 == "\t" }, "wrapping loses \(line[place...].debugDescription)"
  )
}

/// Whether a text holds nothing that a terminal might obey: no control but the line's end and the tab, and nothing that
/// turns text around.
public func isSafeText(_ text: String) -> Bool {
  text.unicodeScalars.allSatisfy { scalar in
    switch scalar.value {
    case 0x09, 0x0A: true
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
