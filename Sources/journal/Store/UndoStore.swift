import JournalFormat

/// `.journal/undo`: one folder per command that changed the diary, with the files it displaced.
///
/// The content is untrusted, since it may come with somebody else's journal: links are not followed, and paths may not leave
/// the journal.
struct UndoStore {
  let folder: Descriptor
  /// Seconds since 1970.
  let now: Int
}

extension UndoStore {
  /// The name of the file in a record that says what happened.
  static let log = Array("changes".utf8)
  /// The name of the file whose presence says that a command was taken back.
  static let mark = Array("undone".utf8)
  /// Names of folders for what crashes left behind begin so.
  static let leftoversPrefix = "leftovers-"

  /// The store of a journal, created if missing.
  init(_ own: PrivateFolder, now: Int) throws(CommandFailure) {
    guard let folder = PrivateFolder.folder("undo", in: own.descriptor) else {
      throw CommandFailure(
        .refused,
        "‘.journal/undo’, which keeps what is displaced, cannot be used: \(systemMessage(errno)); "
          + "nothing was changed")
    }
    self.init(folder: folder, now: now)
  }

  /// The records, oldest first.
  func ids() throws(CommandFailure) -> [UndoID] {
    try refusing("‘.journal/undo’", consequence: "; nothing was changed") { () throws(FileProblem) in
      try FolderEntries(below: folder).all().filter { $0.kind == .folder }.compactMap { UndoID($0.name) }
        .sorted()
    }
  }

  /// The folder of a record; `nil` if it cannot be opened.
  func open(_ id: UndoID) -> Descriptor? { folder.folder(id.name.utf8) }

  /// The parsed record; `nil` if it is invalid.
  static func manifest(in record: Descriptor) -> UndoManifest? {
    // A record without its `changes` file was only begun.
    let found = try? ifThere { () throws(FileProblem) in try bytes(of: log, in: record) } ?? []
    var manifest = found.flatMap { UndoManifest($0) }
    let isMarked = AtomicWrite.isThere(record.place(mark))
    guard isMarked || errno == ENOENT else { return nil }
    manifest?.isUndone = isMarked
    return manifest
  }

  /// Notes that the command of a record was taken back.
  static func markUndone(_ record: Descriptor) throws(CommandFailure) {
    _ = try AppendedFile(record.place(mark))
    _ = uninterrupted { fsync(record.number) }
  }

  /// Whether a record keeps a file of that name.
  static func holds(_ name: [UInt8], in record: Descriptor) -> Bool {
    record.status(of: name)?.isFile ?? false
  }

  /// The bytes of a file that a record keeps.
  static func bytes(of name: [UInt8], in record: Descriptor) throws(FileProblem) -> [UInt8] {
    // The log contains the changed bytes of all files of a command, so it may be larger than any one file.
    try FileReading.bytes(of: name, in: record, limit: Int(Int32.max))
  }

  /// The commands, newest first.
  func history() throws(CommandFailure) -> [UndoRecord] {
    try ids().reversed().compactMap { id in
      guard let record = open(id) else { return nil }
      return Self.describe(id, Self.manifest(in: record), size: Self.size(of: record))
    }
  }

  /// The description of a record for the user; `nil` if its command changed nothing.
  static func describe(_ id: UndoID, _ manifest: UndoManifest?, size: Int) -> UndoRecord? {
    if let manifest, manifest.changes.isEmpty { return nil }
    return UndoRecord(
      id: id.name, label: manifest?.label ?? "", time: manifest?.time ?? id.time,
      paths: FileHistory.all(of: manifest?.changes ?? []).map(\.path), size: size,
      isUndone: manifest?.isUndone ?? false,
      isReadable: manifest != nil)
  }

  /// The bytes of all files in a folder.
  static func size(of folder: Descriptor) -> Int {
    FolderEntries(below: folder).readable.compactMap { folder.status(of: $0.name) }.filter(\.isFile)
      .reduce(0) { $0 + Int($1.st_size) }
  }
}

/// Retention, and files left by crashes.
extension UndoStore {
  /// Records are kept for 30 days.
  private static let age = 30 * 86_400
  /// The number of last commands that are kept however old they are.
  private static let least = 20
  /// The maximum number of old records that one command removes, so that it stays fast.
  private static let most = 50

  /// Removes expired records.
  func prune() {
    for id in (try? ids())?.dropLast(Self.least).prefix(Self.most) ?? [] where id.time < now - Self.age {
      _ = removeFolder(Array(id.name.utf8))
    }
  }

  /// Removes all records and leftovers, and returns how many bytes they took.
  func forget() throws(CommandFailure) -> Int {
    let found = try refusing("‘.journal/undo’") { () throws(FileProblem) in
      try FolderEntries(below: folder).all()
    }
    let names = found.filter { $0.kind == .folder }.map(\.name)
      .filter { $0.starts(with: Self.leftoversPrefix.utf8) || UndoID($0) != nil }
    // Newest first: if this is interrupted, the remaining records are the oldest ones, without a gap.
    var size = 0
    for name in names.sorted(by: { $1.lexicographicallyPrecedes($0) }) {
      guard let freed = removeFolder(name) else {
        let shown = String(decoding: name, as: UTF8.self)
        throw CommandFailure(
          .refused,
          "‘.journal/undo/\(shown)’ cannot be removed: \(systemMessage(errno)); the rest is still there")
      }
      size += freed
    }
    _ = uninterrupted { fsync(folder.number) }
    return size
  }

  /// Removes a record that keeps no files; returns whether it was removed.
  func removeIfOnlyBegun(_ id: UndoID) -> Bool {
    guard let record = open(id), let files = try? FolderEntries(below: record).all() else { return false }
    return files.allSatisfy { $0.name == Self.log } && removeFolder(Array(id.name.utf8)) != nil
  }

  /// Removes a record.
  func remove(_ id: UndoID) { _ = removeFolder(Array(id.name.utf8)) }

  /// Removes a folder with the files in it; the bytes they took, or `nil` and `errno`.
  private func removeFolder(_ name: [UInt8]) -> Int? {
    guard let inner = folder.folder(name) else { return nil }
    let size = Self.size(of: inner)
    let files = FolderEntries(below: inner).readable.map(\.name)
    // Remove the log first: a record without a log is ignored, so a half-removed one does no harm.
    if files.contains(Self.log) { AtomicWrite.remove(inner.place(Self.log)) }
    for file in files where file != Self.log { AtomicWrite.remove(inner.place(file)) }
    return AtomicWrite.removeFolder(folder.place(name)) == 0 ? size : nil
  }

  /// Moves temporary files that crashes left in `.journal/tmp` to a folder of their own. They may hold the user's text, so none is deleted.
  func rescueLeftovers(of own: PrivateFolder) { rescue(from: own.unfinished) { _ in true } }

  /// The same for unfinished files beside a file that is about to be written.
  func rescueLeftovers(beside folder: Descriptor) {
    rescue(from: folder) { $0.starts(with: AtomicWrite.besidePrefix.utf8) }
  }

  private func rescue(from source: Descriptor, _ isLeftover: ([UInt8]) -> Bool) {
    let found = FolderEntries(below: source).readable
    let names = found.filter { $0.kind == .file && isLeftover($0.name) }.map(\.name)
    guard !names.isEmpty else { return }
    guard let shelf = PrivateFolder.folder(Self.leftoversPrefix + UndoID.stamp(now), in: folder) else {
      return
    }
    for name in names {
      let leftover = source.place(name)
      // Several leftovers may have the same name and arrive within one second, so try further names. One that cannot be moved stays.
      for number in 1...100 {
        let kept = number == 1 ? name : name + Array("-\(number)".utf8)
        guard AtomicWrite.move(leftover, to: shelf.place(kept)) == EEXIST else { break }
      }
    }
    _ = uninterrupted { fsync(shelf.number) }
  }
}

/// The undo record of a running command; created on disk just before its first change.
final class UndoRecording {
  private let store: UndoStore
  private(set) var manifest: UndoManifest
  /// The record on the disk.
  private(set) var record: (id: UndoID, folder: Descriptor)?
  private var log: AppendedFile?
  /// The number of the change that is being made.
  private var number = 0

  init(_ store: UndoStore, label: String) {
    self.store = store
    manifest = UndoManifest(label: label, time: store.now)
  }

  /// Continues a finished record.
  init(_ store: UndoStore, continuing id: UndoID, in folder: Descriptor, _ manifest: UndoManifest) {
    self.store = store
    self.manifest = manifest
    record = (id, folder)
    number = manifest.changes.map(\.number).max() ?? 0
  }

  /// Begins the next change.
  func beginChange() { number += 1 }

  /// Records a change before it is made (write-ahead), and returns where to keep the displaced file.
  ///
  /// Called again for the same change, it replaces the previous entry.
  func note(_ path: String, _ kind: UndoManifest.Kind) throws -> AtomicWrite.Place {
    let change = UndoManifest.Change(number: number, path: path, kind: kind)
    let isNew = record == nil
    let (log, folder) = try opened()
    let opening = isNew ? UndoManifest.opening(time: manifest.time, label: manifest.label) : []
    try log.append(opening + UndoManifest.text(of: change))
    if isNew {
      _ = uninterrupted { fsync(folder.number) }
      _ = uninterrupted { fsync(store.folder.number) }
    }
    manifest.record(change)
    let place = folder.place(Self.name(number, "before"))
    AtomicWrite.remove(place)
    return place
  }

  /// The name of a file that is kept for a change.
  static func name(_ number: Int, _ what: String) -> [UInt8] { Array("\(number).\(what)".utf8) }

  /// Marks the record as complete, and removes expired ones.
  func finish() {
    guard let log else { return }
    // Without this line the record serves as well: what was changed is seen in the files.
    try? log.append(UndoManifest.doneLine, synced: false)
    store.prune()
  }

  private func opened() throws -> (AppendedFile, Descriptor) {
    if let record {
      let log = try log ?? AppendedFile(record.folder.place(UndoStore.log))
      self.log = log
      return (log, record.folder)
    }
    var id = UndoID(number: (try store.ids().last?.number ?? 0) + 1, time: store.now)
    for _ in 0..<100 {
      if uninterrupted({ mkdirat(store.folder.number, id.name, 0o700) }) == 0 { break }
      guard errno == EEXIST else { throw AppendedFile.failure(errno) }
      id = UndoID(number: id.number + 1, time: id.time)
    }
    guard let folder = store.open(id) else { throw AppendedFile.failure(errno) }
    record = (id, folder)
    let log = try AppendedFile(folder.place(UndoStore.log))
    self.log = log
    return (log, folder)
  }
}

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

/// The changes of one command to one file, in one or more steps.
struct FileHistory {
  enum Kind {
    /// Updates of an existing file in order, each with the number of its change.
    case update([(number: Int, splice: ByteSplice)])
    /// A new file, with all contents it had during the command.
    case create([Fingerprint], folders: Int)
    case remove
  }

  /// The number of the first change, under which the content before the command is kept.
  var number: Int
  var path: String
  var kind: Kind

  /// The histories of the files in some changes, in the order of their first change.
  static func all(of changes: [UndoManifest.Change]) -> [FileHistory] {
    var histories: [FileHistory] = []
    var latest: [String: Int] = [:]
    for change in changes {
      if let index = latest[change.path], histories[index].absorb(change) { continue }
      latest[change.path] = histories.count
      histories.append(FileHistory(change))
    }
    return histories
  }

  private init(_ change: UndoManifest.Change) {
    number = change.number
    path = change.path
    kind =
      switch change.kind {
      case .update(let splice): .update([(change.number, splice)])
      case .create(let print, let folders): .create([print], folders: folders)
      case .remove: .remove
      }
  }

  /// Appends a later change; `false` if it starts a new history.
  private mutating func absorb(_ change: UndoManifest.Change) -> Bool {
    guard case .update(let splice) = change.kind else { return false }
    switch kind {
    case .update(let steps): kind = .update(steps + [(change.number, splice)])
    case .create(let prints, let folders): kind = .create(prints + [splice.after], folders: folders)
    case .remove: return false
    }
    return true
  }

  /// The content before the steps; `nil` unless the current content is the result of one of them.
  static func takenBack(_ steps: [(number: Int, splice: ByteSplice)], from current: [UInt8]) -> [UInt8]? {
    // A killed command may have recorded a step that it did not make.
    guard let last = steps.lastIndex(where: { $0.splice.after.matches(current) }) else { return nil }
    return steps[...last].reversed().reduce(current) { bytes, step in
      bytes.flatMap { step.splice.takenBack(from: $0) }
    }
  }

  /// The content after the steps; `nil` unless `before` is what they were applied to.
  static func applied(_ steps: [(number: Int, splice: ByteSplice)], to before: [UInt8]) -> [UInt8]? {
    steps.reduce(before) { bytes, step in bytes.flatMap { step.splice.applied(to: $0) } }
  }
}

/// A reversible replacement of one range of bytes.
struct ByteSplice: Hashable, Sendable {
  var offset: Int
  /// The bytes before.
  var removed: [UInt8]
  /// The bytes after.
  var inserted: [UInt8]
  /// The fingerprints of the whole content before and after.
  var before: Fingerprint
  var after: Fingerprint
}

extension ByteSplice {
  /// The shortest single splice that makes `new` of `old`.
  init(from old: [UInt8], to new: [UInt8]) {
    let shorter = min(old.count, new.count)
    var start = 0
    while start < shorter, old[start] == new[start] { start += 1 }
    var tail = 0
    while tail < shorter - start, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
    self.init(
      offset: start, removed: Array(old[start..<old.count - tail]),
      inserted: Array(new[start..<new.count - tail]),
      before: Fingerprint(old), after: Fingerprint(new))
  }

  /// The bytes after the change; `nil` unless it was made from `old`.
  func applied(to old: [UInt8]) -> [UInt8]? {
    Self.replace(removed, by: inserted, at: offset, in: old).flatMap { after.matches($0) ? $0 : nil }
  }

  /// The bytes before the change; `nil` unless it resulted in `new`.
  func takenBack(from new: [UInt8]) -> [UInt8]? {
    guard after.matches(new) else { return nil }
    return Self.replace(inserted, by: removed, at: offset, in: new).flatMap { before.matches($0) ? $0 : nil }
  }

  private static func replace(
    _ old: [UInt8], by new: [UInt8], at offset: Int, in bytes: [UInt8]
  ) -> [UInt8]? {
    guard offset >= 0, offset <= bytes.count, old.count <= bytes.count - offset,
      bytes[offset..<offset + old.count].elementsEqual(old)
    else { return nil }
    return Array(bytes[..<offset]) + new + Array(bytes[(offset + old.count)...])
  }
}

/// Length and 64-bit FNV-1a hash of bytes, to recognise them.
struct Fingerprint: Hashable, Sendable {
  var count: Int
  var hash: UInt64
}

extension Fingerprint {
  init(_ bytes: [UInt8]) { self.init(count: bytes.count, hash: bytes.fnv1a()) }

  func matches(_ bytes: [UInt8]) -> Bool { bytes.count == count && Fingerprint(bytes).hash == hash }
}
