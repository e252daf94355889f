/// Filters in `.gitattributes`, such as those that encrypt.
extension GitRepository {
  /// The filters of the paths, relative to the top of the working tree, that have one. Throws if git would convert a
  /// file to an encoding other than UTF-8.
  func filters(of paths: [[UInt8]], index: Index = .users) throws -> [[UInt8]: [UInt8]] {
    var filters: [[UInt8]: [UInt8]] = [:]
    for (path, name, value) in try attributes(["filter", "working-tree-encoding"], of: paths, index: index)
    where !value.elementsEqual("set".utf8) {
      if name.elementsEqual("filter".utf8) {
        filters[path] = Array(value)
      } else {
        try requireUTF8(String(decoding: value, as: UTF8.self), of: path)
      }
    }
    return filters
  }

  /// The attributes that are set for paths relative to the top, with their values.
  func attributes(
    _ names: [String], of paths: [[UInt8]], index: Index = .users
  ) throws -> [(path: [UInt8], name: ArraySlice<UInt8>, value: ArraySlice<UInt8>)] {
    guard !paths.isEmpty else { return [] }
    var source: [String] = []
    // The attributes in a version that is not in the working tree yet.
    if case .own = index { source = ["--cached"] }
    let input = Array(paths.joined(separator: [0])) + [0]
    let fields = try ask(["check-attr", "-z", "--stdin"] + source + names, input: input, index: index).output
      .split(separator: 0, omittingEmptySubsequences: false)
    return stride(from: 0, to: fields.count - 2, by: 3).compactMap { start in
      let value = fields[start + 2]
      guard !value.elementsEqual("unspecified".utf8), !value.elementsEqual("unset".utf8) else { return nil }
      return (Array(fields[start]), fields[start + 1], value)
    }
  }

  /// Git would misread the bytes of the diary.
  private func requireUTF8(_ encoding: String, of path: [UInt8]) throws {
    guard !["utf-8", "utf8"].contains(encoding.lowercased()) else { return }
    throw CommandFailure(
      .refused,
      "‘\(String(decoding: path, as: UTF8.self))’ should be \(encoding) in this folder (working-tree-encoding in .gitattributes), and "
        + "the diary is UTF-8, so nothing was committed; take that out of .gitattributes, then sync again")
  }

  /// Throws if a file of the journal has a filter that must not run: otherwise an encrypted diary would be committed
  /// in plain text.
  func requireFilters() throws {
    try requireFilters(["--cached", "--others", "--exclude-standard"], "Nothing was committed")
  }

  /// Throws if a file of a tree has a filter that must not run, as when others have begun to encrypt.
  func requireFilters(in tree: String) throws {
    let index = Index.own("index-of-tree")
    _ = try ask(["read-tree", tree], index: index)
    try requireFilters([], index: index, "Nothing was merged or sent")
  }

  private func requireFilters(_ listed: [String], index: Index = .users, _ outcome: String) throws {
    let paths = try ask(["ls-files", "-z"] + listed + ["--", pathspec], index: index).fields
    let named = try filters(of: paths.map { Array($0) }, index: index)
    let unmet = named.filter { !allowance.filters.contains($0.value) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    guard let first = unmet.first else { return }
    throw unmetFilter(
      first.value, of: first.key, others: unmet.count - 1,
      "without it the text would be committed as it is. \(outcome)")
  }

  /// The error for a filter that must not run: consequence and remedy.
  func unmetFilter(
    _ filter: [UInt8], of path: [UInt8], others: Int = 0, _ consequence: String
  ) -> CommandFailure {
    let isConfigured = allowance.barredFilters.contains(filter)
    return CommandFailure(
      .refused,
      "‘\(String(decoding: path, as: UTF8.self))’\(others > 0 ? " and \(others) more" : "") should go through the filter "
        + "‘\(String(decoding: filter, as: UTF8.self))’ (.gitattributes), "
        + (isConfigured
          ? "which only this repository’s own configuration names; it is not run, and \(consequence); if the filter is yours, "
            + trustRemedy
          : "and nothing configures it here; \(consequence); set the filter up first, as with ‘git-crypt unlock’ or ‘git lfs "
            + "install’"))
  }
}
