import Foundation
import Testing

@testable import RIBsLive

/// What one client does must not keep the others from their answers.
@Suite("Hostile clients", .serialized, .timeLimit(.minutes(30))) struct HostileClientTests {
  @Test(arguments: ["", "GET / HTTP/1.1\r\nX: ", "GET /?"])
  func `a head without end is cut off`(start: String) async throws {
    try await withServer { server async throws in
      let ended = Task {
        try await onThread {
          let connection = try Connection(server.port)
          connection.send(start)
          let block = [UInt8](repeating: UInt8(ascii: "a"), count: 1 << 16)
          // More than the system buffers, so somebody would have to read it.
          return (0..<1000).contains { _ in !connection.send(block) }
        }
      }
      for _ in 0..<10 { #expect(try await server.ask("/api/echo").status == 200) }
      #expect(try await ended.value)
    }
  }

  @Test func `a head has a bound, whatever is long in it`() async throws {
    try await withServer { server async throws in
      let start = "Host: 127.0.0.1:\(server.port)\r\nConnection: close\r\n"
      let field = "\(String(repeating: "n", count: 500)): \(String(repeating: "v", count: 500))\r\n"
      for (count, status) in [(20, 200), (40, 400)] {
        let fields = String(repeating: field, count: count)
        #expect(
          try await server.send("GET /page.js HTTP/1.1\r\n\(start)\(fields)\r\n").status == status)
        let query = String(repeating: "q", count: count * 1000)
        #expect(
          try await server.send("GET /page.js?\(query) HTTP/1.1\r\n\(start)\r\n").status == status)
      }
    }
  }

  @Test func `connections that say nothing are ended`() async throws {
    var limits = ConnectionLimits.patient
    limits.reading = .seconds(1)
    try await withServer(limits: limits) { server async throws in
      let silent = try await onThread { try (0..<100).map { _ in try Connection(server.port) } }
      #expect(try await server.ask("/api/echo").status == 200)
      #expect(try await onThread { silent.allSatisfy { $0.hasEnded() } })
      #expect(try await server.ask("/api/echo").status == 200)
      // So is one that says nothing more.
      let port = server.port
      let hasEnded = try await onThread {
        let connection = try Connection(port)
        connection.send("GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
        return connection.receive { $0.hasSuffix("start()") }.hasPrefix("HTTP/1.1 200 ")
          && connection.hasEnded()
      }
      #expect(hasEnded)
    }
  }

  @Test func `a connection that sends a byte from time to time is ended`() async throws {
    var limits = ConnectionLimits.patient
    limits.reading = .milliseconds(300)
    try await withServer(limits: limits) { server async throws in
      let slow = try await onThread { try Connection(server.port) }
      try await eventually { !slow.send("G") }
    }
  }

  @Test func `a connection in use outlives the limit of silent ones`() async throws {
    var limits = ConnectionLimits.patient
    limits.reading = .seconds(1)
    limits.writing = .seconds(1)
    try await withServer(limits: limits) { server async throws in
      let lastText = try await onThread {
        let connection = try Connection(server.port)
        var text = ""
        for _ in 0..<10 {
          connection.send("GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
          text = connection.receive { $0.hasSuffix("start()") }
          Thread.sleep(forTimeInterval: 0.2)
        }
        return text
      }
      #expect(lastText.hasSuffix("start()"))
      // A reply that takes long to compute, or to read, is no request that takes long.
      #expect(try await server.ask("/api/slow").body == "late")
      let reader = try await server.listen()
      try await Task.sleep(for: .seconds(2))
      server.updates.publish(Array("news".utf8))
      #expect(try await onThread { reader.receive { $0.contains("news") } }.contains("news"))
    }
  }

  @Test func `replies that nobody reads have a bound`() async throws {
    var limits = ConnectionLimits.patient
    limits.replyBytes = 20 << 20
    limits.writing = .seconds(2)
    try await withServer(limits: limits) { server async throws in
      let port = server.port
      let greedy = try await onThread {
        try (0..<20).map { _ in
          let connection = try Connection(port, receiveBuffer: 4096)
          connection.send("GET /api/long HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
          return connection
        }
      }
      // There is always room for a small reply.
      #expect(try await server.ask("/page.js").status == 200)
      let statuses = try await onThread {
        greedy.map { $0.receive { $0.contains("\r\n\r\n") }.prefix(12) }
      }
      #expect(statuses.contains { $0.hasSuffix("503") })
      // The memory comes back once they are ended.
      try await eventually { try await server.ask("/api/long").status == 200 }
    }
  }

  @Test func `a live reader that never reads is ended`() async throws {
    var limits = ConnectionLimits.patient
    limits.writing = .milliseconds(300)
    limits.liveReaders = 1
    try await withServer(limits: limits) { server async throws in
      let deaf = try await server.listen(receiveBuffer: 4096)
      let news = [UInt8](repeating: UInt8(ascii: "n"), count: 1 << 20)
      try await eventually {
        server.updates.publish(news)
        let reader = try await server.listen()
        return try await onThread { reader.receive { $0.contains("\r\n\r\n") }.contains(" 200 ") }
      }
      withExtendedLifetime(deaf) {}
    }
  }

  @Test func `requests that come all at once are answered one after another`() async throws {
    try await withServer { server async throws in
      let (port, count) = (server.port, 4000)
      let reply = try await onThread {
        let connection = try Connection(port)
        let ask = "GET /x HTTP/1.1\r\nHost: a\r\n\r\n"
        let last = "GET /api/echo?a=b HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
        connection.send(String(repeating: ask, count: count) + last)
        return connection.receive { $0.hasSuffix("\r\n\r\na=b") }
      }
      #expect(reply.ranges(of: "HTTP/1.1 421 ").count == count)
      #expect(reply.hasSuffix("\r\n\r\na=b"))
    }
  }

  @Test func `no more is computed than is read`() async throws {
    try await withServer { server async throws in
      let (port, count) = (server.port, 600)
      let ask = "GET /api/piece HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n"
      let slow = try await onThread {
        let connection = try Connection(port, receiveBuffer: 4096)
        connection.send(String(repeating: ask, count: count))
        return connection
      }
      try await eventually { server.asked.all.count > 2 }
      for _ in 0..<20 { #expect(try await server.ask("/page.js").status == 200) }
      // 36 MB, of which a system buffers a few.
      #expect(server.asked.all.count < count / 2)
      let size = try await onThread {
        var size = 0
        while size < count * 60_000, case let more = slow.receive(), !more.isEmpty {
          size += more.count
        }
        return size
      }
      #expect(size >= count * 60_000)
    }
  }

  @Test(arguments: [
    "GET\r\n\r\n", "\r\n\r\n", "\0\0\0\n\n", "GET / HTTP/1.1\r\nContent-Length: -1\r\n\r\n",
    "GET / HTTP/1.1\r\nContent-Length: 99999999999999999999\r\n\r\n",
    "POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFF\r\n",
    "GET //// HTTP/1.1\r\nHost: [::\r\n\r\n", "OPTIONS * HTTP/1.1\r\n\r\n",
    "GET /%zz?%ff=%fe&token=%00 HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
  ])
  func `broken HTTP harms nobody else`(request: String) async throws {
    try await withServer { server async throws in
      let broken = try await onThread { try Connection(server.port) }
      broken.send(request)
      #expect(try await server.ask("/api/echo").status == 200)
    }
  }
}
