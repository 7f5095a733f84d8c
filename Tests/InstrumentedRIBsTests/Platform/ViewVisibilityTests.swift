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
    stack.push(list, animated: false)
    stack.push(post, animated: false)
    #expect(log.take() == ["+list", "-list", "+post"])
    #expect(stack.top === post)
    #expect(stack.pop(animated: false) === post)
    #expect(log.take() == ["-post!", "+list"])
    #expect(!post.isVisible)
    stack.pop(animated: false)
    #expect(stack.pop(animated: false) == nil)
    #expect(log.take() == ["-list!"])
  }

  @Test func `a view that is removed from under another was not on screen`() {
    let stack = HeadlessNavigationController()
    show(stack)
    let (list, post) = (view("list"), view("post"))
    stack.push(list, animated: false)
    stack.push(post, animated: false)
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
    root.present(sheet, animated: false)
    #expect(log.take() == ["+sheet", "+content"])
    #expect(root.isVisible)
    root.dismiss(animated: false)
    #expect(log.take() == ["-sheet!", "-content!"])
    #expect(sheet.presenting == nil)
  }

  @Test func `a sheet may dismiss itself`() {
    let root = view("root")
    show(root)
    let sheet = view("sheet")
    root.present(sheet, animated: false)
    sheet.dismiss(animated: false)
    #expect(log.take() == ["+sheet", "-sheet!"])
    sheet.dismiss(animated: false)
    #expect(log.take() == [])
  }

  @Test func `a second sheet on the same presenter is not shown`() {
    let root = view("root")
    show(root)
    root.present(view("one"), animated: false)
    root.present(view("two"), animated: false)
    root.present(root, animated: false)
    #expect(log.take() == ["+one"])
  }

  @Test func `the outermost container presents a sheet, which outlives the view that asked for it`()
  {
    let stack = HeadlessNavigationController()
    show(stack)
    let list = view("list")
    stack.push(list, animated: false)
    list.present(view("sheet"), animated: false)
    _ = log.take()
    #expect(list.presented === stack.presented && list.presented != nil)
    stack.pop(animated: false)
    #expect(log.take() == ["-list!"])
    window.rootViewController = nil
    #expect(log.take() == ["-sheet"])
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
    stack.push(view("list"), animated: false)
    stack.push(view("post"), animated: false)
    stack.pop(animated: false)
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
      root.viewController.present(screen.viewController, animated: false)
      root.viewController.dismiss(animated: false)
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
