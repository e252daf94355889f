/// The settings of git that apply in a repository, each with its scope. Names and values are bytes, and compared as
/// bytes.
struct GitConfiguration: Hashable, Sendable {
  /// Where a setting is from.
  enum Scope: Hashable, Sendable {
    /// The files of the user or of the system.
    case user
    /// The files of the repository.
    case repository
    /// The environment of this process.
    case command
  }

  struct Entry: Hashable, Sendable {
    /// Section and name in lower case, the subsection as written: `filter.git-crypt.clean`.
    var key: [UInt8]
    /// `nil` for a key without a value, which means true.
    var value: [UInt8]?
    var scope: Scope

    /// The key as its parts.
    var name: Name { Name(key) }
    /// The value as text, with U+FFFD where it is not UTF-8.
    var text: String { value.map { String(decoding: $0, as: UTF8.self) } ?? "true" }
  }

  /// The parts of a key: `filter`, `git-crypt` and `clean`.
  struct Name: Hashable, Sendable {
    var section: [UInt8]
    /// `nil` for a key of two parts.
    var subsection: [UInt8]?
    var variable: [UInt8]

    init(_ key: [UInt8]) {
      let dot = UInt8(ascii: ".")
      let first = key.firstIndex(of: dot) ?? key.endIndex
      let last = key.lastIndex(of: dot) ?? key.endIndex
      section = Array(key[..<first])
      subsection = first < last ? Array(key[(first + 1)..<last]) : nil
      variable = last < key.endIndex ? Array(key[(last + 1)...]) : []
    }

    /// Section and variable: `filter.clean`.
    var kind: [UInt8] { section + [UInt8(ascii: ".")] + variable }
  }

  /// In git's order: of a setting with one value, the last counts.
  var entries: [Entry]

  init(entries: [Entry]) { self.entries = entries }

  /// Parses the output of `git config --list -z --show-scope`.
  init(listed: [UInt8]) {
    var entries: [Entry] = []
    var scope: ArraySlice<UInt8>?
    for field in listed.split(separator: 0, omittingEmptySubsequences: false) {
      guard let named = scope else {
        scope = field
        continue
      }
      let parts = field.split(separator: UInt8(ascii: "\n"), maxSplits: 1, omittingEmptySubsequences: false)
      entries.append(
        Entry(
          key: Array(parts.first ?? []), value: parts.count > 1 ? Array(parts[1]) : nil,
          scope: Self.scope(named)))
      scope = nil
    }
    self.entries = entries
  }

  private static func scope(_ name: ArraySlice<UInt8>) -> Scope {
    if name.elementsEqual("command".utf8) { return .command }
    return name.elementsEqual("system".utf8) || name.elementsEqual("global".utf8) ? .user : .repository
  }

  /// The value of a setting that has one.
  func value(_ key: String) -> String? { value(Array(key.utf8)) }

  func value(_ key: [UInt8]) -> String? { entries.last { $0.key == key }?.text }

  /// All values of a setting in the user's own files.
  func usersValues(_ key: String) -> [String] {
    entries.filter { $0.scope != .repository && $0.key.elementsEqual(key.utf8) }.map(\.text)
  }

  /// Whether a boolean setting is true.
  func isOn(_ key: String) -> Bool { Self.isOn(value(key)) }

  /// Whether git reads a value as true.
  static func isOn(_ value: String?) -> Bool {
    guard let value = value?.lowercased() else { return false }
    return value == "true" || value == "yes" || value == "on" || (Int(value) ?? 0) != 0
  }

  /// The subsections of a section that have one of the variables: `filter`, `clean` finds `git-crypt`.
  func subsections(of section: String, with variables: Set<String>, in scope: Scope) -> Set<[UInt8]> {
    Set(
      entries.compactMap { entry in
        let name = entry.name
        guard entry.scope == scope, name.section.elementsEqual(section.utf8),
          variables.contains(where: { name.variable.elementsEqual($0.utf8) })
        else { return nil }
        return name.subsection
      })
  }
}

extension GitConfiguration {
  /// The settings as a configuration file, in order.
  ///
  /// Left out is what git could not read from a file: names with characters other than letters, digits and hyphens,
  /// null bytes, and subsections with a line ending.
  var fileText: [UInt8] {
    var text: [UInt8] = []
    for entry in entries {
      let name = entry.name
      guard !entry.key.contains(0), entry.value?.contains(0) != true,
        !name.section.isEmpty, name.section.allSatisfy(Self.mayBeInName),
        let first = name.variable.first, Self.isSmallLetter(first),
        name.variable.allSatisfy(Self.mayBeInName),
        name.subsection?.contains(UInt8(ascii: "\n")) != true
      else { continue }
      text += Array("[".utf8) + name.section
      if let subsection = name.subsection {
        text += Array(" \"".utf8) + Self.quoted(subsection) + Array("\"".utf8)
      }
      text += Array("]\n\t".utf8) + name.variable
      if let value = entry.value { text += Array(" = \"".utf8) + Self.escaped(value) + Array("\"".utf8) }
      text.append(UInt8(ascii: "\n"))
    }
    return text
  }

  private static func isSmallLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  /// Whether a byte may be part of a section or variable name, which git lists in lower case.
  private static func mayBeInName(_ byte: UInt8) -> Bool {
    isSmallLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-")
  }

  /// A subsection for use between double quotes, where git knows no other escapes.
  private static func quoted(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      byte == UInt8(ascii: "\\") || byte == UInt8(ascii: "\"") ? [UInt8(ascii: "\\"), byte] : [byte]
    }
  }

  /// A value for use between double quotes.
  private static func escaped(_ bytes: [UInt8]) -> [UInt8] {
    bytes.flatMap { byte -> [UInt8] in
      switch byte {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""): [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): Array("\\n".utf8)
      case UInt8(ascii: "\t"): Array("\\t".utf8)
      default: [byte]
      }
    }
  }
}
