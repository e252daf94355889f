import Testing

@testable import JournalAnalytics

/// Three kinds of colour blindness, and none: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, “A
/// physiologically-based model for simulation of color vision deficiency”, 2009, at full severity, for linear RGB.
private enum Eyes: String, CaseIterable {
  case all, withoutRed, withoutGreen, withoutBlue

  private var matrix: [[Double]] {
    switch self {
    case .all: [[1, 0, 0], [0, 1, 0], [0, 0, 1]]
    case .withoutRed:
      [
        [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998],
      ]
    case .withoutGreen:
      [
        [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881],
      ]
    case .withoutBlue:
      [
        [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900],
      ]
    }
  }

  func see(_ colour: [Double]) -> [Double] {
    matrix.map { row in min(1, max(0, zip(row, colour).reduce(0) { $0 + $1.0 * $1.1 })) }
  }
}

/// The contrast of two colours by WCAG 2.2, from 1 to 21.
private func contrast(_ one: String, _ other: String, _ eyes: Eyes = .all) -> Double {
  func luminance(_ colour: String) -> Double {
    let value = Int(colour.dropFirst(), radix: 16) ?? 0
    let parts = eyes.see(
      [value >> 16, value >> 8 & 255, value & 255].map { part -> Double in
        let share = Double(part) / 255
        return share <= 0.04045 ? share / 12.92 : power((share + 0.055) / 1.055)
      })
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
    for eyes in Eyes.allCases {
      for colour in [palette.ink, palette.soft] {
        for ground in [palette.paper, palette.trough] {
          #expect(contrast(colour, ground, eyes) >= 4.5, "\(name) \(eyes)")
        }
      }
    }
    let cells = [
      (palette.onLow, palette.low), (palette.onMedium, palette.medium), (palette.onHigh, palette.high),
      (palette.onTop, palette.top),
    ]
    for eyes in Eyes.allCases {
      for (words, ground) in cells {
        #expect(contrast(words, ground, eyes) >= 4.5, "\(name) \(ground) \(eyes)")
      }
    }
    // The same pictures stand on white paper when they are printed.
    if name == "day" { #expect(contrast(palette.soft, "#FFFFFF") >= 4.5) }
  }

  @Test(arguments: palettes)
  func `let drawings stand out by 3 to 1`(name: String, palette: SVGPalette) {
    for eyes in Eyes.allCases {
      for tint in ChartTint.allCases {
        #expect(contrast(palette[tint], palette.paper, eyes) >= 3, "\(name) \(tint) \(eyes)")
        #expect(contrast(palette[tint], palette.trough, eyes) >= 3, "\(name) \(tint) \(eyes)")
      }
      #expect(contrast(palette.line, palette.paper, eyes) >= 3, "\(name) \(eyes)")
    }
  }

  @Test(arguments: palettes)
  func `have steps of a heat map that differ by 1.3 to 1, in one direction`(name: String, palette: SVGPalette)
  {
    let steps = [palette.paper, palette.low, palette.medium, palette.high, palette.top]
    for eyes in Eyes.allCases {
      let away = steps.map { contrast($0, palette.paper, eyes) }
      for (one, next) in zip(steps, steps.dropFirst()) {
        #expect(contrast(one, next, eyes) >= 1.3, "\(name) \(one) \(next) \(eyes)")
      }
      #expect(away == away.sorted())
    }
  }

  /// The colours of words in the rules of pages, with what they stand on: by day, then by night.
  @Test func `of pages let words stand out by 4.5 to 1 from their ground`() {
    let rules = [htmlStyleSheet, htmlSignedRules, htmlStoryRules].joined(separator: "\n")
    var isNight = false
    var depth = 0
    var tried = 0
    for line in rules.split(separator: "\n") {
      if depth == 0 { isNight = line.contains("prefers-color-scheme: dark") }
      let isPrint = depth == 0 && line.contains("@media print")
      depth += line.count { $0 == "{" } - line.count { $0 == "}" }
      if isPrint { continue }
      for part in line.split(separator: "{").dropFirst() {
        guard let found = part.firstRange(of: "color: #"),
          found.lowerBound == part.startIndex || !"-".contains(part[part.index(before: found.lowerBound)])
        else { continue }
        let colour = "#" + part[found.upperBound...].prefix(6)
        let ground = isNight ? SVGPalette.night.paper : SVGPalette.day.paper
        for eyes in Eyes.allCases {
          #expect(contrast(colour, ground, eyes) >= 4.5, "\(colour) on \(ground) \(eyes)")
        }
        tried += 1
      }
    }
    #expect(tried > 20)
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
