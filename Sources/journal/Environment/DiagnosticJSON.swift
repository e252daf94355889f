import JournalFormat

extension JSONValue {
  /// A diagnostic with its place and, if it has one, its fix as an edit. Lines and columns count from 1, columns in
  /// bytes of UTF-8; an end is the place behind the last byte.
  static func diagnostic(_ diagnostic: Diagnostic, file: String) -> JSONValue {
    .object(
      [("file", .string(file))] + members(of: diagnostic.range) + [
        ("severity", .string(diagnostic.severity.rawValue)),
        ("code", .string(diagnostic.code.rawValue)),
        ("message", .string(diagnostic.message)),
        ("fix", diagnostic.fixIt.map(fix) ?? .null),
      ])
  }

  private static func fix(_ fixIt: Diagnostic.FixIt) -> JSONValue {
    let replacement = String(decoding: fixIt.edit.replacement, as: UTF8.self)
    return .object(
      [("offer", .string(fixIt.offer))] + members(of: fixIt.edit.range) + [
        ("replacement", .string(replacement))
      ])
  }

  private static func members(of range: SourceRange) -> [(String, JSONValue)] {
    [
      ("line", .int(range.lowerBound.line)), ("column", .int(range.lowerBound.column)),
      ("end_line", .int(range.upperBound.line)), ("end_column", .int(range.upperBound.column)),
    ]
  }
}
