// Kid without her view. The listener hears when the user closes Kid, and when Kid's view disappears.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
  func kidDidDisappear()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didDisappear()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
  func didDisappear() { listener?.kidDidDisappear() }
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
