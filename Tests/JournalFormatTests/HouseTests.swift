import Testing

/// The rules of the house that no compiler checks, asked of the sources themselves.
@Suite struct `The house` {
  @Test(arguments: ["Sources/JournalFormat", "Sources/JournalAnalytics"])
  func `keeps the libraries from asking the world`(folder: String) throws {
    let worldly = [
      "import Foundation", "import Glibc", "import Darwin", "import CLinux", "FileManager", "ProcessInfo",
      "Date()", " .current", "(.current", "Calendar.current", "Locale.current", "TimeZone.current", "print(",
      "getenv", "readLine(", "CommandLine", "ContinuousClock",
      "SystemRandomNumberGenerator", ".random(", ".randomElement()", ".shuffled()",
    ]
    let files = try SourceFile.all(in: folder)
    #expect(!files.isEmpty)
    #expect(files.flatMap { $0.uses(of: worldly) } == [])
  }

  @Test func `stops for nothing that a file may say`() throws {
    let traps = ["fatalError", "precondition", "try!", " as!", "assert(", "assertionFailure"]
    let files = try SourceFile.all(in: "Sources")
    #expect(files.flatMap { $0.uses(of: traps) } == [])
  }

  @Test func `opens libcmark, SQLite and the system's own calls by one door each`() throws {
    let files = try SourceFile.all(in: "Sources")
    let outsideMarkdown = files.filter { !$0.path.hasPrefix("Sources/JournalFormat/Markdown/") }
    let outsideSQLite = files.filter { $0.path != "Sources/journal/FoodDatabase/SQLite.swift" }
    let outsidePOSIX = files.filter { $0.path != "Sources/journal/System/POSIX.swift" }
    #expect(outsideMarkdown.flatMap { $0.uses(of: ["import CCmark", "cmark_"]) } == [])
    #expect(outsideSQLite.flatMap { $0.uses(of: ["import CSQLite", "sqlite3_"]) } == [])
    #expect(outsidePOSIX.flatMap { $0.uses(of: ["import CLinux", "import Glibc", "import Darwin"]) } == [])
  }

  @Test func `writes, renames and removes files in one place`() throws {
    let writing = [
      "O_WRONLY", "O_RDWR", "O_CREAT", "O_TMPFILE", "O_TRUNC", "rename(", "renameat(", "renameat2(",
      "unlink(",
      "unlinkat(", "linkat(", "rmdir(", "symlink(", "fopen(", "freopen(", "ftruncate(", "truncate(",
      ".write(to",
      "write(toFile", "createFile", "removeItem(", "moveItem(", "copyItem(", "forWritingTo", "forUpdating",
      "OutputStream(",
    ]
    let files = try SourceFile.all(in: "Sources")
      .filter { !$0.path.hasPrefix("Sources/journal/Store/AtomicWrite") }
    #expect(files.flatMap { $0.uses(of: writing) } == [])
    let outsideStore = files.filter { !$0.path.hasPrefix("Sources/journal/Store/") }
    #expect(outsideStore.flatMap { $0.uses(of: ["AtomicWrite", "JournalWriter", "OpenJournal"]) } == [])
  }

  @Test func `makes a call again that a signal interrupted`() throws {
    let calls = [
      "open", "openat", "mkdir", "mkdirat", "fsync", "flock", "fcntl", "renameat", "renameat2", "linkat",
      "unlinkat", "fchmod", "fchown", "ftruncate",
    ].flatMap { name in [" ", "(", "{"].map { $0 + name + "(" } }
    var bare: [String] = []
    for file in try SourceFile.all(in: "Sources/journal/Store") {
      for (index, line) in file.lines.enumerated() where calls.contains(where: { line.contains($0) }) {
        // The undo store opens records by a method of that name.
        let isNamed = ["func ", "///", "= open(id)"].contains { line.contains($0) }
        let around = file.lines[max(0, index - 2)...index].joined()
        if !isNamed, !around.contains("uninterrupted") { bare.append("\(file.path): \(line)") }
      }
    }
    #expect(bare == [])
  }

  @Test func `keeps away from what is slow, large or loses text on Linux`() throws {
    let names = [
      "DateFormatter", "NSRegularExpression", "NumberFormatter", "String(format:", ".formatted(",
      "replaceItemAt",
      "atomically: true", ".atomic", "waitUntilExit", "TimeZone(identifier", "TimeZone.current",
      "Locale.current", "contentsOfFile",
    ]
    #expect(try SourceFile.all(in: "Sources").flatMap { $0.uses(of: names) } == [])
  }

  @Test func `has no file of more than 700 lines`() throws {
    let files = try SourceFile.all(in: "Sources") + SourceFile.all(in: "Tests")
    let long = files.filter { $0.lines.count > 701 }.map { "\($0.path): \($0.lines.count - 1) lines" }
    #expect(long == [])
  }

  @Test func `leaves nothing for later`() throws {
    let files = try SourceFile.all(in: "Sources", [".swift", ".h"])
    #expect(files.flatMap { $0.occurrences(of: ["TODO:", "// TODO", "FIXME"]) } == [])
  }

  @Test func `speaks of no machine that it was built on`() throws {
    let files =
      try SourceFile.all(in: "Sources", [".swift", ".h", ".modulemap"])
      + SourceFile.all(in: "Benchmarks", [".py", ".c", ".sh", ".md"])
      + SourceFile.all(in: "Documentation", [".1", ".md"])
    let places = ["/home/", "/Users/", "/root/", "/opt/", "/var/"]
    #expect(files.flatMap { $0.occurrences(of: places) } == [])
  }

  @Test func `lets imports run one way`() throws {
    let format = try SourceFile.all(in: "Sources/JournalFormat")
    let analytics = try SourceFile.all(in: "Sources/JournalAnalytics")
    #expect(format.flatMap { $0.uses(of: ["import JournalAnalytics", "import ArgumentParser"]) } == [])
    #expect(analytics.flatMap { $0.uses(of: ["import CCmark", "import ArgumentParser"]) } == [])
  }

  /// The folders of each target from the ground up: none knows what a folder beside or above it declares.
  static let layers = [
    (
      target: "JournalFormat",
      layers: [
        ["Source"], ["Calendar", "Markdown", "Text", "Units"], ["Language"],
        ["Layout", "Settings", "Vocabulary"], ["Media", "Model"], ["Parsing"],
        ["Editing", "Interchange", "Merging"],
      ]
    ),
    (
      target: "journal",
      layers: [
        ["System"], ["Programs", "Store"], ["FoodDatabase", "Network"], ["Git", "Pictures", "Settings"],
        ["Environment"], ["Capture", "Online", "Options", "Sample"], ["Diary"], ["Sync"], ["Commands"],
      ]
    ),
    (
      target: "JournalAnalytics",
      layers: [
        ["Statistics"], ["Rendering"], ["Food"], ["Figures", "Refresh", "Search", "Written"],
        ["After", "Changes", "Energy", "FoodTable", "Habits", "Reports", "Tasks", "Timeline"],
        ["FoodImport", "Recap", "Weight"], ["Doctor", "Insights", "Online", "Reminders", "Today"],
      ]
    ),
  ]

  @Test(arguments: layers)
  func `stacks the folders of a target without a circle of types`(target: String, layers: [[String]]) throws {
    let files = try SourceFile.all(in: "Sources/\(target)").filter { $0.folder != nil }
    #expect(Set(files.compactMap(\.folder)) == Set(layers.joined().map { "\(target)/\($0)" }))
    for (index, layer) in layers.enumerated() {
      for name in layer {
        let hidden = Set(layers[index...].joined()).subtracting([name]).map { "\(target)/\($0)" }
        let types = Set(files.filter { hidden.contains($0.folder ?? "") }.flatMap(\.types))
        let own = files.filter { $0.folder == "\(target)/\(name)" }
        #expect(own.flatMap { $0.mentions(of: types.subtracting(own.flatMap(\.types))) } == [])
      }
    }
  }

  /// Asked of free functions and of members of extensions whose names no other folder declares.
  @Test func `stacks the folders of a target without a circle of functions`() throws {
    let files = try SourceFile.all(in: "Sources").compactMap { file in
      file.folder.map { (path: file.path, folder: $0, words: file.words) }
    }
    // The folders that declare a name but for one file, those that declare it for others, and all names that a folder declares.
    var declaring: [String: Set<String>] = [:]
    var offering: [String: Set<String>] = [:]
    var own: [String: Set<String>] = [:]
    for file in files {
      for word in file.words where word.isDeclared {
        own[file.folder, default: []].insert(word.text)
        if !word.isPrivate { declaring[word.text, default: []].insert(file.folder) }
        if word.isOffered { offering[word.text, default: []].insert(file.folder) }
      }
    }
    var heights: [String: Int] = [:]
    for (target, layers) in Self.layers {
      for (height, layer) in layers.enumerated() {
        for name in layer { heights["\(target)/\(name)"] = height }
      }
    }
    func target(_ folder: String) -> Substring { folder.prefix { $0 != "/" } }
    func isHidden(_ folder: String, from other: String) -> Bool {
      folder != other && target(folder) == target(other) && (heights[folder] ?? 0) >= (heights[other] ?? 0)
    }
    // What a target above declares, no file here means.
    let targets = ["JournalFormat", "JournalAnalytics", "journal"]
    func isAbove(_ folder: String, _ other: String) -> Bool {
      let places = [folder, other].map { targets.firstIndex(of: String(target($0))) ?? 0 }
      return places[0] > places[1]
    }
    var wrong: [String] = []
    for file in files {
      for word in file.words where word.isUsed {
        guard let homes = offering[word.text],
          let home = homes.first(where: { isHidden($0, from: file.folder) }),
          !(own[file.folder]?.contains(word.text) ?? false),
          declaring[word.text, default: []].allSatisfy({ $0 == home || isAbove($0, file.folder) })
        else { continue }
        wrong.append("\(file.path):\(word.line): \(word.text) of \(home)")
      }
    }
    #expect(wrong == [])
  }
}
