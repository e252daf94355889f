/// How many columns `text` takes on a terminal.
///
/// Wide East Asian characters and emoji take two, marks and joiners none, control characters none.
/// An emoji sequence (joined, flagged, with a skin tone, a keycap) counts as one emoji.
public func displayWidth(_ text: String) -> Int {
  // Most text is ASCII, one column per byte.
  if text.utf8.allSatisfy({ $0 >= .space && $0 < .delete }) { return text.utf8.count }
  var width = 0
  for scalar in text.unicodeScalars {
    let own = displayWidth(of: scalar)
    // Only marks, joiners and emoji change the width of their neighbours.
    if scalar.value >= 0x300, own == 0 || scalar.value >= 0x1F000 {
      return DisplayClusters(text[...]).reduce(0) { $0 + $1.width }
    }
    width += own
  }
  return width
}

/// The columns of one scalar by itself: 0, 1 or 2.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let code = scalar.value
  if code < 0x300 {
    return code < .space || (code >= .delete && code < 0xA0) ? 0 : 1
  }
  if contains(zeroWidthRanges, code) { return 0 }
  return contains(wideRanges, code) ? 2 : 1
}

/// Whether `code` is in one of the ranges of a sorted list of alternating first and last code points.
private func contains(_ ranges: [UInt32], _ code: UInt32) -> Bool {
  let range = (0..<ranges.count / 2).partitioningIndex { ranges[2 * $0 + 1] >= code }
  return range < ranges.count / 2 && ranges[2 * range] <= code
}
