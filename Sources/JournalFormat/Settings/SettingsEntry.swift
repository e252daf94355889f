/// A value of a settings file.
public indirect enum SettingsValue: Hashable, Sendable {
  case text(String)
  case integer(Int)
  case number(Double)
  case boolean(Bool)
  case list([SettingsValue])
  /// A table within a table, a date, or anything else no setting is.
  case other
}

/// A key of a settings file with its value.
public struct SettingsEntry: Hashable, Sendable {
  /// The table, or `nil` at the top.
  public var table: String?
  public var key: String
  public var value: SettingsValue
  /// The place of the key in the file.
  public var range: SourceRange

  /// The key with its table, as a message names it.
  var name: String { table.map { "\($0).\(key)" } ?? key }
}

/// Why a text is no TOML, and where.
public struct TOMLProblem: Error, Hashable, Sendable {
  public var place: SourceLocation
  /// A clause without a capital and without a period, such as `a value has to follow the equals sign`.
  public var reason: String
}
