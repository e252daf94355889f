public import JournalFormat

extension ReportDocument {
  /// The document with the files below it that it had to leave out, or as it is where there are none.
  public func naming(unread files: [Journal.UnreadFile]) -> ReportDocument {
    var document = self
    document.blocks += notRead(files)
    return document
  }
}

/// The files that a report had to leave out, each with why.
func notRead(_ unread: [Journal.UnreadFile]) -> [ReportBlock] {
  guard !unread.isEmpty else { return [] }
  return [
    .heading(level: 1, "Not read"),
    .paragraph(ReportText("\(counted(unread.count, "file is", "files are")) left out here:")),
    .list(unread.map { ReportText("\($0.path): \($0.reason)") }),
  ]
}

extension JSONValue {
  /// The object with the files that it had to leave out as its last member, where there are any.
  public func naming(unread files: [Journal.UnreadFile]) -> JSONValue {
    guard case .object(let members) = self, !files.isEmpty else { return self }
    return .object(members + [("unread", .files(files))])
  }

  /// A list of files that could not be used, each with why.
  public static func files(_ files: [Journal.UnreadFile]) -> JSONValue {
    .array(files.map { ["file": .string($0.path), "reason": .string($0.reason)] })
  }
}
