import JournalFormat

/// `journal init --git`: creates a repository for a journal, or configures an existing one.
struct RepositoryBeginning {
  let folder: JournalFolder
  let options: WriteOptions
  let environment: CommandEnvironment

  /// Adds what is missing, and leaves everything else as it is.
  func run() throws {
    var done: [String] = []
    if options.isDryRun { return try preview() }
    if try environment.repository(of: folder) == nil {
      let made = try environment.git.run(GitCall(arguments: ["init", "--quiet", folder.path]))
      guard made.status == 0 else { throw CommandFailure(.refused, "git: \(made.reason)") }
      done.append("made a git repository")
    }
    guard let repository = try environment.repository(of: folder) else {
      throw CommandFailure(.refused, "git has made no repository here")
    }
    let missing = try self.missing()
    if !missing.isEmpty {
      try folder.transact("init --git") { transaction in
        for file in missing { _ = try transaction.update(file.path) { GitFileLines.adding(file, to: $0) } }
      }
      done.append("wrote " + missing.map { folder.prefix + $0.path }.joined(separator: " and "))
    }
    if try register(in: repository) { done.append("registered the merge and diff drivers in this clone") }
    say(done.isEmpty ? "git is set up here already; nothing was changed" : done.joined(separator: "; "))
  }

  private func preview() throws {
    if try environment.repository(of: folder) == nil {
      environment.print("make a git repository\n")
    }
    for file in try missing() {
      environment.print(
        terminalSafe(
          UnifiedDiff(from: try folder.bytes(at: file.path), to: file.result, path: file.path).text))
    }
  }

  /// The files of git that lack lines.
  private func missing() throws -> [GitFileLines] {
    let days = try refusing("the folder") { () throws(FileProblem) in try folder.list(nil).days }
    let extensions = Set(
      days.map { $0.path.split(separator: ".").last.map { $0.lowercased() } ?? "md" })
    let attributes = GitFileLines.attributes(extensions: extensions.union(["md"]))
    return try [attributes, GitFileLines.ignored].compactMap { file in
      let old = try folder.bytes(at: file.path)
      var file = file
      file.result = GitFileLines.adding(file, to: old)
      return file.result == old ? nil : file
    }
  }

  /// Writes the drivers to the clone's configuration; returns `false` if they are there already.
  private func register(in repository: GitRepository) throws -> Bool {
    let missing = DiaryDrivers.configuration.filter { setting in
      !repository.configuration.entries.contains {
        $0.scope == .repository && $0.key.elementsEqual(setting.key.utf8) && $0.text == setting.value
      }
    }
    for setting in missing {
      _ = try repository.ask([
        "config", "--file", repository.folder.common + "/config", "--replace-all", setting.key, setting.value,
      ])
    }
    return !missing.isEmpty
  }

  private func say(_ sentence: String) {
    guard !options.quiet else { return }
    environment.print(terminalSafe(sentence) + "\n")
  }
}
