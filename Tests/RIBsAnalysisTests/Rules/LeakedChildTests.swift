import RIBsAnalysis
import Testing

@Suite struct LeakedChildTests {
  @Test func `only the topmost RIB is reported, and the RIBs below it are counted`() throws {
    let found = try findings(
      """
      root Root
      open Root A @App/R.swift:1
      open A B
      open B C
      open A D
      close Root A @App/R.swift:2
      settle
      """)
    let finding = try #require(found.first)
    #expect(found.map(\.words) == ["leaked-child A"])
    #expect(finding.victims == 3)
    #expect(finding.at == "App/R.swift:1")
    #expect(finding.related.map(\.at) == ["App/R.swift:1", "App/R.swift:2"])
    #expect(
      finding.message
        == "A is still alive though it left the tree at App/R.swift:2, and keeps 3 RIBs below it alive."
    )
  }

  @Test func `below a parent that was deallocated, the child is the culprit`() throws {
    let found = try findings(
      """
      root Root
      open Root A
      open A B
      open B C
      close Root A
      destroy A
      settle
      """)
    #expect(found.map(\.words) == ["leaked-child B"])
    #expect(found.first?.victims == 1)
    #expect(found.first?.path == "Root/A/B")
  }

  @Test func `two RIBs that were detached separately are two culprits`() throws {
    let found = try findings(
      """
      root Root
      open Root A
      open A B
      close A B
      close Root A
      settle
      """)
    #expect(found.map(\.words) == ["leaked-child B", "leaked-child A"])
    #expect(found.map(\.victims) == [0, 0])
  }

  @Test func `it is reported at the event that took it off the tree`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        close Root A
        settle
        """
      ).first)
    // The events are create, launch, activate, load; create, attach, activate, load; detach.
    #expect(finding.seq == 9)
    #expect(finding.line == 10)
  }

  @Test func `the message names a property that still holds it, and the fix says what to do`()
    throws
  {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        hold Root.first A
        hold Root.second A
        close Root A
        unhold Root.second A
        settle
        """
      ).first)
    #expect(finding.message.hasSuffix(" RootRouter.first still refers to it."))
    #expect(finding.fix == "Set RootRouter.first to nil where A is detached.")
    #expect(finding.related.last?.note == "RootRouter.first still refers to it")
  }

  @Test func `the message names both of two properties that hold it`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        hold Root.a A
        hold Root.b A
        close Root A
        settle
        """
      ).first)
    #expect(finding.message.hasSuffix(" RootRouter.a and RootRouter.b still refer to it."))
  }

  @Test func `a property of a parent that is gone does not hold it`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        open A B
        hold A.b B
        close Root A
        destroy A
        settle
        """
      ).first)
    #expect(finding.words == "leaked-child B")
    #expect(!finding.message.contains("refer"))
  }

  @Test func `a RIB without a create is not reported as leaked`() throws {
    let report = try session(
      """
      launch Root
      attach Root A
      activate A
      detach Root A
      deactivate A
      settle
      """)
    #expect(report.findings.isEmpty)
    #expect(!report.hasLifetimes)
  }

  @Test func `a RIB that came back onto the tree does not leak`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        close Root A
        open Root A
        settle
        """) == [])
  }
}
