import ExclusiveObservation
import InstrumentedRIBs
import Testing
import RIBsRecording

private final class TagRouter: TestRouter, Hashable {
  static func == (one: TagRouter, other: TagRouter) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

private class BaseRouter: Router<HolderInteractor> {
  var inherited: (any Routing)?
}

private final class Somebody: Sendable {}

private struct Wrapper {
  let router: any Routing
}

private final class HolderInteractor: Interactor {
  weak var router: HolderRouter?
  var fromInteractor: (any Routing)?
}

private final class HolderRouter: BaseRouter {
  var optional: (any Routing)?
  var concrete: TagRouter?
  var twice: TagRouter??
  var list: [any Routing] = []
  var byName: [String: any Routing] = [:]
  var set: Set<TagRouter> = []
  var lists: [[TagRouter?]] = []
  var anything: Any?
  weak var weakly: TagRouter?
  unowned var unownedly: AnyObject = HolderRouter.somebody
  unowned(unsafe) var unsafely: AnyObject = HolderRouter.somebody
  lazy var lazily: TagRouter? = nil
  var wrapped: Wrapper?
  var numbers = Array(0..<1000)
  var last: TagRouter?

  private static let somebody = Somebody()
}

/// Keeps the last reading of each RIB's holds.
private final class HoldObserver: RIBObserver, @unchecked Sendable {
  let readsHolds = true
  var last: [String: [String]] = [:]

  func rib(_ parent: RIBIdentity, isSeenHolding holds: [RIBHold]) {
    last[parent.name] = holds.map { "\($0.child.name) in \($0.property)" }
  }
}

/// Runs on the main actor, because the main queue reads holds and must not do so while a test stores a child.
@Suite(.exclusiveObservation) @MainActor struct HoldReadingTests {
  private let log = Log()
  private let observer = HoldObserver()

  /// The holds of a router that stored its child after attaching it.
  private func seen(_ store: (HolderRouter, TagRouter) -> Void) -> [String]? {
    observing(observer) {
      let holder = HolderRouter(interactor: HolderInteractor())
      holder.interactor.router = holder
      let child = TagRouter("Tag", log)
      holder.start()
      holder.attachChild(child)
      #expect(observer.last["Holder"] == [])
      store(holder, child)
      RIBObservation.readHolds()
      return observer.last["Holder"]
    }
  }

  @Test func `the list of children is not a hold`() {
    #expect(seen { _, _ in } == [])
  }

  @Test func `optionals are looked through`() {
    #expect(seen { $0.optional = $1 } == ["Tag in HolderRouter.optional"])
    #expect(seen { $0.concrete = $1 } == ["Tag in HolderRouter.concrete"])
    #expect(seen { $0.twice = $1 } == ["Tag in HolderRouter.twice"])
    #expect(seen { $0.anything = $1 } == ["Tag in HolderRouter.anything"])
  }

  @Test func `arrays, dictionaries and sets are looked through`() {
    #expect(seen { $0.list = [$1] } == ["Tag in HolderRouter.list"])
    #expect(seen { $0.byName["it"] = $1 } == ["Tag in HolderRouter.byName"])
    #expect(seen { $0.set = [$1] } == ["Tag in HolderRouter.set"])
    #expect(seen { $0.lists = [[], [nil, $1]] } == ["Tag in HolderRouter.lists"])
    #expect(seen { $0.anything = [1, $1] as [Any] } == ["Tag in HolderRouter.anything"])
  }

  @Test func `a superclass's property is named by that class`() {
    #expect(seen { $0.inherited = $1 } == ["Tag in BaseRouter.inherited"])
  }

  @Test func `a lazy property has the name in its source`() {
    #expect(seen { $0.lazily = $1 } == ["Tag in HolderRouter.lazily"])
  }

  @Test func `the interactor's properties count`() {
    #expect(
      seen { $0.interactor.fromInteractor = $1 } == ["Tag in HolderInteractor.fromInteractor"])
  }

  @Test func `a weak or unowned property is not a hold`() {
    #expect(seen { $0.weakly = $1 } == [])
    #expect(seen { $0.unownedly = $1 } == [])
    #expect(seen { $0.unsafely = $1 } == [])
  }

  @Test
  func `an unowned property whose object is gone is skipped, and other properties are read`() {
    let holds = seen { holder, child in
      var gone: TagRouter? = TagRouter("Gone", log)
      if let gone { (holder.unownedly, holder.unsafely) = (gone, gone) }
      gone = nil
      holder.optional = child
      holder.last = child
    }
    #expect(holds == ["Tag in HolderRouter.last", "Tag in HolderRouter.optional"])
  }

  @Test func `each property counts once, and properties are sorted`() {
    #expect(
      seen { holder, child in
        holder.optional = child
        holder.list = [child, child]
        holder.inherited = child
      } == [
        "Tag in BaseRouter.inherited", "Tag in HolderRouter.list", "Tag in HolderRouter.optional",
      ])
  }

  @Test func `a router in a struct is not a hold`() {
    #expect(seen { $0.wrapped = Wrapper(router: $1) } == [])
  }

  @Test func `a grandchild is not held, and neither is a stranger`() {
    #expect(
      seen { holder, child in
        let grandchild = TagRouter("Grandchild", log)
        child.attachChild(grandchild)
        holder.list = [grandchild, TagRouter("Stranger", log)]
      } == [])
  }

  @Test func `a child that was detached is still held`() {
    #expect(
      seen { holder, child in
        holder.optional = child
        holder.detachChild(child)
      } == ["Tag in HolderRouter.optional"])
  }

  @Test func `a hold is read at the parent's next call`() {
    observing(observer) {
      let holder = HolderRouter(interactor: HolderInteractor())
      holder.start()
      let (one, two) = (TagRouter("Tag", log), TagRouter("Tag", log))
      holder.concrete = one
      holder.attachChild(one)
      #expect(observer.last["Holder"] == ["Tag in HolderRouter.concrete"])
      holder.concrete = nil
      holder.attachChild(two)
      #expect(observer.last["Holder"] == [])
    }
  }

  @Test func `an observer that does not want holds receives none`() {
    observing(LoggingObserver(log)) {
      let (root, feed) = (RootRouter(log), FeedRouter(log))
      root.start()
      root.attachChild(feed)
      RIBObservation.readHolds()
    }
    #expect(!log.take().contains { $0.contains("holds") })
  }
}
