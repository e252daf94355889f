/// The path that `link`, written in the file `path`, leads to, relative to the journal's folder.
///
/// A URL is returned as it is. `nil` for an absolute path and for one that leaves the journal. Percent escapes are
/// kept.
func mediaPath(_ link: String, relativeToFolderOf path: String) -> String? {
  if isURL(link) { return link }
  guard !link.isEmpty, !link.utf8.starts(with: "/".utf8) else { return nil }
  var components = path.split(separator: "/").dropLast()
  for part in link.split(separator: "/") {
    if part == "." { continue }
    if part == ".." {
      guard components.popLast() != nil else { return nil }
    } else {
      components.append(part)
    }
  }
  return components.joined(separator: "/")
}

/// The path of a file that a link names: `a%20b.jpg` is `a b.jpg`.
public func withoutPercentEscapes(_ link: String) -> String {
  var path: [UInt8] = []
  var rest = Array(link.utf8)[...]
  while let byte = rest.popFirst() {
    let digits = String(decoding: rest.prefix(2), as: UTF8.self)
    if byte == .percentSign, digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
      let value = UInt8(digits, radix: 16)
    {
      path.append(value)
      rest.removeFirst(2)
    } else {
      path.append(byte)
    }
  }
  return String(decoding: path, as: UTF8.self)
}

/// The last component of a path.
func lastComponent(of path: String) -> String {
  path.split(separator: "/").last.map(String.init) ?? path
}

/// Whether `link` starts with a URL scheme: a letter, then at least one letter, digit, `+`, `-` or `.`, and a colon.
private func isURL(_ link: String) -> Bool {
  var length = 0
  for byte in link.utf8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): break
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
      if length == 0 { return false }
    case UInt8(ascii: ":"): return length >= 2
    default: return false
    }
    length += 1
  }
  return false
}

extension FoodEntry {
  /// Where the photos of an entry in the file `path` lie, relative to the journal's folder; URLs as they are.
  public func photoPaths(inFile path: String) -> [String] {
    details.compactMap { detail in
      guard case .photo(let link) = detail else { return nil }
      return mediaPath(link.string, relativeToFolderOf: path)
    }
  }

  /// The photos and recordings below `media/` that the entry refers to, by its photos and by links in its notes, as
  /// paths relative to the journal's folder. Each path once, in the order of the file.
  ///
  /// `path` is that of the day file. Links to anywhere else, such as URLs, are left out; percent escapes are kept.
  public func mediaPaths(inFile path: String) -> [String] {
    var paths: [String] = []
    for detail in details {
      let links: [String]
      switch detail {
      case .photo(let link): links = [link.string]
      case .note(let text): links = linkTargets(in: text.string)
      case .heard, .barcode, .source, .edited, .facts, .part, .text: continue
      }
      for link in links {
        guard let target = mediaPath(link, relativeToFolderOf: path), target.hasPrefix("media/"),
          !paths.contains(target)
        else { continue }
        paths.append(target)
      }
    }
    return paths
  }
}

extension TaskItem {
  /// The files below `media/` that links in the task's lines and in what is nested there lead to, as paths relative to the journal's
  /// folder. Each once, in the order of the file; `source` is that of the file `path`.
  public func mediaPaths(in source: SourceText, file path: String) -> [String] {
    linkedMedia(in: source, range, file: path)
  }

  /// What is nested in the task and is no part of it, without its indentation; `tasks` are all of the file `source`.
  ///
  /// What is nested in a part is of the part alone, unless `ofParts`.
  public func note(in source: SourceText, among tasks: [TaskItem], ofParts: Bool = true) -> String {
    let first = range.lowerBound.line + wordLines
    let last = min(max(range.lowerBound.line, range.upperBound.line), source.lineCount)
    guard last >= first else { return "" }
    var taken = Set<Int>()
    let next = tasks.partitioningIndex { $0.range.lowerBound > range.lowerBound }
    for task in tasks[next...] {
      let line = task.range.lowerBound.line
      guard line <= last else { break }
      taken.formUnion(line..<line + task.wordLines)
      if !ofParts { taken.formUnion(line...max(line, task.range.upperBound.line)) }
    }
    return nestedText(in: source, first...last, without: taken)
  }
}

/// What files may be nested in as links.
public protocol HoldingMedia {
  var range: SourceRange { get }
}

extension HoldingMedia {
  /// The files below `media/` that links nested in the line lead to, as paths relative to the journal's folder. Each once, in the
  /// order of the file; `source` is that of the file `path`.
  public func mediaPaths(in source: SourceText, file path: String) -> [String] {
    guard range.upperBound.line > range.lowerBound.line else { return [] }
    return linkedMedia(in: source, range, file: path)
  }
}

extension HabitTick: HoldingMedia {}
extension MoodEntry: HoldingMedia {}
extension SeriesItem: HoldingMedia {}

extension Habit {
  /// The files below `media/` that links below the habit's name in `habits.md` lead to, each once.
  public var mediaPaths: [String] {
    linkedMedia(in: about.map(\.string).joined(separator: "\n"), file: "habits.md")
  }
}

private func linkedMedia(in source: SourceText, _ range: SourceRange, file path: String) -> [String] {
  let bytes = source.bytes[
    source.byteOffset(of: range.lowerBound)..<source.byteOffset(of: range.upperBound)]
  return bytes.contains(.closeBracket) && bytes.contains(.openParenthesis)
    ? linkedMedia(in: String(decoding: bytes, as: UTF8.self), file: path) : []
}

/// The files below `media/` that links in a text of the file `path` lead to, relative to the journal's folder, each once.
func linkedMedia(in text: String, file path: String) -> [String] {
  var paths: [String] = []
  for link in linkTargets(in: text) {
    guard let target = mediaPath(link, relativeToFolderOf: path), target.hasPrefix("media/"),
      !paths.contains(target)
    else { continue }
    paths.append(target)
  }
  return paths
}

/// The targets of the inline links in a text: `b.m4a` in `see [a](b.m4a)`.
private func linkTargets(in text: String) -> [String] {
  var targets: [String] = []
  var rest = text[...]
  while let start = rest.utf8.firstIndex(of: UInt8(ascii: "]")) {
    rest = rest[rest.utf8.index(after: start)...]
    guard rest.utf8.first == UInt8(ascii: "("), let end = rest.utf8.firstIndex(of: UInt8(ascii: ")")) else {
      continue
    }
    // A title may follow the path.
    let inside = rest[rest.utf8.index(after: rest.startIndex)..<end]
    targets.append(String(inside.prefix { $0 != " " }))
    rest = rest[end...]
  }
  return targets
}

/// Some lines of a file without those of `taken`, the blank ones around them and their common indentation.
func nestedText(in source: SourceText, _ lines: ClosedRange<Int>, without taken: Set<Int>) -> String {
  var kept = lines.filter { !taken.contains($0) }.map { source[source.lineContent($0)].string }
  while kept.last?.allSatisfy(\.isWhitespace) ?? false { kept.removeLast() }
  while kept.first?.allSatisfy(\.isWhitespace) ?? false { kept.removeFirst() }
  func indentation(_ line: String) -> Int { line.prefix { $0 == " " || $0 == "\t" }.count }
  let common = kept.filter { !$0.allSatisfy(\.isWhitespace) }.map(indentation).min() ?? 0
  return kept.map { String($0.dropFirst(min(common, indentation($0)))) }.joined(separator: "\n")
}

/// What stands below the ticks, moods and symptoms of a day file and is read as nothing of its own.
struct NestedText {
  private let file: JournalDay
  /// The first and last lines of all that was read, by the first.
  private let records: [ClosedRange<Int>]

  init(of file: JournalDay) {
    self.file = file
    let ranges =
      file.entries.map(\.range) + file.weights.map(\.range) + file.tasks.map(\.range)
      + file.moods.map(\.range)
      + file.habitTicks.map(\.range) + file.series.map(\.range)
    records = ranges.map { $0.lowerBound.line...max($0.lowerBound.line, $0.upperBound.line) }
      .sorted { $0.lowerBound < $1.lowerBound }
  }

  /// The lines below the words of a record, as Markdown whose links are an export's; `nil` without any.
  ///
  /// - Parameters:
  ///   - range: The place of the record with all that is nested in it.
  ///   - wordLines: How many lines its words take.
  ///   - steps: The lines that are said elsewhere.
  func note(below range: SourceRange, wordLines: Int, without steps: [ClosedRange<Int>] = []) -> String? {
    let first = range.lowerBound.line + wordLines
    let last = min(range.upperBound.line, file.source.lineCount)
    guard first <= last else { return nil }
    var taken = Set(steps.joined())
    for record in records[records.partitioningIndex { $0.lowerBound >= first }...] {
      guard record.lowerBound <= last else { break }
      taken.formUnion(record.clamped(to: first...last))
    }
    let text = nestedText(in: file.source, first...last, without: taken)
    return text.isEmpty ? nil : PortableNote(text, file: file.path).text
  }
}
