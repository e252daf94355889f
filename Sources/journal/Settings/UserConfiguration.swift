import TOMLKit

/// The configuration of the user's own, which alone may say where the journal is and name programs.
enum UserConfiguration {
  /// The journal's folder that `journal = "…"` names, `~` expanded; `nil` without such a file or key.
  static func journal(variable: (String) -> String?) throws -> String? {
    let home = variable("HOME") ?? ""
    let folder = variable("XDG_CONFIG_HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? home + "/.config"
    let path = folder + "/journal/config.toml"
    guard let bytes = try? FileReading.bytes(ofNamedFile: path) else { return nil }
    let table: TOMLTable
    do {
      table = try TOMLTable(string: String(decoding: bytes, as: UTF8.self))
    } catch let error as TOMLParseError {
      throw CommandFailure(
        .refused,
        "\(path):\(error.source.begin.line):\(error.source.begin.column): this is not TOML: \(error.description)"
      )
    }
    guard let value = table["journal"] else { return nil }
    guard let journal = value.string else {
      throw CommandFailure(.refused, "\(path): ‘journal’ has to be a folder’s path in quotation marks")
    }
    if journal == "~" { return home }
    return journal.hasPrefix("~/") ? home + journal.dropFirst(1) : journal
  }
}
