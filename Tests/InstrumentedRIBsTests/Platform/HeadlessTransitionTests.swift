import Dispatch
import ExclusiveObservation
import InstrumentedRIBs
import Testing

private final class LoggedView: HeadlessViewController {
  let log: Log

  init(_ name: String, _ log: Log) {
    self.log = log
    super.init(title: name)
  }

  override func viewWillAppear() { log.note("will +\(title)") }
  override func viewDidAppear() { log.note("+\(title)") }
  override func viewWillDisappear(removed: Bool) { log.note("will -\(title)\(removed ? "!" : "")") }
  override func viewDidDisappear(removed: Bool) { log.note("-\(title)\(removed ? "!" : "")") }
}

/// What a view is told in the call that begins a transition, and what afterwards. A view that appears is logged as `+name`,
/// one that is covered as `-name`, and one that is removed as `-name!`.
@Suite(.exclusiveObservation) @MainActor struct HeadlessTransitionTests {
  private let log = Log()
  private let window = HeadlessWindow()

  private func view(_ name: String) -> LoggedView { LoggedView(name, log) }

  /// A root on screen, and an empty log.
  private func show(_ root: HeadlessViewController) {
    window.rootViewController = root
    window.makeKeyAndVisible()
    _ = log.take()
  }

  private func mainQueueTurn() async {
    await withCheckedContinuation { turn in DispatchQueue.main.async { turn.resume() } }
  }

  @Test func `a view did disappear when the caller of an animated dismissal has gone on`() async {
    let (root, sheet) = (view("root"), view("sheet"))
    show(root)
    root.present(sheet, animated: false)
    _ = log.take()
    root.dismiss { [log] in log.note("done") }
    #expect(root.presented == nil && sheet.isVisible)
    #expect(log.take() == ["will -sheet!"])
    await mainQueueTurn()
    #expect(log.take() == ["-sheet!", "done"])
    #expect(!sheet.isVisible)
  }

  @Test func `a transition that is not animated ends before its call returns`() {
    let (root, sheet) = (view("root"), view("sheet"))
    show(root)
    root.present(sheet, animated: false) { [log] in log.note("there") }
    #expect(log.take() == ["will +sheet", "+sheet", "there"])
    sheet.dismiss(animated: false) { [log] in log.note("gone") }
    #expect(log.take() == ["will -sheet!", "-sheet!", "gone"])
  }

  @Test func `an animated presentation shows the sheet afterwards`() async {
    let root = view("root")
    show(root)
    root.present(view("sheet")) { [log] in log.note("there") }
    #expect(log.take() == ["will +sheet"])
    await mainQueueTurn()
    #expect(log.take() == ["+sheet", "there"])
  }

  @Test func `pushing and popping announce both views, and then exchange them`() async {
    let stack = HeadlessNavigationController()
    show(stack)
    stack.push(view("list"), animated: false)
    _ = log.take()
    let post = view("post")
    stack.push(post)
    #expect(stack.top === post)
    #expect(log.take() == ["will -list", "will +post"])
    await mainQueueTurn()
    #expect(log.take() == ["-list", "+post"])
    stack.pop()
    #expect(post.parent == nil)
    #expect(log.take() == ["will -post!", "will +list"])
    await mainQueueTurn()
    #expect(log.take() == ["-post!", "+list"])
  }

  @Test func `a page in a sheet's navigation controller dismisses the sheet`() async {
    let (root, stack, page) = (view("root"), HeadlessNavigationController(), view("page"))
    show(root)
    stack.push(page)
    root.present(stack, animated: false)
    _ = log.take()
    #expect(page.presenting === root)
    page.dismiss()
    await mainQueueTurn()
    #expect(root.presented == nil && page.parent === stack)
    #expect(log.take() == ["will -page!", "-page!"])
  }

  @Test func `a view that presents something dismisses that, and one below dismisses all above it`()
  {
    let (root, one, two) = (view("root"), view("one"), view("two"))
    show(root)
    root.present(one, animated: false)
    root.present(view("ignored"), animated: false)
    one.present(two, animated: false)
    _ = log.take()
    one.dismiss(animated: false)
    #expect(log.take() == ["will -two!", "-two!"])
    one.present(two, animated: false)
    _ = log.take()
    root.dismiss(animated: false)
    #expect(log.take().suffix(2) == ["-one!", "-two!"])
    #expect(one.presented == nil && two.presenting == nil)
  }

  @Test func `a sheet that is presented again during its dismissal stays`() async {
    let (root, sheet) = (view("root"), view("sheet"))
    show(root)
    root.present(sheet, animated: false)
    root.dismiss()
    root.present(sheet)
    _ = log.take()
    await mainQueueTurn()
    await mainQueueTurn()
    #expect(sheet.isVisible && root.presented === sheet)
    #expect(log.take() == [])
  }

  @Test func `a transition that is not animated ends those before it`() async {
    let (root, sheet) = (view("root"), view("sheet"))
    show(root)
    root.present(sheet) { [log] in log.note("there") }
    root.dismiss(animated: false) { [log] in log.note("gone") }
    #expect(log.take().suffix(1) == ["gone"])
    #expect(!sheet.isVisible)
    root.present(view("other"), animated: false)
    #expect(log.take() == ["will +other", "+other"])
    await mainQueueTurn()
    #expect(log.take() == [])
  }

  @Test func `nothing waits for a transition that nobody sees`() {
    let stack = HeadlessNavigationController()
    stack.push(view("list"))
    stack.present(view("sheet")) { [log] in log.note("there") }
    #expect(log.take() == ["there"])
  }

  @Test func `a view that tells its listener of its disappearance does not close a closed RIB`()
    async
  {
    let parent = ListRouter()
    show(parent.view)
    parent.open()
    await mainQueueTurn()
    parent.close()
    #expect(parent.view.presented == nil && parent.children.isEmpty)
    await mainQueueTurn()
    #expect(parent.closed == 1)
  }

  @Test func `an app may have a window class of its own`() {
    final class Window: HeadlessWindow {
      private(set) var shown = 0
      override func makeKeyAndVisible() {
        shown += 1
        super.makeKeyAndVisible()
      }
    }
    let (window, root) = (Window(), view("root"))
    window.rootViewController = root
    window.makeKeyAndVisible()
    #expect(window.shown == 1 && root.isVisible)
  }
}

private final class PageView: HeadlessViewController, ViewControllable {
  weak var parentRouter: ListRouter?
  override func viewDidDisappear(removed: Bool) { if removed { parentRouter?.pageDidClose() } }
}

/// Opens a page whose view reports that it is gone, however it went.
private final class ListRouter: Router<Interactor> {
  let view = HeadlessViewController()
  private(set) var closed = 0
  private var page: ViewableRouter<Interactor, PageView>?

  init() { super.init(interactor: Interactor()) }

  func open() {
    let page = ViewableRouter(interactor: Interactor(), viewController: PageView())
    page.viewController.parentRouter = self
    attachChild(page)
    view.present(page.viewController)
    self.page = page
  }

  func close() {
    guard let page else { return }
    view.dismiss()
    detach(page)
  }

  func pageDidClose() {
    if let page { detach(page) }
  }

  private func detach(_ page: ViewableRouter<Interactor, PageView>) {
    closed += 1
    detachChild(page)
    self.page = nil
  }
}
