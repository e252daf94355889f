import JournalFormat

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
