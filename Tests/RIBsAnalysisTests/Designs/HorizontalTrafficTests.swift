import RIBsAnalysis
import Testing

@Suite struct HorizontalTrafficTests {
  @Test func `a move is a detach and an attach, in either order`() throws {
    let detachFirst = try flow(
      in: "root Root\nopen Root A\nclose Root A\nopen Root B\nclose Root B\nopen Root C")
    let attachFirst = try flow(
      in: "root Root\nopen Root A\nopen Root B\nclose Root A\nopen Root C\nclose Root B")
    for flow in [detachFirst, attachFirst] {
      #expect(flow.moves == ["A → B", "B → C"])
      #expect(flow.overlaid == [])
      #expect(flow.starts == [1, 0, 0])
      #expect(flow.ends == [0, 0, 0])
    }
  }

  @Test func `the first attach is a start and the last detach an end`() throws {
    let seen = try flow(
      in: "root Root\nopen Root A\nclose Root A\nopen Root B\nclose Root B")
    #expect(seen.starts == [1, 0])
    #expect(seen.ends == [0, 1])
    #expect(seen.traffic == 1)
  }

  @Test func `a step that is attached while another stays is an overlay`() throws {
    let seen = try flow(in: "root Root\nopen Root A\nopen Root B\nclose Root B\nclose Root A")
    #expect(seen.moves == [])
    #expect(seen.overlaid == ["A → B"])
    #expect(seen.starts == [1, 0])
    #expect(seen.ends == [1, 0])
  }

  @Test func `an overlay that is still attached at the end counts`() throws {
    let seen = try flow(in: "root Root\nopen Root A\nopen Root B")
    #expect(seen.overlaid == ["A → B"])
    #expect(seen.ends == [0, 0])
  }

  @Test func `next to a child that stays, a move counts in either order`() throws {
    let detachFirst = try flow(
      in: "root Root\nopen Root A\nopen Root Player\nclose Root A\nopen Root B")
    let attachFirst = try flow(
      in: "root Root\nopen Root A\nopen Root Player\nopen Root B\nclose Root A\nopen Root C")
    #expect(detachFirst.steps == ["A", "Player", "B"])
    #expect(detachFirst.moves == ["A → Player"])
    #expect(attachFirst.moves == ["A → B"])
    #expect(attachFirst.overlaid == ["A → Player", "B → C"])
  }

  @Test func `a step replaced by another instance of itself is a repeat`() throws {
    let seen = try flow(
      in: """
        root Root
        open Root List
        close Root List
        open Root Post
        close Root Post
        open Root Post#2
        """)
    #expect(seen.moves == ["List → Post"])
    #expect(seen.repeated == ["Post → Post"])
  }

  @Test func `moves are counted for each ordered pair`() throws {
    let steps = ["A", "B", "A", "C", "A", "B"]
    var script = "root Root\nopen Root A\n"
    for (from, to) in zip(steps, steps.dropFirst()) {
      script += "close Root \(from)\nopen Root \(to)\n"
    }
    #expect(try flow(in: script).moves == ["A → B 2×", "A → C", "B → A", "C → A"])
  }

  @Test func `the calls of each instance of an owner are counted separately`() throws {
    let seen = try flow(
      "Root/Tabs",
      in: """
        root Root
        open Root Tabs
        open Root Tabs#2
        open Tabs A
        open Tabs#2 B
        close Tabs A
        open Tabs#2 A#2
        open Tabs B#2
        """)
    #expect(seen.moves == ["A → B"])
    #expect(seen.starts == [1, 1])
    #expect(seen.overlaid == ["B → A"])
  }

  @Test func `a call that changes nothing is not a move`() throws {
    let seen = try flow(
      in: """
        root Root
        open Root A
        close Root A
        attach Root Root
        detach Root A
        open Root B
        attach Root B
        """)
    #expect(seen.moves == ["A → B"])
    #expect(seen.overlaid == [])
  }

  @Test func `a flow that leaves with its owner has no end`() throws {
    let script = """
      root Root
      open Root Tabs
      open Tabs A
      open Tabs B
      close Tabs B

      """
    let deallocated = script + "close Root Tabs\ndetach Tabs A deinit\ndestroy Tabs"
    #expect(try flow("Root/Tabs", in: deallocated).ends == [0, 0])
    #expect(try flow("Root/Tabs", in: script + "close Root Tabs").ends == [0, 0])
  }

  @Test func `a child that moved to a second parent is gone from the first`() throws {
    let seen = try flow(
      "Root/P",
      in: """
        root Root
        open Root P
        open Root Q
        open P A
        attach Q A
        open P B
        close P B
        """)
    #expect(seen.starts == [1, 1])
    #expect(seen.overlaid == [])
    #expect(seen.ends == [0, 1])
  }
}
