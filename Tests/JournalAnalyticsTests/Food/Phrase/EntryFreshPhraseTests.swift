import JournalAnalytics
import JournalFormat
import JournalTestSupport
import Testing

/// Now is Saturday 21 November 2026, 14:20.
@Suite struct `Words of an entry in sentences, abbreviations and Polish` {
  @Test(arguments: [
    ("so yesterday evening i had pizza", "2026-11-20 ~20:00 | pizza"),
    ("um so yesterday evening i had pizza", "2026-11-20 ~20:00 | pizza"),
    ("so good noodles", "| so good noodles"),
    ("seven thirty am porridge", "07:30 | porridge"), ("half past one pm soup", "13:30 | soup"),
    ("masala dosa for bf", "breakfast ~08:00 | masala dosa"),
    ("un thé il y a une heure", "2026-11-21 13:20 | un thé"),
    ("om half 1 broodje kroket", "12:30 | broodje kroket"),
    ("zwischen 12 und 13 uhr salat", "~12:00 | salat"), ("from 7 to 8 am toast", "07:00 to 08:00 | toast"),
    ("zum Mittagessen gabs Linsensuppe", "lunch ~12:30 | Linsensuppe"),
    ("ich hab gestern zu abend Spaghetti gegessen", "2026-11-20 dinner ~20:00 | Spaghetti"),
    ("Mi. abend Kartoffelsalat", "2026-11-18 ~20:00 | Kartoffelsalat"),
    ("di mittag Suppe", "2026-11-17 ~12:30 | Suppe"), ("heut früh Brot", "2026-11-21 ~08:00 | Brot"),
    ("di sera pizza", "‘di sera’ is to come: 2026-11-21 20:00"),
    ("Mi. Pizza", "‘Mi.’ is not understood"),
    ("samstag vor einer woche Raclette", "‘vor einer woche’ in the middle"),
    ("hace un rato un café", "open when"), ("pizza 600 kal", "| pizza 600 kal"),
    ("03-10 soup", "‘03-10’: 2026-10-03 or 2026-03-10"), ("10-12 almonds", "| 10-12 almonds"),
    ("soup@noon", "12:00 | soup"), ("soup @ lunch", "lunch ~12:30 | soup"),
    ("7am. oatmeal", "07:00 | oatmeal"),
    ("Gestern Abend hatte ich Pizza", "2026-11-20 ~20:00 | Pizza"),
    ("kaffee kurz nach 9", "~09:00 | kaffee"), ("coffee just after 9", "~09:00 | coffee"),
    ("Fr Abendessen Pizza", "2026-11-20 dinner ~20:00 | Pizza"), ("Fr Pizza", "‘Fr’ is not understood"),
    ("so pizza", "| so pizza"), ("zwei Stunden her: Apfel", "2026-11-21 12:20 | Apfel"),
    ("antes de ayer cena pescado", "2026-11-19 dinner ~20:00 | pescado"), ("l'altra sera pizza", "open when"),
    ("eggs and bacon 9", "eggs and bacon at 09:00 or 9 times eggs and bacon"), ("idli 4", "| idli 4"),
    ("mon 16/11 dinner ribs", "2026-11-16 dinner ~20:00 | ribs"),
    ("mon 9/2 dinner ribs", "2026-02-09 dinner ~20:00 | ribs"),
    ("ramen for a late dinner last night", "2026-11-20 dinner ~20:00 | ramen"),
    ("pizza 14:05", "14:05 | pizza"), ("pizza 1:50", "13:50 | pizza"), ("pizza kal", "2026-11-20 | pizza"),
  ])
  func `are taken off as they are meant, or asked for`(text: String, expected: String) {
    #expect(reading(text) == expected)
  }

  @Test(arguments: [
    ("wczoraj wieczorem pierogi", "2026-11-20 ~20:00 | pierogi"),
    ("dziś rano jajecznica", "2026-11-21 ~08:00 | jajecznica"), ("na obiad rosół", "lunch ~12:30 | rosół"),
    ("przedwczoraj schabowy", "2026-11-19 | schabowy"), ("kawa o 9", "09:00 | kawa"),
    ("wczoraj o 9 kawa", "2026-11-20 09:00 | kawa"),
    ("wczoraj na kolację kanapki", "2026-11-20 dinner ~20:00 | kanapki"),
    ("godzinę temu jabłko", "2026-11-21 13:20 | jabłko"), ("2 godziny temu kawa", "2026-11-21 12:20 | kawa"),
    ("w poniedziałek o 19:30 kurczak", "2026-11-16 19:30 | kurczak"),
    ("w piątek wieczorem pizza", "2026-11-20 ~20:00 | pizza"),
  ])
  func `are known in Polish`(text: String, expected: String) { #expect(reading(text) == expected) }

  @Test(arguments: [
    ("gestern", "2026-11-20"), ("avant-hier", "2026-11-19"), ("letzten Montag", "2026-11-16"),
    ("hace 2 dias", "2026-11-19"), ("wczoraj", "2026-11-20"), ("gestern abend", "nil"), ("pizza", "nil"),
    ("um 8", "nil"),
  ])
  func `that are a day alone are one wherever a day is named`(text: String, expected: String) throws {
    let today = try #require(Day("2026-11-21"))
    let day = EntryPhrase.day(saidBy: text, today: today, parser: DayFileParser())
    #expect(day.map { "\($0)" } ?? "nil" == expected)
  }
}
