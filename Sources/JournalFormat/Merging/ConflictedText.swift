/// A text in which a merge left both versions between marks.
public struct ConflictedText: Hashable, Sendable {
  /// One place where the versions differ.
  public struct Conflict: Hashable, Sendable {
    /// The number of the line with the first mark, from 1.
    public var line: Int
    /// The lines between the first mark and the next.
    public var first: [UInt8]
    /// The lines of the version both came from, where they are shown.
    public var base: [UInt8]?
    public var second: [UInt8]
    /// The marks and all between them.
    public var whole: [UInt8]
    /// Whether more than one line may be the mark between the versions, as when a title is underlined with as many signs.
    public var isAmbiguous = false
  }

  public enum Piece: Hashable, Sendable {
    case text([UInt8])
    case conflict(Conflict)
  }

  /// Which version to take.
  public enum Choice: String, CaseIterable, Sendable {
    case first, second, both
  }

  /// Joined, with the conflicts as they stand, they are the text.
  public let pieces: [Piece]

  public var conflicts: [Conflict] {
    pieces.compactMap { piece in if case .conflict(let conflict) = piece { conflict } else { nil } }
  }

  /// Takes a text apart. Marks that do not come in their order, or are never closed, are text.
  ///
  /// `markerSize` is how wide git makes marks here; those narrower than it and than seven signs are text too.
  public init(_ source: SourceText, markerSize: Int = ConflictStyle.usualSize) {
    let narrowest = max(1, min(markerSize, ConflictStyle.usualSize))
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var number = 1
    while number <= source.lineCount {
      if let (conflict, next) = Self.conflict(at: number, in: source, narrowest) {
        if !text.isEmpty { pieces.append(.text(text)) }
        text = []
        pieces.append(.conflict(conflict))
        number = next
      } else {
        text += source.bytes[source.line(number)]
        number += 1
      }
    }
    if !text.isEmpty { pieces.append(.text(text)) }
    self.pieces = pieces
  }

  private static func conflict(
    at start: Int, in source: SourceText, _ narrowest: Int
  ) -> (Conflict, next: Int)? {
    guard let opening = mark(source, start, narrowest), opening.isOpening else { return nil }
    var parts: [[UInt8]] = [[]]
    var hasBase = false
    var isSecond = false
    var isAmbiguous = false
    var number = start + 1
    while number <= source.lineCount {
      let mark = mark(source, number, narrowest)
      switch mark?.width == opening.width ? mark?.sign : nil {
      case UInt8(ascii: "<"): return nil
      case UInt8(ascii: "|") where !hasBase && !isSecond:
        hasBase = true
        parts.append([])
      case UInt8(ascii: "=") where !isSecond:
        isSecond = true
        parts.append([])
      case UInt8(ascii: ">") where isSecond:
        let whole = source.line(start).lowerBound..<source.line(number).upperBound
        let conflict = Conflict(
          line: start, first: parts[0], base: hasBase ? parts[1] : nil, second: parts[parts.count - 1],
          whole: Array(source.bytes[whole]), isAmbiguous: isAmbiguous)
        return (conflict, number + 1)
      case UInt8(ascii: "="):
        isAmbiguous = true
        fallthrough
      default: parts[parts.count - 1] += source.bytes[source.line(number)]
      }
      number += 1
    }
    return nil
  }

  /// The mark that a line is: nothing stands behind `=`, a space or nothing behind the others.
  private static func mark(_ source: SourceText, _ number: Int, _ narrowest: Int) -> MergeMark? {
    let range = source.lineContent(number)
    let scanned = source.bytes.withUnsafeBufferPointer {
      MergeMark(LineScanner($0, range), narrowest: narrowest)
    }
    guard let mark = scanned else { return nil }
    switch mark.sign {
    case UInt8(ascii: "="): return mark.next == 0 ? mark : nil
    case UInt8(ascii: "<"): return mark.isOpening ? mark : nil
    default: return mark.next == 0 || mark.next == .space ? mark : nil
    }
  }

  /// The text with each conflict settled as `choose` says; left as it is for `nil`.
  public func resolved(_ choose: (Conflict) throws -> Choice?) rethrows -> [UInt8] {
    var result: [UInt8] = []
    for piece in pieces {
      switch piece {
      case .text(let bytes): result += bytes
      case .conflict(let conflict):
        switch try choose(conflict) {
        case nil: result += conflict.whole
        case .first: result += conflict.first
        case .second: result += conflict.second
        case .both: result += conflict.both
        }
      }
    }
    return result
  }
}

extension ConflictedText.Conflict {
  /// The first version, and below it the second; equal ones once.
  var both: [UInt8] {
    guard first != second else { return first }
    guard let last = first.last, last != .lineFeed, last != .carriageReturn, !second.isEmpty else {
      return first + second
    }
    return first + [.lineFeed] + second
  }
}
