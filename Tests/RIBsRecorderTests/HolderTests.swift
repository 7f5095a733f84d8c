import Dispatch
import ExclusiveObservation
import Foundation
import InstrumentedRIBs
import RIBsAnalysis
import RIBsCombine
import RIBsRecorder
import RIBsTrace
import Testing

/// Leaks of the kinds that people have, and what the trace says holds the RIB.
@Suite("Who holds a leaked RIB", .exclusiveObservation) @MainActor
struct HolderTests {
  private let file = TemporaryFile()

  /// Opens and closes a screen that something keeps, and returns what holds its objects.
  ///
  /// - Parameters:
  ///   - keep: Keeps the screen, before it is closed.
  ///   - then: What happens afterwards.
  private func holders(
    _ ending: RIBsRecorder.Ending = .exit, _ keep: (ShopRouter, ScreenRouter) -> Void,
    then: (ShopRouter) -> Void = { _ in }
  ) throws -> [TraceEvent.Holder] {
    var options = RIBsRecorder.Options.fixed()
    options.startsAnew = true
    try RIBsRecorder.start(to: file.url, options: options)
    let window = HeadlessWindow()
    let shop = ShopRouter()
    shop.launch(from: window)
    shop.open(keep)
    then(shop)
    RIBsRecorder.assumeSettled()
    withExtendedLifetime((shop, window)) { RIBsRecorder.stop(ending) }
    return try events(file.url).compactMap { event in
      if case .holder(let holder) = event.body { holder } else { nil }
    }
  }

  /// The way to the screen's router.
  private func path(_ keep: (ShopRouter, ScreenRouter) -> Void) throws -> String? {
    try holders(.exit, keep).first { $0.object == "router" }?.path
  }

  // MARK: Properties

  @Test func `a property, a list, a set, a dictionary and an optional of the parent`() throws {
    #expect(try path { $0.last = $1 } == "1:ShopRouter.last > 2:ScreenRouter")
    #expect(
      try path { $0.history = [nil, $1] } == "1:ShopRouter.history[1] > 2:ScreenRouter")
    #expect(
      try path { $0.byName = ["a": ["b": $1]] } == "1:ShopRouter.byName[…][…] > 2:ScreenRouter")
    #expect(
      try path { $0.shopInteractor.seen = [$1.shown] }
        == "1:ShopInteractor.seen[0] > 2:ScreenRouter"
    )
  }

  @Test func `a tuple, a struct, an enum's payload and what an existential holds`() throws {
    #expect(try path { $0.pair = (1, $1) } == "1:ShopRouter.pair.child > 2:ScreenRouter")
    #expect(
      try path { $0.box = Box(content: Box.Content(child: $1)) }
        == "1:ShopRouter.box.content.child > 2:ScreenRouter")
    #expect(
      try path { $0.state = .open($1, since: 1) } == "1:ShopRouter.state.open.0 > 2:ScreenRouter")
    #expect(
      try path { $0.anything = [1, $1] as [Any] } == "1:ShopRouter.anything[1] > 2:ScreenRouter")
    #expect(
      try path { $0.wrapped = Wrapper(child: $1) } == "1:ShopRouter.wrapped.child > 2:ScreenRouter")
  }

  @Test func `a result, a slice, and what is nested in others`() throws {
    #expect(
      try path { $0.result = .success($1) } == "1:ShopRouter.result.success > 2:ScreenRouter")
    #expect(
      try path { $0.recent = [nil, $1].dropFirst() } == "1:ShopRouter.recent[0] > 2:ScreenRouter")
    #expect(
      try path { $0.pairs = [(1, nil), (2, .some(.some($1)))] }
        == "1:ShopRouter.pairs[1].child > 2:ScreenRouter")
    #expect(
      try path { $0.states = ["a": [.closed, .boxed(Box(content: Box.Content(child: $1)))]] }
        == "1:ShopRouter.states[…][1].boxed.content.child > 2:ScreenRouter")
  }

  @Test func `a lazy property and one of a superclass`() throws {
    #expect(
      try path { shop, screen in
        shop.candidate = screen
        _ = shop.cached
        shop.candidate = nil
      } == "1:ShopRouter.cached > 2:ScreenRouter")
    #expect(try path { $0.inherited = $1 } == "1:BaseShopRouter.inherited > 2:ScreenRouter")
  }

  @Test func `a view of the tree, through the view of the screen`() throws {
    let held = try holders { shop, screen in
      shop.shopView.covered = screen.screenView
      screen.screenView.delegate = screen.screenInteractor
    }
    #expect(
      held.map(\.path) == [
        "1:ShopView.covered > 2:ScreenView",
        "1:ShopView.covered > 2:ScreenView.delegate > 2:ScreenInteractor",
      ])
  }

  @Test func `a delegate that is not weak holds the RIB by itself`() throws {
    let held = try holders { _, screen in screen.screenView.delegate = screen.screenInteractor }
    let interactor = try #require(held.first { $0.object == "interactor" })
    #expect(interactor.path == "2:ScreenView.delegate > 2:ScreenInteractor")
    #expect(HeldBy(interactor).words == "itself: ScreenView.delegate → ScreenInteractor")
  }

  @Test func `a coordinator and a singleton that the app names, and what is in them`() throws {
    let coordinator = Coordinator()
    RIBsRecorder.searchHolders(in: coordinator)
    #expect(
      try path { coordinator.screens = [$1] } == "Coordinator.screens[0] > 2:ScreenRouter")
    coordinator.screens = []
    RIBsRecorder.searchHolders(inObjectsOf: Cache.self)
    #expect(
      try path { shop, screen in
        shop.cache = Cache()
        shop.cache?.child = screen
      } == "1:ShopRouter.cache > Cache.child > 2:ScreenRouter")
    #expect(try path { coordinator.screens = [$1] } != nil)
  }

  @Test func `a RIB that is held by another leaked one says so`() throws {
    let coordinator = Coordinator()
    let held = try holders { shop, screen in
      let other = ScreenRouter()
      shop.attachChild(other)
      other.below = screen
      shop.detachChild(other)
      coordinator.closure = { _ = other }
    }
    #expect(
      held.map(\.path) == ["3:ScreenRouter.below > 2:ScreenRouter", nil])
    withExtendedLifetime(coordinator) {}
  }

  @Test func `a child of a leaked RIB is held by its parent's list`() throws {
    let held = try holders { shop, screen in
      screen.attachChild(ScreenRouter())
      shop.last = screen
    }
    #expect(
      held.map(\.path) == [
        "1:ShopRouter.last > 2:ScreenRouter",
        "1:ShopRouter.last > 2:ScreenRouter.children[0] > 3:ScreenRouter",
      ])
  }

  @Test func `a class that inherits from the same one as a leaked presenter is not looked into`()
    throws
  {
    let service = Service()
    let held = try holders { shop, _ in
      shop.service = service
      let child = PlainRouter()
      shop.attachChild(child)
      service.held = child.plainInteractor.presenter
      shop.detachChild(child)
    }
    let presenter = try #require(held.first { $0.object == "presenter" })
    #expect(presenter.path == nil)
    service.held = nil
  }

  @Test func `a presenter of a class of its own, which keeps the router`() throws {
    let held = try holders { shop, _ in
      let child = PlainRouter()
      shop.attachChild(child)
      child.plainInteractor.presenter.router = child
      shop.detachChild(child)
    }
    let path = held.first { $0.object == "router" && $0.name == "PlainRouter" }?.path
    #expect(path == "3:PlainPresenter.router > 3:PlainRouter")
    // The same, where another property leads to the presenter first.
    let later = try holders { shop, _ in
      let child = PlainRouter()
      shop.seenFirst = child.plainInteractor.presenter
      shop.attachChild(child)
      child.plainInteractor.presenter.router = child
      shop.detachChild(child)
    }
    #expect(
      later.first { $0.name == "PlainRouter" }?.path
        == "1:ShopRouter.seenFirst > 3:PlainPresenter.router > 3:PlainRouter")
  }

  @Test func `a value that stands deep in others is found, or the search says that it ended`()
    throws
  {
    func chain(_ depth: Int, _ screen: ScreenRouter) -> Chain {
      (0..<depth).reduce(Chain.end(screen)) { chain, _ in .next(chain) }
    }
    #expect(try path { $0.chain = chain(3, $1) }?.hasPrefix("1:ShopRouter.chain.next") == true)
    let deep = try holders { $0.chain = chain(100, $1) }
    #expect(deep.map(\.path) == [nil])
    #expect(deep.map(\.isCut) == [true])
  }

  @Test func `a list of very many objects does not hide what else is held`() throws {
    // A search may take a quarter of a second, which a busy machine can use up.
    let expected = ["3:ScreenRouter.below > 2:ScreenRouter"]
    var held: [TraceEvent.Holder] = []
    for _ in 1...20 where held.map(\.path) != expected {
      held = try holders { shop, screen in
        shop.many = (0..<100_001).map { _ in ScreenView() }
        let other = ScreenRouter()
        shop.attachChild(other)
        other.below = screen
      }
    }
    #expect(held.map(\.path) == expected)
  }

  @Test func `a million values that hold nothing are passed over`() throws {
    let held = try holders { shop, screen in
      shop.names = Array(repeating: "a", count: 1_000_001)
      shop.posts = Array(repeating: Post(title: "a", tags: ["b"]), count: 1_000_001)
      shop.zLast = screen
    }
    #expect(held.map(\.path) == ["1:ShopRouter.zLast > 2:ScreenRouter"])
    #expect(held.map(\.isCut) == [nil])
  }

  @Test func `the shortest of several ways is told`() throws {
    #expect(
      try path { shop, screen in
        shop.box = Box(content: Box.Content(child: screen))
        shop.cache = Cache()
        shop.cache?.child = screen
        shop.last = screen
      }?.hasPrefix("1:ShopRouter.") == true)
  }

  @Test func `a set of views`() throws {
    let held = try holders { $0.shopView.shown = [$1.screenView] }
    #expect(held.map(\.path) == ["1:ShopView.shown[…] > 2:ScreenView"])
    #expect(HeldBy(held[0]).words == "ShopView.shown[…] → ScreenView")
  }

  // MARK: What cannot be read

  @Test func `closures, subscriptions, tasks and timers of the RIB are suspects`() throws {
    var streams: [Task<Void, Never>?] = []
    let held = try holders { _, screen in
      let interactor = screen.screenInteractor
      interactor.onTick = { _ = interactor }
      interactor.subscriptions = [AnyCancellable { _ = interactor }]
      interactor.work = DispatchWorkItem { _ = interactor }
      interactor.stream = Task { try? await Task.sleep(for: .seconds(600)) }
      streams.append(interactor.stream)
    }
    for stream in streams { stream?.cancel() }
    let interactor = try #require(held.first { $0.object == "interactor" })
    #expect(interactor.path == nil)
    #expect(
      interactor.suspects
        == "ScreenInteractor.onTick closure, ScreenInteractor.subscriptions subscription, ScreenInteractor.stream task, ScreenInteractor.work task"
    )
    #expect(
      HeldBy(interactor).words
        == "no property that could be read. Could not look inside ScreenInteractor.onTick (closure), ScreenInteractor.subscriptions (subscription), ScreenInteractor.stream (task)"
    )
  }

  @Test
  func `workers of the RIB are suspects after its closures, unless the app has named their class`()
    throws
  {
    func interactor() throws -> TraceEvent.Holder? {
      try holders { _, screen in
        let poll = PollWorker()
        poll.listener = screen.screenInteractor
        screen.screenInteractor.onTick = {}
        screen.screenInteractor.poll = poll
        screen.screenInteractor.worker = poll
        poll.start(screen.screenInteractor)
      }.first { $0.object == "interactor" }
    }
    let unnamed = try interactor()
    #expect(unnamed?.path == nil)
    #expect(
      unnamed?.suspects
        == "ScreenInteractor.onTick closure, ScreenInteractor.poll worker, ScreenInteractor.worker worker"
    )
    RIBsRecorder.searchHolders(inObjectsOf: PollWorker.self)
    #expect(
      try interactor()?.path
        == "2:ScreenInteractor.poll > PollWorker.listener > 2:ScreenInteractor")
  }

  @Test func `a closure that nobody sees is no path and no suspect`() throws {
    var closures: [() -> Void] = []
    let held = try holders { _, screen in closures.append { _ = screen } }
    #expect(held.map(\.path) == [nil])
    #expect(held.map(\.suspects) == [nil])
    withExtendedLifetime(closures) {}
  }

  @Test func `weak and unowned references and objects that nobody named are no path`() throws {
    let cache = UnknownCache()
    let held = try holders { shop, screen in
      shop.weakly = screen
      shop.unowned = Unowned(child: screen)
      shop.unknown = cache
      cache.child = screen
    }
    #expect(held.map(\.path) == [nil])
    cache.child = nil
  }

  @Test func `an unowned reference to an object that is gone is not read`() throws {
    let held = try holders { shop, screen in
      shop.unowned = Unowned(child: ScreenRouter())
      shop.last = screen
    }
    #expect(held.map(\.path) == ["1:ShopRouter.last > 2:ScreenRouter"])
  }

  @Test func `a search that takes too long ends, and says so`() throws {
    let held = try holders {
      $0.anything = [Any](repeating: 1, count: 1_000_001)
      $0.viewController.onClose = { [screen = $1] in _ = screen }
    }
    #expect(held.map(\.path) == [nil])
    #expect(held.map(\.isCut) == [true])
    #expect(HeldBy(held[0]).words.hasSuffix(" (the search ended early)"))
  }

  // MARK: When it looks

  @Test func `nothing is said where nothing leaks`() throws {
    #expect(try holders { _, _ in } == [])
  }

  @Test func `nothing is said of a RIB that is kept to be attached again, and of those below it`()
    throws
  {
    let held = try holders {
      $0.last = $1
      $1.attachChild(ScreenRouter())
    } then: { shop in
      guard let last = shop.last else { return }
      shop.attachChild(last)
      shop.detachChild(last)
    }
    #expect(held == [])
  }

  @Test func `the same is said once, and what has changed again`() throws {
    let held = try holders {
      $0.last = $1
    } then: { shop in
      RIBsRecorder.assumeSettled()
      RIBsRecorder.assumeSettled()
      shop.history = [shop.last]
      shop.last = nil
    }
    #expect(
      held.map(\.path) == [
        "1:ShopRouter.last > 2:ScreenRouter", "1:ShopRouter.history[0] > 2:ScreenRouter",
      ])
  }

  @Test func `after a teardown the root should be gone as well`() throws {
    let coordinator = Coordinator()
    RIBsRecorder.searchHolders(in: coordinator)
    let held = try holders(.teardown) { shop, _ in coordinator.screens = [shop] }
    #expect(held.map(\.path) == ["Coordinator.screens[0] > 1:ShopRouter"])
  }

  @Test func `looking keeps nothing alive, and lets nothing go`() throws {
    weak var screen: ScreenRouter?
    _ = try holders {
      $0.last = $1
      screen = $1
    } then: { shop in
      RIBsRecorder.assumeSettled()
      #expect(screen != nil)
      shop.last = nil
      #expect(screen == nil)
    }
  }

  @Test func `properties that a type describes or computes are not called`() throws {
    let held = try holders { shop, screen in
      shop.described = .child(screen)
      shop.last = screen
    }
    #expect(held.map(\.path) == ["1:ShopRouter.last > 2:ScreenRouter"])
  }

  @Test func `a RIB that was used off the main thread is not looked into`() async throws {
    try RIBsRecorder.start(to: file.url, options: .fixed())
    let shop = ShopRouter()
    shop.launch(from: HeadlessWindow())
    nonisolated(unsafe) let moved = shop
    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        moved.open { $0.last = $1 }
        continuation.resume()
      }
    }
    RIBsRecorder.assumeSettled()
    RIBsRecorder.stop()
    let paths = try events(file.url).compactMap { event in
      if case .holder(let holder) = event.body { holder.path ?? "none" } else { nil }
    }
    #expect(paths == [])
    withExtendedLifetime(shop) {}
  }

  // MARK: Reports

  @Test func `a report names the properties and what to change`() throws {
    _ = try holders { $0.history = [$1] }
    var analyzer = TraceAnalyzer()
    analyzer.feed([UInt8](try Data(contentsOf: file.url)))
    let finding = try #require(try analyzer.finish().first?.findings.first)
    #expect(finding.rule == "leaked-child")
    #expect(finding.heldBy?.words == "ShopRouter.history[0] → ScreenRouter")
    #expect(finding.fix == "Remove it from ShopRouter.history where Screen is detached.")
  }
}

// MARK: - The app

private class BaseShopRouter: LaunchRouter<ShopInteractor, ShopView> {
  var inherited: AnyObject?
}

private final class ShopRouter: BaseShopRouter {
  var last: ScreenRouter?
  var history: [ScreenRouter?] = []
  var byName: [String: [String: any Routing]] = [:]
  var pair: (number: Int, child: ScreenRouter?) = (0, nil)
  var box = Box()
  var state = State.closed
  var result: Result<ScreenRouter, any Error>?
  var recent: ArraySlice<ScreenRouter?> = []
  var pairs: [(number: Int, child: ScreenRouter??)] = []
  var states: [String: [State]] = [:]
  var anything: Any?
  var wrapped: (any Wrapping)?
  var cache: Cache?
  var unknown: UnknownCache?
  var described = Described.nothing
  weak var weakly: ScreenRouter?
  var unowned: Unowned?
  var candidate: ScreenRouter?
  var service: Service?
  var seenFirst: AnyObject?
  var chain: Chain?
  var names: [String] = []
  var posts: [Post] = []
  var many: [ScreenView] = []
  var zLast: ScreenRouter?
  lazy var cached = candidate

  var shopInteractor: ShopInteractor { interactor }
  var shopView: ShopView { viewController }

  init() { super.init(interactor: ShopInteractor(), viewController: ShopView()) }

  /// Opens a screen and closes it.
  func open(_ keep: (ShopRouter, ScreenRouter) -> Void) {
    let screen = ScreenRouter()
    attachChild(screen)
    keep(self, screen)
    detachChild(screen)
  }
}

private final class ShopInteractor: Interactor {
  var seen: [any Routing] = []
}

private final class ShopView: HeadlessViewController, ViewControllable {
  var covered: ScreenView?
  var shown: Set<ScreenView> = []
  var onClose: (() -> Void)?
}

private final class ScreenRouter: ViewableRouter<ScreenInteractor, ScreenView> {
  var below: (any Routing)?
  var shown: any Routing { self }
  var screenInteractor: ScreenInteractor { interactor }
  var screenView: ScreenView { viewController }

  init() {
    let view = ScreenView()
    super.init(interactor: ScreenInteractor(presenter: view), viewController: view)
  }
}

private final class ScreenInteractor: PresentableInteractor<ScreenView> {
  var onTick: (() -> Void)?
  var onTap: (() -> Void)?
  /// Of the app, whatever others are called that way.
  var todos = [Todo.Task(title: "Read", timer: Todo.Timer())]
  var stream: Task<Void, Never>?
  var poll: PollWorker?
  var worker: (any Working)?
  var subscriptions: [AnyCancellable] = []
  var work: DispatchWorkItem?
}

private final class ScreenView: HeadlessViewController, ViewControllable {
  var delegate: ScreenInteractor?
}

/// A class of the app that presenters and services inherit from.
private class AppObject {}

private final class PlainPresenter: AppObject {
  var router: (any Routing)?
}

/// Used on any thread, for all that anybody knows.
private final class Service: AppObject {
  var held: PlainPresenter?
}

private final class PlainRouter: Router<PlainInteractor> {
  var plainInteractor: PlainInteractor { interactor }

  init() { super.init(interactor: PlainInteractor(presenter: PlainPresenter())) }
}

private final class PlainInteractor: PresentableInteractor<PlainPresenter> {}

private indirect enum Chain {
  case end(ScreenRouter)
  case next(Chain)
}

private struct Post {
  var title: String
  var tags: [String?]
}

private enum Todo {
  struct Task {
    var title: String
    var timer: Timer
  }

  final class Timer {}
}

/// A worker that keeps its listener alive.
private final class PollWorker: Worker {
  var listener: ScreenInteractor?
}

private struct Box {
  struct Content { var child: ScreenRouter? }
  var content: Content?
}

private enum State {
  case closed
  case open(ScreenRouter, since: Int)
  case boxed(Box)
}

private protocol Wrapping {}

private struct Wrapper: Wrapping {
  var child: ScreenRouter
}

private struct Unowned {
  unowned var child: ScreenRouter
}

/// An enum with a mirror of its own, which is the app's code.
private enum Described: CustomReflectable {
  case nothing
  case child(ScreenRouter)

  var customMirror: Mirror { fatalError("The search ran the app's code.") }
}

private final class Coordinator {
  var screens: [any Routing] = []
  var closure: (() -> Void)?
}

private final class Cache {
  var child: ScreenRouter?
}

private final class UnknownCache {
  var child: ScreenRouter?
}
