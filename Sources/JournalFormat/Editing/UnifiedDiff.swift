/// A unified diff of two versions of a file, as `diff -u` and `git diff` print it.
public struct UnifiedDiff: Sendable {
  /// Empty if nothing changed.
  public let text: String

  /// Lines of context around each change.
  private static let context = 3

  /// The diff of `old` and `new`, either of which is `nil` if the file does not exist, with three lines of context.
  ///
  /// Lines end at LF, as they do for `diff`. Invalid UTF-8 is shown as U+FFFD.
  public init(from old: [UInt8]?, to new: [UInt8]?, path: String) {
    guard old != new else {
      text = ""
      return
    }
    let before = UnifiedDiff.lines(of: old ?? [])
    let after = UnifiedDiff.lines(of: new ?? [])
    let changes = LineChange.all(from: before, to: after)
    var text = old == nil ? "--- /dev/null\n" : "--- a/\(path)\n"
    text += new == nil ? "+++ /dev/null\n" : "+++ b/\(path)\n"
    var index = 0
    while index < changes.count {
      var last = index
      while last + 1 < changes.count,
        changes[last + 1].old.lowerBound - changes[last].old.upperBound <= 2 * UnifiedDiff.context
      {
        last += 1
      }
      text += UnifiedDiff.hunk(changes[index...last], from: before, to: after)
      index = last + 1
    }
    self.text = text
  }

  /// The lines of a text with their endings.
  private static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: .lineFeed).map { $0 + 1 } ?? bytes.count
      lines.append(bytes[start..<end])
      start = end
    }
    return lines
  }

  private static func hunk(
    _ changes: ArraySlice<LineChange>, from before: [ArraySlice<UInt8>], to after: [ArraySlice<UInt8>]
  ) -> String {
    guard let first = changes.first, let last = changes.last else { return "" }
    let lead = min(context, first.old.lowerBound)
    let tail = min(context, before.count - last.old.upperBound)
    let old = first.old.lowerBound - lead..<last.old.upperBound + tail
    let new = first.new.lowerBound - lead..<last.new.upperBound + tail
    var text = "@@ -\(place(old)) +\(place(new)) @@\n"
    var line = old.lowerBound
    for change in changes {
      for number in line..<change.old.lowerBound { text += row(" ", before[number]) }
      for number in change.old { text += row("-", before[number]) }
      for number in change.new { text += row("+", after[number]) }
      line = change.old.upperBound
    }
    for number in line..<old.upperBound { text += row(" ", before[number]) }
    return text
  }

  /// The first line, from 1, and the number of lines; for an empty range the line before.
  private static func place(_ lines: Range<Int>) -> String {
    let first = lines.isEmpty ? lines.lowerBound : lines.lowerBound + 1
    return lines.count == 1 ? "\(first)" : "\(first),\(lines.count)"
  }

  private static func row(_ mark: String, _ line: ArraySlice<UInt8>) -> String {
    let isOpen = line.last != .lineFeed
    let text = String(decoding: isOpen ? line : line.dropLast(), as: UTF8.self)
    return "\(mark)\(text)\n" + (isOpen ? "\\ No newline at end of file\n" : "")
  }
}
