import Foundation
import RIBsTestSupport
import Testing

/// A browser test that fails names the remedy, and never waits forever.
@Suite("A missing or broken browser", .timeLimit(.minutes(15)))
struct BrowserFailureTests {
  private func failure(of program: String, limit: Duration) async throws -> String {
    let browser = try Browser(program: program, limit: limit)
    let error = await #expect(throws: Browser.Failure.self) {
      try await browser.tell("Page.enable")
    }
    await browser.quit()
    return try #require(error).description
  }

  private func script(_ text: String, _ scratch: Scratch) throws -> String {
    let path = try scratch.write(Array("#!/bin/sh\n\(text)\n".utf8), to: "browser")
    _ = try Tool(at: URL(fileURLWithPath: "/bin/chmod")).run(["+x", path])
    return path
  }

  @Test func `without an installed browser, the error names the command that installs one`() {
    let error = #expect(throws: BrowserProgram.Missing.self) {
      try BrowserProgram.find(path: "/nowhere", apps: ["/nowhere/Chromium"])
    }
    #expect(error?.description.contains("scripts/setup tests") == true)
  }

  @Test func `without an installed Firefox, the error names the command that installs it`() {
    let error = #expect(throws: Engine.Missing.self) {
      try Engine.find("firefox-esr", "firefox", path: "/nowhere")
    }
    #expect(error?.description.contains("no firefox-esr") == true)
    #expect(error?.description.contains("scripts/setup tests") == true)
  }

  @Test func `the error of a browser that exits at once quotes the browser`() async throws {
    let scratch = try Scratch()
    let program = try script("echo 'no room for a profile' >&2; exit 1", scratch)
    let failure = try await failure(of: program, limit: .seconds(120))
    #expect(failure.contains("ended") && failure.contains("no room for a profile"))
  }

  @Test func `a browser that hangs is killed`() async throws {
    let scratch = try Scratch()
    let failure = try await failure(
      of: try script("exec sleep 600", scratch), limit: .milliseconds(100))
    #expect(failure.contains("did not answer"))
  }
}
