import JournalFormat

/// The photos and recordings in `media/` that only one entry refers to.
struct OwnMedia {
  /// Paths relative to the journal's folder.
  let paths: [String]

  /// If a file's name begins with the day of one of the latest files, only these are searched for other references;
  /// otherwise all day files are.
  init(of found: FoundEntry, in diary: OpenDiary) throws {
    let named = Set(found.entry.mediaPaths(inFile: found.day.path)).filter { path in
      // Media that do not exist here, or are outside the journal through a link, are ignored.
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
        // A file that cannot be read may refer to it.
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
  /// The number of occurrences of `needle`, without overlaps; 0 for an empty one.
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
