import JournalFormat

/// Prints diagnostics file by file, and counts them.
struct CheckReport {
  /// The minimum severity to show. Others are only counted, except the first below each title of those that change a number.
  var least: Diagnostic.Severity
  /// Prints them as text; `nil` collects them for one JSON document.
  var printer: DiagnosticPrinter?
  var print: (String) -> Void

  private(set) var errors = 0
  private var files = 0
  private(set) var entries = 0
  private var warnings = 0
  private var hints = 0
  private var hidden = 0
  /// Lines that look like food or a figure and are not counted.
  private var uncounted = 0
  private var gathered: [(diagnostic: Diagnostic, file: String)] = []

  init(least: Diagnostic.Severity, printer: DiagnosticPrinter?, print: @escaping (String) -> Void) {
    self.least = least
    self.printer = printer
    self.print = print
  }

  /// Whether there was nothing to say.
  var isClean: Bool { errors + warnings + hints == 0 }

  /// Adds the diagnostics of a day file.
  mutating func add(_ file: FileFindings, entries count: Int, prefix: String) {
    files += 1
    entries += count
    add(file, prefix: prefix)
  }

  /// Adds the diagnostics of another file.
  mutating func add(_ file: FileFindings, prefix: String) {
    uncounted += Set(file.diagnostics.lazy.filter(\.code.isUncounted).flatMap(\.uncountedLines)).count
    for diagnostic in file.diagnostics {
      switch diagnostic.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .hint: hints += 1
      }
      guard diagnostic.severity >= least || diagnostic.code.changesNumber && !diagnostic.isFurther else {
        hidden += 1
        continue
      }
      if let printer {
        print(printer.text(diagnostic, in: file, prefix: prefix))
      } else {
        gathered.append((diagnostic, prefix + file.path))
      }
    }
  }

  /// Prints what depends on all files.
  func finish() {
    guard printer == nil else { return }
    let gathered = gathered
    let all = JSONValue.sequence {
      AnySequence(gathered.lazy.map { .diagnostic($0.diagnostic, file: $0.file) })
    }
    all.write(pretty: true, to: print)
  }

  /// The summary line: `3,650 files, 30,000 entries: no errors, 2 warnings`, and how many lines may be food that is not counted.
  func closingLine(countsEntries: Bool, hasDays: Bool) -> String {
    var line = files == 0 && countsEntries ? "no day files" : counted(files, "file")
    if countsEntries { line += ", \(counted(entries, "entry", plural: "entries"))" }
    line += ": \(counted(errors, "error")), \(counted(warnings, "warning"))"
    if hints > 0 {
      line += ", \(counted(hints, "hint"))"
      if hidden > 0 { line += " (--all shows \(hints == 1 ? "it" : "them"))" }
    }
    if countsEntries, uncounted > 0 {
      line +=
        "; \(counted(uncounted, "line")) "
        + (uncounted == 1
          ? "looks like food, a task or a figure and was not counted"
          : "look like food, tasks or figures and were not counted")
        + (hidden > 0 ? "" : ": ‘journal reading FILE’ shows what each line was taken for")
    } else if countsEntries, hasDays, entries == 0 {
      line += "; no line was read as food: ‘journal reading FILE’ shows what each was taken for"
    }
    return line + "\n"
  }
}
