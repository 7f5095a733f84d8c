import RIBsAnalysis
import Testing

/// One cause is one error: what follows from a reported finding is counted there.
@Suite struct OneCauseTests {
  /// The findings of severity warning and error, each with its number of victims.
  private func trouble(_ script: String) throws -> [String] {
    try findings(script).filter { $0.severity >= .warning }.map { "\($0.words) \($0.victims)" }
  }

  // MARK: Lost children

  /// The first LoggedIn loses its reference to the second, which covers it and then takes its views away.
  private static let secondLoggedIn = """
    root Root
    open Root LoggedIn @App/RootRouter.swift:20
    hold Root.loggedIn LoggedIn
    open LoggedIn OffGame @App/LoggedInRouter.swift:14
    appear LoggedIn
    appear OffGame
    open Root LoggedIn#2 @App/RootRouter.swift:20
    unhold Root.loggedIn LoggedIn
    hold Root.loggedIn LoggedIn#2
    disappear OffGame removed
    disappear LoggedIn removed

    """

  @Test func `the views of a lost RIB and of the RIBs below it count in the lost one`() throws {
    let found = try findings(Self.secondLoggedIn + "settle")
    #expect(found.map(\.words) == ["lost-child LoggedIn"])
    #expect(found.first?.victims == 2)
    let report = CheckReport([
      InputReport(source: "t", sessions: [try session(Self.secondLoggedIn + "settle")])
    ])
    #expect(report.causes.first?.victimWords == "2 findings that follow from it")
  }

  @Test func `what stands beside a lost RIB is an error of its own`() throws {
    let script =
      Self.secondLoggedIn + """
        open Root Sheet @App/RootRouter.swift:40
        appear Sheet
        disappear Sheet removed
        settle
        """
    #expect(
      try trouble(script) == ["lost-child LoggedIn 2", "view-gone-rib-attached Sheet 0"])
  }

  @Test func `so does the view of a stranded RIB, whatever its severity`() throws {
    for site in [" @App/BoardRouter.swift:20", ""] {
      let found = try findings(
        """
        root Board
        open Board Post\(site)
        appear Post
        open Board Post#2\(site)
        disappear Post removed
        close Board Post#2 @App/BoardRouter.swift:27
        destroy Post#2
        settle
        """)
      #expect(found.map(\.words) == ["stranded-sibling Post"])
      #expect(found.map(\.severity) == [site.isEmpty ? .info : .warning])
      #expect(found.map(\.victims) == [1])
    }
  }

  // MARK: Views

  @Test func `a sheet that is pulled down takes the views in it along`() throws {
    let script = """
      root Root
      open Root Sheet @App/RootRouter.swift:20
      open Sheet Form @App/SheetRouter.swift:14
      appear Sheet
      appear Form
      disappear Form removed
      disappear Sheet removed
      settle
      """
    #expect(try trouble(script) == ["view-gone-rib-attached Sheet 1"])
  }

  @Test func `two swipes back are two errors`() throws {
    let script = """
      root Root
      open Root List @App/RootRouter.swift:20
      appear List
      open List Detail @App/ListRouter.swift:14
      disappear List
      appear Detail
      disappear Detail removed
      appear List
      disappear List removed
      settle
      """
    #expect(
      try trouble(script) == [
        "view-gone-rib-attached Detail 0", "view-gone-rib-attached List 0",
      ])
  }

  @Test func `of several views whose RIBs left together only the topmost is reported`() throws {
    let script = """
      root Root
      open Root Flow @App/RootRouter.swift:20
      open Flow Form @App/FlowRouter.swift:14
      appear Flow
      appear Form
      close Root Flow @App/RootRouter.swift:27
      destroy Form
      destroy Flow
      settle
      """
    #expect(try trouble(script) == ["view-outlives-rib Flow 1"])
  }

  @Test func `of RIBs that left one after the other each must take its view down`() throws {
    let script = """
      root Root
      open Root Flow @App/RootRouter.swift:20
      open Flow Form @App/FlowRouter.swift:14
      appear Flow
      appear Form
      close Flow Form @App/FlowRouter.swift:27
      destroy Form
      close Root Flow @App/RootRouter.swift:27
      destroy Flow
      settle
      """
    #expect(try trouble(script) == ["view-outlives-rib Form 0", "view-outlives-rib Flow 0"])
  }

  // MARK: Leaks

  @Test func `a child that a leaked parent's property still holds is kept by the parent`() throws {
    let script = """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Chat @App/HomeRouter.swift:15
      hold Home.chat Chat
      detach Root Home @App/RootRouter.swift:27
      detach Home Chat @App/HomeRouter.swift:22
      deactivate Chat
      deactivate Home
      settle
      """
    #expect(try trouble(script) == ["leaked-child Home 1"])
  }

  @Test func `a child that was there before its holder left is a leak of its own`() throws {
    let script = """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Chat @App/HomeRouter.swift:15
      hold Home.chat Chat
      close Home Chat @App/HomeRouter.swift:22
      close Root Home @App/RootRouter.swift:27
      settle
      """
    #expect(try trouble(script) == ["leaked-child Chat 0", "leaked-child Home 0"])
  }

  @Test func `a child that an attached RIB holds too is a leak of its own`() throws {
    let script = """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Chat @App/HomeRouter.swift:15
      hold Home.chat Chat
      hold Root.lastChat Chat
      detach Root Home @App/RootRouter.swift:27
      detach Home Chat @App/HomeRouter.swift:22
      deactivate Chat
      deactivate Home
      settle
      """
    #expect(try trouble(script) == ["leaked-child Home 0", "leaked-child Chat 0"])
  }

  @Test func `leaks that hold each other are one`() throws {
    let script = """
      root Root
      open Root A
      open Root B
      hold A.b B
      hold B.a A
      open Root Pair
      attach Pair A
      attach Pair B
      detach Root Pair
      detach Pair A
      detach Pair B
      settle
      """
    let leaks = try findings(script).filter { $0.rule == "leaked-child" }.map(\.words)
    #expect(leaks.count == 1, "\(leaks)")
  }

  @Test func `the worker and the objects of a leaked RIB follow from the leak`() throws {
    let script = """
      root Root
      open Root Feed @App/RootRouter.swift:20
      worker Poller start Feed
      close Root Feed @App/RootRouter.swift:27
      leak Feed router FeedRouter 1s
      leak Feed interactor FeedInteractor 1s
      leak Feed presenter FeedPresenter 1s
      leak Feed viewController FeedViewController 1s
      settle
      """
    // The router is the leak itself.
    #expect(try trouble(script) == ["leaked-child Feed 4"])
  }

  @Test func `the worker of a RIB that is still active follows from that`() throws {
    let script = """
      root Root
      open Root Tab @App/RootRouter.swift:20
      close Root Tab @App/RootRouter.swift:24
      open Root Tab @App/RootRouter.swift:20
      open Tab Feed @App/TabRouter.swift:14
      worker Poller start Feed
      detach Root Tab @App/RootRouter.swift:24
      settle
      """
    #expect(try trouble(script) == ["active-while-detached Tab 2"])
  }

  @Test func `an interactor that stays alive keeps its presenter and its view`() throws {
    let gone = """
      root Root
      open Root A @App/R.swift:1
      close Root A @App/R.swift:2
      destroy A

      """
    let leaks = [
      "leak A interactor AInteractor 1s", "leak A presenter APresenter 1s",
      "leak A viewController AViewController 1s",
    ]
    for order in [leaks, leaks.reversed()] {
      let found = try findings(gone + order.joined(separator: "\n"))
      #expect(found.map(\.words) == ["retained-object A"])
      #expect(found.first?.victims == 2)
      #expect(
        found.first?.message
          == "AInteractor, the interactor of A, was still alive 1 s after it should have gone, and so were its presenter, APresenter, and its view, AViewController."
      )
    }
  }

  /// Chat leaks, then everything above it goes. The leaked router's builder keeps the views that it was given.
  private static let leakBelow = """
    root Root
    open Root Home @App/RootRouter.swift:20
    open Home Chat @App/HomeRouter.swift:15
    open Home Feed @App/HomeRouter.swift:40
    close Home Chat @App/HomeRouter.swift:22
    detach Home Feed deinit
    detach Root Home deinit
    destroy Root
    destroy Home
    destroy Feed

    """

  @Test func `a leaked router keeps the views above it, and the views in these`() throws {
    let script =
      Self.leakBelow + """
        leak Root viewController RootViewController 1s
        leak Home presenter HomePresenter 1s
        leak Home viewController HomeViewController 1s
        leak Feed viewController FeedViewController 1s
        end teardown
        """
    #expect(try trouble(script) == ["leaked-child Chat 4"])
  }

  @Test func `an interactor above a leaked router is an error of its own`() throws {
    let script =
      Self.leakBelow + """
        leak Home interactor HomeInteractor 1s
        leak Home viewController HomeViewController 1s
        end teardown
        """
    #expect(try trouble(script) == ["leaked-child Chat 0", "retained-object Home 1"])
  }

  @Test func `a view beside a leaked router that left by itself is an error of its own`() throws {
    let script = """
      root Root
      open Root Chat @App/RootRouter.swift:15
      open Root Feed @App/RootRouter.swift:40
      close Root Chat @App/RootRouter.swift:22
      close Root Feed @App/RootRouter.swift:44
      destroy Feed
      leak Feed viewController FeedViewController 1s
      settle
      """
    #expect(try trouble(script) == ["leaked-child Chat 0", "retained-object Feed 0"])
  }

  @Test func `a view that was found alive before the router leaked is an error of its own`() throws
  {
    let script = """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Chat @App/HomeRouter.swift:15
      leak Home viewController OldHomeViewController 1s
      close Home Chat @App/HomeRouter.swift:22
      settle
      """
    #expect(try trouble(script) == ["retained-object Home 0", "leaked-child Chat 0"])
  }

  @Test func `a container that stays alive keeps the views in it`() throws {
    let script = """
      root Root
      open Root Home @App/RootRouter.swift:20
      open Home Feed @App/HomeRouter.swift:40
      close Root Home @App/RootRouter.swift:27
      detach Home Feed deinit
      destroy Home
      destroy Feed
      leak Feed viewController FeedViewController 1s
      leak Home viewController HomeViewController 1s
      settle
      """
    let found = try findings(script)
    #expect(found.map { "\($0.words) \($0.victims)" } == ["retained-object Home 1"])
    #expect(found.first?.message.contains("HomeViewController") == true)
  }

  @Test func `suppressing a culprit suppresses what follows from it`() throws {
    var policy = Policy()
    policy.suppressions = [
      Suppression(
        rule: "lost-child", path: Glob("Root/**"), reason: "known", until: nil, line: 1)
    ]
    let report = policy.judge(
      [
        InputReport(
          source: "t", sessions: [try session(Self.secondLoggedIn + "settle")])
      ], today: "2026-01-01")
    #expect(report.causes.isEmpty && report.exempt.map(\.victims) == [2])
  }
}
