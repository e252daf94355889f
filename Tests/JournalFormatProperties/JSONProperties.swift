import JournalFormat

/// Bytes are JSON exactly where another reader says so, and what is written of the value is read as the same.
public func checkJSON(_ bytes: [UInt8]) throws(BrokenProperty) {
  let value: JSONValue
  do throws(JSONProblem) {
    value = try JSONValue.reading(bytes)
  } catch {
    try hold(error.place <= bytes.count, "\(error.place) of \(bytes.count)")
    // The other reader knows no surrogates and counts no levels.
    guard error.kind != .tooDeep else { return }
    try hold(JSONReading(String(decoding: bytes, as: UTF8.self)) == nil, "refused: \(shown(bytes))")
    return
  }
  let text = String(decoding: bytes, as: UTF8.self)
  if !text.contains("\\u") { try hold(JSONReading(text) != nil, "accepted: \(shown(bytes))") }
  let written = value.text(pretty: false)
  let again = try? JSONValue.reading(Array(written.utf8))
  try hold(again?.text(pretty: false) == written, "another when it is read again: \(written)")
}
