import JournalFormat

/// The checks of `journal check` on the repository of a journal, by its configuration and index.
struct GitCheck {
  /// The journal's folder.
  let path: String
  let tool: GitTool

  /// The findings by file; none if git cannot be run.
  func findings() -> [FileFindings] {
    guard let place = realPath(path), let repository = GitFolder.find(above: place) else { return [] }
    return registration(place, repository) + unmerged(place, repository)
  }

  /// Asks git about a repository as it is; `nil` if git is missing or cannot read it.
  ///
  /// Only for commands that start no programs, whatever the repository's configuration is.
  private func ask(_ arguments: [String], of repository: GitFolder) -> GitOutput? {
    try? tool.run(
      GitCall(
        arguments: [
          "--no-pager", "-C", repository.top, "--git-dir=\(repository.path)",
          "--work-tree=\(repository.top)", "-c", "core.fsmonitor=false",
        ] + arguments,
        variables: ["GIT_NO_LAZY_FETCH": "1", "GIT_OPTIONAL_LOCKS": "0"], seconds: 20))
  }

  private static func finding(_ path: String, code: DiagnosticCode, message: String) -> FileFindings {
    FileFindings(path: path, source: SourceText([]), diagnostics: [Diagnostic(code, onFile: message)])
  }

  /// A clone contains the attributes, but not the drivers that they name.
  private func registration(_ place: String, _ repository: GitFolder) -> [FileFindings] {
    let attributes = (place == repository.top ? [place] : [place, repository.top]).map {
      $0 + "/.gitattributes"
    }
    guard attributes.contains(where: { Self.contains("merge=\(DiaryDrivers.name)", $0) }) else { return [] }
    // Exit status 1 means that it is not set; any other status is no answer.
    let driver = ask(["config", "--get", "merge.\(DiaryDrivers.name).driver"], of: repository)
    guard let driver, driver.status == 1 || driver.status == 0 && driver.line.isEmpty else { return [] }
    return [
      Self.finding(
        ".gitattributes", code: .mergeNotRegistered,
        message:
          "this clone does not know the merge driver that is named here, so git merges day files line by line; ‘journal init "
          + "--git’ registers it")
    ]
  }

  private static func contains(_ attribute: String, _ file: String) -> Bool {
    guard let bytes = try? FileReading.bytes(ofNamedFile: file) else { return false }
    return bytes.split(whereSeparator: { $0 == .lineFeed || $0 == .carriageReturn }).contains { line in
      line.first != UInt8(ascii: "#")
        && line.split(whereSeparator: { $0 == .space || $0 == .tab }).dropFirst().contains {
          $0.elementsEqual(attribute.utf8)
        }
    }
  }

  /// If git left only one version in the file, the next commit would drop the other.
  private func unmerged(_ place: String, _ repository: GitFolder) -> [FileFindings] {
    guard repository.has("index"), let answer = ask(["ls-files", "-z", "--unmerged"], of: repository),
      answer.status == 0
    else { return [] }
    let prefix =
      place == repository.top ? [] : Array(place.dropFirst(repository.top.count + 1).utf8) + [.slash]
    return UnmergedFile.all(in: answer).map(\.path).filter { $0.starts(with: prefix) }.compactMap { path in
      let name = String(decoding: path.dropFirst(prefix.count), as: UTF8.self)
      let source = (try? FileReading.bytes(ofNamedFile: place + "/" + name)).map { SourceText($0) }
      if let source, !ConflictedText(source).conflicts.isEmpty { return nil }
      // Only git knows the marker width in `.gitattributes`, so any width counts.
      if let source, let first = ConflictedText(source, markerSize: 1).conflicts.first {
        return Self.finding(
          name, code: .unmergedFile,
          message:
            "git could not merge this file, and its conflict markers from line \(first.line) on are narrower than seven signs, so they count as "
            + "text; ‘journal resolve’ resolves them")
      }
      return Self.finding(
        name, code: .unmergedFile,
        message:
          "git could not merge this file, and it holds no conflict markers: it may be one version alone, and the next commit would drop the "
          + "other; ‘journal resolve’ shows both; if you have resolved it already, ‘journal sync’ takes it as it is"
      )
    }
  }
}
