import Foundation
import RIBsAnalysis
import RIBsRecorder
import RIBsTrace
import Testing

/// A tree that knows nothing of probes.
class ForeignRouter {
  var children: [ForeignRouter] = []
  var isActive = true

  func attach(_ child: ForeignRouter) { children.append(child) }
  func detach(_ child: ForeignRouter) {
    children.removeAll { $0 === child }
    child.isActive = false
  }
}

private final class ForeignRootRouter: ForeignRouter {
  let interactor = ForeignInteractor()
}
private final class ForeignInteractor {
  var post: ForeignRouter?
  var others: [ForeignRouter] = []
}
private final class ForeignFeedRouter<Item>: ForeignRouter {}
private final class ForeignPostRouter: ForeignRouter {}

@Suite struct TreeProbeTests {
  private let file = TemporaryFile()
  private let root = ForeignRootRouter()

  private func probe(
    holders: ((ForeignRouter) -> [AnyObject])? = nil, readsHolds: Bool = true
  ) throws -> TreeProbe<ForeignRouter> {
    try TreeProbe(
      root: root, to: file.url, options: .fixed(readsHolds: readsHolds),
      name: { "\(type(of: $0))" },
      children: \.children, isActive: \.isActive,
      kind: { $0 is ForeignPostRouter ? .viewable : .viewless }, holders: holders,
      runtimeClasses: ["RIBsRecorderTests.ForeignRouter"])
  }

  /// What the analysis says of the trace, but for notes.
  private func verdicts() throws -> [String] {
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let session = try #require(try analyzer.finish().first)
    return session.findings.filter { $0.severity != .info }.map { "\($0.rule) \($0.path)" }
  }

  /// A short form of a trace.
  private func story() throws -> [String] {
    try events(file.url).map { event in
      switch event.body {
      case .create(let id, let rib, let kind): "create \(id) \(rib) \(kind)"
      case .attach(let id, let parent): "attach \(id) \(parent)"
      case .detach(let id, let parent, let cause): "detach \(id) \(parent) \(cause)"
      case .launch(let id): "launch \(id)"
      case .activate(let id): "activate \(id)"
      case .deactivate(let id): "deactivate \(id)"
      case .destroy(let id): "destroy \(id)"
      case .mark(let name): "mark \(name)"
      case .end(let reason): "end \(reason)"
      default: "other"
      }
    }
  }

  @Test func `a probe records which nodes came, moved and went since its last sample`() throws {
    let feed = ForeignFeedRouter<Int>()
    root.attach(feed)
    let probe = try probe()
    probe.mark("began")
    do {
      let post = ForeignPostRouter()
      feed.attach(post)
      probe.mark("opened")
      feed.detach(post)
      root.attach(post)
      probe.mark("moved")
      root.detach(post)
    }
    probe.stop(.teardown)
    #expect(
      try story() == [
        "create 1 ForeignRoot viewless", "launch 1", "create 2 ForeignFeed viewless", "activate 1",
        "attach 2 1", "activate 2", "mark began",
        "create 3 ForeignPost viewable", "attach 3 2", "activate 3", "mark opened",
        "detach 3 2 call", "deactivate 3", "attach 3 1", "mark moved",
        "detach 3 1 call", "destroy 3", "end teardown",
      ])
  }

  @Test func `a probe's trace says that it was sampled`() throws {
    try probe().stop()
    #expect(try file.text.contains(#""sampled":true"#))
  }

  @Test func `a probe keeps nothing alive and recognizes a new router at an old address`() throws {
    let probe = try probe()
    for _ in 1...20 {
      weak var weakPost: ForeignPostRouter?
      do {
        let post = ForeignPostRouter()
        weakPost = post
        root.attach(post)
        probe.sample()
        root.detach(post)
      }
      #expect(weakPost == nil)
    }
    probe.stop()
    let gone = try story().filter { $0.hasPrefix("destroy") }
    #expect(gone == (2...21).map { "destroy \($0)" })
    let created = try events(file.url).compactMap { event -> Int? in
      if case .create(let id, "ForeignPost", _) = event.body { id } else { nil }
    }
    #expect(created == Array(2...21))
  }

  @Test func `a node that stays alive below one that left is counted, and the leak is found`()
    throws
  {
    let feed = ForeignFeedRouter<Int>()
    let post = ForeignPostRouter()
    root.attach(feed)
    feed.attach(post)
    let probe = try probe()
    root.detach(feed)
    probe.assumeSettled()
    probe.stop()
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let session = try #require(try analyzer.finish().first)
    #expect(session.isSampled)
    let serious = session.findings.filter { $0.severity == .error }
    #expect(serious.map(\.rule) == ["leaked-child"])
    #expect(serious.first?.path == "ForeignRoot/ForeignFeed")
    #expect(serious.first?.victims == 1)
    #expect(post.isActive)
  }

  @Test("A child whose parent was deallocated is detached with cause deinit")
  func childOutlivesParent() throws {
    let post = ForeignPostRouter()
    var feed: ForeignFeedRouter<Int>? = ForeignFeedRouter()
    if let feed {
      root.attach(feed)
      feed.attach(post)
    }
    let probe = try probe()
    root.children = []
    feed = nil
    probe.stop()
    #expect(
      try story().suffix(5) == [
        "detach 3 2 deinit", "detach 2 1 call", "deactivate 2", "destroy 2", "end exit",
      ])
    #expect(post.isActive)
  }

  @Test("A child that is deallocated with its parent is detached with cause deinit too")
  func childDiesWithParent() throws {
    var feed: ForeignFeedRouter<Int>? = ForeignFeedRouter()
    if let feed {
      root.attach(feed)
      feed.attach(ForeignPostRouter())
    }
    let probe = try probe()
    root.children = []
    feed = nil
    probe.stop()
    #expect(
      try story().suffix(7) == [
        "detach 2 1 call", "deactivate 2", "detach 3 2 deinit", "deactivate 3", "destroy 2",
        "destroy 3", "end exit",
      ])
  }

  @Test func `a sample of a tree with a cycle ends`() throws {
    let feed = ForeignFeedRouter<Int>()
    root.attach(feed)
    root.attach(feed)
    feed.attach(root)
    let probe = try probe()
    probe.stop()
    #expect(
      try story().filter { $0.hasPrefix("attach") } == ["attach 1 2", "attach 2 1", "attach 2 1"])
    feed.children = []
  }

  @Test func `a node that is gone is destroyed once, and counted as living no more`() throws {
    var feed: ForeignFeedRouter<Int>? = ForeignFeedRouter()
    if let feed { root.attach(feed) }
    let probe = try probe()
    #expect(probe.living == 2)
    root.children = []
    feed = nil
    for _ in 1...3 { probe.sample() }
    #expect(probe.living == 1)
    probe.stop()
    #expect(try story().filter { $0.hasPrefix("destroy") } == ["destroy 2"])
  }

  @Test func `a file that cannot be opened is an error of the probe`() {
    #expect(throws: RIBsRecorder.StartError.self) {
      try TreeProbe(
        root: root as ForeignRouter, to: URL(fileURLWithPath: "/nowhere/at/all.jsonl"),
        name: { "\(type(of: $0))" }, children: \.children, isActive: \.isActive)
    }
  }

  // MARK: Wrong trees

  @Test func `a child that two parents list is a second parent, once`() throws {
    let (feed, post) = (ForeignFeedRouter<Int>(), ForeignPostRouter())
    root.attach(feed)
    feed.attach(post)
    let probe = try probe()
    root.attach(post)
    probe.sample()
    probe.sample()
    #expect(try verdicts() == ["second-parent ForeignRoot/ForeignPost"])
    // The parent it had in the trace lets go of it, so the other one has it again.
    root.detach(post)
    post.isActive = true
    probe.stop()
    #expect(try story().suffix(4) == ["attach 3 1", "detach 3 1 call", "attach 3 2", "end exit"])
    #expect(try verdicts() == ["second-parent ForeignRoot/ForeignPost"])
  }

  @Test func `a child that moves between two samples has one parent`() throws {
    let (feed, post) = (ForeignFeedRouter<Int>(), ForeignPostRouter())
    root.attach(feed)
    feed.attach(post)
    let probe = try probe()
    feed.detach(post)
    root.attach(post)
    post.isActive = true
    probe.stop()
    #expect(try verdicts() == [])
  }

  @Test func `a child that its parent lists twice was attached twice`() throws {
    let post = ForeignPostRouter()
    root.attach(post)
    let probe = try probe()
    root.attach(post)
    probe.sample()
    probe.stop()
    #expect(try verdicts() == ["double-attach ForeignRoot/ForeignPost"])
  }

  // MARK: Holds

  private func rootAndInteractor(_ router: ForeignRouter) -> [AnyObject] {
    [router] + ((router as? ForeignRootRouter).map { [$0.interactor] } ?? [])
  }

  @Test func `a child whose only reference is overwritten is lost`() throws {
    let probe = try probe(holders: rootAndInteractor)
    for _ in 1...2 {
      let post = ForeignPostRouter()
      root.attach(post)
      root.interactor.post = post
      probe.sample()
    }
    probe.stop()
    let found = try verdicts()
    #expect(found == ["lost-child ForeignRoot/ForeignPost"])
    #expect(try file.text.contains(#""property":"ForeignInteractor.post""#))
  }

  @Test func `children that properties hold until they are detached are not lost`() throws {
    let probe = try probe(holders: rootAndInteractor)
    for _ in 1...3 {
      let post = ForeignPostRouter()
      root.attach(post)
      root.interactor.others.append(post)
      probe.sample()
    }
    for post in root.interactor.others { root.detach(post) }
    root.interactor.others = []
    probe.stop()
    #expect(try verdicts() == [])
  }

  @Test func `only a node's own children count among what its properties hold`() throws {
    let probe = try probe(holders: rootAndInteractor)
    let (feed, post) = (ForeignFeedRouter<Int>(), ForeignPostRouter())
    root.attach(feed)
    feed.attach(post)
    root.interactor.post = post
    root.interactor.others = [feed, root, ForeignPostRouter()]
    probe.stop()
    let holds = try events(file.url).filter { $0.body.name.contains("hold") }
    #expect(
      holds.map(\.body) == [.hold(id: 2, parent: 1, property: "ForeignInteractor.others")])
    root.interactor.others = []
  }

  @Test func `a child that left is held for as long as a property keeps it`() throws {
    let post = ForeignPostRouter()
    root.attach(post)
    root.interactor.post = post
    let probe = try probe(holders: rootAndInteractor)
    root.detach(post)
    probe.mark("left")
    root.interactor.post = nil
    probe.stop()
    let names = try events(file.url).map(\.body.name)
    #expect(names.suffix(6) == ["hold", "detach", "deactivate", "mark", "unhold", "end"])
  }

  @Test func `a probe reads no holds if it is not told where they are, or told not to`() throws {
    let post = ForeignPostRouter()
    root.attach(post)
    root.interactor.post = post
    try probe().stop()
    try probe(holders: rootAndInteractor, readsHolds: false).stop()
    #expect(try !file.text.contains("hold"))
    try probe(holders: rootAndInteractor).stop()
    #expect(try file.text.contains("hold"))
  }
}
