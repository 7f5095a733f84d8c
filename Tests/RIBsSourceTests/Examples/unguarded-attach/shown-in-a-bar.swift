// The child's view is a bar, which leaves the button free.
protocol MomRouting: ViewableRouting {
  func routeToKid()
  func detachKid()
}

protocol MomPresentable: Presentable {
  var listener: MomPresentableListener? { get set }
}

protocol MomPresentableListener: AnyObject {
  func didTapKid()
}

final class MomInteractor: PresentableInteractor<MomPresentable>, MomInteractable,
  MomPresentableListener
{
  weak var router: MomRouting?

  override init(presenter: MomPresentable) {
    super.init(presenter: presenter)
    presenter.listener = self
  }

  func didTapKid() {
    router?.routeToKid()
  }

  func kidDidClose() {
    router?.detachKid()
  }
}

protocol MomInteractable: Interactable, KidListener {
  var router: MomRouting? { get set }
}

protocol MomViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class MomViewController: UIViewController, MomPresentable, MomViewControllable {
  weak var listener: MomPresentableListener?

  @objc private func kidTapped() {
    listener?.didTapKid()
  }

  func show(_ view: ViewControllable) {
    let child = view.uiviewController
    addChild(child)
    self.view.addSubview(child.view)
    child.view.translatesAutoresizingMaskIntoConstraints = false
    child.view.bottomAnchor.constraint(equalTo: self.view.bottomAnchor).isActive = true
    child.view.heightAnchor.constraint(equalToConstant: 64).isActive = true
    child.didMove(toParent: self)
  }
}

final class MomRouter: ViewableRouter<MomInteractable, MomViewControllable>, MomRouting {
  private let kidBuilder: KidBuildable
  private var kid: ViewableRouting?

  init(
    interactor: MomInteractable, viewController: MomViewControllable,
    kidBuilder: KidBuildable
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.show(kid.viewControllable)
  }

  func detachKid() {
    guard let kid = kid else { return }
    detachChild(kid)
    self.kid = nil
  }
}

protocol KidListener: AnyObject {
  func kidDidClose()
}

protocol KidBuildable: Buildable {
  func build(withListener listener: KidListener) -> ViewableRouting
}

final class KidBuilder: Builder<KidDependency>, KidBuildable {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let interactor = KidInteractor(listener: listener)
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}
