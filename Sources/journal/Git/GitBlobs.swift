import JournalFormat

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
    if let unmet = filtered.first(where: { !allowance.filters.contains($0.value) }) {
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

  /// The bytes of files, as they would stand in the working tree; of links, what they lead to.
  func workTreeBytes(of objects: [(path: [UInt8], object: TreeObject)]) throws -> [[UInt8]] {
    let files = objects.filter { $0.object.mode != TreeObject.link }
    let converted = try convertedPaths(of: Array(Set(files.map(\.path))))
    let isPlain: ((path: [UInt8], object: TreeObject)) -> Bool = {
      $0.object.mode == TreeObject.link || !converted.contains($0.path)
    }
    var plain = try raw(objects.filter(isPlain).map(\.object.id)).makeIterator()
    return try objects.map { file in
      let path = String(decoding: file.path, as: UTF8.self)
      guard isPlain(file) else {
        return try bytes(of: [Blob(id: file.object.id, path: file.path)], isExact: true).first.flatMap(\.self)
          ?? []
      }
      guard let bytes = plain.next() ?? nil else {
        throw CommandFailure(
          .refused,
          "git does not have a version of ‘\(path)’ (\(file.object.id)); ‘git fsck’ lists what is missing")
      }
      return bytes
    }
  }

  /// How long objects are, as far as they are there.
  func sizes(of ids: [String]) throws -> [String: Int] {
    guard !ids.isEmpty else { return [:] }
    let lines = try ask(
      ["cat-file", "--batch-check", "--buffer"], input: Array((ids.joined(separator: "\n") + "\n").utf8)
    ).lines
    return Dictionary(
      lines.compactMap { line -> (String, Int)? in
        let words = line.split(separator: " ")
        return words.count == 3 ? Int(words[2]).map { (String(words[0]), $0) } : nil
      }, uniquingKeysWith: { first, _ in first })
  }

  func raw(_ ids: [String]) throws -> [[UInt8]?] {
    guard !ids.isEmpty else { return [] }
    let output = try ask(
      ["cat-file", "--batch", "--buffer"], input: Array((ids.joined(separator: "\n") + "\n").utf8)
    )
    .output
    var found: [[UInt8]?] = []
    var start = output.startIndex
    // Each is `ID TYPE SIZE`, a line end, the bytes and a line end, or `ID missing`.
    while start < output.endIndex, let end = output[start...].firstIndex(of: .lineFeed) {
      let words = output[start..<end].split(separator: .space)
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
