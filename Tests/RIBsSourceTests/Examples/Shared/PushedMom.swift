// Kid without its view, and Mom, who pushes Kid and is pushed herself by Gran, without her function `close`.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidLeave()
}

protocol KidPresentableListener: AnyObject {
  func didLeave()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didLeave() { listener?.kidDidLeave() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: Interactor, MomPresentableListener, KidListener {
  weak var router: MomRouter?

  func didTapKid() { router?.open() }
  func kidDidLeave() { router?.close() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func kidTapped() { listener?.didTapKid() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuilder
  var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let router = kidBuilder.build(withListener: interactor)
    kid = router
    attachChild(router)
    viewController.navigationController?.pushViewController(
      router.viewControllable.uiviewController, animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    MomRouter(
      interactor: MomInteractor(), viewController: MomViewController(),
      kidBuilder: KidBuilder(dependency: dependency))
  }
}

final class GranInteractor: Interactor {
  weak var router: GranRouter?
}
