// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

// Commands run once: what they are made of matters more than how fast they are. Reading stays as fast as it can be.
let small: [SwiftSetting] = [.unsafeFlags(["-Osize"], .when(configuration: .release))]

let package = Package(
  name: "journal",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "journal", targets: ["journal"]),
    .library(name: "JournalFormat", targets: ["JournalFormat"]),
    .library(name: "JournalAnalytics", targets: ["JournalAnalytics"]),
    // For the nested package Fuzz.
    .library(name: "JournalFormatProperties", targets: ["JournalFormatProperties"]),
    .library(name: "JournalAnalyticsProperties", targets: ["JournalAnalyticsProperties"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2")
  ],
  targets: [
    .systemLibrary(
      name: "CCmark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(name: "CLinux"),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "JournalFormat", dependencies: ["CCmark"], swiftSettings: strict),
    .target(
      name: "JournalAnalytics", dependencies: ["JournalFormat"], swiftSettings: strict),
    .executableTarget(
      name: "journal",
      dependencies: [
        "CSQLite", "JournalFormat", "JournalAnalytics", "EmbeddedFoods",
        .target(name: "CLinux", condition: .when(platforms: [.linux])),
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      swiftSettings: strict + small, plugins: ["EmbedSample"]),
    .executableTarget(name: "embed-sample", path: "Tools/EmbedSample/Program", swiftSettings: strict),
    .plugin(
      name: "EmbedSample", capability: .buildTool(), dependencies: ["embed-sample"],
      path: "Tools/EmbedSample/Plugin"),
    .target(
      name: "EmbeddedFoods", dependencies: ["JournalAnalytics"], path: "Tools/EmbedFoods/Table",
      swiftSettings: strict, plugins: ["EmbedFoods"]),
    .executableTarget(name: "embed-foods", path: "Tools/EmbedFoods/Program", swiftSettings: strict),
    .plugin(
      name: "EmbedFoods", capability: .buildTool(), dependencies: ["embed-foods"],
      path: "Tools/EmbedFoods/Plugin"),
    .target(
      name: "JournalTestSupport", dependencies: ["JournalFormat"],
      path: "Tests/JournalTestSupport", swiftSettings: strict),
    .target(
      name: "JournalFormatProperties", dependencies: ["JournalFormat"],
      path: "Tests/JournalFormatProperties", swiftSettings: strict),
    .target(
      name: "JournalAnalyticsProperties",
      dependencies: ["JournalFormat", "JournalAnalytics", "JournalFormatProperties"],
      path: "Tests/JournalAnalyticsProperties", swiftSettings: strict),
    .testTarget(
      name: "JournalFormatTests",
      dependencies: ["JournalFormat", "JournalFormatProperties", "JournalTestSupport"],
      exclude: ["Errors/Days", "Errors/Golden"], swiftSettings: strict),
    .testTarget(
      name: "JournalAnalyticsTests",
      dependencies: [
        "JournalAnalytics", "EmbeddedFoods", "JournalAnalyticsProperties", "JournalTestSupport",
      ],
      exclude: [
        "After/Golden", "Doctor/Golden", "Energy/Golden", "Insights/Golden", "Recap/Golden",
        "Rendering/Golden", "Reports/Golden",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "journalTests", dependencies: ["journal", "JournalFormatProperties", "JournalTestSupport"],
      exclude: ["Errors/Golden"], swiftSettings: strict),
  ],
  swiftLanguageModes: [.v6]
)
