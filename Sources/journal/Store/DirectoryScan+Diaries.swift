import JournalFormat

/// Which of the day files below a folder are its journal's: two diaries are never read as one.
extension DirectoryScan {
  /// Keeps the day files of this journal and names the folders of the others.
  mutating func chooseDays() throws(FileProblem) {
    let folders = diaryFolders
    guard folders.contains(where: { !$0.isEmpty }) else { return }
    let own = try ownFolders(among: folders)
    let isOwn = { (folder: ArraySlice<UInt8>) in own.contains { $0.elementsEqual(folder) } }
    guard !folders.allSatisfy(isOwn) else { return }
    var places = DiaryPlaces()
    var isKept = true
    found.days.removeAll { file in
      if let diary = places.newDiary(ofPath: file.bytes) { isKept = isOwn(diary) }
      return !isKept
    }
    found.diaries = folders.filter { !isOwn($0) }.map { String(decoding: $0, as: UTF8.self) }.sorted()
  }

  /// The folders of the diaries that the files found belong to.
  private var diaryFolders: Set<ArraySlice<UInt8>> {
    var places = DiaryPlaces()
    return Set(found.days.compactMap { places.newDiary(ofPath: $0.bytes) })
  }

  /// Those that are this journal's: its own, and those that its settings name; without either, the one nearest to the top.
  private mutating func ownFolders(
    among folders: Set<ArraySlice<UInt8>>
  ) throws(FileProblem) -> Set<ArraySlice<UInt8>> {
    let named = settings.folders.map { Array($0.utf8) }
    let chosen = folders.filter { folder in
      folder.isEmpty
        || named.contains { folder.elementsEqual($0) || folder.starts(with: $0 + [UInt8(ascii: "/")]) }
    }
    guard named.isEmpty, chosen.isEmpty, !Self.holdsDayFiles(rootPath) else { return chosen }
    // Of a period only some files were looked at.
    var all = folders
    if days != nil {
      var scan = DirectoryScan(days: nil, root: root, rootPath: rootPath)
      try scan.collect()
      all = scan.diaryFolders
    }
    let depth = { (folder: ArraySlice<UInt8>) in folder.count { $0 == UInt8(ascii: "/") } }
    let least = all.map(depth).min()
    let nearest = all.filter { depth($0) == least }
    guard nearest.count > 1 else { return nearest }
    let names = nearest.map { String(decoding: $0, as: UTF8.self) }.sorted()
    for name in names {
      let other = names.first { $0 != name } ?? ""
      let reason = "it holds day files, and so does ‘\(other)’: two diaries are not read as one"
      let remedy =
        "name this one with -C, or write folders = [\"\(name)\"] into journal.toml if its days belong to this journal"
      report(
        Diagnostic(.unreadableFile, onFile: "\(reason.dropFirst(3)); nothing in it counts; \(remedy)"),
        at: Array(name.utf8), reason)
    }
    return []
  }

  /// The settings of the journal; those of one without any if they cannot be read.
  private var settings: JournalSettings {
    guard let file = found.settings, let bytes = try? FolderReader(root: rootPath).bytes(of: file) else {
      return JournalSettings()
    }
    return JournalSettings.reading(SourceText(bytes)).settings
  }
}

/// Finds the diaries of files one after the other. Most lie in the folder of the file before, for which nothing is asked again.
private struct DiaryPlaces {
  private var folder: ArraySlice<UInt8>?

  /// The folder of the diary of the file at `path`; `nil` if it is that of the file before, whose folder it lies in.
  mutating func newDiary(ofPath path: [UInt8]) -> ArraySlice<UInt8>? {
    let own = path[..<(path.lastIndex(of: UInt8(ascii: "/")) ?? 0)]
    if let folder, folder == own { return nil }
    folder = own
    return JournalLayout.diaryFolder(ofPath: path)
  }
}
