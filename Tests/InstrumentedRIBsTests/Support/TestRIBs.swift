import InstrumentedRIBs

/// An interactor that logs its overrides and runs a test's closures in them.
class TestInteractor: Interactor {
  let name: String
  let log: Log
  var onActive: (() -> Void)?
  var onResign: (() -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
  }

  override func didBecomeActive() {
    log.note("\(name).didBecomeActive")
    onActive?()
  }

  override func willResignActive() {
    log.note("\(name).willResignActive")
    onResign?()
  }
}

/// A router that logs its `didLoad` and runs a test's closure in it.
class TestRouter: Router<TestInteractor> {
  var onLoad: (() -> Void)?

  init(_ name: String, _ log: Log) {
    super.init(interactor: TestInteractor(name, log))
  }

  override func didLoad() {
    interactor.log.note("\(interactor.name).didLoad")
    onLoad?()
  }
}

final class RootRouter: TestRouter {
  convenience init(_ log: Log) { self.init("Root", log) }
}

final class FeedRouter: TestRouter {
  convenience init(_ log: Log) { self.init("Feed", log) }
}

final class PostRouter: TestRouter {
  convenience init(_ log: Log) { self.init("Post", log) }
}

extension Router {
  /// Makes this router the root of an app without a window.
  func start() {
    interactable.activate()
    load()
  }

  /// The children that are routers of this runtime.
  var childObjects: [ObjectIdentifier] { children.map { ObjectIdentifier($0) } }
}

final class TestView: HeadlessViewController, ViewControllable {}

final class TestLaunchRouter: LaunchRouter<TestInteractor, TestView> {
  init(_ log: Log) {
    super.init(interactor: TestInteractor("Launch", log), viewController: TestView())
  }
}

final class ScreenRouter: ViewableRouter<TestInteractor, TestView> {
  init(_ log: Log) {
    super.init(interactor: TestInteractor("Screen", log), viewController: TestView())
  }
}
