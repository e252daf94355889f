/// Words for twelve o'clock, in all languages together.
enum NoonWords {
  static let words = WordSet(
    """
    noon, midday, Mittag, mittags, midi, mediodía, meio-dia, mezzogiorno, полдень, 正午, 中午, 정오
    """)
}
