import JournalFormat

/// The user's own configuration: only it may say where the journal is, which programs to run and which services to ask.
enum UserConfiguration {
  /// The journal's folder in `journal = "…"`, with `~` expanded; `nil` without such a file or key.
  static func journal(variable: (String) -> String?) throws -> String? {
    let path = path(variable: variable)
    guard let value = try value(of: "journal", at: path) else { return nil }
    guard case .text(let journal) = value else {
      throw CommandFailure(.refused, "\(path): ‘journal’ has to be a folder’s path in quotation marks")
    }
    return expanded(journal, variable: variable)
  }

  /// The program and its arguments for a key, with `~` expanded; `nil` without such a file or key.
  static func program(_ program: UserProgram, variable: (String) -> String?) throws -> [String]? {
    let path = path(variable: variable)
    guard let value = try value(of: program.rawValue, at: path) else { return nil }
    guard let given = value.texts, let name = given.first, !name.isEmpty, UserProgram.namesFile(given) else {
      throw CommandFailure(
        .refused,
        "\(path): ‘\(program.rawValue)’ has to be a list of texts, the program and its arguments with {file} for the "
          + "file: \(program.example)")
    }
    let expandedName = expanded(name, variable: variable)
    // A relative path would run whatever program is in the working folder.
    guard expandedName.hasPrefix("/") || !expandedName.utf8.contains(UInt8(ascii: "/")) else {
      throw CommandFailure(
        .refused,
        "\(path): ‘\(name)’ in ‘\(program.rawValue)’ depends on the current folder; write the whole path")
    }
    return [expandedName] + given.dropFirst()
  }

  /// The path of the configuration file, whether it exists or not.
  static func path(variable: (String) -> String?) -> String {
    home(variable) + "/journal/config.toml"
  }

  /// The folder for configuration files: `$XDG_CONFIG_HOME` if it is an absolute path, else `$HOME/.config`.
  static func home(_ variable: (String) -> String?) -> String {
    variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? (variable("HOME") ?? "")
      + "/.config"
  }

  private static func value(of key: String, at path: String) throws -> SettingsValue? {
    try entries(at: path).first { $0.table == nil && $0.key == key }?.value
  }

  /// All entries of a configuration file; none of one that is missing or cannot be read.
  static func entries(at path: String) throws(CommandFailure) -> [SettingsEntry] {
    guard let bytes = try? FileReading.bytes(ofNamedFile: path) else { return [] }
    do throws(TOMLProblem) {
      return try SettingsEntry.entries(in: SourceText(bytes))
    } catch {
      throw CommandFailure(
        .refused, "\(path):\(error.place.line):\(error.place.column): this is not TOML: \(error.reason)")
    }
  }

  private static func expanded(_ path: String, variable: (String) -> String?) -> String {
    let home = variable("HOME") ?? ""
    if path == "~" { return home }
    return path.hasPrefix("~/") ? home + path.dropFirst(1) : path
  }
}

extension SettingsValue {
  /// The strings of an array that has only strings.
  fileprivate var texts: [String]? {
    guard case .list(let values) = self else { return nil }
    let texts = values.compactMap { if case .text(let text) = $0 { text } else { nil } }
    return texts.count == values.count ? texts : nil
  }
}
