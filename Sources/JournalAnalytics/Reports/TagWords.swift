/// Every sentence of the list of tags.
enum TagWords: String, SentenceTable {
  case none, counts, more, crowded, crowdedMore, tooMany

  var row: SentenceRow {
    switch self {
    case .none:
      .init("no line has a tag", english: "No line has a tag here. A word such as #home at its end is one.")
    case .counts: .init("lines have tags", english: "{tags#tag|tags} on {lines#line|lines}.")
    case .more: .init("tags are not listed", english: "{more#more tag is|more tags are} not shown.")
    case .crowded:
      .init(
        "lines have more tags than the settings say",
        english: "More than {most#tag|tags} on {lines#line|lines} (‘max_tags’): {places}.")
    case .crowdedMore:
      .init(
        "the same, of more lines than are named",
        english: "More than {most#tag|tags} on {lines#line|lines} (‘max_tags’): {places} and {more} more.")
    case .tooMany:
      .init(
        "there are more tags than the settings say",
        english:
          "These are more than {most#tag|tags} (‘max_tags_in_all’); ‘journal tags rename A B’ makes one of two, ‘journal tags rm A’ takes one off."
      )
    }
  }
}
