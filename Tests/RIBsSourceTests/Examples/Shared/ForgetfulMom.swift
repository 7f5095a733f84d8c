// Kid without its view, which reports that it is gone, and Mom without `forget`, which that report calls.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidWasPulledDown()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDisappear()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDisappear() { listener?.kidWasPulledDown() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  @objc func openTapped() { router?.open() }
  func kidDidClose() { router?.close() }
  func kidWasPulledDown() { router?.forget() }
}

final class MomRouter: ViewableRouter<MomInteractor, UIViewController> {
  private let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: UIViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.present(router.viewController, animated: true)
  }

  func close() {
    guard let kid else { return }
    viewController.dismiss(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}
