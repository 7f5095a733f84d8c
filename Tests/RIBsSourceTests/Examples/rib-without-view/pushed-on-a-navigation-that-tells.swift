// The parent's own view is a navigation controller that tells its listener of pops.
// with: Kid, KidView
import RIBs
import UIKit

protocol ListNavigating: ViewControllable {
  func push(_ screen: ViewControllable)
}

protocol MomPops: AnyObject {
  func didPop()
}

final class ListNavigation: UINavigationController, ListNavigating {
  func push(_ screen: ViewControllable) {
    pushViewController(screen.uiviewController, animated: true)
  }

  weak var listener: MomPops?

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    listener?.didPop()
  }
}

/// Another part of the app has a navigation controller that tells of all pops.
final class OtherNavigation: UINavigationController, UINavigationControllerDelegate {
  weak var router: MomRouter?

  func navigationController(
    _ controller: UINavigationController, didShow view: UIViewController, animated: Bool
  ) {
    router?.detachKid()
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapKid() { router?.routeToKid() }
  func kidDidClose() { router?.detachKid() }
}

extension MomInteractor: MomPops {
  func didPop() { router?.detachKid() }
}

final class MomRouter: ViewableRouter<MomInteractor, ListNavigating> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouting?

  init(interactor: MomInteractor, viewController: ListNavigating, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.push(kid.viewControllable)
  }

  func detachKid() {
    guard let kid else { return }
    self.kid = nil
    detachChild(kid)
    viewController.uiviewController.navigationController?.popViewController(animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (interactor, navigation) = (MomInteractor(), ListNavigation())
    navigation.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: navigation, kidBuilder: KidBuilder())
  }
}
