// Kid, whose button asks for a code, and Mom, who opens a sibling with each code. Examples add Kid's interactor, and how
// Mom opens the sibling.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidGetCode(_ code: String)
}

protocol KidPresentableListener: AnyObject {
  func didTapSend()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func sendTapped() { listener?.didTapSend() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<KidDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    let interactor = KidInteractor(presenter: view, service: dependency.service)
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

final class MomInteractor: Interactor, KidListener, SiblingListener {
  weak var router: MomRouter?

  func kidDidGetCode(_ code: String) { router?.openSibling() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  private let kid: KidRouter
  let siblingBuilder: SiblingBuilder
  var sibling: SiblingRouter?

  init(
    interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder,
    siblingBuilder: SiblingBuilder
  ) {
    kid = kidBuilder.build(withListener: interactor)
    self.siblingBuilder = siblingBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    attachChild(kid)
  }
}
