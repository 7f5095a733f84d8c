import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

private protocol FeedRouting: Routing {}
extension FeedRouter: FeedRouting {}

/// Records the call sites of calls.
private final class SiteObserver: RIBObserver, @unchecked Sendable {
  var sites: [String?] = []

  func rib(_ child: RIBIdentity, willAttachTo parent: RIBIdentity, at site: CallSite?) {
    sites.append(site?.description)
  }

  func rib(
    _ child: RIBIdentity, willDetachFrom parent: RIBIdentity, at site: CallSite?,
    cause: DetachReason
  ) {
    sites.append(site?.description)
  }
}

/// A mock as apps write it, with only the protocol's requirements.
private final class RoutingMock: Routing {
  let interactable: any Interactable = Interactor()
  var children: [any Routing] = []
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { Empty().eraseToAnyPublisher() }
  var attached: [any Routing] = []
  var detached: [any Routing] = []

  func load() {}
  func attachChild(_ child: any Routing) { attached.append(child) }
  func detachChild(_ child: any Routing) { detached.append(child) }
}

@Suite(.exclusiveObservation) struct CallSiteTests {
  private let log = Log()
  private let observer = SiteObserver()

  private func here(_ line: UInt) -> [String] {
    ["\(#fileID):\(line)", "\(#fileID):\(line + 1)"]
  }

  @Test func `a call on the router itself reports its file and line`() {
    observing(observer) {
      let (feed, post) = (FeedRouter(log), PostRouter(log))
      let line: UInt = #line + 1
      feed.attachChild(post)
      feed.detachChild(post)
      #expect(observer.sites == here(line))
    }
  }

  @Test func `a call through any Routing reports its file and line`() {
    observing(observer) {
      let (feed, post): (any Routing, PostRouter) = (FeedRouter(log), PostRouter(log))
      let line: UInt = #line + 1
      feed.attachChild(post)
      feed.detachChild(post)
      #expect(observer.sites == here(line))
    }
  }

  @Test func `a call through an app's own protocol reports its file and line`() {
    observing(observer) {
      let (feed, post): (any FeedRouting, PostRouter) = (FeedRouter(log), PostRouter(log))
      let line: UInt = #line + 1
      feed.attachChild(post)
      feed.detachChild(post)
      #expect(observer.sites == here(line))
    }
  }

  @Test func `a call in a generic function reports its file and line`() {
    func swap(_ parent: some FeedRouting, _ child: any Routing) -> UInt {
      let line: UInt = #line + 1
      parent.attachChild(child)
      parent.detachChild(child)
      return line
    }
    observing(observer) {
      let line = swap(FeedRouter(log), PostRouter(log))
      #expect(observer.sites == here(line))
    }
  }

  @Test func `a method that is used as a value works and reports no call site`() {
    observing(observer) {
      let (feed, post) = (FeedRouter(log), PostRouter(log))
      let attach: (any Routing) -> Void = feed.attachChild
      attach(post)
      #expect(observer.sites == [nil])
      #expect(feed.childObjects == [ObjectIdentifier(post)])
    }
  }

  @Test func `a method that is used as a value needs no type annotation`() {
    let (feed, post) = (FeedRouter(log), PostRouter(log))
    let (attach, detach) = (feed.attachChild, (feed as any FeedRouting).detachChild)
    attach(post)
    #expect(feed.childObjects == [ObjectIdentifier(post)])
    detach(post)
    [post].forEach(feed.attachChild)
    #expect(feed.childObjects == [ObjectIdentifier(post)])
    let detachLater = FeedRouter.detachChild
    detachLater(feed)(post)
    #expect(feed.children.isEmpty)
  }

  @Test func `a wrapper passes its own call site on`() {
    func show(_ child: any Routing, in parent: any FeedRouting, line: UInt = #line) {
      parent.attachChild(child, fileID: "Feature/Feature.swift", line: line)
    }
    observing(observer) {
      show(PostRouter(log), in: FeedRouter(log), line: 7)
      #expect(observer.sites.first == "Feature/Feature.swift:7")
    }
  }

  @Test func `a mock with the plain methods only receives every call`() {
    let (mock, post) = (RoutingMock(), PostRouter(log))
    mock.attachChild(post)
    (mock as any Routing).attachChild(post)
    (mock as any Routing).detachChild(post)
    #expect(mock.attached.map { ObjectIdentifier($0) } == [post, post].map(ObjectIdentifier.init))
    #expect(mock.detached.count == 1)
  }

  @Test func `a mock can be attached and detached`() {
    let (feed, mock) = (FeedRouter(log), RoutingMock())
    feed.attachChild(mock)
    #expect(feed.childObjects == [ObjectIdentifier(mock)])
    #expect(mock.interactable.isActive)
    feed.detachChild(mock)
    #expect(feed.children.isEmpty)
    #expect(!mock.interactable.isActive)
  }
}
