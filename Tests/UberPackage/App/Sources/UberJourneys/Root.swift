import RIBs
import UIKit

final class RootViewController: UIViewController, ViewControllable {}

final class RootInteractor: PresentableInteractor<RootViewController> {
  /// Routers that were closed.
  var closed: [String: [DetailRouter]] = [:]
  /// Routers that were built and never attached.
  var hidden: [DetailRouter] = []
  weak var router: RootRouter?
}

/// Attaches and detaches its children as apps do, right and wrong.
final class RootRouter: LaunchRouter<RootInteractor, RootViewController> {
  private(set) var menu: MenuRouter?
  private(set) var detail: DetailRouter?

  static func build() -> RootRouter {
    let view = RootViewController()
    let router = RootRouter(interactor: RootInteractor(presenter: view), viewController: view)
    router.interactor.router = router
    return router
  }

  override func didLoad() {
    let menu = MenuRouter.build()
    self.menu = menu
    attachChild(menu)
  }

  /// Nothing keeps a second tap from attaching a second one.
  func showDetail() {
    let router = DetailRouter.build()
    detail = router
    attachChild(router)  // shows
  }

  func hideDetail() {
    guard let router = detail else { return }
    detachChild(router)  // hides
    detail = nil
  }

  /// The detail asks to be closed, and its view says that it was closed.
  func hideDetailTwice() {
    guard let router = detail else { return }
    let routing: Routing = self
    routing.detachChild(router)  // closes
    routing.detachChild(router)  // closes again
    detail = nil
  }

  /// The menu is deallocated with what is attached to it.
  func closeMenu() {
    guard let router = menu else { return }
    detachChild(router)
    menu = nil
  }

  /// A mock as child and as parent, with function values instead of calls.
  func takeMock() -> Int {
    let mock = RoutingMock(interactable: Interactor())
    [mock].forEach(attachChild)
    let detach: (Routing) -> Void = detachChild
    detach(mock)
    let routing: Routing = mock
    routing.attachChild(self)
    mock.attachChild(self)
    return mock.attachChildCallCount
  }

  func keepAndHideDetail() {
    if let router = detail { interactor.closed["today"] = [router] }
    hideDetail()
  }

  func forgetDetail() {
    detail = nil
  }
}
