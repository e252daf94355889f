// swift-tools-version: 6.2
import PackageDescription

// Built by Tools/fuzz, which switches libFuzzer and AddressSanitizer on for all that is linked.

/// A target that looks for bytes for which a property of the diary's text does not hold.
func fuzzTarget(_ name: String, of properties: String) -> Target {
  .executableTarget(
    name: "fuzz-\(name)",
    dependencies: ["FuzzDriver", .product(name: properties, package: "journal")],
    path: "Sources/\(name)")
}

let package = Package(
  name: "Fuzz",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "journal", path: "..")],
  targets: [
    .target(
      name: "FuzzDriver", dependencies: [.product(name: "JournalFormatProperties", package: "journal")]),
    fuzzTarget("day", of: "JournalFormatProperties"),
    fuzzTarget("edit", of: "JournalFormatProperties"),
    fuzzTarget("git", of: "JournalFormatProperties"),
    fuzzTarget("merge", of: "JournalFormatProperties"),
    fuzzTarget("path", of: "JournalFormatProperties"),
    fuzzTarget("picture", of: "JournalFormatProperties"),
    fuzzTarget("received", of: "JournalAnalyticsProperties"),
    fuzzTarget("report", of: "JournalAnalyticsProperties"),
    fuzzTarget("search", of: "JournalAnalyticsProperties"),
    fuzzTarget("settings", of: "JournalFormatProperties"),
    fuzzTarget("tables", of: "JournalFormatProperties"),
    fuzzTarget("text", of: "JournalFormatProperties"),
    fuzzTarget("words", of: "JournalFormatProperties"),
  ],
  swiftLanguageModes: [.v6]
)
