// Kid pushes a grandchild over her view, and so reports her own end.
// with: Mom, MomView, MomPushes
protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidRouting: ViewableRouting {
  func openSibling()
  func closeSibling()
}

protocol SiblingListener: AnyObject {
  func siblingDidLeave()
}

final class KidInteractor: Interactor, SiblingListener {
  weak var router: KidRouting?
  weak var listener: KidListener?

  func viewIsGone() { listener?.kidDidClose() }
  func didTapSibling() { router?.openSibling() }
  func siblingDidLeave() { router?.closeSibling() }
}

final class KidViewController: UIViewController, ViewControllable {
  weak var interactor: KidInteractor?

  override func viewDidDisappear(_ animated: Bool) {  // reported: warning
    super.viewDidDisappear(animated)
    interactor?.viewIsGone()
  }

  @objc private func siblingTapped() { interactor?.didTapSibling() }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController>, KidRouting {
  private let siblingBuilder: SiblingScreenBuilder
  private let sibling: SiblingScreenRouter

  init(
    interactor: KidInteractor, viewController: KidViewController,
    siblingBuilder: SiblingScreenBuilder
  ) {
    self.siblingBuilder = siblingBuilder
    sibling = siblingBuilder.build(withListener: interactor)
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openSibling() {
    guard children.isEmpty else { return }
    attachChild(sibling)
    viewController.navigationController?.pushViewController(
      sibling.viewController, animated: true)
  }

  func closeSibling() {
    detachChild(sibling)
  }
}

final class SiblingInteractor: Interactor {
  weak var listener: SiblingListener?

  func viewIsGone() { listener?.siblingDidLeave() }
}

final class SiblingScreenRouter: ViewableRouter<SiblingInteractor, SiblingViewController> {}

final class SiblingViewController: UIViewController, ViewControllable {
  weak var interactor: SiblingInteractor?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { interactor?.viewIsGone() }
  }
}

final class SiblingScreenBuilder: Builder<EmptyDependency> {
  func build(withListener listener: SiblingListener) -> SiblingScreenRouter {
    let (view, interactor) = (SiblingViewController(), SiblingInteractor())
    view.interactor = interactor
    interactor.listener = listener
    return SiblingScreenRouter(interactor: interactor, viewController: view)
  }
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> KidRouting
}

final class KidBuilder: Builder<EmptyDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> KidRouting {
    let (view, interactor) = (KidViewController(), KidInteractor())
    view.interactor = interactor
    interactor.listener = listener
    return KidRouter(
      interactor: interactor, viewController: view,
      siblingBuilder: SiblingScreenBuilder(dependency: EmptyComponent()))
  }
}
