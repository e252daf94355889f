/// A line that may be a conflict marker: it begins with at least seven `<`, `|`, `=` or `>`.
///
/// Git's markers are seven characters wide, unless `conflict-marker-size` is set, and wider within a recursive merge
/// base. All markers of one conflict have the same width. Narrower ones are markers only where git is known to be
/// set so.
struct MergeMark {
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

  /// Whether a conflict can begin with it.
  var isOpening: Bool { sign == .lessThanSign && next == .space }
}

extension SourceText {
  /// Whether a conflict can begin on a line, counted from 1: seven `<` or more and a space, behind a byte order mark too.
  ///
  /// The other markers alone may be ordinary text: seven `>` are nested quotations.
  package func canBeginConflict(line number: Int) -> Bool {
    bytes.withUnsafeBufferPointer { MergeMark(LineScanner($0, lineBehindMark(number)))?.isOpening ?? false }
  }
}
