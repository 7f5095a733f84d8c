import RIBsAnalysis
import Testing

@Suite struct VerticalTrafficTests {
  private static let forward = """
    root Root
    open Root A
    open A B
    open B C

    """

  @Test func `an attach goes forward, a detach back`() throws {
    let seen = try flow(
      in: Self.forward + "close B C\nopen B C\nclose B C\nclose A B\nclose Root A")
    #expect(seen.moves == ["A → B", "B → A", "B → C 2×", "C → B 2×"])
    #expect(seen.starts == [1, 0, 0])
    #expect(seen.ends == [1, 0, 0])
  }

  @Test func `a detach that takes deeper steps along is a jump to the step above`() throws {
    let seen = try flow(in: Self.forward + "close A B")
    #expect(seen.moves == ["A → B", "B → C", "C → A"])
    #expect(seen.ends == [0, 0, 0])
  }

  @Test func `a cascade from the top is a jump to the end`() throws {
    let seen = try flow(in: Self.forward + "close Root A")
    #expect(seen.moves == ["A → B", "B → C"])
    #expect(seen.ends == [0, 0, 1])
  }

  @Test func `the flow may start again`() throws {
    let seen = try flow(
      in: Self.forward + "close Root A\nopen Root A#2\nopen A#2 B#2\nclose Root A#2")
    #expect(seen.starts == [2, 0, 0])
    #expect(seen.moves == ["A → B 2×", "B → C"])
    #expect(seen.ends == [0, 1, 1])
  }
}
