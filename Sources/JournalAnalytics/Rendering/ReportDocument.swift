/// The content of a report for all output formats: headings, paragraphs, lists, tables, charts.
public struct ReportDocument: Hashable, Sendable {
  /// The page's title, without markup; the headline if there is a `period`.
  public var title: String
  /// The small line above a headline that names the period; empty if the title does.
  public var period = ""
  public var blocks: [ReportBlock]
  /// Whether print is small, with charts side by side, so that much fits on a page.
  public var isCompact = false

  public init(title: String, blocks: [ReportBlock] = []) {
    self.title = title
    self.blocks = blocks
  }
}

extension ReportDocument {
  /// The blocks with those inside columns and folds.
  var allBlocks: [ReportBlock] { blocks.flatMap(\.flattened) }

  /// The page's name on a single line: the headline with its period.
  var name: String { period.isEmpty ? title : "\(period): \(title)" }

  /// The targets of its photos.
  public var photos: [String] {
    allBlocks.flatMap { block -> [String] in
      switch block {
      case .photos(let photos): photos.map(\.target)
      case .list(let items):
        items.flatMap(\.runs).compactMap { if case .picture(_, let target) = $0 { target } else { nil } }
      default: []
      }
    }
  }
}

/// One block of a report, from top to bottom.
public enum ReportBlock: Hashable, Sendable {
  /// A heading below the title; `level` 1 is the highest below it.
  case heading(level: Int, ReportText)
  case paragraph(ReportText)
  /// Small print: what a figure was computed from.
  case footnote(ReportText)
  case list([ReportText])
  /// Markdown of the diary, shown line by line as it stands.
  case markdown(String)
  case table(ReportTable)
  /// A chart, with a table for formats without images.
  case chart(ReportChart)
  /// An emphasised sentence: the headline, the closing line.
  case quote(ReportText)
  /// The sentence below a headline.
  case lead(ReportText)
  /// Figures side by side.
  case tiles([ReportTile])
  /// Sentences of the diary.
  case quotations([ReportQuotation])
  /// A strip of photos.
  case photos([ReportPhoto])
  /// Lines with signs of their own.
  case signed([ReportSignedItem])
  /// The last sentence of a page.
  case closing(ReportText)
  /// Parts that stand side by side where there is room, else one below the other.
  case columns([[ReportBlock]])
  /// Parts that are folded away where that is possible, under a heading of the first level.
  case fold(ReportText, [ReportBlock])
}

/// Text with the little markup that reports need. Renderers escape the text of runs; `DiaryMarkup` makes runs from words of the
/// diary.
public struct ReportText: Hashable, Sendable, ExpressibleByStringInterpolation {
  public enum Run: Hashable, Sendable {
    case plain(String)
    case strong(String)
    case emphasis(String)
    case dim(String)
    /// Text in a colour, which carries no meaning of its own.
    case tinted(String, Tint)
    /// A link; `target` is relative to the journal's folder.
    case link(String, target: String)
    /// A photo with a word for it: a picture where pictures are shown, else a link or the word.
    case picture(String, target: String)
  }

  /// The colours of a growing streak, and of tags.
  public enum Tint: String, Hashable, Sendable, CaseIterable {
    case amber, orange, red, green, blue, violet, rose, grey
  }

  public var runs: [Run]
  public init(_ runs: [Run]) { self.runs = runs }
  public init(stringLiteral value: String) { runs = [.plain(value)] }
  public init(_ plain: String) { runs = [.plain(plain)] }
  /// The text without markup.
  public var plain: String {
    runs.map { run in
      switch run {
      case .plain(let text), .strong(let text), .emphasis(let text), .dim(let text), .tinted(let text, _),
        .link(let text, _), .picture(let text, _):
        text
      }
    }.joined()
  }
}

public struct ReportTable: Hashable, Sendable {
  public enum Alignment: Hashable, Sendable { case leading, trailing }

  public struct Column: Hashable, Sendable {
    public var title: String
    public var alignment: Alignment
    public init(_ title: String, _ alignment: Alignment = .leading) {
      self.title = title
      self.alignment = alignment
    }
  }

  public var columns: [Column]
  /// Each row has one cell per column.
  public var rows: [[ReportText]]
  public init(columns: [Column], rows: [[ReportText]]) {
    self.columns = columns
    self.rows = rows
  }
}

/// The output formats of reports.
///
/// JSON is made from the report's value, the others from its `ReportDocument`.
public enum OutputFormat: String, CaseIterable, Sendable {
  case text, markdown, json, html
}

/// One of the large figures at the top of a report.
public struct ReportTile: Hashable, Sendable {
  /// `7`, `1,863`.
  public var figure: String
  /// Small, behind the figure: `of 7`; empty for none.
  public var basis: String
  /// What is counted: `days logged`.
  public var label: String
  /// The comparison, or the basis of the figure: `6 the week before`; empty for none.
  public var note: String

  public init(_ figure: String, basis: String = "", label: String, note: String = "") {
    (self.figure, self.basis, self.label, self.note) = (figure, basis, label, note)
  }
}

/// A sentence of the diary, verbatim.
public struct ReportQuotation: Hashable, Sendable {
  public var text: String
  /// `Monday`.
  public var source: String

  public init(_ text: String, source: String) { (self.text, self.source) = (text, source) }
}

/// A photo of a strip.
public struct ReportPhoto: Hashable, Sendable {
  /// Relative to the journal's folder.
  public var target: String
  /// What it shows, in the words of its entry.
  public var caption: String
  /// `Saturday 19:15`.
  public var moment: String

  public init(target: String, caption: String, moment: String) {
    (self.target, self.caption, self.moment) = (target, caption, moment)
  }
}

/// A line with a sign of its own in front: `✓` for a task that is done.
public struct ReportSignedItem: Hashable, Sendable {
  /// One column wide.
  public var sign: String
  public var tint: ChartTint
  public var text: ReportText
  /// The meaning of the sign for readers who do not see it: `Breakfast`; empty if the text states it.
  public var name: String

  public init(sign: String, tint: ChartTint, text: ReportText, name: String = "") {
    (self.sign, self.tint, self.text, self.name) = (sign, tint, text, name)
  }
}

extension ReportBlock {
  var isSentence: Bool { if case .paragraph = self { true } else { false } }

  /// The block and all blocks inside it, in order.
  var flattened: [ReportBlock] {
    switch self {
    case .columns(let columns): columns.flatMap { $0.flatMap(\.flattened) }
    case .fold(_, let blocks): blocks.flatMap(\.flattened)
    default: [self]
    }
  }
}
