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
}
