import JournalAnalytics
import JournalFormat

/// Settings of `[estimator]` in the user's own configuration: which language model estimates meals.
struct EstimatorSettings: Hashable, Sendable {
  var provider: ModelProvider
  var model: String
  var address: WebAddress
  /// A command line whose output is the key; `nil` for the key of the environment.
  var keyCommand: String?
}

/// Settings of `[products]` in the user's own configuration, if it turns looking up products on.
struct ProductSettings: Hashable, Sendable {
  var address: WebAddress
}

/// The only settings that open the network, besides git's own. A journal cannot have them.
extension UserConfiguration {
  /// The model that estimates; `nil` if none is chosen, as without any configuration.
  static func estimator(variable: (String) -> String?) throws -> EstimatorSettings? {
    let (path, settings) = try table(
      "estimator", keys: ["provider", "model", "url", "key_command"], variable: variable)
    guard !settings.isEmpty else { return nil }
    var texts: [String: String] = [:]
    for (name, value) in settings {
      guard case .text(let text) = value, !text.isEmpty else {
        throw failure(path, "‘\(name)’ of [estimator] has to be a text in quotation marks")
      }
      texts[name] = text
    }
    let known = ModelProvider.allCases.map { "\"\($0.rawValue)\"" }
    guard let provider = texts["provider"].flatMap(ModelProvider.init) else {
      throw failure(
        path, "[estimator] has to name a service: provider = \(known.joined(separator: ", or "))")
    }
    guard let model = texts["model"] ?? provider.usualModel else {
      throw failure(
        path, "[estimator] has to name a model of \(provider.rawValue), as in model = \"llama3.2\"")
    }
    guard provider.isModelName(model) else {
      throw failure(path, "‘\(model)’ is no name of a model of \(provider.rawValue)")
    }
    let address = try address(
      texts["url"] ?? provider.usualAddress, of: "[estimator]", path, example: provider.usualAddress)
    return EstimatorSettings(
      provider: provider, model: model, address: address, keyCommand: texts["key_command"])
  }

  /// Where products are looked up; `nil` if that is not turned on.
  static func products(variable: (String) -> String?) throws -> ProductSettings? {
    let (path, settings) = try table("products", keys: ["online", "url"], variable: variable)
    guard let online = settings["online"] else { return nil }
    guard case .boolean(let isOnline) = online else {
      throw failure(path, "‘online’ of [products] is true or false, without quotation marks")
    }
    guard isOnline else { return nil }
    var text = usualProducts
    if let url = settings["url"] {
      guard case .text(let named) = url else {
        throw failure(path, "‘url’ of [products] has to be a text in quotation marks")
      }
      text = named
    }
    return ProductSettings(address: try address(text, of: "[products]", path, example: usualProducts))
  }

  private static let usualProducts = "https://world.openfoodfacts.org"

  private static func address(
    _ text: String, of table: String, _ path: String, example: String
  ) throws(CommandFailure) -> WebAddress {
    if let address = WebAddress(text) { return address }
    throw failure(
      path,
      "‘\(text)’ of \(table) is no address that may be asked; write one such as \(example): https, or http on this machine, with no "
        + "name, password or question in it")
  }

  /// The values of a table by their keys, and their file. Throws for an unknown key: a mistyped one would leave an address or a key
  /// command other than intended.
  private static func table(
    _ name: String, keys known: [String], variable: (String) -> String?
  ) throws -> (path: String, settings: [String: SettingsValue]) {
    let path = path(variable: variable)
    var settings: [String: SettingsValue] = [:]
    for entry in try entries(at: path) where entry.table == name {
      guard known.contains(entry.key) else {
        throw failure(
          path, "nothing reads ‘\(entry.key)’ of [\(name)]; known are \(known.joined(separator: ", "))")
      }
      settings[entry.key] = entry.value
    }
    return (path, settings)
  }

  private static func failure(_ path: String, _ reason: String) -> CommandFailure {
    CommandFailure(.refused, "\(path): \(reason)")
  }
}
