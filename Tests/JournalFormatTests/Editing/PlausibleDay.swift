import JournalTestSupport

/// Day files as people write them, each in a style of its own; the same for the same seed.
struct PlausibleDay {
  private var numbers: SplitMix64

  init(seed: UInt64) { numbers = SplitMix64(seed: seed) }

  /// The text of a file, and whether it has a title for every meal.
  mutating func text() -> String {
    let style = Style(&numbers)
    var lines: [String] = []
    if one(in: 6) { lines += ["---", "tags: [travel]", "---"] }
    if !one(in: 4) { lines += ["# Saturday, 14 March 2026", ""] }
    if one(in: 3) { lines += ["Slept badly, rain all night.", ""] }
    if one(in: 3) { lines += section("Weight", ["\(style.bullet) 72.4 kg"], style) }
    if one(in: 3) {
      lines += section(style.words[6], one(in: 2) ? items(style) : [], style)
    }
    for meal in 0..<6 where !one(in: 3) { lines += self.meal(style.words[meal], style) }
    if one(in: 3) {
      lines += section("Tasks", ["- [ ] Book dentist due:2026-03-18", "- [x] Buy oats"], style)
    }
    if one(in: 4) { lines += section("Habits", ["- [x] Meditate", "- Water: 6/8"], style) }
    if one(in: 4) { lines += section("Symptoms", ["- headache 3/10"], style) }
    if one(in: 3) { lines += section("Notes", ["Long call with my sister.", "", "- idea"], style) }
    if one(in: 8) { lines += ["<!-- journal begin x -->", "- 08:00 no entry", "<!-- journal end -->"] }
    while lines.last == "", !one(in: 3) { lines.removeLast() }
    var text = lines.joined(separator: style.ending)
    if one(in: 2) { text += style.ending }
    return one(in: 10) ? "\u{FEFF}" + text : text
  }

  private struct Style {
    var bullet: String
    var indent: String
    var ending: String
    var form: Int
    var level: Int
    var gap: Bool
    var isLoose: Bool
    var isTimed: Bool
    var time: Int
    var words: [String]

    init(_ numbers: inout SplitMix64) {
      bullet = ["-", "-", "-", "*", "+", "1."].randomElement(using: &numbers) ?? "-"
      indent = ["", "", "", "", "\t", "  "].randomElement(using: &numbers) ?? ""
      ending = ["\n", "\n", "\n", "\r\n", "\r"].randomElement(using: &numbers) ?? "\n"
      form = Int.random(in: 0..<9, using: &numbers)
      level = Int.random(in: 1...4, using: &numbers)
      gap = Int.random(in: 0..<3, using: &numbers) > 0
      isLoose = Int.random(in: 0..<6, using: &numbers) == 0
      isTimed = Bool.random(using: &numbers)
      time = Int.random(in: 0..<5, using: &numbers)
      words =
        [
          ["Breakfast", "Lunch", "Snack", "Dinner", "Dessert", "Drinks", "Food"],
          ["breakfast", "lunch", "snacks", "dinner", "dessert", "drinks", "meals"],
          ["Frühstück", "Mittagessen", "Snack", "Abendessen", "Nachtisch", "Getränke", "Essen"],
          ["Desayuno", "Almuerzo", "Merienda", "Cena", "Postre", "Bebidas", "Comidas"],
          ["朝食", "昼食", "間食", "夕食", "デザート", "飲み物", "食事"],
        ].randomElement(using: &numbers) ?? []
    }
  }

  private mutating func one(in count: Int) -> Bool { Int.random(in: 0..<count, using: &numbers) == 0 }

  /// A meal in the file's form: heading, bold line, underlined, label, item with nested items, item with a label.
  private mutating func meal(_ word: String, _ style: Style) -> [String] {
    switch style.form {
    case 0...3: return section(word, one(in: 4) ? [] : items(style), style)
    case 4: return ["**\(word)**"] + (style.gap ? [""] : []) + (one(in: 4) ? [] : items(style)) + [""]
    case 5: return [word, "-----"] + (style.gap ? [""] : []) + items(style) + [""]
    case 6: return ["\(word):"] + items(style) + [""]
    case 7:
      return ["- \(word):"] + items(style, indent: style.indent.contains("\t") ? "\t" : "  ", bullet: "-")
    default: return ["- \(word): \(food())"]
    }
  }

  private mutating func section(_ word: String, _ body: [String], _ style: Style) -> [String] {
    [String(repeating: "#", count: style.form == 0 ? style.level : 2) + " " + word] + (style.gap ? [""] : [])
      + body
      + (style.gap || body.isEmpty ? [""] : [])
  }

  private mutating func items(_ style: Style, indent: String? = nil, bullet: String? = nil) -> [String] {
    var lines: [String] = []
    let indent = indent ?? style.indent
    var minutes = Int.random(in: 300...600, using: &numbers)
    for number in 1...Int.random(in: 1...4, using: &numbers) {
      if style.isLoose, number > 1 { lines.append("") }
      minutes += Int.random(in: 0...90, using: &numbers)
      let bullet = bullet ?? (style.bullet == "1." ? "\(number)." : style.bullet)
      lines.append("\(indent)\(bullet) \(style.isTimed && !one(in: 5) ? clock(minutes, style) : "")\(food())")
      let nested = indent + (indent.contains("\t") ? "\t" : "   ")
      if one(in: 6) { lines.append("\(nested)- heard: so um") }
      if one(in: 8) { lines.append("\(nested)- with butter (80 kcal)") }
      if one(in: 12) { lines += ["", "\(nested)a paragraph of its own"] }
      if one(in: 12), indent.isEmpty { lines.append("and more of it") }
    }
    return lines
  }

  private func clock(_ minutes: Int, _ style: Style) -> String {
    let (hour, minute) = (minutes / 60, minutes % 60)
    let plain = "\(hour < 10 && style.time != 1 ? "0" : "")\(hour):\(minute < 10 ? "0" : "")\(minute)"
    return style.time == 2 ? "**\(plain)** " : style.time == 3 ? "`\(plain)` - " : "\(plain) "
  }

  private mutating func food() -> String {
    let words = [
      "porridge", "rice 150 g", "two eggs", "fish soup", "お茶漬け", "toast & jam", "½ cup oats", "#hot tea",
    ]
    let tails = [
      "", "", "", " (320 kcal)", " (~300 kcal, P 11 g) #home", " #a #b", " — 80 kcal", " [kcal:: 320] ^id",
    ]
    return (words.randomElement(using: &numbers) ?? "") + (tails.randomElement(using: &numbers) ?? "")
  }
}
