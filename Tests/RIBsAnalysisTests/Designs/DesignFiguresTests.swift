import RIBsAnalysis
import Testing

@Suite struct DesignFiguresTests {
  /// A → B → C → A, then the end.
  private static let script = """
    root Root
    open Root A
    close Root A
    open Root B
    close Root B
    open Root C
    close Root C
    open Root A
    close Root A
    """

  @Test func `a horizontal design permits every pair, and the owner manages every step`() throws {
    let figures = try flow(in: Self.script).figures(as: .horizontal)
    #expect(figures.depth == 1)
    #expect(figures.fanOut == 3)
    #expect(figures.managedChildren == 3)
    #expect((figures.permittedPairs, figures.allPairs) == (6, 6))
    #expect(figures.permitted.count == 3)
    #expect(figures.forbidden.isEmpty)
    #expect(figures.hopsFromLast == 1)
    #expect(figures.meanHops == 1)
  }

  @Test func `a vertical design permits neighbours, and a message passes every step`() throws {
    let seen = try flow(in: Self.script)
    let figures = seen.figures(as: .vertical)
    #expect(figures.depth == 3)
    #expect(figures.fanOut == 1)
    #expect(figures.managedChildren == 1)
    #expect((figures.permittedPairs, figures.allPairs) == (4, 6))
    #expect(figures.permitted.map(seen.words(for:)) == ["A → B", "B → C"])
    #expect(figures.forbidden.map(seen.words(for:)) == ["C → A"])
    #expect(figures.hopsFromLast == 3)
    #expect(figures.meanHops == 2)
  }

  @Test func `calls are the cost of the observed traffic`() throws {
    let seen = try flow(in: Self.script)
    // One call to start, three moves of two calls, one call to end.
    #expect(seen.figures(as: .horizontal).calls == 8)
    // Attach A, B and C, go back two steps, and end.
    #expect(seen.figures(as: .vertical).calls == 6)
  }

  @Test func `a start at a later step costs the steps above it as well`() throws {
    let seen = try flow(
      "Root/Tabs",
      in: """
        root Root
        open Root Tabs
        open Tabs A
        open Root Tabs#2
        open Tabs#2 B
        """)
    #expect(seen.starts == [1, 1])
    #expect(seen.figures(as: .horizontal).calls == 2)
    #expect(seen.figures(as: .vertical).calls == 3)
  }

  @Test func `an overlay and a repeat cost two calls in either design`() throws {
    let seen = try flow(
      in: """
        root Root
        open Root A
        open Root B
        close Root B
        open Root B#2
        close Root B#2
        close Root A
        """)
    #expect(seen.overlaid == ["A → B"])
    #expect(seen.repeated == ["B → B"])
    #expect(seen.figures(as: .horizontal).calls == 6)
    #expect(seen.figures(as: .vertical).calls == 6)
  }

  @Test func `the other of the two designs is the other`() {
    #expect(Flow.Shape.horizontal.other == .vertical)
    #expect(Flow.Shape.vertical.other == .horizontal)
  }
}
