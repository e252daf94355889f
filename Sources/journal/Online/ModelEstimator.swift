import JournalAnalytics
import JournalFormat

/// Why a language model gave no estimate.
struct ModelFailure: Error, Hashable {
  /// A clause that begins with the model or its service.
  var reason: String
  /// Whether it was reported for an earlier entry, so that the service was not asked again.
  var isKnown = false
}

/// Asks the language model of the user's own configuration what meals amount to.
final class ModelEstimator {
  private let settings: EstimatorSettings
  private let environment: CommandEnvironment
  /// Why the service is no longer asked in this run.
  private var end: ModelFailure?
  private var isReady = false
  private var key: Secret?

  /// `nil` if the configuration chooses none; throws if it cannot be understood.
  init?(in environment: CommandEnvironment) throws {
    guard let settings = try UserConfiguration.estimator(variable: environment.variable) else { return nil }
    (self.settings, self.environment) = (settings, environment)
  }

  /// The longest text that is sent, in characters.
  private static let longest = 2000

  /// What a meal amounts to, by its words.
  ///
  /// The first time it says what is sent to whom, and gets the key. A service that fails is not asked again.
  func estimate(_ words: String) -> Result<ModelEstimate, ModelFailure> {
    if let end { return .failure(ModelFailure(reason: end.reason, isKnown: true)) }
    guard words.count <= Self.longest else {
      return .failure(ModelFailure(reason: "more than \(grouped(Self.longest)) characters are not sent"))
    }
    if let problem = prepare(for: words) { return .failure(stop(problem)) }
    switch environment.network.answer(to: request(about: words)) {
    case .failure(let problem): return .failure(stop(problem.reason))
    case .success(let answer) where (200..<300).contains(answer.status):
      do throws(ModelProblem) {
        return .success(try settings.provider.estimate(in: answer.body, of: settings.model))
      } catch {
        return .failure(ModelFailure(reason: "\(settings.model) \(error.reason)"))
      }
    case .success(let answer): return .failure(stop(refusal(answer)))
    }
  }

  private func stop(_ reason: String) -> ModelFailure {
    let failure = ModelFailure(reason: reason)
    end = failure
    return failure
  }

  private func request(about words: String) -> HTTPRequest {
    var address = settings.address
    address.path = settings.provider.path(asking: settings.model, behind: address.path)
    var request = HTTPRequest(address)
    request.body = settings.provider.body(asking: settings.model, about: words)
    let provider = settings.provider
    request.key = key.map { (header: { provider.keyHeader($0) }, secret: $0) }
    return request
  }

  // MARK: Before the first request

  /// Asks whether the words may be sent and gets the key, once; the reason if that fails.
  private func prepare(for words: String) -> String? {
    guard !isReady else { return nil }
    // Without a key nothing is sent, so there is nothing to agree to.
    if let refusal = missingKey() ?? refusalToSend(words) { return refusal }
    isReady = true
    return nil
  }

  /// Shows what is sent, and asks once for each service on a terminal; elsewhere the configuration is the consent. Returns why not
  /// to send.
  private func refusalToSend(_ words: String) -> String? {
    let place = settings.address.place
    let sentence =
      settings.address.isLoopback
      ? "the words of the meal go to \(settings.model) at \(place), on this machine, and nothing else does"
      : "the words of the meal are sent to \(place), where \(settings.model) reads them, and nothing else of the diary is"
    let service = "\(settings.provider.rawValue) \(place)"
    guard !agreed.contains(service) else { return nil }
    guard environment.inputIsInteractive else {
      environment.warn(sentence)
      return nil
    }
    let question = "\(capitalised(sentence)). Do you agree? You are asked only once. [y/N] "
    guard let answer = environment.ask(question)?.lowercased(), answer == "y" || answer == "yes" else {
      return "nothing was sent to \(place)"
    }
    environment.state?.update(.services) { $0 + Array("\(service)\n".utf8) }
    return nil
  }

  /// The services that the user agreed to ask.
  private var agreed: Set<String> {
    let bytes = environment.state?.read(.services) ?? []
    return Set(String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init))
  }

  /// Gets the key from the key command or the environment; the reason if there is none where one is needed.
  private func missingKey() -> String? {
    let provider = settings.provider
    if let command = settings.keyCommand {
      switch environment.filter(["/bin/sh", "-c", command], []) {
      case .failed:
        // What the command printed is not repeated, for it may be the key.
        return "the key command of [estimator] failed; run it by itself to see why"
      case .output(let bytes): key = Secret(String(decoding: bytes, as: UTF8.self))
      }
      return key == nil ? "the key command of [estimator] printed no key on its first line" : nil
    }
    guard let name = provider.keyVariable else { return nil }
    guard let text = environment.variable(name), !text.isEmpty else {
      return settings.address.isLoopback
        ? nil : "\(provider.rawValue) needs a key: set \(name), or key_command in [estimator] of config.toml"
    }
    key = Secret(text)
    return key == nil ? "\(name) holds something that is no key" : nil
  }

  // MARK: After it

  /// What an answer without an estimate means, by its status.
  private func refusal(_ answer: HTTPAnswer) -> String {
    let place = settings.address.place
    switch answer.status {
    case 401, 403: return "\(place) does not accept the key"
    case 404: return "\(place) has no model ‘\(settings.model)’"
    case 429: return "\(place) takes no more requests for now" + waiting(answer)
    case 500...: return "\(place) is out of order for now (\(answer.status))" + waiting(answer)
    default: return "\(place) refused the request (\(answer.status))" + complaint(answer)
    }
  }

  private func waiting(_ answer: HTTPAnswer) -> String {
    answer.secondsToWait.map { "; it asks to wait \(counted($0, "second"))" } ?? ""
  }

  /// The service's own message, unless it repeats a part of the key.
  private func complaint(_ answer: HTTPAnswer) -> String {
    guard let text = ModelProvider.complaint(in: answer.body), key?.isPart(of: text) != true else {
      return ""
    }
    return ": \(text)"
  }
}

private func capitalised(_ sentence: String) -> String {
  sentence.prefix(1).uppercased() + sentence.dropFirst()
}

extension ModelEstimator {
  /// The model for `estimate = "model"` in a journal's settings. If none is configured it says so, and the table estimates.
  static func ofRule(in environment: CommandEnvironment) -> ModelEstimator? {
    do {
      if let model = try ModelEstimator(in: environment) { return model }
      environment.warn(
        "journal.toml has estimate = \"model\", but no model is chosen, so the food table was asked; "
          + "\(UserConfiguration.path(variable: environment.variable)) chooses one under [estimator]")
    } catch {
      environment.warn("\(CommandFailure(wrapping: error).message); so the food table was asked")
    }
    return nil
  }
}
