// The interactor lets its presenter dismiss itself, and calls no listener.
// with: Mom, MomView, MomSheetRouter
extension MomRouter {
  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    router.viewControllable.uiviewController.modalPresentationStyle = .fullScreen
    viewController.uiviewController.present(
      router.viewControllable.uiviewController, animated: true)
  }
}

import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: ViewableRouting {}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
  func leave()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didTapLater()
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController>, KidRouting {}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didTapLater() {
    presenter.leave()
  }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  func leave() {
    dismiss(animated: true)  // reported: warning
  }
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view)
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}
