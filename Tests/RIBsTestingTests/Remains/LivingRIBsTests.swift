import RIBsAnalysis
import Testing

@testable import RIBsTesting

@Suite("The RIBs that are alive at the end of a trace")
struct LivingRIBsTests {
  private func living(_ script: String) throws -> [RIBLeftBehind] {
    LivingRIBs(try TraceScript(script).trace()).ribs(without: [])
  }

  private static let closure =
    "held by no property of a router or interactor: look for a closure, a subscription or a task"

  @Test func `are listed as they were made, with what holds them`() throws {
    let living = try living(
      """
      root Root
      open Root Home @App/R.swift:1
      open Home Cart @App/R.swift:2
      open Home Tab#1
      open Home Tab#2 @App/R.swift:3
      open Home Gone
      hold Home.cart Cart
      hold Home.tab Tab#1
      hold Home.last Tab#1
      hold Home.tab Tab#2
      unhold Home.tab Tab#2
      unhold Home.other Tab#1
      detach Home Cart @App/R.swift:4
      detach Home Tab#1
      detach Home Tab#2
      detach Home Gone
      destroy Gone
      """)
    #expect(
      living.map(\.description) == [
        "Root, still attached, held only as a child of its parent",
        "Root/Home, attached at App/R.swift:1, still attached, held only as a child of its parent",
        "Root/Home/Cart, attached at App/R.swift:2, off the tree, held by HomeRouter.cart",
        "Root/Home/Tab, off the tree, held by HomeRouter.tab and HomeRouter.last",
        "Root/Home/Tab, attached at App/R.swift:3, off the tree, \(Self.closure)",
      ])
    #expect(living.map(\.name) == ["Root", "Home", "Cart", "Tab", "Tab"])
  }

  @Test func `that were launched are on the tree, also when they came off another RIB`() throws {
    let found = try living(
      """
      create Old launch
      create Root
      attach Root Old
      detach Root Old
      launch Old
      """)
    #expect(found.map(\.isOnTree) == [true, true])
  }

  @Test func `have no known holder once its properties are not read any longer`() throws {
    let living = try living(
      """
      root Root
      open Root Home
      open Home Cart
      hold Home.cart Cart
      hold Root.cart Cart
      detach Home Cart
      unread Home
      """)
    #expect(living.last?.holders == ["RootRouter.cart"])
  }

  @Test func `include a RIB of which only an object is alive`() throws {
    let living = try living(
      """
      root Root
      open Root Home
      close Root Home
      leak Home interactor HomeInteractor 2s
      leak Home viewController HomeView 2s
      destroy Home
      """)
    #expect(living.map(\.leaked) == [[], ["HomeInteractor", "HomeView"]])
    #expect(
      living.last?.description
        == "Root/Home, off the tree, HomeInteractor and HomeView \(Self.closure)")
  }

  @Test(arguments: [
    // What stands below a RIB that is off the tree is off the tree, and below one that is gone too.
    ("open Root Home\nopen Home Cart\ndetach Root Home", ["Root"]),
    ("open Root Home\nopen Home Cart\ndestroy Home", ["Root"]),
    ("open Root Home\nopen Home Cart", ["Root", "Home", "Cart"]),
    // A detach from another parent changes nothing.
    ("open Root Home\nopen Root Menu\ndetach Menu Home", ["Root", "Home", "Menu"]),
    // A router that was made for itself is on a tree of its own.
    ("create Test\nopen Test Home", ["Root", "Test", "Home"]),
    ("create Home\nattach Root Home\ndetach Root Home", ["Root"]),
    ("open Root Home\nopen Root Menu\nattach Home Menu\nattach Menu Home", ["Root"]),
  ]) func `are on the tree below a root, or below a router that was never attached`(
    script: String, onTree: [String]
  ) throws {
    let names = try living("root Root\n\(script)").map { $0.isOnTree ? $0.name : nil }
    #expect(names.compactMap { $0 } == onTree)
  }

  @Test func `have the path of their last attach`() throws {
    let living = try living(
      """
      root Root
      open Root Home @App/R.swift:1
      open Root Menu
      open Home Cart @App/R.swift:2
      attach Menu Cart @App/R.swift:3
      detach Menu Cart
      """)
    #expect(living.last?.path == "Root/Menu/Cart")
    #expect(living.last?.attachedAt == "App/R.swift:3")
  }

  @Test func `of a deep tree have paths that begin with an ellipsis`() throws {
    let names = (1...100).map { "Screen\($0)" }
    let script = zip(["Root"] + names, names).map { "open \($0) \($1)" }
    let paths = try living("root Root\n" + script.joined(separator: "\n")).map(\.path)
    let whole = (["Root"] + names).joined(separator: "/")
    for path in paths {
      let end = path.hasPrefix("…") ? path.dropFirst() : path[...]
      #expect(path.utf8.count < 520 && whole.contains(end), "\(path)")
    }
    #expect(paths.last?.hasPrefix("…") == true && paths.last?.hasSuffix("/Screen100") == true)
    #expect(paths[50] == (["Root"] + names.prefix(50)).joined(separator: "/"))
  }

  @Test func `name what the recorder found to hold them`() throws {
    let living = try living(
      """
      root Root
      open Root Home
      close Root Home
      holder Home interactor HomeInteractor 2:HomeInteractor.other > 2:HomeInteractor
      holder Home router HomeRouter 1:RootRouter.first > 2:HomeRouter
      holder Home router HomeRouter 1:RootRouter.history[0] > 2:HomeRouter
      open Root Cart
      close Root Cart
      destroy Cart
      leak Cart presenter CartPresenter 1s
      holder Cart router CartRouter 1:RootRouter.cart > 3:CartRouter
      holder Cart presenter CartPresenter 1:RootView.covered > 3:CartPresenter
      """)
    #expect(
      living.map(\.holding) == [
        "held only as a child of its parent",
        "held by RootRouter.history[0] → HomeRouter",
        "CartPresenter held by RootView.covered → CartPresenter",
      ])
  }

  @Test func `leave out those that a trace names and does not follow`() throws {
    // A mock that another runtime's router attaches has no life of its own.
    let mock = #"{"type":"attach","seq":90,"t":9,"id":9,"parent":1,"rib":"Mock"}"#
    let text = try TraceScript("root Root\nraw \(mock)").trace()
    #expect(LivingRIBs(text).ids == [1])
    let events = RecordedRIBEvent.all(in: text).map(\.description)
    #expect(
      events == ["create Root", "launch Root", "activate Root", "load Root", "attach Root/Mock"])
  }

  @Test func `of a flow are those that were not there before`() throws {
    let trace = try TraceScript("root Root\nopen Root Home\nopen Root Cart").trace()
    #expect(LivingRIBs(trace).ids == [1, 2, 3])
    #expect(LivingRIBs(trace).ribs(without: [1, 3]).map(\.name) == ["Home"])
  }
}

@Suite("What grows from round to round")
struct GrowthTests {
  private func ribs(_ names: String...) -> [RIBLeftBehind] {
    names.enumerated().map { index, name in
      RIBLeftBehind(
        name: name, path: "Root/\(name)", isOnTree: true, attachedAt: "App/R.swift:\(index)",
        holders: [], heldBy: nil, leaked: [])
    }
  }

  @Test func `is told by name, with the last one of each`() {
    let growth = Growth(
      half: ribs("Tab", "Cart", "Menu", "Menu"), afterHalf: 3,
      whole: ribs("Cart", "Tab", "Page", "Tab", "Menu"), afterWhole: 7)
    #expect(
      growth.text == """
        RIBs pile up:
        Tab: 1 alive after 3 rounds, 2 after 7.
          last one  Root/Tab, attached at App/R.swift:3, still attached, held only as a child of its parent
        Page: 0 alive after 3 rounds, 1 after 7.
          last one  Root/Page, attached at App/R.swift:2, still attached, held only as a child of its parent
        """)
  }

  @Test func `is nothing if there are as many or fewer`() {
    let half = ribs("Tab", "Tab", "Cart")
    #expect(Growth(half: half, afterHalf: 1, whole: half, afterWhole: 2).text == nil)
    #expect(Growth(half: half, afterHalf: 1, whole: ribs("Tab"), afterWhole: 2).text == nil)
  }

  @Test func `shows ten names, and counts the rest`() {
    func text(_ count: Int) -> String? {
      let ribs = (0..<count).map { number in
        RIBLeftBehind(
          name: "Page\(number)", path: "Root/Page\(number)", isOnTree: true, attachedAt: nil,
          holders: [], heldBy: nil, leaked: [])
      }
      return Growth(half: [], afterHalf: 1, whole: ribs, afterWhole: 2).text
    }
    let ten = text(10)
    #expect(ten?.split(separator: "\n").count == 21)
    #expect(ten?.contains("Page9: ") == true && ten?.contains("more") == false)
    #expect(text(1000) == ten.map { $0 + "\n… 990 more" })
  }
}
