/// A text with conflict markers, in which a merge left both versions.
public struct ConflictedText: Hashable, Sendable {
  /// One place where the versions differ.
  public struct Conflict: Hashable, Sendable {
    /// The number of the line with the first conflict marker, from 1.
    public var line: Int
    /// The lines between the first marker and the next.
    public var first: [UInt8]
    /// The lines of the version both came from, where they are shown.
    public var base: [UInt8]?
    public var second: [UInt8]
    /// The markers and everything between them.
    public var whole: [UInt8]
    /// Whether more than one line may be the separating marker, as when a title is underlined with as many `=`.
    public var isAmbiguous = false
    /// Whether lines are nested in a marker that an outliner made an item, so that they would hang under another without it.
    public var holdsNested = false
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

  /// Parses a text. Markers out of order or never closed are text. Where the first is indented, outside of a code fence, all
  /// are; where it is not, and nothing closes it so, the others may be indented.
  ///
  /// `markerSize` is the width of git's markers here; narrower ones, below seven signs, are text too.
  public init(_ source: SourceText, markerSize: Int = ConflictStyle.usualSize) {
    let narrowest = max(1, min(markerSize, ConflictStyle.usualSize))
    var pieces: [Piece] = []
    var text: [UInt8] = []
    var number = 1
    var fence = Fence()
    while number <= source.lineCount {
      let isCode = source.bytes.withUnsafeBufferPointer {
        fence.isInside(afterLine: LineScanner($0, source.lineContent(number)))
      }
      if let (conflict, next) = Self.conflict(at: number, in: source, narrowest, isCode: isCode)
        ?? (isCode ? nil : Self.conflict(at: number, in: source, narrowest, isCode: false, isMixed: true))
      {
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
    at start: Int, in source: SourceText, _ narrowest: Int, isCode: Bool, isMixed: Bool = false
  ) -> (Conflict, next: Int)? {
    let plain = mark(source, line: start, narrowest: narrowest, isIndented: false)
    let isIndented = plain == nil && !isCode
    if isMixed, isIndented { return nil }
    guard
      let opening = plain
        ?? (isCode ? nil : mark(source, line: start, narrowest: narrowest, isIndented: true)),
      opening.isOpening
    else { return nil }
    var parts: [[UInt8]] = [[]]
    var hasBase = false
    var isSecond = false
    var isAmbiguous = false
    var number = start + 1
    while number <= source.lineCount {
      let mark =
        mark(source, line: number, narrowest: narrowest, isIndented: isIndented)
        ?? (isMixed ? mark(source, line: number, narrowest: narrowest, isIndented: true) : nil)
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
          whole: Array(source.bytes[whole]), isAmbiguous: isAmbiguous,
          holdsNested: isIndented && holdsNested(start...number, source))
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

  /// Whether a line between two markers is indented deeper than a marker that is an item.
  private static func holdsNested(_ lines: ClosedRange<Int>, _ source: SourceText) -> Bool {
    func indentation(_ number: Int) -> Int {
      let line = source.lineContent(number)
      return (line.first { source.bytes[$0] != .space && source.bytes[$0] != .tab } ?? line.upperBound)
        - line.lowerBound
    }
    let first = source.lineContent(lines.lowerBound)
    guard source.bytes[first.lowerBound + indentation(lines.lowerBound)] != .lessThanSign else {
      return false
    }
    let outer = indentation(lines.lowerBound)
    return lines.contains { !source.isBlank(line: $0) && indentation($0) > outer }
  }

  /// The conflict marker on a line: nothing follows `=`, a space or nothing the others.
  private static func mark(
    _ source: SourceText, line number: Int, narrowest: Int, isIndented: Bool
  ) -> ConflictMarker? {
    let range = source.lineContent(number)
    let scanned = source.bytes.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, range)
      return isIndented
        ? ConflictMarker(indented: line, narrowest: narrowest) : ConflictMarker(line, narrowest: narrowest)
    }
    guard let mark = scanned else { return nil }
    switch mark.sign {
    case UInt8(ascii: "="): return mark.next == 0 ? mark : nil
    case UInt8(ascii: "<"): return mark.isOpening ? mark : nil
    default: return mark.next == 0 || mark.next == .space ? mark : nil
    }
  }

  /// The text with each conflict resolved as `choose` says; `nil` leaves it.
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

/// How conflict markers are written: as git does it.
public struct ConflictStyle: Hashable, Sendable {
  /// What stands between the markers, as in git's `merge.conflictStyle`.
  public enum Kind: String, Sendable {
    /// Both versions.
    case merge
    /// Both versions, and between them what they were made from.
    case diff3
    /// As `diff3`, but lines that both versions begin or end with stand outside.
    case zdiff3
  }

  /// Git's default marker width; lines of so many signs are markers in any text.
  public static let usualSize = 7

  public var kind: Kind
  /// How many times the sign of a marker is repeated; 7 by default.
  public var markerSize: Int
  /// What stands behind `<<<<<<<`, `|||||||` and `>>>>>>>`.
  public var labels: (ours: String, base: String, theirs: String) { ("ours", "base", "theirs") }

  /// A style; the marker size is clamped to 1…1,000.
  public init(_ kind: Kind = .merge, markerSize: Int = usualSize) {
    self.kind = kind
    self.markerSize = min(max(1, markerSize), 1_000)
  }
}

extension ConflictStyle {
  /// Two texts between conflict markers, whose lines end as the first line of ours does.
  ///
  /// With `isTrimmed`, lines that both begin or end with stand outside.
  public func marked(ours: [UInt8], theirs: [UInt8], isTrimmed: Bool = true) -> [UInt8] {
    let (first, second) = (SourceText(ours), SourceText(theirs))
    let ending = first.ending(below: 1, otherwise: [.lineFeed])
    func lines(_ source: SourceText) -> [[UInt8]] {
      source.lines.indices.map { index in
        Array(source.bytes[source.line(index + 1)])
          + (index + 1 == source.lineCount && source.isLastLineOpen ? ending : [])
      }
    }
    return ConflictStyle(.merge, markerSize: markerSize)
      .marked(ours: lines(first), base: [], theirs: lines(second), isTrimmed: isTrimmed) {
        Array($0.utf8) + ending
      }
      .flatMap { $0 }
  }

  /// One conflict as lines without endings, each given as its bytes. `isTrimmed` if what both begin or end with stands outside, as it
  /// always does with `zdiff3`.
  func marked<Line: Equatable>(
    ours: [Line], base: [Line], theirs: [Line], isTrimmed: Bool = false, mark: (String) -> Line
  ) -> [Line] {
    var (top, bottom) = (0, 0)
    if isTrimmed || kind == .zdiff3 {
      let most = min(ours.count, theirs.count)
      while top < most, ours[top] == theirs[top] { top += 1 }
      while bottom < most - top, ours[ours.count - 1 - bottom] == theirs[theirs.count - 1 - bottom] {
        bottom += 1
      }
    }
    func sign(_ character: Character, _ label: String = "") -> Line {
      mark(String(repeating: character, count: markerSize) + (label.isEmpty ? "" : " " + label))
    }
    var lines = Array(ours.prefix(top))
    lines.append(sign("<", labels.ours))
    lines += ours.dropFirst(top).dropLast(bottom)
    if kind != .merge { lines += [sign("|", labels.base)] + base }
    lines.append(sign("="))
    lines += theirs.dropFirst(top).dropLast(bottom)
    lines.append(sign(">", labels.theirs))
    return lines + ours.suffix(bottom)
  }
}

/// The number of the first line that looks like a conflict marker and is in none of `versions`; `nil` without one.
///
/// A text that a person has resolved holds none. `markerSize` is the width of git's markers here; narrower ones than it
/// and than seven signs may be quotations.
public func strayConflictMarker(
  in source: SourceText, versions: [[UInt8]], markerSize: Int = ConflictStyle.usualSize
) -> Int? {
  let narrowest = max(1, min(markerSize, ConflictStyle.usualSize))
  let isMark: (Range<Int>) -> Bool = { range in
    source.bytes.withUnsafeBufferPointer { buffer in
      guard let mark = ConflictMarker(LineScanner(buffer, range), narrowest: narrowest) else { return false }
      return mark.next == 0 || mark.next == .space && mark.sign != .equalsSign
    }
  }
  let suspects = source.lines.indices.map { $0 + 1 }.filter { isMark(source.lineContent($0)) }
  guard !suspects.isEmpty else { return nil }
  let known = Set(
    versions.flatMap { bytes in
      let version = SourceText(bytes)
      return version.lines.indices.map { Array(bytes[version.lineContent($0 + 1)]) }
    })
  return suspects.first { !known.contains(Array(source.bytes[source.lineContent($0)])) }
}
