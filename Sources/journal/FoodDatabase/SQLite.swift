import CSQLite

/// An error of SQLite, in its own words.
struct SQLiteFailure: Error, Hashable {
  var code: Int32
  var message: String

  /// Whether there is no room left for the file, or none for its temporary files.
  var isFull: Bool { code & 0xFF == SQLITE_FULL }
}

/// A database file. Nothing else calls SQLite.
final class SQLite {
  private let handle: OpaquePointer

  /// How a file is opened.
  enum Mode {
    /// A complete file that no longer changes: nothing is locked, and no file is created beside it.
    case reading
    /// An empty file that counts only once it is complete: without a journal, and not synced.
    case building
  }

  init(_ path: String, _ mode: Mode) throws(SQLiteFailure) {
    var opened: OpaquePointer?
    let flags: Int32
    let name: String
    switch mode {
    case .reading:
      flags = SQLITE_OPEN_READONLY | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_URI
      name = "file:\(Self.escaped(path))?mode=ro&immutable=1"
    case .building:
      flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
      name = path
    }
    let code = sqlite3_open_v2(name, &opened, flags, nil)
    guard code == SQLITE_OK, let opened else {
      let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "there is no memory for it"
      sqlite3_close_v2(opened)
      throw SQLiteFailure(code: code, message: message)
    }
    handle = opened
    switch mode {
    case .reading: journal_sqlite_distrust(handle)
    case .building:
      try run(
        """
        PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA locking_mode = EXCLUSIVE;
        PRAGMA cache_size = -32768; PRAGMA temp_store = FILE;
        """)
    }
  }

  deinit { sqlite3_close_v2(handle) }

  /// Runs statements that return nothing.
  func run(_ sql: String) throws(SQLiteFailure) {
    guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw failure }
  }

  /// A statement to be run many times.
  func prepare(_ sql: String) throws(SQLiteFailure) -> SQLiteStatement {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, sql, -1, &statement, nil) == SQLITE_OK, let statement else {
      throw failure
    }
    return SQLiteStatement(statement, of: self)
  }

  /// How many rows the last statement changed.
  var changes: Int { Int(sqlite3_changes(handle)) }

  fileprivate var failure: SQLiteFailure {
    SQLiteFailure(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
  }

  /// A path as it stands in a URI.
  private static func escaped(_ path: String) -> String {
    path.replacing("%", with: "%25").replacing("?", with: "%3f").replacing("#", with: "%23")
  }
}

/// A prepared statement. Parameters count from 1, columns from 0.
final class SQLiteStatement {
  private let handle: OpaquePointer
  private let database: SQLite

  fileprivate init(_ handle: OpaquePointer, of database: SQLite) {
    (self.handle, self.database) = (handle, database)
  }

  deinit { sqlite3_finalize(handle) }

  func bind(_ place: Int32, integer value: Int64?) {
    if let value { sqlite3_bind_int64(handle, place, value) } else { sqlite3_bind_null(handle, place) }
  }

  func bind(_ place: Int32, real value: Double?) {
    if let value { sqlite3_bind_double(handle, place, value) } else { sqlite3_bind_null(handle, place) }
  }

  func bind(_ place: Int32, text value: String) {
    var value = value
    value.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        // Without an address SQLite would take an empty text for none.
        guard let start = characters.baseAddress else {
          _ = journal_sqlite_bind_text(handle, place, "", 0)
          return
        }
        _ = journal_sqlite_bind_text(handle, place, start, Int32(truncatingIfNeeded: characters.count))
      }
    }
  }

  /// Steps to the next row; `false` after the last.
  func step() throws(SQLiteFailure) -> Bool {
    switch sqlite3_step(handle) {
    case SQLITE_ROW: return true
    case SQLITE_DONE: return false
    default: throw database.failure
    }
  }

  /// Runs it, and resets it for other values.
  func run() throws(SQLiteFailure) {
    defer { reset() }
    _ = try step()
  }

  /// Makes it ready to be run again.
  func reset() { sqlite3_reset(handle) }

  func int(_ column: Int32) -> Int64? { isNull(column) ? nil : sqlite3_column_int64(handle, column) }

  func double(_ column: Int32) -> Double? {
    isNull(column) ? nil : sqlite3_column_double(handle, column)
  }

  /// The text of a column; empty where there is none.
  func text(_ column: Int32) -> String {
    guard let bytes = sqlite3_column_text(handle, column) else { return "" }
    return String(
      decoding: UnsafeBufferPointer(start: bytes, count: Int(sqlite3_column_bytes(handle, column))),
      as: UTF8.self)
  }

  private func isNull(_ column: Int32) -> Bool { sqlite3_column_type(handle, column) == SQLITE_NULL }
}
