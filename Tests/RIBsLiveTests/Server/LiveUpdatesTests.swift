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

  @Test func `a slow reader skips messages`() async throws {
    let updates = LiveUpdates()
    for number in 1...5 { updates.publish([UInt8(number)]) }
    let update = try await updates.next(after: 2)
    #expect(update?.message == [5])
    #expect(update?.number == 5)
  }

  @Test func `a beat lets the readers write a comment`() async throws {
    try await withServer { server async throws in
      let reader = try await server.listen()
      _ = try await onThread { reader.receive { $0.contains("retry") } }
      let beats = Task {
        while !Task.isCancelled {
          server.updates.beat()
          try await Task.sleep(for: .milliseconds(20))
        }
      }
      let text = try await onThread { reader.receive { $0.contains(": still here\n\n") } }
      #expect(text.contains(": still here\n\n"))
      beats.cancel()
    }
  }

  @Test func `a reader that waits can be cancelled`() async throws {
    let updates = LiveUpdates()
    let reader = Task { try await updates.next(after: 0)?.number }
    try await Task.sleep(for: .milliseconds(20))
    reader.cancel()
    await #expect(throws: CancellationError.self) { try await reader.value }
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
      first = nil
      // Nothing is written meanwhile: the server sees that the other end has closed.
      try await eventually { try await server.ask("/api/live").status == 200 }
    }
  }
}
