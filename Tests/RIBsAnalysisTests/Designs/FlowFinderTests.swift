import RIBsAnalysis
import Testing

@Suite struct FlowFinderTests {
  private func found(_ script: String) throws -> [String] {
    try session(script).flows.map { flow in
      "\(flow.shape) \(flow.owner): \(flow.steps.joined(separator: " "))"
    }
  }

  @Test func `two children of a RIB are a horizontal flow, in the order of their first attach`()
    throws
  {
    #expect(
      try found("root Root\nopen Root B\nclose Root B\nopen Root A\nclose Root A\nopen Root B")
        == ["horizontal Root: B A"])
  }

  @Test func `a chain below a root is a vertical flow`() throws {
    #expect(
      try found("root Root\nopen Root A\nopen A B\nopen B C") == ["vertical Root: A B C"])
  }

  @Test func `one child is not a flow, and neither are two children of one name`() throws {
    #expect(try found("root Root\nopen Root A") == [])
    #expect(try found("root Root\nopen Root Post\nopen Root Post#2") == [])
  }

  @Test func `ten instances at one path are one step`() throws {
    let script = (1...10).reduce("root Root\nopen Root List\n") { script, number in
      script + "open Root Post#\(number)\nclose Root Post#\(number)\n"
    }
    #expect(try found(script) == ["horizontal Root: List Post"])
  }

  @Test func `chains below a horizontal flow are vertical flows and end where the tree forks`()
    throws
  {
    #expect(
      try found(
        """
        root Root
        open Root In
        open In Tabs
        open Tabs Blog
        open Tabs Apply
        open Apply Form
        open Form Done
        open Root Out
        open Out First
        open First Second
        """) == [
          "horizontal Root: In Out", "vertical Root: Out First Second",
          "horizontal Root/In/Tabs: Blog Apply", "vertical Root/In/Tabs: Apply Form Done",
        ])
  }

  @Test func `the steps of a flow have their paths`() throws {
    let script = "root Root\nopen Root A\nopen A B\nopen B C"
    let vertical = try flow(in: script)
    #expect(
      vertical.steps.indices.map(vertical.path(ofStep:)) == ["Root/A", "Root/A/B", "Root/A/B/C"])
    #expect(vertical.path == "Root/A/B/C")
    let horizontal = try flow("Root/A", in: script + "\nopen A D")
    #expect(horizontal.steps.indices.map(horizontal.path(ofStep:)) == ["Root/A/B", "Root/A/D"])
    #expect(horizontal.path == "Root/A")
    #expect(horizontal.ownerName == "A")
  }

  @Test func `a RIB that is reused below another is a step of both`() throws {
    #expect(
      try found(
        """
        root Root
        open Root A
        open A C
        close A C
        open Root B
        open B C
        """) == ["horizontal Root: A B", "vertical Root: A C", "vertical Root: B C"])
  }

  // MARK: The head of a chain

  private static let chain = "root Root\nopen Root SignUp\nopen SignUp A\nopen A B\nopen B C\n"

  @Test func `a head that nobody came back to owns the flow and is no step`() throws {
    #expect(try found(Self.chain) == ["vertical Root/SignUp: A B C"])
    #expect(
      try found(Self.chain + "close B C\nopen B C#2\nclose A B\nclose Root SignUp")
        == ["vertical Root/SignUp: A B C"])
    let seen = try flow("Root/SignUp", in: Self.chain)
    #expect(seen.starts == [1, 0, 0] && seen.path == "Root/SignUp/A/B/C")
  }

  @Test func `a head that a user came back to is a step`() throws {
    #expect(try found(Self.chain + "close SignUp A") == ["vertical Root: SignUp A B C"])
    #expect(
      try found(Self.chain + "close SignUp A\nopen SignUp A#2\nclose Root SignUp")
        == ["vertical Root: SignUp A B C"])
  }

  @Test func `a head that takes its child down as it leaves was not come back to`() throws {
    #expect(
      try found(Self.chain + "detach Root SignUp\ndetach SignUp A\ndeactivate SignUp")
        == ["vertical Root/SignUp: A B C"])
    #expect(
      try found(Self.chain + "close Root SignUp\ndetach SignUp A deinit")
        == ["vertical Root/SignUp: A B C"])
  }

  @Test func `a head is a step if fewer than three steps would remain`() throws {
    #expect(
      try found("root Root\nopen Root SignUp\nopen SignUp A\nopen A B")
        == ["vertical Root: SignUp A B"])
  }

  @Test func `only one head is dropped, and below a fork it is dropped too`() throws {
    #expect(
      try found(Self.chain + "open C D\nopen Root Tabs") == [
        "horizontal Root: SignUp Tabs", "vertical Root/SignUp: A B C D",
      ])
  }
}
