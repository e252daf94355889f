import JournalFormat

/// Files that are copied into `media/` and linked below a line.
struct Attachments {
  private struct File {
    /// Without characters that a link or a file system may treat specially.
    var name: String
    var bytes: [UInt8]
  }

  private let diary: OpenDiary
  /// What they belong to: `task`, `entry`.
  private let owner: String
  private var files: [File] = []

  var isEmpty: Bool { files.isEmpty }
  var count: Int { files.count }

  /// Reads the files at `paths`. Throws if one is larger than the settings allow, or all together with the `old` ones of the line.
  init(_ paths: [String], beside old: [String] = [], of owner: String = "task", in diary: OpenDiary) throws {
    self.diary = diary
    self.owner = owner
    guard !paths.isEmpty else { return }
    let settings = diary.settings.tasks
    var total = old.reduce(0) { $0 + ((try? diary.folder.read(JournalFile(path: $1)))?.count ?? 0) }
    for path in paths {
      guard path != "-" else {
        throw CommandFailure(.usage, "--attach takes the name of a file, not standard input")
      }
      let bytes = try refusing("‘\(path)’") { () throws(FileProblem) in try diary.environment.readFile(path) }
      guard !bytes.isEmpty else { throw CommandFailure(.refused, "‘\(path)’ is empty; nothing was written") }
      guard bytes.count <= settings.fileMegabytes * 1_000_000 else {
        throw CommandFailure(
          .refused,
          "‘\(path)’ has \(Self.megabytes(bytes.count)), and a file that is attached may have \(settings.fileMegabytes) MB; ‘file_mb’ under ‘[tasks]’ in journal.toml changes that; nothing was written"
        )
      }
      total += bytes.count
      guard total <= settings.attachedMegabytes * 1_000_000 else {
        throw CommandFailure(
          .refused,
          "with ‘\(path)’ the \(owner) would have \(Self.megabytes(total)) attached, and it may have \(settings.attachedMegabytes) MB; ‘attached_mb’ under ‘[tasks]’ in journal.toml changes that; nothing was written"
        )
      }
      files.append(File(name: Self.name(ofFile: path), bytes: bytes))
    }
  }

  /// `1.5 MB`; rounded up, so that it never equals the limit it exceeds.
  private static func megabytes(_ bytes: Int) -> String {
    let tenths = (bytes + 99_999) / 100_000
    return "\(tenths / 10).\(tenths % 10) MB"
  }

  /// The last part of a path in letters, digits, dots and hyphens; at most 60 characters, its ending kept.
  static func name(ofFile path: String) -> String {
    let last = path.split(separator: "/").last.map(String.init) ?? "file"
    let parts = last.split(separator: ".", omittingEmptySubsequences: true).map { part in
      String(part.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "-" })
    }
    guard let first = parts.first else { return "file" }
    guard parts.count > 1, let ending = parts.last, ending.count <= 12 else {
      return String(parts.joined(separator: ".").prefix(60))
    }
    let stem = parts.count == 2 ? first : parts.dropLast().joined(separator: ".")
    return "\(stem.prefix(48)).\(ending)"
  }

  /// Copies the files into `media/` and returns their links for the file at `path`, as Markdown.
  func store(for path: String, in transaction: JournalTransaction) throws -> [String] {
    try files.map { file in
      let stem = file.name.lastIndex(of: ".").map { file.name[..<$0] } ?? file.name[...]
      let ending = file.name.dropFirst(stem.count)
      for number in 1...1000 {
        let place = "media/\(diary.now.day)-\(stem)\(number > 1 ? "-\(number)" : "")\(ending)"
        if try transaction.create(place, file.bytes) {
          return "[\(file.name)](\(MediaName.link(to: place, fromDayFile: path)))"
        }
      }
      throw CommandFailure(.refused, "media/ holds a thousand files of this name; rename ‘\(file.name)’")
    }
  }

  /// A task's block, whose links into `media/` are rewritten from the file at `old` to the one at `new`.
  static func relinked(_ block: SourceText, from old: String, to new: String) -> SourceText {
    let before = Array("](\(MediaName.link(to: "media/", fromDayFile: old))".utf8)
    let after = Array("](\(MediaName.link(to: "media/", fromDayFile: new))".utf8)
    guard before != after, block.bytes.contains(.closeBracket) else { return block }
    var result: [UInt8] = []
    var rest = block.bytes[...]
    while let byte = rest.first {
      if byte == .closeBracket, rest.starts(with: before) {
        result += after
        rest = rest.dropFirst(before.count)
      } else {
        result.append(byte)
        rest = rest.dropFirst()
      }
    }
    return SourceText(result)
  }
}
