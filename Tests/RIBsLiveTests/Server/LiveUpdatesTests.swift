import Testing

@testable import RIBsLive

@Suite("Live updates", .timeLimit(.minutes(30))) struct LiveUpdatesTests {
  @Test func `a reader gets the newest message and each new one`() async throws {
    try await withServer { server async throws in
      server.updates.publish(Array("one".utf8))
      server.updates.publish(Array("two".utf8))
      let reader = try await server.listen()
      let start = try await onThread { reader.receive { $0.contains("data: two\n\n") } }
      #expect(start.contains("Content-Type: text/event-stream\r\n"))
      #expect(start.contains("Cache-Control: no-store\r\n"))
      #expect(!start.contains("data: one"))
      // A browser that loses the connection tries again after a second.
      #expect(start.contains("retry: 1000\n\n"))
      server.updates.publish(Array("three\nfour".utf8))
      let next = try await onThread { reader.receive { $0.contains("four\n\n") } }
      #expect(next.contains("data: three\ndata: four\n\n"))
    }
  }

  @Test func `a slow reader skips messages`() {
    let updates = LiveUpdates()
    for number in 1...5 { updates.publish([UInt8(number)]) }
    #expect(updates.newest(after: 2)?.message == [5])
    #expect(updates.newest(after: 2)?.number == 5)
    #expect(updates.newest(after: 5) == nil)
  }

  @Test func `a reader that takes nothing for a while gets the newest message next`() async throws {
    try await withServer { server async throws in
      let slow = try await server.listen(receiveBuffer: 4096)
      let news = String(repeating: "n", count: 1 << 20)
      // Far more than a system buffers.
      for number in 1...40 {
        server.updates.publish(Array("\(number) \(news)".utf8))
        // So that the server can write it, as it would if nobody bounded it.
        _ = try await server.ask("/page.js")
      }
      server.updates.publish(Array("the end".utf8))
      let heard = try await onThread { slow.receive { $0.hasSuffix("the end\n\n\r\n") } }
      #expect(heard.hasSuffix("data: the end\n\n\r\n"))
      #expect(heard.ranges(of: "data: ").count < 20)
    }
  }

  @Test func `readers hear something now and then`() async throws {
    var limits = ConnectionLimits.patient
    limits.beat = .milliseconds(20)
    try await withServer(limits: limits) { server async throws in
      let reader = try await server.listen()
      let beat = ": still here\n\n"
      let text = try await onThread { reader.receive { $0.split(separator: beat).count > 3 } }
      #expect(text.split(separator: beat).count > 3)
    }
  }

  @Test func `a reader that went away makes room for another`() async throws {
    var limits = ConnectionLimits.patient
    limits.liveReaders = 1
    try await withServer(limits: limits) { server async throws in
      var first: Connection? = try await server.listen()
      if let first { _ = try await onThread { first.receive { $0.contains("retry") } } }
      let refused = try await server.ask("/api/live")
      #expect(refused.status == 503)
      #expect(refused.head.contains("Retry-After: 1"))
      #expect(server.updates.readers == 1)
      first = nil
      // Nothing is written meanwhile: the server sees that the other end has closed.
      try await eventually { try await server.ask("/api/live").status == 200 }
      try await eventually { server.updates.readers == 0 }
    }
  }
}
