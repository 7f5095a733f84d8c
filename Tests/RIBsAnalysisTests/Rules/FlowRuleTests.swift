import RIBsAnalysis
import Testing

/// Cases of the rules about objects, workflows and workers beyond their examples.
@Suite struct FlowRuleTests {
  private let opened = """
    root Root
    open Root A @App/R.swift:1
    close Root A @App/R.swift:2

    """

  @Test func `a leaked object is reported at its own event, with the attach`() throws {
    let finding = try #require(
      findings(opened + "destroy A\nleak A presenter APresenter 1s").first)
    #expect(finding.words == "retained-object A")
    #expect(finding.at == "App/R.swift:1")
    #expect(finding.seq == 12)
    #expect(
      finding.message
        == "APresenter, the presenter of A, was still alive 1 s after it should have gone.")
  }

  @Test
  func
    `a router that was deallocated late is reported, and one that stays alive is only a leaked child`()
    throws
  {
    #expect(
      try words(opened + "leak A router ARouter 1s\ndestroy A\nsettle") == ["retained-object A"])
    #expect(try words(opened + "leak A router ARouter 1s\nsettle") == ["leaked-child A"])
  }

  @Test func `a router that stays alive is reported once, whichever rule reports its RIB`() throws {
    let script = """
      root Root
      open Root A @App/R.swift:1
      appear A
      leak A router ARouter 1s
      leak A interactor AInteractor 1s
      disappear A removed

      """
    #expect(
      try words(script) == ["retained-object A"])
    #expect(
      try words(script + "settle") == ["retained-object A", "view-gone-rib-attached A"])
  }

  @Test func `a view that outlives its RIB is reported once`() throws {
    let script = """
      root Root
      open Root A @App/R.swift:1
      appear A
      close Root A @App/R.swift:2
      destroy A
      leak A viewController AViewController 1s

      """
    #expect(try words(script + "settle") == ["view-outlives-rib A"])
    #expect(try words(script + "disappear A\nsettle") == ["retained-object A"])
  }

  @Test func `a workflow that waits for a RIB names it, and is reported at its last event`() throws
  {
    let script = """
      root Root
      create A
      workflow Open start Root
      workflow Open step 1 Root
      workflow Open wait 2 A
      after 30s
      mark later
      """
    let finding = try #require(findings(script).first { $0.rule == "stalled-workflow" })
    #expect(finding.rib == "A" && finding.seq == 8)
    #expect(finding.message == "Open is still waiting for A to become active before step 2.")
  }

  @Test func `a workflow that waits for a RIB has the call site of its attach`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        workflow Open start Root
        open Root A @App/R.swift:1
        workflow Open wait 1 A
        close Root A @App/R.swift:2
        destroy A
        """
      ).first)
    #expect(finding.words == "stalled-workflow A")
    #expect(finding.at == "App/R.swift:1")
  }

  @Test func `a workflow may stall for as long as the options say`() throws {
    let script = """
      root Root
      workflow Open start Root
      workflow Open step 1 Root
      after 10s
      mark later
      """
    #expect(try words(script) == [])
    let options = AnalysisOptions(stall: 10_000_000_000)
    let found = try findings(script, options: options)
    #expect(found.map(\.rule) == ["stalled-workflow"])
    #expect(found.first?.path == "Open" && found.first?.id == nil)
  }

  @Test
  func `a workflow that waits for a RIB that never came is not reported before the stall time`()
    throws
  {
    let script = """
      root Root
      create A
      workflow Open start Root
      workflow Open wait 1 A
      mark now
      """
    #expect(try !words(script).contains("stalled-workflow A"))
  }

  @Test func `each of several workflows has its own finding`() throws {
    let script = """
      root Root
      workflow First start Root
      workflow Second start Root
      workflow Third start Root
      workflow Third cancel
      after 40s
      mark later
      """
    let found = try findings(script)
    #expect(found.map(\.path) == ["First", "Second"])
    #expect(Set(found.map(\.fingerprint)).count == 2)
  }

  @Test func `a worker of a kept RIB is reported only if it keeps running`()
    throws
  {
    #expect(
      try words(
        """
        root Root
        open Root A @App/R.swift:1
        worker Poller start A
        close Root A @App/R.swift:2
        destroy A
        settle
        """) == ["worker-outlives-rib A"])
    #expect(
      try words(
        """
        root Root
        open Root A @App/R.swift:1
        worker Poller start A
        close Root A @App/R.swift:2
        worker Poller stop A
        destroy A
        settle
        """) == [])
  }

  @Test func `a worker that is bound to no RIB is not reported`() throws {
    #expect(try words("root Root\nworker Poller start\nsettle") == [])
  }
}
