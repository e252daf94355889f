import JournalAnalytics

/// The file for a recap's card, in the format of its extension.
struct RecapCardFile {
  private enum Kind { case svg, png }

  private let path: String
  private let kind: Kind

  /// `nil` unless the extension is `.svg` or `.png`, in any case.
  init?(_ path: String) {
    let name = path.lowercased()
    if name.hasSuffix(".svg") {
      kind = .svg
    } else if name.hasSuffix(".png") {
      kind = .png
    } else {
      return nil
    }
    self.path = path
  }

  /// Draws the card of `report` and prints one line about it.
  func write(_ report: RecapReport, into folder: JournalFolder, in environment: CommandEnvironment) throws {
    // With the marker, the next card may replace this one, also inside the journal.
    let svg = WrittenPicture(svg: report.card, facts: report.digest).bytes
    try folder.write(path, kind == .svg ? svg : Self.png(of: svg, in: environment))
    environment.warn("drew \(path)")
  }

  private static func png(of svg: [UInt8], in environment: CommandEnvironment) throws -> [UInt8] {
    switch environment.filter(["rsvg-convert", "--format", "png"], svg) {
    case .output(let png): return png
    case .failed(let why):
      throw CommandFailure(
        .refused,
        "‘rsvg-convert’ \(why); it makes PNG of the card and comes with librsvg (‘librsvg2-bin’ on Debian); "
          + "a card whose name ends in .svg needs no other program")
    }
  }
}
