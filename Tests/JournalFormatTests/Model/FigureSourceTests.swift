import JournalFormat
import Testing

@Suite struct `Where figures are from` {
  @Test(
    arguments: [
      ("table", "table", nil, "table"),
      ("table ±60 %", "table", 60, "table ±60 %"),
      ("table ±60%", "table", 60, "table ±60 %"),
      ("table +-5%", "table", 5, "table ±5 %"),
      ("model gemini-2.0-flash +/- 30 %", "model gemini-2.0-flash", 30, "model gemini-2.0-flash ±30 %"),
      // Nothing else is a share.
      ("label, 10 %", "label, 10 %", nil, "label, 10 %"),
      ("table ±0 %", "table ±0 %", nil, "table ±0 %"),
      (
        "table ±999999999999999999999 %", "table ±999999999999999999999 %", nil,
        "table ±999999999999999999999 %"
      ),
      ("±60 %", "±60 %", nil, "±60 %"), ("%", "%", nil, "%"), ("", "", nil, ""),
    ] as [(String, String, Int?, String)])
  func `may say how sure they are`(text: String, name: String, percent: Int?, written: String) {
    let source = FigureSource(text)
    #expect(source.name == name)
    #expect(source.percent == percent)
    #expect(source.text == written)
  }
}
