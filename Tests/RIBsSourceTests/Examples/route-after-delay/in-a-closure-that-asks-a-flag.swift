// The closure asks a flag that other code sets.
// with: Kid, KidView, Mom, MomView
final class MomRouter: ViewableRouter<MomInteractable, ViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: KidRouting?
  private var isClosing = false

  init(interactor: MomInteractable, viewController: ViewControllable, kidBuilder: KidBuildable) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func open() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
      guard self.kid == nil, !self.isClosing else { return }
      let kid = self.kidBuilder.build(withListener: self.interactor)
      self.kid = kid
      self.attachChild(kid)  // reported: info
      self.viewController.uiviewController.addChild(kid.viewControllable.uiviewController)
    }
  }

  func leave() { isClosing = true }

  func close() {
    guard let kid else { return }
    kid.viewControllable.uiviewController.removeFromParent()
    detachChild(kid)
    self.kid = nil
  }
}

protocol GranPresentableListener: AnyObject {
  func didTapMom()
  func didTapAway()
}

final class GranViewController: UIViewController, ViewControllable {
  weak var listener: GranPresentableListener?

  @objc private func momTapped() { listener?.didTapMom() }
  @objc private func awayTapped() { listener?.didTapAway() }
}

final class GranInteractor: Interactor, GranPresentableListener {
  weak var router: GranRouter?

  func didTapMom() { router?.openMom() }
  func didTapAway() { router?.closeMom() }
}

final class GranRouter: ViewableRouter<GranInteractor, GranViewController> {
  private var mom: MomRouter?

  override init(interactor: GranInteractor, viewController: GranViewController) {
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func openMom() {
    guard mom == nil else { return }
    let mom = MomBuilder(dependency: EmptyComponent()).build()
    self.mom = mom
    attachChild(mom)
    viewController.addChild(mom.viewController.uiviewController)
  }

  func closeMom() {
    guard let mom else { return }
    mom.viewController.uiviewController.removeFromParent()
    detachChild(mom)
    self.mom = nil
  }
}

final class MomBuilder: Builder<EmptyDependency> {
  func build() -> MomRouter {
    let view = MomViewController()
    let interactor = MomInteractor()
    view.listener = interactor
    return MomRouter(
      interactor: interactor, viewController: view, kidBuilder: KidBuilder(dependency: dependency))
  }
}
