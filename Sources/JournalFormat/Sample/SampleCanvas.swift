/// A small picture painted shape by shape, in whole numbers only so that every machine paints the same.
struct SampleCanvas {
  /// A colour as `0xRRGGBB`.
  typealias Paint = Int

  let width: Int
  let height: Int
  /// Red, green and blue of each pixel, row by row.
  private(set) var channels: [Int]

  init(width: Int, height: Int, background: Paint) {
    self.width = width
    self.height = height
    channels = (0..<(width * height)).flatMap { _ in SampleCanvas.parts(background) }
  }

  /// Paints an ellipse with soft edges; all lengths in eighths of a pixel, `opacity` in percent.
  ///
  /// With a `tilt`, given as the two legs of a right-angled triangle, the first radius points along them.
  mutating func ellipse(
    _ x: Int, _ y: Int, _ first: Int, _ second: Int, _ paint: Paint, opacity: Int = 100,
    tilt: (Int, Int) = (1, 0)
  ) {
    let reach = max(first, second)
    let scale = tilt.0 * tilt.0 + tilt.1 * tilt.1
    let limit = first * first * second * second * scale
    fill(x - reach, y - reach, x + reach, y + reach, paint, opacity) { px, py in
      let along = (px - x) * tilt.0 + (py - y) * tilt.1
      let across = (py - y) * tilt.0 - (px - x) * tilt.1
      return along * along * second * second + across * across * first * first <= limit
    }
  }

  mutating func disc(_ x: Int, _ y: Int, _ radius: Int, _ paint: Paint, opacity: Int = 100) {
    ellipse(x, y, radius, radius, paint, opacity: opacity)
  }

  /// Paints an upright rectangle, lengths in eighths of a pixel.
  mutating func rectangle(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ paint: Paint, opacity: Int = 100
  ) {
    fill(left, top, right, bottom, paint, opacity) { x, y in
      x >= left && x < right && y >= top && y < bottom
    }
  }

  /// Paints what `isInside` holds, each pixel by the share of its sixteen samples that are.
  private mutating func fill(
    _ left: Int, _ top: Int, _ right: Int, _ bottom: Int, _ paint: Paint, _ opacity: Int,
    isInside: (Int, Int) -> Bool
  ) {
    let columns = max(0, left / 8 - 1)..<max(0, min(width, right / 8 + 2))
    let rows = max(0, top / 8 - 1)..<max(0, min(height, bottom / 8 + 2))
    for row in rows {
      for column in columns {
        let hits = hits(column * 8, row * 8, isInside)
        if hits > 0 { blend(paint, share: hits * opacity, intoPixel: row * width + column) }
      }
    }
  }

  /// How many of a pixel's sixteen samples lie inside.
  private func hits(_ x: Int, _ y: Int, _ isInside: (Int, Int) -> Bool) -> Int {
    // All shapes are convex: what holds the four corners holds the pixel.
    if isInside(x + 1, y + 1), isInside(x + 7, y + 7), isInside(x + 7, y + 1), isInside(x + 1, y + 7) {
      return 16
    }
    var hits = 0
    for sample in 0..<16 where isInside(x + sample % 4 * 2 + 1, y + sample / 4 * 2 + 1) { hits += 1 }
    return hits
  }

  /// Moves a pixel towards `paint`, by `share` of 1,600 parts.
  private mutating func blend(_ paint: Paint, share: Int, intoPixel pixel: Int) {
    let start = pixel * 3
    channels[start] += ((paint >> 16 & 0xFF) - channels[start]) * share / 1600
    channels[start + 1] += ((paint >> 8 & 0xFF) - channels[start + 1]) * share / 1600
    channels[start + 2] += ((paint & 0xFF) - channels[start + 2]) * share / 1600
  }

  /// The picture as a PNG file of its 256 commonest colours; the others become the nearest of these.
  func png() -> [UInt8] {
    // Steps of four are finer than the eye, and leave fewer colours to look up.
    let colours = stride(from: 0, to: channels.count, by: 3).map { start in
      channels[start..<(start + 3)].reduce(0) { $0 << 8 | min(255, ($1 + 2) / 4 * 4) }
    }
    var counts: [Paint: Int] = [:]
    for colour in colours { counts[colour, default: 0] += 1 }
    let ranked = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
    let palette = Array(ranked.prefix(256))
    var indices: [Paint: UInt8] = [:]
    for (index, colour) in ranked.enumerated() {
      indices[colour] = UInt8(index < 256 ? index : SampleCanvas.nearest(to: colour, in: palette))
    }
    return PNGEncoder.png(
      width: width, height: height,
      palette: palette.map(SampleCanvas.parts).map { parts in
        PNGEncoder.Colour(red: UInt8(parts[0]), green: UInt8(parts[1]), blue: UInt8(parts[2]))
      },
      pixels: colours.map { indices[$0] ?? 0 }) ?? []
  }

  private static func nearest(to colour: Paint, in palette: [Paint]) -> Int {
    var best = 0
    var leastDistance = Int.max
    for index in palette.indices {
      let other = palette[index]
      let red = (colour >> 16) - (other >> 16)
      let green = (colour >> 8 & 0xFF) - (other >> 8 & 0xFF)
      let blue = (colour & 0xFF) - (other & 0xFF)
      let distance = red * red + green * green + blue * blue
      if distance < leastDistance {
        best = index
        leastDistance = distance
      }
    }
    return best
  }

  private static func parts(_ paint: Paint) -> [Int] {
    [paint >> 16 & 0xFF, paint >> 8 & 0xFF, paint & 0xFF]
  }
}
