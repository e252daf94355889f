public import JournalFormat

/// The sources of the imported lists of foods.
public struct FoodSourcesReport: Sendable {
  /// One list.
  public struct Source: Hashable, Sendable {
    /// The source that its foods state.
    public var name: String
    /// The file or folder it was read from, without its path.
    public var file: String
    public var bytes: Int
    /// SHA-256, in hexadecimal digits.
    public var digest: String
    public var imported: Day
    /// Empty for all countries.
    public var country: String
    public var licence: String
    /// The attribution to show with its figures; may be empty.
    public var attribution: String
    public var foods: Int
    /// The database it is kept in.
    public var place: String

    public init(
      name: String, file: String, bytes: Int, digest: String, imported: Day, country: String, licence: String,
      attribution: String, foods: Int, place: String
    ) {
      (self.name, self.file, self.bytes, self.digest) = (name, file, bytes, digest)
      (self.imported, self.country, self.licence) = (imported, country, licence)
      (self.attribution, self.foods, self.place) = (attribution, foods, place)
    }
  }

  public var sources: [Source]

  public init(sources: [Source]) { self.sources = sources }
}

extension FoodSourcesReport: Report {
  public var document: ReportDocument {
    var document = ReportDocument(title: "Imported foods")
    document.blocks.append(
      .table(
        ReportTable(
          columns: [
            .init("List"), .init("Foods", .trailing), .init("Imported"), .init("From"), .init("Licence"),
          ],
          rows: sources.map { source in
            [
              ReportText(source.name), ReportText(grouped(source.foods)), ReportText("\(source.imported)"),
              ReportText(source.file + (source.country.isEmpty ? "" : " (\(source.country))")),
              ReportText(source.licence),
            ]
          })))
    for source in sources {
      document.blocks.append(
        .paragraph(
          ReportText(
            "\(source.name): \(grouped(source.bytes)) bytes, SHA-256 \(source.digest). It is kept in \(source.place); remove that file to forget the list.\(source.attribution.isEmpty ? "" : " \(source.attribution)")"
          )))
    }
    return document
  }

  public var json: JSONValue {
    [
      "sources": .array(
        sources.map { source in
          [
            "name": .string(source.name), "file": .string(source.file), "bytes": .int(source.bytes),
            "sha256": .string(source.digest), "imported": .string("\(source.imported)"),
            "country": source.country.isEmpty ? .null : .string(source.country),
            "licence": .string(source.licence),
            "attribution": source.attribution.isEmpty ? .null : .string(source.attribution),
            "foods": .int(source.foods),
          ]
        })
    ]
  }

  /// None: a list is based on no lines of the diary.
  public var figures: [Figure] { [] }
}
