/// How many columns `text` takes on a terminal.
///
/// Wide East Asian characters and emoji take two, marks and joiners none, control characters none.
/// An emoji sequence (joined, flagged, with a skin tone, a keycap) counts as one emoji.
public func displayWidth(_ text: String) -> Int {
  if let columns = text.utf8.withContiguousStorageIfAvailable(columnsOfSimpleText), let columns {
    return columns
  }
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

/// The columns of UTF-8 that holds nothing but printable ASCII, letters of Latin, dashes and quotation marks, each of which
/// takes one; `nil` for any other. Nearly all that is shown is such.
func columnsOfSimpleText(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
  var columns = 0
  var index = 0
  while index < bytes.count {
    let byte = bytes[index]
    switch byte {
    case let letter where letter >= .space && letter < .delete: index += 1
    case UInt8.latinLeads: index += 2
    case .punctuationLead where index + 2 < bytes.count:
      guard let sign = generalPunctuation((byte, bytes[index + 1], bytes[index + 2])), isNarrowSign(sign)
      else {
        return nil
      }
      index += 3
    default: return nil
    }
    columns += 1
  }
  return columns
}

/// Whether a scalar is one of the dashes, quotation marks and bullets that take one column.
@inline(__always)
private func isNarrowSign(_ code: UInt32) -> Bool {
  code >= 0x2010 && code <= 0x2027 || code >= 0x2030 && code <= 0x203A
}

/// The columns of one scalar by itself: 0, 1 or 2.
func displayWidth(of scalar: Unicode.Scalar) -> Int {
  let code = scalar.value
  if code < 0x300 { return code.isControl ? 0 : 1 }
  // The most frequent of the others in what is shown.
  if isNarrowSign(code) { return 1 }
  if contains(zeroWidthRanges, code) { return 0 }
  return contains(wideRanges, code) ? 2 : 1
}

/// Whether `code` is in one of the ranges of a sorted list of alternating first and last code points.
private func contains(_ ranges: [UInt32], _ code: UInt32) -> Bool {
  let range = (0..<ranges.count / 2).partitioningIndex { ranges[2 * $0 + 1] >= code }
  return range < ranges.count / 2 && ranges[2 * range] <= code
}
