import InstrumentedRIBs

/// An interactor whose overrides are noted, and do what a test wants.
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

/// A router whose `didLoad` is noted, and does what a test wants.
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

  /// The routers among the children, as the objects they are.
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
