// Mom without her view: a tap calls `open`, which examples add. `cover` presents Kid over the whole screen.
import RIBs
import UIKit

protocol MomPresentableListener: AnyObject {
  func didTapOpen()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomPresentableListener,
  KidListener
{
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
  func kidDidClose() { router?.close() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  let kidBuilder: KidBuildable
  var kid: KidRouting?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func cover(_ view: UIViewController) {
    view.modalPresentationStyle = .fullScreen
    viewController.present(view, animated: true)
  }

  func close() {
    guard let kid else { return }
    detachChild(kid)
    self.kid = nil
    viewController.dismiss(animated: true)
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let view = MomViewController()
    let interactor = MomInteractor(presenter: view)
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
