import Foundation
import RIBsTestSupport
import Testing

@Suite("Adding an event type with a key")
struct AddedEventTests {
  @Test func `touches the files that CONTRIBUTING lists, at most eight`() throws {
    let listed = try AddedEvent.listedFiles()
    #expect(listed == AddedEvent.files, "CONTRIBUTING.md and AddedEvent.swift must agree.")
    #expect(listed.count <= 8)
  }

  @Test(arguments: AddedEvent.additions)
  func `has a place in each file`(addition: AddedEvent.Addition) throws {
    let file = Repository.root.appendingPathComponent(addition.file)
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    let count = lines.count { $0 == addition.line }
    #expect(
      count == 1,
      """
      \(addition.file) has this line \(count) times and not once:
      \(addition.line)
      AddedEvent.swift adds lines of an imaginary event after it. Name another line there, near a similar event's.
      """)
  }

  /// Builds a copy of the package as often as there are files, which takes minutes.
  @Test(
    .enabled(
      if: ProcessInfo.processInfo.environment["RIBS_ADD_EVENT"] != nil, "`make check-event` runs it"
    ),
    .timeLimit(.minutes(120)))
  func `needs each of the listed files and no other to reach the log and the page`() async throws {
    let copy = AddedEventCopy()
    try copy.write()
    let outcome = try await copy.outcome()
    guard case .told = outcome else {
      Issue.record(
        """
        With the files that CONTRIBUTING.md lists, \(outcome)
        If another file is needed, list it in CONTRIBUTING.md and add the event to it in AddedEvent.swift.
        """)
      return
    }
    for forgotten in AddedEvent.files {
      try copy.write(without: forgotten)
      if case .told = try await copy.outcome() {
        Issue.record(
          """
          The event does without \(forgotten). Take it off the list in CONTRIBUTING.md and out of AddedEvent.swift.
          """)
      }
    }
  }
}
