/// What a picture of the sample journal shows: a plate, a bowl or a cup, seen from above.
enum SamplePicture: String, CaseIterable {
  case coffee, idli, dosa, biryani, porridge, spaghetti, rolls, soup, tacos, ramen, okonomiyaki, salad

  /// The picture as a PNG file of 160 × 120 pixels; `seed` moves the garnish about.
  func png(seed: Int) -> [UInt8] {
    var table = SampleTabletop(cloth: cloth, seed: seed)
    switch self {
    case .coffee: table.coffee()
    case .idli: table.idli()
    case .dosa: table.dosa()
    case .biryani: table.bowlOfRice(rice: [0xE9B44C, 0xF2D28B, 0xD98E32], garnish: [0x7A3B1D, 0x5E8C3A])
    case .porridge: table.porridge()
    case .spaghetti: table.spaghetti()
    case .rolls: table.rolls()
    case .soup: table.soup(0xC96A2B, highlight: 0xDB8A4A, garnish: [0x6E9B45, 0xF1E3C6])
    case .tacos: table.tacos()
    case .ramen: table.ramen()
    case .okonomiyaki: table.okonomiyaki()
    case .salad: table.salad()
    }
    return table.canvas.png()
  }

  private var cloth: SampleCanvas.Paint {
    switch self {
    case .coffee, .spaghetti: 0x8A6B52
    case .idli, .salad, .ramen: 0xB9A58C
    case .dosa, .soup: 0x5F7480
    case .biryani, .tacos: 0xD8CDBB
    case .porridge, .rolls: 0x93A7A5
    case .okonomiyaki: 0x4E4A47
    }
  }
}
