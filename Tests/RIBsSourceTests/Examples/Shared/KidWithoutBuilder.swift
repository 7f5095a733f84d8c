// Kid without a builder and a view, which examples add.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: ViewableRouting {}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

protocol KidInteractable: Interactable {
  var router: KidRouting? { get set }
  var listener: KidListener? { get set }
}

final class KidRouter: ViewableRouter<KidInteractable, ViewControllable>, KidRouting {
  override init(interactor: KidInteractable, viewController: ViewControllable) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }
}

final class KidInteractor: Interactor, KidInteractable, KidPresentableListener {
  weak var router: KidRouting?
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidClose() }
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}
