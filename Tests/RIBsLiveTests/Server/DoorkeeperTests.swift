import Foundation
import Testing

@testable import RIBsLive

@Suite("Who gets an answer", .timeLimit(.minutes(30))) struct DoorkeeperTests {
  @Test(arguments: ["127.0.0.1:PORT", "localhost:PORT", "LocalHost:PORT", "[::1]:PORT"])
  func `the names of the loopback are answered`(host: String) async throws {
    try await withServer { server async throws in
      let host = host.replacing("PORT", with: "\(server.port)")
      #expect(try await server.ask("/api/echo", ["Host": host]).status == 200)
      let origin = ["Host": host, "Origin": "http://\(host)"]
      #expect(try await server.ask("/api/echo", origin).status == 200)
    }
  }

  @Test(arguments: [
    "", "127.0.0.1", "127.0.0.1:1", "example.org", "example.org:PORT", "localhost.example.org:PORT",
    "10.0.0.1:PORT", "127.0.0.1:PORT:PORT", "127.0.0.1 :PORT", "user@127.0.0.1:PORT",
  ])
  func `a foreign Host is refused`(host: String) async throws {
    try await withServer { server async throws in
      let host = host.replacing("PORT", with: "\(server.port)")
      let reply = try await server.ask("/", ["Host": host])
      #expect(reply.status == 421)
      #expect(
        reply.body
          == "This server does not have that name. Open the address that ribs-inspect printed.\n")
    }
  }

  @Test func `a request without Host is refused`() async throws {
    try await withServer { server async throws in
      #expect(try await server.send("GET / HTTP/1.1\r\nConnection: close\r\n\r\n").status == 421)
    }
  }

  @Test func `a request with two of what must be one is refused`() async throws {
    try await withServer { server async throws in
      let host = "127.0.0.1:\(server.port)"
      let start = "GET /api/echo HTTP/1.1\r\nConnection: close\r\nHost: \(host)\r\n"
      #expect(try await server.send("\(start)\r\n").status == 200)
      #expect(try await server.send("\(start)Host: \(host)\r\n\r\n").status == 421)
      for second in ["Origin: http://example.org", "Sec-Fetch-Site: cross-site"] {
        let first = second.hasPrefix("O") ? "Origin: http://\(host)" : "Sec-Fetch-Site: same-origin"
        #expect(try await server.send("\(start)\(first)\r\n\r\n").status == 200)
        #expect(try await server.send("\(start)\(first)\r\n\(second)\r\n\r\n").status == 403)
      }
    }
  }

  @Test(arguments: [
    "null", "http://example.org", "https://127.0.0.1:PORT", "http://127.0.0.1:1",
    "http://127.0.0.1:PORT.example.org", "127.0.0.1:PORT",
  ])
  func `a foreign Origin is refused`(origin: String) async throws {
    try await withServer { server async throws in
      let origin = origin.replacing("PORT", with: "\(server.port)")
      #expect(try await server.ask("/api/echo", ["Origin": origin]).status == 403)
    }
  }

  @Test(arguments: ["cross-site", "same-site"])
  func `a foreign page can link to the page and cannot load its data`(site: String) async throws {
    try await withServer { server async throws in
      #expect(try await server.ask("/api/echo", ["Sec-Fetch-Site": site]).status == 403)
      #expect(try await server.ask("/api/live", ["Sec-Fetch-Site": site]).status == 403)
      #expect(try await server.ask("/", ["Sec-Fetch-Site": site]).status == 200)
    }
  }

  @Test func `with a token only the page's scripts and styles are open`() async throws {
    try await withServer(token: "s3cret") { server async throws in
      #expect(server.address == "http://127.0.0.1:\(server.port)/?token=s3cret")
      for target in ["/", "/api/echo", "/api/live", "/nothing", "/api/nothing"] {
        for token in [
          "", "?token=", "?token=S3cret", "?token=s3cre", "?token=s3cret2", "?t=s3cret",
        ] {
          #expect(try await server.ask(target + token).status == 403)
        }
      }
      #expect(try await server.ask("/page.js").status == 200)
      #expect(try await server.ask("/?token=s3cret").status == 200)
    }
  }

  @Test func `the token is not passed on`() async throws {
    try await withServer(token: "s3cret") { server async throws in
      #expect(try await server.ask("/api/echo?a=b&token=s3cret").body == "a=b")
    }
  }

  @Test func `a host other than the loopback always has a token`() async throws {
    try await withServer(host: "0.0.0.0") { server async throws in
      let token = try #require(server.address.split(separator: "?token=").last)
      #expect(token.count == 32)
      #expect(try await server.ask("/api/echo").status == 403)
      #expect(try await server.ask("/api/echo?token=\(token)").status == 200)
      let address = ["Host": "192.168.1.7:\(server.port)"]
      #expect(try await server.ask("/api/echo?token=\(token)", address).status == 200)
      let name = ["Host": "example.org:\(server.port)"]
      #expect(try await server.ask("/api/echo?token=\(token)", name).status == 421)
    }
  }

  @Test(arguments: [
    ("192.168.1.7:7427", true), ("[fe80::1]:7427", true), ("127.0.0.1:7427", true),
    ("example.org:7427", false), ("[example]:7427", false), ("[fe80::1:7427", false),
    ("fe80::1]:7427", false), ("fe80::1:7427", false), ("192.168.1.7:7428", false),
    ("192.168.1.7", false),
  ])
  func `at all addresses, an address is meant and a name is not`(header: String, isMeant: Bool) {
    #expect(ServedHost(name: "0.0.0.0").isMeant(by: header, port: 7427) == isMeant)
  }

  @Test func `a token is not like the one before`() {
    let tokens = Set((0..<100).map { _ in AccessToken.random().text })
    #expect(tokens.count == 100)
    #expect(tokens.allSatisfy { $0.count == 32 })
  }

  @Test(arguments: [
    ("127.0.0.1", true), ("127.1.2.3", true), ("localhost", true), ("::1", true),
    ("0.0.0.0", false), ("::", false), ("192.168.1.7", false), ("127.example.org", false),
  ])
  func `only an address of the loopback is one`(host: String, isLoopback: Bool) {
    #expect(ServedHost(name: host).isLoopback == isLoopback)
  }
}
