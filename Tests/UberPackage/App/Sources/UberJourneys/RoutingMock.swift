import RIBs
import RxSwift

/// A mock as tools generate them: no more than the protocol has.
final class RoutingMock: Routing {
  var interactable: Interactable
  var children: [Routing] = []
  private(set) var attachChildCallCount = 0

  init(interactable: Interactable) { self.interactable = interactable }

  var lifecycle: Observable<RouterLifecycle> { PublishSubject().asObservable() }

  func load() {}

  func attachChild(_ child: Routing) { attachChildCallCount += 1 }

  func detachChild(_ child: Routing) {}
}
