import JournalFormat
import Testing

@Suite struct `Comma-separated values` {
  private func row(_ cells: [String], guarded: Bool = false) -> String {
    var writer = CSVWriter(guardsFormulas: guarded)
    writer.append(cells)
    return writer.text
  }

  @Test(arguments: [
    (["a", "b"], "a,b\r\n"), (["", ""], ",\r\n"), ([""], "\"\"\r\n"), (["a,b", "c"], "\"a,b\",c\r\n"),
    (["say \"hi\""], "\"say \"\"hi\"\"\"\r\n"), (["a\nb", "a\rb"], "\"a\nb\",\"a\rb\"\r\n"),
    ([" a", "a ", "a b"], "\" a\",\"a \",a b\r\n"),
    (["味噌", "é"], "味噌,é\r\n"),
  ])
  func `quote what needs it`(cells: [String], text: String) {
    #expect(row(cells) == text)
  }

  @Test(arguments: [
    ("=1+1", "'=1+1"), ("+46", "'+46"), ("@x", "'@x"), ("-x", "'-x"), ("-", "'-"), ("-1.", "'-1."),
    ("-1 apple", "'-1 apple"),
    ("\tx", "'\tx"), ("\rx", "\"'\rx\""), ("=\"a\"", "\"'=\"\"a\"\"\""), ("-1.5", "-1.5"), ("-12", "-12"),
    ("12", "12"), ("a=b", "a=b"),
  ])
  func `keep formulas from running and negative numbers as they are`(cell: String, text: String) {
    #expect(row([cell], guarded: true) == text + "\r\n")
    #expect(!row([cell]).contains("'"))
  }
}
