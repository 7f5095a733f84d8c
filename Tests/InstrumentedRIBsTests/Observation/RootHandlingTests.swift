import ExclusiveObservation
import InstrumentedRIBs
import RIBsRecording
import Testing

private final class ShelfRouter: TestRouter {
  var book: FeedRouter?
}

/// Says what it wants done about roots, and logs what it is told besides the calls.
private final class RootObserver: RIBObserver {
  let log: Log
  let rootHandling: RootHandling
  let readsHolds = true

  init(_ log: Log, _ rootHandling: RootHandling) {
    (self.log, self.rootHandling) = (log, rootHandling)
  }

  func rib(_ rib: RIBIdentity, _ event: RIBEvent) {
    if event == .destroyed { log.note("destroy \(rib.name)") }
  }

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    log.note("\(parent.name) holds \(holds.map(\.property))")
  }

  func rootWillGo() { log.note("root will go") }
}

/// What a session does about the roots of a tree: a test's session keeps them, so that it can tell what the tree keeps.
@Suite(.exclusiveObservation) @MainActor struct RootHandlingTests {
  private let log = Log()

  private func withSession(_ rootHandling: RootHandling, _ body: (ObservationSession) -> Void) {
    let session = RIBObservation.session(RootObserver(log, rootHandling))
    RIBObservation.start(session)
    defer { RIBObservation.stop() }
    body(session)
  }

  /// What happens to a root that nobody else keeps, before and after the session lets go of its roots.
  private func life(_ rootHandling: RootHandling, of make: () -> Void) -> (
    before: [String], after: [String]
  ) {
    var life: (before: [String], after: [String]) = ([], [])
    withSession(rootHandling) { session in
      make()
      life.before = log.take().filter { $0.hasPrefix("destroy") }
      #expect(session.releaseRoots().remaining().isEmpty)
      life.after = log.take().filter { $0.hasPrefix("destroy") }
    }
    return life
  }

  @Test func `a session that keeps roots keeps each kind of root until it releases them`() {
    let hosted = life(.keeps) { RootRouter(Log()).start() }
    #expect(hosted == ([], ["destroy Root"]))
    let launched = life(.keeps) { TestLaunchRouter(Log()).launch(from: HeadlessWindow()) }
    #expect(launched == ([], ["destroy TestLaunch"]))
    // Nobody launches or activates the parent of a unit test.
    let parent = life(.keeps) { RootRouter(Log()).attachChild(FeedRouter(Log())) }
    #expect(parent == ([], ["destroy Root", "destroy Feed"]))
  }

  @Test(arguments: [RootHandling.none, .watches])
  func `other sessions keep no root`(rootHandling: RootHandling) {
    let hosted = life(rootHandling) { RootRouter(Log()).start() }
    #expect(hosted == (["destroy Root"], []))
    let launched = life(rootHandling) { TestLaunchRouter(Log()).launch(from: HeadlessWindow()) }
    #expect(launched == (["destroy TestLaunch"], []))
  }

  @Test func `a router that never was a root is not kept`() {
    let unattached = life(.keeps) { _ = RootRouter(Log()) }
    #expect(unattached == (["destroy Root"], []))
    let attached = life(.keeps) {
      let root = RootRouter(Log())
      root.start()
      let feed = FeedRouter(Log())
      root.attachChild(feed)
      feed.attachChild(PostRouter(Log()))
      root.detachChild(feed)
    }
    #expect(attached == (["destroy Feed", "destroy Post"], ["destroy Root"]))
  }

  @Test func `a root that is attached to another router is a root no longer`() {
    let moved = life(.keeps) {
      let (root, feed) = (RootRouter(Log()), FeedRouter(Log()))
      feed.start()
      root.start()
      root.attachChild(feed)
      root.detachChild(feed)
    }
    #expect(moved == (["destroy Feed"], ["destroy Root"]))
  }

  @Test func `a parent is kept once, however many children it gets`() {
    withSession(.keeps) { session in
      let root = RootRouter(Log())
      root.attachChild(FeedRouter(Log()))
      #expect(session.releaseRoots().remaining().count == 1)
      root.attachChild(FeedRouter(Log()))
      #expect(session.releaseRoots().remaining().isEmpty)
    }
  }

  @Test func `the roots that somebody else keeps remain, in the order of their numbers`() {
    withSession(.keeps) { session in
      let kept = (0..<20).map { _ in RootRouter(Log()) }
      for root in kept.reversed() { root.start() }
      RootRouter(Log()).start()
      let remaining = session.releaseRoots().remaining()
      #expect(remaining.map(ObjectIdentifier.init) == kept.map(ObjectIdentifier.init))
      #expect(session.releaseRoots().remaining().isEmpty)
    }
  }

  @Test func `the living routers are those that are not gone, in the order of their numbers`() {
    withSession(.none) { session in
      let routers = (0..<20).map { _ in RootRouter(Log()) }
      _ = FeedRouter(Log())
      let living = session.livingRouters
      #expect(living.map(\.rib.id) == Array(1...20))
      #expect(
        living.map { ObjectIdentifier($0.router) } == routers.map { ObjectIdentifier($0) })
    }
  }

  // MARK: Views

  @Test func `a session that keeps roots keeps their windows, and takes the views down at last`() {
    withSession(.keeps) { session in
      weak var window: HeadlessWindow?
      do {
        let shown = HeadlessWindow()
        TestLaunchRouter(Log()).launch(from: shown)
        window = shown
      }
      session.takeDownGoneRoots()
      #expect(window?.rootViewController != nil)
      let released = session.releaseRoots()
      #expect(window?.rootViewController != nil)
      #expect(released.remaining().isEmpty)
      #expect(window == nil)
    }
  }

  @Test
  func `the view of a root that remains stays on screen until it goes, and is taken down once`() {
    withSession(.keeps) { session in
      let window = HeadlessWindow()
      var launch: TestLaunchRouter? = TestLaunchRouter(Log())
      launch?.launch(from: window)
      let released = session.releaseRoots()
      #expect(released.remaining().count == 1)
      #expect(window.rootViewController != nil)
      launch = nil
      #expect(released.remaining().isEmpty)
      #expect(window.rootViewController == nil)
      window.rootViewController = HeadlessViewController()
      #expect(released.remaining().isEmpty)
      #expect(window.rootViewController != nil)
    }
  }

  @Test
  func `a session that watches roots takes down the view of one that is gone, and keeps no window`()
  {
    withSession(.watches) { session in
      let window = HeadlessWindow()
      weak var unkept: HeadlessWindow?
      let stays = TestLaunchRouter(Log())
      let other = HeadlessWindow()
      stays.launch(from: other)
      do {
        let shown = HeadlessWindow()
        TestLaunchRouter(Log()).launch(from: shown)
        unkept = shown
        TestLaunchRouter(Log()).launch(from: window)
      }
      #expect(unkept == nil)
      #expect(window.rootViewController != nil)
      session.takeDownGoneRoots()
      #expect(window.rootViewController == nil)
      #expect(other.rootViewController != nil)
      // It is forgotten then.
      window.rootViewController = HeadlessViewController()
      session.takeDownGoneRoots()
      #expect(window.rootViewController != nil)
    }
  }

  @Test func `a launched root that gets a child is still taken off the screen`() {
    withSession(.watches) { session in
      let window = HeadlessWindow()
      do {
        let launch = TestLaunchRouter(Log())
        launch.launch(from: window)
        launch.attachChild(FeedRouter(Log()))
      }
      session.takeDownGoneRoots()
      #expect(window.rootViewController == nil)
    }
  }

  // MARK: Roots that go

  /// What an observer is told while a root with a parent of a held child below it goes.
  private func goodbye(_ rootHandling: RootHandling) -> [String] {
    var told: [String] = []
    withSession(rootHandling) { _ in
      var root: RootRouter? = RootRouter(Log())
      root?.start()
      let shelf = ShelfRouter("Shelf", Log())
      root?.attachChild(shelf)
      let book = FeedRouter(Log())
      shelf.attachChild(book)
      shelf.book = book
      _ = log.take()
      root = nil
      told = log.take()
    }
    return told
  }

  @Test func `before a watched root goes, all holds are read once more`() {
    #expect(
      goodbye(.watches).prefix(3) == [
        "Root holds []", #"Shelf holds ["ShelfRouter.book"]"#, "root will go",
      ])
    #expect(!goodbye(.none).contains("root will go"))
  }

  @Test func `a child that goes is no root that goes`() {
    withSession(.watches) { _ in
      let root = RootRouter(Log())
      root.start()
      do {
        let feed = FeedRouter(Log())
        root.attachChild(feed)
        feed.attachChild(PostRouter(Log()))
        root.detachChild(feed)
      }
      #expect(!log.take().contains("root will go"))
    }
  }
}
