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

/// A program that the user's configuration can name.
enum UserProgram: String, Sendable {
  /// Transcribes a recording.
  case transcribe
  /// Labels a photo.
  case describe

  /// An example line for the configuration.
  var example: String {
    switch self {
    case .transcribe: "transcribe = [\"whisper-cli\", \"-f\", \"{file}\"]"
    case .describe: "describe = [\"my-labels\", \"{file}\"]"
    }
  }

  /// The arguments with `{file}` replaced by the file's path.
  ///
  /// A path that begins with a hyphen is written as `./-…`, so that no program takes it for an option.
  static func arguments(_ arguments: [String], file: String) -> [String] {
    let path = Array((file.hasPrefix("-") ? "./" + file : file).utf8)
    return arguments.map {
      String(decoding: Array($0.utf8).replacing(Array(mark.utf8), with: path), as: UTF8.self)
    }
  }

  /// The placeholder for the file in an argument.
  static let mark = "{file}"

  /// Whether one of the arguments has the placeholder.
  static func namesFile(_ arguments: [String]) -> Bool {
    arguments.dropFirst().contains { Array($0.utf8).contains(Array(mark.utf8)) }
  }
}

/// The journal that commands use outside any journal: the line `journal = "…"` of the user's own configuration.
struct UsualJournal: Sendable {
  /// The configuration file, whether it exists or not.
  var path: String
  /// The folder that it names; `nil` for none. Throws if it cannot be understood.
  var named: @Sendable () throws -> String?
  /// Writes the line with that folder at the top of the file, which names none.
  var name: @Sendable (_ folder: String) throws -> Void
}

extension UsualJournal {
  /// The one that the user's configuration names.
  static func configured(_ variable: @escaping @Sendable (String) -> String?) -> UsualJournal {
    let path = UserConfiguration.path(variable: variable)
    return UsualJournal(
      path: path, named: { try UserConfiguration.journal(variable: variable) },
      name: { folder in
        guard let place = realPath(folder) else {
          throw CommandFailure(.refused, "‘\(folder)’ is no folder, so it was not made the usual journal")
        }
        try NamedFile.makeFolder(of: path)
        try NamedFile.update(path) { Array(line(place).utf8) + ($0 ?? []) }
      })
  }

  /// The line of the configuration, with its line ending.
  static func line(_ folder: String) -> String {
    var text = ""
    for scalar in folder.unicodeScalars {
      if scalar == "\\" || scalar == "\"" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return "journal = \"\(text)\"\n"
  }
}
