import JournalFormat
import Testing

@Suite struct `A barcode` {
  @Test(arguments: [
    // EAN-13, also as it is printed.
    ("8901058000290", "8901058000290"), ("8 901058 000290", "8901058000290"),
    ("400-6381-33393-1", "4006381333931"),
    // EAN-8.
    ("96385074", "0000096385074"),
    // UPC-A.
    ("036000291452", "0036000291452"),
    // UPC-E of each way in which zeros are left out.
    ("04252614", "0042100005264"), ("01234505", "0012000003455"), ("01234543", "0012340000053"),
    ("01234558", "0012345000058"),
    // GTIN-14: of the product itself, and of a box of it.
    ("08901058000290", "8901058000290"), ("18901058000297", "8901058000290"),
  ])
  func `is found by thirteen digits`(text: String, normalized: String) throws {
    #expect(try Barcode(text).normalized == normalized)
  }

  @Test func `is kept as it was given, without spaces and hyphens`() throws {
    #expect(try Barcode("9638 5074").digits == "96385074")
    #expect(try Barcode("8901058000290").number == 8_901_058_000_290)
  }

  @Test(arguments: [
    ("8901058000291", Character("0"), "8901058000290"), ("96385073", "4", "96385074"),
    ("036000291453", "2", "036000291452"), ("04252615", "4", "04252614"),
    ("18901058000290", "7", "18901058000297"),
  ])
  func `with a wrong last digit is refused with the right one`(
    text: String, right: Character, corrected: String
  ) {
    #expect(throws: Barcode.Problem.wrongCheckDigit(right: right, corrected: corrected)) { try Barcode(text) }
  }

  @Test(arguments: [
    ("", Barcode.Problem.notDigits), (" - ", .notDigits), ("lunch.jpg", .notDigits),
    ("890105800029O", .notDigits),
    ("1", .wrongLength(1)), ("123456", .wrongLength(6)), ("890105800029012", .wrongLength(15)),
    (String(repeating: "1", count: 5_000), .wrongLength(101)), ("٨٩٠١٠٥٨٠٠٠٢٩٠", .notDigits),
  ])
  func `has digits alone, and as many as there are kinds`(text: String, problem: Barcode.Problem) {
    #expect(throws: problem) { try Barcode(text) }
  }

  @Test func `of a shop's own is known as one`() throws {
    #expect(try Barcode("2000000000008").isInternal)
    #expect(try !Barcode("8901058000290").isInternal)
  }
}
