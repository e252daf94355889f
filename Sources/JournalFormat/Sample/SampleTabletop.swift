/// A table seen from above, with what stands on it. Lengths are in eighths of a pixel.
struct SampleTabletop {
  var canvas: SampleCanvas
  var random: SplitMix64
  /// The middle of the picture.
  let x = 640
  let y = 480

  init(cloth: SampleCanvas.Paint, seed: Int) {
    canvas = SampleCanvas(width: 160, height: 120, background: cloth)
    random = SplitMix64(topic: 90, number: seed)
    // Grain of the table: a few broad stripes.
    for stripe in 0..<7 {
      let top = stripe * 140 + random.number(in: 0...60)
      canvas.rectangle(0, top, 1280, top + 10, 0x000000, opacity: 7)
      canvas.rectangle(0, top + 10, 1280, top + 70, 0xFFFFFF, opacity: 4)
    }
  }

  /// A plate with a rim, lit from the upper left.
  mutating func plate(_ x: Int, _ y: Int, _ radius: Int, _ paint: SampleCanvas.Paint = 0xF4F1EA) {
    canvas.disc(x + 20, y + 28, radius + 6, 0x000000, opacity: 18)
    canvas.disc(x + 12, y + 16, radius, 0x000000, opacity: 18)
    canvas.disc(x, y, radius, paint)
    canvas.disc(x + 4, y + 6, radius * 78 / 100, 0x000000, opacity: 9)
    canvas.disc(x, y, radius * 76 / 100, paint)
    canvas.disc(x - 20, y - 24, radius * 62 / 100, 0xFFFFFF, opacity: 22)
  }

  /// A bowl, filled to below its rim.
  mutating func bowl(
    _ x: Int, _ y: Int, _ radius: Int, rim: SampleCanvas.Paint, filling: SampleCanvas.Paint
  ) {
    canvas.disc(x + 18, y + 26, radius + 6, 0x000000, opacity: 20)
    canvas.disc(x, y, radius, rim)
    canvas.disc(x - 6, y - 8, radius * 94 / 100, 0xFFFFFF, opacity: 25)
    canvas.disc(x, y, radius * 88 / 100, 0x000000, opacity: 28)
    canvas.disc(x + 4, y + 8, radius * 85 / 100, filling)
  }

  /// Drops small things on a round surface, evenly enough to look thrown.
  mutating func scatter(
    _ count: Int, around x: Int, _ y: Int, within radius: Int, size: ClosedRange<Int>,
    _ paints: [SampleCanvas.Paint], isLong: Bool = false, isShaded: Bool = true
  ) {
    var placed = 0
    while placed < count {
      let dx = random.number(in: -radius...radius)
      let dy = random.number(in: -radius...radius)
      guard dx * dx + dy * dy <= radius * radius else { continue }
      placed += 1
      let length = random.number(in: size)
      let tilt = (random.number(in: -5...5), random.number(in: 1...5))
      let paint = random.element(of: paints) ?? 0
      let breadth = isLong ? max(8, length * 2 / 5) : length
      if isShaded {
        canvas.ellipse(x + dx + 5, y + dy + 7, length, breadth, 0x000000, opacity: 22, tilt: tilt)
      }
      canvas.ellipse(x + dx, y + dy, length, breadth, paint, tilt: tilt)
      if isShaded, length > 20 {
        canvas.disc(x + dx - length / 4, y + dy - length / 3, length / 4, 0xFFFFFF, opacity: 35)
      }
    }
  }

  /// A round thing with light from the upper left.
  mutating func ball(_ x: Int, _ y: Int, _ radius: Int, _ paint: SampleCanvas.Paint) {
    canvas.disc(x + 8, y + 12, radius, 0x000000, opacity: 20)
    canvas.disc(x, y, radius, paint)
    canvas.disc(x + radius / 9, y + radius / 7, radius * 86 / 100, 0x000000, opacity: 5)
    canvas.disc(x - radius / 8, y - radius / 7, radius * 74 / 100, 0xFFFFFF, opacity: 24)
    canvas.disc(x - radius / 5, y - radius / 4, radius * 40 / 100, 0xFFFFFF, opacity: 28)
  }

  /// A line of discs from one point to another.
  mutating func stroke(
    _ from: (Int, Int), _ to: (Int, Int), radius: Int, _ paint: SampleCanvas.Paint, opacity: Int = 100
  ) {
    let dots = max(abs(to.0 - from.0), abs(to.1 - from.1)) / max(1, radius / 2) + 1
    for dot in 0...dots {
      let x = from.0 + (to.0 - from.0) * dot / dots
      let y = from.1 + (to.1 - from.1) * dot / dots
      canvas.disc(x, y, radius, paint, opacity: opacity)
    }
  }
}
