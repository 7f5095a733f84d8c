import RIBsAnalysis
import Testing

@Suite struct SettlingTests {
  private static let close = """
    root Root
    open Root A
    close Root A

    """

  @Test func `without a settle the last time decides, to the nanosecond`() throws {
    // The detach is at 9 ms, the deactivate at 10 ms, the mark one further.
    let script = Self.close + "mark later"
    let passed = AnalysisOptions(grace: 2_000_000)
    let missed = AnalysisOptions(grace: 2_000_001)
    #expect(try words(script, options: passed) == ["leaked-child A"])
    #expect(try words(script, options: missed) == [])
  }

  @Test func `the grace is one second if nobody says otherwise`() throws {
    #expect(try words(Self.close + "after 997ms\nmark later") == [])
    #expect(try words(Self.close + "after 998ms\nmark later") == ["leaked-child A"])
  }

  @Test func `a settle after the event counts, one before it does not`() throws {
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

  @Test func `a view has five seconds`() throws {
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

  @Test func `a view that was taken away has five seconds as well`() throws {
    let script = """
      root Root
      open Root A
      appear A
      disappear A removed

      """
    #expect(try words(script + "after 4s\nmark later") == [])
    #expect(try words(script + "after 5s\nmark later") == ["view-gone-rib-attached A"])
  }

  @Test func `of a view the last word counts`() throws {
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
