import Foundation
import Synchronization

@testable import journal

/// A server on this machine, on a port of its own, that answers each request with the next of its replies.
final class LoopbackServer: Sendable {
  enum Reply: Sendable {
    /// These bytes, and the end of the connection.
    case bytes(String)
    /// These bytes, and then nothing until the server ends.
    case silence(after: String)
    /// These bytes, and then as many others.
    case flood(after: String, count: Int)

    /// A whole answer with its head.
    static func answer(_ status: Int, _ body: String, headers: [String] = []) -> Reply {
      let head =
        ["HTTP/1.1 \(status) X", "Content-Length: \(body.utf8.count)", "Connection: close"] + headers
      return .bytes(head.map { $0 + "\r\n" }.joined() + "\r\n" + body)
    }
  }

  private struct State {
    var replies: [Reply]
    var requests: [String] = []
    /// Connections that are kept until the end.
    var kept: [Int32] = []
  }

  private let listener: Int32
  let port: Int
  private let state: Mutex<State>

  /// Listens, and answers in a thread of its own until `stop`.
  private init(_ replies: [Reply]) throws {
    (listener, port) = try Self.listen()
    state = Mutex(State(replies: replies))
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(listener, nil, nil)
        guard connection >= 0 else {
          // Here and not in `stop`: another server could get the number of the descriptor while this thread still waits at it.
          close(listener)
          return
        }
        _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
        serve(connection)
      }
    }
  }

  /// Calls `body` with a server that exists that long.
  static func running<Result>(
    _ replies: Reply..., body: (LoopbackServer) throws -> Result
  ) throws -> Result {
    let server = try LoopbackServer(replies)
    defer { server.stop() }
    return try body(server)
  }

  /// Calls `body` with a port that is taken, so that nothing else can listen on it, and that nothing listens on.
  static func withSilentPort<Result>(_ body: (Int) throws -> Result) throws -> Result {
    let (socket, port) = try listen(isListening: false)
    defer { close(socket) }
    return try body(port)
  }

  var address: String { "http://127.0.0.1:\(port)" }

  /// The requests so far, heads and bodies.
  var requests: [String] { state.withLock(\.requests) }

  private static func listen(isListening: Bool = true) throws -> (listener: Int32, port: Int) {
    #if canImport(Darwin)
      let listener = socket(AF_INET, SOCK_STREAM, 0)
    #else
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    _ = fcntl(listener, F_SETFD, FD_CLOEXEC)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = inet_addr("127.0.0.1")
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, size) == 0 && (!isListening || Foundation.listen(listener, 16) == 0)
          && getsockname(listener, $0, &size) == 0
      }
    }
    guard isBound else { throw POSIXError(.EADDRNOTAVAIL) }
    return (listener, Int(UInt16(bigEndian: address.sin_port)))
  }

  private func stop() {
    // Wakes the thread that waits for a connection.
    shutdown(listener, Int32(SHUT_RDWR))
    for connection in state.withLock(\.kept) { close(connection) }
  }

  private func serve(_ connection: Int32) {
    let request = read(connection)
    let reply = state.withLock { state in
      state.requests.append(request)
      return state.replies.isEmpty ? Reply.answer(418, "") : state.replies.removeFirst()
    }
    switch reply {
    case .bytes(let text):
      send(Array(text.utf8), to: connection)
      close(connection)
    case .silence(let text):
      send(Array(text.utf8), to: connection)
      state.withLock { $0.kept.append(connection) }
    case .flood(let text, let count):
      send(Array(text.utf8), to: connection)
      let piece = [UInt8](repeating: 65, count: 1 << 16)
      for _ in 0..<(count / piece.count) where !send(piece, to: connection) { break }
      close(connection)
    }
  }

  /// Reads one request with its body.
  private func read(_ connection: Int32) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(connection, &buffer, buffer.count, 0)
      guard count > 0 else { break }
      bytes += buffer[..<count]
      let text = String(decoding: bytes, as: UTF8.self)
      guard let end = text.range(of: "\r\n\r\n") else { continue }
      let length = text[..<end.lowerBound].components(separatedBy: "\r\n")
        .first { $0.lowercased().hasPrefix("content-length: ") }
        .flatMap { Int($0.dropFirst("content-length: ".count)) }
      if text[end.upperBound...].utf8.count >= length ?? 0 { break }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns whether the other side still reads.
  @discardableResult
  private func send(_ bytes: [UInt8], to connection: Int32) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      // Writing to somebody who has gone is an error and no signal: starting curl saw to that.
      let count = rest.withUnsafeBytes { posixWrite(connection, $0.baseAddress, count: $0.count) }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}
