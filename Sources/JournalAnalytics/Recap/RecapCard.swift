internal import JournalFormat

extension RecapReport {
  /// The recap as an image to share: an SVG of 1080 by 1350, the same in light and dark mode.
  ///
  /// It has the headline with its sentence, one sentence of the notes unless the settings say so or it names a weight or a
  /// symptom, else the foods named most often, the days and three counts, and nothing else of the diary. A perfect period has a frame and confetti.
  public var card: String { RecapCard(self).svg }
}

/// A recap's card being drawn.
private struct RecapCard {
  private let report: RecapReport
  private let headline: RecapHeadline
  private var canvas = SVGCanvas()

  private static let size = (width: 1080.0, height: 1350.0)
  private static let margin = 88.0
  private static let room = size.width - 2 * margin
  /// The width of italic letters relative to bold ones.
  private static let italic = 0.88
  private static let colours = SVGPalette.night
  /// The baseline of the days, with the figures below.
  private static let ground = 1094.0

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
      .card .headline { font: 700 92px "Iowan Old Style", "Palatino Linotype", Palatino, P052, Charter, Georgia, "Noto Serif", serif; }
      .card .long { font-size: 72px; }
      .card .words { font: italic 50px "Iowan Old Style", "Palatino Linotype", Palatino, P052, Charter, Georgia, "Noto Serif", serif; }
      .card .period { font-size: 36px; font-weight: 700; fill: \(colours.amber); }
      .card .figure { font-size: 54px; font-weight: 700; }
      .card .small { font-size: 30px; }
      .card .soft { fill: \(colours.soft); }
      .card .empty { fill: none; stroke: #3A4070; stroke-width: 3px; }
      .card .line { stroke: #3A4070; stroke-width: 2px; }
      .card .night { fill: #070B18; }
      .card .frame { fill: none; stroke: \(colours.amber); stroke-width: 6px; }
      \(fills.joined(separator: "\n"))
      """
  }

  private mutating func draw() {
    if report.isPerfect { celebrate() }
    let (text, left) = (PeriodText(report.period), Self.margin)
    let isWeek = if case .week = report.period { true } else { false }
    let dates = isWeek ? text.datesWithoutYear : text.title
    if report.isPerfect {
      canvas.sign(.violet, x: left + 14, y: 128, radius: 15, "amber")
      let lines = [dates, text.shortDates].map { "A perfect \(text.noun) · \($0)" }
      canvas.text(
        lines.first { svgFitted($0, room: Self.room - 44, size: 38) == $0 } ?? lines[1], x: left + 44, y: 140,
        "period", room: Self.room - 44, size: 38)
    } else {
      // Of a week in a long month the dates alone have room.
      let line = report.periodLine
      canvas.text(
        svgFitted(line, room: Self.room, size: 38) == line ? line : dates, x: left, y: 140, "period",
        room: Self.room, size: 38)
    }
    let y = headings()
    if !quote(below: y) { foods(below: y) }
    if report.period.days.count <= 7 {
      stacks()
    } else if report.period.days.count <= 31 {
      calendar()
    } else {
      months()
    }
    figures()
  }

  /// Draws the headline and the sentence below it; returns the baseline of the last line.
  private mutating func headings() -> Double {
    let short = svgSerifLines(headline.title, room: Self.room, size: 92)
    let isLong = short.count > 2
    let size = isLong ? 72.0 : 92
    let lines = (isLong ? svgSerifLines(headline.title, room: Self.room, size: size) : short).prefix(3)
    var y = 180 + size * 0.85
    for (position, line) in lines.enumerated() {
      let isCut = position == 2 && lines.joined(separator: " ").count < headline.title.count
      canvas.text(
        isCut ? line + "…" : line, x: Self.margin, y: y, isLong ? "headline long" : "headline",
        room: .infinity,
        size: size)
      y += size * 1.12
    }
    y += 2
    guard !headline.subtitle.isEmpty else { return y - size * 1.12 }
    let subtitle = subtitleLines(below: y)
    for (position, line) in subtitle.prefix(3).enumerated() {
      canvas.text(
        position == 2 && subtitle.count > 3 ? line + "…" : line, x: Self.margin, y: y, "soft",
        room: Self.room + 80, size: 38)
      y += 54
    }
    return y - 54
  }

  /// As many clauses of the sentence below the headline as fit into three lines and leave room for a sentence on food or from the
  /// notes.
  private func subtitleLines(below y: Double) -> [String] {
    let columns = Int(Self.room / (38 * 0.55))
    let most = max(1, min(3, Int((top - 30 - 156 - y) / 54) + 1))
    var text = headline.subtitle
    var lines = wrapped(text, to: columns)
    while lines.count > most {
      let ends = [". ", "; ", ", and "].compactMap { text.ranges(of: $0).last?.lowerBound }
      guard let end = ends.max() else { break }
      text = String(text[..<end]) + "."
      lines = wrapped(text, to: columns)
    }
    return lines
  }

  /// Draws a sentence of the notes, if there is one and it fits; returns whether it did.
  private mutating func quote(below y: Double) -> Bool {
    guard let quotation = report.cardQuotation else { return false }
    let lines = svgSerifLines("“\(quotation.text)”", room: Self.room - 40, size: 50, scale: Self.italic)
    let height = Double(lines.count) * 64 + 46
    guard y + 46 + height <= top - 30 else { return false }
    var line = y + 46 + 50
    canvas.rectangle(x: Self.margin, y: y + 46, width: 6, height: height, radius: 3, "orange")
    for words in lines {
      canvas.text(words, x: Self.margin + 38, y: line, "words", room: .infinity, size: 50)
      line += 64
    }
    canvas.text(
      report.name(of: quotation.day), x: Self.margin + 38, y: line - 8, "small soft", room: Self.room - 38,
      size: 30)
    return true
  }

  /// Draws the foods named twice or more and not by the headline, in place of a sentence: whole groups of equals, as many as fit
  /// into three lines. If none is named twice, the first of them.
  private mutating func foods(below y: Double) {
    if report.foods.count > 1, report.foods[0].count == 1 { return variety(below: y) }
    let said = folded(headline.title + " " + headline.subtitle)
    var foods = report.foods.prefix { $0.count > 1 }.filter { !said.contains(folded($0.shown)) }.prefix(9)
    // Of equals none is left out.
    if let last = foods.last,
      report.foods.count(where: { $0.count == last.count && !said.contains(folded($0.shown)) })
        > foods.count(where: { $0.count == last.count })
    {
      foods = foods.prefix { $0.count > last.count }
    }
    var lines: [String] = []
    while let last = foods.last {
      lines = svgSerifLines(
        capitalized(foods.map(\.shown).joined(separator: ", ")), room: Self.room, size: 50, scale: Self.italic
      )
      if lines.count <= 3, y + 46 + Double(lines.count) * 64 + 46 <= top - 30 { break }
      foods = foods.prefix { $0.count > last.count }
    }
    guard let least = foods.last else { return }
    let times = timesWord(least.count)
    let areEqual = foods.first?.count == least.count
    write(lines, note: areEqual ? foods.count == 1 ? times : "\(times) each" : "\(times) or more", below: y)
  }

  /// Foods that are each named once, as many as fit into two lines.
  private mutating func variety(below y: Double) {
    var names = report.foods.prefix(6).map(\.shown)
    func lines() -> [String] {
      svgSerifLines(
        capitalized(names.joined(separator: ", ")), room: Self.room, size: 50, scale: Self.italic)
    }
    while names.count > 2, lines().count > 2 { names.removeLast() }
    let left = report.foods.count - names.count
    write(lines(), note: left == 0 ? "each once" : "and \(counted(left, "more food")), each once", below: y)
  }

  private mutating func write(_ lines: [String], note: String, below y: Double) {
    var line = y + 46 + 50
    for words in lines {
      canvas.text(words, x: Self.margin, y: line, "words", room: .infinity, size: 50)
      line += 64
    }
    canvas.text(note, x: Self.margin, y: line - 8, "small soft", room: Self.room, size: 30)
  }

  /// The top of the days.
  private var top: Double {
    switch report.period.days.count {
    case ...7: Self.ground - rise * Double(max(3, highest)) - 26
    case ...31: Self.ground - Self.calendarHeight - 30
    default: Self.ground - 300
    }
  }

  private static let calendarHeight = 350.0
  /// The distance between two signs; fewer stand further apart.
  private var rise: Double { max(46, min(66, 340 / Double(max(1, highest)))) }
  private static let mostSigns = 8
  private var highest: Int { min(Self.mostSigns, report.days.map(\.entries).max() ?? 0) }
  /// The fullest days, unless there are many.
  private var best: [Day] { report.bestDays.count <= 3 && report.daysLogged > 1 ? report.bestDays : [] }

  /// A sign for each entry of a week; a higher day ends in its number.
  private mutating func stacks() {
    let step = Self.room / 7
    for (place, day) in report.period.days.enumerated() {
      let x = Self.margin + step * (Double(place) + 0.5)
      let rows = report.diary.rows(in: day...day)
      let tints = rows.map { ($0.category?.rank ?? .max, $0.category?.tint ?? .grey) }.sorted { $0.0 < $1.0 }
      let isDue = day <= report.observed.today
      // A day before the diary was not missed, and today is not over.
      let isMissed =
        (day < report.observed.today || isDue && report.observed.isFinished)
        && !report.days.contains { $0.day == day && $0.isBefore }
      for (height, tint) in (isDue ? tints : []).prefix(Self.mostSigns).enumerated() {
        canvas.sign(tint.1, x: x, y: Self.ground - 32 - rise * Double(height), radius: rise * 0.32)
      }
      let end = Self.ground - 20 - rise * Double(min(Self.mostSigns, tints.count))
      let isRest = report.days.contains { $0.day == day && $0.isRest }
      if isDue, tints.isEmpty, isRest {
        canvas.text(
          "rest", x: x, y: Self.ground - 22, "small soft", anchor: .middle, room: step, size: 28)
      } else if isMissed, tints.isEmpty {
        canvas.text("–", x: x, y: Self.ground - 22, "soft", anchor: .middle, room: step, size: 38)
      } else if tints.count > Self.mostSigns {
        canvas.text("\(tints.count)", x: x, y: end, "small", anchor: .middle, room: step, size: 30)
      }
      canvas.text(
        day.weekday.shortName, x: x, y: Self.ground + 44, "small soft", anchor: .middle, room: step, size: 30)
    }
    canvas.rectangle(x: Self.margin, y: Self.ground, width: Self.room, height: 2, "soft")
  }

  /// The days of a month in weeks: one colour for those with an entry, a star for the fullest.
  private mutating func calendar() {
    let days = Array(report.period.days)
    let first = report.facts.journal.settings.firstWeekday
    let lead = days[0].startOfWeek(first).distance(to: days[0])
    let rows = (lead + days.count + 6) / 7
    let (wide, tall) = (Self.room / 7, Self.calendarHeight / Double(rows))
    // The weeks that have begun stand on the ground.
    let begun = max(1, (lead + report.days.count + 6) / 7)
    let start = Self.ground - tall * Double(begun)
    for (place, day) in days.enumerated() {
      let cell = lead + place
      let (x, y) = (Self.margin + wide * Double(cell % 7), start + tall * Double(cell / 7))
      let index = report.observed.first.distance(to: day)
      // Days to come, and those before the diary, are no empty ones.
      guard report.days.indices.contains(index), !report.days[index].isBefore else { continue }
      let entries = report.days[index].entries
      canvas.rectangle(
        x: x + 4, y: y + 4, width: wide - 8, height: tall - 8, radius: 10, entries > 0 ? "orange" : "empty")
      if entries == 0, report.days[index].isRest {
        canvas.text(
          "rest", x: x + wide / 2, y: y + tall / 2 + 8, "small soft", anchor: .middle, room: wide - 8,
          size: 24)
      }
      if best.contains(day) {
        canvas.sign(.violet, x: x + wide / 2, y: y + tall / 2, radius: min(16, tall / 4), "night")
      }
    }
    // The weekdays stand where those of a week do.
    for (place, day) in (0..<7).map({ days[0].startOfWeek(first).advanced(by: $0) }).enumerated() {
      canvas.text(
        day.weekday.shortName, x: Self.margin + wide * (Double(place) + 0.5), y: Self.ground + 40,
        "small soft",
        anchor: .middle, room: wide, size: 30)
    }
    if !best.isEmpty { explainStar(best.count == 1 ? "the fullest day" : "the fullest days") }
  }

  private mutating func explainStar(_ words: String) {
    // On the right, where no figure stands below it.
    let right = Self.margin + Self.room
    canvas.sign(
      .violet, x: right - 0.86 * svgWidth(words, size: 30) - 24, y: Self.ground + 78, radius: 12, "amber")
    canvas.text(
      words, x: right, y: Self.ground + 88, "small soft", anchor: .end, room: Self.room, size: 30)
  }

  /// The entries of each month from the diary's first in the year on, with a star on the fullest.
  private mutating func months() {
    let days = report.days.filter { !$0.isBefore }
    guard let first = days.first?.day.month, let last = days.last?.day.month, first <= last else { return }
    var counts = Array(repeating: 0, count: last - first + 1)
    for day in days { counts[day.day.month - first] += day.entries }
    let most = counts.max() ?? 0
    let isShared = counts.count { $0 == most } > 3
    let step = Self.room / Double(counts.count)
    // A few months are no walls.
    let width = min(step - 12, 150)
    for (place, count) in counts.enumerated() {
      let x = Self.margin + step * Double(place)
      let height = most > 0 ? 260 * Double(count) / Double(most) : 0
      if count > 0 {
        canvas.rectangle(
          x: x + (step - width) / 2, y: Self.ground - max(6, height), width: width, height: max(6, height),
          radius: 10,
          "orange")
      }
      if count == most, most > 0, !isShared {
        canvas.sign(.violet, x: x + step / 2, y: Self.ground - height - 26, radius: 14, "amber")
      }
      canvas.text(
        String(monthName(first + place).prefix(3)), x: x + step / 2, y: Self.ground + 44, "small soft",
        anchor: .middle, room: step, size: 30)
    }
    canvas.rectangle(x: Self.margin, y: Self.ground, width: Self.room, height: 2, "soft")
    if most > 0, !isShared {
      explainStar(counts.count { $0 == most } == 1 ? "the fullest month" : "the fullest months")
    }
  }

  private mutating func figures() {
    // Each as wide as it is, with what is left of the room between them.
    let items = report.cardFigures
    let widths = items.map { max(svgWidth($0.figure, size: 54) * 1.12, svgWidth($0.label, size: 30)) }
    let gap = min(90, (Self.room - 150 - widths.reduce(0, +)) / Double(max(1, items.count)))
    var x = Self.margin
    for (item, width) in zip(items, widths) {
      canvas.text(item.figure, x: x, y: 1230, "figure", room: width, size: 54)
      canvas.text(item.label, x: x, y: 1278, "small soft", room: width, size: 30)
      x += width + max(24, gap)
    }
    canvas.text(
      "journal", x: Self.margin + Self.room, y: 1278, "small soft", anchor: .end, room: 160, size: 30)
  }

  /// A frame, and confetti beside the headline: always the same, so that images can be compared.
  private mutating func celebrate() {
    canvas.rectangle(x: 25, y: 25, width: 1030, height: 1300, radius: 40, "frame")
    let tints: [ChartTint] = [.blue, .green, .violet, .amber, .orange, .rose]
    for piece in 0..<24 {
      let golden = Double(piece) * 0.618_033_988_75
      let x = 560 + 470 * (golden - golden.rounded(.down))
      // Above the words, and beside them at the edge.
      let isAbove = piece % 3 < 2
      canvas.sign(
        tints[(piece + piece / 6) % tints.count], x: isAbove ? x : 1_008 + (x - 560) / 16,
        y: isAbove ? 58 + Double(piece * 7 % 24) * 1.6 : 100 + Double(piece) * 15,
        radius: 8 + Double(piece % 4) * 2)
    }
  }
}

extension RecapReport {
  /// The three counts of the card: those of the tiles that the headline does not state.
  fileprivate var cardFigures: [(figure: String, label: String)] {
    // Without food there is nothing to count.
    guard entries > 0 else { return [] }
    let said = headline.says
    var figures: [(figure: String, label: String)] = []
    if !isLong || !said.contains(.entries) {
      figures.append((grouped(entries), entries == 1 ? "entry" : "entries"))
    }
    if !said.contains(.days) || !isLong {
      let rested = loggedDays.rested
      figures.append(
        (
          "\(grouped(daysLogged)) of \(grouped(countedDays))",
          rested == 0 ? daysLoggedLabel : "\(daysLoggedLabel), \(rested) of rest"
        ))
    }
    let run = toldStreak ?? longestWithin
    if !said.contains(.streak), let run, run.length > 1 {
      let isTie = run == longestWithin && longestRuns.count > 1
      figures.append(
        (grouped(run.length), isTie ? "days in a row, \(timesWord(longestRuns.count))" : "days in a row"))
    }
    if !photos.isEmpty, observed.dayCount <= 7 {
      figures.append((grouped(photos.count), photos.count == 1 ? "photo" : "photos"))
    }
    // A word that is only named in dishes is no further food.
    let different = foods.count { $0.countWithinDishes < $0.count }
    if different > 1 { figures.append((grouped(different), "foods")) }
    if newFoods.count > 1 { figures.append((grouped(newFoods.count), "for the first time")) }
    return Array(figures.prefix(3))
  }
}

/// The quotation on a card, which is shared, and so says nothing about a body or an illness.
extension RecapReport {
  /// The last of the sentences that names no weight and no symptom of the diary.
  var cardQuotation: DiaryQuotation? {
    guard !quotations.isEmpty else { return nil }
    var names: Set<String> = []
    for file in facts.journal.days {
      for item in file.series { for word in words(of: item.text.string) { names.insert(word) } }
    }
    return quotations.last { quotation in
      let words = words(of: quotation.text)
      return !words.contains { names.contains($0) || Self.weightWords.contains($0) }
    }
  }

  private static let weightWords: Set<String> = [
    "kg", "kilo", "kilos", "kilogram", "kilograms", "lb", "lbs", "pound", "pounds", "stone", "stones",
    "weight", "kilogramm",
    "gewicht", "kilogrammes", "poids", "peso", "gewicht", "vikt", "vægt", "vekt",
  ]

  /// The words of four letters or more, and units, without case.
  private func words(of text: String) -> [String] {
    folded(text).split { !$0.isLetter }.map(String.init).filter {
      $0.count >= 4 || Self.weightWords.contains($0)
    }
  }
}
