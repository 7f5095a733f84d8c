import ExclusiveObservation
import Foundation
import RIBsRecorder
import RIBsTestSupport
import RIBsTrace
import Testing

/// A trace that grows as long as `Options.sizeLimit` allows.
@Suite(.exclusiveObservation) struct SizeLimitTests {
  private let file = TemporaryFile()

  private func options(limit: Int, session: String = "S") -> RIBsRecorder.Options {
    var options = RIBsRecorder.Options.fixed(session: session)
    options.sizeLimit = limit
    return options
  }

  @Test("512 MB is the limit unless the app sets another")
  func defaultLimit() {
    #expect(RIBsRecorder.Options().sizeLimit == 512_000_000)
  }

  @Test("A trace stays below its limit, and ends in a drop instead of an end")
  func limit() throws {
    try recording(to: file, options(limit: 10_000)) { mark(1...1000) }
    #expect(try (9_000...10_000).contains(file.text.utf8.count))
    let all = try events(file.url)
    let names = markNames(1...all.count - 1)
    #expect(all.map(\.body) == names.map { .mark(name: $0) } + [.drop(count: 1)])
  }

  @Test("The limit counts what was in the file before the session")
  func appendedSession() throws {
    try recording(to: file) { mark(1...20) }
    let before = try file.text
    try recording(to: file, options(limit: before.utf8.count + 1_000, session: "2")) {
      mark(1...1000)
    }
    #expect(try file.text.hasPrefix(before))
    #expect(try file.text.utf8.count <= before.utf8.count + 1_000)
    #expect(try events(file.url).last?.body == .drop(count: 1))
  }

  @Test("A trace that has nearly reached its limit begins anew with the next session")
  func fullTrace() throws {
    let options = options(limit: 10_000)
    try recording(to: file, options) { mark(1...1000) }
    #expect(try file.text.utf8.count > 9_000)
    try recording(to: file, options) { RIBsRecorder.mark("here") }
    #expect(try events(file.url).map(\.body) == [.mark(name: "here"), .end(.exit)])
  }

  @Test("A trace begins anew when less than a tenth of its limit is left")
  func tenthLeft() throws {
    try recording(to: file) { RIBsRecorder.mark("old") }
    let old = try file.text
    let full = old.utf8.count
    // The largest trace that leaves a tenth, and the same with a limit that is one byte lower.
    let limit = try #require((full...2 * full).first { $0 - $0 / 10 == full })
    try recording(to: file, options(limit: limit)) {}
    #expect(try file.text.hasPrefix(old))
    try Data(old.utf8).write(to: file.url)
    try recording(to: file, options(limit: limit - 1)) {}
    #expect(try !file.text.contains("old"))
  }

  @Test("An empty file is not called full, however small its limit")
  func emptyFile() throws {
    let outcome = try Tool("recorder-probe").run(["anew", file.url.path, "0"])
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(try file.text == "")
  }

  @Test("A launch tells a developer that a full trace begins anew")
  func fullTraceOfAnotherLaunch() throws {
    try recording(to: file, options(limit: 10_000)) { mark(1...1000) }
    let outcome = try Tool("recorder-probe").run(["anew", file.url.path, "10000"])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "RIBsRecorder: \(file.url.path) had reached its size limit of 10000 bytes. It begins anew with this session.\n"
    )
  }

  @Test("A trace that has reached its limit can be started anew")
  func startsAnew() throws {
    try recording(to: file) { mark(1...20) }
    var options = options(limit: 1_000)
    options.startsAnew = true
    try recording(to: file, options) { RIBsRecorder.mark("here") }
    #expect(try events(file.url).map(\.body) == [.mark(name: "here"), .end(.exit)])
  }
}
