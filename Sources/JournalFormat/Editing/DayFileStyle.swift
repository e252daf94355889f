/// What precedes the content of a list item: indentation, bullet or number, and the space behind it.
struct ItemMarker: Hashable {
  var indentation: [UInt8] = []
  /// `-`, `*`, `+`, `12.`, `12)`; empty for a line that is no item.
  var bullet: [UInt8]
  var space: [UInt8] = [.space]

  init(indentation: [UInt8] = [], bullet: [UInt8]) {
    self.indentation = indentation
    self.bullet = bullet
  }

  /// The marker of an item of `source`.
  init(_ item: DayOutline.Item, in source: SourceText) {
    let line = source.lineBehindMark(item.line)
    // Another item may precede this one on its line: `- - soup`.
    indentation = source.bytes[min(line.lowerBound, item.start)..<item.start].map {
      $0 == .tab ? .tab : .space
    }
    var end = item.start
    while end < line.upperBound, isASCIIDigit(source.bytes[end]) { end += 1 }
    end = min(end + 1, line.upperBound)
    bullet = Array(source.bytes[item.start..<end])
    guard item.content > end, item.content <= line.upperBound else { return }
    let between = source.bytes[end..<item.content]
    if between.count <= 4, between.allSatisfy({ $0 == .space }) || between.elementsEqual([.tab]) {
      space = Array(between)
    }
  }

  /// The marker's bytes.
  var bytes: [UInt8] { indentation + bullet + (bullet.isEmpty ? [] : space) }

  /// The number of an item in an ordered list.
  var number: Int? {
    guard let last = bullet.last, last == .period || last == .closeParenthesis else { return nil }
    return Int(String(decoding: bullet.dropLast(), as: UTF8.self))
  }

  /// The same marker with another number; unchanged if that has more than nine digits.
  func numbered(_ number: Int) -> ItemMarker {
    guard let sign = bullet.last, number >= 0, number < 1_000_000_000 else { return self }
    var marker = self
    marker.bullet = Array("\(number)".utf8) + [sign]
    return marker
  }

  /// The marker of an item nested in this one; `unit` is the indentation that the file uses.
  func nested(by unit: [UInt8]?) -> ItemMarker {
    let width = bullet.count + space.count
    // An indentation narrower than the marker would not nest the item.
    let isEnough = unit.map { $0.contains(.tab) || $0.count >= width } ?? false
    let step =
      isEnough ? unit ?? [] : indentation.last == .tab ? [.tab] : Array(repeating: .space, count: width)
    return ItemMarker(indentation: indentation + step, bullet: number == nil ? bullet : [.hyphen])
  }
}

/// How an item's label is written: `Lunch: `, `**Lunch:** `, `Lunch:: `, `昼：`.
struct LabelStyle {
  private var opening: [UInt8] = []
  private var closing: [UInt8] = Array(": ".utf8)

  /// The style of the label at `range` of `source`, from its first byte to its value.
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

  /// The default style.
  init() {}

  /// The label `title` in this style.
  func text(_ title: [UInt8]) -> [UInt8] { opening + title + closing }
}

/// How a file writes section headings.
struct SectionStyle {
  var form: DayOutline.Title.Form
  /// The level of a heading.
  var rank: Int
  /// `**` or `__` of a bold line, with a colon inside, behind, or none.
  var boldMark: UInt8 = .asterisk
  var hasColon = false
  var isColonInside = false
  /// `-` or `=` below an underlined title.
  var underline: UInt8 = .hyphen
  /// The marker of a heading that is a list item.
  var marker = ItemMarker(bullet: [.hyphen])
  /// `- ## Lunch` rather than `- Lunch:`.
  var isHeadingItem = false
  /// Whether the section's items follow the heading item rather than being nested in it.
  var isFlat = false

  /// Whether blank lines may separate it from what is above.
  var hasGaps: Bool { form != .item }
  /// Whether a blank line may separate it from its list.
  var hasGapBelow: Bool { form == .heading || form == .underlined || form == .bold }

  /// Reads the style from a heading's line.
  mutating func read(_ line: ArraySlice<UInt8>) {
    if form == .bold, line.contains(.underscore), !line.contains(.asterisk) { boldMark = .underscore }
    guard let colon = line.lastIndex(of: .colon) else { return }
    hasColon = true
    isColonInside = line[colon...].contains(boldMark)
  }

  /// The lines of a heading with the text `title`.
  func lines(_ title: [UInt8]) -> [[UInt8]] {
    switch form {
    case .heading: return [Array(repeating: .numberSign, count: max(1, min(rank, 6))) + [.space] + title]
    case .underlined:
      let width = max(3, String(decoding: title, as: UTF8.self).count)
      return [title, Array(repeating: underline, count: width)]
    case .bold:
      let mark = [boldMark, boldMark]
      let inside: [UInt8] = hasColon && isColonInside ? [.colon] : []
      let behind: [UInt8] = hasColon && !isColonInside ? [.colon] : []
      return [mark + title + inside + mark + behind]
    case .label: return [title + (hasColon ? [.colon] : [])]
    case .item:
      let title = isHeadingItem ? Array("## ".utf8) + title : title + [.colon]
      return [marker.bytes + title]
    }
  }
}

/// How a file writes leading times: `08:15` unless all of them are written in another way.
struct TimeStyle: Hashable {
  /// What encloses a time: `**`, a backtick, brackets; usually nothing.
  var opening: [UInt8] = []
  var closing: [UInt8] = []
  /// Whether hours below ten are written with a leading zero.
  var hasZero = true

  init() {}

  /// The style that all leading times of the entries share.
  init(of texts: [DayOutline.EntryText]) {
    var styles: Set<TimeStyle> = []
    var withZero = false
    var withoutZero = false
    for entry in texts {
      guard let (style, hour) = TimeStyle.leadingTime(entry.text) else { continue }
      styles.insert(style)
      if hour.count == 1 { withoutZero = true }
      if hour.count == 2, hour[0] == UInt8(ascii: "0") { withZero = true }
    }
    if styles.count == 1, let style = styles.first { self = style }
    hasZero = withZero || !withoutZero
  }

  /// The same style without what encloses a time.
  var withoutEnclosure: TimeStyle {
    var plain = self
    plain.opening = []
    plain.closing = []
    return plain
  }

  /// `08:15`, `8:15`, `**08:15**`, `08:15-08:40`.
  func text(_ time: ClockTime, until end: ClockTime?) -> [UInt8] {
    opening + [time, end].compactMap { $0 }.map(text).joined(separator: [.hyphen]) + closing
  }

  /// The same for a span; one that is an estimate has a `~` in front and nothing around it.
  func text(_ span: TimeSpan) -> [UInt8] {
    span.isEstimate
      ? [.tilde] + withoutEnclosure.text(span.start, until: span.end) : text(span.start, until: span.end)
  }

  private func text(_ time: ClockTime) -> [UInt8] {
    Array("\(hasZero ? padded(time.hour, 2) : "\(time.hour)"):\(padded(time.minute, 2))".utf8)
  }

  /// What encloses the leading time, and the digits of its hour; `nil` for other forms of times.
  private static func leadingTime(_ text: ItemText) -> (style: TimeStyle, hour: [UInt8])? {
    text.scan { line in
      guard case .time = scanLeadingTime(line) else { return nil }
      var style = TimeStyle()
      var line = line
      switch line.peek() {
      case .asterisk where line.peek(1) == .asterisk:
        style.opening = [.asterisk, .asterisk]
        style.closing = [.asterisk, .asterisk]
      case .backtick:
        style.opening = [.backtick]
        style.closing = [.backtick]
      case .openBracket:
        style.opening = [.openBracket]
        style.closing = [.closeBracket]
      default: break
      }
      line.position += style.opening.count
      var hour: [UInt8] = []
      while isASCIIDigit(line.peek()) {
        hour.append(line.peek())
        line.position += 1
      }
      guard line.peek() == .colon else { return nil }
      return (style, hour)
    }
  }
}
