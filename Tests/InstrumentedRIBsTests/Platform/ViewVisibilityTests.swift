import ExclusiveObservation
import InstrumentedRIBs
import Testing

private final class NamedView: HeadlessViewController {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(title: name)
  }

  override func viewDidAppear() { log.note("+\(title)") }
  override func viewDidDisappear(removed: Bool) { log.note("-\(title)\(removed ? "!" : "")") }
}

/// A view that appears is logged as `+name`, one that is covered as `-name`, and one that is removed as `-name!`.
@Suite struct ViewVisibilityTests {
  private let log = Log()
  private let window = HeadlessWindow()

  private func view(_ name: String) -> NamedView { NamedView(name, log) }

  private func show(_ root: HeadlessViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  @Test func `a window shows nothing before it is made visible`() {
    let root = view("root")
    root.addChild(view("child"))
    window.rootViewController = root
    #expect(log.take() == [])
    window.makeKeyAndVisible()
    #expect(log.take() == ["+root", "+child"])
    window.makeKeyAndVisible()
    #expect(log.take() == [])
  }

  @Test func `another root removes the first one`() {
    let root = view("root")
    root.addChild(view("child"))
    show(root)
    window.rootViewController = view("other")
    #expect(log.take() == ["-root!", "-child", "+other"])
    window.rootViewController = nil
    #expect(log.take() == ["-other!"])
  }

  @Test func `a pushed view covers the one below, and popping removes it`() {
    let stack = HeadlessNavigationController()
    show(stack)
    let (list, post) = (view("list"), view("post"))
    stack.push(list)
    stack.push(post)
    #expect(log.take() == ["+list", "-list", "+post"])
    #expect(stack.top === post)
    #expect(stack.pop() === post)
    #expect(log.take() == ["-post!", "+list"])
    #expect(!post.isVisible)
    stack.pop()
    #expect(stack.pop() == nil)
    #expect(log.take() == ["-list!"])
  }

  @Test func `a view that is removed from under another was not on screen`() {
    let stack = HeadlessNavigationController()
    show(stack)
    let (list, post) = (view("list"), view("post"))
    stack.push(list)
    stack.push(post)
    _ = log.take()
    list.removeFromParent()
    #expect(log.take() == [])
    #expect(stack.children.count == 1)
  }

  @Test func `a selected tab covers the other one and keeps it`() {
    let tabs = HeadlessTabBarController()
    show(tabs)
    let (blog, apply) = (view("blog"), view("apply"))
    tabs.select(blog)
    tabs.select(apply)
    tabs.select(apply)
    #expect(log.take() == ["+blog", "-blog", "+apply"])
    tabs.select(blog)
    #expect(log.take() == ["+blog", "-apply"])
    #expect(tabs.children.count == 2)
    #expect(tabs.selected === blog)
  }

  @Test func `a sheet covers its presenter and is removed when it is dismissed`() {
    let root = view("root")
    show(root)
    let sheet = view("sheet")
    sheet.addChild(view("content"))
    root.present(sheet)
    #expect(log.take() == ["+sheet", "+content"])
    #expect(root.isVisible)
    root.dismiss()
    #expect(log.take() == ["-sheet!", "-content!"])
    #expect(sheet.presenting == nil)
  }

  @Test func `a sheet may dismiss itself`() {
    let root = view("root")
    show(root)
    let sheet = view("sheet")
    root.present(sheet)
    sheet.dismiss()
    #expect(log.take() == ["+sheet", "-sheet!"])
    sheet.dismiss()
    #expect(log.take() == [])
  }

  @Test func `a second sheet on the same presenter is not shown`() {
    let root = view("root")
    show(root)
    root.present(view("one"))
    root.present(view("two"))
    root.present(root)
    #expect(log.take() == ["+one"])
  }

  @Test func `a sheet goes off screen with its presenter`() {
    let stack = HeadlessNavigationController()
    show(stack)
    let list = view("list")
    stack.push(list)
    list.present(view("sheet"))
    _ = log.take()
    stack.pop()
    #expect(log.take() == ["-list!", "-sheet!"])
  }

  @Test func `a view that moves to another container leaves the first`() {
    let root = view("root")
    show(root)
    let (left, right, child) = (view("left"), view("right"), view("child"))
    root.addChild(left)
    root.addChild(right)
    left.addChild(child)
    _ = log.take()
    right.addChild(child)
    #expect(log.take() == ["-child!", "+child"])
    #expect(left.children.isEmpty)
    #expect(child.parent === right)
  }

  @Test func `nothing appears in a container that is not on screen`() {
    let stack = HeadlessNavigationController()
    stack.push(view("list"))
    stack.push(view("post"))
    stack.pop()
    #expect(log.take() == [])
  }
}

@Suite(.exclusiveObservation) struct ViewReportTests {
  private let log = Log()

  @Test func `a RIB's view reports when it appears, is covered and is removed`() {
    observing(LoggingObserver(log)) {
      let (root, screen) = (TestLaunchRouter(log), ScreenRouter(log))
      let window = HeadlessWindow()
      defer { window.rootViewController = nil }
      root.launch(from: window)
      root.attachChild(screen)
      _ = log.take()
      root.viewController.addChild(screen.viewController)
      screen.viewController.removeFromParent()
      root.viewController.present(screen.viewController)
      root.viewController.dismiss()
      #expect(
        log.take() == [
          "appear Screen", "disappear Screen, removed", "appear Screen",
          "disappear Screen, removed",
        ])
    }
  }

  @Test func `a view that outlives its RIB still reports`() {
    observing(LoggingObserver(log)) {
      let window = HeadlessWindow()
      var screen: ScreenRouter? = ScreenRouter(log)
      let view = screen?.viewController
      window.rootViewController = view
      screen = nil
      _ = log.take()
      window.makeKeyAndVisible()
      window.rootViewController = HeadlessViewController()
      #expect(log.take() == ["appear Screen", "disappear Screen, removed"])
    }
  }
}
