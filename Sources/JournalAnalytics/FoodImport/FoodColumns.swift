public import JournalFormat

/// Columns that a file of foods lacks but needs.
public struct MissingColumns: Error, Hashable, Sendable {
  /// Their names, or several of which one is enough.
  public var names: [String]
  /// The first columns that it has instead.
  public var found: [String]

  /// What is missing, as the end of a sentence without a full stop.
  public var message: String {
    let has =
      found.isEmpty ? "" : "; its first columns are \(found.map { "‘\($0)’" }.joined(separator: ", "))"
    return "has no column \(names.joined(separator: ", no "))\(has)"
  }
}

/// The positions of columns by the names in the first row.
struct ColumnNames {
  private var places: [String: Int] = [:]
  private let first: [String]
  let count: Int

  init(_ header: DelimitedRecord) {
    count = header.count
    for index in 0..<min(header.count, 5_000) {
      let name = header.text(index, longest: 100).lowercased()
      if places[name] == nil { places[name] = index }
    }
    first = (0..<min(header.count, 5)).map { header.text($0, longest: 30) }.filter { !$0.isEmpty }
  }

  /// The position of the first of these names that exists.
  subscript(names: String...) -> Int? { self[names] }

  subscript(names: [String]) -> Int? { names.lazy.compactMap { places[$0] }.first }

  /// The places of all columns whose names begin so, in their order.
  func places(startingWith start: String) -> [Int] {
    places.filter { $0.key.hasPrefix(start) }.map(\.value).sorted()
  }

  /// The names of the columns that are not among `read`, in their order.
  func unread(besides read: [Int?]) -> [String] {
    let read = Set(read.compactMap(\.self))
    return places.filter { !$0.key.isEmpty && !read.contains($0.value) }.sorted { $0.value < $1.value }
      .map(\.key)
  }

  func missing(_ names: [String]) -> MissingColumns { MissingColumns(names: names, found: first) }
}

/// Why a row of a list is no food.
public enum LeftOutFood: String, Error, CaseIterable, Hashable, Sendable {
  /// It is of another country than the one asked for.
  case otherCountry
  case noName
  /// It has no energy from 0 to 900 kcal in 100 g.
  case noEnergy
  /// It has other fields than the header.
  case malformed

  /// The number left out for this reason, as part of a sentence; `nil` if that was requested.
  public func summary(_ count: Int) -> String? {
    switch self {
    case .otherCountry: "\(grouped(count)) of other countries"
    case .noName: "\(grouped(count)) without a name"
    case .noEnergy: "\(grouped(count)) without an energy from 0 to 900 kcal per 100 g"
    case .malformed: nil
    }
  }
}

/// A list with one food a row.
public protocol FoodColumns {
  /// The food of a row; throws the reason if it is none.
  func food(_ record: DelimitedRecord) throws(LeftOutFood) -> ImportedFood
}
