import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct LifecycleOrderTests {
  private let log = Log()

  private func started() -> (root: RootRouter, feed: FeedRouter, post: PostRouter) {
    let (root, feed, post) = (RootRouter(log), FeedRouter(log), PostRouter(log))
    root.start()
    _ = log.take()
    return (root, feed, post)
  }

  @Test func `an attached child becomes active and then loads`() {
    observing(LoggingObserver(log)) {
      let (root, feed, post) = started()
      defer { withExtendedLifetime(post) {} }
      feed.interactor.onActive = { [unowned root, unowned feed, log] in
        log.note("listed \(root.children.count), active \(feed.interactor.isActive)")
      }
      root.attachChild(feed)
      #expect(
        log.take() == [
          "attach Feed to Root", "activate Feed", "Feed.didBecomeActive", "listed 1, active true",
          "load Feed", "Feed.didLoad",
        ])
    }
  }

  @Test func `a detached child resigns before it leaves the list of children`() {
    observing(LoggingObserver(log)) {
      let (root, feed, _) = started()
      root.attachChild(feed)
      feed.interactor.onResign = { [unowned root, unowned feed, log] in
        log.note("listed \(root.children.count), active \(feed.interactor.isActive)")
      }
      _ = log.take()
      root.detachChild(feed)
      #expect(
        log.take() == [
          "detach Feed from Root", "Feed.willResignActive", "listed 1, active true",
          "deactivate Feed",
        ])
      #expect(root.children.isEmpty)
      #expect(!feed.interactor.isActive)
    }
  }

  @Test func `a subtree becomes inactive from the top down and stays attached`() {
    observing(LoggingObserver(log)) {
      let (root, feed, post) = started()
      root.attachChild(feed)
      feed.attachChild(post)
      _ = log.take()
      root.detachChild(feed)
      #expect(
        log.take() == [
          "detach Feed from Root", "Feed.willResignActive", "deactivate Feed",
          "Post.willResignActive", "deactivate Post",
        ])
      #expect(feed.childObjects == [ObjectIdentifier(post)])
      #expect(!post.interactor.isActive)
    }
  }

  @Test
  func `on a second attach, children are active before their parent reports so, and nothing loads`()
  {
    observing(LoggingObserver(log)) {
      let (root, feed, post) = started()
      root.attachChild(feed)
      feed.attachChild(post)
      root.detachChild(feed)
      _ = log.take()
      root.attachChild(feed)
      #expect(
        log.take() == [
          "attach Feed to Root", "activate Feed", "activate Post", "Post.didBecomeActive",
          "Feed.didBecomeActive",
        ])
    }
  }

  @Test func `a router that is deallocated resigns, detaches its children and completes`() {
    observing(LoggingObserver(log)) {
      let (root, _, post) = started()
      var feed: FeedRouter? = FeedRouter(log)
      if let feed { root.attachChild(feed) }
      feed?.attachChild(post)
      let lifecycle = feed?.lifecycle.sink(
        receiveCompletion: { [log] in log.note("lifecycle \($0)") }, receiveValue: { _ in })
      if let feed { root.detachChild(feed) }
      feed?.interactable.activate()
      _ = log.take()
      feed = nil
      #expect(
        log.take() == [
          "Feed.willResignActive", "deactivate Feed", "detach Post from Feed, parentDeallocated",
          "Post.willResignActive", "deactivate Post", "lifecycle finished", "destroy Feed",
        ])
      lifecycle?.cancel()
    }
  }

  @Test func `a root that is released takes its tree down`() {
    observing(LoggingObserver(log)) {
      var root: RootRouter? = RootRouter(log)
      root?.start()
      root?.attachChild(FeedRouter(log))
      _ = log.take()
      root = nil
      #expect(
        log.take() == [
          "Root.willResignActive", "deactivate Root", "detach Feed from Root, parentDeallocated",
          "Feed.willResignActive", "deactivate Feed", "destroy Root", "destroy Feed",
        ])
    }
  }

  @Test func `the order is the same without an observer`() {
    let (root, feed, post) = started()
    root.attachChild(feed)
    feed.attachChild(post)
    root.detachChild(feed)
    root.attachChild(feed)
    #expect(
      log.take() == [
        "Feed.didBecomeActive", "Feed.didLoad", "Post.didBecomeActive", "Post.didLoad",
        "Feed.willResignActive", "Post.willResignActive", "Post.didBecomeActive",
        "Feed.didBecomeActive",
      ])
  }
}
