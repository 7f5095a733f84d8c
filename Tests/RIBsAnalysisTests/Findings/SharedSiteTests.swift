import RIBsAnalysis
import Testing

/// A call site that attaches for several parents, as in a helper, does not show which route was taken.
@Suite("A call site of several parents")
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

  @Test func `of one parent adds nothing to the message, however often it is called`() throws {
    let lost = try lostChild(Self.helper)
    #expect(!lost.message.contains("several parents"))
    #expect(!lost.fix.contains("fileID"))
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
