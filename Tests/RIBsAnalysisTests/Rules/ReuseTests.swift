import RIBsAnalysis
import Testing

@Suite struct ReuseTests {
  @Test func `a RIB that was attached twice, even to two parents, is kept`() throws {
    #expect(
      try words(
        """
        root Root
        open Root A
        open Root B
        open A C
        close A C
        open B C
        close B C
        settle
        """) == ["kept-for-reuse C"])
  }

  @Test func `a RIB is kept if it was built before its last parent loaded, and not if after`()
    throws
  {
    let script = """
      root Root
      create Tabs
      create Early
      open Root Tabs
      open Tabs Early
      close Tabs Early
      open Tabs Late
      close Tabs Late
      settle
      """
    #expect(try words(script) == ["kept-for-reuse Early", "leaked-child Late"])
  }

  @Test func `the load of the parent it was last attached to counts`() throws {
    #expect(
      try words(
        """
        root Root
        create A
        open Root Parent
        open Parent A
        close Parent A
        settle
        """) == ["kept-for-reuse A"])
    #expect(
      try words(
        """
        root Root
        open Root Parent
        create A
        open Parent A
        close Parent A
        settle
        """) == ["leaked-child A"])
  }

  @Test func `under a parent that never loads no RIB is kept for that reason`() throws {
    #expect(
      try words(
        """
        create A
        create Root
        attach Root A
        detach Root A
        settle
        """) == ["leaked-child A"])
  }

  @Test func `the RIBs below a kept RIB are kept with it`() throws {
    let found = try findings(
      """
      root Root
      open Root Tab
      close Root Tab
      open Root Tab
      open Tab Detail
      open Detail Photo
      close Root Tab
      settle
      """)
    #expect(found.map(\.words) == ["kept-for-reuse Tab"])
    #expect(found.first?.severity == .info)
  }

  @Test func `a RIB that was detached from a kept RIB is not kept`() throws {
    #expect(
      try words(
        """
        root Root
        open Root Tab
        close Root Tab
        open Root Tab
        open Tab Detail
        close Tab Detail
        close Root Tab
        settle
        """) == ["leaked-child Detail", "kept-for-reuse Tab"])
  }

  @Test func `a kept RIB below a leaked RIB is not a victim`() throws {
    let found = try findings(
      """
      root Root
      open Root Flow
      open Flow Tab
      close Flow Tab
      open Flow Tab
      open Tab Detail
      close Root Flow
      settle
      """)
    #expect(found.map(\.words) == ["leaked-child Flow", "kept-for-reuse Tab"])
    #expect(found.first?.victims == 0)
  }

  @Test func `a reusable RIB on the tree is not reported`() throws {
    #expect(
      try words(
        """
        root Root
        open Root Tab
        close Root Tab
        open Root Tab
        settle
        """) == [])
  }

  @Test func `the RIBs below a kept RIB are kept with it, even below one of unknown lifetime`()
    throws
  {
    #expect(
      try words(
        """
        root Root
        open Root Tab
        close Root Tab
        open Root Tab
        attach Tab Foreign
        open Foreign Detail
        close Root Tab
        settle
        """) == ["kept-for-reuse Tab"])
  }
}
