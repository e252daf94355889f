/// Filters that `.gitattributes` names, such as those that encrypt.
extension GitRepository {
  /// The filter of each path below the top that has one.
  func filters(of paths: [[UInt8]]) throws -> [[UInt8]: String] {
    guard !paths.isEmpty else { return [:] }
    let input = Array(paths.joined(separator: [0])) + [0]
    let fields = try ask(["check-attr", "-z", "--stdin", "filter"], input: input).output
      .split(separator: 0, omittingEmptySubsequences: false)
    var filters: [[UInt8]: String] = [:]
    for start in stride(from: 0, to: fields.count - 2, by: 3) {
      let value = String(decoding: fields[start + 2], as: UTF8.self)
      if value != "unspecified", value != "unset", value != "set" { filters[Array(fields[start])] = value }
    }
    return filters
  }

  /// Throws where a file of the journal has a filter that may not run: without it, an encrypted diary would be committed in plain text.
  func requireFilters(_ outcome: String = "Nothing was committed") throws {
    let paths = try ask(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", pathspec])
      .fields
    let named = try filters(of: paths.map { Array($0) })
    let unmet = named.filter { !safety.filters.contains($0.value) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }
    guard let first = unmet.first else { return }
    throw unmetFilter(
      first.value, of: first.key, others: unmet.count - 1,
      "without it the text would be committed as it is. \(outcome)")
  }

  /// That a filter may not run, what follows from that, and the remedy.
  func unmetFilter(
    _ filter: String, of path: [UInt8], others: Int = 0, _ consequence: String
  ) -> CommandFailure {
    let isConfigured = safety.barredFilters.contains(filter)
    return CommandFailure(
      .refused,
      "‘\(String(decoding: path, as: UTF8.self))’\(others > 0 ? " and \(others) more" : "") should go through the filter "
        + "‘\(filter)’ (.gitattributes), "
        + (isConfigured
          ? "which only this repository’s own configuration names; it is not run, and \(consequence); if the filter is yours, "
            + trustRemedy
          : "and nothing configures it here; \(consequence); set the filter up first, as with ‘git-crypt unlock’ or ‘git lfs "
            + "install’"))
  }
}
