import RIBsAnalysis
import Testing

@Suite("The steps of a flow")
struct FlowPathTests {
  private let script = """
    root Root
    open Root Flow
    open Flow A
    close Flow A
    open Flow B
    close Flow B
    open Root Deep
    open Deep One
    open One Two
    """

  @Test func `of a horizontal flow stand below the owner`() throws {
    let flow = try #require(session(script).flows.first { $0.steps == ["A", "B"] })
    #expect(flow.owner == "Root/Flow" && flow.ownerName == "Flow" && flow.path == "Root/Flow")
    #expect(flow.path(ofStep: 1) == "Root/Flow/B")
    #expect(flow.path(ofStep: 2) == "Root/Flow" && flow.path(ofStep: -1) == "Root/Flow")
    #expect(flow.step(at: "Root/Flow/A") == 0 && flow.step(at: "Root/Flow/B") == 1)
    for path in ["Root/Flow", "Root/Flow/C", "Root/Flow/A/B", "Root/Flow/", "Root", "X/Flow/A"] {
      #expect(flow.step(at: path) == nil)
    }
  }

  @Test func `of a vertical flow stand below one another`() throws {
    let flow = try #require(session(script).flows.first { $0.steps == ["Deep", "One", "Two"] })
    #expect(flow.owner == "Root" && flow.path == "Root/Deep/One/Two")
    #expect(flow.path(ofStep: 0) == "Root/Deep" && flow.path(ofStep: 1) == "Root/Deep/One")
    #expect(flow.step(at: "Root/Deep") == 0 && flow.step(at: "Root/Deep/One/Two") == 2)
    for path in ["Root", "Root/One", "Root/Deep/Two", "Root/Deep/One/Two/X", "Root/", "RootX/Deep"]
    {
      #expect(flow.step(at: path) == nil)
    }
  }

  @Test func `are told from both ends if there are very many`() throws {
    func path(_ steps: Int) throws -> [Substring] {
      let chain = (1..<steps).map { "open N\($0) N\($0 + 1)" }.joined(separator: "\n")
      let flow = try #require(
        session("root Root\nopen Root N1\n" + chain).flows.first { $0.shape == .vertical })
      return flow.path.split(separator: "/")
    }
    // The first RIB below the root owns the flow.
    #expect(try path(257).count == 258)
    let names = try path(258)
    #expect(names.count == 259 && names[129] == "N129" && names[130] == "…")
    #expect(names[131] == "N131" && names.last == "N258")
  }
}
