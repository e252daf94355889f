import JournalFormat
import TOMLKit

/// Reads `journal.toml` with the TOML library; what its keys mean is decided elsewhere.
enum SettingsFile {
  /// The settings in the file, and what a person should know about it. A file that is no TOML sets nothing.
  static func read(_ source: SourceText) -> (settings: JournalSettings, diagnostics: [Diagnostic]) {
    do throws(TOMLProblem) {
      let table = try tomlTable(of: String(decoding: source.bytes, as: UTF8.self))
      return JournalSettings.reading(entries(of: table), in: source)
    } catch {
      return (JournalSettings(), [diagnostic(for: error)])
    }
  }

  private static func diagnostic(for problem: TOMLProblem) -> Diagnostic {
    let place = SourceLocation(line: problem.line, column: problem.column)
    return Diagnostic(
      .settingsSyntax,
      "this is not TOML (\(problem.reason)); until it is mended, the journal is read as if the file were not there",
      at: place..<place)
  }

  /// The keys at the top and those of the tables there, in the order of their names; nothing deeper is a setting.
  private static func entries(of table: TOMLTable) -> [SettingsEntry] {
    table.flatMap { key, value -> [SettingsEntry] in
      guard let inner = value.table else { return [SettingsEntry(key: key, value: settingsValue(value))] }
      return inner.map { SettingsEntry(table: key, key: $0, value: settingsValue($1)) }
    }
  }

  private static func settingsValue(_ value: any TOMLValueConvertible) -> SettingsValue {
    value.array.map { .list($0.map(scalar)) } ?? scalar(value)
  }

  private static func scalar(_ value: any TOMLValueConvertible) -> SettingsValue {
    if let text = value.string { return .text(text) }
    if let boolean = value.bool { return .boolean(boolean) }
    if let integer = value.int { return .integer(integer) }
    if let number = value.double { return .number(number) }
    return .other
  }
}
