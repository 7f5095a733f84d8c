import RIBsAnalysis
import Testing

/// Cases of `retained-object` beyond its examples.
@Suite("A retained object") struct RetainedObjectTests {
  private let gone = """
    root Root
    open Root A @App/R.swift:1
    close Root A @App/R.swift:2
    destroy A

    """

  private func retained(_ script: String) throws -> [Finding] {
    try findings(script).filter { $0.rule == "retained-object" }
  }

  @Test(
    "A presenter that stays alive counts its view as a victim, whichever event comes first",
    arguments: [
      ["leak A viewController AViewController 0s", "leak A presenter APresenter 0s"],
      ["leak A presenter APresenter 0s", "leak A viewController AViewController 0s"],
    ])
  func presenterAndView(leaks: [String]) throws {
    let found = try retained(gone + leaks.joined(separator: "\n"))
    #expect(found.count == 1 && found.first?.victims == 1)
    #expect(
      found.first?.message
        == "APresenter, the presenter of A, was still alive when everything else had gone, and so was its view, AViewController."
    )
  }

  @Test("A view controller that is its own presenter is one object")
  func ownPresenter() throws {
    let found = try retained(
      gone + "leak A presenter AViewController 1s\nleak A viewController AViewController 1s")
    #expect(
      found.map(\.message) == [
        "AViewController, the presenter and view controller of A, was still alive 1 s after it should have gone."
      ])
  }

  @Test("The view of another RIB is not a victim")
  func otherRIB() throws {
    let found = try retained(
      gone + """
        open Root B @App/R.swift:1
        close Root B @App/R.swift:2
        destroy B
        leak A presenter APresenter 1s
        leak B viewController BViewController 1s
        """)
    #expect(found.map(\.victims) == [0, 0])
    #expect(found.map(\.rib) == ["A", "B"])
  }

  @Test("Objects of different kinds and types are different causes, and all of them are reported")
  func causes() throws {
    let script =
      gone + """
        leak A interactor AInteractor 1s
        leak A cache ACache 1s
        leak A worker APoller 1s
        leak A worker AUploader 1s
        leak A worker AUploader 1s
        """
    let found = try retained(script)
    #expect(found.count == 5 && Set(found.map(\.fingerprint)).count == 4)
    let report = CheckReport([InputReport(source: "t", sessions: [try session(script)])])
    let causes = report.causes.filter { $0.shown.rule == "retained-object" }
    #expect(causes.map(\.count) == [1, 1, 1, 2])
  }

  @Test("The fix names a closure, a subscription and a container that still shows the view")
  func fix() throws {
    let fix = try #require(retained(gone + "leak A presenter APresenter 1s").first?.fix)
    for word in ["closure", "subscription", "container that still shows"] {
      #expect(fix.contains(word))
    }
  }

  @Test(
    "A view or router that stays alive is reported in addition to notes and warnings about its RIB")
  func notes() throws {
    let script = """
      root Root
      open Root Row @App/R.swift:1 on network
      open Root Row#2 @App/R.swift:1
      leak Row viewController RowViewController 1s
      leak Row#2 router RowRouter 1s
      """
    #expect(try retained(script).map(\.id) == [2, 3])
  }

  @Test("A view or router that stays alive is not reported if its RIB leaks or is kept for reuse")
  func explained() throws {
    let leaked = """
      root Root
      open Root A
      close Root A
      leak A viewController AViewController 1s
      settle
      """
    #expect(try retained(leaked).isEmpty)
    let kept = """
      root Root
      open Root A
      close Root A
      open Root A
      close Root A
      leak A router ARouter 1s
      settle
      """
    #expect(try retained(kept).isEmpty)
  }
}
