// One branch goes back to the start, and another one ends Mom.
// with: KidView
protocol KidListener: AnyObject {
  func kidDidFinish(again: Bool)
}

protocol KidPresentableListener: AnyObject {
  func didTapClose()
  func didTapAgain()
}

final class KidInteractor: Interactor, KidPresentableListener {
  weak var listener: KidListener?

  func didTapClose() { listener?.kidDidFinish(again: false) }
  func didTapAgain() { listener?.kidDidFinish(again: true) }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> KidRouter {
    let view = KidViewController()
    view.navigationItem.hidesBackButton = true
    let interactor = KidInteractor()
    view.listener = interactor
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: view)
  }
}

protocol MomListener: AnyObject {
  func momDidFinish()
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  weak var listener: MomListener?

  func didTapOpen() { router?.open() }

  func kidDidFinish(again: Bool) {
    if again {
      router?.popToStart()
    } else {
      listener?.momDidFinish()
    }
  }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: KidRouter?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    guard kid == nil else { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)
    viewController.navigationController?.pushViewController(kid.viewController, animated: true)
  }

  func popToStart() {
    // reported: warning
    viewController.navigationController?.popToRootViewController(animated: true)
  }
}
