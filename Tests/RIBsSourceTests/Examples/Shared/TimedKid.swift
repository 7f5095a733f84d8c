// Kid without its interactor, and Mom, who detaches Kid when it is closed or has expired.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidExpire()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
  func show(left: Int)
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?
  private let label = UILabel()

  func show(left: Int) { label.text = "\(left)" }
  @objc private func closeTapped() { listener?.didTapClose() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomListener: AnyObject {}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func didTapKid() { router?.routeToKid() }
  func kidDidClose() { router?.detachKid() }
  func kidDidExpire() { router?.detachKid() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
  }

  func detachKid() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}
