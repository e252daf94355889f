import Testing

@testable import JournalAnalytics

/// The contrast of two colours by WCAG 2.2, from 1 to 21.
private func contrast(_ one: String, _ other: String) -> Double {
  func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
      let share = Double(part) / 255
      return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
  let (a, b) = (luminance(one), luminance(other))
  return (max(a, b) + 0.05) / (min(a, b) + 0.05)
}

/// `base` to the power of 2.4, which is its square times the fifth root of its square.
private func power(_ base: Double) -> Double {
  let square = base * base
  var root = base
  for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
  return square * root
}

@Suite struct `The colours of pictures` {
  static let palettes = [("day", SVGPalette.day), ("night", SVGPalette.night)]

  @Test func `are measured as WCAG measures`() {
    #expect((contrast("#000000", "#FFFFFF") * 100).rounded() == 2100)
    #expect((contrast("#777777", "#FFFFFF") * 100).rounded() == 448)
  }

  @Test(arguments: palettes)
  func `let words stand out by 4.5 to 1`(name: String, palette: SVGPalette) {
    for colour in [palette.ink, palette.soft] {
      for ground in [palette.paper, palette.trough] { #expect(contrast(colour, ground) >= 4.5) }
    }
    let cells = [
      (palette.onLow, palette.low), (palette.onMedium, palette.medium), (palette.onHigh, palette.high),
      (palette.onTop, palette.top),
    ]
    for (words, ground) in cells { #expect(contrast(words, ground) >= 4.5, "\(name) \(ground)") }
    // The same pictures stand on white paper when they are printed.
    if name == "day" { #expect(contrast(palette.soft, "#FFFFFF") >= 4.5) }
  }

  @Test(arguments: palettes)
  func `let drawings stand out by 3 to 1`(name: String, palette: SVGPalette) {
    for tint in ChartTint.allCases {
      #expect(contrast(palette[tint], palette.paper) >= 3, "\(name) \(tint)")
      #expect(contrast(palette[tint], palette.trough) >= 3, "\(name) \(tint)")
    }
    #expect(contrast(palette.line, palette.paper) >= 3)
  }

  @Test(arguments: palettes)
  func `have steps of a heat map that differ by 1.3 to 1, in one direction`(name: String, palette: SVGPalette)
  {
    let steps = [palette.paper, palette.low, palette.medium, palette.high, palette.top]
    let away = steps.map { contrast($0, palette.paper) }
    for (one, next) in zip(steps, steps.dropFirst()) {
      #expect(contrast(one, next) >= 1.3, "\(name) \(one) \(next)")
    }
    #expect(away == away.sorted())
  }

  @Test func `come with a sign each`() {
    #expect(Set(ChartTint.allCases.map(\.sign)).count == ChartTint.allCases.count)
    #expect(Set(SVGPalette.day.tints).count == ChartTint.allCases.count)
    #expect(Set(SVGPalette.night.tints).count == ChartTint.allCases.count)
  }
}

extension SVGPalette {
  fileprivate var tints: [String] { ChartTint.allCases.map { self[$0] } }
}
