import Testing

@testable import RIBsLive

@Suite("Serving the page", .timeLimit(.minutes(30))) struct ServedPageTests {
  @Test func `the page's files and its data are served`() async throws {
    try await withServer { server async throws in
      let page = try await server.ask("/")
      #expect(page.status == 200)
      #expect(page.body == "<!doctype html>")
      #expect(page.head.contains("Content-Type: text/html; charset=utf-8\r\n"))
      #expect(try await server.ask("/page.js").body == "start()")
      let data = try await server.ask("/api/echo?session=0&name=a%20%26b&session=1")
      #expect(data.body == "name=a &b&session=0")
      #expect(data.head.contains("Content-Type: application/json\r\n"))
    }
  }

  @Test(arguments: [
    ("?", ""), ("?a", "a="), ("?a=1&&b=", "a=1&b="), ("?a=b=c", "a=b=c"), ("?a=1?b=2", "a=1?b=2"),
    ("?%61=1", "a=1"), ("?a=%zz&b=2", "b=2"), ("?a=%ff", ""), ("?a=%", ""), ("?=1", "=1"),
  ])
  func `what is malformed in a query is left out`(query: String, expected: String) async throws {
    try await withServer { server async throws in
      #expect(try await server.ask("/api/echo" + query).body == expected)
    }
  }

  @Test func `one connection takes several requests`() async throws {
    try await withServer { server async throws in
      let texts = try await onThread {
        let connection = try Connection(server.port)
        return (1...3).map { number in
          connection.send(
            "GET /api/echo?n=\(number) HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n")
          return connection.receive { $0.hasSuffix("\r\n\r\nn=\(number)") }
        }
      }
      for (index, text) in texts.enumerated() {
        #expect(text.hasPrefix("HTTP/1.1 200 ") && text.hasSuffix("n=\(index + 1)"))
        #expect(!text.contains("close"))
      }
    }
  }

  @Test func `a long reply arrives in full`() async throws {
    try await withServer { server async throws in
      #expect(try await server.ask("/api/long").body.utf8.count == 1 << 23)
    }
  }

  @Test func `HEAD gets the head alone`() async throws {
    try await withServer { server async throws in
      let reply = try await server.ask("/api/long", method: "HEAD")
      #expect(reply.status == 200)
      #expect(reply.head.contains("Content-Length: 8388608"))
      #expect(reply.body.isEmpty)
    }
  }

  @Test(arguments: ["POST", "PUT", "DELETE", "OPTIONS", "CONNECT"])
  func `a method that changes something is refused`(method: String) async throws {
    try await withServer { server async throws in
      let reply = try await server.ask("/api/echo", method: method)
      #expect(reply.status == 405)
      #expect(reply.head.contains("Allow: GET, HEAD"))
    }
  }

  @Test(arguments: [
    "/../page.js", "/./page.js", "//page.js", "/page.js/", "/%70age.js", "/%zz", "/%",
    "/page.js%00",
    "/PAGE.JS", "/api", "/api/", "/api/%65cho", "/%2e%2e/page.js",
    "/api/../page.js", "/etc/passwd", "http://127.0.0.1/page.js", "*", "/api/nothing",
  ])
  func `only paths of the table exist`(path: String) async throws {
    try await withServer { server async throws in #expect(try await server.ask(path).status == 404)
    }
  }

  @Test func `every reply tells the browser to keep it from other sites`() async throws {
    try await withServer(token: "secret") { server async throws in
      let foreign = ["Host": "example.org"]
      let replies = [
        try await server.ask("/?token=secret"), try await server.ask("/nothing?token=secret"),
        try await server.ask("/api/echo"), try await server.ask("/", foreign),
        try await server.ask("/?token=secret", method: "POST"),
        try await server.ask("/api/echo?token=secret", method: "HEAD"),
      ]
      #expect(replies.map(\.status) == [200, 404, 403, 421, 405, 200])
      for header in [
        """
        Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; \
        connect-src 'self'; img-src 'self' data:; base-uri 'none'; form-action 'none'; \
        frame-ancestors 'none'
        """, "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
        "Cross-Origin-Resource-Policy: same-origin", "Cache-Control: no-store",
      ] {
        for reply in replies { #expect((reply.head + "\r\n").contains("\r\n\(header)\r\n")) }
      }
    }
  }

  @Test func `a body is not taken for the next request`() async throws {
    try await withServer { server async throws in
      let next = "GET /api/echo?stolen=1 HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\r\n"
      for method in ["POST", "GET"] {
        let reply = try await server.send(
          """
          \(method) / HTTP/1.1\r\nHost: 127.0.0.1:\(server.port)\r\n\
          Transfer-Encoding: chunked\r\n\r\n\(next)
          """)
        #expect(!reply.body.contains("stolen"))
      }
    }
  }

  @Test func `a request with a body is the last of its connection`() async throws {
    try await withServer { server async throws in
      let port = server.port
      for (header, body) in [
        ("Content-Length: 3", "abc"), ("Transfer-Encoding: chunked", "3\r\nabc\r\n0\r\n\r\n"),
      ] {
        let text = try await onThread {
          let connection = try Connection(port)
          connection.send(
            "GET /page.js HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\(header)\r\n\r\n\(body)")
          return connection.receive { $0.hasSuffix("start()") }
        }
        #expect(text.hasPrefix("HTTP/1.1 200 ") && text.contains("\r\nConnection: close\r\n"))
      }
    }
  }

  @Test func `what is no HTTP gets a refusal`() async throws {
    try await withServer { server async throws in
      for text in ["GET\r\n\r\n", "GET / HTTP/1.1\r\nContent-Length: x\r\n\r\n"] {
        #expect(try await server.send(text).status == 400)
      }
    }
  }

  @Test func `another server can have the port at once`() async throws {
    var port: UInt16 = 0
    try await withServer { server async throws in
      port = server.port
      // The server ends the connection, and the system remembers that for a minute.
      #expect(try await server.ask("/").status == 200)
    }
    #expect(try await failure(ports: [port]) == nil)
  }

  @Test func `a port in use is named, with the remedy`() async throws {
    try await withServer { server async throws in
      #expect(
        try await failure(ports: [server.port])?.description == """
          Port \(server.port) of 127.0.0.1 is in use by another program. Choose another one with \
          --port PORT, or any free one with --port 0.
          """)
      // With another one to try, that one is taken.
      #expect(try await failure(ports: [server.port, server.port, 0]) == nil)
    }
  }

  @Test func `a host that does not exist is named`() async throws {
    let reason = try #require(try await failure(host: "nowhere.invalid")).description
    #expect(reason.hasPrefix("Cannot listen at nowhere.invalid: "), "\(reason)")
  }

  @Test func `an address of another machine is named, with the remedy`() async throws {
    // TEST-NET-1, which no machine has.
    let reason = try #require(try await failure(host: "192.0.2.1", ports: [1, 0])).description
    #expect(reason.hasPrefix("Cannot listen at port 1 of 192.0.2.1: "), "\(reason)")
    #expect(reason.hasSuffix(". Choose others with --host and --port."), "\(reason)")
  }
}
