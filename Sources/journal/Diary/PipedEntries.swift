import EmbeddedFoods
import JournalAnalytics
import JournalFormat

/// Entries on standard input: one per line, optionally below the names of meals.
enum PipedEntries {
  /// Parses `lines`, numbered from 1, in which headings and labels name meals if `namingMeals`.
  ///
  /// Throws for a heading that names no meal: what is below it is probably no food.
  static func read(
    _ lines: [(number: Int, text: String)], _ parser: DayFileParser, namingMeals: Bool
  ) throws(CommandFailure) -> [(line: Int, entry: NewEntry)] {
    var entries: [(line: Int, entry: NewEntry)] = []
    var category: FoodCategory?
    for (index, (number, line)) in lines.enumerated() {
      let isAboveList = index + 1 < lines.count && isItem(lines[index + 1].text)
      // A meal alone is no entry, so it is the title of the lines below it; `Tea` may be drunk.
      let isMeal =
        namingMeals && index + 1 < lines.count && parser.meal(namedBy: line) != nil
        && parser.meal(namedBy: lines[index + 1].text) == nil
        && FoodLookup(table: .embedded).food(named: line) == nil
      switch Title(line, isAboveList: (isAboveList || isMeal) && !isItem(line), parser) {
      case .meal(let meal)?: category = meal
      case .unknown(let heading)?:
        throw CommandFailure(
          .usage,
          "‘\(heading)’ on standard input is a heading that names no meal, so nothing was written; give the lines of "
            + "entries alone")
      case nil:
        var entry = NewEntry(typed: line, parser: parser)
        if namingMeals {
          entry.takeLabel(parser)
          entry.category = entry.category ?? category
        }
        entries.append((number, entry))
      }
    }
    guard !entries.isEmpty else {
      throw CommandFailure(.usage, "there is nothing to write down below the name of a meal")
    }
    return entries
  }

  /// Whether a line begins with a list marker.
  private static func isItem(_ line: String) -> Bool {
    let line = line.drop { " \t\u{FEFF}".contains($0) }
    return line.first.map { "-*+".contains($0) } == true && line.dropFirst().first == " "
  }

  /// A line that is a title: `## Lunch`, `**Lunch**`, `Lunch:`, and above a list `Lunch` alone.
  private enum Title {
    case meal(FoodCategory?)
    case unknown(String)

    init?(_ line: String, isAboveList: Bool, _ parser: DayFileParser) {
      let isMark = { (character: Character) in "#*_: \t".contains(character) }
      let content = line.drop { " \t\u{FEFF}".contains($0) }
      let isHeading = content.drop { $0 == "#" }.first == " " && content.first == "#"
      guard
        isHeading || isAboveList || content.last == ":"
          || (content.hasPrefix("**") && content.hasSuffix("**"))
      else {
        return nil
      }
      let name = content.drop(while: isMark).reversed().drop(while: isMark).reversed()
      if let meal = parser.category(of: String(name)) {
        self = .meal(meal)
      } else if isHeading {
        self = .unknown(String(content))
      } else {
        return nil
      }
    }
  }
}
