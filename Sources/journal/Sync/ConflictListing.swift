import JournalFormat

/// Lists unresolved conflicts, entry by entry with both versions.
struct ConflictListing {
  let diary: OpenDiary
  let repository: GitRepository

  /// Prints the files and throws.
  func fail(_ files: [UnmergedFile]) throws {
    for file in files { diary.environment.print(try text(of: file)) }
    throw CommandFailure(
      .negativeResult,
      "\(counted(files.count, "file")) \(files.count == 1 ? "has" : "have") two versions that only you can choose between; "
        + "‘journal resolve’ asks, or takes --ours, --theirs or --both; or edit the file; then ‘journal sync’ again"
    )
  }

  /// The conflicts of a file with both versions.
  func text(of file: UnmergedFile) throws -> String {
    let path = repository.journalName(file.path)
    let name = diary.folder.prefix + path
    guard file.first != nil, file.second != nil else {
      let isDeletedHere = (file.first == nil) != isSwapped
      return terminalSafe(
        "\(name): removed \(isDeletedHere ? "here" : "elsewhere"), changed \(isDeletedHere ? "elsewhere" : "here")\n"
      )
    }
    let size = try repository.markerSize(of: file.path)
    let conflicts = (try? diary.folder.read(JournalFile(path: path))).map { bytes in
      let source = SourceText(bytes)
      return ConflictedText(source, markerSize: size).conflicts.map {
        Self.text(of: $0, in: source, name, isSwapped: isSwapped)
      }
    }
    guard let conflicts, !conflicts.isEmpty else {
      if let line = try ResolvedByHand(diary: diary, repository: repository).strayConflictMarker(in: file) {
        return terminalSafe(
          "\(name):\(line): a conflict marker is left here; take it out, or take one version whole\n")
      }
      return terminalSafe("\(name): both versions differ, and the file holds one of them without a mark\n")
    }
    return conflicts.joined()
  }

  /// In a rebase git calls the others' version ours.
  var isSwapped: Bool { repository.isRebasing }

  /// Place and both versions of a conflict.
  static func text(
    of conflict: ConflictedText.Conflict, in source: SourceText, _ name: String, isSwapped: Bool
  ) -> String {
    let place = heading(above: conflict.line, in: source).map { " \($0)" } ?? ""
    let (ours, theirs) = isSwapped ? (conflict.second, conflict.first) : (conflict.first, conflict.second)
    return terminalSafe("\(name):\(conflict.line):\(place)\n") + version("ours", ours)
      + version("theirs", theirs)
  }

  private static func version(_ name: String, _ bytes: [UInt8]) -> String {
    let lines = SourceText(bytes)
    guard lines.lineCount > 0 else { return "  \(name): (removed)\n" }
    return (1...lines.lineCount).map { number in
      let line = String(decoding: lines.bytes[lines.lineContent(number)], as: UTF8.self)
      let label = number == 1 ? "\(name):" : String(repeating: " ", count: name.count + 1)
      return terminalSafe("  \(label) \(line)") + "\n"
    }.joined()
  }

  /// The text of the nearest heading above a line.
  private static func heading(above line: Int, in source: SourceText) -> String? {
    for number in stride(from: line - 1, to: 0, by: -1) {
      let content = source.bytes[source.lineContent(number)]
      let level = content.prefix { $0 == UInt8(ascii: "#") }.count
      guard (1...6).contains(level), content.dropFirst(level).first == .space else { continue }
      return String(decoding: content.dropFirst(level + 1), as: UTF8.self)
    }
    return nil
  }
}
