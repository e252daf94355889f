/// Where the figures of an entry are from, as its `source:` says: `table`, `barcode`, `model NAME`, `me` or the person's own words.
public struct FigureSource: Hashable, Sendable {
  public var name: String
  /// By so many hundredths a figure marked as an estimate may be lower or higher, 1 to 100: 60 of `table ±60 %`; `nil` where the
  /// line does not say it.
  public var percent: Int?

  public init(name: String, percent: Int? = nil) { (self.name, self.percent) = (name, percent) }

  /// From the value of `source:`; a share at its end may be written `±60 %`, `±60%` or `+-60%`.
  public init(_ text: String) {
    self.init(name: text)
    guard text.last == "%" else { return }
    let share = text.dropLast().reversed().drop { $0 == " " }
    let digits = share.prefix { $0.isASCII && $0.isNumber }
    var rest = share.dropFirst(digits.count).drop { $0 == " " }
    for sign in ["±", "-+", "-/+"] where rest.starts(with: sign) {
      rest = rest.dropFirst(sign.count)
      guard rest.first == " ", let percent = Int(String(digits.reversed())), (1...100).contains(percent)
      else { return }
      self.init(name: String(rest.drop { $0 == " " }.reversed()), percent: percent)
      return
    }
  }

  /// As a line says it: `table ±60 %`.
  public var text: String { percent.map { "\(name) ±\($0) %" } ?? name }
}

extension FoodEntry {
  /// Where its figures are from, by its first `source:`; `nil` without one. The food table writes each with `~`; one without is the
  /// person's own, whatever stands below it.
  public var figureSource: FigureSource? {
    for case .source(let source) in details {
      let source = FigureSource(source.string)
      return source.name == "table" && facts.energy?.isEstimate == false ? FigureSource(name: "me") : source
    }
    return nil
  }
}
