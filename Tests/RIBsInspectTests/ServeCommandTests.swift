import Foundation
import RIBsTestSupport
import Testing

@Suite("ribs-inspect serve", .showsOutput, .timeLimit(.minutes(30)))
struct ServeCommandTests {
  private let tool = Tool("ribs-inspect")
  private let scratch: Scratch
  private let wrong = Repository.fixture("board/double-tap")

  init() throws { scratch = try Scratch() }

  /// The names of the sessions that a page shows, once it shows any.
  private func sessions(_ page: ServedPage) throws -> [String] {
    try page.overview { !$0.sessions.isEmpty }.sessions.map(\.name)
  }

  @Test func `shows a trace on a page of this machine`() throws {
    let page = try ServedPage([wrong.path])
    #expect(page.address.absoluteString == "http://127.0.0.1:\(page.address.port ?? 0)/")
    let overview = try page.overview { !$0.sessions.isEmpty }
    #expect(overview.trace == wrong.path)
    #expect(overview.sessions.map(\.name) == ["board/double-tap"])
    #expect(overview.sessions.map(\.errors) == [1])
    #expect(try page.reply("/").lowercased().hasPrefix("<!doctype html>"))
    #expect(page.notes == "")
  }

  @Test func `is at the port that is asked for`() throws {
    let port = try #require(OccupiedPort()).port
    let page = try ServedPage([wrong.path], port: "\(port)")
    #expect(page.address.port == Int(port))
  }

  @Test func `is at its usual port, or says that this is in use`() throws {
    // Nil if something else is there.
    var blocker = OccupiedPort(7427)
    let page = try ServedPage([wrong.path], port: nil)
    let port = try #require(page.address.port)
    #expect(port != 7427)
    #expect(page.notes == "Port 7427 is in use, so the page is at \(port).\n")
    #expect(try page.overview { !$0.sessions.isEmpty }.sessions.count == 1)
    let quiet = try ServedPage([wrong.path, "--quiet"], port: nil)
    #expect(quiet.address.port != 7427 && quiet.notes == "")
    let chosen = try ServedPage([wrong.path], port: "0")
    #expect(chosen.address.port != 7427 && chosen.notes == "")
    guard blocker != nil else { return }
    blocker = nil
    let usual = try ServedPage([wrong.path], port: nil)
    #expect(usual.address.port == 7427 && usual.notes == "")
  }

  @Test func `has many readers where few files may be open`() throws {
    let page = try ServedPage([wrong.path], mostFiles: 60)
    let port = try #require(page.address.port.flatMap { UInt16(exactly: $0) })
    let readers = try (0..<100).map { _ in try Client(port) }
    for reader in readers {
      reader.send("GET /api/live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n".utf8)
      try #require(String(decoding: reader.receive(), as: UTF8.self).hasPrefix("HTTP/1.1 200 "))
    }
    #expect(try sessions(page) == ["board/double-tap"])
  }

  @Test func `waits for a trace that is not there yet, and follows it`() throws {
    let trace = scratch.path("t.jsonl")
    let page = try ServedPage([trace])
    let before = try page.overview { $0.message.contains("to write") }
    #expect(before.message == "Waiting for the app to write \(trace).")
    #expect(before.state == "waiting" && before.sessions.isEmpty)
    _ = try scratch.write(try script("root Root\nkilled"), to: "t.jsonl")
    #expect(try page.overview { $0.state == "following" }.sessions.map(\.name) == ["example"])
  }

  @Test func `reads standard input`() throws {
    let page = try ServedPage(["-"], input: try Data(contentsOf: wrong))
    #expect(try sessions(page) == ["board/double-tap"])
    try page.endInput()
    #expect(try page.overview { $0.state == "ended" }.message == "The app ended in order.")
  }

  private let killed =
    "The trace ends without the session's end: the app was killed, or it crashed."

  @Test func `says that standard input ended, and the session did not`() throws {
    let page = try ServedPage(["-"], input: Data(try script("root Root\nkilled")))
    #expect(try page.overview { $0.state == "following" }.message == "Following the app.")
    try page.endInput()
    #expect(try page.overview { $0.state == "killed" }.message == killed)
    let silent = try ServedPage(["-"])
    let before = try silent.overview { $0.message.hasSuffix("standard input.") }
    #expect(before.message == "Waiting for the app to write to standard input.")
    try silent.endInput()
    #expect(
      try silent.overview { $0.state == "unreadable" }.message
        == "Standard input cannot be read: the trace is empty. Was the recorder started before the launch router was built?"
    )
  }

  /// Writes a trace that nobody has written for long.
  private func writeOld(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
    let path = try scratch.write(Array(bytes), to: name)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: path)
    return path
  }

  @Test func `says when a trace without an end was last written`() throws {
    let trace = try script("root Root\nkilled")
    let old = try ServedPage([try writeOld(trace, to: "old.jsonl")])
      .overview { $0.state == "noEnd" }
    #expect(old.message == "No end of the session yet." && old.words == "no end yet")
    #expect(old.written == 1_700_000_000)
    let torn = try ServedPage([try writeOld(trace.dropLast(10), to: "torn.jsonl")])
      .overview { $0.state == "torn" }
    #expect(torn.message.hasPrefix("The last line is incomplete") && torn.written != nil)
    let ended = try ServedPage([try writeOld(Data(contentsOf: wrong), to: "ended.jsonl")])
      .overview { $0.state == "ended" }
    #expect(ended.words == "ended in order" && ended.written == nil)
  }

  @Test func `says how much of a large trace was read`() throws {
    let trace = try scratch.write(try script("root Root\nkilled"), to: "large.jsonl")
    // The rest takes no room on the disk, and longer to read than this test.
    try #require(truncate(trace, 1 << 40) == 0)
    let overview = try ServedPage([trace]).overview { $0.state == "reading" }
    #expect(overview.message == "Reading \(trace): 0 %." && overview.words == "reading 0 %")
    #expect(overview.sessions.map(\.state) == ["reading"])
  }

  @Test func `says why a trace cannot be read`() throws {
    func message(_ path: String) throws -> String {
      let overview = try ServedPage([path]).overview { $0.state == "unreadable" }
      #expect(overview.state == "unreadable" && overview.sessions.isEmpty)
      return String(overview.message.dropFirst(path.count + 1))
    }
    #expect(try message(scratch.folder.path) == "is a folder; give the path of a trace.")
    let loop = scratch.path("loop.jsonl")
    try FileManager.default.createSymbolicLink(atPath: loop, withDestinationPath: loop)
    #expect(try message(loop) == "cannot be opened: Too many levels of symbolic links.")
    // Nothing is closed to the superuser.
    if geteuid() != 0 {
      let closed = try scratch.write([], to: "closed.jsonl")
      try #require(chmod(closed, 0) == 0)
      #expect(
        try message(closed) == "cannot be opened: Permission denied. Allow your user to read it.")
    }
    let notATrace =
      "this is not a trace: none of its lines can be read as an event. Give a .jsonl file that RIBsRecorder wrote."
    let picture = try scratch.write([0x89] + Array("PNG\r\n\u{1A}\n".utf8), to: "p.png")
    #expect(try message(picture) == "cannot be read: line 1: \(notATrace)")
    #expect(
      try message(try writeOld([], to: "empty.jsonl"))
        == "cannot be read: the trace is empty. Was the recorder started before the launch router was built?"
    )
    let future = try scratch.write(#"{"type":"trace","version":99}"#.utf8 + [10], to: "f.jsonl")
    #expect(try message(future).contains("version 99 of the format"))
  }

  @Test func `says that a trace was deleted, and shows what was read`() throws {
    let trace = try scratch.write(try Data(contentsOf: wrong), to: "t.jsonl")
    let page = try ServedPage([trace])
    #expect(try sessions(page) == ["board/double-tap"])
    try FileManager.default.removeItem(atPath: trace)
    let overview = try page.overview { $0.state == "gone" }
    #expect(
      overview.message == "\(trace) is gone. What was read of it is shown until it comes back.")
    #expect(overview.sessions.map(\.state) == ["gone"])
  }

  @Test func `unpacks a compressed trace, and says if it is damaged`() throws {
    let packed = try gzip(Data(contentsOf: wrong))
    let page = try ServedPage([try scratch.write(packed, to: "t.jsonl.gz")])
    let overview = try page.overview { !$0.sessions.isEmpty && $0.state != "waiting" }
    #expect(overview.sessions.map(\.errors) == [1] && overview.state == "ended")
    let short = try scratch.write(packed.dropLast(20), to: "short.jsonl.gz")
    let damaged = try ServedPage([short]).overview { $0.state == "unreadable" }
    #expect(
      damaged.message.hasPrefix("\(short) cannot be unpacked: the compressed file ends too early"),
      "\(damaged.message)")
    #expect(damaged.message.hasSuffix(". Copy or compress the trace again."))
    let piped = try ServedPage(["-"], input: Data(packed.dropLast(20)))
    try piped.endInput()
    let ended = try piped.overview { $0.state == "unreadable" }
    #expect(
      ended.message.hasPrefix("Standard input cannot be unpacked: the compressed file ends"),
      "\(ended.message)")
    var broken = packed
    broken[packed.count / 2] ^= 0xFF
    let lost = try ServedPage([try scratch.write(broken, to: "broken.jsonl.gz")])
      .overview { $0.state == "unreadable" }
    #expect(lost.message.contains("cannot be unpacked: the compressed file"), "\(lost.message)")
  }

  @Test func `shows one session if asked`() throws {
    let both = try ["board/open-and-back", "board/double-tap"].map {
      try Data(contentsOf: Repository.fixture($0))
    }
    let trace = try scratch.write(both.reduce(Data(), +), to: "both.jsonl")
    #expect(try sessions(try ServedPage([trace])) == ["board/open-and-back", "board/double-tap"])
    #expect(
      try sessions(try ServedPage([trace, "--session", "1"])) == ["board/open-and-back"])
  }

  @Test func `applies the team's policy`() throws {
    let config = try scratch.write("rules: {lost-child: warning}".utf8, to: "c.yml")
    let page = try ServedPage([wrong.path, "--config", config])
    #expect(try page.overview { !$0.sessions.isEmpty }.sessions.map(\.errors) == [0])
    let leak = try scratch.write(
      try script("root Root\nopen Root A @App/R.swift:1\nclose Root A\nafter 2s\nmark later"),
      to: "leak.jsonl")
    #expect(try ServedPage([leak]).overview { !$0.sessions.isEmpty }.sessions[0].errors == 1)
    let patient = try ServedPage([leak, "--grace", "1m"])
    #expect(try patient.overview { !$0.sessions.isEmpty }.sessions[0].errors == 0)
    let missing = try tool.run(["serve", wrong.path, "--config", "none.yml"], limit: 600)
    #expect(missing.status == 2 && missing.errors.contains("none.yml: the config cannot be read"))
  }

  @Test func `names the hazard in the source, with links`() throws {
    let page = try ServedPage([
      wrong.path, "--source",
      Repository.root.appendingPathComponent("Sources/SampleApps/Board").path,
      "--source-url", "https://git.example", "--source-root", Repository.root.path,
    ])
    #expect(try sessions(page) == ["board/double-tap"])
    let session = try page.reply("/api/session")
    #expect(session.contains("unguarded-attach"))
    #expect(session.contains(#""hazards":[{"#) || session.contains("\"hazards\": [\n"))
    #expect(session.contains("https://git.example/Sources/SampleApps/Board/"))
    #expect(session.contains("attachChild(postDetail)"), "the code around a call site")
    let plain = try ServedPage([wrong.path])
    #expect(try sessions(plain) == ["board/double-tap"])
    let without = try plain.reply("/api/session")
    #expect(!without.contains("unguarded-attach") && !without.contains("git.example"))
    #expect(!without.contains("attachChild("))
    let rooted = try ServedPage([wrong.path, "--source-root", Repository.root.path])
    #expect(try sessions(rooted) == ["board/double-tap"])
    let found = try rooted.reply("/api/session")
    #expect(found.contains("Sources/SampleApps/Board/Board/BoardRouter.swift"))
    #expect(!found.contains("attachChild("))
    let none = try tool.run(["serve", wrong.path, "--source", scratch.folder.path], limit: 600)
    #expect(none.status == 2 && none.errors.contains("no router found below"))
  }

  @Test func `receives what an app sends, and says where to`() throws {
    let page = try ServedPage(["--listen", "0"])
    let words = "Start the app with RIBS_TRACE=tcp://127.0.0.1:"
    let notes = try #require(ServedPage.waited { page.notes.hasSuffix(".\n") ? page.notes : nil })
    #expect(notes.hasPrefix(words))
    let port = try #require(UInt16(notes.dropFirst(words.count).dropLast(2)))
    let before = try page.overview { $0.message != "Waiting for the app." }
    #expect(before.trace == nil && before.state == "waiting")
    #expect(
      before.message
        == "Waiting for an app that is started with RIBS_TRACE=tcp://127.0.0.1:\(port).")
    var app: Client? = try Client(port)
    let connected = try page.overview { $0.message.hasPrefix("An app has connected") }
    #expect(connected.message == "An app has connected. Waiting for its first line.")
    app?.send(try script("root Root\nkilled"))
    #expect(try page.overview { $0.state == "following" }.sessions.map(\.name) == ["example"])
    app = nil
    let after = try page.overview { $0.state == "killed" }
    #expect(after.message == killed && after.sessions.map(\.state) == ["killed"])
  }

  @Test func `says nothing with --quiet but the address`() throws {
    let page = try ServedPage(["--listen", "0", "--quiet"])
    _ = try page.overview { $0.message != "Waiting for the app." }
    #expect(page.notes == "")
  }

  @Test func `opens the browser only if asked`() throws {
    let seen = scratch.path("seen")
    // A browser that notes what it is to open.
    let opener = try scratch.write(
      "#!/bin/sh\nprintf '%s' \"$1\" >'\(seen).new' && mv '\(seen).new' '\(seen)'\n".utf8,
      to: "xdg-open")
    #expect(chmod(opener, 0o755) == 0)
    let path = scratch.folder.path + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "")
    func opened(_ page: ServedPage) -> String? {
      try? String(contentsOfFile: seen, encoding: .utf8)
    }
    #if os(Linux)
      let silent = try ServedPage([wrong.path], environment: ["PATH": path])
      #expect(try sessions(silent) == ["board/double-tap"])
      #expect(opened(silent) == nil)
      let page = try ServedPage([wrong.path, "--open"], environment: ["PATH": path])
      #expect(ServedPage.waited { opened(page) } == page.address.absoluteString)
      let without = try ServedPage(
        [wrong.path, "--open"], environment: ["PATH": scratch.path("nowhere")])
      let note = "No browser could be opened. Open \(without.address.absoluteString) yourself.\n"
      #expect(ServedPage.waited { without.notes.isEmpty ? nil : without.notes } == note)
    #endif
  }

  @Test func `has a token in the address where other machines reach it`() throws {
    let page = try ServedPage([wrong.path, "--host", "0.0.0.0"])
    #expect(page.address.query?.hasPrefix("token=") == true)
    let nowhere = try tool.run(["serve", wrong.path, "--host", "nowhere.invalid"], limit: 600)
    #expect(nowhere.status == 70 && nowhere.output.isEmpty)
    #expect(nowhere.errors.hasPrefix("ribs-inspect: Cannot listen at nowhere.invalid: "))
  }

  @Test(arguments: [[], ["trace.jsonl", "--listen", "0"]] as [[String]])
  func `wants a trace or a port`(arguments: [String]) throws {
    let outcome = try tool.run(["serve"] + arguments, limit: 600)
    #expect(outcome.status == 64 && outcome.errors.contains("Give a trace, or --listen PORT"))
  }

  @Test func `names a port in use`() throws {
    let blocker = try #require(OccupiedPort())
    try withExtendedLifetime(blocker) {
      let trace = scratch.path("trace.jsonl")
      let outcome = try tool.run(["serve", trace, "--port", "\(blocker.port)"], limit: 600)
      #expect(outcome.status == 70 && outcome.output.isEmpty)
      #expect(
        outcome.errors
          == "ribs-inspect: Port \(blocker.port) of 127.0.0.1 is in use by another program. Choose another one with --port PORT, or any free one with --port 0.\n"
      )
      let listening = try tool.run(["serve", "--listen", "\(blocker.port)"], limit: 600)
      #expect(listening.status == 70 && listening.errors.contains("--listen"))
    }
  }
}

/// A port of the loopback that is in use.
final class OccupiedPort {
  let port: UInt16
  private let descriptor: Int32

  /// - Parameter wanted: 0 for any port.
  /// - Returns: Nil if something else is there.
  init?(_ wanted: UInt16 = 0) {
    #if canImport(Glibc)
      let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      let descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    self.descriptor = descriptor
    // Connections that have ended keep a port for a minute otherwise.
    var yes: Int32 = 1
    setsockopt(
      descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
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
