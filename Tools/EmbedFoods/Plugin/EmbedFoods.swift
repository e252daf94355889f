import Foundation
import PackagePlugin

/// Makes the foods of `Tools/EmbedFoods` part of the program, at each build after one of the lists changed.
@main
struct EmbedFoods: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = context.package.directoryURL.appending(path: "Tools/EmbedFoods")
    let lists = ["foods.tsv", "recipes.tsv", "ingredients.tsv"].map { folder.appending(path: $0) }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedFoods.swift")
    return [
      .buildCommand(
        displayName: "Embedding the food table", executable: try context.tool(named: "embed-foods").url,
        arguments: [folder.path, output.path], inputFiles: lists, outputFiles: [output])
    ]
  }
}
