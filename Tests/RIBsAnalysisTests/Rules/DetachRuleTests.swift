import RIBsAnalysis
import Testing

@Suite struct DetachRuleTests {
  private static let signUp = """
    root Root
    open Root SignUp @App/Root.swift:20
    open SignUp Nickname @App/SignUp.swift:15

    """

  @Test func `a detach below what an ancestor took down is reported with the ancestor's detach`()
    throws
  {
    let finding = try #require(
      findings(
        Self.signUp + """
          close Root SignUp @App/Root.swift:26
          detach SignUp Nickname @App/SignUp.swift:22
          """
      ).first)
    #expect(finding.words == "detach-after-cascade Nickname")
    #expect(finding.related.map(\.at) == ["App/Root.swift:26"])
    #expect(finding.at == "App/SignUp.swift:22")
  }

  @Test func `a detach after a cascade detaches the child, so another one is a double detach`()
    throws
  {
    #expect(
      try words(
        Self.signUp + """
          close Root SignUp
          detach SignUp Nickname
          detach SignUp Nickname
          """) == ["detach-after-cascade Nickname", "double-detach Nickname"])
  }

  @Test func `an active parent may detach its children though it is off the tree`() throws {
    #expect(
      try words(
        Self.signUp + """
          detach Root SignUp
          detach SignUp Nickname
          deactivate Nickname
          deactivate SignUp
          """) == [])
  }

  @Test func `undoing a late attach is right`() throws {
    #expect(
      try words(
        """
        root Root
        open Root SignUp
        close Root SignUp
        open SignUp Nickname
        close SignUp Nickname
        """) == ["attach-under-detached Nickname"])
  }

  @Test func `a cascade after a late attach and a return to the tree counts`() throws {
    #expect(
      try words(
        """
        root Root
        open Root SignUp
        close Root SignUp
        open SignUp Nickname
        open Root SignUp
        close Root SignUp
        detach SignUp Nickname
        """) == ["attach-under-detached Nickname", "detach-after-cascade Nickname"])
  }

  @Test func `a child that has not loaded finished during its attach, if RIBs of the session load`()
    throws
  {
    let attach = """
      create A
      attach Root A
      activate A
      detach Root A
      """
    #expect(try words("root Root\n" + attach) == ["detach-during-attach A"])
    #expect(try words("launch Root\n" + attach) == [])
  }

  @Test func `a second detach after one during the attach is a double detach`() throws {
    #expect(
      try words(
        """
        root Root
        create A
        attach Root A
        detach Root A
        detach Root A
        """) == ["detach-during-attach A", "double-detach A"])
  }

  @Test func `a detach by the wrong parent leaves the child where it is`() throws {
    let report = try session(
      """
      root Root
      open Root Feed
      open Feed Player @App/Feed.swift:3
      detach Root Player @App/Root.swift:4
      close Feed Player
      """)
    #expect(report.findings.map(\.words) == ["wrong-parent-detach Player"])
    #expect(report.findings.first?.related.map(\.at) == ["App/Feed.swift:3"])
    #expect(report.findings.first?.parent == 1)
  }

  @Test func `detaching a RIB that is not attached is reported with the first detach`() throws {
    let finding = try #require(
      findings(
        """
        root Root
        open Root A
        close Root A @App/R.swift:5
        open Root B
        detach B A @App/B.swift:6
        """
      ).first)
    #expect(finding.words == "double-detach A")
    #expect(finding.related.map(\.at) == ["App/R.swift:5"])
  }

  @Test func `a detach by deinit is never reported`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        open Root B
        create C
        detach Root C deinit
        detach A B deinit
        detach Root A deinit
        detach Root A deinit
        """) == [])
  }

  @Test func `a child that a deinit detached counts as detached`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        detach Root A deinit
        detach Root A
        """) == ["double-detach A"])
  }
}
