internal import JournalFormat

extension RecapReport {
  /// The recap as an image to share: an SVG of 1080 by 1350, the same in light and dark mode.
  ///
  /// It has the headline with its sentence and three counts, and nothing else of the diary. A finished period
  /// without a missed day has decorations.
  public var card: String { RecapCard(self).svg }
}

/// A recap's card being drawn.
private struct RecapCard {
  private let report: RecapReport
  private let headline: RecapHeadline
  private var canvas = SVGCanvas()

  private static let size = (width: 1080.0, height: 1350.0)
  private static let margin = 84.0
  private static let room = size.width - 2 * margin
  private static let colours = SVGPalette.night

  init(_ report: RecapReport) {
    self.report = report
    headline = report.headline
  }

  var svg: String {
    var card = self
    card.draw()
    let title = "\(PeriodText(report.period).title): \(headline.title)"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="card" role="img" aria-labelledby="card-title card-desc" viewBox="0 0 1080 1350" width="1080" height="1350">
      <title id="card-title">\(svgEscaped(title))</title>
      <desc id="card-desc">\(svgEscaped("\(headline.subtitle) \(report.cardFigures.map { "\($0.label): \($0.figure)" }.joined(separator: ", "))."))</desc>
      <style>
      \(Self.rules)
      </style>
      <defs><linearGradient id="night" x1="0" y1="0" x2="0.4" y2="1"><stop offset="0" stop-color="#1B1F3B"/><stop offset="0.62" stop-color="#070B18"/></linearGradient></defs>
      <rect width="1080" height="1350" fill="url(#night)"/>
      \(card.canvas.elements)</svg>

      """
  }

  private static var rules: String {
    let fills = ChartTint.allCases.map { ".card .\($0.rawValue) { fill: \(colours[$0]); }" }
    return """
      .card text { font: 38px ui-rounded, "SF Pro Rounded", Nunito, Quicksand, system-ui, sans-serif; fill: \(colours.ink); }
      .card .headline { font: 700 92px Charter, "Iowan Old Style", Georgia, "Noto Serif", serif; }
      .card .long { font-size: 72px; }
      .card .period { font-size: 36px; font-weight: 700; letter-spacing: 2px; fill: \(colours.amber); }
      .card .figure { font-size: 84px; font-weight: 700; }
      .card .tight { font-size: 64px; }
      .card .small { font-size: 30px; }
      .card .soft { fill: \(colours.soft); }
      .card .on-level { fill: \(colours.onLevel); font-weight: 700; }
      .card .badge { fill: \(colours.green); font-weight: 700; }
      .card .trough { fill: #232848; }
      .card .frame { fill: none; stroke: \(colours.amber); stroke-width: 6px; }
      \(fills.joined(separator: "\n"))
      """
  }

  private mutating func draw() {
    if report.isPerfect { celebrate() }
    let text = PeriodText(report.period)
    let left = Self.margin
    canvas.text(text.title, x: left, y: 190, "period", room: Self.room, size: 40)
    if text.needsDates {
      canvas.text(text.dates, x: left, y: 242, "small soft", room: Self.room, size: 30)
    }
    canvas.rectangle(x: left, y: 280, width: 120, height: 9, radius: 4.5, "orange")
    let y = headings()
    if report.isPerfect {
      canvas.sign(.violet, x: left + 17, y: y + 62, radius: 17, "amber")
      canvas.text("A perfect \(text.noun)", x: left + 50, y: y + 76, "badge", room: Self.room, size: 38)
    }
    cells()
    figures()
  }

  /// Draws the headline and the sentence below it; returns the baseline of the last line.
  private mutating func headings() -> Double {
    let short = wrapped(headline.title, to: Int(Self.room / (92 * 0.57)))
    let isLong = short.count > 2
    let size = isLong ? 72.0 : 92
    let lines = (isLong ? wrapped(headline.title, to: Int(Self.room / (72 * 0.57))) : short).prefix(3)
    var y = 330 + size * 0.85
    for (position, line) in lines.enumerated() {
      let isCut = position == 2 && lines.joined(separator: " ").count < headline.title.count
      canvas.text(
        isCut ? line + "…" : line, x: Self.margin, y: y, isLong ? "headline long" : "headline",
        room: Self.room + 40, size: size)
      y += size * 1.14
    }
    y += 4
    let subtitle = wrapped(headline.subtitle, to: Int(Self.room / (38 * 0.57)))
    // As many lines as fit above the cells, and above the badge of a perfect period.
    let end = Self.cellTop - (report.isPerfect ? 100 : 34)
    let most = max(1, Int((end - y) / 54) + 1)
    for (position, line) in subtitle.prefix(most).enumerated() {
      let isCut = position == most - 1 && subtitle.count > most
      canvas.text(
        isCut ? line + "…" : line, x: Self.margin, y: y, "soft", room: Self.room + 40, size: 38)
      y += 54
    }
    return y - 54
  }

  private static let cellTop = 838.0

  /// One cell per day, or per month if there are more than 31 days, filled by the number of entries. Cells of weeks
  /// and months have room for their figures, those of the days of a month do not.
  private mutating func cells() {
    let cells = report.period.days.count <= 31 ? dayCells : monthCells
    let isSlim = cells.count > 12
    let figureNames = cells.count > 7 ? "small " : ""
    let gap = cells.count > 7 ? 8.0 : 16
    let step = (Self.room + gap) / Double(cells.count)
    let (top, tall) = (Self.cellTop, cells.count <= 7 ? min(130, step - gap) : 130)
    let most = cells.compactMap(\.count).max() ?? 0
    for (position, (label, count)) in cells.enumerated() {
      let (x, width) = (Self.margin + step * Double(position), step - gap)
      let radius = min(26, width / 3)
      canvas.rectangle(x: x, y: top, width: width, height: tall, radius: radius, "trough")
      if let count, count > 0 {
        let height = max(30, tall * Double(count) / Double(max(1, most)))
        canvas.rectangle(
          x: x, y: top + tall - height, width: width, height: height, radius: radius,
          count == most ? "green" : "amber")
      }
      if !isSlim {
        let caption = count.map { $0 > 0 ? grouped($0) : "–" } ?? ""
        canvas.text(
          caption, x: x + width / 2, y: top + tall - 20,
          figureNames + (count ?? 0 > 0 ? "on-level" : "soft"), anchor: .middle, room: width,
          size: cells.count > 7 ? 30 : 38)
      }
      canvas.text(
        label, x: x + width / 2, y: top + tall + 42, "small soft", anchor: .middle, room: step + 30, size: 30)
    }
  }

  /// The days with their entries, `nil` for days to come. A month has room for a label on every seventh day.
  private var dayCells: [(label: String, count: Int?)] {
    let all = report.period.days
    return all.enumerated().map { position, day in
      let index = report.observed.first.distance(to: day)
      let label = position.isMultiple(of: 7) ? "\(day.dayOfMonth)" : ""
      return (
        all.count <= 7 ? day.weekday.shortName : label,
        report.days.indices.contains(index) ? report.days[index].entries : nil
      )
    }
  }

  private var monthCells: [(label: String, count: Int?)] {
    var cells: [(label: String, count: Int?)] = []
    var month = 0
    for (index, day) in report.period.days.enumerated() {
      if day.month != month {
        month = day.month
        cells.append((String(monthName(month).prefix(3)), nil))
      }
      guard report.days.indices.contains(index) else { continue }
      cells[cells.count - 1].count = (cells[cells.count - 1].count ?? 0) + report.days[index].entries
    }
    return cells
  }

  private mutating func figures() {
    let step = Self.room / 3
    for (position, item) in report.cardFigures.enumerated() {
      let x = Self.margin + step * Double(position)
      let isTight = svgWidth(item.figure, size: 84) > step - 80
      canvas.text(
        item.figure, x: x, y: 1150, isTight ? "figure tight" : "figure", room: step - 20,
        size: isTight ? 64 : 84)
      canvas.text(item.label, x: x, y: 1200, "small soft", room: step - 10, size: 30)
    }
    canvas.text("journal", x: Self.margin, y: 1290, "small soft", room: Self.room, size: 30)
  }

  /// A frame, and confetti above and below the text: always the same, so that images can be compared.
  private mutating func celebrate() {
    canvas.rectangle(x: 27, y: 27, width: 1026, height: 1296, radius: 40, "frame")
    let tints: [ChartTint] = [.amber, .orange, .green, .violet, .rose, .blue]
    for piece in 0..<54 {
      let golden = Double(piece) * 0.618_033_988_75
      let x = 60 + 960 * (golden - golden.rounded(.down))
      let depth = Double(piece * 37 % 54) / 54
      // Two bands without text, and a corner beside the last line.
      let y = piece % 3 < 2 ? 54 + 84 * depth : 1240 + 54 * depth
      guard piece % 3 < 2 || x > 300 else { continue }
      canvas.sign(tints[(piece + piece / 6) % tints.count], x: x, y: y, radius: 7 + Double(piece % 4) * 2)
    }
  }
}

extension RecapReport {
  /// The three counts of the card.
  fileprivate var cardFigures: [(figure: String, label: String)] {
    var figures = [
      (grouped(entries), entries == 1 ? "entry" : "entries"),
      ("\(grouped(daysLogged))/\(grouped(observed.dayCount))", "days logged"),
    ]
    if streaks.runningLength > 0 {
      figures.append(
        (grouped(streaks.runningLength), streaks.runningLength == 1 ? "day’s streak" : "days’ streak"))
    }
    return figures
  }
}
