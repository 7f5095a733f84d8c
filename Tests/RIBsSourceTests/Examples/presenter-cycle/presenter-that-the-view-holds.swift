// The view holds the presenter that holds the view.
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

final class KidPresenter: KidPresentable, KidEvents {
  weak var listener: KidPresentableListener?
  private let view: KidViewController

  init(view: KidViewController) { self.view = view }

  func closeTapped() { listener?.didTapClose() }
}

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  func didTapClose() {}
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> KidRouter {
    let view = KidViewController()
    let presenter = KidPresenter(view: view)
    view.events = presenter
    let interactor = KidInteractor(presenter: presenter)
    presenter.listener = interactor
    return KidRouter(interactor: interactor, viewController: view)
  }
}
