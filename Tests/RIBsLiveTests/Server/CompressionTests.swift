import Foundation
import GzipCoding
import NIOHTTP1
import Testing

@testable import RIBsLive

@Suite("Compressed replies", .timeLimit(.minutes(30))) struct CompressionTests {
  /// Asks on a connection of its own for a reply whose body is no text.
  private func ask(
    _ target: String, _ server: RunningServer, method: String = "GET", accept: String = "gzip, br"
  ) async throws -> (head: String, body: [UInt8]) {
    let port = server.port
    return try await onThread {
      let connection = try Connection(port)
      connection.send(
        """
        \(method) \(target) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n\
        Accept-Encoding: \(accept)\r\n\r\n
        """)
      var bytes: [UInt8] = []
      while case let more = connection.receive(), !more.isEmpty { bytes += more }
      let end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound ?? bytes.endIndex
      return (String(decoding: bytes[..<end], as: UTF8.self), Array(bytes[end...]))
    }
  }

  private func unpacked(_ bytes: [UInt8]) throws -> [UInt8] {
    var reader = try GzipReader()
    var unpacked: [UInt8] = []
    try reader.feed(bytes) { unpacked += $0 }
    try reader.finish()
    return unpacked
  }

  @Test func `a large reply is compressed if the client accepts that`() async throws {
    try await withServer { server async throws in
      for (target, letter, count) in [("/api/long", "x", 1 << 23), ("/long.js", ";", 4096)] {
        let reply = try await ask(target, server)
        #expect(reply.head.contains("\r\nContent-Encoding: gzip\r\n"))
        #expect(reply.head.contains("\r\nVary: Accept-Encoding\r\n"))
        #expect(reply.head.contains("\r\nContent-Length: \(reply.body.count)\r\n"))
        #expect(reply.body.count < count / 50)
        #expect(try unpacked(reply.body) == Array(String(repeating: letter, count: count).utf8))
        let head = try await ask(target, server, method: "HEAD")
        #expect(head.head == reply.head && head.body.isEmpty)
      }
    }
  }

  @Test func `no other reply is compressed`() async throws {
    try await withServer { server async throws in
      let plain = try await server.ask("/long.js")
      #expect(plain.body.utf8.count == 4096)
      // A cache may not give it to those who accept gzip.
      #expect(plain.head.contains("\r\nVary: Accept-Encoding\r\n"))
      #expect(!plain.head.contains("Content-Encoding"))
      let small = try await ask("/api/echo?a=\(String(repeating: "b", count: 1022))", server)
      #expect(small.body.count == 1024 && !small.head.contains("Encoding"))
      let larger = try await ask("/api/echo?a=\(String(repeating: "b", count: 1023))", server)
      #expect(larger.body.count < 1024 && larger.head.contains("Content-Encoding: gzip"))
      let live = try await server.ask("/api/live", ["Accept-Encoding": "gzip"])
      #expect(live.status == 200 && !live.head.contains("Content-Encoding"))
    }
  }

  @Test(arguments: [
    ("gzip", true), ("br, GZIP", true), ("gzip;q=0.5", true), ("deflate,gzip ; q=1", true),
    ("", false), ("identity", false), ("gzip;q=0", false), ("br, gzip; q=0.0", false),
    ("xgzip", false), ("br;q=0, gzip;q=0.01", true),
  ])
  func `a client says what it accepts`(accept: String, isAccepted: Bool) {
    let headers: HTTPHeaders = ["accept-encoding": accept]
    #expect(headers.acceptGzip == isAccepted)
    #expect(!HTTPHeaders().acceptGzip)
  }
}
