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
