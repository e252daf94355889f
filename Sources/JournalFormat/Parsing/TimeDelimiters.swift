/// What stands around a time: brackets, emphasis, `~` and `@`.
struct TimeDelimiters {
  /// The closing marks still wanted, the innermost last.
  private var closers: [UInt8] = []
  /// Whether `~`, `≈` or `～` is among them.
  private(set) var marksEstimate = false

  init(opening line: inout LineScanner) {
    while !line.isAtEnd {
      let byte = line.peek()
      switch byte {
      case .asterisk, .underscore, .backtick: closers.append(byte)
      case .openBracket: closers.append(.closeBracket)
      case .openParenthesis: closers.append(.closeParenthesis)
      case .atSign: break
      case .tilde: marksEstimate = true
      case .punctuationLead, .wideLead:
        let (sign, length) = line.scalar(at: line.position)
        guard isEstimateSign(sign) else { return }
        marksEstimate = true
        line.position += length - 1
      default: return
      }
      line.position += 1
      // `**[08:15]**` has three; a line of asterisks is not to be walked for each line.
      if closers.count > 2 { return }
    }
  }

  /// Steps over the closing marks. Returns whether `>` marked the hours after midnight; `nil` if a mark is missing.
  func close(_ line: inout LineScanner) -> Bool? {
    var isNight = skipNight(&line)
    if !closers.isEmpty, line.peek() == .colon || line.peek() == .comma { line.position += 1 }
    for closer in closers.reversed() {
      line.skipSpaces()
      guard line.skip(closer) else { return nil }
    }
    if !isNight { isNight = skipNight(&line) }
    return isNight
  }

  private func skipNight(_ line: inout LineScanner) -> Bool {
    let after = line.position + 1
    guard line.peek() == .greaterThanSign,
      after >= line.end || line.spaceLength(at: after) > 0 || !closers.isEmpty
    else {
      return false
    }
    line.position = after
    return true
  }
}
