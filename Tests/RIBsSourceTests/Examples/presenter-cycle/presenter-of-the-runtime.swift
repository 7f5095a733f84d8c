// The runtime's presenter holds the view, and gives itself to it.
import RIBs
import UIKit

protocol KidEvents: AnyObject {
  func closeTapped()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
}

final class KidViewController: UIViewController, ViewControllable {
  var events: KidEvents?  // reported: warning

  @objc private func closeTapped() { events?.closeTapped() }
}

final class KidPresenter: Presenter<KidViewController>, KidPresentable, KidEvents {
  weak var listener: KidPresentableListener?

  override init(viewController: KidViewController) {
    super.init(viewController: viewController)
    viewController.events = self
  }

  func closeTapped() { listener?.didTapClose() }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  func didTapClose() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let presenter = KidPresenter(viewController: view)
    let interactor = KidInteractor(presenter: presenter)
    presenter.listener = interactor
    return KidRouter(interactor: interactor, viewController: view)
  }
}
