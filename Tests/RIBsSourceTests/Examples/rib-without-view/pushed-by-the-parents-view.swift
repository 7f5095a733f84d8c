// The view of the parent pushes, and the child's view has no such report.
protocol MomViewControllable: ViewControllable {
  func show(_ view: ViewControllable)
}

final class MomViewController: UIViewController, MomViewControllable {
  func show(_ view: ViewControllable) {
    navigationController?.pushViewController(view.uiviewController, animated: true)
  }
}

final class MomInteractor: Interactor, KidListener {
  weak var router: MomRouter?
  let links = PublishSubject<URL>()

  override func didBecomeActive() {
    super.didBecomeActive()
    links.subscribe(onNext: { [weak self] _ in self?.router?.routeToKid() })
      .disposeOnDeactivate(interactor: self)
  }

  func kidDidClose() {
    router?.detachKid()
  }
}

final class MomRouter: ViewableRouter<MomInteractor, MomViewControllable> {
  private let kidBuilder: KidBuilder
  private var kid: ViewableRouting?

  init(
    interactor: MomInteractor, viewController: MomViewControllable, kidBuilder: KidBuilder
  ) {
    self.kidBuilder = kidBuilder
    super.init(interactor: interactor, viewController: viewController)
    interactor.router = self
  }

  func routeToKid() {
    if kid != nil { return }
    let kid = kidBuilder.build(withListener: interactor)
    self.kid = kid
    attachChild(kid)  // reported: warning
    viewController.show(kid.viewControllable)
  }

  func detachKid() {
    guard let kid = kid else { return }
    viewController.uiviewController.navigationController?.popViewController(animated: true)
    detachChild(kid)
    self.kid = nil
  }
}

protocol KidListener: AnyObject {
  func kidDidClose()
}

final class KidInteractor: Interactor {
  weak var listener: KidListener?
  let saved = PublishSubject<Void>()

  override func didBecomeActive() {
    super.didBecomeActive()
    saved.subscribe(onNext: { [weak self] in self?.listener?.kidDidClose() })
      .disposeOnDeactivate(interactor: self)
  }
}

final class KidViewController: UIViewController, ViewControllable {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    view.endEditing(true)
  }
}

final class KidRouter: ViewableRouter<KidInteractor, KidViewController> {}

final class KidBuilder: Builder<EmptyDependency> {
  func build(withListener listener: KidListener) -> ViewableRouting {
    let interactor = KidInteractor()
    interactor.listener = listener
    return KidRouter(interactor: interactor, viewController: KidViewController())
  }
}
