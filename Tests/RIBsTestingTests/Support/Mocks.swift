import InstrumentedRIBs
import RIBsCombine

// Mocks as mockolo generates them from an app's protocols: all properties are strong.

protocol HomeRouting: Routing {}

protocol HomePresentableListener: AnyObject {}

protocol HomePresentable: Presentable {
  var listener: (any HomePresentableListener)? { get set }
}

protocol HomeInteractable: Interactable {
  var router: (any HomeRouting)? { get set }
}

class InteractableMock: Interactable {
  var isActive = false
  var isActiveStream: AnyPublisher<Bool, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  private(set) var activateCallCount = 0
  func activate() { activateCallCount += 1 }
  func deactivate() {}
}

final class HomeInteractableMock: InteractableMock, HomeInteractable {
  var router: (any HomeRouting)?
}

final class HomePresentableMock: HomePresentable {
  var listener: (any HomePresentableListener)?
}

final class PageRoutingMock: Routing {
  let interactable: any Interactable = InteractableMock()
  var children: [any Routing] = []
  var lifecycle: AnyPublisher<RouterLifecycle, Never> {
    Empty(completeImmediately: false).eraseToAnyPublisher()
  }
  private(set) var loadCallCount = 0
  func load() { loadCallCount += 1 }
  func attachChild(_ child: any Routing) {}
  func detachChild(_ child: any Routing) {}
}

final class PageBuildableMock {
  var buildHandler: () -> any Routing = { PageRoutingMock() }
}

/// A real router, made of mocks.
final class HomeRouter: Router<any HomeInteractable>, HomeRouting {
  private let builder: PageBuildableMock
  private var page: (any Routing)?
  private var kept: [any Routing] = []

  init(_ interactor: any HomeInteractable, _ builder: PageBuildableMock = PageBuildableMock()) {
    self.builder = builder
    super.init(interactor: interactor)
    interactor.router = self
  }

  /// Not guarded.
  func open() {
    let page = builder.buildHandler()
    self.page = page
    attachChild(page)
  }

  func close() {
    guard let page else { return }
    detachChild(page)
    self.page = nil
  }

  func closeTwice() {
    guard let page else { return }
    detachChild(page)
    close()
  }

  func closeAndKeep() {
    kept += [page].compactMap { $0 }
    close()
  }
}

final class HomeInteractor: PresentableInteractor<any HomePresentable>, HomeInteractable,
  HomePresentableListener
{
  weak var router: (any HomeRouting)?

  override init(presenter: any HomePresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }
}
