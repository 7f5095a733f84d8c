import ExclusiveObservation
import InstrumentedRIBs
import Testing

/// A router that does not come from this runtime, such as a test double.
private final class ForeignRouter: Routing {
  let interactable: any Interactable
  var children: [any Routing] = []
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { Empty().eraseToAnyPublisher() }

  init(_ interactable: any Interactable) { self.interactable = interactable }

  func load() {}
  func attachChild(_ child: any Routing) { children.append(child) }
  func detachChild(_ child: any Routing) { children.removeAll { $0 === child } }
}

/// Activation and deactivation of a subtree with the RIB above it.
@Suite(.exclusiveObservation) struct CascadeTests {
  private let log = Log()
  private let root: RootRouter
  private let feed: FeedRouter

  /// A `Root` with `Feed` attached to it.
  init() {
    (root, feed) = (RootRouter(log), FeedRouter(log))
    root.start()
    root.attachChild(feed)
    _ = log.take()
  }

  private func router(_ name: String) -> TestRouter { TestRouter(name, log) }

  @Test("Siblings become inactive, and active again, in the order in which they were attached")
  func siblings() {
    for name in ["One", "Two", "Three"] { feed.attachChild(router(name)) }
    _ = log.take()
    root.detachChild(feed)
    #expect(
      log.take() == [
        "Feed.willResignActive", "One.willResignActive", "Two.willResignActive",
        "Three.willResignActive",
      ])
    root.attachChild(feed)
    #expect(
      log.take() == [
        "One.didBecomeActive", "Two.didBecomeActive", "Three.didBecomeActive",
        "Feed.didBecomeActive",
      ])
  }

  @Test("A sibling's subtree becomes inactive before the next sibling does")
  func subtreesOfSiblings() {
    let one = router("One")
    feed.attachChild(one)
    one.attachChild(router("Below one"))
    feed.attachChild(router("Two"))
    _ = log.take()
    root.detachChild(feed)
    #expect(
      log.take() == [
        "Feed.willResignActive", "One.willResignActive", "Below one.willResignActive",
        "Two.willResignActive",
      ])
  }

  @Test("Siblings are released in order when their parent is deallocated")
  func deallocation() {
    var parent: TestRouter? = router("Parent")
    let children = ["One", "Two", "Three"].map { router($0) }
    parent?.start()
    for child in children { parent?.attachChild(child) }
    _ = log.take()
    parent = nil
    #expect(
      log.take() == [
        "Parent.willResignActive", "One.willResignActive", "Two.willResignActive",
        "Three.willResignActive",
      ])
  }

  @Test("Routers below a foreign router become inactive and active with it")
  func belowForeignRouter() {
    let foreign = ForeignRouter(TestInteractor("Foreign", log))
    let (one, two) = (router("One"), router("Two"))
    foreign.children = [one, two]
    feed.attachChild(foreign)
    for child in [one, two] { child.start() }
    _ = log.take()
    root.detachChild(feed)
    #expect(
      log.take() == [
        "Feed.willResignActive", "Foreign.willResignActive", "One.willResignActive",
        "Two.willResignActive",
      ])
    root.attachChild(feed)
    #expect(
      log.take() == [
        "Foreign.didBecomeActive", "One.didBecomeActive", "Two.didBecomeActive",
        "Feed.didBecomeActive",
      ])
  }

  @Test("A foreign router that is inactive already does not keep the routers below it active")
  func belowInactiveForeignRouter() {
    let foreign = ForeignRouter(TestInteractor("Foreign", log))
    let one = router("One")
    foreign.children = [one]
    feed.attachChild(foreign)
    one.start()
    foreign.interactable.deactivate()
    _ = log.take()
    root.detachChild(feed)
    #expect(log.take() == ["Feed.willResignActive", "One.willResignActive"])
  }
}
