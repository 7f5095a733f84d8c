import RIBsAnalysis
import Testing

@Suite struct SettlingTests {
  private static let close = """
    root Root
    open Root A
    close Root A

    """

  @Test func `without a settle the time of the last event decides, to the nanosecond`() throws {
    // The detach is at 9 ms, the deactivate at 10 ms, and the mark at 11 ms.
    let script = Self.close + "mark later"
    let passed = AnalysisOptions(grace: 2_000_000)
    let missed = AnalysisOptions(grace: 2_000_001)
    #expect(try words(script, options: passed) == ["leaked-child A"])
    #expect(try words(script, options: missed) == [])
  }

  @Test func `the grace is one second by default`() throws {
    #expect(try words(Self.close + "after 997ms\nmark later") == [])
    #expect(try words(Self.close + "after 998ms\nmark later") == ["leaked-child A"])
  }

  @Test func `a settle counts after the event and not before it`() throws {
    #expect(try words(Self.close + "settle") == ["leaked-child A"])
    #expect(
      try words(
        """
        root Root
        open Root A
        settle
        close Root A
        """) == [])
  }

  @Test func `a view has five seconds to disappear`() throws {
    let script = """
      root Root
      open Root A
      appear A
      close Root A
      destroy A

      """
    #expect(try words(script + "after 4s\nmark later") == [])
    #expect(try words(script + "after 5s\nmark later") == ["view-outlives-rib A"])
    #expect(try words(script + "settle") == ["view-outlives-rib A"])
    let hasty = AnalysisOptions(viewGrace: 1_000_000)
    #expect(try words(script + "mark later", options: hasty) == ["view-outlives-rib A"])
  }

  @Test func `a RIB has five seconds to leave after its view was taken away`() throws {
    let script = """
      root Root
      open Root A
      appear A
      disappear A removed

      """
    #expect(try words(script + "after 4s\nmark later") == [])
    #expect(try words(script + "after 5s\nmark later") == ["view-gone-rib-attached A"])
  }

  @Test func `the last event of a view counts`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        appear A
        disappear A removed
        appear A
        settle
        """) == [])
    #expect(
      try words(
        """
        root Root
        open Root A
        appear A
        disappear A removed
        appear A
        disappear A
        settle
        """) == [])
  }
}
