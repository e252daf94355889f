/// The size limits of one file: larger than any real diary file, and small enough that any file within them is read
/// in seconds and in a few hundred megabytes.
///
/// Memory depends on what a line becomes: a list item takes some hundred bytes, however short it is. So lines are
/// counted, with each marker of nested items that begin on one line.
public struct FileBounds: Hashable, Sendable {
  /// The limit that is exceeded.
  public enum Excess: Hashable, Sendable {
    case bytes, lines
  }

  /// The maximum number of bytes.
  public let bytes: Int
  /// The maximum number of lines; a line with several list markers or `>` at its start counts once for each of them.
  public let lines: Int

  public init(bytes: Int, lines: Int) { (self.bytes, self.lines) = (bytes, lines) }

  /// The limits for day files, lists and pages: 8 MB and 150,000 lines.
  public static let text = FileBounds(bytes: 8_000_000, lines: 150_000)
  /// The limits for `journal.toml`, which takes more memory for each byte: 1 MB.
  public static let settings = FileBounds(bytes: 1_000_000, lines: 150_000)

  /// The limits for files that are not read as text, such as images: 64 MB.
  public static let other = FileBounds(bytes: 64_000_000, lines: .max)

  /// The limits for the file at a path relative to the journal's folder.
  public static func ofFile(_ path: String) -> FileBounds {
    switch JournalLayout.kind(ofPath: path) {
    case .settings: settings
    case .day, .related, .impossibleDay, .habits, .foods, .tasks, .recap: text
    case .report, .media, .other:
      [".md", ".markdown", ".txt"].contains { path.lowercased().hasSuffix($0) } ? text : other
    }
  }

  /// Which limit a file exceeds; `nil` if it is within them.
  public func excess(of file: [UInt8]) -> Excess? {
    if file.count > bytes { return .bytes }
    // Each line and each marker takes at least one byte, so files with fewer bytes need no counting.
    guard file.count > lines else { return nil }
    return file.withUnsafeBufferPointer { countsMore(than: lines, in: $0) } ? .lines : nil
  }
}

/// Whether there are more than `limit` lines; each counts as often as it has markers at its start, but at least
/// once.
private func countsMore(than limit: Int, in text: UnsafeBufferPointer<UInt8>) -> Bool {
  var count = 0
  var position = 0
  while position < text.count {
    let markers = countMarkers(in: text, &position)
    count += max(1, markers)
    guard count <= limit else { return true }
    while position < text.count, text[position] != .lineFeed, text[position] != .carriageReturn {
      position += 1
    }
    if position + 1 < text.count, text[position] == .carriageReturn, text[position + 1] == .lineFeed {
      position += 1
    }
    position += 1
  }
  return false
}

/// Skips indentation, bullets, numbers and `>` at the start of a line; returns the number of markers.
private func countMarkers(in text: UnsafeBufferPointer<UInt8>, _ position: inout Int) -> Int {
  func byte(_ index: Int) -> UInt8 { index < text.count ? text[index] : .lineFeed }
  func endsMarker(_ index: Int) -> Bool {
    switch byte(index) {
    case .space, .tab, .lineFeed, .carriageReturn: true
    // A no-break space, as pasted text often has.
    case noBreakSpace[0]: byte(index + 1) == noBreakSpace[1]
    default: false
    }
  }
  var markers = 0
  while position < text.count {
    switch text[position] {
    case .space, .tab: position += 1
    case .greaterThanSign:
      markers += 1
      position += 1
    case .asterisk, .plusSign, .hyphen:
      guard endsMarker(position + 1) else { return markers }
      markers += 1
      position += byte(position + 1) == noBreakSpace[0] ? 3 : 1
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      var sign = position + 1
      while isASCIIDigit(byte(sign)) { sign += 1 }
      guard byte(sign) == .period || byte(sign) == .closeParenthesis, endsMarker(sign + 1) else {
        return markers
      }
      markers += 1
      position = sign + 1
    default: return markers
    }
  }
  return markers
}
