import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

private final class HoldingRouter: TestRouter {
  var held: FeedRouter?
}

/// Runs on the main actor, where holds are read.
@Suite(.exclusiveObservation) @MainActor struct ObserverLifetimeTests {
  private let log = Log()

  @Test(arguments: [false, true])
  func `an observed RIB is deallocated when the app releases it`(readsHolds: Bool) {
    observing(LoggingObserver(log, readsHolds: readsHolds)) {
      weak var router: ScreenRouter?
      weak var interactor: TestInteractor?
      weak var view: TestView?
      let root = RootRouter(log)
      root.start()
      do {
        let screen = ScreenRouter(log)
        (router, interactor, view) = (screen, screen.interactor, screen.viewController)
        root.attachChild(screen)
        RIBObservation.readHolds()
        root.detachChild(screen)
        #expect(router != nil)
      }
      #expect(router == nil)
      #expect(interactor == nil)
      #expect(view == nil)
      #expect(log.take().last == "destroy Screen")
    }
  }

  @Test func `only live RIBs keep a stopped observer alive`() {
    weak var observer: LoggingObserver?
    var root: RootRouter?
    do {
      let logging = LoggingObserver(log)
      observer = logging
      RIBObservation.start(logging)
      root = RootRouter(log)
      RIBObservation.stop()
    }
    #expect(observer != nil)
    root?.start()
    root = nil
    #expect(log.take().last == "destroy Root")
    #expect(observer == nil)
  }

  @Test
  func `a router from before the observation is introduced when an observed one is attached to it`()
  {
    let root = RootRouter(log)
    root.start()
    _ = log.take()
    observing(LoggingObserver(log)) {
      let feed = FeedRouter(log)
      root.attachChild(feed)
      #expect(
        log.take().prefix(6) == [
          "create Feed", "create Root", "launch Root", "activate Root", "load Root",
          "attach Feed to Root",
        ])
    }
  }

  @Test
  func `routers from before the observation that are attached only to each other stay unobserved`()
  {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.start()
    _ = log.take()
    observing(LoggingObserver(log)) { root.attachChild(feed) }
    #expect(log.take() == ["Feed.didBecomeActive", "Feed.didLoad"])
  }

  @Test func `routers of an earlier observation are introduced to the next one`() {
    let (first, second) = (Log(), Log())
    let root = observing(LoggingObserver(first)) { RootRouter(log) }
    root.start()
    observing(LoggingObserver(second)) {
      let feed = FeedRouter(log)
      root.attachChild(feed)
      root.detachChild(feed)
    }
    #expect(
      first.take() == ["create Root", "activate Root", "launch Root", "load Root"])
    #expect(
      second.take() == [
        "create Feed", "create Root", "launch Root", "activate Root", "load Root",
        "attach Feed to Root", "activate Feed", "load Feed",
        "detach Feed from Root", "deactivate Feed", "destroy Feed",
      ])
  }

  @Test func `what routers from before the observation hold is read from then on`() {
    let holder = HoldingRouter("Holder", log)
    let feed = FeedRouter(log)
    holder.attachChild(feed)
    holder.held = feed
    _ = log.take()
    observing(LoggingObserver(log, readsHolds: true)) {
      feed.attachChild(PostRouter(log))
      _ = log.take()
      RIBObservation.readHolds()
      #expect(
        log.take() == [
          #"Holding holds ["Feed in HoldingRouter.held"]"#, "Feed holds []",
        ])
    }
  }

  @Test
  func
    `the ancestors of a router from before the observation are introduced with it, in their current state`()
  {
    var root: RootRouter? = RootRouter(log)
    let feed = FeedRouter(log)
    root?.attachChild(feed)
    _ = log.take()
    observing(LoggingObserver(log, readsHolds: true)) {
      let post = PostRouter(log)
      feed.attachChild(post)
      #expect(
        log.take().filter { !$0.contains("holds") }.prefix(8) == [
          "create Post", "create Root", "create Feed", "attach Feed to Root", "activate Feed",
          "load Feed", "attach Post to Feed", "activate Post",
        ])
      root = nil
      #expect(
        log.take().filter { !$0.contains("holds") } == [
          "detach Feed from Root, parentDeallocated", "Feed.willResignActive",
          "deactivate Feed", "Post.willResignActive", "deactivate Post", "destroy Root",
        ])
    }
  }
}
