/// What Apple Health’s `export.xml` says of body weight, and of the person: read in pieces, in bounded memory.
///
/// Weights are those of records of the type `HKQuantityTypeIdentifierBodyMass`, at the civil time in which they were written. A share of body
/// fat belongs to the weight of the same minute, or of the one beside it.
public struct AppleHealthExport {
  /// Whether its root was seen: `<HealthData>`.
  public private(set) var isHealthData = false
  /// Whether its end was seen; `false` for a file that was cut off.
  public private(set) var isComplete = false
  /// Whether there were more readings than are kept, 500,000.
  public private(set) var isTooLarge = false
  public private(set) var born: Day?
  public private(set) var sex: ProfileSettings.Sex?
  /// In centimetres, the latest one, from 50 to 300.
  public var height: Double? { heights.value }
  /// Records of weights that could not be read: no weight of a person, or no date.
  public private(set) var unread = 0

  private var tags = XMLTags()
  /// The minutes since 1970 of the civil time, with the weights.
  private var weights: [Int: [Amount]] = [:]
  private var fats: [Int: Double] = [:]
  private var heights: (minute: Int, value: Double?) = (.min, nil)
  private var kept = 0

  private static let limit = 500_000

  private struct Amount: Hashable {
    var amount: Double
    var unit: BodyMassUnit
  }

  public init() {}

  /// Reads the next piece of the file.
  public mutating func take(_ piece: UnsafeRawBufferPointer) {
    var tags = tags
    // So that there is one owner, and nothing is copied.
    self.tags = XMLTags()
    tags.take(piece.bindMemory(to: UInt8.self)) { read(XMLTag($0)) }
    self.tags = tags
  }

  /// The weights in the order of their times, each once.
  public var readings: [ImportedWeight] {
    var result: [ImportedWeight] = []
    for (minute, amounts) in weights {
      let day = Day(ordinal: (minute - minute.positiveRemainder(1440)) / 1440)
      let time = ClockTime(minutes: minute.positiveRemainder(1440))
      let fat = fats[minute] ?? fats[minute + 1] ?? fats[minute - 1]
      result += amounts.compactMap {
        ImportedWeight(day: day, time: time, amount: $0.amount, unit: $0.unit, bodyFatPercent: fat)
      }
    }
    return ImportedWeight.sortedOnce(result)
  }

  private mutating func read(_ tag: XMLTag) {
    if tag.isNamed("Record") {
      readRecord(tag)
    } else if tag.isNamed("Me") {
      readPerson(tag)
    } else if tag.isNamed("HealthData") {
      isHealthData = true
    } else if tag.isNamed("/HealthData") {
      isComplete = true
    }
  }

  private mutating func readPerson(_ tag: XMLTag) {
    tag.forEachAttribute { name, value in
      if XMLTag.isSame(name, "HKCharacteristicTypeIdentifierDateOfBirth") {
        XMLTag.decoded(value).withUnsafeBufferPointer {
          born = scanDay(LineScanner($0, 0..<$0.count))?.0 ?? born
        }
      } else if XMLTag.isSame(name, "HKCharacteristicTypeIdentifierBiologicalSex") {
        switch String(decoding: XMLTag.decoded(value), as: UTF8.self) {
        case "HKBiologicalSexFemale": sex = .female
        case "HKBiologicalSexMale": sex = .male
        default: break
        }
      }
      return true
    }
  }

  private enum Kind {
    case mass, fat, height
  }

  private static func kind(ofType raw: UnsafeBufferPointer<UInt8>) -> Kind? {
    guard raw.contains(.ampersand) else { return kind(of: raw) }
    return XMLTag.decoded(raw).withUnsafeBufferPointer { kind(of: $0) }
  }

  private static func kind(of type: UnsafeBufferPointer<UInt8>) -> Kind? {
    if XMLTag.isSame(type, "HKQuantityTypeIdentifierBodyMass") { return .mass }
    if XMLTag.isSame(type, "HKQuantityTypeIdentifierBodyFatPercentage") { return .fat }
    return XMLTag.isSame(type, "HKQuantityTypeIdentifierHeight") ? .height : nil
  }

  private mutating func readRecord(_ tag: XMLTag) {
    var kind: Kind?
    var (unit, value, start): ([UInt8], [UInt8], [UInt8]) = ([], [], [])
    tag.forEachAttribute { name, raw in
      if XMLTag.isSame(name, "type") {
        // Nearly all records are something else, and most name their type first.
        kind = Self.kind(ofType: raw)
        return kind != nil
      } else if XMLTag.isSame(name, "unit") {
        unit = XMLTag.decoded(raw)
      } else if XMLTag.isSame(name, "value") {
        value = XMLTag.decoded(raw)
      } else if XMLTag.isSame(name, "startDate") {
        start = XMLTag.decoded(raw)
      }
      return true
    }
    guard let kind else { return }
    guard let minute = minute(of: start), let figure = whole(value) else {
      if kind == .mass { unread += 1 }
      return
    }
    keep(kind, of: figure, in: String(decoding: unit, as: UTF8.self), at: minute)
  }

  private mutating func keep(_ kind: Kind, of figure: Double, in unit: String, at minute: Int) {
    switch kind {
    case .mass:
      guard let amount = amount(figure, unit),
        ImportedWeight(day: Day(ordinal: 0), time: nil, amount: amount.amount, unit: amount.unit) != nil
      else {
        unread += 1
        return
      }
      guard weights[minute]?.contains(amount) != true, hasRoom() else { return }
      weights[minute, default: []].append(amount)
    case .fat:
      // A share such as 0.229, or percent.
      let percent = figure <= 1 ? figure * 100 : figure
      guard percent > 0, percent < 100, fats[minute] == nil, hasRoom() else { return }
      fats[minute] = percent
    case .height:
      guard let each = ["cm": 1, "m": 100, "mm": 0.1, "in": 2.54, "ft": 30.48][unit],
        minute >= heights.minute,
        (50...300).contains(figure * each)
      else { return }
      heights = (minute, (figure * each * 10).rounded() / 10)
    }
  }

  private mutating func hasRoom() -> Bool {
    guard kept < Self.limit else {
      isTooLarge = true
      return false
    }
    kept += 1
    return true
  }

  private func amount(_ figure: Double, _ unit: String) -> Amount? {
    switch unit {
    case "kg": Amount(amount: figure, unit: .kilograms)
    case "g": Amount(amount: figure / 1000, unit: .kilograms)
    case "lb", "lbs": Amount(amount: figure, unit: .pounds)
    case "st": Amount(amount: figure, unit: .stones)
    default: nil
    }
  }

  /// A number that is all of a text.
  private func whole(_ text: [UInt8]) -> Double? {
    text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      guard let (value, end) = scanLongDecimal(line.over(line.trimmed(line.rest))),
        line.trimmed(end..<line.end).isEmpty
      else { return nil }
      return value
    }
  }

  /// The minutes since 1970 of `2026-03-14 07:05:00 +0100`, as they are written.
  private func minute(of text: [UInt8]) -> Int? {
    text.withUnsafeBufferPointer { buffer in
      let line = LineScanner(buffer, 0..<buffer.count)
      guard let (day, end) = scanDay(line.over(line.trimmed(line.rest))) else { return nil }
      func digits(_ at: Int) -> Int? {
        guard let tens = line.digit(at: at)?.value, let ones = line.digit(at: at + 1)?.value else {
          return nil
        }
        return tens * 10 + ones
      }
      guard let hour = digits(end + 1), let minute = digits(end + 4), line.byte(at: end + 3) == .colon,
        hour < 24,
        minute < 60
      else { return nil }
      return day.ordinal * 1440 + hour * 60 + minute
    }
  }
}

extension Int {
  /// The remainder that is never below zero.
  fileprivate func positiveRemainder(_ divisor: Int) -> Int {
    let rest = self % divisor
    return rest < 0 ? rest + divisor : rest
  }
}
