/// A line that adds up: checked against the entries, never eaten.
struct TotalLine {
  var range: SourceRange
  var energy: EnergyAmount
  /// How many food entries stand before it in the file.
  var entriesBefore: Int
  /// Which of them belong to the same category, counted from the first entry of its section.
  var sectionStart: Int
}
