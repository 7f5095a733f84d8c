import Foundation
import NIOCore
import Testing

@testable import RIBsLive

/// What a page may take, and for how long.
@Suite("Limits of a connection", .serialized, .timeLimit(.minutes(30))) struct ConnectionLimitTests
{
  /// The status of the next reply on a connection that stays open, which is read in full.
  private func ask(_ path: String, _ connection: Connection, _ port: UInt16) async throws -> Int {
    try await onThread {
      connection.send("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
      // Looked for in the first block alone: searching 8 MB over and over would take minutes.
      var bytes = connection.receive()
      let head = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\r\n\r\n")[0]
      let length = head.firstMatch(of: /Content-Length: (\d+)/).flatMap { Int($0.1) } ?? 0
      while bytes.count < head.utf8.count + 4 + length {
        let more = connection.receive()
        if more.isEmpty { break }
        bytes += more
      }
      return Int(head.split(separator: " ").dropFirst().first ?? "") ?? 0
    }
  }

  @Test func `the memory of a reply comes back once it is read`() async throws {
    var limits = ConnectionLimits.patient
    limits.replyBytes = 10 << 20
    try await withServer(limits: limits) { server async throws in
      let (first, second) = try await onThread {
        (try Connection(server.port), try Connection(server.port))
      }
      for _ in 0..<3 {
        #expect(try await ask("/api/long", first, server.port) == 200)
        #expect(try await ask("/api/long", second, server.port) == 200)
      }
    }
  }

  @Test func `a reply that is larger than the bound is given while nobody else reads`() async throws
  {
    var limits = ConnectionLimits.patient
    limits.replyBytes = 1 << 20
    try await withServer(limits: limits) { server async throws in
      #expect(try await server.ask("/api/long").body.utf8.count == 1 << 23)
      // While somebody else has a reply, there is no room, and the refusal says when to ask again.
      let slow = try await slowReader(of: server)
      let refused = try await server.ask("/api/long")
      #expect(refused.status == 503 && refused.head.contains("\r\nRetry-After: 1"))
      #expect(refused.body == "The server is busy with other readers. Try again soon.\n")
      withExtendedLifetime(slow) {}
    }
    // A page that reads too slowly loses its reply, and others get theirs.
    limits.writing = .seconds(3)
    try await withServer(limits: limits) { server async throws in
      let slow = try await slowReader(of: server)
      try await eventually { try await server.ask("/api/long").status == 200 }
      withExtendedLifetime(slow) {}
    }
  }

  /// A page that has asked for a long reply and reads no more of it.
  private func slowReader(of server: RunningServer) async throws -> Connection {
    try await onThread {
      let slow = try Connection(server.port, receiveBuffer: 4096)
      slow.send("GET /api/long HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
      _ = slow.receive()
      return slow
    }
  }

  @Test func `a connection that rests between replies stays open`() async throws {
    var limits = ConnectionLimits.patient
    limits.writing = .milliseconds(200)
    try await withServer(limits: limits) { server async throws in
      let connection = try await onThread { try Connection(server.port) }
      for _ in 1...3 {
        #expect(try await ask("/api/echo", connection, server.port) == 200)
        try await Task.sleep(for: .milliseconds(600))
      }
    }
  }

  @Test(arguments: [
    (0, []), (1, [1]), (65536, [65536]), (65537, [65536, 1]), (140_000, [65536, 65536, 8928]),
  ])
  func `a reply is written in pieces, none of which is lost`(count: Int, pieces: [Int]) {
    let bytes = ByteBuffer(repeating: 1, count: count)
    #expect(bytes.pieces.map(\.readableBytes) == pieces)
  }

  @Test func `a reply that takes too long to compute ends its connection`() async throws {
    var limits = ConnectionLimits.patient
    limits.answering = .milliseconds(200)
    try await withServer(limits: limits) { server async throws in
      #expect(try await server.ask("/api/slow").status == 0)
      // News are not computed for a reader, who may wait for them.
      let reader = try await server.listen()
      _ = try await onThread { reader.receive { $0.contains("retry") } }
      try await Task.sleep(for: .seconds(1))
      server.updates.publish(Array("news".utf8))
      #expect(try await onThread { reader.receive { $0.contains("news") } }.contains("news"))
      // A busy machine may need longer than that for any answer.
      try await eventually { try await server.ask("/api/echo").status == 200 }
    }
    try await withServer { server async throws in
      #expect(try await server.ask("/api/slow").body == "late")
    }
  }

  @Test func `more pages than the limit cannot listen, and each that could hears the news`()
    async throws
  {
    var limits = ConnectionLimits.patient
    limits.liveReaders = 3
    try await withServer(limits: limits) { server async throws in
      var readers: [Connection] = []
      for _ in 0..<3 {
        let reader = try await server.listen()
        _ = try await onThread { reader.receive { $0.contains("retry") } }
        readers.append(reader)
      }
      #expect(try await server.ask("/api/live").status == 503)
      server.updates.publish(Array("news".utf8))
      for reader in readers {
        let news = try await onThread { reader.receive { $0.contains("news\n\n") } }
        #expect(news.contains("data: news\n\n"))
      }
    }
  }

  @Test func `a connection that is too many is closed, and those that are open go on`() async throws
  {
    var limits = ConnectionLimits.patient
    limits.connections = 3
    try await withServer(limits: limits) { server async throws in
      var open = try await onThread { try (0..<3).map { _ in try Connection(server.port) } }
      for connection in open {
        #expect(try await ask("/api/echo", connection, server.port) == 200)
      }
      for _ in 0..<3 {
        let refused = try await onThread { try Connection(server.port) }
        #expect(try await onThread { refused.hasEnded() })
      }
      for connection in open {
        #expect(try await ask("/api/echo", connection, server.port) == 200)
      }
      open.removeLast()
      try await eventually { try await server.ask("/api/echo").status == 200 }
    }
  }

  @Test func `replies that nobody waits for any more have a bound`() async throws {
    var limits = ConnectionLimits.patient
    limits.answers = 4
    let gate = DispatchSemaphore(value: 0)
    try await withServer(limits: limits, gate: gate) { server async throws in
      var gone: [Connection] = []
      for _ in 0..<4 { gone.append(try await server.begin("/api/held")) }
      try await eventually { server.asked.all.count == 4 }
      gone = []
      for _ in 0..<3 { #expect(try await server.ask("/api/held").status == 503) }
      gate.signal()
      try await eventually { try await server.ask("/api/held").status == 200 }
      #expect(gone.isEmpty)
    }
  }

  @Test func `nothing is computed for those who have gone`() async throws {
    var limits = ConnectionLimits.patient
    limits.connections = 5
    let gate = DispatchSemaphore(value: 0)
    try await withServer(limits: limits, gate: gate) { server async throws in
      var held: [Connection] = []
      for _ in 0..<4 { held.append(try await server.begin("/api/held")) }
      try await eventually { server.asked.all.count == 4 }
      _ = try await server.begin("/api/gone")
      // A refusal is not computed. It comes once the connection has gone.
      try await eventually { try await server.ask("/", ["Host": "a"]).status == 421 }
      gate.signal()
      #expect(try await server.ask("/api/echo").status == 200)
      #expect(!server.asked.all.contains("/api/gone"))
      withExtendedLifetime(held) {}
    }
  }

  @Test func `what many silent connections and a slow reader hold does not stop answers`()
    async throws
  {
    try await withServer { server async throws in
      let silent = try await onThread { try (0..<200).map { _ in try Connection(server.port) } }
      let slow = try await slowReader(of: server)
      for _ in 0..<20 { #expect(try await server.ask("/api/echo?a=b").body == "a=b") }
      withExtendedLifetime((silent, slow)) {}
    }
  }
}
