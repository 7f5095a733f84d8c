// Kid without her view. She pushes a tip on the stack on which Mom pushes her.
import RIBs
import UIKit

final class TipInteractor: Interactor {
  weak var listener: TipListener?

  func close() { listener?.tipDidLeave() }
}

protocol TipListener: AnyObject {
  func tipDidLeave()
}

final class TipRouter: ViewableRouter<TipInteractor, TipViewController> {}

final class TipBuilder: Builder<EmptyDependency> {
  func build(withListener listener: TipListener) -> TipRouter {
    let interactor = TipInteractor()
    interactor.listener = listener
    return TipRouter(interactor: interactor, viewController: TipViewController())
  }
}

protocol KidListener: AnyObject {
  func kidDidLeave()
}

protocol KidPresentableListener: AnyObject {
  func didTapTip()
  func didLeave()
}

final class KidInteractor: Interactor, KidPresentableListener, TipListener {
  weak var router: KidRouter?
  weak var listener: KidListener?

  func didTapTip() { router?.openTip() }
  func didLeave() { listener?.kidDidLeave() }
  func tipDidLeave() { router?.closeTip() }
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
