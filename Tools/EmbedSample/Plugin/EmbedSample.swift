import Foundation
import PackagePlugin

/// Makes the files of `sample-journal` part of the program, at each build after one of them changed.
@main
struct EmbedSample: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "sample-journal")
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedSample.swift")
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      .filter { !$0.hasPrefix("recaps") && !$0.hasPrefix(".") && $0.contains(".") }.sorted()
    return [
      .buildCommand(
        displayName: "Embedding the sample journal", executable: try context.tool(named: "embed-sample").url,
        arguments: [folder.path, output.path] + files, inputFiles: files.map { folder.appending(path: $0) },
        outputFiles: [output])
    ]
  }
}
