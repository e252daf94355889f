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
