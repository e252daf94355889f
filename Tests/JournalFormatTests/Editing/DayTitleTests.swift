import Testing

@testable import JournalFormat

@Suite struct `The title of a new day` {
  @Test(arguments: [
    ("Friday, 13 March 2026", "Wednesday, 1 April 2026"), ("Fri 13 Mar 2026", "Wed 1 Apr 2026"),
    ("Freitag, 13. März 2026", "Mittwoch, 1. April 2026"), ("FREITAG 13.03.2026", "MITTWOCH 01.04.2026"),
    ("vendredi 13 mars 2026", "mercredi 1 avril 2026"), ("Vendredi 13 mars 2026", "Mercredi 1 avril 2026"),
    ("viernes, 13 de marzo de 2026", "miércoles, 1 de abril de 2026"),
    ("2026年3月13日（金）", "2026年4月1日（水）"), ("2026-03-13", "2026-04-01"),
    ("2026-03-13 Friday", "2026-04-01 Wednesday"),
    ("March 13, 2026", "April 1, 2026"),
  ])
  func `follows that of its neighbour`(title: String, expected: String) throws {
    let (other, day) = (try #require(Day("2026-03-13")), try #require(Day("2026-04-01")))
    #expect(DayTitle.title(of: day, like: title, of: other) == expected)
  }

  @Test(arguments: ["My diary", "13 March", "Friday", "14 March 2026", "", "Trip on 13 March 2026"])
  func `is not guessed from a title that is no full date`(title: String) throws {
    let (other, day) = (try #require(Day("2026-03-13")), try #require(Day("2026-04-01")))
    #expect(DayTitle.title(of: day, like: title, of: other) == nil)
  }

  @Test func `is read as titles are where day and month are the same number`() throws {
    let (other, day) = (try #require(Day("2026-03-03")), try #require(Day("2026-04-01")))
    #expect(DayTitle.title(of: day, like: "03/03/2026", of: other) == "01/04/2026")
    #expect(DayTitle.title(of: day, like: "3 March 2026", of: other) == "1 April 2026")
  }

  @Test func `and its headings are in the language of its neighbour`() throws {
    let sample = SourceText("# Freitag, 13. März 2026\n\n## Frühstück\n\n* Müsli\n")
    let (other, day) = (try #require(Day("2026-03-13")), try #require(Day("2026-03-14")))
    let parser = DayFileParser()
    let template = DayFileTemplate(like: sample, day: other, parser: parser)
    let editor = DayFileEditor(nil, day: day, path: "", parser: parser, template: template)
    let edit = try editor.adding(NewEntry(category: .lunch, text: "Suppe"))
    #expect(
      String(decoding: edit.result.bytes, as: UTF8.self)
        == "# Samstag, 14. März 2026\n\n## Mittagessen\n\n* Suppe\n")
  }
}
