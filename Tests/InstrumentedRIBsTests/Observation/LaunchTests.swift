import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct LaunchTests {
  private let log = Log()

  @Test func `a launch router is a root before its view appears and it becomes active`() {
    observing(LoggingObserver(log)) {
      let (router, window) = (TestLaunchRouter(log), HeadlessWindow())
      defer { window.rootViewController = nil }
      router.launch(from: window)
      #expect(
        log.take() == [
          "create TestLaunch", "launch TestLaunch", "appear TestLaunch", "activate TestLaunch",
          "Launch.didBecomeActive", "load TestLaunch",
        ])
    }
  }

  @Test func `a host that activates and loads a router itself makes it a root`() {
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      root.interactable.activate()
      root.load()
      #expect(
        log.take() == [
          "create Root", "activate Root", "Root.didBecomeActive", "launch Root", "load Root",
          "Root.didLoad",
        ])
    }
  }

  @Test func `a host that loads first makes it a root when it activates`() {
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      root.load()
      #expect(log.take() == ["create Root", "load Root", "Root.didLoad"])
      root.interactable.activate()
      #expect(log.take() == ["activate Root", "launch Root", "Root.didBecomeActive"])
    }
  }

  @Test func `a root is reported once`() {
    observing(LoggingObserver(log)) {
      let root = RootRouter(log)
      root.start()
      root.interactable.deactivate()
      root.interactable.activate()
      root.load()
      #expect(log.take().count { $0 == "launch Root" } == 1)
    }
  }

  @Test func `a child is not a root, not even after it was detached`() {
    observing(LoggingObserver(log)) {
      let (root, feed) = (RootRouter(log), FeedRouter(log))
      root.start()
      root.attachChild(feed)
      root.detachChild(feed)
      feed.interactable.activate()
      #expect(!log.take().contains("launch Feed"))
    }
  }
}
