import JournalFormat

/// A merge of files that git keeps in another form than they have in the working tree, such as encrypted ones.
///
/// Git gives merge drivers the form that it keeps. What the filter makes of it is merged, and goes through the filter again.
struct FilteredMerge {
  /// The name of the file in the repository, by which git finds the filter.
  let path: String
  let merge: DayFileMerge
  /// Runs git by its arguments on some bytes, and returns what it wrote; `nil` if it failed.
  let askGit: @Sendable ([String], [UInt8]) -> [UInt8]?

  /// Merges, and returns the result in the form that git keeps; undecided where the filter is not set up or fails.
  func merge(_ kept: (base: [UInt8], ours: [UInt8], theirs: [UInt8]), style: ConflictStyle)
    -> DayFileMergeResult
  {
    guard let base = readable(kept.base), let ours = readable(kept.ours), let theirs = readable(kept.theirs),
      !ours.contains(0), !theirs.contains(0)
    else { return .undecided }
    func result(_ text: [UInt8], _ wrap: ([UInt8]) -> DayFileMergeResult) -> DayFileMergeResult {
      guard let filtered = filtered(text), ours == kept.ours || filtered != text else { return .undecided }
      return wrap(filtered)
    }
    let byLines = mergedLines(base: base, ours, theirs)
    if !ThreeWayMerge.isMarkdown(path), let byLines { return result(byLines, DayFileMergeResult.clean) }
    let byUnits = merge.merge(base: base, ours: ours, theirs: theirs, style: style)
    if case .clean(let text) = byUnits { return result(text, DayFileMergeResult.clean) }
    if let byLines, DayFileMerge.accounts(for: byLines, base: base, ours: ours, theirs: theirs) {
      return result(byLines, DayFileMergeResult.clean)
    }
    guard case .conflict(let text) = byUnits else {
      return result(style.marked(ours: ours, theirs: theirs), DayFileMergeResult.conflict)
    }
    return result(text, DayFileMergeResult.conflict)
  }

  /// A text as it would stand in the working tree.
  private func readable(_ bytes: [UInt8]) -> [UInt8]? {
    guard !bytes.isEmpty else { return [] }
    return stored(bytes, ["--no-filters"]).flatMap {
      askGit(["cat-file", "--filters", "--path=\(path)", $0], [])
    }
  }

  /// A text as git would keep it. What was encrypted is never kept as it is.
  private func filtered(_ text: [UInt8]) -> [UInt8]? {
    stored(text, ["--path=\(path)"]).flatMap { askGit(["cat-file", "blob", $0], []) }
  }

  /// The name of an object with these bytes, which is made if there is none.
  private func stored(_ bytes: [UInt8], _ options: [String]) -> String? {
    askGit(["hash-object", "-w", "--stdin"] + options, bytes).map {
      String(decoding: $0.prefix { $0 > .space }, as: UTF8.self)
    }
  }
}
