import JournalAnalytics
import JournalFormat

/// Why an on-line look-up gave no product.
enum ProductLookupProblem: Error, Hashable {
  /// The user's configuration does not turn it on.
  case notTurnedOn
  /// This machine asked as often as it may; seconds until it may ask again.
  case tooOften(seconds: Int)
  /// The service wants fewer requests.
  case limited
  /// The service cannot be reached, or gives no answer.
  case offline(NetworkProblem)
  /// The service answered with this status.
  case outOfOrder(host: String, status: Int)
  /// The service answered without usable figures.
  case product(ProductProblem)

  /// A sentence without a full stop about the product of a code, which says what to do.
  func sentence(about code: String) -> String {
    switch self {
    case .notTurnedOn:
      "looking up products on-line is not turned on; write online = true under [products] in your config.toml"
    case .tooOften(let seconds):
      "Open Food Facts may be asked \(ProductLookup.most) times a minute; try again in \(counted(seconds, "second"))"
    case .limited: "Open Food Facts takes no more requests for now; try again in a minute"
    case .offline(let problem): "\(problem.reason), so \(code) was not looked up"
    case .outOfOrder(let host, let status): "\(host) is out of order for now (\(status)); try again later"
    case .product(.unknown):
      "Open Food Facts has no product \(code); write its figures from the label, as in --kcal 210"
    case .product(.noFigures(let name)):
      "Open Food Facts has ‘\(name)’ (\(code)), but not what is in it; write its figures from the label, as in --kcal 210"
    case .product(.implausible(let name, let why)):
      "what Open Food Facts says of ‘\(name)’ (\(code)) cannot be right: \(why); write its figures from the label, as in --kcal 210"
    case .product(.otherForm):
      "the answer of Open Food Facts about \(code) is of another form than it documents"
    }
  }
}

/// Looks up packaged products at Open Food Facts.
enum ProductLookup {
  /// How often the service may be asked in a minute.
  static let most = 15
  private static let limits = HTTPLimits(connecting: .seconds(5), total: .seconds(5))

  /// The product of a code of 8 to 14 digits, whose check digit is right.
  ///
  /// Says on standard error what is sent to whom, each time; the figures are shown with `OnlineProduct.attribution`. Throws only for a
  /// configuration that cannot be understood.
  static func product(
    _ code: String, in environment: CommandEnvironment
  ) throws -> Result<OnlineProduct, ProductLookupProblem> {
    guard let settings = try UserConfiguration.products(variable: environment.variable) else {
      return .failure(.notTurnedOn)
    }
    guard (8...14).contains(code.utf8.count), code.utf8.allSatisfy({ isASCIIDigit($0) }) else {
      return .failure(.product(.unknown))
    }
    if let seconds = countRead(in: environment) { return .failure(.tooOften(seconds: seconds)) }
    environment.warn("the number \(code) is sent to \(settings.address.place), and nothing else is")
    var address = settings.address
    address.path = OnlineProduct.path(askingFor: code, behind: address.path)
    address.query = "fields=\(OnlineProduct.fields.joined(separator: ","))"
    var request = HTTPRequest(address)
    request.limits = limits
    // Not sent again on an error: that would count as a second read.
    switch environment.network.send(request) {
    case .failure(let problem): return .failure(.offline(problem))
    case .success(let answer):
      switch answer.status {
      case 429: return .failure(.limited)
      // A product that is not there comes with 404.
      case 200..<300, 404:
        do throws(ProductProblem) {
          return .success(try OnlineProduct(answer: answer.body, code: code))
        } catch {
          return .failure(.product(error))
        }
      default: return .failure(.outOfOrder(host: settings.address.place, status: answer.status))
      }
    }
  }

  /// Counts a request. If the last minute had the maximum, returns the seconds to wait instead.
  private static func countRead(in environment: CommandEnvironment) -> Int? {
    let now = environment.network.seconds()
    var seconds: Int?
    environment.state?.update(.productReads) { bytes in
      let known = String(decoding: bytes, as: UTF8.self).split(separator: "\n").compactMap { Int($0) }
      // A time to come is one before the clock was set back.
      let reads = known.filter { $0 > now - 60 && $0 <= now }
      if reads.count >= most, let first = reads.suffix(most).min() {
        seconds = first + 60 - now
        return nil
      }
      return Array((reads + [now]).map { "\($0)\n" }.joined().utf8)
    }
    return seconds
  }
}
