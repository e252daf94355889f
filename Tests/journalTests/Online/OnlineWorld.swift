import JournalFormat
import JournalTestSupport
import Synchronization

@testable import journal

/// A made-up world with a configuration, a state folder and a network of its own.
final class OnlineWorld: Sendable {
  let world: World
  private let folder: TemporaryFolder
  private let variables: [String: String]
  private let record = Mutex<(pauses: [Duration], seconds: Int)>(([], 1_000_000))

  init(
    _ files: [String: String] = [:], configuration: String, variables: [String: String] = [:],
    answers: [String]? = nil, in folder: TemporaryFolder
  ) throws {
    try folder.write(configuration, to: "config/journal/config.toml")
    self.folder = folder
    self.variables = variables.merging([
      "XDG_CONFIG_HOME": folder.path + "/config", "XDG_STATE_HOME": folder.path + "/state",
    ]) { $1 }
    world = World(files, variables: self.variables, answers: answers)
  }

  /// What was waited before requests that were sent again.
  var pauses: [Duration] { record.withLock(\.pauses) }

  /// Lets time pass.
  func pass(seconds: Int) { record.withLock { $0.seconds += seconds } }

  /// The environment, with curl that takes a few tenths of a second at most where the server is silent.
  func environment(
    total: Duration = .seconds(60),
    send: (@Sendable (HTTPRequest) -> Result<HTTPAnswer, NetworkProblem>)? = nil
  ) -> CommandEnvironment {
    var environment = world.environment
    let variables = variables
    environment.state = .system { variables[$0] }
    environment.network = NetworkAccess(
      send: send ?? { request in
        var request = request
        request.limits.total = total
        return NetworkAccess.curl.send(request)
      },
      pause: { pause in self.record.withLock { $0.pauses.append(pause) } },
      seconds: { self.record.withLock(\.seconds) })
    return environment
  }

  /// What was complained, with the port of a server left out.
  func complained(_ server: LoopbackServer) -> String {
    world.complained.replacing(":\(server.port)", with: ":PORT")
  }

  func state(_ name: String) -> String? { try? folder.text(of: "state/journal/\(name)") }
}
