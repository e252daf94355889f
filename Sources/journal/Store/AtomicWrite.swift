/// Placeholder until the next landing.
enum AtomicWrite {
  static func update(_ path: String, inJournal root: String, change: ([UInt8]?) throws -> [UInt8]) throws
    -> WriteOutcome
  {
    throw CommandFailure(.refused, "writing is not possible yet")
  }
  static func write(_ bytes: [UInt8], toNamedFile path: String) throws {
    throw CommandFailure(.refused, "writing is not possible yet")
  }
}
