/// Headings that are no word for moods, and below which people write how they felt: `How I felt`.
public enum MoodHeading {
  private static let words: Set<String> = [
    "feel", "felt", "feeling", "feelings", "mood", "moods", "gefuhl", "gefuhle", "gefuhlt", "befinden",
    "stimmung",
    "laune", "humeur", "moral", "animo", "humor", "umore", "stemming", "gevoel", "humør", "настроение",
  ]

  /// Whether a heading holds such a word.
  public static func isNamed(by text: String) -> Bool {
    folded(text).split { !$0.isLetter }.contains { words.contains(String($0)) }
  }
}
