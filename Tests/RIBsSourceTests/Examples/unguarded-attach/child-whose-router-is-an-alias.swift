// Kid's router has the runtime's class under another name.
typealias KidRouter = ViewableRouter<Interactable, ViewControllable>

final class KidInteractor: Interactor {}

final class KidViewController: UIViewController, ViewControllable {}

final class KidBuilder: Builder<EmptyDependency> {
  func build() -> ViewableRouting {
    KidRouter(interactor: KidInteractor(), viewController: KidViewController())
  }
}

final class MomInteractor: Interactor {
  weak var router: MomRouter?

  func didTapOpen() { router?.open() }
}

final class MomViewController: UIViewController, ViewControllable {
  weak var listener: MomInteractor?

  @objc private func openTapped() { listener?.didTapOpen() }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewController> {
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(interactor: MomInteractor, viewController: MomViewController, kidBuilder: KidBuilder) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    let kid = kidBuilder.build()
    self.kid = kid
    attachChild(kid)  // reported: warning
  }
}
