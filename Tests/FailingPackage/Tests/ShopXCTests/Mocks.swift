import ModernRIBs
import Shop

#if canImport(Combine)
  import Combine
#else
  import OpenCombine
#endif

// Mocks as mockolo generates them: all properties are strong.

class InteractableMock: Interactable {
  var isActive = false
  var isActiveStreamSubject = PassthroughSubject<Bool, Never>()
  var isActiveStream: AnyPublisher<Bool, Never> { isActiveStreamSubject.eraseToAnyPublisher() }
  private(set) var activateCallCount = 0
  func activate() { activateCallCount += 1 }
  private(set) var deactivateCallCount = 0
  func deactivate() { deactivateCallCount += 1 }
}

class MenuInteractableMock: InteractableMock, MenuInteractable {
  private(set) var routerSetCallCount = 0
  var router: (any MenuRouting)? { didSet { routerSetCallCount += 1 } }
}

class PageRoutingMock: Routing {
  var lifecycleSubject = PassthroughSubject<RouterLifecycle, Never>()
  var lifecycle: AnyPublisher<RouterLifecycle, Never> { lifecycleSubject.eraseToAnyPublisher() }
  var interactable: any Interactable = InteractableMock()
  private(set) var childrenSetCallCount = 0
  var children: [any Routing] = [] { didSet { childrenSetCallCount += 1 } }
  private(set) var loadCallCount = 0
  func load() { loadCallCount += 1 }
  var attachChildHandler: ((any Routing) -> Void)?
  func attachChild(_ child: any Routing) { attachChildHandler?(child) }
  var detachChildHandler: ((any Routing) -> Void)?
  func detachChild(_ child: any Routing) { detachChildHandler?(child) }
}

class PageBuildableMock: PageBuildable {
  private(set) var buildCallCount = 0
  var buildHandler: () -> any Routing = { PageRoutingMock() }
  func build() -> any Routing {
    buildCallCount += 1
    return buildHandler()
  }
}
