/// How a file writes the title of a section.
struct SectionStyle {
  var form: DayOutline.Title.Form
  /// The level of a heading.
  var rank: Int
  /// `**` or `__` of a bold line, with a colon inside it, behind it, or none.
  var boldMark: UInt8 = .asterisk
  var hasColon = false
  var isColonInside = false
  /// `-` or `=` below an underlined title.
  var underline: UInt8 = .hyphen
  /// The marker of a title that is an item.
  var marker = ItemMarker(bullet: [.hyphen])
  /// `- ## Lunch` rather than `- Lunch:`.
  var isHeadingItem = false
  /// Whether an item governs those after it rather than those in it.
  var isFlat = false

  init(form: DayOutline.Title.Form, rank: Int) {
    self.form = form
    self.rank = rank
  }

  /// Whether blank lines may part it from what is above.
  var hasGaps: Bool { form != .item }
  /// Whether one may part it from its list.
  var hasGapBelow: Bool { form == .heading || form == .underlined || form == .bold }

  /// Takes over the marks of a title's line.
  mutating func read(_ line: ArraySlice<UInt8>) {
    if form == .bold, line.contains(.underscore), !line.contains(.asterisk) { boldMark = .underscore }
    guard let colon = line.lastIndex(of: .colon) else { return }
    hasColon = true
    isColonInside = line[colon...].contains(boldMark)
  }

  /// The lines of a title named `word`.
  func lines(_ word: [UInt8]) -> [[UInt8]] {
    switch form {
    case .heading: return [Array(repeating: .numberSign, count: max(1, min(rank, 6))) + [.space] + word]
    case .underlined:
      let width = max(3, String(decoding: word, as: UTF8.self).count)
      return [word, Array(repeating: underline, count: width)]
    case .bold:
      let mark = [boldMark, boldMark]
      let inside: [UInt8] = hasColon && isColonInside ? [.colon] : []
      let behind: [UInt8] = hasColon && !isColonInside ? [.colon] : []
      return [mark + word + inside + mark + behind]
    case .label: return [word + (hasColon ? [.colon] : [])]
    case .item:
      let title = isHeadingItem ? Array("## ".utf8) + word : word + [.colon]
      return [marker.bytes + title]
    }
  }
}
