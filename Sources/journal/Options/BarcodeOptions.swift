import ArgumentParser
import JournalFormat

/// Options for the barcode of a product.
struct BarcodeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "A product by the digits below its bars, or by a picture of them.", valueName: "code|file"),
    completion: .file())
  var barcode: String?

  @Option(
    help: ArgumentHelp("How much of the product: 30 g, 2 servings; else one serving.", valueName: "amount"))
  var amount: String?
}

extension BarcodeOptions {
  /// The barcode that is typed or that the picture holds; `nil` without the option.
  func code(in environment: CommandEnvironment) throws -> Barcode? {
    guard let barcode else {
      guard amount == nil else {
        throw CommandFailure(
          .usage, "--amount belongs to a --barcode; else write the amount into the words, as in ‘rice 150 g’")
      }
      return nil
    }
    do throws(Barcode.Problem) { return try Barcode(barcode) } catch {
      // Whatever is no number is the name of a file.
      guard error == .notDigits, !barcode.allSatisfy({ $0.isWhitespace || $0 == "-" }) else {
        throw CommandFailure(.usage, error.message(for: barcode))
      }
    }
    return try scanned(barcode, in: environment)
  }

  private func scanned(_ path: String, in environment: CommandEnvironment) throws -> Barcode {
    let bytes: [UInt8]
    do throws(FileProblem) { bytes = try environment.readFile(path) } catch {
      throw CommandFailure(
        .refused,
        error == .missing
          ? "‘\(path)’ is neither a barcode nor a file; type the digits below the bars, as in ‘--barcode 8901058000290’"
          : "‘\(path)’ cannot be read: \(error.reason)")
    }
    let found = try environment.scanBarcodes(bytes)
    guard let digits = found.first, let barcode = try? Barcode(digits) else {
      throw CommandFailure(
        .negativeResult,
        "no barcode of a product was found in ‘\(path)’; take the picture nearer and with light, or type the digits below the bars"
      )
    }
    if Set(found).count > 1 {
      environment.warn("‘\(path)’ holds \(Set(found).count) barcodes; \(digits), the clearest, is taken")
    }
    return barcode
  }
}
