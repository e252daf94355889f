/// A line that may be a conflict marker: it begins with at least seven `<`, `|`, `=` or `>`.
///
/// Git's markers are seven characters wide, unless `conflict-marker-size` is set, and wider within a recursive merge
/// base. All markers of one conflict have the same width. Narrower ones are markers only where git is known to be
/// set so.
struct ConflictMarker {
  /// `<`, `|`, `=` or `>`.
  let sign: UInt8
  /// The number of repetitions.
  let width: Int
  /// The byte behind the marker; 0 at the end of the line.
  let next: UInt8

  /// The marker at the beginning of a line; `nil` if there is none.
  init?(_ line: LineScanner, narrowest: Int = 7) {
    sign = line.peek()
    guard sign == .lessThanSign || sign == .equalsSign || sign == .greaterThanSign || sign == .verticalBar,
      line.peek(narrowest - 1) == sign
    else { return nil }
    var count = 1
    while line.peek(count) == sign { count += 1 }
    guard count >= narrowest else { return nil }
    (width, next) = (count, line.peek(count))
  }

  /// The marker on a line that an outliner has indented or made an item: `\t<<<<<<< HEAD`, `  - =======`.
  ///
  /// `nil` without one, and for one at the beginning of its line.
  init?(indented line: LineScanner, narrowest: Int = 7) {
    var inner = line
    inner.skipSpaces()
    let bullet = inner.peek()
    if bullet == .hyphen || bullet == .asterisk || bullet == .plusSign {
      inner.position += 1
      guard inner.spaceLength(at: inner.position) > 0 else { return nil }
      inner.skipSpaces()
    }
    guard inner.position > line.position else { return nil }
    self.init(inner, narrowest: narrowest)
  }

  /// Whether a conflict can begin with it.
  var isOpening: Bool { sign == .lessThanSign && next == .space }
}

extension SourceText {
  /// Whether a conflict can begin on a line, counted from 1: seven `<` or more and a space, behind a byte order mark too.
  ///
  /// The other markers alone may be ordinary text: seven `>` are nested quotations.
  package func canBeginConflict(line number: Int) -> Bool {
    bytes.withUnsafeBufferPointer {
      ConflictMarker(LineScanner($0, lineBehindMark(number)))?.isOpening ?? false
    }
  }
}
