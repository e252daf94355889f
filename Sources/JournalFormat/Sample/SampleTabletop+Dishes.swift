extension SampleTabletop {
  /// A steel tumbler in its saucer.
  mutating func coffee() {
    plate(x, y, 370, 0xC9CCCE)
    bowl(x, y, 250, rim: 0xB4B8BB, filling: 0x6B3F22)
    canvas.disc(x + 4, y + 8, 196, 0x8A5A35)
    canvas.disc(x + 4, y + 8, 180, 0xA9774B)
    canvas.ellipse(x - 30, y - 40, 100, 60, 0xC99A6B, opacity: 60, tilt: (2, -1))
    scatter(16, around: x, y, within: 160, size: 8...20, [0xE3C6A0, 0xD3AC7F], isShaded: false)
  }

  mutating func idli() {
    plate(x, y, 440)
    for (dx, dy) in [(-150, -40), (30, -150), (40, 90)] { ball(x + dx, y + dy, 118, 0xF5EFE0) }
    bowl(x + 215, y - 20, 92, rim: 0xB4B8BB, filling: 0xDDE3C4)
    scatter(9, around: x + 219, y - 14, within: 50, size: 7...12, [0x3E6B2F, 0x3B2A1E], isShaded: false)
    bowl(x - 130, y + 205, 88, rim: 0xB4B8BB, filling: 0xC9752D)
    scatter(7, around: x - 126, y + 211, within: 48, size: 8...14, [0xE8A55A, 0x5E8C3A], isShaded: false)
  }

  mutating func dosa() {
    plate(x, y, 450, 0xEDE7DA)
    stroke((x - 330, y + 30), (x + 290, y - 110), radius: 92, 0x000000, opacity: 3)
    stroke((x - 330, y + 10), (x + 290, y - 130), radius: 88, 0xC98A3C)
    stroke((x - 320, y - 12), (x + 280, y - 148), radius: 58, 0xDDA658)
    stroke((x - 300, y - 34), (x + 260, y - 164), radius: 22, 0xEFC27D)
    bowl(x - 120, y + 200, 92, rim: 0xB4B8BB, filling: 0xB8482C)
    bowl(x + 110, y + 180, 92, rim: 0xB4B8BB, filling: 0xE6E8D2)
    scatter(6, around: x + 114, y + 186, within: 46, size: 7...11, [0x3E6B2F], isShaded: false)
  }

  mutating func bowlOfRice(rice: [SampleCanvas.Paint], garnish: [SampleCanvas.Paint]) {
    bowl(x, y, 400, rim: 0x7C4A36, filling: rice.first ?? 0)
    scatter(260, around: x, y + 4, within: 310, size: 16...24, rice, isLong: true, isShaded: false)
    scatter(22, around: x, y + 4, within: 250, size: 16...34, garnish, isLong: true)
    bowl(x + 420, y - 280, 150, rim: 0xEDE7DA, filling: 0xF6F3EA)
    scatter(8, around: x + 424, y - 272, within: 90, size: 10...16, [0xC77A8E, 0x6E9B45], isLong: true)
  }

  mutating func porridge() {
    bowl(x, y, 400, rim: 0xE9EDEC, filling: 0xE2D2B4)
    scatter(90, around: x, y, within: 310, size: 10...22, [0xEADCC2, 0xD6C39F], isShaded: false)
    scatter(26, around: x - 40, y + 20, within: 200, size: 30...40, [0x39456F, 0x4A5788, 0x2E3759])
    stroke((x + 330, y - 130), (x + 560, y - 330), radius: 22, 0xC3C7C9)
  }

  mutating func spaghetti() {
    plate(x, y, 450)
    for turn in 0..<34 {
      let reach = 250 - turn * 5
      let tilt = (random.number(in: 2...9), random.number(in: -6...6))
      let shade = [0xE8C66E, 0xF0D48A, 0xD9B253][turn % 3]
      canvas.ellipse(x, y, reach, reach * 3 / 4, 0x000000, opacity: 5, tilt: tilt)
      canvas.ellipse(x, y - 2, reach - 6, reach * 3 / 4 - 6, shade, opacity: 85, tilt: tilt)
    }
    scatter(16, around: x, y, within: 110, size: 34...58, [0xB23A22, 0xC54B2C, 0xA8321D])
    scatter(24, around: x, y, within: 160, size: 8...12, [0xFBF4DC], isShaded: false)
    scatter(4, around: x, y - 10, within: 60, size: 28...36, [0x4F7F3A, 0x64964A], isLong: true)
  }

  mutating func rolls() {
    plate(x - 60, y, 420)
    for (dx, dy, tilt) in [(-190, -60, (3, 1)), (40, 50, (2, -1))] {
      canvas.ellipse(x + dx + 12, y + dy + 18, 170, 116, 0x000000, opacity: 18, tilt: tilt)
      canvas.ellipse(x + dx, y + dy, 168, 114, 0xB9772F, tilt: tilt)
      canvas.ellipse(x + dx - 10, y + dy - 14, 142, 88, 0xD59A50, tilt: tilt)
      canvas.ellipse(x + dx - 18, y + dy - 24, 90, 44, 0xE5B877, tilt: tilt)
      canvas.ellipse(x + dx, y + dy - 6, 130, 9, 0x96591F, opacity: 70, tilt: tilt)
    }
    bowl(x + 60, y - 210, 80, rim: 0xFFFFFF, filling: 0x9C2236)
    plate(x + 430, y - 180, 150, 0xF7F4EE)
    ball(x + 430, y - 180, 84, 0xE7C9A4)
  }

  mutating func soup(
    _ filling: SampleCanvas.Paint, highlight: SampleCanvas.Paint, garnish: [SampleCanvas.Paint]
  ) {
    bowl(x - 40, y, 400, rim: 0xF1EDE4, filling: filling)
    canvas.ellipse(x - 110, y - 80, 200, 130, highlight, opacity: 55, tilt: (2, -1))
    scatter(18, around: x - 40, y, within: 240, size: 18...34, garnish, isLong: true)
    canvas.ellipse(x + 452, y + 210, 180, 108, 0x000000, opacity: 18, tilt: (1, 1))
    canvas.ellipse(x + 440, y + 190, 180, 108, 0x9A6330, tilt: (1, 1))
    canvas.ellipse(x + 436, y + 184, 152, 84, 0xE2BE8A, tilt: (1, 1))
  }

  mutating func tacos() {
    plate(x, y, 450, 0x3F6B73)
    for dx in [-230, 0, 230] {
      canvas.ellipse(x + dx + 12, y + 16, 110, 210, 0x000000, opacity: 20)
      canvas.ellipse(x + dx, y, 108, 208, 0xE8C987)
      canvas.ellipse(x + dx, y, 74, 184, 0xCFA862)
      for step in -4...4 {
        scatter(
          5, around: x + dx, y + step * 34, within: 42, size: 14...26,
          [0x5A2E20, 0x6E9B45, 0xC23B2A, 0xF4EBD2, 0x86B257])
      }
    }
  }

  mutating func ramen() {
    bowl(x, y, 440, rim: 0x2E3440, filling: 0xB9803F)
    for strand in 0..<11 {
      let top = y - 150 + strand * 34
      stroke((x - 240, top), (x + 180, top + 60), radius: 13, [0xF0DDA2, 0xE6CC85][strand % 2])
    }
    canvas.ellipse(x + 150, y - 140, 96, 122, 0xFBF8F0, tilt: (2, 1))
    canvas.disc(x + 150, y - 136, 60, 0xEA9A2D)
    canvas.disc(x + 138, y - 150, 26, 0xF6BE5B)
    scatter(30, around: x - 150, y - 150, within: 90, size: 12...16, [0xF3CE4A, 0xE8BB33])
    scatter(22, around: x + 60, y + 200, within: 110, size: 12...22, [0x5E9B4A, 0x86BD63], isShaded: false)
    canvas.rectangle(x - 300, y + 70, x - 160, y + 260, 0x1F3327)
  }

  mutating func okonomiyaki() {
    plate(x, y, 450, 0x2F3B46)
    canvas.disc(x + 14, y + 20, 300, 0x000000, opacity: 25)
    canvas.disc(x, y, 300, 0xC98B42)
    canvas.disc(x - 4, y - 6, 280, 0x6A2F1A)
    for line in -4...4 {
      let reach = [240, 232, 214, 178, 120][abs(line)]
      stroke((x - reach, y + line * 50 - 30), (x + reach, y + line * 50 + 30), radius: 7, 0xFBF3DA)
    }
    scatter(26, around: x, y, within: 210, size: 8...18, [0x6E9B45, 0x8DB863], isShaded: false)
    scatter(16, around: x, y, within: 180, size: 26...40, [0xE7C3A0, 0xD8A77C], isLong: true)
  }

  mutating func salad() {
    bowl(x, y, 430, rim: 0xEDE7DA, filling: 0x6E9B45)
    scatter(
      70, around: x, y, within: 310, size: 50...88, [0x7FB04F, 0x5E8C3A, 0x98C26A, 0x4F7A33], isLong: true)
    scatter(9, around: x, y, within: 250, size: 42...54, [0xC8402F, 0xD65540])
    scatter(12, around: x, y, within: 250, size: 28...36, [0xFBF7EC])
    scatter(9, around: x, y, within: 250, size: 24...32, [0x8A5A35])
  }
}
