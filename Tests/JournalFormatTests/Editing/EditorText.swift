import JournalFormat
import JournalTestSupport
import Testing

/// An editor of `text` as the file of 14 March 2026.
func editor(
  _ text: String?, settings: JournalSettings = JournalSettings(),
  template: DayFileTemplate = DayFileTemplate()
) -> DayFileEditor {
  DayFileEditor(
    text.map { SourceText($0) }, day: day("2026-03-14"), path: "2026/2026-03-14.md",
    parser: DayFileParser(settings: settings), template: template)
}

/// The entry that a person types, in a category.
func typed(_ text: String, _ category: FoodCategory? = nil, settings: JournalSettings = JournalSettings())
  -> NewEntry
{
  var entry = NewEntry(typed: text, parser: DayFileParser(settings: settings))
  entry.category = category
  return entry
}

/// The file after `line` was added to it, or the sentence that refuses it.
func adding(
  _ line: String, _ category: FoodCategory? = nil, to text: String?,
  settings: JournalSettings = JournalSettings()
) -> String {
  do {
    let edit = try editor(text, settings: settings).adding(typed(line, category, settings: settings))
    return String(decoding: edit.result.bytes, as: UTF8.self)
  } catch {
    return "refused: \(error.message)\n"
  }
}

/// The file after an edit, or the sentence that refuses it.
func text(of edit: () throws -> DayFileEdit) -> String {
  do {
    return String(decoding: try edit().result.bytes, as: UTF8.self)
  } catch let refusal as EditRefusal {
    return "refused: \(refusal.message)"
  } catch {
    return "\(error)"
  }
}
