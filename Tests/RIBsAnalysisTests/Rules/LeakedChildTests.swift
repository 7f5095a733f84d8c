import RIBsAnalysis
import Testing

@Suite struct LeakedChildTests {
  @Test func `only the topmost is reported, what stands below it is counted`() throws {
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

  @Test func `below a parent that went, the child is the culprit`() throws {
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

  @Test func `two that were detached apart are two culprits`() throws {
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

  @Test func `it is told at the event that took it off the tree`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        close Root A
        settle
        """
      ).first)
    // create, launch, activate, load; create, attach, activate, load; detach.
    #expect(finding.seq == 9)
    #expect(finding.line == 10)
  }

  @Test func `a property that holds it still is named, with what to do`() throws {
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

  @Test func `two properties that hold it are both named`() throws {
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

  @Test func `a property of a parent that is gone holds nothing`() throws {
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

  @Test func `what has no create cannot be seen to leak`() throws {
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

  @Test func `what came back onto the tree does not leak`() throws {
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
