/// How a conflict is marked in a text: as git does it.
public struct ConflictStyle: Hashable, Sendable {
  /// What stands between the marks, as git's `merge.conflictStyle` names it.
  public enum Kind: String, Sendable {
    /// Both versions.
    case merge
    /// Both versions, and between them what they were made from.
    case diff3
    /// As `diff3`, but lines that both versions begin or end with stand outside.
    case zdiff3
  }

  /// How wide git makes marks unless it is told otherwise; signs as many as these are a mark in any text.
  public static let usualSize = 7

  public var kind: Kind
  /// How many times the sign of a mark is written; 7 is usual.
  public var markerSize: Int
  /// What stands behind `<<<<<<<`, `|||||||` and `>>>>>>>`.
  public var labels: (ours: String, base: String, theirs: String) { ("ours", "base", "theirs") }

  /// A style; the size of marks is held between 1 and 1,000.
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
