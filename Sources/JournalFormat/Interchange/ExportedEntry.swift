/// One food entry as exchange formats give it: its keys and values in their fixed order.
///
/// The first nine keys keep the names of the app this format descends from; the rest is snake_case.
struct ExportedEntry {
  /// The keys, in the order of every export.
  static let keys = [
    "id", "date", "rawInput", "inputType", "processedDescription", "mediaURL", "createdAt", "category",
    "updatedAt", "state", "energy_kcal", "energy_low_kcal", "energy_high_kcal", "energy_estimated",
    "protein_g", "carbs_g", "fat_g", "quantities", "source", "tags", "file", "line",
  ]

  /// One value for each of `keys`.
  let values: [JSONValue]

  /// `entry` of the file `file`, under the identifier it has among its day's entries.
  init(_ entry: FoodEntry, identifier: String, in file: JournalDay) {
    let details = EntryDetails(entry.details)
    let photo = details.photo?.string
    let energy = entry.energy
    let quantities = quantities(of: entry)
    values = [
      .string(identifier),
      .string(file.day.description),
      .string(Self.rawInput(of: entry, details: details)),
      .string(entry.inputKind.rawValue),
      .string(entry.words.string),
      .text(photo.flatMap { mediaPath($0, relativeToFolderOf: file.path) }),
      .text(entry.time.map { instant($0.start, of: file.day) }),
      .text(entry.category?.rawValue),
      .text(details.edited.map { day, time in time.map { instant($0, of: day) } ?? day.description }),
      .string(entry.state.rawValue),
      .energy(energy?.middle),
      .energy(energy?.low),
      .energy(energy?.high),
      energy.map { .bool($0.isEstimate) } ?? .null,
      .amount(entry.grams(of: .protein)),
      .amount(entry.grams(of: .carbs)),
      .amount(entry.grams(of: .fat)),
      .sequence { AnySequence(quantities.lazy.map(JSONValue.quantity)) },
      .text(details.source?.string),
      .tags(entry.tags),
      .string(file.path),
      .int(entry.range.lowerBound.line),
    ]
  }

  /// The entry as an object.
  var object: JSONValue { .object(Array(zip(Self.keys, values))) }

  /// What was put in: the transcript for voice, the bare file name for a photo, else the line's words.
  private static func rawInput(of entry: FoodEntry, details: EntryDetails) -> String {
    switch entry.inputKind {
    case .voice: details.heard?.string ?? entry.rawWords.string
    case .image: details.photo.map { lastComponent(of: $0.string) } ?? entry.rawWords.string
    case .text: entry.rawWords.string
    }
  }
}

/// The first detail of each kind that an export gives.
private struct EntryDetails {
  var heard: TextSlice?
  var photo: TextSlice?
  var source: TextSlice?
  var edited: (Day, ClockTime?)?

  init(_ details: [EntryDetail]) {
    for detail in details {
      switch detail {
      case .heard(let text): heard = heard ?? text
      case .photo(let path): photo = photo ?? path
      case .source(let text): source = source ?? text
      case .edited(let day, let time): edited = (day, time)
      case .barcode, .note, .part, .text: break
      }
    }
  }
}

/// The quantities in the entry's words, then the amount its facts state.
private func quantities(of entry: FoodEntry) -> [FoodQuantity] {
  var found = FoodQuantity.quantities(in: entry.words)
  switch entry.facts.amount {
  case .grams(let grams): found.append(FoodQuantity(amount: grams, unit: "g"))
  case .millilitres(let millilitres): found.append(FoodQuantity(amount: millilitres, unit: "ml"))
  case nil: break
  }
  return found
}

/// A time of `day` as local ISO 8601; the hours after midnight are the next day's.
private func instant(_ time: ClockTime, of day: Day) -> String {
  let date = time.isAfterMidnight ? day.advanced(by: 1) : day
  return "\(date)T\(padded(time.hourOfDay, 2)):\(padded(time.minute, 2)):00"
}
