// A late call of a detached child has its parent replace the child that is there.
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

final class KidInteractor: PresentableInteractor<KidPresentable>, KidPresentableListener {
  weak var listener: KidListener?

  func didTapDone() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
      self.listener?.kidDidFinish()  // reported: warning
    }
  }

  func didTapSkip() { listener?.kidDidFinish() }
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
  private let kidBuilder: KidBuilder
  private let mainBuilder: MainBuilder
  private var current: ViewableRouting?

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

  func routeToMain() {
    if let current { detachChild(current) }
    let main = mainBuilder.build()
    current = main
    attachChild(main)
  }
}
