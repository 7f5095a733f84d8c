// Kid whose router has no view: a tap on another kid calls `kidDidSelectRelated`.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidSelectRelated()
}

protocol KidPresentableListener: AnyObject {
  func didTapRelated()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapRelated() {
    listener?.kidDidSelectRelated()
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
