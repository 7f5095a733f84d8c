import Dispatch
import FlyingFox
import Foundation

/// Answers requests.
struct LiveHandler: HTTPHandler {
  let doorkeeper: Doorkeeper
  let files: [String: LiveResponse]
  let answer: @Sendable (LiveRequest) -> LiveResponse?
  let updates: LiveUpdates
  let connections: OpenConnections
  /// Where replies are computed. Swift's tasks have few threads, and the server runs on them.
  let queue: DispatchQueue

  func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
    // Nil if the connection is gone already.
    guard let peer = request.remoteAddress else { throw HTTPUnhandledError() }
    connections.note(.answering, of: peer)
    if let refusal = doorkeeper.refusal(of: request) {
      return sentence(refusal.sentence, refusal.status, request, peer)
    }
    let path = request.target.path()
    if path == "/api/live", request.method == .GET { return live(request, peer) }
    guard let response = await response(to: request, path) else {
      return sentence("There is nothing here.", .notFound, request, peer)
    }
    guard connections.reserve(response.body.count, for: peer) else {
      return busy(request, peer)
    }
    return reply(response, .ok, request, peer)
  }

  private func response(to request: HTTPRequest, _ path: String) async -> LiveResponse? {
    if let file = files[path] { return file }
    guard path.hasPrefix("/api/") else { return nil }
    var query: [String: String] = [:]
    for item in request.query where item.name != "token" && query[item.name] == nil {
      query[item.name] = item.value
    }
    let asked = LiveRequest(path: path, query: query)
    return await withCheckedContinuation { continuation in
      queue.async { continuation.resume(returning: answer(asked)) }
    }
  }

  private func live(_ request: HTTPRequest, _ peer: OpenConnections.Peer) -> HTTPResponse {
    guard connections.beginLive(peer) else { return busy(request, peer) }
    let stream = UpdateStream(updates: updates) { connections.note($0, of: peer) }
    return HTTPResponse(
      statusCode: .ok, headers: Self.headers("text/event-stream"),
      body: HTTPBodySequence(from: stream, suggestedBufferSize: ReplyBody.blockSize))
  }

  private func busy(_ request: HTTPRequest, _ peer: OpenConnections.Peer) -> HTTPResponse {
    var response = sentence(
      "The server is busy with other readers. Try again soon.", .serviceUnavailable, request, peer)
    response.headers[HTTPHeader("Retry-After")] = "1"
    return response
  }

  private func sentence(
    _ text: String, _ status: HTTPStatusCode, _ request: HTTPRequest, _ peer: OpenConnections.Peer
  ) -> HTTPResponse {
    let body = LiveResponse(contentType: "text/plain; charset=utf-8", body: Array("\(text)\n".utf8))
    var response = reply(body, status, request, peer)
    if status == .methodNotAllowed { response.headers[HTTPHeader("Allow")] = "GET, HEAD" }
    return response
  }

  private func reply(
    _ response: LiveResponse, _ status: HTTPStatusCode, _ request: HTTPRequest,
    _ peer: OpenConnections.Peer
  ) -> HTTPResponse {
    // Nobody reads a request's body, so what follows it on the connection would not be a request.
    let isLast =
      request.method != .GET && request.method != .HEAD
      || request.headers[.contentLength] != nil || request.headers[.transferEncoding] != nil
    let bytes = request.method == .HEAD ? [] : response.body
    let body = ReplyBody(bytes: bytes, isLast: isLast) { connections.note($0, of: peer) }
    var headers = Self.headers(response.contentType)
    headers[.contentLength] = String(response.body.count)
    if isLast { headers[.connection] = "close" }
    return HTTPResponse(
      statusCode: status, headers: headers,
      body: HTTPBodySequence(
        from: body, count: bytes.count, suggestedBufferSize: ReplyBody.blockSize))
  }

  /// The page runs what it came with and asks only its own server.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
    "img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  private static func headers(_ contentType: String) -> HTTPHeaders {
    HTTPHeaders([
      .contentType: contentType,
      .cacheControl: "no-store",
      HTTPHeader("Content-Security-Policy"): policy,
      HTTPHeader("X-Content-Type-Options"): "nosniff",
      HTTPHeader("Referrer-Policy"): "no-referrer",
      HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
    ])
  }
}
