/// Git's settings as they hold in one repository, with where each comes from.
struct GitConfiguration: Hashable, Sendable {
  struct Entry: Hashable, Sendable {
    /// Section and name in lower case, a part between them as written: `filter.git-crypt.clean`.
    var key: String
    var value: String
    /// Whether the repository says so, and not the user or the system.
    var isRepositorys: Bool
  }

  /// In the order in which git reads them: of a setting that holds one value, the last counts.
  var entries: [Entry]

  /// Reads what `git config --list -z --show-scope` prints.
  init(_ listed: [UInt8]) {
    var entries: [Entry] = []
    var scope: String?
    for field in listed.split(separator: 0, omittingEmptySubsequences: false) {
      guard let named = scope else {
        scope = String(decoding: field, as: UTF8.self)
        continue
      }
      let parts = field.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
      entries.append(
        Entry(
          key: String(decoding: parts.first ?? [], as: UTF8.self),
          // A key without a value is true.
          value: parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : "true",
          isRepositorys: named == "local" || named == "worktree"))
      scope = nil
    }
    self.entries = entries
  }

  /// The value of a setting that holds one.
  func value(_ key: String) -> String? { entries.last { $0.key == key }?.value }

  /// Its value as the user or the system has it.
  func usersValue(_ key: String) -> String? { entries.last { $0.key == key && !$0.isRepositorys }?.value }

  /// All values of a setting of the user's own.
  func usersValues(_ key: String) -> [String] {
    entries.filter { $0.key == key && !$0.isRepositorys }.map(\.value)
  }

  /// Whether a setting is switched on.
  func isOn(_ key: String) -> Bool { Self.isOn(value(key)) }

  /// Whether git takes a value for yes.
  static func isOn(_ value: String?) -> Bool {
    guard let value = value?.lowercased() else { return false }
    return value == "true" || value == "yes" || value == "on" || (Int(value) ?? 0) != 0
  }

  /// The names between `section.` and `.name`: `filter`, `clean` finds `git-crypt`.
  func subsections(of section: String, with names: Set<String>, repositorys: Bool) -> Set<String> {
    Set(
      entries.compactMap { entry in
        guard entry.isRepositorys == repositorys, let parts = Self.parts(of: entry.key),
          parts.section == section,
          names.contains(parts.name)
        else { return nil }
        return parts.middle
      })
  }

  /// `filter.git-crypt.clean` as its three parts; `nil` where there are only two.
  static func parts(of key: String) -> (section: String, middle: String, name: String)? {
    guard let first = key.firstIndex(of: "."), let last = key.lastIndex(of: "."), first < last else {
      return nil
    }
    return (
      String(key[..<first]), String(key[key.index(after: first)..<last]),
      String(key[key.index(after: last)...])
    )
  }
}
