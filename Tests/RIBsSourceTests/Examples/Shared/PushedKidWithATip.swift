// Kid without her view. She pushes a tip, and Mom pushes her.
import RIBs
import UIKit

final class TipInteractor: Interactor {}

final class TipViewController: UIViewController, ViewControllable {}

final class TipRouter: ViewableRouter<TipInteractor, TipViewController> {}

final class TipBuilder: Builder<EmptyDependency> {
  func build() -> TipRouter {
    TipRouter(interactor: TipInteractor(), viewController: TipViewController())
  }
}

protocol KidListener: AnyObject {
  func kidDidLeave()
}

protocol KidPresentableListener: AnyObject {
  func didTapTip()
  func didLeave()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var router: KidRouter?
  weak var listener: KidListener?

  func didTapTip() { router?.openTip() }
  func didLeave() { listener?.kidDidLeave() }
}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view, tipBuilder: TipBuilder(dependency: dependency))
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

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let (view, interactor) = (MomViewController(), MomInteractor())
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
