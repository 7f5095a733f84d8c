import Foundation
import RIBsTestSupport
import Testing

/// A test that asks a browser fails with what to do, and never waits for ever.
@Suite("A browser that is not there")
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

  @Test func `where none is installed the command that installs one is named`() {
    let error = #expect(throws: BrowserProgram.Missing.self) {
      try BrowserProgram.find(path: "/nowhere", apps: ["/nowhere/Chromium"])
    }
    #expect(error?.description.contains("scripts/setup tests") == true)
  }

  @Test func `one that ends at once is quoted`() async throws {
    let scratch = try Scratch()
    let program = try script("echo 'no room for a profile' >&2; exit 1", scratch)
    let failure = try await failure(of: program, limit: .seconds(120))
    #expect(failure.contains("ended") && failure.contains("no room for a profile"))
  }

  @Test func `one that hangs is given up and ended`() async throws {
    let scratch = try Scratch()
    let failure = try await failure(
      of: try script("exec sleep 600", scratch), limit: .milliseconds(100))
    #expect(failure.contains("did not answer"))
  }
}
