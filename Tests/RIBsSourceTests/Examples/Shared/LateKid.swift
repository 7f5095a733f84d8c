// Kid without its interactor, and Mom, who attaches Kid first. `routeToMain` answers Kid's `kidDidFinish`, and examples
// add it in an extension.
import RIBs
import UIKit

protocol KidListener: AnyObject {
  func kidDidFinish()
}

protocol KidPresentableListener: AnyObject {
  func didTapDone()
  func didTapSkip()
}

protocol KidPresentable: Presentable {
  var listener: KidPresentableListener? { get set }
}

final class KidViewController: UIViewController, KidPresentable, ViewControllable {
  weak var listener: KidPresentableListener?

  @objc private func doneTapped() { listener?.didTapDone() }
  @objc private func skipTapped() { listener?.didTapSkip() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let interactor = KidInteractor(presenter: KidViewController())
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}

final class MainInteractor: Interactor {}

final class MainRouter: ViewableRouter<MainInteractor, ViewControllable> {}

final class MainBuilder: Builder<EmptyDependency> {
  func build() -> MainRouter {
    MainRouter(interactor: MainInteractor(), viewController: MainViewController())
  }
}

final class MainViewController: UIViewController, ViewControllable {}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?

  func kidDidFinish() { router?.routeToMain() }
}

final class MomRouter: ViewableRouter<MomInteractor, ViewControllable> {
  let kidBuilder: KidBuilder
  let mainBuilder: MainBuilder
  var current: ViewableRouting?

  init(
    interactor: MomInteractor, viewController: ViewControllable, kidBuilder: KidBuilder,
    mainBuilder: MainBuilder
  ) {
    (self.kidBuilder, self.mainBuilder) = (kidBuilder, mainBuilder)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  override func didLoad() {
    super.didLoad()
    let kid = kidBuilder.build(withListener: interactor)
    current = kid
    attachChild(kid)
  }
}
