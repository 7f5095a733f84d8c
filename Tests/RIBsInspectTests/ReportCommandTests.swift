import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect report", .showsOutput)
struct ReportCommandTests {
  private let tool = Tool("ribs-inspect")

  @Test func `writes one file, the same each time`() throws {
    let scratch = try Scratch()
    let trace = Repository.fixture("board/double-tap").path
    for name in ["one.html", "other.html"] {
      let outcome = try tool.run(["report", trace, "-o", scratch.path(name)])
      #expect(outcome.status == 0 && outcome.output == "" && outcome.errors == "")
    }
    let pages = try ["one.html", "other.html"].map {
      try Data(contentsOf: URL(fileURLWithPath: scratch.path($0)))
    }
    #expect(pages[0] == pages[1])
    #expect(String(decoding: pages[0].prefix(15), as: UTF8.self).lowercased() == "<!doctype html>")
  }

  @Test func `of too many events it says how to look at them`() throws {
    let scratch = try Scratch()
    let trace = scratch.path("trace.jsonl")
    _ = try Tool("ribs-samples").run(["generate", "--events", "200001", "--output", trace])
    let outcome = try tool.run(["report", trace])
    #expect(outcome.status == 0)
    #expect(outcome.errors.contains("ribs-inspect serve \(trace)"))
    #expect(outcome.output.utf8.count < 300_000)
  }

  @Test func `does not overwrite its trace`() throws {
    let scratch = try Scratch()
    let trace = try scratch.write(
      try Data(contentsOf: Repository.fixture("board/double-tap")), to: "trace.jsonl")
    let outcome = try tool.run(["report", trace, "-o", trace])
    #expect(outcome.status == 64 && outcome.errors.contains("would destroy it"))
  }

  @Test func `a file that is no trace is named`() throws {
    let scratch = try Scratch()
    let outcome = try tool.run(["report", try scratch.write("hello\n".utf8, to: "a.jsonl")])
    #expect(outcome.status == 2 && outcome.errors.contains("a.jsonl") && outcome.output == "")
  }
}

@Suite("ribs-inspect serve", .showsOutput)
struct ServeCommandTests {
  private let tool = Tool("ribs-inspect")

  @Test(arguments: [[], ["trace.jsonl", "--listen", "0"]] as [[String]])
  func `wants a trace or a port`(arguments: [String]) throws {
    let outcome = try tool.run(["serve"] + arguments)
    #expect(outcome.status == 64 && outcome.errors.contains("Give a trace, or --listen PORT"))
  }

  @Test func `a port in use is named`() throws {
    let scratch = try Scratch()
    let blocker = try #require(OccupiedPort())
    let trace = scratch.path("trace.jsonl")
    let outcome = try tool.run(["serve", trace, "--port", "\(blocker.port)"])
    #expect(outcome.status == 70 && outcome.errors.contains("\(blocker.port)"))
    let listening = try tool.run(["serve", "--listen", "\(blocker.port)"])
    #expect(listening.status == 70 && listening.errors.contains("--listen"))
  }
}

/// A port of the loopback that is in use.
private final class OccupiedPort {
  let port: UInt16
  private let descriptor: Int32

  init?() {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.descriptor = descriptor
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { generic in
        bind(descriptor, generic, size) == 0 && listen(descriptor, 1) == 0
          && getsockname(descriptor, generic, &size) == 0
      }
    }
    port = UInt16(bigEndian: address.sin_port)
    guard isBound else { return nil }
  }

  deinit { close(descriptor) }
}
