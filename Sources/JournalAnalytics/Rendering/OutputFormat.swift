/// The forms in which a report can be asked for.
///
/// JSON is made from the report's value, the other three from its `ReportDocument`.
public enum OutputFormat: String, CaseIterable, Sendable {
  case text, markdown, json, html
}
