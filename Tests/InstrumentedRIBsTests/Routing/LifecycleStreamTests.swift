import ExclusiveObservation
import InstrumentedRIBs
import Testing

@Suite(.exclusiveObservation) struct LifecycleStreamTests {
  private let log = Log()

  private func watch(_ router: any Routing, as name: String) -> AnyCancellable {
    router.lifecycle.sink(
      receiveCompletion: { [log] in log.note("\(name) \($0)") },
      receiveValue: { [log] in log.note("\(name) \($0)") })
  }

  @Test func `subscribers receive the load in their order, before the router's own override`() {
    let (root, feed) = (RootRouter(log), FeedRouter(log))
    root.start()
    let (one, two) = (watch(feed, as: "one"), watch(feed, as: "two"))
    #expect(log.take() == ["Root.didBecomeActive", "Root.didLoad"])
    root.attachChild(feed)
    #expect(log.take() == ["Feed.didBecomeActive", "one didLoad", "two didLoad", "Feed.didLoad"])
    root.detachChild(feed)
    root.attachChild(feed)
    #expect(log.take() == ["Feed.willResignActive", "Feed.didBecomeActive"])
    one.cancel()
    two.cancel()
  }

  @Test func `the stream replays nothing to late subscribers and completes with the router`() {
    var feed: FeedRouter? = FeedRouter(log)
    let publisher = feed?.lifecycle
    feed?.load()
    let late = feed.map { watch($0, as: "late") }
    #expect(log.take() == ["Feed.didLoad"])
    feed = nil
    #expect(log.take() == ["late finished"])
    let after = publisher?.sink(
      receiveCompletion: { [log] in log.note("after \($0)") }, receiveValue: { _ in })
    #expect(log.take() == ["after finished"])
    late?.cancel()
    after?.cancel()
  }
}
