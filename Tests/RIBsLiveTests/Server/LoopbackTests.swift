import Foundation
import RIBsTestSupport
import Testing

@testable import RIBsLive

/// Traces and what they say about an app are nobody else's business.
@Suite("Who can connect", .timeLimit(.minutes(30))) struct LoopbackTests {
  /// Addresses of this machine that are not 127.0.0.1. All of 127.0.0.0/8 is the machine itself on Linux.
  private static let others: [String] = {
    var addresses = ["127.0.0.2"]
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return addresses }
    defer { freeifaddrs(list) }
    var next = list
    while let interface = next?.pointee {
      next = interface.ifa_next
      guard let address = interface.ifa_addr, Int32(address.pointee.sa_family) == AF_INET else {
        continue
      }
      var name = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      let size = socklen_t(MemoryLayout<sockaddr_in>.size)
      guard
        getnameinfo(address, size, &name, socklen_t(name.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      addresses.append(
        String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self))
    }
    return addresses.filter { $0 != "127.0.0.1" }
  }()

  /// What a socket is bound to, as the system tells it.
  private func address(of descriptor: Int32) -> UInt32 {
    var address = sockaddr_in()
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isKnown = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        getsockname(descriptor, $0, &size) == 0
      }
    }
    return isKnown ? UInt32(bigEndian: address.sin_addr.s_addr) : 0
  }

  @Test func `apps of this machine alone can send a trace`() throws {
    let log = EventLog()
    let listener = try TraceListener(port: 0) { event in
      if case .connected(let app) = event { log.add("\(app) connected") }
    }
    listener.start()
    for host in Self.others {
      #expect(throws: Connection.Failure.self, "\(host)") {
        try Connection(listener.port, at: host)
      }
    }
    let app = try Connection(listener.port)
    log.expect(["0 connected"])
    withExtendedLifetime(app) { EventLog.bounded { listener.stop() } }
    // Systems without other addresses would not notice otherwise.
    let socket = try ListeningSocket(0)
    #expect(address(of: socket.descriptor) == INADDR_LOOPBACK)
    socket.end()
  }

  @Test func `browsers of this machine alone reach a page at the loopback`() async throws {
    try await withServer { server async throws in
      for host in Self.others {
        #expect(throws: Connection.Failure.self, "\(host)") {
          try Connection(server.port, at: host)
        }
      }
      #expect(try await server.ask("/").status == 200)
    }
  }
}
