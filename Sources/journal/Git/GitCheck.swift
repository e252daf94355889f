import JournalFormat

/// What `journal check` says of the repository a journal lies in, from its files alone: git is not called.
struct GitCheck {
  /// The journal's folder.
  let path: String
  /// The files of the user's own configuration.
  let userFiles: [String]

  init(_ path: String, variable: (String) -> String?) {
    self.path = path
    let home = variable("HOME") ?? ""
    let base = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    userFiles = variable("GIT_CONFIG_GLOBAL").map { [$0] } ?? [base + "/git/config", home + "/.gitconfig"]
  }

  /// The findings, on the files they are about.
  func findings() -> [FileFindings] {
    guard let place = realPath(Array(path.utf8)).map({ String(decoding: $0, as: UTF8.self) }),
      let repository = GitFolder.find(above: place)
    else { return [] }
    return registration(place, repository) + unmerged(place, repository)
  }

  private static func finding(_ path: String, _ code: DiagnosticCode, _ message: String) -> FileFindings {
    let start = SourceLocation(line: 1, column: 1)
    return FileFindings(
      path: path, source: SourceText([]), diagnostics: [Diagnostic(code, message, at: start..<start)])
  }

  /// A clone brings the attributes along, and not the drivers that they name.
  private func registration(_ place: String, _ repository: GitFolder) -> [FileFindings] {
    let attributes = (place == repository.top ? [place] : [place, repository.top]).map {
      $0 + "/.gitattributes"
    }
    guard attributes.contains(where: { Self.contains("merge=\(DiaryDrivers.name)", $0) }) else { return [] }
    let files = [repository.common + "/config", repository.path + "/config.worktree"] + userFiles
    let isRegistered = files.contains { file in
      guard let bytes = try? FileReading.bytes(ofNamedFile: file) else { return false }
      return GitConfigFile.sets("driver", of: "merge", DiaryDrivers.name, in: bytes)
    }
    guard !isRegistered else { return [] }
    return [
      Self.finding(
        ".gitattributes", .mergeNotRegistered,
        "this clone does not know the merge driver that is named here, so git merges day files line by line; ‘journal init "
          + "--git’ registers it")
    ]
  }

  private static func contains(_ words: String, _ file: String) -> Bool {
    guard let bytes = try? FileReading.bytes(ofNamedFile: file) else { return false }
    return bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }).contains { line in
      line.first != UInt8(ascii: "#")
        && line.split(whereSeparator: { $0 == .space || $0 == .tab }).dropFirst().contains {
          $0.elementsEqual(words.utf8)
        }
    }
  }

  /// Where git has left one version alone, the next commit would drop the other.
  private func unmerged(_ place: String, _ repository: GitFolder) -> [FileFindings] {
    guard let index = repository.bytes(of: "index") else { return [] }
    let paths = GitIndex.unmergedPaths(in: index) ?? GitIndex.unmergedPaths(in: index, hashSize: 32) ?? []
    let prefix =
      place == repository.top ? [] : Array(place.dropFirst(repository.top.count + 1).utf8) + [.slash]
    return paths.filter { $0.starts(with: prefix) }.compactMap { path in
      let name = String(decoding: path.dropFirst(prefix.count), as: UTF8.self)
      let source = (try? FileReading.bytes(ofNamedFile: place + "/" + name)).map { SourceText($0) }
      if let source, !ConflictedText(source).conflicts.isEmpty { return nil }
      // How wide marks are where `.gitattributes` wants them narrow only git could say.
      if let source, let first = ConflictedText(source, markerSize: 1).conflicts.first {
        return Self.finding(
          name, .unmergedFile,
          "git could not merge this file, and its marks from line \(first.line) on are narrower than seven signs, so they count as "
            + "text; ‘journal resolve’ settles them")
      }
      return Self.finding(
        name, .unmergedFile,
        "git could not merge this file, and it holds no marks: it may be one version alone, and the next commit would drop the "
          + "other; ‘journal resolve’ shows both; if you have settled it already, ‘journal sync’ takes it as it is"
      )
    }
  }
}
