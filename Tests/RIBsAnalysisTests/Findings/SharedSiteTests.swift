import RIBsTestSupport
import Testing

@testable import RIBsAnalysis

/// A call site in a helper does not show which route was taken.
@Suite("A call site in a helper")
struct SharedSiteTests {
  /// Home and Feed attach their children through one helper, and Home loses a child through it.
  private static let helper = """
    root Root
    open Root Home @App/RootRouter.swift:9
    open Home Story @App/AttachOnce.swift:12
    hold Home.storyRouting Story
    open Home Story#2 @App/AttachOnce.swift:12
    unhold Home.storyRouting Story
    hold Home.storyRouting Story#2

    """
  private static let other = """
    open Root Feed @App/RootRouter.swift:20
    open Feed Post @App/AttachOnce.swift:12
    hold Feed.post Post
    """

  private func lostChild(_ script: String) throws -> Finding {
    try #require(findings(script).first { $0.rule == "lost-child" })
  }

  @Test func `names the parent and the property, and says how to pass the line on`() throws {
    let lost = try lostChild(Self.helper + Self.other)
    #expect(lost.at == "App/AttachOnce.swift:12")
    #expect(
      lost.message.hasSuffix(
        ". App/AttachOnce.swift:12 attaches for several parents, here for Home (HomeRouter.storyRouting)."
      ), "\(lost.message)")
    #expect(
      lost.fix.hasSuffix(
        "give the helper the parameters `fileID: StaticString = #fileID, line: UInt = #line` and pass them on."
      ), "\(lost.fix)")
  }

  @Test func `of one parent adds the advice, and nothing to the message`() throws {
    let lost = try lostChild(Self.helper)
    #expect(!lost.message.contains("several parents"))
    #expect(lost.fix.hasSuffix("and pass them on."))
  }

  /// A call site of one parent, in an app whose other files are named as `root`'s.
  private func fix(at site: String, root: String = "App/RootRouter.swift:9") throws -> String {
    let script = Self.helper.replacing("App/AttachOnce.swift:12", with: site)
      .replacing("App/RootRouter.swift:9", with: root)
    return try lostChild(script).fix
  }

  @Test(arguments: [
    "App/AttachOnce.swift:12", "Router+AttachOnce.swift:12", "App/ViewableRouter+Once.swift:1",
    "Kit/Navigation/Presenting.swift:30", "/Users/me/App/Attaching.swift:30",
  ])
  func `is in a helper if its file is no router's`(site: String) throws {
    #expect(try fix(at: site).contains("fileID"))
  }

  @Test(arguments: [
    "App/HomeRouter.swift:12", "App/HomeRouter+Routes.swift:12", "App/Home.swift:12",
    "App/FlowHomeRouter.swift:12", "App/FeedRouter.swift:12", "App/BaseRouter.swift:12",
  ])
  func `is the route's own if its file is a router's`(site: String) throws {
    #expect(try !fix(at: site).contains("fileID"))
  }

  @Test func `is not known to be in a helper if no file is named after a RIB`() throws {
    #expect(try !fix(at: "App/Screens.swift:40", root: "App/Screens.swift:12").contains("fileID"))
    #expect(try !fix(at: "App/Home.swift:40", root: "App/Main.swift:12").contains("fileID"))
  }

  @Test func `is named at every finding there`() throws {
    let found = try findings(
      Self.helper + """
        attach Home Story#2 @App/AttachOnce.swift:12
        close Home Story#2 @App/AttachOnce.swift:19
        detach Home Story#2 @App/AttachOnce.swift:19
        settle
        """)
    #expect(found.map(\.rule) == ["lost-child", "double-attach", "leaked-child", "double-detach"])
    #expect(found.allSatisfy { $0.fix.contains("fileID") })
  }

  // MARK: With the app's source

  /// Whether a finding at Home's only call site has the advice.
  private func isAdvised(_ site: String, _ hazards: Hazard...) throws -> Bool {
    let tree = staticTree(
      """
      viewable Home in App @Sources/App/HomeScreens.swift:3
      viewable Feed in App @Sources/App/Everything.swift:3
      Home attaches Story @Sources/App/HomeScreens.swift:20
      """)
    let index = HazardIndex(SourceReport(tree: tree, hazards: hazards), explains: [:])
    let trace = try TraceScript(Self.helper.replacing("App/AttachOnce.swift:12", with: site))
      .trace()
    let input = InputReport(source: "t", sessions: try sessions(trace)).explained(by: index)
    return try #require(input.findings.first { $0.rule == "lost-child" }).fix.contains("fileID")
  }

  @Test func `is in a helper if a function there attaches what it is given`() throws {
    let hazard = hazard(
      "wrapper-hides-call-site", "Home", at: "Sources/App/HomeScreens.swift:30")
    #expect(try isAdvised("App/HomeScreens.swift:30", hazard))
    #expect(try !isAdvised("App/HomeScreens.swift:20", hazard))
  }

  @Test func `is in a helper if the source declares no router in its file, whatever its name`()
    throws
  {
    let other = hazard("unguarded-attach", "Home/Story", at: "Sources/App/OpenRouter.swift:9")
    #expect(try isAdvised("App/OpenRouter.swift:12", other))
    #expect(try !isAdvised("App/Everything.swift:12"))
  }

  @Test func `is judged by its file's name if the source does not have the file`() throws {
    #expect(try isAdvised("Kit/AttachOnce.swift:12"))
    #expect(try !isAdvised("Kit/HomeRouter.swift:12"))
  }

  @Test func `is known to be shared even if the finding came first`() throws {
    let double = """
      root Root
      open Root Home
      open Home Story @App/AttachOnce.swift:12
      attach Home Story @App/AttachOnce.swift:12
      open Root Feed @App/AttachOnce.swift:12
      """
    let found = try #require(findings(double).first { $0.rule == "double-attach" })
    #expect(found.message.hasSuffix("attaches for several parents, here for Home."))
  }

  @Test func `names the parent of the call, not the parent that has the child`() throws {
    let script = """
      root Root
      open Root Home
      open Root Feed
      open Home Story
      close Home Story @App/DetachAll.swift:7
      open Home Story
      detach Feed Story @App/DetachAll.swift:7
      """
    let found = try #require(findings(script).first { $0.rule == "wrong-parent-detach" })
    #expect(found.message.hasSuffix("detaches for several parents, here for Feed."), "\(found)")
  }

  @Test func `names each property that held a child of that name`() throws {
    let script = Self.helper + "hold Home.other Story#2\n" + Self.other
    #expect(
      try lostChild(script).message.hasSuffix("(HomeRouter.storyRouting, HomeRouter.other)."))
  }

  @Test func `is not shared if its only parent gets its name late`() throws {
    let trace = """
      {"type":"trace","version":1,"session":"s"}
      {"type":"attach","t":0,"id":2,"parent":1,"rib":"A","at":"App/R.swift:1"}
      {"type":"activate","t":1,"id":1,"rib":"Root"}
      {"type":"attach","t":2,"id":2,"parent":1,"at":"App/R.swift:1"}
      {"type":"end","t":3,"reason":"exit"}
      """
    let found = try sessions(trace.utf8).flatMap(\.findings)
    #expect(found.map(\.rule) == ["double-attach"])
    #expect(found.first?.message.contains("several parents") == false)
  }

  @Test func `does not change cause and fingerprint`() throws {
    let alone = try lostChild(Self.helper)
    let shared = try lostChild(Self.helper + Self.other)
    #expect(alone.fingerprint == shared.fingerprint)
  }
}
