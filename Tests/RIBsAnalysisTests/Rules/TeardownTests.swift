import RIBsAnalysis
import RIBsTrace
import Testing

@Suite struct TeardownTests {
  @Test func `after a teardown every RIB still alive has leaked, on the tree or off it`() throws {
    let found = try findings(
      """
      root Root
      open Root A
      open A B
      end teardown
      """)
    #expect(found.map(\.words) == ["leaked-child Root"])
    #expect(found.first?.victims == 2)
    #expect(found.first?.message.contains("the whole tree was taken down") == true)
    #expect(found.first?.seq == 1)
  }

  @Test func `after a teardown a RIB that was kept for reuse has leaked`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        close Root A
        open Root A
        close Root A
        destroy Root
        end teardown
        """) == ["leaked-child A"])
  }

  @Test func `after a teardown a RIB that was only built has leaked`() throws {
    #expect(
      try words(
        """
        root Root
        create A
        destroy Root
        end teardown
        """) == ["leaked-child A"])
  }

  @Test func `a teardown settles a departure just before it`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        close Root A
        destroy Root
        end teardown
        """) == ["leaked-child A"])
  }

  @Test func `a teardown that leaves nothing alive is clean`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        close Root A
        destroy A
        destroy Root
        end teardown
        """) == [])
  }

  @Test func `an exit may leave the tree up and settles nothing`() throws {
    let report = try session(
      """
      root Root
      open Root A
      open Root B
      close Root B
      end exit
      """)
    #expect(report.findings.isEmpty)
    #expect(report.endReason == .exit)
  }
}
