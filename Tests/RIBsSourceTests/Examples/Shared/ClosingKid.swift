// Kid whose router has no view: a tap calls `kidDidClose`.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() {
    listener?.kidDidClose()
  }
}

final class KidViewController: UIViewController, KidPresentable {
  weak var listener: KidPresentableListener?
}

final class KidRouter: Router<KidInteractor> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(presenter: KidViewController())
    interactor.listener = listener
    return KidRouter(interactor: interactor)
  }
}
