import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// Wrong calls without an observer: they do the same as in ModernRIBs.
@Suite(.exclusiveObservation) struct UnrecordedMisuseTests {
  private let log = Log()
  private let root: RootRouter
  private let feed: FeedRouter
  private let post: PostRouter

  /// `Root` with `Feed` with `Post`. The log is empty.
  init() {
    (root, feed, post) = (RootRouter(log), FeedRouter(log), PostRouter(log))
    root.start()
    root.attachChild(feed)
    feed.attachChild(post)
    _ = log.take()
  }

  @Test func `a child that a router other than its parent detaches resigns and stays attached`() {
    root.detachChild(post)
    #expect(log.take() == ["Post.willResignActive"])
    #expect(feed.childObjects == [ObjectIdentifier(post)])
  }

  @Test func `a child with two parents is a child of both`() {
    root.attachChild(post)
    #expect(log.take() == [])
    #expect(root.childObjects == [feed, post].map { ObjectIdentifier($0) })
    #expect(feed.childObjects == [ObjectIdentifier(post)])
  }

  @Test func `a child that the first of two parents detaches resigns`() {
    root.attachChild(post)
    feed.detachChild(post)
    #expect(log.take() == ["Post.willResignActive"])
    #expect(feed.children.isEmpty)
    #expect(root.childObjects == [feed, post].map { ObjectIdentifier($0) })
  }

  @Test func `a child resigns when the first of two parents is detached`() {
    root.attachChild(post)
    root.detachChild(feed)
    #expect(log.take() == ["Feed.willResignActive", "Post.willResignActive"])
    #expect(root.childObjects == [ObjectIdentifier(post)])
  }

  @Test func `a RIB is not attached below itself through a second parent`() {
    let search = TestRouter("Search", log)
    root.attachChild(search)
    search.attachChild(post)
    _ = log.take()
    post.attachChild(feed)
    #expect(post.children.isEmpty)
    root.interactor.deactivate()
    #expect(!post.interactor.isActive)
  }

  @Test func `a RIB that was never attached resigns when it is detached`() {
    let search = TestRouter("Search", log)
    search.start()
    _ = log.take()
    root.detachChild(search)
    #expect(log.take() == ["Search.willResignActive"])
    #expect(root.childObjects == [ObjectIdentifier(feed)])
  }

  #if os(macOS) || os(Linux)
    @Test func `attaching a child twice fails an assertion`() async {
      await #expect(processExitsWith: .failure) {
        let (feed, post) = (FeedRouter(Log()), PostRouter(Log()))
        feed.attachChild(post)
        feed.attachChild(post)
      }
    }
  #endif
}
