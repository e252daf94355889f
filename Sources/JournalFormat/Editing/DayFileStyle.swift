/// What stands before the words of a list item: indentation, bullet or number, and the space behind it.
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
    // Another item may stand before this one on its line: `- - soup`.
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

  /// The whole of it.
  var bytes: [UInt8] { indentation + bullet + (bullet.isEmpty ? [] : space) }

  /// The number of a numbered item.
  var number: Int? {
    guard let last = bullet.last, last == .period || last == .closeParenthesis else { return nil }
    return Int(String(decoding: bullet.dropLast(), as: UTF8.self))
  }

  /// The same marker with `number`, which has at most nine digits, or it stays as it is.
  func numbered(_ number: Int) -> ItemMarker {
    guard let sign = bullet.last, number >= 0, number < 1_000_000_000 else { return self }
    var marker = self
    marker.bullet = Array("\(number)".utf8) + [sign]
    return marker
  }

  /// The marker of what is nested in the item, where `unit` is what the file indents by.
  func nested(by unit: [UInt8]?) -> ItemMarker {
    let width = bullet.count + space.count
    // Less than the width of the marker nests nothing.
    let isEnough = unit.map { $0.contains(.tab) || $0.count >= width } ?? false
    let step =
      isEnough ? unit ?? [] : indentation.last == .tab ? [.tab] : Array(repeating: .space, count: width)
    return ItemMarker(indentation: indentation + step, bullet: number == nil ? bullet : [.hyphen])
  }
}

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

/// How a file writes the times its lines begin with: `08:15` unless all of them look otherwise.
struct TimeStyle: Hashable {
  /// What stands before and after a time: `**`, a backtick, brackets; mostly nothing.
  var opening: [UInt8] = []
  var closing: [UInt8] = []
  /// Whether hours below ten have a zero before them.
  var hasZero = true

  init() {}

  /// The style that all leading times among the entries' words share.
  init(of texts: [DayOutline.EntryText]) {
    var coats: Set<TimeStyle> = []
    var withZero = false
    var withoutZero = false
    for entry in texts {
      guard let (coat, hour) = TimeStyle.leadingTime(entry.text) else { continue }
      coats.insert(coat)
      if hour.count == 1 { withoutZero = true }
      if hour.count == 2, hour[0] == UInt8(ascii: "0") { withZero = true }
    }
    if coats.count == 1, let coat = coats.first { self = coat }
    hasZero = withZero || !withoutZero
  }

  /// The same without what stands around a time.
  var withoutCoat: TimeStyle {
    var plain = self
    plain.opening = []
    plain.closing = []
    return plain
  }

  /// `08:15`, `8:15`, `**08:15**`, `08:15-08:40`.
  func text(_ time: ClockTime, until end: ClockTime?) -> [UInt8] {
    opening + [time, end].compactMap { $0 }.map(text).joined(separator: [.hyphen]) + closing
  }

  private func text(_ time: ClockTime) -> [UInt8] {
    Array("\(hasZero ? padded(time.hour, 2) : "\(time.hour)"):\(padded(time.minute, 2))".utf8)
  }

  /// The coat of the time that words begin with, and the digits of its hour; `nil` for times of another kind.
  private static func leadingTime(_ text: ItemText) -> (coat: TimeStyle, hour: [UInt8])? {
    text.scan { line in
      guard case .time = scanLeadingTime(line) else { return nil }
      var coat = TimeStyle()
      var line = line
      switch line.peek() {
      case .asterisk where line.peek(1) == .asterisk:
        coat.opening = [.asterisk, .asterisk]
        coat.closing = [.asterisk, .asterisk]
      case .backtick:
        coat.opening = [.backtick]
        coat.closing = [.backtick]
      case .openBracket:
        coat.opening = [.openBracket]
        coat.closing = [.closeBracket]
      default: break
      }
      line.position += coat.opening.count
      var hour: [UInt8] = []
      while isASCIIDigit(line.peek()) {
        hour.append(line.peek())
        line.position += 1
      }
      guard line.peek() == .colon else { return nil }
      return (coat, hour)
    }
  }
}
