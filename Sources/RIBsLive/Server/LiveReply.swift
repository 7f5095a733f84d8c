import GzipCoding
import NIOCore
import NIOHTTP1

/// A reply before it is written.
struct LiveReply: Sendable {
  let status: HTTPResponseStatus
  private(set) var headers: HTTPHeaders
  let body: ByteBuffer

  /// Larger bodies are compressed, in bytes.
  private static let mostUncompressed = 1024

  /// - Parameter packs: Whether the client can unpack gzip.
  init(_ response: LiveResponse, packs: Bool) {
    status = .ok
    headers = Self.headers(response.contentType)
    var bytes = response.body
    if bytes.count > Self.mostUncompressed {
      headers.add(name: "Vary", value: "Accept-Encoding")
      // Without memory for packing it goes as it is.
      if packs, let packed = try? GzipWriter.packed(bytes) {
        headers.add(name: "Content-Encoding", value: "gzip")
        bytes = packed
      }
    }
    body = ByteBuffer(bytes: bytes)
    headers.add(name: "Content-Length", value: String(bytes.count))
  }

  /// A sentence for whoever sees it in the browser.
  private init(_ sentence: String, _ status: HTTPResponseStatus) {
    self.status = status
    body = ByteBuffer(string: "\(sentence)\n")
    headers = Self.headers("text/plain; charset=utf-8")
    headers.add(name: "Content-Length", value: String(body.readableBytes))
  }

  init(_ refusal: Doorkeeper.Refusal) {
    self.init(refusal.sentence, refusal.status)
    if refusal == .wrongMethod { headers.add(name: "Allow", value: "GET, HEAD") }
  }

  static let nothing = LiveReply("There is nothing here.", .notFound)

  static let busy: LiveReply = {
    var reply = LiveReply(
      "The server is busy with other readers. Try again soon.", .serviceUnavailable)
    reply.headers.add(name: "Retry-After", value: "1")
    return reply
  }()

  /// Allows the page its own scripts, styles and requests, and nothing inline or foreign.
  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "connect-src 'self'",
    "img-src 'self' data:", "base-uri 'none'", "form-action 'none'", "frame-ancestors 'none'",
  ].joined(separator: "; ")

  /// The headers of every reply.
  static func headers(_ contentType: String) -> HTTPHeaders {
    [
      "Content-Type": contentType,
      "Cache-Control": "no-store",
      "Content-Security-Policy": policy,
      "X-Content-Type-Options": "nosniff",
      "Referrer-Policy": "no-referrer",
      "Cross-Origin-Resource-Policy": "same-origin",
    ]
  }
}

extension HTTPHeaders {
  /// Whether the client can unpack gzip.
  var acceptGzip: Bool {
    self[canonicalForm: "Accept-Encoding"].contains { item in
      let parts = item.lowercased().split(separator: ";").map { $0.filter { $0 != " " } }
      return parts.first == "gzip"
        && !parts.contains { $0.hasPrefix("q=0") && Double($0.dropFirst(2)) == 0 }
    }
  }
}
