import Foundation
import Testing

@testable import RIBsLive

@Suite("Receiving traces", .timeLimit(.minutes(30))) struct TraceListenerTests {
  private func listen(_ body: (TraceListener, EventLog) throws -> Void) throws {
    let log = EventLog()
    let listener = try TraceListener(port: 0) { event in
      switch event {
      case .connected(let app): log.add("\(app) connected")
      case .bytes(let app, let bytes):
        log.add("\(app): " + String(decoding: bytes, as: UTF8.self), joinedTo: "\(app): ")
      case .closed(let app): log.add("\(app) closed")
      case .full: log.add("full")
      }
    }
    listener.start()
    try body(listener, log)
    EventLog.bounded { listener.stop() }
  }

  @Test func `an app's bytes come between its connection and its end`() throws {
    try listen { listener, log in
      var app: Connection? = try Connection(listener.port)
      app?.send("{1}\n")
      app?.send("{2}\n")
      app = nil
      log.expect(["0 connected", "0: {1}\n{2}\n", "0 closed"])
    }
  }

  @Test func `several apps are kept apart`() throws {
    try listen { listener, log in
      let first = try Connection(listener.port)
      log.expect(["0 connected"])
      var second: Connection? = try Connection(listener.port)
      log.expect(["0 connected", "1 connected"])
      first.send("{1}\n")
      log.expect(["0 connected", "1 connected", "0: {1}\n"])
      second?.send("{2}\n")
      log.expect(["0 connected", "1 connected", "0: {1}\n", "1: {2}\n"])
      second = nil
      log.expect(["0 connected", "1 connected", "0: {1}\n", "1: {2}\n", "1 closed"])
      let third = try Connection(listener.port)
      log.wait { $0.last == "2 connected" }
      #expect(log.all.last == "2 connected")
      withExtendedLifetime((first, third)) {}
    }
  }

  @Test func `an app too many waits, and what it sent is not lost`() throws {
    try listen { listener, log in
      var apps = try (0..<TraceListener.most).map { _ in try Connection(listener.port) }
      log.wait { $0.count == TraceListener.most }
      let late = try Connection(listener.port)
      late.send("{late}\n")
      log.wait { $0.last == "full" }
      #expect(log.all.last == "full")
      apps.removeFirst()
      log.wait { $0.last == "16: {late}\n" }
      #expect(log.all.suffix(3) == ["0 closed", "16 connected", "16: {late}\n"])
    }
  }

  @Test func `a long trace arrives in full`() throws {
    try listen { listener, log in
      let app = try Connection(listener.port)
      let text = String(repeating: "x", count: 3_000_000)
      app.send(text)
      log.wait { ($0.last?.utf8.count ?? 0) == text.utf8.count + 3 }
      #expect(log.all.last?.utf8.count == text.utf8.count + 3)
    }
  }

  @Test func `a port in use is named, with the remedy`() throws {
    try listen { listener, _ in
      let error = #expect(throws: TraceListener.Failure.self) {
        try TraceListener(port: listener.port) { _ in }
      }
      #expect(
        error?.description == """
          Port \(listener.port) is in use by another program. Choose another one with \
          --listen PORT, or any free one with --listen 0, and record to that port.
          """)
    }
  }

  @Test func `the port is free again at once`() throws {
    var port: UInt16 = 0
    try listen { listener, log in
      port = listener.port
      _ = try Connection(port)
      log.expect(["0 connected", "0 closed"])
    }
    _ = try TraceListener(port: port) { _ in }
  }
}
