// Aunt: a second screen beside Kid's, with a close button.
import RIBs
import UIKit

protocol AuntListener: AnyObject {
  func auntDidClose()
}

final class AuntInteractor: Interactor {
  weak var listener: AuntListener?

  init(listener: AuntListener) { self.listener = listener }

  func didTapClose() { listener?.auntDidClose() }
}

final class AuntViewController: UIViewController, ViewControllable {
  weak var listener: AuntInteractor?

  @objc private func closeTapped() { listener?.didTapClose() }
}

final class AuntRouter: ViewableRouter<AuntInteractor, AuntViewController> {}

final class AuntBuilder: Builder<EmptyDependency> {
  func build(withListener listener: AuntListener) -> AuntRouter {
    let view = AuntViewController()
    view.modalPresentationStyle = .fullScreen
    let interactor = AuntInteractor(listener: listener)
    view.listener = interactor
    return AuntRouter(interactor: interactor, viewController: view)
  }
}
