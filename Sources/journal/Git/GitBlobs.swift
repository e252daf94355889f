extension GitRepository {
  /// A file as git keeps it.
  struct Blob: Hashable {
    var id: String
    /// Below the top: it decides which filter the bytes go through.
    var path: [UInt8]
  }

  /// The bytes of files as git keeps them, in their order, with filters undone; `nil` for what is missing.
  ///
  /// `isExact` asks for them as they would stand in the working tree to the byte, with its line endings.
  func bytes(of blobs: [Blob], isExact: Bool = false) throws -> [[UInt8]?] {
    guard !blobs.isEmpty else { return [] }
    let filtered = try filters(of: Array(Set(blobs.map(\.path))))
    if let unmet = filtered.first(where: { !safety.filters.contains($0.value) }) {
      throw unmetFilter(unmet.value, of: unmet.key, "its versions in git cannot be read")
    }
    let isPlain: (Blob) -> Bool = { !isExact && filtered[$0.path] == nil }
    var plain = try raw(blobs.filter(isPlain).map(\.id)).makeIterator()
    return try blobs.map { blob in
      guard !isPlain(blob) else { return plain.next() ?? nil }
      let path = String(decoding: blob.path, as: UTF8.self)
      let answer = try attempt(["cat-file", "--filters", "--path=\(path)", blob.id])
      guard answer.status == 0 else { throw failure(answer) }
      return answer.output
    }
  }

  private func raw(_ ids: [String]) throws -> [[UInt8]?] {
    guard !ids.isEmpty else { return [] }
    let output = try ask(
      ["cat-file", "--batch", "--buffer"], input: Array((ids.joined(separator: "\n") + "\n").utf8)
    )
    .output
    var found: [[UInt8]?] = []
    var start = output.startIndex
    // Each is `ID TYPE SIZE`, a line end, the bytes and a line end, or `ID missing`.
    while start < output.endIndex, let end = output[start...].firstIndex(of: 0x0A) {
      let words = output[start..<end].split(separator: 0x20)
      start = end + 1
      guard words.count == 3, let size = Int(String(decoding: words[2], as: UTF8.self)),
        size <= output.count - start
      else {
        found.append(nil)
        continue
      }
      found.append(Array(output[start..<start + size]))
      start += size + 1
    }
    return found
  }
}
