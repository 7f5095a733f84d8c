import Foundation
import Testing

@testable import RIBsLive

/// A server for a test.
struct RunningServer: Sendable {
  let address: String
  let port: UInt16
  let updates: LiveUpdates

  /// A reply to one request.
  struct Reply {
    let head: String
    let body: String

    var status: Int { Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0 }
  }

  /// - Parameter headers: `Host` is added if it is missing.
  /// - Returns: The reply to one request on a connection of its own.
  func ask(
    _ target: String, method: String = "GET", _ headers: [String: String] = [:]
  ) async throws -> Reply {
    var headers = headers
    headers["Host"] = headers["Host"] ?? "127.0.0.1:\(port)"
    headers["Connection"] = "close"
    let lines = headers.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\r\n" }.joined()
    return try await send("\(method) \(target) HTTP/1.1\r\n\(lines)\r\n")
  }

  /// - Returns: What comes back until the server closes the connection; of a stream, its head.
  func send(_ request: String) async throws -> Reply {
    let port = port
    return try await onThread {
      let connection = try Connection(port)
      connection.send(request)
      let text = connection.receiveToEnd()
      guard let end = text.range(of: "\r\n\r\n") else { return Reply(head: text, body: "") }
      return Reply(head: String(text[..<end.lowerBound]), body: String(text[end.upperBound...]))
    }
  }

  /// A reader of `api/live`.
  func listen(receiveBuffer: Int32? = nil) async throws -> Connection {
    let port = port
    return try await onThread {
      let connection = try Connection(port, receiveBuffer: receiveBuffer)
      connection.send("GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return connection
    }
  }
}

/// Runs a server while `body` runs. `/api/echo` gives the query, `/api/long` more than a system buffers, and `/api/slow`
/// takes a second.
func withServer(
  host: String = "127.0.0.1", token: String? = nil, limits: ConnectionLimits = .patient,
  _ body: (RunningServer) async throws -> Void
) async throws {
  let updates = LiveUpdates()
  let server = LiveServer(
    host: host, token: token,
    files: [
      "/": LiveResponse(
        contentType: "text/html; charset=utf-8", body: Array("<!doctype html>".utf8)),
      "/page.js": LiveResponse(contentType: "text/javascript", body: Array("start()".utf8)),
    ], limits: limits,
    answer: { request in
      switch request.path {
      case "/api/echo":
        let pairs = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        return LiveResponse(
          contentType: "application/json", body: Array(pairs.joined(separator: "&").utf8))
      case "/api/long":
        return LiveResponse(
          contentType: "application/json",
          body: [UInt8](repeating: UInt8(ascii: "x"), count: 1 << 23))
      case "/api/slow":
        Thread.sleep(forTimeInterval: 1)
        return LiveResponse(contentType: "application/json", body: Array("late".utf8))
      default: return nil
      }
    }, updates: updates)
  let task = Task { try await server.run() }
  let address = try await bounded { try await server.address() }
  let components = try #require(URLComponents(string: address))
  let running = RunningServer(
    address: address, port: UInt16(try #require(components.port)), updates: updates)
  let result: Result<Void, any Error>
  do { result = .success(try await body(running)) } catch { result = .failure(error) }
  task.cancel()
  _ = try await bounded { await task.result }
  try result.get()
}

/// What stops a server that should not run. After ten minutes it is stopped.
func failure(of server: LiveServer) async -> LiveServer.Failure? {
  let run = Task { try await server.run() }
  let limit = Task {
    try await Task.sleep(for: .seconds(600))
    run.cancel()
  }
  defer { limit.cancel() }
  guard case .failure(let error) = await run.result else { return nil }
  return error as? LiveServer.Failure
}

private struct Late: Error {}

/// Waits for something that ought to happen soon, and may not know cancellation. All tests run at once, so it waits for
/// ten minutes at most.
func bounded<Value: Sendable>(
  _ body: @escaping @Sendable () async throws -> Value
) async throws -> Value {
  let (results, result) = AsyncStream.makeStream(of: Result<Value, any Error>.self)
  Task {
    do { result.yield(.success(try await body())) } catch { result.yield(.failure(error)) }
  }
  let limit = Task {
    try await Task.sleep(for: .seconds(600))
    result.yield(.failure(Late()))
  }
  defer { limit.cancel() }
  for await first in results { return try first.get() }
  throw Late()
}

extension ConnectionLimits {
  /// For tests in which nobody is slow on purpose. Other tests may keep all threads busy for minutes.
  static var patient: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.reading = .seconds(600)
    limits.answering = .seconds(600)
    limits.writing = .seconds(600)
    limits.waiting = .seconds(600)
    return limits
  }
}

/// Asks again and again until something holds, as what it waits for happens on another thread.
func eventually(_ condition: () async throws -> Bool) async throws {
  for _ in 0..<400 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(50))
  }
  Issue.record("It does not happen.")
}
