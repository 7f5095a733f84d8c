import RIBsAnalysis
import Testing

/// Calls that are wrong when they are made, beyond the rules' own examples.
@Suite struct CallRuleTests {
  @Test func `a RIB attached to itself is a cycle and nothing changes`() throws {
    let report = try session(
      """
      root Root
      open Root Menu
      attach Menu Menu @App/M.swift:1
      close Root Menu
      destroy Menu
      """)
    #expect(report.findings.map(\.words) == ["attach-cycle Menu"])
    #expect(report.findings.first?.message == "Menu is attached to itself at App/M.swift:1.")
  }

  @Test func `a cycle is reported rather than a second parent`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        open A B
        open B C
        attach C A
        """) == ["attach-cycle A"])
  }

  @Test func `a double attach is reported with the first attach`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root Menu @App/R.swift:7
        attach Root Menu @App/R.swift:9
        """
      ).first)
    #expect(finding.at == "App/R.swift:9")
    #expect(finding.related.map(\.at) == ["App/R.swift:7"])
    #expect(finding.parent == 1)
  }

  @Test func `a second parent is reported rather than a parent that is gone, and the child moves`()
    throws
  {
    let report = try session(
      """
      root Root
      open Root A
      open Root B
      open A C @App/A.swift:3
      close Root B
      attach B C @App/B.swift:4
      """)
    #expect(report.findings.map(\.words) == ["second-parent C"])
    #expect(report.findings.first?.path == "Root/B/C")
    #expect(report.tree.nodes.map(\.rib) == ["Root", "A"])
  }

  @Test func `a child attached under a destroyed parent is under a parent that is gone`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        close Root A @App/R.swift:9
        destroy A
        open A B
        """
      ).first)
    #expect(finding.words == "attach-under-detached B")
    #expect(finding.related.map(\.at) == ["App/R.swift:9"])
  }

  @Test func `a parent that was never attached is a root and not gone`() throws {
    #expect(
      try words(
        """
        create A
        create B
        attach A B
        """) == [])
  }

  @Test func `a launched root that is destroyed is gone`() throws {
    #expect(
      try words(
        """
        root Root
        destroy Root
        open Root A
        """) == ["attach-under-detached A"])
  }

  @Test func `a call off the main thread is reported in addition to what else is wrong with it`()
    throws
  {
    #expect(
      try words(
        """
        root Root
        open Root A
        attach Root A on network
        detach Root A on network
        detach Root A on network
        """) == [
          "double-attach A", "off-main-thread A", "off-main-thread A", "double-detach A",
          "off-main-thread A",
        ])
  }

  @Test func `a parent that is deallocated on another thread makes no call`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        open A B
        detach Root A
        detach A B deinit on network
        """) == [])
  }

  @Test func `an activation on another thread is not reported`() throws {
    #expect(
      try words(
        """
        root Root
        create A
        attach Root A
        activate A on network
        load A on network
        """) == [])
  }
}
