/// A line that may be a mark of a merge: it begins with seven or more of one of the signs `<`, `|`, `=` and `>`.
///
/// Git makes marks seven wide, unless `conflict-marker-size` says otherwise, and those within what a merge of merges shows
/// wider. All marks of one conflict are equally wide. Narrower ones are marks only where it is known that git was told so.
struct MergeMark {
  /// `<`, `|`, `=` or `>`.
  let sign: UInt8
  /// How many times the sign stands there.
  let width: Int
  /// The byte behind the signs; 0 at the end of the line.
  let next: UInt8

  /// The mark that a line begins with; `nil` if it begins otherwise.
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
