import JournalFormat

/// The pictures and recordings in `media/` that one entry names and no other does.
struct OwnMedia {
  /// Paths below the journal's folder.
  let paths: [String]

  /// Finds them. A name that begins with the day of one of the latest files is looked for in these alone; an older one, or any
  /// other name, may be used anywhere, and only then all day files are searched.
  init(of found: FoundEntry, in diary: OpenDiary) throws {
    let named = Set(found.entry.mediaPaths(inFile: found.day.path)).filter { path in
      // One that is not there, as on a device without the pictures, or that lies elsewhere by a link, is in nobody's way.
      do throws(FileProblem) {
        _ = try diary.folder.read(JournalFile(path: path))
      } catch {
        switch error {
        case .tooLarge, .tooManyLines: break
        case .notRegular, .linkLeadsOut, .missing, .unreadable: return false
        }
      }
      return true
    }.sorted()
    guard !named.isEmpty else {
      paths = []
      return
    }
    let isForeign = named.contains { !OwnMedia.fileName($0).starts(with: "\(found.day.day)".utf8) }
    let recent = try diary.recentFiles(through: max(diary.now.day, found.day.day))
    let isOld = recent.first.map { $0.day > found.day.day } ?? false
    let files =
      isForeign || isOld ? try OwnMedia.all(diary)[...] : recent + (try diary.files(of: found.day.day))
    paths = named.filter { path in
      let name = OwnMedia.fileName(path)
      return !files.contains { file in
        // What cannot be read may name it.
        guard let bytes = try? diary.folder.read(file) else { return true }
        guard file.bytes == found.file.bytes else { return bytes.occurrences(of: name) > 0 }
        return bytes.occurrences(of: name) > 1
      }
    }
  }

  private static func all(_ diary: OpenDiary) throws -> [JournalFile] {
    let listing = try diary.folder.listing()
    return listing.days + listing.related
  }

  private static func fileName(_ path: String) -> [UInt8] {
    Array(path.utf8.split(separator: UInt8(ascii: "/")).last ?? [])
  }
}

extension [UInt8] {
  /// How often `needle` occurs, without overlaps; never for an empty one.
  fileprivate func occurrences(of needle: [UInt8]) -> Int {
    guard let first = needle.first else { return 0 }
    var count = 0
    var index = startIndex
    while let next = self[index...].firstIndex(of: first) {
      if self[next...].starts(with: needle) {
        count += 1
        index = next + needle.count
      } else {
        index = next + 1
      }
    }
    return count
  }
}
