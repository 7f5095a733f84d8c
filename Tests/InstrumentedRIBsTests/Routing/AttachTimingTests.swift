import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// Attaching at odd moments, which is legal.
@Suite(.exclusiveObservation) struct AttachTimingTests {
  private let log = Log()

  @Test func `a child of a router that is not active yet follows it from its load on`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.attachChild(feed)
    #expect(log.take() == ["Feed.didBecomeActive", "Feed.didLoad"])
    #expect(root.childObjects == [ObjectIdentifier(feed)])
    root.start()
    #expect(log.take() == ["Root.didBecomeActive", "Root.didLoad"])
    root.interactable.deactivate()
    #expect(log.take() == ["Root.willResignActive", "Feed.willResignActive"])
  }

  @Test func `a child of a router that loads while it is inactive stays inactive`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.attachChild(feed)
    root.load()
    #expect(!feed.interactor.isActive)
  }

  @Test func `a child that is attached in didBecomeActive is active and loaded at once`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.interactor.onActive = { [unowned root] in root.attachChild(feed) }
    root.start()
    #expect(
      log.take() == [
        "Root.didBecomeActive", "Feed.didBecomeActive", "Feed.didLoad", "Root.didLoad",
      ])
  }

  @Test func `a child that is attached in didLoad has an active parent`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.onLoad = { [unowned root, log] in
      log.note("active \(root.interactor.isActive)")
      root.attachChild(feed)
    }
    root.start()
    #expect(
      log.take() == [
        "Root.didBecomeActive", "Root.didLoad", "active true", "Feed.didBecomeActive",
        "Feed.didLoad",
      ])
  }

  @Test func `a child that is attached in willResignActive becomes inactive with its parent`() {
    let (root, feed, post) = (RootRouter(log), FeedRouter(log), PostRouter(log))
    root.start()
    root.attachChild(feed)
    feed.interactor.onResign = { [unowned feed] in feed.attachChild(post) }
    _ = log.take()
    root.detachChild(feed)
    #expect(
      log.take() == [
        "Feed.willResignActive", "Post.didBecomeActive", "Post.didLoad", "Post.willResignActive",
      ])
    #expect(feed.childObjects == [ObjectIdentifier(post)])
  }

  @Test func `a parent may detach its children while it resigns`() {
    let (root, feed, post) = (RootRouter(log), FeedRouter(log), PostRouter(log))
    root.start()
    root.attachChild(feed)
    feed.attachChild(post)
    feed.interactor.onResign = { [unowned feed] in feed.detachChild(post) }
    _ = log.take()
    root.detachChild(feed)
    #expect(log.take() == ["Feed.willResignActive", "Post.willResignActive"])
    #expect(feed.children.isEmpty)
  }

  @Test func `a child that finishes in didBecomeActive is not listed, and loads`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.start()
    feed.interactor.onActive = { [unowned root, unowned feed] in root.detachChild(feed) }
    _ = log.take()
    root.attachChild(feed)
    #expect(
      log.take() == ["Feed.didBecomeActive", "Feed.willResignActive", "Feed.didLoad"])
    #expect(root.children.isEmpty)
    #expect(!feed.interactor.isActive)
  }

  @Test func `activating an active interactor and loading a loaded router do nothing`() {
    let root = RootRouter(log)
    root.start()
    _ = log.take()
    root.interactable.activate()
    root.load()
    #expect(log.take() == [])
    root.interactable.deactivate()
    root.interactable.deactivate()
    #expect(log.take() == ["Root.willResignActive"])
  }

  @Test func `lifecycle sends didLoad before the override runs`() {
    let root = RootRouter(log)
    let subscription = root.lifecycle.sink { [log] in log.note("lifecycle \($0)") }
    root.start()
    #expect(log.take() == ["Root.didBecomeActive", "lifecycle didLoad", "Root.didLoad"])
    subscription.cancel()
  }
}
