import JournalFormat

/// The changes of one command to the files of a journal, as its record in `.journal/undo` states them.
struct UndoManifest: Hashable, Sendable {
  /// The label that `undo` shows.
  var label: String
  /// Seconds since 1970.
  var time: Int
  /// In the order in which they were made.
  var changes: [Change] = []
  /// Whether the command finished.
  var isDone = false
  /// Whether the command was undone.
  var isUndone = false

  /// A change of one file. It is recorded before it is made, so it may never have been made.
  struct Change: Hashable, Sendable {
    /// From 1 in a record; the files kept for the change are named after it.
    var number: Int
    /// The path below the journal's folder.
    var path: String
    var kind: Kind
  }

  enum Kind: Hashable, Sendable {
    case update(ByteSplice)
    /// A new file, with the number of folders created for it, counted from the innermost.
    case create(Fingerprint, folders: Int)
    case remove
  }

  /// The label of records of `journal sync`.
  static let syncLabel = "sync"

  /// Adds a change, or replaces the one with its number, which was not made then.
  mutating func record(_ change: Change) {
    if let index = changes.firstIndex(where: { $0.number == change.number }) {
      changes[index] = change
    } else {
      changes.append(change)
    }
  }
}

/// The lines of a record, one after the other as things happen:
///
///     journal undo 1
///     1773475002 add oats with milk
///     update 1 33 c2f0… 40 9ab1… 21 0 7 2026/2026-03-14.md
///     - oats
///     done
///
/// The bytes removed and inserted follow an update, with a line ending of their own. What a crash cut off at the end
/// is as if it had never been written; anything else that is not just so makes the record unreadable.
extension UndoManifest {
  static let doneLine = Array("done\n".utf8)
  private static let title = Array("journal undo 1".utf8)

  /// The first lines of a record.
  static func opening(time: Int, label: String) -> [UInt8] {
    title + Array("\n\(time) ".utf8) + escaped(label) + [.lineFeed]
  }

  /// The lines of a change.
  static func text(of change: Change) -> [UInt8] {
    let path = escaped(change.path) + [.lineFeed]
    switch change.kind {
    case .update(let splice):
      let numbers =
        "\(text(of: splice.before)) \(text(of: splice.after)) \(splice.offset) \(splice.removed.count) \(splice.inserted.count)"
      return Array("update \(change.number) \(numbers) ".utf8) + path + splice.removed + splice.inserted + [
        .lineFeed
      ]
    case .create(let print, let folders):
      return Array("create \(change.number) \(text(of: print)) \(folders) ".utf8) + path
    case .remove: return Array("remove \(change.number) ".utf8) + path
    }
  }

  private static func text(of print: Fingerprint) -> String {
    "\(print.count) \(String(print.hash, radix: 16))"
  }

  /// Reads a record; `nil` if it cannot be one. A record cut off in its first lines has no changes.
  init?(_ bytes: [UInt8]) {
    self.init(label: "", time: 0)
    var rest = bytes[...]
    func line() -> ArraySlice<UInt8>? {
      guard let end = rest.firstIndex(of: .lineFeed) else { return nil }
      defer { rest = rest[(end + 1)...] }
      return rest[..<end]
    }
    guard let first = line() else {
      if Self.title.starts(with: rest) { return }
      return nil
    }
    guard first.elementsEqual(Self.title) else { return nil }
    guard let second = line() else { return }
    let parts = second.split(separator: .space, maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let time = Self.number(parts[0], upTo: 1 << 40),
      let label = Self.unescaped(parts[1])
    else { return nil }
    (self.time, self.label) = (time, label)
    while let next = line() {
      if next.elementsEqual("done".utf8) {
        isDone = true
      } else {
        switch Self.change(next, followedBy: &rest) {
        case .read(let change): record(change)
        case .cutOff: return
        case .malformed: return nil
        }
      }
    }
  }

  private enum ReadChange {
    case read(Change)
    case cutOff, malformed
  }

  private static func change(_ line: ArraySlice<UInt8>, followedBy rest: inout ArraySlice<UInt8>)
    -> ReadChange
  {
    let fields = line.split(separator: .space, omittingEmptySubsequences: false)
    guard fields.count >= 3, let number = Self.number(fields[1], upTo: 1_000_000), number >= 1,
      let path = fields.last.flatMap(Self.unescaped), !path.isEmpty
    else { return .malformed }
    func read(_ kind: Kind) -> ReadChange { .read(Change(number: number, path: path, kind: kind)) }
    switch String(decoding: fields[0], as: UTF8.self) {
    case "remove" where fields.count == 3: return read(.remove)
    case "create" where fields.count == 6:
      guard let print = fingerprint(fields[2], fields[3]), let folders = Self.number(fields[4], upTo: 1_000)
      else {
        return .malformed
      }
      return read(.create(print, folders: folders))
    case "update" where fields.count == 10:
      let most = FileReading.sizeLimit
      guard let before = fingerprint(fields[2], fields[3]), let after = fingerprint(fields[4], fields[5]),
        let offset = Self.number(fields[6], upTo: most), let removed = Self.number(fields[7], upTo: most),
        let inserted = Self.number(fields[8], upTo: most)
      else { return .malformed }
      guard rest.count > removed + inserted else { return .cutOff }
      let middle = rest.startIndex + removed
      let end = middle + inserted
      guard rest[end] == .lineFeed else { return .malformed }
      let splice = ByteSplice(
        offset: offset, removed: Array(rest[..<middle]), inserted: Array(rest[middle..<end]), before: before,
        after: after)
      rest = rest[(end + 1)...]
      return read(.update(splice))
    default: return .malformed
    }
  }

  private static func fingerprint(_ count: ArraySlice<UInt8>, _ hash: ArraySlice<UInt8>) -> Fingerprint? {
    guard let count = number(count, upTo: 1 << 40),
      let hash = UInt64(String(decoding: hash, as: UTF8.self), radix: 16)
    else { return nil }
    return Fingerprint(count: count, hash: hash)
  }

  /// A number in decimal digits.
  private static func number(_ digits: ArraySlice<UInt8>, upTo most: Int) -> Int? {
    guard !digits.isEmpty, digits.count <= 13 else { return nil }
    var value = 0
    for digit in digits {
      guard isASCIIDigit(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value <= most ? value : nil
  }

  /// The text with `%` and everything up to the blank written as `%20`, so that it is one word.
  private static func escaped(_ text: String) -> [UInt8] {
    text.utf8.flatMap { byte -> [UInt8] in
      guard byte <= .space || byte == .delete || byte == UInt8(ascii: "%") else { return [byte] }
      return [UInt8(ascii: "%")] + Array((byte < 16 ? "0" : "").utf8) + Array(String(byte, radix: 16).utf8)
    }
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String? {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        result.append(byte)
        continue
      }
      guard let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16), rest.count >= 2
      else {
        return nil
      }
      result.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: result, as: UTF8.self)
  }
}

/// The name of a record's folder: its number, which orders the records, and the time it was made.
struct UndoID: Hashable, Comparable, Sendable {
  let number: Int
  /// Seconds since 1970.
  let time: Int
}

extension UndoID {
  /// Reads `000042-20260314T081502Z` and nothing else.
  init?(_ name: [UInt8]) {
    guard let dash = name.firstIndex(of: UInt8(ascii: "-")), (6...12).contains(dash), name.count == dash + 17,
      name[dash + 9] == UInt8(ascii: "T"), name.last == UInt8(ascii: "Z"),
      let number = Self.number(name[..<dash]),
      let date = Self.number(name[dash + 1..<dash + 9]), let clock = Self.number(name[dash + 10..<dash + 16]),
      let day = Day(year: date / 10_000, month: date / 100 % 100, day: date % 100),
      clock / 10_000 < 24, clock / 100 % 100 < 60, clock % 100 < 60
    else { return nil }
    let seconds = clock / 10_000 * 3_600 + clock / 100 % 100 * 60 + clock % 100
    self.init(number: number, time: day.ordinal * 86_400 + seconds)
  }

  var name: String { "\(Self.digits(number, 6))-\(Self.stamp(time))" }

  /// `20260314T081502Z`.
  static func stamp(_ time: Int) -> String {
    let second = ((time % 86_400) + 86_400) % 86_400
    let (year, month, day) = Day(ordinal: (time - second) / 86_400).components
    return "\(digits(year, 4))\(digits(month, 2))\(digits(day, 2))"
      + "T\(digits(second / 3_600, 2))\(digits(second / 60 % 60, 2))\(digits(second % 60, 2))Z"
  }

  static func < (a: UndoID, b: UndoID) -> Bool { (a.number, a.time) < (b.number, b.time) }

  private static func digits(_ number: Int, _ width: Int) -> String {
    let text = String(number)
    return String(repeating: "0", count: max(0, width - text.count)) + text
  }

  private static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    guard digits.allSatisfy(isASCIIDigit) else { return nil }
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
