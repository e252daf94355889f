/// `number` with a comma between thousands: `12,345`.
func grouped(_ number: Int) -> String {
  let digits = String(number.magnitude)
  var text = number < 0 ? "−" : ""
  for (index, digit) in digits.enumerated() {
    if index > 0, (digits.count - index).isMultiple(of: 3) { text.append(",") }
    text.append(digit)
  }
  return text
}

/// `sum` divided by `count`, rounded half up; 0 if `count` is 0. `sum` is not negative.
func share(_ sum: Int, among count: Int) -> Int {
  count == 0 ? 0 : (2 * sum + count) / (2 * count)
}

/// `part` of `whole` in whole percent, rounded half up; 0 if `whole` is 0.
func percentage(_ part: Int, of whole: Int) -> Int {
  whole == 0 ? 0 : (200 * part + whole) / (2 * whole)
}

/// The parts of `whole` in whole percent that add up to those of their sum, by the largest remainder; of equal remainders the
/// first.
///
/// All 0 if `whole` is 0.
func percentages(of parts: [Int], of whole: Int) -> [Int] {
  guard whole > 0 else { return parts.map { _ in 0 } }
  var percents = parts.map { 100 * $0 / whole }
  let sum = parts.reduce(0, +)
  let missing = percentage(sum, of: whole) - percents.reduce(0, +)
  let order = parts.indices.sorted { (100 * parts[$1] % whole, $0) < (100 * parts[$0] % whole, $1) }
  for place in order.prefix(max(0, missing)) { percents[place] += 1 }
  return percents
}

/// The elements with the highest value, in their order; more than one if several are equal.
func highest<Element, Value: Comparable>(of elements: [Element], by value: (Element) -> Value) -> [Element] {
  let values = elements.map(value)
  guard let most = values.max() else { return [] }
  return zip(elements, values).filter { $0.1 == most }.map(\.0)
}

/// `32 %`, `under 1 %` for a part that rounds to zero.
func shareText(_ percent: Int) -> String { percent == 0 ? "under 1 %" : "\(percent) %" }

/// `32 %` of `whole`; `0 %` for no part of it.
func shareText(_ part: Int, of whole: Int) -> String {
  part == 0 ? "0 %" : shareText(percentage(part, of: whole))
}

/// Whether parts of `whole` things are stated in percent: below ten, the counts say as much, and no more than is known.
func saysShares(of whole: Int) -> Bool { whole >= 10 }

/// `12 of 14 (86 %)`, and `3 of 4` below ten.
func partText(_ part: Int, of whole: Int) -> String {
  let counts = "\(grouped(part)) of \(grouped(whole))"
  return saysShares(of: whole) ? "\(counts) (\(shareText(part, of: whole)))" : counts
}

/// A probability: `below 0.1 %`, `4.2 %`, `100 %`.
func chanceText(_ value: Double) -> String {
  if value < 0.001 { return "below 0.1 %" }
  let tenths = Int((value * 1_000).rounded())
  return tenths == 1_000 ? "100 %" : "\(tenthsText(tenths)) %"
}

/// `two`, `twelve`, `13`.
func numberWord(_ number: Int) -> String {
  let words = [
    "none", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  return words.indices.contains(number) ? words[number] : grouped(number)
}

/// `once`, `twice`, `six times`, `20 times`.
func timesWord(_ number: Int) -> String { number < 3 ? timesText(number) : "\(numberWord(number)) times" }

/// `1 day`, `2 days`, `1,200 entries`; `plural` is for plurals not formed with an s.
func counted(_ number: Int, _ one: String, plural: String? = nil) -> String {
  "\(grouped(number)) \(number == 1 ? one : plural ?? one + "s")"
}

/// At most `count` names, and how many there are besides: `a, b and 3 more foods`.
func shortened(_ names: [String], to count: Int, of noun: String) -> [String] {
  guard names.count > count + 1 else { return names }
  return names.prefix(count) + [counted(names.count - count, "more " + noun)]
}

/// `1 day`, `12 days`.
func dayCount(_ number: Int) -> String { counted(number, "day") }

/// `once`, `twice`, `3 times`.
func timesText(_ number: Int) -> String {
  number == 1 ? "once" : number == 2 ? "twice" : "\(grouped(number)) times"
}

/// A number of tenths as `72.4`.
func tenthsText(_ tenths: Int) -> String {
  (tenths < 0 ? "−" : "") + "\(grouped(Int(tenths.magnitude) / 10)).\(tenths.magnitude % 10)"
}

/// `a`, `a and b`, `a, b and c`; empty for no item.
public func joinedList(_ items: [String]) -> String {
  guard let last = items.last else { return "" }
  return items.count == 1 ? last : items.dropLast().joined(separator: ", ") + " and " + last
}

/// The text with its first letter in upper case.
func capitalized(_ text: String) -> String {
  text.prefix(1).uppercased() + text.dropFirst()
}

/// `45 min`, `10 h`, `10 h 45 min`.
func durationText(minutes: Int) -> String {
  let hours = minutes / 60
  let rest = minutes % 60
  if hours == 0 { return "\(rest) min" }
  return rest == 0 ? "\(hours) h" : "\(hours) h \(rest) min"
}

/// A number as people write it: `6`, `2.5`; with at most two decimals.
func numberText(_ number: Double) -> String {
  guard number.isFinite, abs(number) < 1e12 else { return "\(number)" }
  let hundredths = Int((abs(number) * 100).rounded())
  var text = grouped(hundredths / 100)
  if hundredths % 100 != 0 {
    let decimals = String(hundredths % 100 + 100).dropFirst()
    text += "." + (decimals.hasSuffix("0") ? decimals.dropLast() : decimals)
  }
  return number < 0 && hundredths > 0 ? "−" + text : text
}

/// An average of whole numbers with one decimal: `4.8`.
func averageText(_ sum: Int, among count: Int) -> String { tenthsText(share(10 * sum, among: count)) }
