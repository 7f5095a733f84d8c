// Kid without her view. She has two ends: a close button, and a button after which her view dismisses itself.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidAskForMore()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDismissForMore()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDismissForMore() { listener?.kidDidAskForMore() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.modalPresentationStyle = .fullScreen
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}
