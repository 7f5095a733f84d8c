import Foundation
import Testing

@testable import RIBsLive

@Suite("Opening the browser") struct BrowserOpeningTests {
  private let sentence = "No browser could be opened. Open http://localhost:1/?token=a yourself."

  private func open(
    _ start: (String, [String], @escaping @Sendable (Int32) -> Void) throws -> Void
  ) -> [String] {
    let notes = EventLog()
    Browser.open("http://localhost:1/?token=a", start: start) { notes.add($0) }
    return notes.all
  }

  @Test func `the system's program gets the address`() {
    let notes = open { path, arguments, didEnd in
      #if os(macOS)
        #expect(path == "/usr/bin/open" && arguments == ["http://localhost:1/?token=a"])
      #else
        #expect(arguments == ["xdg-open", "http://localhost:1/?token=a"])
      #endif
      didEnd(0)
    }
    #expect(notes.isEmpty)
  }

  @Test func `a program that cannot start is a note`() {
    #expect(open { _, _, _ in throw CocoaError(.fileNoSuchFile) } == [sentence])
  }

  @Test func `a program that fails is a note`() {
    #expect(open { _, _, didEnd in didEnd(3) } == [sentence])
  }

  @Test func `a program's exit status comes later`() throws {
    let statuses = EventLog()
    try Browser.start("/bin/sh", ["-c", "exit 7"]) { statuses.add("\($0)") }
    statuses.expect(["7"])
  }
}
