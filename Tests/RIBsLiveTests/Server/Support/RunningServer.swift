import Dispatch
import Foundation
import Testing

@testable import RIBsLive

/// A server for a test.
struct RunningServer: Sendable {
  let address: String
  let port: UInt16
  let updates: LiveUpdates
  /// The paths of the data that was asked for.
  let asked: EventLog

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
    try await begin("/api/live", receiveBuffer: receiveBuffer)
  }

  /// Sends a request on a connection of its own, and does not wait for the reply.
  func begin(_ target: String, receiveBuffer: Int32? = nil) async throws -> Connection {
    let port = port
    return try await onThread {
      let connection = try Connection(port, receiveBuffer: receiveBuffer)
      connection.send("GET \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      return connection
    }
  }
}

/// Runs a server while `body` runs. `/api/echo` gives the query, `/api/long` more than a system buffers, `/api/piece`
/// a little less, `/api/slow` takes a second, and `/api/held` waits for `gate`.
func withServer(
  host: String = "127.0.0.1", token: String? = nil, limits: ConnectionLimits = .patient,
  gate: DispatchSemaphore = DispatchSemaphore(value: 0),
  _ body: (RunningServer) async throws -> Void
) async throws {
  let (updates, asked) = (LiveUpdates(), EventLog())
  let site = ServedSite(
    files: [
      "/": LiveResponse(
        contentType: "text/html; charset=utf-8", body: Array("<!doctype html>".utf8)),
      "/page.js": LiveResponse(contentType: "text/javascript", body: Array("start()".utf8)),
      "/long.js": LiveResponse(
        contentType: "text/javascript", body: [UInt8](repeating: UInt8(ascii: ";"), count: 4096)),
    ],
    answer: { request in
      let text: String
      asked.add(request.path)
      switch request.path {
      case "/api/echo":
        text = request.query.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
          .joined(separator: "&")
      case "/api/long": text = String(repeating: "x", count: 1 << 23)
      case "/api/piece": text = String(repeating: "x", count: 60_000)
      case "/api/slow":
        Thread.sleep(forTimeInterval: 1)
        text = "late"
      case "/api/held":
        gate.wait()
        gate.signal()
        text = "held"
      default: return nil
      }
      return LiveResponse(contentType: "application/json", body: Array(text.utf8))
    }, updates: updates)
  let server = try await onThread {
    try LiveServer(site, host: host, token: token, limits: limits)
  }
  let running = RunningServer(
    address: server.address, port: server.port, updates: updates, asked: asked)
  let result: Result<Void, any Error>
  do { result = .success(try await body(running)) } catch { result = .failure(error) }
  try await onThread {
    gate.signal()
    server.stop()
  }
  try result.get()
}

/// What stops a server from listening.
func failure(host: String = "127.0.0.1", ports: [UInt16] = [0]) async throws -> LiveServer.Failure?
{
  try await onThread {
    do throws(LiveServer.Failure) {
      try LiveServer(
        host: host, ports: ports, files: [:], answer: { _ in nil }, updates: LiveUpdates()
      ).stop()
      return nil
    } catch { return error }
  }
}

extension ConnectionLimits {
  /// For tests in which nobody is slow on purpose. Other tests may keep all threads busy for minutes.
  static var patient: ConnectionLimits {
    var limits = ConnectionLimits()
    limits.reading = .seconds(600)
    limits.answering = .seconds(600)
    limits.writing = .seconds(600)
    limits.beat = .seconds(600)
    return limits
  }
}

/// Asks again and again until something holds, as what it waits for happens on another thread.
func eventually(_ condition: () async throws -> Bool) async throws {
  for _ in 0..<400 {
    if try await condition() { return }
    try await Task.sleep(for: .milliseconds(50))
  }
  Issue.record("The condition never held.")
}
