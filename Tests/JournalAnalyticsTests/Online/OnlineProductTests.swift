import JournalAnalytics
import JournalFormat
import Testing

@Suite struct `A product on-line` {
  private func read(_ answer: String) -> Result<OnlineProduct, ProductProblem> {
    do throws(ProductProblem) {
      return .success(try OnlineProduct(answer: Array(answer.utf8), code: "8901058000290"))
    } catch { return .failure(error) }
  }

  private func product(_ nutriments: String, _ others: String = "") -> Result<OnlineProduct, ProductProblem> {
    read(#"{"status":1,"product":{"product_name":"Masala noodles","nutriments":{\#(nutriments)}\#(others)}}"#)
  }

  /// The figures on one line.
  private func text(_ result: Result<OnlineProduct, ProductProblem>) -> String {
    switch result {
    case .failure(let problem): return "\(problem)"
    case .success(let product):
      let energy = product.figures.energy.map { "\($0.middle.kilocalories) kcal" } ?? ""
      let nutrients = product.figures.nutrients.map { "\($0.nutrient.rawValue) \($0.grams)" }
      return ([energy] + nutrients + ["\(product.basis)", "serving \(product.servingGrams ?? 0)"])
        .joined(separator: ", ")
    }
  }

  @Test func `has a name, a brand and figures of 100 g`() {
    let result = read(
      #"{"code":"8901058000290","status":1,"product":{"product_name":" Masala\nnoodles ","brands":"Maggi,Nestlé","#
        + #""serving_quantity":"70","serving_size":"70 g","nutriments":{"energy-kcal_100g":427,"energy_100g":1787,"#
        + #""proteins_100g":"8.2","carbohydrates_100g":63.5,"fat_100g":15.7,"fiber_100g":2,"sugars_100g":1.8,"#
        + #""salt_100g":2.9,"saturated-fat_100g":8.2,"energy-kcal_serving":299}}}"#)
    let product = try? result.get()
    #expect(product?.name == "Masala noodles")
    #expect(product?.brand == "Maggi")
    #expect(
      text(result)
        == "427.0 kcal, protein 8.2, carbs 63.5, fat 15.7, fibre 2.0, sugar 1.8, salt 2.9, saturated_fat 8.2, hundred, serving 70.0"
    )
  }

  @Test(arguments: [
    // Kilojoules only.
    (#""energy-kj_100g":418.4,"fat_100g":2"#, "", "100.0 kcal, fat 2.0, hundred, serving 0.0"),
    (#""energy_100g":418.4"#, "", "100.0 kcal, hundred, serving 0.0"),
    // A serving only, with its weight and without.
    (
      #""energy-kcal_serving":120,"proteins_serving":3"#, #","serving_quantity":30"#,
      "400.0 kcal, protein 10.0, hundred, serving 30.0"
    ),
    (#""energy_serving":502.08"#, #","serving_quantity":30"#, "400.0 kcal, hundred, serving 30.0"),
    (#""energy-kcal_serving":120"#, "", "120.0 kcal, serving, serving 0.0"),
    (#""energy-kcal_serving":120"#, #","serving_quantity":0"#, "120.0 kcal, serving, serving 0.0"),
    // Nothing is 0 because it is not known, and what is negative is not known.
    (#""energy-kcal_100g":0,"fat_100g":-1"#, "", "0.0 kcal, hundred, serving 0.0"),
    ("", "", #"noFigures(name: "Masala noodles")"#),
    (#""proteins_100g":8"#, "", #"noFigures(name: "Masala noodles")"#),
    (#""energy-kcal_100g":"a lot""#, "", #"noFigures(name: "Masala noodles")"#),
    (#""energy-kcal_100g":2000"#, "", #"implausible(name: "Masala noodles", why: "2,000 kcal in 100 g")"#),
    (
      #""energy-kcal_100g":400,"fat_100g":60,"carbohydrates_100g":50"#, "",
      #"implausible(name: "Masala noodles", why: "110 g of macros in 100 g")"#
    ),
    (
      #""energy-kcal_serving":400"#, #","serving_quantity":1"#,
      #"implausible(name: "Masala noodles", why: "40,000 kcal in 100 g")"#
    ),
  ])
  func `has what is known of it, of 100 g where that can be computed`(
    nutriments: String, others: String, expected: String
  ) {
    #expect(text(product(nutriments, others)) == expected)
  }

  @Test(arguments: [
    (#"{"code":"8901058000290","status":0,"status_verbose":"product not found"}"#, ProductProblem.unknown),
    (#"{"status":0,"product":{}}"#, .unknown), (#"{"status":"failure"}"#, .unknown),
    (#"{"status":1}"#, .otherForm),
    ("<html>502</html>", .otherForm), (#"{"product":{"nutri"#, .otherForm), ("[]", .otherForm),
    ("", .otherForm),
  ])
  func `may not be there`(answer: String, problem: ProductProblem) {
    #expect(read(answer) == .failure(problem))
  }

  @Test func `is named by its code where it has no name`() throws {
    let product = try read(#"{"status":1,"product":{"product_name":"","nutriments":{"energy-kcal_100g":1}}}"#)
      .get()
    #expect(product.name == "8901058000290")
    #expect(product.brand == nil)
  }
}
