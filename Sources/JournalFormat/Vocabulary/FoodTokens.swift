/// The words of a folded text, for comparison with words for food.
///
/// Words are split at white space, punctuation, hyphens and apostrophes; a possessive `s` is dropped; each Chinese, Japanese or
/// Korean character is a word of its own.
enum FoodTokens {
  enum Token {
    /// A word without its ending, see `foodStem`.
    case word([UInt8])
    case number
    /// Punctuation that parts two foods.
    case separator
    /// A sign that no food has: `@`, `$`, `=`.
    case other
  }

  /// Calls `body` with the words of a text.
  static func forEachStem(of text: [UInt8], _ body: ([UInt8]) -> Void) {
    forEach(of: text) { token in
      if case .word(let stem) = token { body(stem) }
    }
  }

  /// Calls `body` with the tokens of a text in their order.
  static func forEach(of text: [UInt8], _ body: (Token) -> Void) {
    text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      var index = 0
      var word: [UInt8] = []
      var followsApostrophe = false
      func close() {
        defer { word.removeAll(keepingCapacity: true) }
        guard !word.isEmpty, !(followsApostrophe && word == [UInt8(ascii: "s")]) else { return }
        dropFoodEnding(of: &word)
        body(.word(word))
      }
      while index < buffer.count {
        let (value, length) = line.scalar(at: index)
        let end = index + max(1, length)
        switch kind(of: value, buffer[index]) {
        case .letter: word += buffer[index..<end]
        case .wordOfItsOwn:
          close()
          body(.word(Array(buffer[index..<end])))
        case .digit:
          close()
          // `1.5`, `1/2`: the sign within is part of it.
          var next = end
          while next < buffer.count,
            isASCIIDigit(buffer[next])
              || next + 1 < buffer.count && isASCIIDigit(buffer[next + 1])
                && [.period, .comma, .slash, .hyphen].contains(buffer[next])
          { next += 1 }
          body(.number)
          index = next
          followsApostrophe = false
          continue
        case .joiner:
          let isWithin = !word.isEmpty
          close()
          if !isWithin, value == .hyphen { body(.separator) }
        case .space: close()
        case .separator:
          close()
          body(.separator)
        case .other:
          close()
          body(.other)
        }
        if value == .apostrophe {
          followsApostrophe = true
        } else if word.isEmpty {
          followsApostrophe = false
        }
        index = end
      }
      close()
    }
  }

  private enum Kind { case letter, wordOfItsOwn, digit, joiner, space, separator, other }

  private static func kind(of value: UInt32, _ byte: UInt8) -> Kind {
    guard !byte.isASCII else {
      if isASCIILetter(byte) { return .letter }
      if isASCIIDigit(byte) { return .digit }
      switch byte {
      case .hyphen, .apostrophe: return .joiner
      case .comma, .semicolon, .slash, .verticalBar, .plusSign, .ampersand, .openParenthesis,
        .closeParenthesis,
        .period, .colon, .exclamationMark, .questionMark:
        return .separator
      case .atSign, .numberSign, UInt8(ascii: "$"), .equalsSign, .lessThanSign, .greaterThanSign, .backtick:
        return .other
      default: return .space
      }
    }
    switch value {
    case 0x2019: return .joiner
    case .enDash, .emDash, .ideographicComma, .ideographicFullStop, .katakanaMiddleDot, .middleDot:
      return .separator
    case let value where isFraction(value): return .digit
    case let value where isCurrencySign(value): return .other
    case UInt32.latinSigns, 0x2000...0x2FFF, 0x3000...0x3004, 0x3008...0x3020, 0xFE00...0xFFFF,
      0x1F000...0x1FFFF:
      return .space
    default: return Unicode.Scalar(value)?.isWordOfItsOwn ?? false ? .wordOfItsOwn : .letter
    }
  }
}
